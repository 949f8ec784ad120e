# SPDX-License-Identifier: MIT
"""Two faults at the same time: while the daemon overcomes one, the other strikes."""
import os
import shutil
import signal
import subprocess
import time

from soundbench import BenchError, processes

from .fault import Fault
from .grounds import Frozen, fill, hang_up, kill, reload, settle
from .shortages import LogUnread, wait_for, wait_for_start


class DiskFullWithoutSound(Fault):
    """the disk full, and the sound server killed: the server returns after 2 s, to a disk that is still full"""
    wants_root = True

    def arrange(self, stage):
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "none", stage.runtime], check=True)
        stage.sound.start()
        stage.start_daemon(log=os.path.join(stage.runtime, "log"))

    def strike(self, stage):
        fill(stage.runtime)
        stage.sound.kill()
        time.sleep(2)
        stage.sound.start()


class DiskFullDaemonKilled(DiskFullWithoutSound):
    """the disk full, and the daemon killed twice: it starts on the full disk"""
    deadline = 40

    def strike(self, stage):
        fill(stage.runtime)
        for starts in (2, 3):
            stage.manager.kill()
            wait_for_start(stage, starts)


class ReloadsWithoutSound(Fault):
    """the sound server killed, and the settings reloaded 50 times until it returns after 1 s"""

    def strike(self, stage):
        stage.sound.kill()
        reload(stage, 50)
        stage.sound.start()


class ReloadsWithoutSynthesizer(Fault):
    """the synthesizer's processes killed 20 times, each time with a reload of the settings"""
    deadline = 40

    def strike(self, stage):
        for _ in range(20):
            kill(stage.workers())
            reload(stage, 5)


class SynthesizerAndSoundKilled(Fault):
    """the synthesizer's processes and the sound server: kill -9 at once; the server returns after 1 s"""

    def strike(self, stage):
        kill(stage.workers())
        stage.sound.kill()
        time.sleep(1)
        stage.sound.start()


class SynthesizerStoppedSoundKilled(Fault):
    """the synthesizer: SIGSTOP; the sound server: kill -9, and restart after 1 s"""

    def strike(self, stage):
        os.kill(stage.workers()[-1], signal.SIGSTOP)
        stage.sound.kill()
        time.sleep(1)
        stage.sound.start()


class SynthesizerStoppedDaemonKilled(Fault):
    """the synthesizer: SIGSTOP; the daemon: kill -9, and restart"""

    def strike(self, stage):
        for worker in stage.workers():
            os.kill(worker, signal.SIGSTOP)
        stage.manager.kill()


class SinkRemovedSynthesizerKilled(Fault):
    """the sink removed, and the synthesizer's processes killed; the sink returns after 1 s"""

    def strike(self, stage):
        stage.sound.remove_sink()
        kill(stage.workers())
        time.sleep(1)
        stage.sound.add_sink()


class SinkRemovedDaemonKilled(Fault):
    """the sink removed, and the daemon killed; the sink returns 1 s after the daemon's restart"""

    def strike(self, stage):
        stage.sound.remove_sink()
        stage.manager.kill()
        wait_for_start(stage, 2)
        time.sleep(1)
        stage.sound.add_sink()


class SoundHangsDuringReloads(Fault):
    """the sound server: SIGSTOP for 2 s, and the settings reloaded 50 times meanwhile"""

    def strike(self, stage):
        stage.sound.hang()
        reload(stage, 50)
        time.sleep(1)
        stage.sound.go_on()


class UnreadLogDaemonKilled(LogUnread):
    """an unread log, whose pipe is full, and the daemon killed twice"""
    deadline = 40

    def strike(self, stage):
        super().strike(stage)
        for starts in (2, 3):
            stage.manager.kill()
            wait_for_start(stage, starts)


class RuntimeRemovedWithoutSound(Fault):
    """the runtime folder removed, and the sound server killed; the server returns after 1 s"""

    def strike(self, stage):
        shutil.rmtree(stage.runtime, ignore_errors=True)
        stage.sound.kill()
        time.sleep(1)
        stage.sound.start()


class FrozenWithoutSound(Frozen):
    """the daemon's cgroup: frozen; the sound server: kill -9, and restart; 3 s later the cgroup is thawed"""

    def strike(self, stage):
        self.freeze(True)
        stage.sound.kill()
        time.sleep(1)
        stage.sound.start()
        time.sleep(2)
        self.freeze(False)


class CrowdWithoutSound(Fault):
    """the sound server killed, while 100 clients connect and hang up in the middle of a line; the server returns after 1 s"""

    def strike(self, stage):
        stage.sound.kill()
        hang_up(stage, 100)
        time.sleep(1)
        stage.sound.start()


class CrowdDuringReloads(Fault):
    """the settings reloaded 100 times, while 200 clients connect and hang up in the middle of a line"""

    def strike(self, stage):
        for _ in range(10):
            hang_up(stage, 20)
            reload(stage, 10)


class BusRestarted(Fault):
    """the session bus killed and restarted three times, with the bridge of the desktop on it, and the settings reloaded"""
    sounds = ("pulse",)
    deadline = 40

    def arrange(self, stage):
        self.bus = os.path.join(stage.folder, "bus")
        self.broker = self.start_bus()
        stage.sound.start()
        stage.start_daemon()
        client = os.path.join(os.path.dirname(stage.daemon), "a11y-speak")
        environment = stage.manager.environment | {"DBUS_SESSION_BUS_ADDRESS": f"unix:path={self.bus}"}
        self.bridge = processes.start([client, "desktop"], environment, subprocess.DEVNULL)
        settle(stage)

    def start_bus(self):
        if os.path.exists(self.bus):
            os.unlink(self.bus)
        broker = processes.start(["dbus-daemon", "--session", "--nofork", f"--address=unix:path={self.bus}"], dict(os.environ),
                                 subprocess.DEVNULL)
        wait_for(lambda: os.path.exists(self.bus), 20, "The bus did not start.")
        return broker

    def strike(self, stage):
        for _ in range(3):
            self.broker.kill()
            self.broker.wait()
            self.bridge.send_signal(signal.SIGHUP)
            reload(stage, 10)
            self.broker = self.start_bus()
            reload(stage, 10)

    def afterwards(self, stage):
        if self.bridge.poll() is not None:
            raise BenchError(f"The bridge has exited with {self.bridge.returncode}.")
        processes.stop(self.bridge)
        processes.stop(self.broker)


PAIRS = (DiskFullWithoutSound, DiskFullDaemonKilled, ReloadsWithoutSound, ReloadsWithoutSynthesizer, SynthesizerAndSoundKilled,
         SynthesizerStoppedSoundKilled, SynthesizerStoppedDaemonKilled, SinkRemovedSynthesizerKilled, SinkRemovedDaemonKilled,
         SoundHangsDuringReloads, UnreadLogDaemonKilled, RuntimeRemovedWithoutSound, FrozenWithoutSound, CrowdWithoutSound,
         CrowdDuringReloads, BusRestarted)
