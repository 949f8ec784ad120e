// SPDX-License-Identifier: MIT

import Glibc

extension ProcessFacts {
    /// Reads the facts of a process. Unreadable facts are nil.
    package init(process: Int) {
        let folder = "/proc/\(process)"
        program = Self.target(of: "\(folder)/exe")
        arguments = Self.text(of: "\(folder)/cmdline")?.split(separator: "\0").map(String.init) ?? []
        shortName = Self.text(of: "\(folder)/comm")?.split(separator: "\n").first.map(String.init)
        // The proxy that connects a Flatpak to the bus has this file too.
        let flatpak = Self.text(of: "\(folder)/root/.flatpak-info")?.split(separator: "\n") ?? []
        application = flatpak.first { $0.hasPrefix("name=") }.map { String($0.dropFirst(5)) }
    }

    /// Whether a process has a terminal.
    static func hasTerminal(_ process: Int) -> Bool {
        // The name in brackets may contain anything. The fifth field after the bracket is the terminal's number
        // (proc(5)).
        let fields = text(of: "/proc/\(process)/stat")?.split(separator: ")").last?.split(separator: " ") ?? []
        return fields.count > 4 && fields[4] != "0"
    }

    private static func target(of link: String) -> String? {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, filled in
            count = buffer.withMemoryRebound(to: CChar.self) { readlink(link, $0.baseAddress!, $0.count) }
            filled = max(0, count)
        }
        return count > 0 ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// The first 4 KiB of a file.
    private static func text(of path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
            count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
