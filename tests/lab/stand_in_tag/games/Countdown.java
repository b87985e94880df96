package games;

import core.AbstractGameState;
import core.AbstractParameters;
import core.StandardForwardModel;
import core.actions.AbstractAction;
import core.components.Component;

import java.util.List;

/** From ten down by one or two; whoever comes to nothing has won. */
final class Countdown extends StandardForwardModel {
    static final class Parameters extends AbstractParameters {
        @Override
        protected AbstractParameters _copy() {
            return new Parameters();
        }

        @Override
        protected boolean _equals(Object o) {
            return o instanceof Parameters;
        }
    }

    static final class State extends AbstractGameState {
        int left;

        State(AbstractParameters parameters, int players) {
            super(parameters, players);
        }

        @Override
        protected GameType _getGameType() {
            return GameType.TicTacToe;
        }

        @Override
        protected List<Component> _getAllComponents() {
            return List.of();
        }

        @Override
        protected State _copy(int playerId) {
            State copy = new State(gameParameters.copy(), nPlayers);
            copy.left = left;
            return copy;
        }

        @Override
        protected double _getHeuristicScore(int playerId) {
            return 0;
        }

        @Override
        public double getGameScore(int playerId) {
            return 0;
        }

        @Override
        protected boolean _equals(Object o) {
            return o instanceof State other && left == other.left;
        }
    }

    static final class Down extends AbstractAction {
        private final int by;

        Down(int by) {
            this.by = by;
        }

        @Override
        public boolean execute(AbstractGameState gs) {
            ((State) gs).left -= by;
            return true;
        }

        @Override
        public AbstractAction copy() {
            return this;
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof Down other && by == other.by;
        }

        @Override
        public int hashCode() {
            return by;
        }

        @Override
        public String getString(AbstractGameState gameState) {
            return "Down by " + by;
        }
    }

    @Override
    protected void _setup(AbstractGameState firstState) {
        ((State) firstState).left = 10;
    }

    @Override
    protected List<AbstractAction> _computeAvailableActions(AbstractGameState gameState) {
        return ((State) gameState).left == 1 ? List.of(new Down(1)) : List.of(new Down(1), new Down(2));
    }

    @Override
    protected void _afterAction(AbstractGameState currentState, AbstractAction actionTaken) {
        if (((State) currentState).left == 0) endGame(currentState);
        else endPlayerTurn(currentState);
    }
}
