// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Glibc

/// The styles of `voices` folders, by the names of their files.
struct VoiceStyleFolder: Sendable, Equatable {
    var styles: [String: VoiceStyle] = [:]
    /// The settings in the files of the styles, with their lines.
    private(set) var settings: [String: Settings] = [:]

    init(styles: [String: VoiceStyle] = [:]) {
        self.styles = styles
    }

    /// Reads every `NAME.toml` in these folders; the first file of a name counts. Reports settings that cannot be used,
    /// and applies the others.
    init(paths: [String], problems: inout [ConfigurationError]) {
        for path in paths {
            do {
                let files = try Self.files(in: path).filter { $0.hasSuffix(".toml") && !$0.hasPrefix(".") }
                for file in files.sorted() { read(file, in: path, problems: &problems) }
            } catch {
                problems.append(error)
            }
        }
    }

    private mutating func read(_ file: String, in path: String, problems: inout [ConfigurationError]) {
        let name = String(file.dropLast(5))
        guard styles[name] == nil else { return }
        do {
            guard let bytes = try SettingsFile.bytes(of: "\(path)/\(file)") else { return }
            let read = try Settings(style: bytes, file: "\(path)/\(file)")
            (settings[name], styles[name]) = (read, VoiceStyle(read))
        } catch {
            problems.append(error)
        }
    }

    private static func files(in path: String) throws(ConfigurationError) -> [String] {
        guard let folder = opendir(path) else {
            throw ConfigurationError(
                file: path, problem: "this folder cannot be read: \(String(cString: strerror(errno)))")
        }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names
    }

    /// The style of an announcement that requests no voice: the one with the most conditions, all met.
    func style(for priority: AnnouncementPriority, language: LanguageTag) -> String? {
        let fitting = styles.compactMap { name, style in
            style.fitness(priority, language: language).map { (name: name, fitness: $0) }
        }
        return fitting.min { ($1.fitness, $0.name) < ($0.fitness, $1.name) }?.name
    }

    /// Whether a priority or a language selects any style.
    var isAutomatic: Bool { styles.values.contains { !$0.priorities.isEmpty || !$0.languages.isEmpty } }
}
