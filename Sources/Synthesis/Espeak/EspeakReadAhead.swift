// SPDX-License-Identifier: GPL-3.0-or-later

import CSeccomp
import Glibc

/// Requests espeak-ng's data from the disk at once. libespeak-ng reads three hundred small files one after the other, and
/// waits for each of them after a boot.
enum EspeakReadAhead {
    /// The other dictionaries are read when their language is spoken.
    private static let files = ["phontab", "phonindex", "phondata", "intonations", "en_dict"]

    /// Returns at once when the data is in memory, or when there is none.
    static func begin(in folder: String) {
        guard !isInMemory("\(folder)/\(files[0])") else { return }
        for file in files { request("\(folder)/\(file)") }
    }

    /// Requests all voices, for a list of them.
    static func requestVoices(in folder: String) {
        // Most voices are small, and in memory together or not at all.
        guard !isInMemory("\(folder)/voices/!v/f2") else { return }
        // The older libespeak-ng has all voices in one of them.
        for part in ["lang", "voices"] { requestAll(in: "\(folder)/\(part)", depth: 3) }
    }

    /// - Parameter depth: of the folders within it that are read too.
    private static func requestAll(in folder: String, depth: Int) {
        guard let entries = opendir(folder) else { return }
        defer { closedir(entries) }
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) }
            guard !name.hasPrefix(".") else { continue }
            let path = "\(folder)/\(name)"
            // On a file system without kinds of entries, subfolders are left out.
            if entry.pointee.d_type != UInt8(DT_DIR) {
                request(path)
            } else if depth > 1 {
                requestAll(in: path, depth: depth - 1)
            }
        }
    }

    private static func request(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        posix_fadvise(descriptor, 0, 0, POSIX_FADV_WILLNEED)
        close(descriptor)
    }

    private static func isInMemory(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        return is_in_memory(descriptor) == 1
    }
}
