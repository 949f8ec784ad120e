// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import Glibc

/// The voices of libespeak-ng that an earlier start found, in a file. libespeak-ng reads three hundred files for a list of
/// its voices, and two large dictionaries to show which voices read Han.
package struct EspeakMemory {
    /// The library and the folder of its data.
    struct Library: Equatable, Codable {
        let name: String
        let folder: String
    }

    private struct Entry: Codable {
        let library: Library
        /// The daemon's own program, which knows how to describe voices.
        let program: FileMark?
        /// The files and folders that the description depends on. A folder changes when a voice comes or goes.
        let places: [String: FileMark?]
        let description: SynthesizerDescription
    }

    private let file: String

    package init(file: String) {
        self.file = file
    }

    /// Nil when the library is unknown, or when its data or the daemon's program have changed.
    func recall(_ library: Library) -> SynthesizerDescription? {
        guard let bytes = FileManager.default.contents(atPath: file),
            let entry = try? JSONDecoder().decode(Entry.self, from: bytes), entry.library == library,
            entry.program == Self.program, entry.places.allSatisfy({ FileMark($0.key) == $0.value })
        else { return nil }
        return entry.description
    }

    /// A failure is not reported: without the file, the next start asks the library again.
    func remember(_ description: SynthesizerDescription, of library: Library) {
        let entry = Entry(
            library: library, program: Self.program, places: Self.places(of: library.folder), description: description)
        guard let bytes = try? JSONEncoder().encode(entry), let slash = file.lastIndex(of: "/") else { return }
        try? FileManager.default.createDirectory(atPath: String(file[..<slash]), withIntermediateDirectories: true)
        try? bytes.write(to: URL(filePath: file), options: .atomic)
    }

    private static var program: FileMark? { FileMark("/proc/self/exe") }

    /// Missing files are places too, because a dictionary may be installed later.
    private static func places(of folder: String) -> [String: FileMark?] {
        let files = ["phontab", "phondata", "cmn_dict", "yue_dict", "hak_dict", "ja_dict"].map { "\(folder)/\($0)" }
        let folders = ["lang", "voices"].flatMap { part -> [String] in
            let top = "\(folder)/\(part)"
            let within = (try? FileManager.default.subpathsOfDirectory(atPath: top)) ?? []
            return [top] + within.map { "\(top)/\($0)" }.filter(Self.isFolder)
        }
        return (files + folders).reduce(into: [:]) { marks, path in marks[path] = .some(FileMark(path)) }
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
