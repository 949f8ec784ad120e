# SPDX-License-Identifier: MIT
"""Requests with replies per second: each connection sends its next message when it has the reply to the last one."""
import multiprocessing
import signal
import time

from . import BenchError
from .figures import Figures

REQUESTS = 10_000  # in one run, over all connections; with 2,000, Speech Dispatcher's figure varies from run to run
LIMIT = 60  # seconds for one run

fork = multiprocessing.get_context("fork")


def load(server, requests, start, results):
    """Uses one connection in a separate process. Encodes before the start, so that Python's share stays small."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    try:
        client = server.connect("text", events=False)
        encoded = [client.encode(f"number {i}") for i in range(requests)]
        start.wait(LIMIT)
        begin = time.monotonic()
        for request in encoded:
            client.submit(request)
        results.put((begin, time.monotonic(), None))
    except Exception as error:
        results.put((0, 0, f"{server.name} failed under load: {error}"))


def rate(server, connections):
    """The requests per second of one run."""
    start, results = fork.Barrier(connections), fork.SimpleQueue()
    workers = [fork.Process(target=load, args=(server, REQUESTS // connections, start, results), daemon=True)
               for _ in range(connections)]
    for worker in workers:
        worker.start()
    deadline = time.monotonic() + LIMIT
    for worker in workers:
        worker.join(max(0, deadline - time.monotonic()))
    if any(worker.is_alive() for worker in workers):
        raise BenchError(f"{server.name} did not answer {REQUESTS} requests within {LIMIT} s.")
    begins, ends, errors = zip(*(results.get() for _ in workers))
    if any(errors):
        raise BenchError(next(filter(None, errors)))
    return REQUESTS / (max(ends) - min(begins))


def throughput(studio, servers, connections):
    # Restarts the servers, to remove the effects of other measures.
    for server in servers:
        server.stop()
        server.start()
    figures = {server.name: Figures(more_is_better=True) for server in servers}
    for order in studio.turns(servers, max(5, studio.runs // 5)):
        for server in order:
            studio.hear(server).wait_silence()
            figures[server.name].add(rate(server, connections))
            client = server.connect("message")
            client.cancel(everyone=True)
            client.close()
    return figures
