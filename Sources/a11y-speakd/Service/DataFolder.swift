// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The folder of the daemon's read-only files: the first existing one of `--data-dir`, `$A11Y_SPEAKD_DATA_DIR`,
/// `$XDG_DATA_HOME`, `share` in the executable's prefix, `$XDG_DATA_DIRS`, and the tree in which the program was built.
struct DataFolder {
    /// All folders that may have the voices, in the order of the search.
    static func voiceFolders(
        option: String?, environment: [String: String], executable: String
    ) -> [String] {
        folders(of: "voices", inTree: "Voices", option: option, environment: environment, executable: executable)
    }

    private static func folders(
        of name: String, inTree folder: String, option: String?, environment: [String: String], executable: String
    ) -> [String] {
        // An empty variable counts as not set, as in the XDG specification.
        let environment = environment.filter { !$0.value.isEmpty }
        var folders = [option, environment["A11Y_SPEAKD_DATA_DIR"]].compactMap(\.self).map { "\($0)/\(name)" }
        let home = environment["XDG_DATA_HOME"] ?? environment["HOME"].map { "\($0)/.local/share" }
        let system = (environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share").split(separator: ":").map(
            String.init)
        let prefix = parent(parent(executable)).map { "\($0)/share" }
        folders += ([home, prefix].compactMap(\.self) + system).map { "\($0)/a11y-speakd/\(name)" }
        let parts = executable.split(separator: "/")
        if let build = parts.firstIndex(of: ".build") {
            folders.append("/" + (parts[..<build] + [Substring(folder)]).joined(separator: "/"))
        }
        return folders
    }

    /// The first folder with the names of signs; nil if there is none.
    static func names(option: String?, environment: [String: String]) -> String? {
        folders(of: "names", inTree: "Names", option: option, environment: environment, executable: executable())
            .first(where: isFolder)
    }

    /// The first folder with the files of languages; nil if there is none.
    static func languages(option: String?, environment: [String: String]) -> String? {
        let program = executable()
        return folders(
            of: "languages", inTree: "Languages", option: option, environment: environment, executable: program
        ).first(where: isFolder)
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The path of the running program.
    static func executable() -> String {
        guard let path = realpath("/proc/self/exe", nil) else { return "" }
        defer { free(path) }
        return String(cString: path)
    }

    private static func parent(_ path: String?) -> String? {
        path.flatMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } }
    }
}
