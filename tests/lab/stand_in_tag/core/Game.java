package core;

import games.GameType;

public class Game {
    protected AbstractGameState gameState;
    protected AbstractForwardModel forwardModel;

    public Game(GameType type, AbstractForwardModel model, AbstractGameState gameState) {
        this.forwardModel = model;
        this.gameState = gameState;
        model.setup(gameState);
    }

    public final AbstractGameState getGameState() {
        return gameState;
    }

    public AbstractForwardModel getForwardModel() {
        return forwardModel;
    }
}
