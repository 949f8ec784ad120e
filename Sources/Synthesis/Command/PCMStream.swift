// SPDX-License-Identifier: GPL-3.0-or-later

/// The sound that a command writes: a WAV file with its header, or bare samples of 16 bits, the lower byte first. A
/// value type: takes bytes, returns blocks.
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

    /// - Parameter rate: samples per second, for bare samples.
    init(rate: Int) { format.rate = rate }

    /// - Returns: nil when the bytes are not sound.
    mutating func take(_ more: ArraySlice<UInt8>) -> [ModuleSound]? {
        bytes += more
        var sounds: [ModuleSound] = []
        while true {
            switch state {
            case .start:
                guard bytes.count >= 12 else { return sounds }
                let isWave = bytes[..<4].elementsEqual("RIFF".utf8) && bytes[8..<12].elementsEqual("WAVE".utf8)
                if isWave { bytes.removeFirst(12) }
                state = isWave ? .chunk : .samples
            case .chunk:
                guard bytes.count >= 8 else { return sounds }
                state = chunk()
            case .format(let size):
                guard bytes.count >= size else { return sounds }
                guard readFormat() else { return nil }
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
                guard let sound = ModuleSound(format, Array(bytes[..<whole])) else { return nil }
                bytes.removeFirst(whole)
                sounds.append(sound)
            }
        }
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

    /// Accepts only PCM, and its extensible form, whose samples are the same.
    private mutating func readFormat() -> Bool {
        guard [1, 0xFFFE].contains(number(at: 0, bytes: 2)) else { return false }
        format.channels = Int(number(at: 2, bytes: 2))
        format.rate = Int(number(at: 4, bytes: 4))
        format.bits = Int(number(at: 14, bytes: 2))
        return true
    }
}
