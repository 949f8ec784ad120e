# SPDX-License-Identifier: MIT
"""%load_ext a11y_speak in a shell of IPython, with a recording server."""

import matplotlib
import pytest
from recording_server import RecordingServer

matplotlib.use("Agg")


@pytest.fixture
def server(monkeypatch):
    with RecordingServer() as server:
        server.outcome = "finished"
        monkeypatch.setenv("A11Y_SPEAKD_SOCKET", server.path)
        yield server


@pytest.fixture
def shell(server):
    from IPython.core.interactiveshell import InteractiveShell

    shell = InteractiveShell.instance()
    shell.run_line_magic("load_ext", "a11y_speak")
    yield shell
    shell.run_line_magic("unload_ext", "a11y_speak")
    shell.run_cell("import matplotlib.pyplot as plt; plt.close('all')")
    InteractiveShell.clear_instance()


def told(shell, server):
    """The requests of the last cell, without descriptions."""
    shell.a11y_speaker.spoken.wait()
    return [(m, p.get("command") or p.get("chart")) for m, p in server.take() if m in ("announce", "chart", "sonify")]


def test_a_cell_with_a_new_figure_speaks_and_plays_it_and_the_first_prints_the_keys(shell, server, capsys):
    shell.run_cell("import matplotlib.pyplot as plt; plt.plot([1, 2, 3]);")
    assert told(shell, server) == [("announce", None), ("sonify", "axes1")]
    assert "explore(figure)" in capsys.readouterr().out
    shell.run_cell("1 + 1")
    assert told(shell, server) == []
    shell.run_cell("plt.figure(); plt.plot([3, 2]);")
    assert told(shell, server) == [("announce", None), ("sonify", "axes1")]
    assert "explore" not in capsys.readouterr().out


def test_a_cell_that_ends_with_a_figure_speaks_that_figure(shell, server):
    shell.run_cell("import plotly.graph_objects as go; figure = go.Figure(go.Bar(y=[1, 2])); figure")
    assert told(shell, server) == [("announce", None), ("sonify", "plot1")]


def test_say_play_and_ask_in_a_notebook_act_on_the_last_figure(shell, server):
    shell.run_cell("import matplotlib.pyplot as plt; plt.figure(); plt.plot([1, 2]);")
    told(shell, server)
    shell.run_cell("ask('next'); play(seconds=2); say()")
    assert told(shell, server) == [("chart", "next"), ("sonify", "axes1"), ("announce", None)]


def test_the_magic_switches_between_words_and_silence_and_rejects_other_words(shell, server, capsys):
    shell.run_line_magic("a11y_speak", "words")
    shell.run_cell("import matplotlib.pyplot as plt; plt.figure(); plt.plot([1, 2]);")
    assert told(shell, server) == [("announce", None)]
    shell.run_line_magic("a11y_speak", "off")
    shell.run_cell("plt.figure(); plt.plot([1, 2]);")
    assert told(shell, server) == []
    shell.run_line_magic("a11y_speak", "loud")
    assert "takes both, words, sound or off" in capsys.readouterr().out


def test_a_failing_cell_is_silent(shell, server):
    shell.run_cell("import matplotlib.pyplot as plt; plt.figure(); plt.plot([1, 2]); raise SystemError")
    assert shell.a11y_speaker.spoken is None
