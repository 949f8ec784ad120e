// SPDX-License-Identifier: MIT

import Glibc

/// The code pages of the program and its libraries that this process has mapped. A start needs most of them, waiting
/// for a bus needs few, and this program waits for weeks.
enum MappedCode {
    /// Releases all pages. A page that is used again is read from the system's file cache, without disk access.
    static func forget() {
        guard let maps = fopen("/proc/self/maps", "re") else { return }
        defer { fclose(maps) }
        var line: UnsafeMutablePointer<CChar>?
        var room = 0
        defer { free(line) }
        while getline(&line, &room, maps) > 0, let line {
            guard let (start, length) = code(String(cString: line)) else { continue }
            madvise(UnsafeMutableRawPointer(bitPattern: start), length, MADV_DONTNEED)
        }
    }

    /// The bounds of the code in a line of the kernel's map (proc(5)): `7f2e000-7f31000 r-xp 00002000 fe:00 1234
    /// /usr/lib/libc.so.6`. Nil for other mappings: the contents of writable pages are in no file.
    static func code(_ line: String) -> (start: UInt, length: Int)? {
        let fields = line.split { $0 == " " || $0 == "\n" }
        guard fields.count >= 6, fields[1] == "r-xp", fields[5].first == "/" else { return nil }
        let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard bounds.count == 2, bounds[0] < bounds[1] else { return nil }
        return (bounds[0], Int(bounds[1] - bounds[0]))
    }
}
