// SPDX-License-Identifier: GPL-3.0-or-later

import CSeccomp
import Glibc

/// Which files this thread and what it forks may open from now on, and nothing of sockets and signals: landlock(7), a second wall
/// behind the filter of system calls. A thread that is there already has the filter alone.
struct Landlock {
    /// The kernel's version of it; 0 when there is none, or it is switched off.
    let version: Int32

    init() { version = max(0, landlock_version()) }

    private static let readsFile: UInt64 = 1 << 2
    private static let (runs, lists): (UInt64, UInt64) = (1 << 0, 1 << 3)

    /// All that a version can restrict.
    static func rules(of version: Int32) -> (files: UInt64, network: UInt64, scopes: UInt64) {
        // Moving to another folder, shortening and commands to devices came later than the first 13.
        let files = version < 2 ? 13 : version < 3 ? 14 : version < 5 ? 15 : 16
        return ((1 << files) - 1, version < 4 ? 0 : 0b11, version < 6 ? 0 : 0b11)
    }

    /// Leaves the files of these to be read, and nothing to be listed. What is not there is left out.
    /// - Parameters:
    ///   - places: files, and folders with all that is in them.
    ///   - programs: the same, whose files may also be run, and folders listed.
    /// - Returns: false when the kernel cannot.
    func restrict(
        toReading places: [String], usingProgramsOf programs: [String] = [], usesNetwork: Bool = false
    ) -> Bool {
        guard version > 0 else { return false }
        let all = Self.rules(of: version)
        var wanted = landlock_rules(files: all.files, network: usesNetwork ? 0 : all.network, scopes: all.scopes)
        let rules = landlock_create(&wanted, MemoryLayout<landlock_rules>.size)
        guard rules >= 0 else { return false }
        defer { close(rules) }
        for place in places { allow(place, Self.readsFile, rules) }
        for place in programs {
            allow(place, Self.readsFile | Self.runs | (Self.isFolder(place) ? Self.lists : 0), rules)
        }
        return gain_no_privileges() == 0 && landlock_restrict(rules) == 0
    }

    private static func isFolder(_ place: String) -> Bool {
        var status = stat()
        return stat(place, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private func allow(_ place: String, _ rights: UInt64, _ rules: Int32) {
        let descriptor = open(place, open_path | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var folder = landlock_folder(allowed: rights, descriptor: descriptor)
        landlock_allow(rules, &folder)
    }
}
