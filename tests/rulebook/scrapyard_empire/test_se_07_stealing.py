"""SE-7 and SE-8  Stealing and trading."""

from tests.rulebook.marks import rule
from tests.rulebook.scrapyard_empire.table import (
    actions,
    asked,
    barred,
    hand,
    keys,
    known,
    of,
    parts,
    play,
    player,
    told,
    yard,
)

FROM_MINERVA = "steal:machine:captain-minerva"
OFFER = "trade:part:captain-minerva"
OFFER_MACHINE = "trade:machine:captain-minerva"


@rule("SE-7.1")
def test_SE_7_1_five_or_six_after_naming_whom_and_what() -> None:
    for die in range(1, 7):
        match = yard(player(), player(["hull"]), dice=[die], extra=True)
        play(match, "steal:part:captain-minerva")
        assert asked(match) == (0, "steal-part" if die >= 5 else "action")
        assert told(match, "stealing") == [{"seat": 0, "victim_seat": 1, "what": "part", "wanted": 5}]
        assert len(told(match, "steal-failed")) == (die < 5)
        assert actions(match) == 1


@rule("SE-7.2")
def test_SE_7_2_any_part() -> None:
    match = yard(player(), player(["hull", "crank", "hull"]), dice=[5], extra=True)
    play(match, "steal:part:captain-minerva")
    assert keys(match) == ["part:crank", "part:hull"]
    play(match, "part:hull")
    assert parts(match) == ["hull"]
    assert parts(match, 1) == ["crank", "hull"]


@rule("SE-7.3")
def test_SE_7_3_one_of_two_machines_by_lot() -> None:
    victim = player(machines=["navigatrix", "biomonitor", "petrol-engine"])
    match = yard(player(), victim, player(), dice=[6], picks=[0, 1], extra=True)
    play(match, FROM_MINERVA)
    assert keys(match) == ["machine:petrol-engine", "machine:navigatrix"]
    play(match, "machine:petrol-engine")
    assert hand(match) == ["petrol-engine"]
    assert hand(match, 1) == ["biomonitor", "navigatrix"]
    assert of(match, 1)["machines"] == 2
    assert told(match, "stole", seat=2) == [{"seat": 0, "victim_seat": 1, "count": 1}]
    assert told(match, "stole", seat=1)[0]["cards"] == ["petrol-engine"]
    assert known(match, 1, to=0) == [["navigatrix"], []]


@rule("SE-7.3")
def test_SE_7_3_the_only_machine_is_taken_and_equal_ones_are_asked_about_all_the_same() -> None:
    match = yard(player(), player(machines=["navigatrix"]), dice=[6], extra=True)
    play(match, FROM_MINERVA)
    assert hand(match) == ["navigatrix"]
    assert asked(match) == (0, "action")
    match = yard(player(), player(machines=["navigatrix", "navigatrix"]), dice=[6], picks=[0, 0], extra=True)
    play(match, FROM_MINERVA)
    assert asked(match) == (0, "steal-machine")
    assert keys(match) == ["machine:navigatrix"]


@rule("SE-7.3")
def test_SE_7_3_whoever_knew_the_only_machine_still_knows_it() -> None:
    shown = [{"place": "machines-1", "at": 0, "to": "all"}]
    match = yard(player(), player(machines=["navigatrix"]), player(), dice=[6], known=shown, extra=True)
    play(match, FROM_MINERVA)
    assert told(match, "stole", seat=2) == [{"seat": 0, "victim_seat": 1, "cards": ["navigatrix"]}]
    assert known(match, 0) == [["navigatrix"], []]


@rule("SE-7.4")
def test_SE_7_4_no_inventions_no_built_machines_nothing_from_nobody() -> None:
    match = yard(player(), player(inventions=["time-machine"], built=["navigatrix"]), extra=True)
    assert not [key for key in keys(match) if key.startswith("steal")]
    assert barred(match)["steal:machine:captain-minerva"] == "nothing-to-steal"
    assert barred(match)["steal:part:captain-minerva"] == "nothing-to-steal"


@rule("SE-8.1")
def test_SE_8_1_one_part_for_one_part() -> None:
    match = yard(player(["hull", "crank"]), player(["petrol", "crank"]), player(), extra=True)
    assert [key for key in keys(match) if key.startswith("trade")] == [OFFER]
    play(match, OFFER)
    assert asked(match) == (0, "offer-give")
    assert keys(match) == ["give:crank", "give:hull", "back"]
    play(match, "give:crank")
    assert keys(match) == ["want:petrol", "back"]
    play(match, "back", "give:hull")
    assert keys(match) == ["want:crank", "want:petrol", "back"]
    assert not told(match, "trade-offered")
    assert barred(yard(player(), player(["hull"]), extra=True))[OFFER] == "nothing-to-trade"


@rule("SE-8.1")
def test_SE_8_1_nothing_is_offered_for_which_nothing_else_could_be_wanted() -> None:
    match = yard(player(["hull"]), player(["hull", "hull"]), extra=True)
    assert OFFER not in keys(match)
    assert barred(match)[OFFER] == "all-alike"
    match = yard(player(["hull", "crank"]), player(["hull"]), extra=True)
    play(match, OFFER)
    assert keys(match) == ["give:crank", "back"]
    play(match, "give:crank", "want:hull", "counter")
    assert keys(match) == ["give:hull", "back"]


@rule("SE-8.2")
def test_SE_8_2_accepted_cards_change_hands() -> None:
    match = yard(player(["hull"]), player(["petrol"]), extra=True)
    play(match, OFFER, "give:hull", "want:petrol")
    assert asked(match) == (1, "trade")
    play(match, "accept")
    assert parts(match) == ["petrol"]
    assert parts(match, 1) == ["hull"]
    assert actions(match) == 1
    match = yard(player(machines=["navigatrix"]), player(machines=["biomonitor"]), extra=True)
    play(match, OFFER_MACHINE, "give:navigatrix", "want:petrol-engine")
    assert keys(match) == ["counter", "refuse"]
    assert barred(match) == {"accept": "not-in-hand"}
    match = yard(player(machines=["navigatrix"]), player(machines=["biomonitor"]), extra=True)
    play(match, OFFER_MACHINE, "give:navigatrix", "want:biomonitor", "accept")
    assert hand(match) == ["biomonitor"]
    assert hand(match, 1) == ["navigatrix"]


@rule("SE-8.3")
def test_SE_8_3_one_counter_offer() -> None:
    match = yard(player(["hull", "crank"]), player(["petrol", "bulbs"]), extra=True)
    play(match, OFFER, "give:hull", "want:petrol", "counter")
    assert asked(match) == (1, "offer-give")
    play(match, "back")
    assert asked(match) == (1, "trade")
    play(match, "counter", "give:petrol", "want:crank")
    assert asked(match) == (0, "counter")
    assert keys(match) == ["accept", "refuse"]
    assert barred(match) == {"counter": "one-counter-offer"}
    play(match, "accept")
    assert parts(match) == ["hull", "petrol"]
    assert parts(match, 1) == ["bulbs", "crank"]
    assert actions(match) == 1


@rule("SE-8.4")
def test_SE_8_4_what_is_offered_is_shown_and_what_is_wanted_is_named() -> None:
    match = yard(
        player(machines=["navigatrix", "biomonitor"]), player(machines=["petrol-engine"]), player(), extra=True
    )
    play(match, OFFER_MACHINE, "give:navigatrix")
    assert len(keys(match)) == 9  # every other kind, whatever the partner holds
    assert "navigatrix" not in str(match.view(2))
    play(match, "want:mecha-skeleton")
    assert told(match, "trade-offered", seat=2) == [
        {"seat": 0, "partner_seat": 1, "gives": "navigatrix", "wants": "wish-mecha-skeleton"}
    ]
    assert known(match, 0) == [["navigatrix"], []]
    assert match.view(2)["trade"]["wants"] == "wish-mecha-skeleton"  # type: ignore[index]
    play(match, "counter", "give:petrol-engine", "want:transport-vessel")
    assert told(match, "counter-offered")[0]["gives"] == "petrol-engine"
    assert known(match, 1) == [["petrol-engine"], []]
    assert keys(match) == ["refuse"]


@rule("SE-8.5")
def test_SE_8_5_a_refused_trade_is_free_but_there_is_one_offer_for_each() -> None:
    match = yard(player(["hull"]), player(["petrol"]), player(["bulbs"]), extra=True)
    play(match, OFFER, "give:hull", "want:petrol", "refuse")
    assert actions(match) == 2
    assert told(match, "trade-refused") == [{"seat": 1}]
    assert OFFER not in keys(match)
    assert barred(match)[OFFER] == "one-offer"
    assert "trade:part:jerry-riggsby" in keys(match)
