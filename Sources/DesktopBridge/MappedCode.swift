// SPDX-License-Identifier: MIT

import Glibc

/// The code that this process has mapped, of the program and its libraries: pages of their files. Starting needs most of it, waiting
/// for a bus little, and this program waits for weeks.
enum MappedCode {
    /// Gives back all pages. Those that are needed again come from the system's file cache, without reading a disk.
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

    /// Where the code in a line of the kernel's map is (proc(5)): `7f2e000-7f31000 r-xp 00002000 fe:00 1234 /usr/lib/libc.so.6`. Pages
    /// that may be written, or have been, are none: what is in them is in no file.
    static func code(_ line: String) -> (start: UInt, length: Int)? {
        let fields = line.split { $0 == " " || $0 == "\n" }
        guard fields.count >= 6, fields[1] == "r-xp", fields[5].first == "/" else { return nil }
        let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard bounds.count == 2, bounds[0] < bounds[1] else { return nil }
        return (bounds[0], Int(bounds[1] - bounds[0]))
    }
}
