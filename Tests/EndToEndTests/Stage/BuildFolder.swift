// SPDX-License-Identifier: MIT

import Foundation

/// The locations of the programs under test and of the package's own files.
enum BuildFolder {
    /// The folder of Package.swift.
    static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        .path

    /// `A11Y_SPEAKD_BIN_DIR` to test installed programs, otherwise the folder of the program that runs these tests.
    static let programs = ProcessInfo.processInfo.environment["A11Y_SPEAKD_BIN_DIR"] ?? build

    /// The compiler's products: programs, modules and object files.
    static let build: String = {
        let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
        return FileManager.default.fileExists(atPath: "\(tests)/a11y-speakd") ? tests : "\(package)/.build/debug"
    }()

    /// The search path for the programs under test and the examples.
    static let searchPath = "\(programs):\(build)"

    /// The search path for programs of installed packages, and for the servers that scripts/bootstrap unpacks.
    static let systemPath =
        "\(package)/.build/servers/bin:/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin"

    static var daemon: String { "\(programs)/a11y-speakd" }
    static var client: String { "\(programs)/a11y-speak" }

    /// An application of Examples, which is never installed.
    static func example(_ name: String) -> String { "\(build)/\(name)" }

    /// A program of Tests/Clients.
    static func client(_ name: String) -> String { "\(package)/Tests/Clients/\(name)" }

    /// OpenSSH's server, which must be called by its absolute path. On a machine without one, scripts/bootstrap unpacks
    /// it.
    static let sshd: String = {
        let unpacked = "\(package)/.build/servers/bin/sshd"
        return FileManager.default.fileExists(atPath: unpacked) ? unpacked : "/usr/sbin/sshd"
    }()

    static func script(_ name: String) -> String { "\(package)/scripts/\(name)" }
}
