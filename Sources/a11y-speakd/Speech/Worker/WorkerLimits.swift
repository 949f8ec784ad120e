// SPDX-License-Identifier: GPL-3.0-or-later

import CSeccomp
import Glibc

/// Limits of the process that synthesizes: a text that breaks the library costs no more than that process. The only
/// importer of libseccomp.
struct WorkerLimits {
    /// Bytes of address space.
    static let memory: rlim_t = 1 << 30

    /// Limits this process and its children permanently. Limits that the kernel does not know are left out.
    static func apply() {
        #if !SANITIZER  // It needs terabytes of addresses, and writes its report; see scripts/sanitize.
            limit(Int32(RLIMIT_AS.rawValue), to: memory)
            // It writes no files: a write fails, and leaves no core either.
            signal(SIGXFSZ, SIG_IGN)
            limit(Int32(RLIMIT_FSIZE.rawValue), to: 0)
        #endif
        limit(Int32(RLIMIT_CORE.rawValue), to: 0)
        forbid()
    }

    /// Closes what the daemon had open, from a descriptor on: one that is started later would hold the clients' connections
    /// open, and could speak on them.
    static func closeInherited(from descriptor: Int32) { close_from(UInt32(descriptor)) }

    /// A process that hangs must not outlive the one that would end it.
    static func endWithParent() { _ = end_with_parent() }

    private static func limit(_ resource: Int32, to value: rlim_t) {
        var limit = rlimit(rlim_cur: value, rlim_max: value)
        setrlimit(__rlimit_resource_t(resource), &limit)
    }

    private static let refused: UInt32 = 0x0005_0000 | UInt32(EPERM)
    private static let allowed: UInt32 = 0x7FFF_0000

    /// No network, no other program (markup could name one), no look into other processes, no file opened to write.
    private static func forbid() {
        guard let filter = seccomp_init(allowed) else { return }
        defer { seccomp_release(filter) }
        for name in [
            "socket", "connect", "bind", "listen", "accept", "accept4", "execve", "execveat", "ptrace",
            "process_vm_readv", "process_vm_writev", "mount", "unlink", "unlinkat", "rename", "renameat", "renameat2",
        ] {
            seccomp_rule_add_array(filter, refused, seccomp_syscall_resolve_name(name), 0, nil)
        }
        #if !SANITIZER
            forbidWriting(filter)
        #endif
        seccomp_load(filter)
    }

    private static func forbidWriting(_ filter: scmp_filter_ctx) {
        for flag in [O_WRONLY, O_RDWR, O_CREAT] {
            for (name, argument) in [("open", UInt32(1)), ("openat", 2)] {
                let test = scmp_arg_cmp(
                    arg: argument, op: SCMP_CMP_MASKED_EQ, datum_a: scmp_datum_t(flag), datum_b: scmp_datum_t(flag))
                withUnsafePointer(to: test) {
                    _ = seccomp_rule_add_array(filter, refused, seccomp_syscall_resolve_name(name), 1, $0)
                }
            }
        }
    }
}
