// SPDX-License-Identifier: MIT

import Glibc

/// The daemon's program: beside this one when both were installed, or built, together, else on the PATH.
enum DaemonProgram {
    private static let shortName = "a11y-speakd"

    static var path: String { beside ?? shortName }

    static var isInstalled: Bool { beside != nil || ChildProgram.path(of: shortName) != nil }

    /// What a user types for it.
    static var name: String { ChildProgram.path(of: shortName) == nil ? path : shortName }

    private static var beside: String? {
        guard let own = realpath("/proc/self/exe", nil) else { return nil }
        defer { free(own) }
        let program = String(cString: own)
        let beside = program.lastIndex(of: "/").map { "\(program[...$0])\(shortName)" }
        return beside.flatMap { access($0, X_OK) == 0 ? $0 : nil }
    }
}
