// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The styles of a `voices` folder by the names of their files.
struct VoiceStyleFolder: Sendable, Equatable {
    var styles: [String: VoiceStyle] = [:]

    init(styles: [String: VoiceStyle] = [:]) {
        self.styles = styles
    }

    /// Reads every `NAME.toml` in a folder.
    /// - Throws: ``VoiceStyleError`` for the first, by name, that cannot be used.
    init(path: String) throws(VoiceStyleError) {
        for file in try Self.files(in: path).sorted() where file.hasSuffix(".toml") {
            let text = try Self.text(of: "\(path)/\(file)")
            styles[String(file.dropLast(5))] = try VoiceStyle(toml: text, file: "\(path)/\(file)")
        }
    }

    private static func files(in path: String) throws(VoiceStyleError) -> [String] {
        guard let folder = opendir(path) else {
            throw VoiceStyleError(file: path, problem: String(cString: strerror(errno)))
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

    private static func text(of path: String) throws(VoiceStyleError) -> String {
        guard let file = fopen(path, "r") else {
            throw VoiceStyleError(file: path, problem: String(cString: strerror(errno)))
        }
        defer { fclose(file) }
        let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
            count = fread(buffer.baseAddress, 1, buffer.count, file)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
