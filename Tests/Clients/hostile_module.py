#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""An output module of Speech Dispatcher that misbehaves as the text says: it dies, hangs, floods, or tries forbidden calls."""
import ctypes
import errno
import os
import platform
import socket
import sys
import time

SOUND = b"705-bits=16\n705-num_channels=1\n705-sample_rate=22050\n705-num_samples=1000\n705-big_endian=0\n705-AUDIO\0"
TONE = b"".join((3000 if i // 50 % 2 else -3000).to_bytes(2, "little", signed=True) for i in range(1000))
BLOCK = SOUND + TONE.replace(b"}", b"}]").replace(b"\n", b"}*") + b"\n705 AUDIO\n"


def say(data):
    sys.stdout.buffer.write(data if isinstance(data, bytes) else data.encode() + b"\n")
    sys.stdout.buffer.flush()


def block():
    lines = []
    while (line := sys.stdin.readline()) not in (".\n", ""):
        lines.append(line)
    return "".join(lines)


def tried():
    """The forbidden actions that succeeded."""
    tries = {
        "file": lambda: open("/tmp/hostile", "w"), "home": lambda: os.listdir(os.environ["HOME"]),
        "passwords": lambda: open("/etc/shadow"), "socket": lambda: socket.socket(socket.AF_UNIX),
        "network": lambda: socket.socket(), "process": os.fork, "signal": lambda: os.kill(os.getppid(), 0),
        "directory": lambda: os.mkdir("/tmp/hostile.d"),
    }
    done = []
    for name, attempt in tries.items():
        try:
            attempt()
            done.append(name)
        except OSError:
            pass
    return done + reached()


# System calls by their numbers on x86-64 and arm64; None if there is no such call. None of them may reach the kernel.
CALLS = {
    "openat2": (437, 437), "creat": (85, None), "open": (2, None), "kill": (62, 129), "tkill": (200, 130), "tgkill": (234, 131),
    "pidfd_send_signal": (424, 424), "io_uring_setup": (425, 425), "io_uring_enter": (426, 426), "io_uring_register": (427, 427),
    "ptrace": (101, 117), "process_vm_readv": (310, 270), "process_vm_writev": (311, 271), "fork": (57, None), "vfork": (58, None),
    "clone3": (435, 435), "socket": (41, 198), "socketpair": (53, 199), "connect": (42, 203), "bind": (49, 200), "listen": (50, 201),
    "accept4": (288, 242), "sendto": (44, 206), "sendmsg": (46, 211), "unlink": (87, None), "unlinkat": (263, 35), "rename": (82, None),
    "renameat2": (316, 276), "mkdir": (83, None), "mkdirat": (258, 34), "rmdir": (84, None), "chmod": (90, None), "fchmod": (91, 52),
    "chown": (92, None), "fchownat": (260, 54), "truncate": (76, 45), "ftruncate": (77, 46), "link": (86, None), "linkat": (265, 37),
    "symlink": (88, None), "symlinkat": (266, 36), "mknod": (133, None), "mknodat": (259, 33), "mount": (165, 40), "umount2": (166, 39),
    "pivot_root": (155, 41), "chroot": (161, 51), "setuid": (105, 146), "setgid": (106, 144), "setresuid": (117, 147),
    "capset": (126, 91), "keyctl": (250, 219), "add_key": (248, 217), "bpf": (321, 280), "perf_event_open": (298, 241),
    "userfaultfd": (323, 282), "unshare": (272, 97), "setns": (308, 268), "memfd_create": (319, 279), "execveat": (322, 281),
    "setrlimit": (160, None), "shmget": (29, 194), "shmat": (30, 196), "msgget": (68, 186), "semget": (64, 190), "mq_open": (240, 180),
    "sched_setscheduler": (144, 119), "setpriority": (141, 140), "inotify_init1": (294, 26), "fanotify_init": (300, 262),
    "init_module": (175, 105), "kexec_load": (246, 104), "reboot": (169, 142), "swapon": (167, 224), "acct": (163, 89),
    "syslog": (103, 116), "seccomp": (317, 277), "setxattr": (188, 5), "utimensat": (280, 88), "sendfile": (40, 71), "splice": (275, 76),
    "timer_create": (222, 107), "setitimer": (38, 103), "pidfd_open": (434, 434), "pidfd_getfd": (438, 438), "name_to_handle_at": (303, 264),
    "open_by_handle_at": (304, 265), "landlock_create_ruleset": (444, 444), "process_madvise": (440, 440), "move_pages": (279, 239),
    "personality": (135, 92), "setsid": (112, 157), "setpgid": (109, 154), "sethostname": (170, 161), "settimeofday": (164, 170),
    "clock_settime": (227, 112), "adjtimex": (159, 171), "quotactl": (179, 60), "vhangup": (153, 58), "statfs": (137, 43),
}


def reached():
    """The calls that reached the kernel: a refused call returns one of two errors, whatever its arguments."""
    libc, machine = ctypes.CDLL(None, use_errno=True), {"x86_64": 0, "aarch64": 1}[platform.machine()]
    found = []
    for name, numbers in CALLS.items():
        if numbers[machine] is None:
            continue
        ctypes.set_errno(0)
        # -1 is not a descriptor, a process or an address, so a call that is not refused does no harm.
        result = libc.syscall(numbers[machine], ctypes.c_long(-1), ctypes.c_long(-1), ctypes.c_long(-1), ctypes.c_long(-1))
        if result != -1 or ctypes.get_errno() not in (errno.EPERM, errno.ENOSYS):
            found.append(name)
    return found


def speak(text):
    if "garbage" in text:
        say(os.urandom(5000) + b"\n")
    elif "endless" in text:
        while True:
            say(BLOCK)
    elif "marks" in text:
        for number in range(1000000):
            say(f"700-w{number}\n700 INDEX MARK")
    elif "hang" in text:
        time.sleep(60)
    elif "falter" in text:
        say(BLOCK * 10)
        os._exit(3)
    elif "die" in text:
        os._exit(3)
    elif "forbidden" in text and (done := tried()):
        # A module never writes such a line, so the daemon logs it.
        say("did " + " ".join(done))
        os._exit(4)
    say(BLOCK * 10)
    say("702 END")


say_ok = {"INIT": "299-ready\n299 OK LOADED SUCCESSFULLY", "LIST VOICES": "200-bad\ten\tnone\n200 OK VOICE LIST SENT"}
for request in sys.stdin:
    request = request.strip()
    if request in say_ok:
        say(say_ok[request])
    elif request in ("AUDIO", "LOGLEVEL", "SET"):
        say("203 OK RECEIVING SETTINGS" if request == "SET" else "207 OK RECEIVING SETTINGS")
        block()
        say("203 OK SETTINGS RECEIVED")
    elif request == "SPEAK":
        say("202 OK RECEIVING MESSAGE")
        text = block()
        say("200 OK SPEAKING\n701 BEGIN")
        speak(text)
    elif request == "QUIT":
        say("210 OK QUIT")
        break
