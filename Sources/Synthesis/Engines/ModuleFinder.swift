// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import Glibc

/// The installed output modules of Speech Dispatcher, and their configurations: the user's first, then the machine's.
/// `A11Y_SPEAKD_MODULE_DIRS` names folders that replace the machine's.
package struct ModuleFinder: Sendable {
    /// Paths of modules by their file names.
    private let modules: [String: String]
    private let configurations: [String]

    /// Modules that are used only when named: the daemon has espeak-ng itself, the dummy speaks no text, and the
    /// generic module plays sound itself.
    private static let ignored: Set = [
        "sd_espeak-ng", "sd_espeak", "sd_dummy", "sd_generic", "sd_espeak-ng-mbrola", "sd_openttsd",
    ]
    /// Modules that speak through a server, which the user has to allow.
    private static let networked: Set = ["sd_festival"]

    package init(environment: [String: String]) {
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
        let named = environment["A11Y_SPEAKD_MODULE_DIRS"].flatMap { $0.isEmpty ? nil : $0 }
        let config = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home.map { "\($0)/.config" }
        self.init(
            folders: (home.map { ["\($0)/.local/libexec/speech-dispatcher-modules"] } ?? [])
                + (named?.split(separator: ":").map(String.init) ?? Self.systemFolders),
            configurations: (config.map { ["\($0)/speech-dispatcher/modules"] } ?? [])
                + ["/etc/speech-dispatcher/modules"])
    }

    private static let systemFolders = [
        "/usr/local/libexec/speech-dispatcher-modules", "/usr/local/lib/speech-dispatcher-modules",
        "/usr/libexec/speech-dispatcher-modules", "/usr/lib/speech-dispatcher-modules",
        "/usr/lib/x86_64-linux-gnu/speech-dispatcher-modules", "/usr/lib/aarch64-linux-gnu/speech-dispatcher-modules",
    ]

    /// - Parameters:
    ///   - folders: folders of modules. When several have a module of one name, the first counts.
    ///   - configurations: folders of the modules' configurations.
    init(folders: [String], configurations: [String]) {
        let found = folders.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
                .filter { $0.hasPrefix("sd_") }.map { ($0, "\(folder)/\($0)") }
        }
        modules = Dictionary(found) { first, _ in first }
        self.configurations = configurations
    }

    /// The modules that can be used without settings.
    package var engines: [Engine] {
        modules.keys.sorted().filter { !Self.ignored.contains($0) && !Self.networked.contains($0) }.compactMap { file in
            modules[file].map { path in
                Engine(
                    name: String(file.dropFirst(3)), kind: .module(path: path, configuration: configuration(of: path)))
            }
        }
    }

    /// - Parameter module: `flite`, `sd_flite` or a path.
    /// - Returns: nil when there is no such module.
    package func path(of module: String) -> String? {
        guard !module.contains("/") else { return access(module, X_OK) == 0 ? module : nil }
        return modules[module] ?? modules["sd_" + module]
    }

    package func configuration(of path: String) -> String? {
        guard let slash = path.lastIndex(of: "/") else { return nil }
        let file = path[path.index(after: slash)...]
        let name = file.hasPrefix("sd_") ? String(file.dropFirst(3)) : String(file)
        return configurations.lazy.map { "\($0)/\(name).conf" }.first { access($0, R_OK) == 0 }
    }

    /// The installed modules, as the end of a sentence.
    package var told: String {
        modules.isEmpty
            ? "none is installed" : "there are \(modules.keys.sorted().joined(separator: ", "))"
    }
}
