// SPDX-License-Identifier: GPL-3.0-or-later

import CSeccomp
import Glibc

/// Limits of the synthesizing process. A text that breaks the library costs no more than that process.
package struct WorkerLimits {
    /// In bytes of address space.
    static let memory: rlim_t = 1 << 30

    /// The filter of the process that serves. Made by the process that waits, so that a new process that serves loads
    /// it at once.
    private let filter: SystemCallFilter?
    /// The protection in force, for the daemon's log.
    let protection: WorkerProtection

    /// Limits this process and its children permanently. Limits that the kernel lacks are left out.
    /// - Parameter places: the files and folders that the process may read.
    init(reading places: [String]) {
        #if SANITIZER  // The sanitizer needs terabytes of addresses, and writes a report; see scripts/sanitize.
            let filter = SystemCallFilter(without: Self.refusedAlways)
            protection = WorkerProtection(hasFilter: filter?.load() ?? false, landlock: 0)
            self.filter = nil
        #else
            Self.limit(Int32(RLIMIT_AS.rawValue), to: Self.memory)
            Self.writeFiles(upTo: 0)
            Self.beSilent()
            let landlock = Landlock()
            let isLocked = landlock.restrict(toReading: places)
            let (waiting, serving) = (SystemCallFilter(CallTable.waiting), SystemCallFilter(CallTable.serving))
            let isLoaded = waiting?.load() ?? false
            waiting?.forget()
            protection = WorkerProtection(
                hasFilter: isLoaded && serving != nil, landlock: isLocked ? landlock.version : 0)
            filter = serving
        #endif
    }

    /// Limits the process that serves, which receives clients' texts.
    /// - Returns: false when the kernel refuses.
    func applyToServing() -> Bool {
        // Otherwise a hanging process would outlive the one that waits.
        _ = end_with_parent()
        return filter?.load() ?? true
    }

    /// Closes the descriptors that the daemon had open, from a number on. Otherwise a process that is started later
    /// would hold the clients' connections open, and could speak on them.
    static func closeInherited(from descriptor: Int32) { close_from(UInt32(descriptor)) }

    /// Keeps other programs of the user from inspecting this one, and its memory from being written to a file: the
    /// memory has passwords and letters.
    package static func secludeMemory() {
        #if !SANITIZER  // The search for leaks inspects the process.
            _ = be_no_dump()
        #endif
        limit(Int32(RLIMIT_CORE.rawValue), to: 0)
    }

    /// Names the process and its command, as `ps` and `top` show them.
    static func beShown(as name: String) {
        _ = be_named(name)
        be_shown_as(name)
    }

    /// Limits the files that the process writes to this many bytes. A write beyond the limit fails, without leaving a
    /// core.
    static func writeFiles(upTo bytes: Int) {
        signal(SIGXFSZ, SIG_IGN)
        limit(Int32(RLIMIT_FSIZE.rawValue), to: rlim_t(bytes))
    }

    /// Leaves the process no way to be heard but its packets.
    static func beSilent() {
        seeNobody()
        dieAtOnce()
    }

    /// Replaces the daemon's standard streams by nothing. They may be a terminal, and the log, which must not be
    /// blocked or filled with false lines.
    private static func seeNobody() {
        let nothing = open("/dev/null", O_RDWR)
        guard nothing >= 0 else { return }
        for descriptor in STDIN_FILENO...STDERR_FILENO { dup2(nothing, descriptor) }
        if nothing > STDERR_FILENO { close(nothing) }
    }

    /// Ends the process at a crash. Swift's handler would search for the place of the crash, with calls that are
    /// refused, again and again.
    private static func dieAtOnce() {
        for number in [SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] { signal(number, SIG_DFL) }
    }

    static func limit(_ resource: Int32, to value: rlim_t) {
        var limit = rlimit(rlim_cur: value, rlim_max: value)
        setrlimit(__rlimit_resource_t(resource), &limit)
    }

    #if SANITIZER
        private static let refusedAlways = [
            "socket", "connect", "bind", "listen", "accept", "accept4", "execve", "execveat", "ptrace",
            "process_vm_readv", "process_vm_writev", "mount", "unlink", "unlinkat", "rename", "renameat", "renameat2",
        ]
    #endif
}

/// The protection against harm by the synthesizing process.
package struct WorkerProtection: Sendable, Equatable, Codable {
    /// Whether only the calls of ``CallTable`` are allowed.
    package var hasFilter = true
    /// The version of Landlock that keeps files away; 0 for none.
    var landlock: Int32 = 0
}

extension WorkerProtection: CustomStringConvertible {
    package var description: String {
        let calls =
            hasFilter ? "may make \(Set(CallTable.serving.map(\.name)).count) system calls" : "may make any system call"
        let files =
            landlock > 0
            ? "Landlock \(landlock) keeps it from files" : "the kernel has no Landlock to keep it from files"
        return "The synthesizer's process \(calls), and \(files)."
    }
}
