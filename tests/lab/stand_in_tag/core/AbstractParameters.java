package core;

public abstract class AbstractParameters {
    long randomSeed;

    protected abstract AbstractParameters _copy();

    protected abstract boolean _equals(Object o);

    public void setRandomSeed(long randomSeed) {
        this.randomSeed = randomSeed;
    }

    public AbstractParameters copy() {
        return _copy();
    }
}
