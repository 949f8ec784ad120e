// SPDX-License-Identifier: MIT

import Foundation

/// Whether a line of a page is a shell command: its first word is a program.
enum ShellWord {
    private static let builtins: Set = ["cd", "eval", "exec", "export", "for", "if", "source", "while"]
    /// Programs that pages name, but that need not be installed here.
    private static let foreign: Set = ["docker", "flatpak", "podman", "sudo"]
    /// Folders of the checkout that hold programs.
    private static let folders = ["Benchmarks/", "Examples/", "scripts/", "./", ".build/"]

    static func isCommand(_ line: String) -> Bool {
        let words = line.split(separator: " ").drop { $0.contains(/^[A-Z_]+=/) }
        guard let word = words.first.map(String.init) else { return false }
        return builtins.union(foreign).contains(word) || folders.contains { word.hasPrefix($0) } || isProgram(word)
    }

    /// A single letter is more likely a key than a program such as `w`, and a word in capitals more likely a protocol's
    /// than a program such as `GET`.
    private static func isProgram(_ word: String) -> Bool {
        guard word.count > 1, !word.contains("/"), word.contains(where: \.isLowercase) else { return false }
        return path.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(word)") }
    }

    private static var path: [Substring] {
        "\(BuildFolder.searchPath):\(BuildFolder.systemPath)".split(separator: ":")
    }
}
