// SPDX-License-Identifier: GPL-3.0-or-later

import CSeccomp
import Glibc

/// Limits the files that this thread and its forked processes may open, and cuts them off from the network, and from
/// the sockets and signals of other processes (landlock(7)). It is a second wall after the filter of system calls;
/// threads that exist already have only that filter.
struct Landlock {
    /// The kernel's version of Landlock; 0 when it is missing or switched off.
    let version: Int32

    init() { version = max(0, landlock_version()) }

    private static let readsFile: UInt64 = 1 << 2
    private static let (runs, lists): (UInt64, UInt64) = (1 << 0, 1 << 3)

    /// All rights that a version can restrict.
    static func rules(of version: Int32) -> (files: UInt64, network: UInt64, scopes: UInt64) {
        // The first version has 13 rights. Later ones added moving a file to another folder, truncation, and commands
        // to devices.
        let files = version < 2 ? 13 : version < 3 ? 14 : version < 5 ? 15 : 16
        return ((1 << files) - 1, version < 4 ? 0 : 0b11, version < 6 ? 0 : 0b11)
    }

    /// Allows only reading these files, and no listing of folders. Missing places are skipped.
    /// - Parameters:
    ///   - places: files, and folders with all that they contain.
    ///   - programs: further files and folders, whose files may also be run, and folders listed.
    /// - Returns: false when the kernel cannot restrict the thread.
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

    static func isFolder(_ place: String) -> Bool {
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
