# SPDX-License-Identifier: MIT
"""explore: the arguments of the terminal explorer, and the errors when it cannot start."""

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
    """A program in place of the explorer that logs its arguments, and exits with $STATUS."""
    path, log = tmp_path / "a11y-speak", tmp_path / "log"
    path.write_text(f"#!/bin/sh\nprintf '%s\\n' \"$*\" >> {log}\nexit ${{STATUS-0}}\n")
    path.chmod(0o755)
    monkeypatch.setenv("A11Y_SPEAK_PROGRAM", str(path))
    return log


def test_explore_describes_the_chart_and_starts_the_explorer_on_it(server, program):
    assert explore([1, 2, 3], options=["--plain"]) == 0
    taken = server.take()
    name = taken[0][1]["client"]
    assert [method for method, _ in taken] == ["hello", "subscribe", "status", "describeChart", "appendPoints"]
    assert program.read_text() == f"explore --client {name} table --plain\n"


def test_explore_opens_several_plots_in_turn_until_the_explorer_exits_with_130(server, program, monkeypatch):
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


def test_explore_without_its_program_says_which_package_to_install(server, monkeypatch):
    monkeypatch.delenv("A11Y_SPEAK_PROGRAM", raising=False)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SpeakError, match="install the package a11y-speakd"):
        explore([1])


def test_explore_of_a_figure_without_points_raises_unreadable(server, program):
    import matplotlib.pyplot as plt

    with pytest.raises(Unreadable, match="no points"):
        explore(plt.figure())
    plt.close("all")


def test_a_chart_without_a_title_is_named_by_its_axes_or_its_kind(server, program):
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
