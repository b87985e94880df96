package core.components;

import java.util.Random;

public class Dice extends Component {
    public final int nSides;
    protected int value;

    public Dice(int nSides) {
        this.nSides = nSides;
    }

    public int getValue() {
        return value;
    }

    public void roll(Random r) {
        value = r.nextInt(nSides) + 1;
    }

    @Override
    public Dice copy() {
        Dice copy = new Dice(nSides);
        copy.value = value;
        return copy;
    }
}
