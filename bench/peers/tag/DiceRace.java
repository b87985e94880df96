import core.AbstractGameState;
import core.AbstractParameters;
import core.StandardForwardModel;
import core.actions.AbstractAction;
import core.components.Component;
import core.components.Dice;
import games.GameType;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** The dice race as TAG's games are written: parameters, a state, actions, and a forward model that knows the rules. */
final class DiceRace extends StandardForwardModel {
    static final int PLAYERS = 4;

    private static final AbstractAction ROLL = new Roll();
    private static final AbstractAction STOP = new Stop();

    static final class Parameters extends AbstractParameters {
        final int goal = 126;
        final int mostDice = 6;
        final int faces = 6;

        @Override
        protected AbstractParameters _copy() {
            return new Parameters();
        }

        @Override
        protected boolean _equals(Object other) {
            return other instanceof Parameters;
        }
    }

    static final class State extends AbstractGameState {
        int[] distances;
        Dice die;
        List<Integer> dice;

        State(AbstractParameters parameters, int players) {
            super(parameters, players);
        }

        Parameters numbers() {
            return (Parameters) gameParameters;
        }

        /** The constants of TAG's games are fixed; this one is of games that have none yet. */
        @Override
        protected GameType _getGameType() {
            return GameType.GameTemplate;
        }

        @Override
        protected List<Component> _getAllComponents() {
            return List.of(die);
        }

        @Override
        protected State _copy(int player) {
            State copy = new State(gameParameters.copy(), getNPlayers());
            copy.distances = distances.clone();
            copy.die = die.copy();
            copy.dice = new ArrayList<>(dice);
            return copy;
        }

        @Override
        protected double _getHeuristicScore(int player) {
            return isNotTerminal() ? getGameScore(player) / numbers().goal : getPlayerResults()[player].value;
        }

        @Override
        public double getGameScore(int player) {
            return distances[player];
        }

        @Override
        protected boolean _equals(Object other) {
            return other instanceof State that
                    && Arrays.equals(distances, that.distances)
                    && die.getValue() == that.die.getValue()
                    && dice.equals(that.dice);
        }

        @Override
        public int hashCode() {
            return Objects.hash(super.hashCode(), Arrays.hashCode(distances), die.getValue(), dice);
        }
    }

    /** Answers differ by their class alone. */
    abstract static class Answer extends AbstractAction {
        @Override
        public AbstractAction copy() {
            return this;
        }

        @Override
        public boolean equals(Object other) {
            return other != null && other.getClass() == getClass();
        }

        @Override
        public int hashCode() {
            return getClass().hashCode();
        }

        @Override
        public String getString(AbstractGameState state) {
            return getClass().getSimpleName();
        }
    }

    static final class Roll extends Answer {
        @Override
        public boolean execute(AbstractGameState state) {
            ((State) state).die.roll(state.getRnd());
            return true;
        }
    }

    static final class Stop extends Answer {
        @Override
        public boolean execute(AbstractGameState state) {
            State race = (State) state;
            for (int die : race.dice) race.distances[race.getCurrentPlayer()] += die;
            return true;
        }
    }

    @Override
    protected void _setup(AbstractGameState state) {
        State race = (State) state;
        race.distances = new int[race.getNPlayers()];
        race.die = new Dice(race.numbers().faces);
        race.dice = new ArrayList<>();
    }

    @Override
    protected List<AbstractAction> _computeAvailableActions(AbstractGameState state) {
        State race = (State) state;
        List<AbstractAction> actions = new ArrayList<>();
        if (race.dice.size() < race.numbers().mostDice) actions.add(ROLL);
        if (!race.dice.isEmpty()) actions.add(STOP);
        return actions;
    }

    @Override
    protected void _afterAction(AbstractGameState state, AbstractAction action) {
        State race = (State) state;
        if (action instanceof Stop) {
            if (race.distances[race.getCurrentPlayer()] >= race.numbers().goal) endGame(race);
            else endTurn(race);
        } else {
            int die = race.die.getValue();
            if (race.dice.contains(die)) endTurn(race);
            else race.dice.add(die);
        }
    }

    private void endTurn(State race) {
        race.dice.clear();
        endPlayerTurn(race);
    }
}
