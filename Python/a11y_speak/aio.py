# SPDX-License-Identifier: MIT
"""The asyncio connection to a11y-speakd."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Awaitable, Iterable, Mapping
from types import TracebackType

from . import address, conversation, steps
from .charts import Chart
from .conversation import Conversation
from .errors import NoDaemon, SpeakError
from .outcomes import AnnouncementEvent
from .requests import Requests
from .wire import Params

__all__ = ["AsyncClient", "AsyncReceipt"]

READ = 65_536


class AsyncReceipt:
    """An accepted announcement. `async for` yields its events; the last one is its outcome.

    Attributes:
        id: the daemon's number of the announcement; None when there was nothing to say.
        events: the events received so far.
    """

    def __init__(self, id: int | None) -> None:
        self.id, self.events = id, list[AnnouncementEvent]()
        self._changed = asyncio.Event()
        self._error: SpeakError | None = None

    async def outcome(self) -> AnnouncementEvent:
        """Waits for the outcome, the announcement's last event. `asyncio.timeout` limits the wait.

        Raises:
            Disconnected: when the daemon disconnects, and no daemon is found again.
            SpeakError: when there was nothing to say, because then no outcome follows.
        """
        async for event in self:
            if event.is_outcome:
                return event
        raise SpeakError("There was nothing to say, so there is no outcome.")

    async def __aiter__(self) -> AsyncIterator[AnnouncementEvent]:
        seen = 0
        while self.id is not None:
            while len(self.events) <= seen:
                if self._error:
                    raise self._error
                self._changed.clear()
                await self._changed.wait()
            yield self.events[seen]
            if self.events[seen].is_outcome:
                return
            seen += 1

    def _take(self, event: AnnouncementEvent | SpeakError) -> None:
        if isinstance(event, SpeakError):
            self._error = event
        else:
            self.events.append(event)
        self._changed.set()


class AsyncClient(Requests[Awaitable[AsyncReceipt], Awaitable[Params], Awaitable[int], Awaitable[None]]):
    """`Client` for asyncio: every method is awaited.

        async with AsyncClient("build") as client:
            receipt = await client.announce("Build finished")
            await receipt.outcome()

    The parameters and errors are those of `Client`. `async with` raises the errors of connecting.
    """

    def __init__(
        self,
        name: str,
        *,
        version: str | None = None,
        socket: str | None = None,
        environment: Mapping[str, str] | None = None,
        events: Iterable[str] = ("announcements",),
        scope: str = "self",
        patience: float = 10.0,
    ) -> None:
        self._environment = os.environ if environment is None else environment
        self._path = socket or address.socket_path(self._environment)
        self._talk = Conversation(name, version, list(events), scope, patience)
        self._happened: asyncio.Queue[tuple[str, Params] | None] = asyncio.Queue()
        self._receipts: dict[int, AsyncReceipt] = {}
        self._writer: asyncio.StreamWriter | None = None
        self._reading: asyncio.Task[None] | None = None
        self._lines = 0

    async def __aenter__(self) -> AsyncClient:
        await asyncio.to_thread(address.start_if_asked, self._path, self._environment)
        reader = await self._connect()
        self._perform(self._talk.opened())
        self._reading = asyncio.create_task(self._read(reader))
        try:
            await self._reply("status", {"limit": 0})
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Closes the connection. Accepted announcements are still said; the client's charts are removed."""
        self._perform(self._talk.end())
        if self._reading:
            self._reading.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reading

    async def events(self) -> AsyncIterator[tuple[str, Params]]:
        """Yields the daemon's events, each as its name and its parameters, until the client is closed."""
        while (event := await self._happened.get()) is not None:
            yield event

    async def describe(self, chart: Chart) -> None:
        """Sends a chart to the daemon, or replaces the chart with the same id. Nothing is announced."""
        self._talk.show(chart)
        for method, params in chart.requests():
            await self._reply(method, params)

    async def remove(self, chart: str) -> None:
        """Removes a chart, and its announcements that are still waiting."""
        self._talk.charts.pop(chart, None)
        await self._reply("removeChart", {"chart": chart})

    async def _reply(self, method: str, params: Params) -> Params:
        return (await self._ask(method, params))[0]

    async def _receipt(self, method: str, params: Params) -> AsyncReceipt:
        reply, receipt = await self._ask(method, params)
        return receipt or AsyncReceipt(reply.get("announcement"))

    async def _count(self, method: str, params: Params, member: str) -> int:
        return int((await self._reply(method, params)).get(member, 0))

    async def _done(self, method: str, params: Params) -> None:
        await self._reply(method, params)

    async def _ask(self, method: str, params: Params) -> tuple[Params, AsyncReceipt | None]:
        answer: asyncio.Future[tuple[Params, AsyncReceipt | None]]
        answer = asyncio.get_running_loop().create_future()
        self._perform(self._talk.ask(method, params, answer))
        if self._writer:
            with contextlib.suppress(OSError):  # the reader meets the error too
                await self._writer.drain()
        while True:
            heard = self._lines
            try:
                return await asyncio.wait_for(asyncio.shield(answer), conversation.LONGEST_SILENCE)
            except TimeoutError:
                if self._writer and heard == self._lines:
                    self._perform(self._talk.silent())

    async def _connect(self) -> asyncio.StreamReader:
        link = address.connect(self._path)
        reader, self._writer = await asyncio.open_unix_connection(sock=link)
        return reader

    async def _read(self, reader: asyncio.StreamReader) -> None:
        """Reads, reconnects after a cut, and returns when the conversation is over."""
        while not self._talk.over:
            data = b""
            with contextlib.suppress(OSError):
                data = await reader.read(READ)
            if data:
                self._lines += data.count(b"\n")
                self._perform(self._talk.take(data))
                continue
            self._hang_up()
            found = await self._search(self._talk.closed())
            if found is None:
                return
            reader = found

    async def _search(self, wanted: list[steps.Step]) -> asyncio.StreamReader | None:
        while not self._talk.over:
            self._perform(wanted)
            await asyncio.sleep(sum(s.seconds for s in wanted if isinstance(s, steps.Wait)))
            self._talk.waited()
            try:
                reader = await self._connect()
            except NoDaemon as error:
                wanted = self._talk.not_found(error)
                continue
            self._perform(self._talk.opened())
            return reader
        self._perform(wanted)
        return None

    def _hang_up(self) -> None:
        if self._writer:
            self._writer.close()
        self._writer = None

    def _perform(self, wanted: Iterable[steps.Step]) -> None:
        for step in wanted:
            match step:
                case steps.Send(line):
                    if self._writer:
                        self._writer.write(line)
                case steps.Answer(future, reply):
                    self._answer(future, reply)
                case steps.Happened(name, params):
                    self._hear(name, params)
                case steps.Over(error):
                    self._finish(error)

    def _answer(
        self,
        future: asyncio.Future[tuple[Params, AsyncReceipt | None]],
        reply: Params | SpeakError,
    ) -> None:
        if isinstance(reply, SpeakError):
            if not future.done():
                future.set_exception(reply)
            return
        id, receipt = reply.get("announcement"), None
        if id is not None and "announcements" in self._talk.events:
            receipt = self._receipts.setdefault(id, AsyncReceipt(id))
        if not future.done():
            future.set_result((reply, receipt))

    def _hear(self, name: str, params: Params) -> None:
        if name == "announcement":
            event = AnnouncementEvent.of(params)
            if event and (receipt := self._receipts.get(event.id)) is not None:
                receipt._take(event)
                if event.is_outcome:
                    del self._receipts[event.id]
        self._happened.put_nowait((name, params))

    def _finish(self, error: SpeakError) -> None:
        self._hang_up()
        for receipt in self._receipts.values():
            receipt._take(error)
        self._receipts = {}
        self._happened.put_nowait(None)
