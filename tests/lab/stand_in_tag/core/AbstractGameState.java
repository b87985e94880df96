package core;

import core.CoreConstants.GameResult;
import core.actions.AbstractAction;
import core.components.Component;
import games.GameType;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;

public abstract class AbstractGameState {
    protected final AbstractParameters gameParameters;
    protected final GameType gameType = _getGameType();
    protected int turnOwner;
    protected int nPlayers;
    protected GameResult gameStatus;
    protected GameResult[] playerResults;
    protected Random rnd;
    List<AbstractAction> history;

    public AbstractGameState(AbstractParameters gameParameters, int nPlayers) {
        this.gameParameters = gameParameters;
        this.nPlayers = nPlayers;
    }

    protected abstract GameType _getGameType();

    protected abstract List<Component> _getAllComponents();

    protected abstract AbstractGameState _copy(int playerId);

    protected abstract double _getHeuristicScore(int playerId);

    public abstract double getGameScore(int playerId);

    protected abstract boolean _equals(Object o);

    protected void reset() {
        gameStatus = GameResult.GAME_ONGOING;
        playerResults = new GameResult[nPlayers];
        Arrays.fill(playerResults, GameResult.GAME_ONGOING);
        history = new ArrayList<>();
        turnOwner = 0;
        rnd = new Random(gameParameters.randomSeed);
    }

    public final AbstractParameters getGameParameters() {
        return gameParameters;
    }

    public int getNPlayers() {
        return nPlayers;
    }

    public int getCurrentPlayer() {
        return turnOwner;
    }

    public final GameResult[] getPlayerResults() {
        return playerResults;
    }

    public Random getRnd() {
        return rnd;
    }

    public final boolean isNotTerminal() {
        return gameStatus == GameResult.GAME_ONGOING;
    }

    public final AbstractGameState copy(int playerId) {
        AbstractGameState copy = _copy(playerId);
        copy.gameStatus = gameStatus;
        copy.playerResults = playerResults.clone();
        copy.turnOwner = turnOwner;
        copy.history = new ArrayList<>(history);
        copy.rnd = new Random(1);
        if (!equals(copy)) throw new AssertionError("A copy is not what was copied.");
        return copy;
    }

    @Override
    public final boolean equals(Object o) {
        return o instanceof AbstractGameState other
                && gameStatus == other.gameStatus
                && turnOwner == other.turnOwner
                && gameParameters._equals(other.gameParameters)
                && _equals(o);
    }

    @Override
    public int hashCode() {
        return Objects.hash(gameStatus, turnOwner);
    }
}
