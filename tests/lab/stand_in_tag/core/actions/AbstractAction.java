package core.actions;

import core.AbstractGameState;

public abstract class AbstractAction {
    public abstract boolean execute(AbstractGameState gs);

    public abstract AbstractAction copy();

    @Override
    public abstract boolean equals(Object obj);

    @Override
    public abstract int hashCode();

    public abstract String getString(AbstractGameState gameState);
}
