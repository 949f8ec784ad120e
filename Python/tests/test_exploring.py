# SPDX-License-Identifier: MIT
"""explore: what the terminal explorer is started with, and what is said where it cannot be."""

import pytest
from recording_server import RecordingServer

from a11y_speak import SpeakError, Unreadable, explore


@pytest.fixture
def server(monkeypatch):
    with RecordingServer() as server:
        monkeypatch.setenv("A11Y_SPEAKD_SOCKET", server.path)
        yield server


@pytest.fixture
def program(tmp_path, monkeypatch):
    """A program in the explorer's place that writes down its arguments, and ends with 130 when it is interrupted."""
    path, log = tmp_path / "a11y-speak", tmp_path / "log"
    path.write_text(f"#!/bin/sh\nprintf '%s\\n' \"$*\" >> {log}\nexit ${{STATUS-0}}\n")
    path.chmod(0o755)
    monkeypatch.setenv("A11Y_SPEAK_PROGRAM", str(path))
    return log


def test_the_explorer_is_started_on_what_was_described(server, program):
    assert explore([1, 2, 3], options=["--plain"]) == 0
    taken = server.take()
    name = taken[0][1]["client"]
    assert [method for method, _ in taken] == ["hello", "subscribe", "status", "describeChart", "appendPoints"]
    assert program.read_text() == f"explore --client {name} table --plain\n"


def test_of_several_plots_one_comes_after_the_other_until_one_is_interrupted(server, program, monkeypatch):
    import matplotlib.pyplot as plt

    figure, plots = plt.subplots(1, 2)
    for plot in plots:
        plot.plot([1, 2])
    assert explore(figure) == 0
    assert [line.split()[-1] for line in program.read_text().splitlines()] == ["axes1", "axes2"]
    monkeypatch.setenv("STATUS", "130")
    assert explore(figure) == 130
    assert len(program.read_text().splitlines()) == 3
    plt.close("all")


def test_without_the_program_the_error_says_what_to_install(server, monkeypatch):
    monkeypatch.delenv("A11Y_SPEAK_PROGRAM", raising=False)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SpeakError, match="install the package a11y-speakd"):
        explore([1])


def test_what_has_no_points_is_not_opened(server, program):
    import matplotlib.pyplot as plt

    with pytest.raises(Unreadable, match="no points"):
        explore(plt.figure())
    plt.close("all")


def test_a_chart_without_a_title_is_named_by_what_it_shows(server, program):
    import matplotlib.pyplot as plt

    for draw, name in (
        (lambda ax: (ax.plot([1, 2]), ax.set(xlabel="Day", ylabel="Rain (mm)")), "Rain by Day"),
        (lambda ax: ax.bar(["a", "b"], [1, 2]), "Bar chart"),
        (lambda ax: (ax.plot([1, 2]), ax.set_title("Mine")), "Mine"),
    ):
        figure, ax = plt.subplots()
        draw(ax)
        explore(figure)
        assert [params["chart"]["title"] for method, params in server.take() if method == "describeChart"] == [name]
    plt.close("all")
