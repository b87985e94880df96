package core;

public class CoreConstants {
    public enum GameResult {
        WIN_GAME(1),
        LOSE_GAME(-1),
        GAME_ONGOING(0),
        GAME_END(3);

        public final double value;

        GameResult(double value) {
            this.value = value;
        }
    }
}
