package core;

import core.actions.AbstractAction;

public abstract class StandardForwardModel extends AbstractForwardModel {
    @Override
    protected final void _next(AbstractGameState currentState, AbstractAction action) {
        action.execute(currentState);
        _afterAction(currentState, action);
    }

    protected void _afterAction(AbstractGameState currentState, AbstractAction actionTaken) {}

    @Override
    public final void endPlayerTurn(AbstractGameState gs) {
        gs.turnOwner = (gs.turnOwner + 1) % gs.nPlayers;
    }
}
