package games;

import core.Game;

public enum GameType {
    GameTemplate(1, 8),
    TicTacToe(2, 2),
    CantStop(2, 4),
    LoveLetter(2, 4);

    private final int minPlayers;
    private final int maxPlayers;

    GameType(int minPlayers, int maxPlayers) {
        this.minPlayers = minPlayers;
        this.maxPlayers = maxPlayers;
    }

    public Game createGameInstance(int nPlayers, long seed) {
        if (nPlayers < minPlayers || nPlayers > maxPlayers) throw new IllegalArgumentException("Unsupported players.");
        if (this == LoveLetter) throw new RuntimeException(new IllegalStateException("The letters are lost."));
        System.out.println("A game may print what it likes.");
        Countdown.Parameters parameters = new Countdown.Parameters();
        parameters.setRandomSeed(seed);
        return new Game(this, new Countdown(), new Countdown.State(parameters, nPlayers));
    }
}
