// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// The files of languages: `it.cldr`, generated from CLDR, and `it.phrases`, written by hand. A file in the user's folder
/// counts more than one of the installation.
package enum LanguageFiles {
    private struct State {
        var installed: String?
        var user: String?
    }

    private static let state = Mutex(State())

    /// - Parameters:
    ///   - installed: nil for `share/a11y-speakd/languages` in the program's prefix, or for the tree of the build.
    ///   - user: the folder of the user's own files; nil if there is none.
    package static func use(installed: String? = nil, user: String?) {
        state.withLock { $0 = State(installed: installed, user: user) }
    }

    /// `~/.config/a11y-speakd/languages`. Nil if no variable names the folder of the configuration.
    package static func userFolder(_ environment: [String: String]) -> String? {
        func set(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        return (set("XDG_CONFIG_HOME") ?? set("HOME").map { "\($0)/.config" }).map { "\($0)/a11y-speakd/languages" }
    }

    /// The folders, the more important one last.
    package static var folders: [String] {
        state.withLock { state in
            let installed = state.installed ?? SharedFolder.path("languages", inTree: "Languages")
            state.installed = installed
            return [installed, state.user].compactMap(\.self)
        }
    }

    /// The texts of a language, the more important one last. Empty for a language without a file.
    /// - Parameter tag: a BCP 47 tag. Any other text has no file.
    package static func texts(of tag: String) -> [String] {
        guard isTag(tag) else { return [] }
        return folders.flatMap { folder in
            ["cldr", "phrases"].compactMap { text(at: "\(folder)/\(tag).\($0)") }
        }
    }

    /// The tags of all languages with a file, sorted.
    package static var tags: [String] {
        let names = folders.flatMap(Self.names)
        let tags = names.compactMap { name in
            [".cldr", ".phrases"].first { name.hasSuffix($0) }.map { String(name.dropLast($0.utf8.count)) }
        }
        return Set(tags).sorted()
    }

    /// Other tags of languages: lines of a tag, a space and the tag that has the file.
    package static var otherTags: [String: String] {
        let lines = folders.flatMap { (text(at: "\($0)/tags") ?? "").split(separator: "\n") }
        return lines.reduce(into: [:]) { tags, line in
            let parts = line.split(separator: " ")
            if parts.count == 2, !line.hasPrefix("#") { tags[String(parts[0])] = String(parts[1]) }
        }
    }

    /// The messages of the client program in a language, the more important ones last. Empty for a language without them.
    /// - Parameter tags: the tag, then more general ones.
    package static func messages(of tags: [String]) -> [String] {
        let others = otherTags
        let files = tags.map { others[$0] ?? $0 }
        return files.reversed().filter(isTag).flatMap { tag in folders.compactMap { text(at: "\($0)/\(tag).messages") }
        }
    }

    /// The words of a script that mean the same in all its languages; nil if the script has no file.
    package static func words(ofScript code: String) -> String? {
        folders.lazy.compactMap { text(at: "\($0)/\(code).words") }.first
    }

    /// The content of a file; nil if it cannot be read. Bytes outside UTF-8 become U+FFFD.
    package static func text(at path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= largest else {
            return nil
        }
        let size = Int(status.st_size)
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let more = read(file, buffer.baseAddress.map { $0 + count }, size - count)
                guard more > 0 else { return }
                count += more
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The size of a larger file is a mistake: a whole language has 50 kB.
    private static let largest = 4 << 20

    private static func isTag(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { $0 | 0x20 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") }
    }

    private static func names(in folder: String) -> [String] {
        guard let open = opendir(folder) else { return [] }
        defer { closedir(open) }
        var names: [String] = []
        while let entry = readdir(open) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            names.append(name)
        }
        return names
    }
}
