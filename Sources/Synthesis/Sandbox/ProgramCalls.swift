// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The system calls that an engine in another program may make, and those of the process that speaks with it. All other
/// calls are refused.
///
/// Found with strace(1) of Speech Dispatcher's modules for flite, festival and espeak-ng, of flite, espeak-ng, Python
/// and shells.
enum ProgramCalls {
    /// The calls of the program.
    /// - Parameters:
    ///   - mayOpenToWrite: whether Landlock keeps the program from writing files, so that it may open its own output by
    ///     name.
    static func program(usesNetwork: Bool, mayOpenToWrite: Bool) -> [PermittedCall] {
        start + memory + itself + threads + waiting + files + (mayOpenToWrite ? written : [])
            + (usesNetwork ? network : [])
    }

    /// Opening a file to write may also truncate it. Landlock restricts truncation without opening only from its third
    /// version on.
    private static let written = [O_WRONLY, O_RDWR].map {
        PermittedCall("openat", .exactly(2, $0, of: O_ACCMODE), for: "its output; Landlock refuses all other files")
    }

    /// The further calls of the process that starts the program and ends it.
    static let worker =
        CallTable.waiting + [
            PermittedCall("kill", .number(1, SIGKILL), for: "ending the program that it started"),
            PermittedCall("prctl", .number(0, 38), for: "PR_SET_NO_NEW_PRIVS, for the program's filter"),
            PermittedCall("close_range", for: "closing descriptors that the program must not have"),
            PermittedCall("memfd_create", for: "the file in memory for a command's sound"),
        ]

    private static let start = [
        PermittedCall("execve", for: "its start: programs that it runs have the same filter"),
        PermittedCall("arch_prctl", for: "its start"),
        PermittedCall("set_tid_address", for: "its start"),
        PermittedCall("set_robust_list", for: "its start and each thread's start"),
        PermittedCall("rseq", for: "its start and each thread's start"),
        PermittedCall("prlimit64", .null(2), for: "reading the limit of the stack; it cannot change a limit"),
        PermittedCall("getrlimit", for: "the same"),
        PermittedCall("getrandom", for: "malloc and hash tables"),
        PermittedCall("uname", for: "its start"),
        PermittedCall("readlink", for: "the path of the program"),
        PermittedCall("readlinkat", for: "the path of the program"),
        PermittedCall("access", for: "whether a file exists"),
        PermittedCall("faccessat", for: "whether a file exists"),
        PermittedCall("getcwd", for: "its start"),
        PermittedCall("sysinfo", for: "the size of the memory"),
    ]

    private static let memory = [
        PermittedCall("brk", for: "malloc"),
        PermittedCall("mmap", for: "malloc, libraries and data"),
        PermittedCall("munmap", for: "free"),
        PermittedCall("mprotect", for: "libraries and stacks"),
        PermittedCall("mremap", for: "realloc"),
        PermittedCall("madvise", for: "free"),
    ]

    private static let files = [
        PermittedCall("openat", .without(2, O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND), for: "files to read"),
        PermittedCall("read", for: "the text, voices and data"),
        PermittedCall("pread64", for: "libraries, voices and data"),
        PermittedCall("readv", for: "the same"),
        PermittedCall("write", for: "sound, to open descriptors: it cannot open a file for writing"),
        PermittedCall("writev", for: "the same"),
        PermittedCall("lseek", for: "voices and data"),
        PermittedCall("close", for: "voices and data"),
        PermittedCall("fstat", for: "the size of a file"),
        PermittedCall("newfstatat", for: "whether a file exists, and its size"),
        PermittedCall("stat", for: "the same"),
        PermittedCall("lstat", for: "the same"),
        PermittedCall("getdents64", for: "the files of a folder of voices"),
        PermittedCall("dup", for: "its own descriptors"),
        PermittedCall("dup2", for: "the same"),
        PermittedCall("dup3", for: "the same"),
        PermittedCall("pipe2", for: "between its threads"),
        PermittedCall("eventfd2", for: "between its threads"),
        PermittedCall("fcntl", .number(1, F_DUPFD), for: "a shell, which reads its script this way"),
        PermittedCall("fcntl", .number(1, F_GETFD), for: "a descriptor's flags"),
        PermittedCall("fcntl", .number(1, F_SETFD), for: "a descriptor's flags"),
        PermittedCall("fcntl", .number(1, F_GETFL), for: "a descriptor's flags"),
        PermittedCall("fcntl", .number(1, F_SETFL), for: "a descriptor's flags"),
        PermittedCall("fcntl", .number(1, 1030), for: "F_DUPFD_CLOEXEC"),
        PermittedCall("ioctl", .number(1, 0x5401), for: "TCGETS: whether its output is a terminal"),
        PermittedCall("ioctl", .number(1, 0x5451), for: "FIOCLEX"),
        PermittedCall("umask", for: "its start"),
        PermittedCall("chdir", for: "its working directory"),
    ]

    private static let threads = [
        PermittedCall(
            "clone", .exactly(0, 0x0001_0000, of: 0x0001_0000), for: "CLONE_THREAD: a thread, not a process"),
        PermittedCall("futex", for: "threads that wait for each other"),
        PermittedCall("sched_yield", for: "threads"),
        PermittedCall("sched_getaffinity", for: "how many processors there are"),
        PermittedCall("sched_getparam", for: "threads"),
        PermittedCall("sched_getscheduler", for: "threads"),
        PermittedCall("exit", for: "the end of a thread"),
        PermittedCall("prctl", .number(0, 15), for: "PR_SET_NAME: a thread's name"),
        PermittedCall("sigaltstack", for: "signals"),
        PermittedCall("rt_sigaction", for: "signals"),
        PermittedCall("rt_sigprocmask", for: "signals"),
        PermittedCall("rt_sigreturn", for: "signals"),
    ]

    private static let itself = [
        PermittedCall("getpid", for: "itself"),
        PermittedCall("gettid", for: "itself"),
        PermittedCall("getppid", for: "a shell's start"),
        PermittedCall("getpgrp", for: "a shell's start"),
        PermittedCall("getuid", for: "itself"),
        PermittedCall("geteuid", for: "itself"),
        PermittedCall("getgid", for: "itself"),
        PermittedCall("getegid", for: "itself"),
        PermittedCall("clock_gettime", for: "time, if the kernel maps no clock"),
        PermittedCall("gettimeofday", for: "the same"),
        PermittedCall("getrusage", for: "its own time"),
        PermittedCall("times", for: "its own time"),
        PermittedCall("exit_group", for: "its end"),
    ]

    private static let waiting = [
        PermittedCall("poll", for: "the next request"),
        PermittedCall("ppoll", for: "the same"),
        PermittedCall("select", for: "the same"),
        PermittedCall("pselect6", for: "the same"),
        PermittedCall("epoll_create1", for: "the same"),
        PermittedCall("epoll_ctl", for: "the same"),
        PermittedCall("epoll_wait", for: "the same"),
        PermittedCall("epoll_pwait", for: "the same"),
        PermittedCall("nanosleep", for: "pauses"),
        PermittedCall("clock_nanosleep", for: "pauses"),
        PermittedCall("restart_syscall", for: "continuing to wait, after a SIGSTOP"),
    ]

    /// IP, to servers on this machine and others, but not to services that only the user's own programs reach.
    private static let network =
        [AF_INET, AF_INET6].map { PermittedCall("socket", .number(0, $0), for: "its server") }
        + [
            "connect", "getsockname", "getpeername", "getsockopt", "setsockopt", "sendto", "recvfrom", "sendmsg",
            "sendmmsg", "recvmsg", "shutdown",
        ].map { PermittedCall($0, for: "its server") }
}
