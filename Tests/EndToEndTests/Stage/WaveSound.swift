// SPDX-License-Identifier: MIT

import Foundation

/// A recording of one channel in samples of 16 bits, and what can be measured in it.
struct WaveSound {
    private static let hertz = 22_050
    private static let header = 44
    private let samples: [Int]

    init(_ path: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: path))).dropFirst(Self.header)
        samples = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
            Int(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8))
        }
    }

    /// The loudest sample, of 32767.
    var peak: Int { samples.map(abs).max() ?? 0 }

    /// The last sample of each sound that is followed by a twentieth of a second of silence.
    var ends: [Int] {
        var ends: [Int] = []
        var last: Int?
        for (place, sample) in samples.enumerated() {
            if sample != 0 { last = place }
            if let end = last, place - end == Self.hertz / 20 { ends.append(samples[end]) }
        }
        return ends
    }

    /// Which of these levels it had, one after the other, within a tenth.
    func levels(of known: [Int]) -> [Int] {
        var levels: [Int] = []
        for sample in samples {
            let level = known.first { abs(sample - $0) < $0 / 10 }
            if let level, level != levels.last { levels.append(level) }
        }
        return levels
    }

    /// From the first sound to the last.
    var seconds: Double {
        guard let first = samples.firstIndex(where: { abs($0) > 100 }),
            let last = samples.lastIndex(where: { abs($0) > 100 })
        else { return 0 }
        return Double(last - first) / Double(Self.hertz)
    }

    /// How often a second the loudest part swings: the lag at which it is most like itself.
    var pitch: Double {
        let length = Self.hertz / 20
        let starts = stride(from: 0, to: max(0, samples.count - 2 * length), by: length / 2)
        guard let start = starts.max(by: { energy($0, length) < energy($1, length) }) else { return 0 }
        let lags = Self.hertz / 350...Self.hertz / 60
        let likeness = { (lag: Int) in (start..<start + length).reduce(0) { $0 + samples[$1] * samples[$1 + lag] } }
        return lags.max { likeness($0) < likeness($1) }.map { Double(Self.hertz) / Double($0) } ?? 0
    }

    private func energy(_ start: Int, _ length: Int) -> Int {
        samples[start..<start + length].reduce(0) { $0 + $1 * $1 }
    }
}
