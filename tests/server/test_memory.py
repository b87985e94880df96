"""Rooms are freed without the collector, so that it may be kept from stopping the tables."""

import gc
import weakref

from tests.server.rooms import folded, header, played

from jalopy.server.memory import SOCKETS, Memory
from jalopy.server.outlook import Known, update_for
from jalopy.server.service import OpenRoom


def test_a_room_that_nobody_holds_is_gone_at_once() -> None:
    gc.collect()
    gc.disable()
    try:
        opened = OpenRoom(folded(header(3, 2), played(3, 2, undos=True)))
        update_for(opened.room, "guest-1", Known())
        gone: list[weakref.ref[object]] = [weakref.ref(opened.room), weakref.ref(opened)]
        del opened
        assert [ref() for ref in gone] == [None, None]
    finally:
        gc.enable()


def test_everything_is_looked_through_after_enough_sockets() -> None:
    memory = Memory()
    thresholds = gc.get_threshold()
    try:
        memory.open()
        assert gc.get_freeze_count() > 0
        assert not memory.tidy(SOCKETS - 1)
        assert memory.tidy(SOCKETS)
        assert not memory.tidy(SOCKETS + 1)
    finally:
        gc.unfreeze()
        gc.set_threshold(*thresholds)
