# SPDX-License-Identifier: MIT
"""The scenes that are recorded: each starts real clients, and lets them work for a while."""
import os
import pty
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

TERMINAL = r"""
for n in 1 2 3 4 5; do a11y-speak say "Test $n of 5 passed"; done
a11y-speak say --wait --priority message "Build finished with 2 warnings"
a11y-speak say --slot load --priority low --expires 5 "Load 0.52"
ls -l %(root)s | head -5 | a11y-speak follow -
git -C %(root)s log --oneline | head -8 | a11y-speak say -
a11y-speak run --longer-than 0 -- sh -c 'sleep 0.2; echo error: no such file >&2; exit 3'
a11y-speak read %(root)s/Examples/README.md & sleep 2; a11y-speak navigate next; sleep 1; a11y-speak cancel; wait
a11y-speak say --language de "Der Bau ist fertig"; a11y-speak say --rate 400 --pitch 70 "Disk 90 percent full"
a11y-speak status; a11y-speak history; a11y-speak voices --language en
seq 1 60 | sed 's/^/Compiling module /' | a11y-speak follow -
a11y-speak sonify %(root)s/Examples/data/stocks.csv & sleep 2; a11y-speak cancel; wait
"""
PROGRESS = r"""
{ printf '{"method":"hello","params":{"client":"copy"}}\n{"id":1,"method":"subscribe","params":{"events":["announcements"]}}\n'
for n in $(seq 2 100); do
printf '{"id":%%d,"method":"announce","params":{"text":"%%d percent","priority":"progress","slot":"bar %%d"}}\n' $n $n $((n %% 3))
[ $((n %% 10)) = 0 ] && printf '{"id":%%d,"method":"tone","params":{"id":"bar","value":0.%%02d,"seconds":0.1}}\n' $((n + 1000)) $((n %% 100))
sleep 0.05; done; } | a11y-speak send
"""
DISPATCHER = r"""
spd-say -w "Hello world"; spd-say -P important -w "Battery low"; spd-say -r 50 "This one is cut"; spd-say -S
printf 'one\ntwo\nthree\n' | spd-say -e -P text > /dev/null; spd-say -m none -l de -w "Guten Tag"
/usr/bin/python3 %(root)s/Tests/Clients/speechd_api.py
"""
NOTIFICATIONS = r"""
post() { gdbus call --session --dest org.freedesktop.Notifications --object-path /org/freedesktop/Notifications \
--method org.freedesktop.Notifications.Notify "$1" "$2" '' "$3" "$4" '[]' "$5" 5000; }
for n in 1 2 3 4 5 6; do post Mumble 0 "Message $n" "anna: are you <b>there</b>?" '{}'; done; sleep 3
post Mail 0 "3 new messages" "Invoice, Minutes &amp; Lunch" '{}'; post Power 0 "Battery at 4 percent" "" '{"urgency": <byte 2>}'; sleep 3
for n in 10 20 40 80; do post Disk 7 Copying "$n percent" "{'value': <$n>}"; sleep 0.7; done; sleep 3
"""
# The keys of a walk through a table: points, series, peaks, a zoom, the summary, a goal, and the sound of all.
WALK = (["\x1b[C"] * 25 + ["\x1b[D"] * 6 + ["\x1b[B", "\x1b[A"] * 4 + list("sd") + ["\x1b[C"] * 25 + ["+", "+", "-", " "]
        + ["\x1b[F", "\x1b[H"])
# The keys of a person in a window: the next field, a text, and a walk through a text.
TYPED = (["Tab"] * 4 + ["H", "e", "l", "l", "o", "space"] + ["Tab"] * 6 + ["Down", "Right", "Right", "ctrl+Right", "End"] * 6
         + ["Tab"] * 8)


def shell(stage, script):
    subprocess.run(["bash", "-c", script % {"root": ROOT}], env=stage.environment, stdout=subprocess.DEVNULL,
                   stderr=stage.log, stdin=subprocess.DEVNULL, timeout=180)


def terminal(stage):
    shell(stage, TERMINAL)


def progress(stage):
    shell(stage, PROGRESS)


def dispatcher(stage):
    shell(stage, DISPATCHER)


def notifications(stage):
    shell(stage, NOTIFICATIONS)


def walk(stage):
    """A person's keys in a11y-speak explore, in a terminal."""
    child, terminal = pty.fork()
    if child == 0:
        os.execvpe("a11y-speak", ["a11y-speak", "explore", f"{ROOT}/Examples/data/stocks.csv"],
                   stage.environment | {"TERM": "xterm"})
    os.set_blocking(terminal, False)
    time.sleep(2)
    for key in [*WALK, "\x11"]:
        os.write(terminal, key.encode())
        time.sleep(0.15)
        drain(terminal)
    os.waitpid(child, 0)


def drain(terminal):
    try:
        while os.read(terminal, 1 << 16):
            pass
    except OSError:
        pass


def python(stage):
    """The example's figure of matplotlib, dragged through fixed ranges."""
    subprocess.run([sys.executable, f"{ROOT}/Examples/matplotlib/demo.py", "--script"], stdout=stage.log, stderr=stage.log,
                   env=stage.environment | {"PYTHONPATH": f"{ROOT}/Python"}, timeout=120)


def orca(stage):
    """Orca reads a window of GTK, in which a person moves about and types."""
    stage.start_orca()
    time.sleep(4)
    window = stage.start("/usr/bin/python3", f"{ROOT}/Tests/Clients/notes.py")
    time.sleep(4)
    for keys in TYPED:
        subprocess.run(["xdotool", "key", keys], env=stage.environment, stderr=stage.log, timeout=20)
        time.sleep(0.25)
    window.terminate()
    time.sleep(1)


def table(stage):
    """The example of a table of processes: its elements, its chart and its focus, as a program of AnnouncementKit reports them."""
    program = stage.start(f"{stage.programs}/ProcessTable", "--interval", "0.5")
    time.sleep(20)
    program.terminate()
    time.sleep(1)


SCENES = {scene.__name__: scene for scene in (terminal, progress, walk, python, dispatcher, notifications, orca, table)}
