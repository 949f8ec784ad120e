// SPDX-License-Identifier: GPL-3.0-or-later

/// The content of a sound theme's `index.theme` (XDG Sound Theme Specification 0.8).
struct SoundTheme: Sendable, Equatable {
    /// Themes to search after this one.
    private(set) var parents: [String] = []
    /// Folders below the theme's own folder: those for stereo, then those for no particular output.
    private(set) var folders: [String] = []

    init(_ index: String) {
        var listed: [String] = []
        var profiles: [String: String] = [:]
        var group = ""
        for line in index.split(whereSeparator: \.isNewline) {
            let line = line.trimmed
            if line.hasPrefix("["), line.hasSuffix("]") {
                group = String(line.dropFirst().dropLast())
                continue
            }
            guard let equals = line.firstIndex(of: "="), !line.hasPrefix("#") else { continue }
            let value = line[line.index(after: equals)...].trimmed
            switch (group, line[..<equals].trimmed) {
            case ("Sound Theme", "Inherits"): parents = Self.list(value).filter(Self.isName)
            case ("Sound Theme", "Directories"): listed = Self.list(value)
            case (_, "OutputProfile"): profiles[group] = String(value)
            default: break
            }
        }
        let safe = listed.filter { !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") }
        folders = safe.filter { profiles[$0] == "stereo" } + safe.filter { profiles[$0] == nil }
    }

    /// Whether the name may be that of a theme or a sound: neither a path nor hidden.
    static func isName(_ name: String) -> Bool {
        (1...100).contains(name.utf8.count) && !name.hasPrefix(".")
            && name.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: "-_.+".utf8.contains(byte)
                }
            }
    }

    private static func list(_ value: Substring) -> [String] {
        value.split { $0 == "," || $0 == ";" }.map { String($0.trimmed) }.filter { !$0.isEmpty }
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        let start = drop { $0 == " " || $0 == "\t" || $0 == "\r" }
        let end = start.lastIndex { $0 != " " && $0 != "\t" && $0 != "\r" }
        return end.map { start[...$0] } ?? ""
    }
}
