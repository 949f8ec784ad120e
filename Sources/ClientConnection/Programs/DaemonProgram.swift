// SPDX-License-Identifier: MIT

import Glibc

/// The daemon's program: next to this one when both were installed or built together, else on the PATH.
package enum DaemonProgram {
    private static let shortName = "a11y-speakd"

    package static var path: String { beside ?? shortName }

    package static var isInstalled: Bool { beside != nil || ChildProgram.path(of: shortName) != nil }

    /// The name or path that a user types to run it.
    package static var name: String { ChildProgram.path(of: shortName) == nil ? path : shortName }

    /// Replaces this process by the daemon's program. Returns only when that fails, with the system's reason.
    package static func run(_ arguments: [String]) -> String { ChildProgram.replaceThisProgram(by: [path] + arguments) }

    private static var beside: String? {
        guard let own = realpath("/proc/self/exe", nil) else { return nil }
        defer { free(own) }
        let program = String(cString: own)
        let beside = program.lastIndex(of: "/").map { "\(program[...$0])\(shortName)" }
        return beside.flatMap { access($0, X_OK) == 0 ? $0 : nil }
    }
}
