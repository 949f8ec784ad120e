// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials

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
        let program: FileVersion?
        /// The files and folders that the description depends on. A folder changes when a voice comes or goes.
        let places: [String: FileVersion?]
        let description: SynthesizerDescription
    }

    private let file: KeptFile<Entry>

    package init(file: String) {
        self.file = KeptFile(path: file)
    }

    /// Nil when the library is unknown, or when its data or the daemon's program have changed.
    func recall(_ library: Library) -> SynthesizerDescription? {
        guard let entry = file.read(), entry.library == library, entry.program == Self.program,
            entry.places.allSatisfy({ FileVersion($0.key) == $0.value })
        else { return nil }
        return entry.description
    }

    func remember(_ description: SynthesizerDescription, of library: Library) {
        file.write(
            Entry(
                library: library, program: Self.program, places: Self.places(of: library.folder),
                description: description))
    }

    private static var program: FileVersion? { FileVersion("/proc/self/exe") }

    /// Missing files are places too, because a dictionary may be installed later.
    private static func places(of folder: String) -> [String: FileVersion?] {
        let files = ["phontab", "phondata", "cmn_dict", "yue_dict", "hak_dict", "ja_dict"].map { "\(folder)/\($0)" }
        let folders = ["lang", "voices"].flatMap { part -> [String] in
            let top = "\(folder)/\(part)"
            let within = (try? FileManager.default.subpathsOfDirectory(atPath: top)) ?? []
            return [top] + within.map { "\(top)/\($0)" }.filter(Landlock.isFolder)
        }
        return (files + folders).reduce(into: [:]) { marks, path in marks[path] = .some(FileVersion(path)) }
    }
}
