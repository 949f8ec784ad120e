// SPDX-License-Identifier: GPL-3.0-or-later

import CSeccomp
import Glibc

/// Limits of the process that synthesizes: a text that breaks the library costs no more than that process.
package struct WorkerLimits {
    /// Bytes of address space.
    static let memory: rlim_t = 1 << 30

    /// What the process that serves may do. Made by the one that waits: one that comes in its place loads it at once.
    private let filter: SystemCallFilter?
    /// What holds, for the daemon's log.
    let protection: WorkerProtection

    /// Limits this process and its children permanently. Limits that the kernel does not know are left out.
    /// - Parameter places: files and folders that it may read.
    init(reading places: [String]) {
        #if SANITIZER  // It needs terabytes of addresses, and writes its report; see scripts/sanitize.
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

    /// Limits the process that serves, which hears what clients say.
    /// - Returns: false when the kernel does not.
    func applyToServing() -> Bool {
        // Hanging, it would outlive the one that waits otherwise.
        _ = end_with_parent()
        return filter?.load() ?? true
    }

    /// Closes what the daemon had open, from a descriptor on: one that is started later would hold the clients' connections
    /// open, and could speak on them.
    static func closeInherited(from descriptor: Int32) { close_from(UInt32(descriptor)) }

    /// No other program of the user may look into this one, and no file is left of its memory: it has passwords and letters.
    package static func secludeMemory() {
        #if !SANITIZER  // Looking for leaks is looking into it.
            _ = be_no_dump()
        #endif
        limit(Int32(RLIMIT_CORE.rawValue), to: 0)
    }

    /// A file that it writes has so many bytes at most: a write beyond them fails, and leaves no core either.
    static func writeFiles(upTo bytes: Int) {
        signal(SIGXFSZ, SIG_IGN)
        limit(Int32(RLIMIT_FSIZE.rawValue), to: rlim_t(bytes))
    }

    /// It is heard by its packets alone.
    static func beSilent() {
        seeNobody()
        dieAtOnce()
    }

    /// The daemon's input and output are a terminal perhaps, and its log, which must not be made to wait or to lie.
    private static func seeNobody() {
        let nothing = open("/dev/null", O_RDWR)
        guard nothing >= 0 else { return }
        for descriptor in STDIN_FILENO...STDERR_FILENO { dup2(nothing, descriptor) }
        if nothing > STDERR_FILENO { close(nothing) }
    }

    /// Swift's handler would look for the place of a crash, which takes calls that are refused, again and again.
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

/// What keeps the process that synthesizes from doing harm.
package struct WorkerProtection: Sendable, Equatable, Codable {
    /// Only the calls of ``CallTable``.
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
