// SPDX-License-Identifier: MIT

import Foundation

/// Where the programs under test and the package's own files are.
enum BuildFolder {
    /// The folder of Package.swift.
    static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        .path

    /// `A11Y_SPEAKD_BIN_DIR`, to test what is installed, else beside the program that runs these tests.
    static let programs = ProcessInfo.processInfo.environment["A11Y_SPEAKD_BIN_DIR"] ?? build

    /// What the compiler made: programs, modules and object files.
    static let build: String = {
        let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
        return FileManager.default.fileExists(atPath: "\(tests)/a11y-speakd") ? tests : "\(package)/.build/debug"
    }()

    /// Where a shell finds the programs, and those of Examples.
    static let searchPath = "\(programs):\(build)"

    /// Where programs find what packages have installed, and the servers that scripts/bootstrap unpacks.
    static let systemPath =
        "\(package)/.build/servers/bin:/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin"

    static var daemon: String { "\(programs)/a11y-speakd" }
    static var client: String { "\(programs)/a11y-speak" }

    /// An application of Examples, which nobody installs.
    static func example(_ name: String) -> String { "\(build)/\(name)" }

    /// A program of Tests/Clients.
    static func client(_ name: String) -> String { "\(package)/Tests/Clients/\(name)" }

    /// OpenSSH's server; it wants to be called by its path. Where the machine has none, scripts/bootstrap unpacks it.
    static let sshd: String = {
        let unpacked = "\(package)/.build/servers/bin/sshd"
        return FileManager.default.fileExists(atPath: unpacked) ? unpacked : "/usr/sbin/sshd"
    }()

    static func script(_ name: String) -> String { "\(package)/scripts/\(name)" }
}
