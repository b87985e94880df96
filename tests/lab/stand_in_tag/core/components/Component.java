package core.components;

public abstract class Component {
    public abstract Component copy();
}
