// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The folders in which sounds are found by their names: the user's and the system's sound themes, and the folder of
/// Debian's `sound-icons`, which has other names (`start`, `prompt`, `capital`).
struct SoundFolders: Sendable {
    /// Folders of themes; the first wins.
    let bases: [String]
    /// Folders that have only files named after sounds.
    let plain: [String]
    /// Locales, as the folders of a theme are named, the best first. Sounds without a language come after them.
    let locales: [String]

    /// The theme that a desktop's settings make from the user's choice, and the theme that is searched last.
    private static let themes = ["__custom", "freedesktop"]

    init(bases: [String], plain: [String], locales: [String] = []) {
        self.bases = bases
        self.plain = plain
        self.locales = locales
    }

    init(environment: [String: String]) {
        // An empty variable counts as not set, as XDG specifies.
        let environment = environment.filter { !$0.value.isEmpty }
        let home = environment["XDG_DATA_HOME"] ?? environment["HOME"].map { "\($0)/.local/share" }
        let system = (environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share").split(separator: ":")
        bases = ([home].compactMap(\.self) + system.map(String.init)).map { "\($0)/sounds" }
        let debian = "/usr/share/sounds/sound-icons"
        let icons = bases.map { "\($0)/sound-icons" }
        plain = icons.contains(debian) ? icons : icons + [debian]
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first ?? "C"
        let full = String(locale.prefix { $0 != "." && $0 != "@" })
        locales = [full, String(full.prefix { $0 != "_" }), "C"].filter(SoundTheme.isName)
    }

    /// All folders, and the links in them and in their themes: a desktop's own theme consists of links.
    var places: [String] {
        let folders = bases + plain
        let themes = bases.flatMap { base in Self.entries(of: base).filter { $0.isFolder }.map { "\(base)/\($0.name)" }
        }
        let links = (folders + themes).flatMap { folder in
            Self.entries(of: folder).filter { $0.isLink }.prefix(Self.maxLinks).map { "\(folder)/\($0.name)" }
        }
        return folders + links
    }

    private static let maxLinks = 100

    private static func entries(of folder: String) -> [(name: String, isFolder: Bool, isLink: Bool)] {
        guard let open = opendir(folder) else { return [] }
        defer { closedir(open) }
        var found: [(name: String, isFolder: Bool, isLink: Bool)] = []
        while let entry = readdir(open) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            let type = Int(entry.pointee.d_type)
            if name != ".", name != ".." { found.append((name, type == Int(DT_DIR), type == Int(DT_LNK))) }
        }
        return found
    }

    /// The file of a sound. Without one, the file of a more general sound: `message-new-email`, `message-new`,
    /// `message`.
    /// - Returns: nil when there is no such sound, or the user has disabled it.
    func file(for name: String) -> String? {
        guard SoundTheme.isName(name) else { return nil }
        var name = name[...]
        while true {
            if let found = find(String(name)) { return found.hasSuffix(".disabled") ? nil : found }
            guard let dash = name.lastIndex(of: "-"), dash > name.startIndex else { return nil }
            name = name[..<dash]
        }
    }

    private func find(_ name: String) -> String? {
        let languages = locales.map { "/\($0)" } + [""]
        for theme in order() {
            for folder in theme.folders {
                for language in languages {
                    if let file = file(folder + language + "/" + name) { return file }
                }
            }
        }
        return bases.lazy.compactMap { file("\($0)/\(name)") }.first
            ?? plain.lazy.compactMap { file("\($0)/\(name)") ?? regular("\($0)/\(name)") }.first
    }

    /// The themes with their folders' full paths. Each theme precedes the themes from which it inherits.
    private func order() -> [(name: String, folders: [String])] {
        var order: [(name: String, folders: [String])] = []
        func add(_ name: String) {
            guard order.count < 16, name != "freedesktop", !order.contains(where: { $0.name == name }),
                let theme = theme(name)
            else { return }
            order.append((name, folders(of: theme, name)))
            theme.parents.forEach(add)
        }
        Self.themes.forEach(add)
        let last =
            theme("freedesktop") ?? SoundTheme("[Sound Theme]\nDirectories=stereo\n[stereo]\nOutputProfile=stereo")
        return order + [("freedesktop", folders(of: last, "freedesktop"))]
    }

    private func folders(of theme: SoundTheme, _ name: String) -> [String] {
        theme.folders.flatMap { folder in bases.map { "\($0)/\(name)/\(folder)" } }
    }

    private func theme(_ name: String) -> SoundTheme? {
        bases.lazy.compactMap { Self.text(of: "\($0)/\(name)/index.theme") }.first.map { SoundTheme($0) }
    }

    private func file(_ path: String) -> String? {
        [".disabled", ".oga", ".ogg", ".wav"].lazy.compactMap { regular(path + $0) }.first
    }

    private func regular(_ path: String) -> String? {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? path : nil
    }

    private static func text(of path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, let file = fopen(path, "re") else {
            return nil
        }
        defer { fclose(file) }
        let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
            count = fread(buffer.baseAddress, 1, buffer.count, file)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
