// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// The sound that a command writes: a WAV file with its header, or bare samples. A value type: takes bytes, returns
/// blocks.
///
/// A header may be written before its sizes are known, so the sound ends where the output does.
struct PCMStream: Sendable {
    private enum State: Sendable, Equatable {
        /// The format is not known yet.
        case start
        /// The next chunk's name and size are expected.
        case chunk
        case format(size: Int)
        case skipped(left: Int)
        case samples
    }

    private var state = State.start
    private var format = ModuleSound.Format()
    private var bytes: [UInt8] = []

    /// - Parameters:
    ///   - rate: samples per second, for bare samples.
    ///   - samples: the form of bare samples.
    init(rate: Int, _ samples: SampleFormat = .s16le) {
        format = ModuleSound.Format(
            bits: samples.bits, rate: rate, isBigEndian: samples.isBigEndian, isFloat: samples.isFloat)
    }

    /// - Throws: when the bytes are not sound.
    mutating func take(_ more: ArraySlice<UInt8>) throws(EngineFault) -> [ModuleSound] {
        bytes += more
        var sounds: [ModuleSound] = []
        while true {
            switch state {
            case .start:
                guard bytes.count >= 12 else { return sounds }
                let isWave = bytes[..<4].elementsEqual("RIFF".utf8) && bytes[8..<12].elementsEqual("WAVE".utf8)
                guard isWave || !isText else { throw EngineFault("it writes text instead of sound: \(start.quoted)") }
                if isWave { bytes.removeFirst(12) }
                state = isWave ? .chunk : .samples
            case .chunk:
                guard bytes.count >= 8 else { return sounds }
                state = chunk()
            case .format(let size):
                guard size <= Self.longestFormat else { throw Self.noSound }
                guard bytes.count >= size else { return sounds }
                guard readFormat() else { throw Self.noSound }
                bytes.removeFirst(size)
                state = .chunk
            case .skipped(let left):
                let count = min(left, bytes.count)
                bytes.removeFirst(count)
                state = left == count ? .chunk : .skipped(left: left - count)
                if left > count { return sounds }
            case .samples:
                let frame = max(1, format.bits / 8 * format.channels)
                let whole = bytes.count - bytes.count % frame
                guard whole > 0 else { return sounds }
                guard let sound = ModuleSound(format, Array(bytes[..<whole])) else { throw Self.noSound }
                bytes.removeFirst(whole)
                sounds.append(sound)
            }
        }
    }

    private static let noSound = EngineFault("it writes no PCM that can be played")
    /// In bytes; the extensible form has 40.
    private static let longestFormat = 1024

    /// Whether the first bytes are a line of text. As sound they would begin with loud samples that have far jumps.
    private var isText: Bool {
        format.bits > 8 && bytes[..<12].allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x0A }
            && Set(stride(from: 1, to: 12, by: 2).map { bytes[$0] }).count > 2
    }

    /// The first line of the text.
    private var start: String {
        String(decoding: bytes.prefix(60).prefix { $0 != 0x0A }, as: UTF8.self)
    }

    private mutating func chunk() -> State {
        let name = String(decoding: bytes[..<4], as: UTF8.self)
        let size = Int(number(at: 4, bytes: 4))
        bytes.removeFirst(8)
        switch name {
        case "fmt ": return .format(size: max(16, size))
        case "data": return .samples
        default: return .skipped(left: size + size % 2)
        }
    }

    private func number(at place: Int, bytes count: Int) -> UInt32 {
        (0..<count).reduce(0) { $0 | UInt32(bytes[place + $1]) << (8 * UInt32($1)) }
    }

    /// Accepts PCM and floats, and the extensible form, which names one of the two further on.
    private mutating func readFormat() -> Bool {
        var kind = number(at: 0, bytes: 2)
        if kind == 0xFFFE, bytes.count >= 26 { kind = number(at: 24, bytes: 2) }
        guard [1, 3].contains(kind) else { return false }
        (format.isFloat, format.isBigEndian) = (kind == 3, false)
        format.channels = Int(number(at: 2, bytes: 2))
        format.rate = Int(number(at: 4, bytes: 4))
        format.bits = Int(number(at: 14, bytes: 2))
        return true
    }
}
