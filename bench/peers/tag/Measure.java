import com.sun.management.OperatingSystemMXBean;
import core.AbstractForwardModel;
import core.AbstractGameState;
import core.Game;
import core.actions.AbstractAction;
import games.GameType;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * TAG's own games and the dice race, answered by lot: it is called as the runners in Python are, measures what
 * ../measuring.py measures, and prints one line of JSON, or one of what is wrong.
 */
final class Measure {
    private static final int HELD = 300;
    private static final int IN_THE_MIDDLE = 20;
    private static final int COPIED = 1000; // states of whole matches, at least
    private static final int ALL = Integer.MAX_VALUE;

    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    record Match(AbstractForwardModel rules, AbstractGameState state) {
        /** A new one in what held another. */
        void again(long number) {
            state.getGameParameters().setRandomSeed(number);
            rules.setup(state);
        }

        AbstractAction lot(Random lot) {
            List<AbstractAction> actions = rules.computeAvailableActions(state);
            return actions.get(lot.nextInt(actions.size()));
        }

        int play(Random lot, int most) {
            int count = 0;
            while (count < most && state.isNotTerminal()) {
                rules.next(state, lot(lot));
                count += 1;
            }
            return count;
        }
    }

    static Match start(String name, long number) {
        return switch (name) {
            case "tic-tac-toe" -> own("TicTacToe", 2, number);
            case "cant-stop" -> own("CantStop", 4, number);
            case "love-letter" -> own("LoveLetter", 4, number);
            case "race" -> race(number);
            default -> throw new IllegalArgumentException("There is no game '" + name + "' here.");
        };
    }

    private static Match own(String name, int players, long number) {
        Game game = GameType.valueOf(name).createGameInstance(players, number);
        return new Match(game.getForwardModel(), game.getGameState());
    }

    private static Match race(long number) {
        Match match = new Match(new DiceRace(), new DiceRace.State(new DiceRace.Parameters(), DiceRace.PLAYERS));
        match.again(number);
        return match;
    }

    /** As long again as it measures it only plays before: Java compiles what runs often. */
    static String measure(String name, double seconds) {
        List<AbstractGameState> states = states(name);
        speed(name, seconds / 2);
        copying(states, seconds / 2);
        double[] speed = speed(name, seconds / 2);
        return json("decisions_per_second", speed[0], "matches_per_second", speed[1],
                "copy_us", copying(states, seconds / 2));
    }

    /** Decisions and matches per second. */
    static double[] speed(String name, double seconds) {
        Match match = start(name, 0);
        Random lot = new Random(1);
        long matches = 0;
        long decisions = 0;
        double began = tick();
        double passed = 0;
        while (passed < seconds || matches == 0) {
            matches += 1;
            match.again(matches);
            decisions += match.play(lot, ALL);
            passed = now() - began;
        }
        return new double[] {decisions / passed, matches / passed};
    }

    /** As they are before every answer of some matches. */
    static List<AbstractGameState> states(String name) {
        List<AbstractGameState> states = new ArrayList<>();
        Random lot = new Random(2);
        for (long number = 1; states.size() < COPIED; number += 1) {
            Match match = start(name, number);
            while (match.state().isNotTerminal()) {
                states.add(copy(match.state()));
                match.play(lot, 1);
            }
        }
        return states;
    }

    /** What one takes in µs. */
    static double copying(List<AbstractGameState> states, double seconds) {
        long copies = 0;
        double began = tick();
        double passed = 0;
        while (passed < seconds || copies == 0) {
            for (AbstractGameState state : states) Reference.reachabilityFence(copy(state));
            copies += states.size();
            passed = now() - began;
        }
        return passed / copies * 1e6;
    }

    /** For whoever is asked, as TAG gives it to its players: what they do not see is dealt anew. */
    private static AbstractGameState copy(AbstractGameState state) {
        return state.copy(state.getCurrentPlayer());
    }

    /** Of the heap, after the collector has been. */
    static String memory(String name) {
        start(name, 0).play(new Random(0), ALL);
        List<Match> held = new ArrayList<>();
        long before = used();
        for (int number = 0; number < HELD; number += 1) {
            Match match = start(name, number);
            match.play(new Random(number), IN_THE_MIDDLE);
            held.add(match);
        }
        long after = used();
        Reference.reachabilityFence(held);
        return json("memory_kb", (after - before) / 1024.0 / HELD);
    }

    private static long used() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    /** Seconds of the processor, of all threads: the compiler's and the collector's too. */
    private static double now() {
        return SYSTEM.getProcessCpuTime() / 1e9;
    }

    /** The moment at which that clock, which may move by hundredths, has just moved. */
    private static double tick() {
        double before = now();
        double moved = before;
        while (moved == before) moved = now();
        return moved;
    }

    private static String json(Object... pairs) {
        List<String> written = new ArrayList<>();
        for (int at = 0; at < pairs.length; at += 2) {
            written.add(String.format(Locale.ROOT, "\"%s\": %.6f", pairs[at], (double) pairs[at + 1]));
        }
        return "{" + String.join(", ", written) + "}";
    }

    public static void main(String[] words) {
        PrintStream out = System.out;
        System.setOut(System.err); // whatever the games print is no result
        try {
            out.println(words[1].equals("memory") ? memory(words[0]) : measure(words[0], Double.parseDouble(words[1])));
        } catch (Throwable error) {
            Throwable cause = error;
            while (cause.getCause() != null) cause = cause.getCause();
            System.err.println(cause.toString().lines().findFirst().orElse("it failed"));
            System.exit(1);
        }
    }
}
