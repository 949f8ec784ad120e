// SPDX-License-Identifier: GPL-3.0-or-later

import CSeccomp
import Glibc

/// A filter of system calls for this process, all of its threads and its children. Further filters may be added, but
/// none removed. No other file imports libseccomp.
struct SystemCallFilter {
    private let context: scmp_filter_ctx

    private static let allow: UInt32 = 0x7FFF_0000
    private static func refuse(_ error: Int32) -> UInt32 { 0x0005_0000 | UInt32(error) }

    /// Allows these calls and no others.
    /// - Returns: nil when the kernel or the library does not support the filter.
    init?(_ calls: [PermittedCall]) {
        guard let context = seccomp_init(Self.refuse(EPERM)) else { return nil }
        self.context = context
        seccomp_attr_set(context, SCMP_FLTATR_CTL_TSYNC, 1)
        // A tree, so that the last call of the table costs no more than the first.
        seccomp_attr_set(context, SCMP_FLTATR_CTL_OPTIMIZE, 2)
        for call in calls {
            add(Self.allow, call.name, call.arguments)
        }
        for name in CallTable.unknown { add(Self.refuse(ENOSYS), name, []) }
    }

    /// Forbids these calls and no others.
    init?(without names: [String]) {
        guard let context = seccomp_init(Self.allow) else { return nil }
        self.context = context
        for name in names { add(Self.refuse(EPERM), name, []) }
    }

    private func add(_ action: UInt32, _ name: String, _ arguments: [CallArgument]) {
        let number = seccomp_syscall_resolve_name(name)
        // A call without a number does not exist on this machine, and is refused with all others.
        guard number >= 0 else { return }
        let tests = arguments.map {
            scmp_arg_cmp(arg: $0.place, op: SCMP_CMP_MASKED_EQ, datum_a: $0.bits, datum_b: $0.value)
        }
        seccomp_rule_add_array(context, action, number, UInt32(tests.count), tests)
    }

    /// Brings the filter into force.
    /// - Returns: false when the kernel refuses the filter.
    func load() -> Bool { seccomp_load(context) == 0 }

    /// Frees the filter's memory. A loaded filter stays in force.
    func forget() { seccomp_release(context) }
}
