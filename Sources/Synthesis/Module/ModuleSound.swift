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
        /// Whether the samples are floating-point numbers from -1 to 1.
        var isFloat = false

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

    /// Nil unless the bytes are PCM of 8, 16, 24 or 32 bits, or floats of 32 or 64 bits, at 4 to 192 kHz.
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
        switch (format.bits, format.isFloat) {
        case (16, false) where !format.isBigEndian: plain(bytes)
        case (8, false): bytes.map { (Int16($0) - 128) * 256 }
        // The most significant 16 bits are the sample; the others are too quiet to be heard.
        case (16, false), (24, false), (32, false):
            numbers(format, bytes).map { Int16(truncatingIfNeeded: $0 >> UInt64(format.bits - 16)) }
        case (32, true): numbers(format, bytes).map { sample(Double(Float(bitPattern: UInt32($0)))) }
        case (64, true): numbers(format, bytes).map { sample(Double(bitPattern: $0)) }
        default: nil
        }
    }

    /// The usual form, which the machine reads as it is.
    private static func plain(_ bytes: [UInt8]) -> [Int16] {
        bytes.withUnsafeBytes { bytes in
            (0..<(bytes.count / 2)).map {
                Int16(littleEndian: bytes.loadUnaligned(fromByteOffset: 2 * $0, as: Int16.self))
            }
        }
    }

    private static func numbers(_ format: Format, _ bytes: [UInt8]) -> [UInt64] {
        let width = format.bits / 8
        return stride(from: 0, to: bytes.count - bytes.count % width, by: width).map { place in
            (0..<width).reduce(0) { number, byte in
                let next = UInt64(bytes[place + (format.isBigEndian ? byte : width - 1 - byte)])
                return number << 8 | next
            }
        }
    }

    private static func sample(_ value: Double) -> Int16 {
        value.isFinite ? Int16((max(-1, min(1, value)) * 32_767).rounded()) : 0
    }
}
