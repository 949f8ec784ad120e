// SPDX-License-Identifier: GPL-3.0-or-later

/// A block of sound of a Speech Dispatcher output module, mono.
struct ModuleSound: Sendable, Equatable {
    /// The format, from the lines before the sound.
    struct Format: Sendable, Equatable {
        var bits = 16
        var channels = 1
        /// Samples per second.
        var rate = 0
        var isBigEndian = false

        mutating func set(_ name: String, _ value: Int) {
            switch name {
            case "bits": bits = value
            case "num_channels": channels = value
            case "sample_rate": rate = value
            case "big_endian": isBigEndian = value != 0
            default: break
            }
        }
    }

    /// Samples per second.
    let rate: Int
    let samples: [Int16]

    /// Nil unless the bytes are PCM of 8 or 16 bits at 4 to 192 kHz.
    init?(_ format: Format, _ bytes: [UInt8]) {
        guard (4000...192_000).contains(format.rate), (1...8).contains(format.channels) else { return nil }
        rate = format.rate
        guard let all = Self.samples(format, bytes) else { return nil }
        guard format.channels > 1 else {
            samples = all
            return
        }
        samples = stride(from: 0, to: all.count - all.count % format.channels, by: format.channels).map { start in
            let sum = all[start..<(start + format.channels)].reduce(0) { $0 + Int($1) }
            return Int16(sum / format.channels)
        }
    }

    private static func samples(_ format: Format, _ bytes: [UInt8]) -> [Int16]? {
        switch format.bits {
        case 8: bytes.map { (Int16($0) - 128) * 256 }
        case 16:
            stride(from: 0, to: bytes.count - bytes.count % 2, by: 2).map { place in
                let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
                return Int16(bitPattern: format.isBigEndian ? first << 8 | second : second << 8 | first)
            }
        default: nil
        }
    }
}
