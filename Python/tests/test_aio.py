# SPDX-License-Identifier: MIT
"""The asynchronous client on a real socket, with a recording server."""

import asyncio

import pytest
from recording_server import methods

import a11y_speak
from a11y_speak import AsyncClient, Disconnected, NoDaemon, Refused, conversation

CHART = a11y_speak.Chart("c", "C", [a11y_speak.Axis("x", is_x=True)], [a11y_speak.Series("s", "S", [1], [2])])


def test_an_asynchronous_client_describes_announces_and_reconnects_like_a_client(server):
    server.outcome = "finished"

    async def main():
        async with AsyncClient("test", socket=server.path) as client:
            await client.describe(CHART)
            receipts = await asyncio.gather(*(client.announce(f"text {n}") for n in range(5)))
            states = [(await receipt.outcome()).state for receipt in receipts]
            server.stop()
            server.take()
            server.start()
            again = await client.announce("again")
            states.append((await again.outcome()).state)
            server.refuse("cancel", "No.")
            with pytest.raises(Refused, match=r"No\."):
                await client.cancel(scope="self")
            await client.remove("c")
        return states, [event async for event in client.events()]

    states, events = asyncio.run(main())
    assert states == ["finished"] * 6
    assert [name for name, _ in events] == ["announcement"] * 12
    names = methods(server)
    assert names[:5] == ["hello", "subscribe", "describeChart", "appendPoints", "announce"]


def test_an_asynchronous_client_without_a_daemon_raises_an_error(tmp_path):
    async def main():
        async with AsyncClient("test", socket=str(tmp_path / "none")):
            pass

    with pytest.raises(NoDaemon, match="no daemon answers"):
        asyncio.run(main())


def test_an_asynchronous_client_whose_daemon_stays_away_raises_an_error_after_its_patience(server):
    async def main():
        async with AsyncClient("test", socket=server.path, patience=0.2) as client:
            receipt = await client.announce("a")
            server.stop()
            with pytest.raises(NoDaemon):
                await receipt.outcome()
            with pytest.raises(NoDaemon):
                await client.announce("b")

    asyncio.run(main())


def test_an_asynchronous_client_whose_daemon_answers_nothing_raises_an_error(server, monkeypatch):
    async def main():
        async with AsyncClient("test", socket=server.path) as client:
            monkeypatch.setattr(conversation, "LONGEST_SILENCE", 0.3)
            with server.stopped(), pytest.raises(Disconnected, match=r"has not answered for 0\.3 s"):
                await client.announce("Hello")

    asyncio.run(main())
