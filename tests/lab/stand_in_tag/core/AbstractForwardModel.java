package core;

import core.CoreConstants.GameResult;
import core.actions.AbstractAction;

import java.util.List;

public abstract class AbstractForwardModel {
    protected abstract void _setup(AbstractGameState firstState);

    protected abstract void _next(AbstractGameState currentState, AbstractAction action);

    protected abstract List<AbstractAction> _computeAvailableActions(AbstractGameState gameState);

    protected abstract void endPlayerTurn(AbstractGameState state);

    public final void setup(AbstractGameState gameState) {
        gameState.reset();
        _setup(gameState);
    }

    public final void next(AbstractGameState currentState, AbstractAction action) {
        if (!_computeAvailableActions(currentState).contains(action)) throw new AssertionError("That is not allowed.");
        currentState.history.add(action.copy());
        _next(currentState, action);
    }

    public final List<AbstractAction> computeAvailableActions(AbstractGameState gameState) {
        return _computeAvailableActions(gameState);
    }

    protected void endGame(AbstractGameState gs) {
        gs.gameStatus = GameResult.GAME_END;
        for (int player = 0; player < gs.nPlayers; player += 1) {
            gs.playerResults[player] = player == gs.turnOwner ? GameResult.WIN_GAME : GameResult.LOSE_GAME;
        }
    }
}
