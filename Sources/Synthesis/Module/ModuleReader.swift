// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// An event in the output of a Speech Dispatcher output module.
enum ModuleEvent: Sendable, Equatable {
    /// The last line of a reply, and the texts of the lines before it.
    case reply(code: Int, text: String, lines: [String])
    case sound(ModuleSound)
    /// All samples so far come before this mark.
    case mark(String)
    /// The program is not a module of Speech Dispatcher, or is a broken one.
    case fault(String)

    /// Whether the text was spoken, or given up.
    var isEnd: Bool {
        guard case .reply(let code, _, _) = self else { return false }
        return code == 702 || code == 703
    }
}

/// Reads the output of a module, split anywhere. A value type: takes bytes, returns events.
///
/// Source: `src/modules/module_main.c` and `module_process.c` of Speech Dispatcher 0.11 and 0.12.
struct ModuleReader: Sendable {
    private var line: [UInt8] = []
    private var lines: [String] = []
    private var sound = ModuleSound.Format()
    private var audio: [UInt8]?

    /// The most bytes of a line; a module sends 5,000 samples in one.
    private static let longestLine = 1 << 22
    /// The most lines of a reply; espeak-ng's module lists 15,000 voices.
    private static let maxLines = 100_000

    mutating func take(_ bytes: ArraySlice<UInt8>) -> [ModuleEvent] {
        var events: [ModuleEvent] = []
        var rest = bytes
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            line += rest[..<end]
            rest = rest[(end + 1)...]
            events += read()
            line.removeAll(keepingCapacity: true)
        }
        line += rest
        if line.count > Self.longestLine || lines.count > Self.maxLines {
            (line, lines) = ([], [])
            events.append(.fault("it wrote too long a reply"))
        }
        return events
    }

    private mutating func read() -> [ModuleEvent] {
        guard line.count >= 4, let code = Int(String(decoding: line[..<3], as: UTF8.self)), code >= 100,
            line[3] == UInt8(ascii: " ") || line[3] == UInt8(ascii: "-")
        else {
            return [.fault("it wrote \(String(decoding: line.prefix(60), as: UTF8.self).quoted), not a module's reply")]
        }
        let isLast = line[3] == UInt8(ascii: " ")
        if code == 705 { return isLast ? endSound() : readSound() }
        let text = String(decoding: line[4...], as: UTF8.self)
        guard isLast else {
            lines.append(text)
            return []
        }
        defer { lines = [] }
        if code == 700, let mark = lines.first { return [.mark(mark)] }
        return [.reply(code: code, text: text, lines: lines)]
    }

    private mutating func readSound() -> [ModuleEvent] {
        let prefix = Array("AUDIO\0".utf8)
        guard !line[4...].starts(with: prefix) else {
            audio = Self.unescaped(line[(4 + prefix.count)...])
            return []
        }
        let parts = String(decoding: line[4...], as: UTF8.self).split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let value = Int(parts[1]) else { return [.fault("it describes its sound wrongly")] }
        sound.set(String(parts[0]), value)
        return []
    }

    private mutating func endSound() -> [ModuleEvent] {
        defer { (sound, audio) = (ModuleSound.Format(), nil) }
        guard let audio else { return [] }
        guard let decoded = ModuleSound(sound, audio) else { return [.fault("its sound has an unknown format")] }
        return [.sound(decoded)]
    }

    /// Decodes escapes as in HDLC: a line's end, and the escape itself, are sent as an escape and the byte with its
    /// sixth bit changed.
    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        guard bytes.contains(0x7D) else { return Array(bytes) }
        var plain: [UInt8] = []
        plain.reserveCapacity(bytes.count)
        var isEscaped = false
        for byte in bytes {
            if byte == 0x7D && !isEscaped {
                isEscaped = true
            } else {
                plain.append(isEscaped ? byte ^ 0x20 : byte)
                isEscaped = false
            }
        }
        return plain
    }
}
