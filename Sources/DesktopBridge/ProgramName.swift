// SPDX-License-Identifier: MIT

/// The known facts about a process with a bus connection. All of them are under the control of the program or its user.
package struct ProcessFacts: Sendable, Equatable {
    /// The path of the program; nil when it is unreadable.
    var program: String?
    /// The command line.
    package var arguments: [String] = []
    /// The kernel's name for the process, 15 bytes at most.
    var shortName: String?
    /// The application id in a Flatpak.
    var application: String?
}

/// The name under which a program is a client of the daemon, and which the user's rules refer to.
package enum ProgramName {
    /// For a program that has exited or that cannot be inspected.
    static let unknown = "unknown program"

    /// Interpreters. The name of their script is used instead.
    private static let interpreters = [
        "python", "pypy", "java", "node", "nodejs", "electron", "ruby", "perl", "gjs", "gjs-console", "bash", "sh",
        "dash", "lua", "mono", "dotnet", "tclsh", "wish", "guile", "php", "deno", "bun",
    ]
    /// Names of scripts that identify no program. The folder's name is used instead.
    private static let nameless = ["main", "index", "app", "__main__", "start", "run"]
    /// Options of interpreters that precede the name of the script.
    private static let naming = ["-m", "-jar"]

    package static func of(_ process: ProcessFacts) -> String {
        if let application = process.application, !application.isEmpty { return application }
        let path = process.program.map(whole) ?? called(process)
        guard let name = path.map(base) ?? process.shortName, !name.isEmpty else { return unknown }
        return isInterpreter(name) ? script(process.arguments) ?? name : name
    }

    /// Chromium's program is unreadable, and its first argument is the whole command line.
    private static func called(_ process: ProcessFacts) -> String? {
        process.arguments.first.flatMap { $0.contains(" ") ? process.shortName : $0 }
    }

    /// The kernel marks a program that was replaced while it ran.
    private static func whole(_ path: String) -> String {
        path.hasSuffix(" (deleted)") ? String(path.dropLast(10)) : path
    }

    private static func base(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }

    /// "python3.13" is Python.
    private static func isInterpreter(_ name: String) -> Bool {
        let plain = name.prefix { !$0.isNumber && $0 != "." }
        return interpreters.contains(plain.hasSuffix("-") ? String(plain.dropLast()) : String(plain))
    }

    private static func script(_ arguments: [String]) -> String? {
        let rest = arguments.dropFirst()
        if let option = rest.firstIndex(where: { naming.contains($0) }), option + 1 < rest.endIndex {
            return plain(rest[option + 1])
        }
        guard let script = rest.first(where: { !$0.hasPrefix("-") && !$0.isEmpty }) else { return nil }
        return plain(script)
    }

    /// "/usr/share/foo/main.py" is foo, "/usr/bin/bar.py" is bar; the Java class "org.example.Main" is unchanged.
    private static func plain(_ path: String) -> String? {
        let parts = path.split(separator: "/").map(String.init)
        guard let file = parts.last else { return nil }
        let name = withoutEnding(file)
        guard nameless.contains(name), parts.count > 1 else { return name.isEmpty ? nil : name }
        return parts[parts.count - 2]
    }

    private static func withoutEnding(_ file: String) -> String {
        let endings = [
            ".py", ".pyc", ".js", ".mjs", ".cjs", ".jar", ".rb", ".pl", ".sh", ".asar", ".lua", ".exe", ".dll",
        ]
        for ending in endings where file.hasSuffix(ending) { return String(file.dropLast(ending.count)) }
        return file
    }
}
