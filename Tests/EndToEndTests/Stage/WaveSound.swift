// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A recording of 16-bit samples, and its measurements: of the mean of its channels, unless they say otherwise.
struct WaveSound {
    private static let hertz = 22_050
    private static let header = 44
    private let channels: [[Int]]
    private let samples: [Int]
    /// Both channels, for the measurement of notes.
    var stereo: StereoSamples { StereoSamples(left: channels.first ?? [], right: channels.last ?? []) }

    init(_ path: String) throws {
        let file = [UInt8](try Data(contentsOf: URL(filePath: path)))
        let (bytes, count) = (file.dropFirst(Self.header), Int(file[22]))
        let channels = (0..<count).map { channel in
            stride(from: bytes.startIndex, through: bytes.endIndex - 2 * count, by: 2 * count).map { frame in
                let place = frame + 2 * channel
                return Int(Int16(bitPattern: UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8))
            }
        }
        self.channels = channels
        samples = (channels.first ?? []).indices.map { frame in channels.reduce(0) { $0 + $1[frame] } / count }
    }

    /// The largest step from one sample to the next.
    var steepest: Int { zip(samples, samples.dropFirst()).map { abs($1 - $0) }.max() ?? 0 }

    /// The largest sample, at most 32767.
    var peak: Int { samples.map(abs).max() ?? 0 }

    /// The last sample of each sound that a twentieth of a second of silence follows.
    var ends: [Int] {
        var ends: [Int] = []
        var last: Int?
        for (place, sample) in samples.enumerated() {
            if sample != 0 { last = place }
            if let end = last, place - end == Self.hertz / 20 { ends.append(samples[end]) }
        }
        return ends
    }

    /// The successive places of the sound between two channels: from -1, left, to 1, right, in tenths.
    var places: [Double] {
        let blocks = stride(from: 0, to: samples.count, by: Self.hertz / 100).compactMap(place)
        // Only places of two neighboring blocks count: a block in which the place changes has neither.
        return zip(blocks, blocks.dropFirst()).filter { $0 == $1 }.map(\.0).reduce(into: []) { places, place in
            if place != places.last { places.append(place) }
        }
    }

    /// The place of a hundredth of a second of sound; nil if it is too quiet.
    private func place(from start: Int) -> Double? {
        let block = start..<min(start + Self.hertz / 100, samples.count)
        let (left, right) = (level(of: channels[0], block), level(of: channels[1], block))
        return left + right > 10_000 ? (atan2(right, left) * 40 / .pi - 10).rounded() / 10 : nil
    }

    private func level(of channel: [Int], _ block: Range<Int>) -> Double {
        Double(block.reduce(0) { $0 + channel[$1] * channel[$1] }).squareRoot()
    }

    /// The successive levels of the sound among the known ones, with a tolerance of a tenth.
    func levels(of known: [Int]) -> [Int] {
        var levels: [Int] = []
        for sample in samples {
            let level = known.first { abs(sample - $0) < $0 / 10 }
            if let level, level != levels.last { levels.append(level) }
        }
        return levels
    }

    /// The lengths in seconds of sounds that are separated by 30 ms of silence.
    func stretches(louder threshold: Int) -> [Double] {
        var stretches: [(first: Int, last: Int)] = []
        for (place, sample) in samples.enumerated() where abs(sample) > threshold {
            if let last = stretches.last, place - last.last < Self.hertz * 3 / 100 {
                stretches[stretches.count - 1].last = place
            } else {
                stretches.append((place, place))
            }
        }
        return stretches.map { Double($0.last - $0.first) / Double(Self.hertz) }
    }

    /// The successive shares of the peak among the known ones, from the first sound on, each for at least a fifth of a
    /// second.
    func shares(of known: [Double]) -> [Double] {
        let length = Self.hertz / 20
        let blocks = stride(from: 0, to: samples.count - length, by: length).map { start -> Double? in
            let share = Double(samples[start..<start + length].map(abs).max() ?? 0) / Double(max(1, peak))
            return known.first { abs(share - $0) < 0.05 }
        }
        var shares: [Double] = []
        for (place, share) in blocks.enumerated().dropFirst(3) {
            guard let share, blocks[(place - 3)...place].allSatisfy({ $0 == share }), share != shares.last else {
                continue
            }
            if !shares.isEmpty || share > 0 { shares.append(share) }
        }
        return shares
    }

    /// The number of steps between samples that are larger than those of a tone of this pitch at full level. Steps
    /// within a hundredth of a second count once.
    func clicks(beyond hertz: Double) -> Int {
        let own = Double(peak) * 2 * .pi * hertz / Double(Self.hertz)
        var (clicks, last) = (0, Int.min / 2)
        for place in samples.indices.dropFirst() where Double(abs(samples[place] - samples[place - 1])) > own * 1.3 {
            if place - last > Self.hertz / 100 { clicks += 1 }
            last = place
        }
        return clicks
    }

    /// The duration from the first sound to the last.
    var seconds: Double {
        guard let first = samples.firstIndex(where: { abs($0) > 100 }),
            let last = samples.lastIndex(where: { abs($0) > 100 })
        else { return 0 }
        return Double(last - first) / Double(Self.hertz)
    }

    /// The pitch of the loudest part in hertz: the lag at which it resembles itself most.
    var pitch: Double {
        windows.max { energy($0, Self.window) < energy($1, Self.window) }.map(pitch) ?? 0
    }

    /// The median pitch of the parts that are at least half as loud: a server that is late on a busy machine makes
    /// gaps.
    var usualPitch: Double {
        let loudest = windows.map { energy($0, Self.window) }.max() ?? 0
        let pitches = windows.filter { energy($0, Self.window) * 2 > loudest }.map(pitch).sorted()
        return pitches.isEmpty ? 0 : pitches[pitches.count / 2]
    }

    private static let window = hertz / 20

    private var windows: StrideTo<Int> {
        stride(from: 0, to: max(0, samples.count - 2 * Self.window), by: Self.window / 2)
    }

    private func pitch(from start: Int) -> Double {
        let length = Self.window
        let lags = Self.hertz / 350...Self.hertz / 60
        let likeness = { (lag: Int) in (start..<start + length).reduce(0) { $0 + samples[$1] * samples[$1 + lag] } }
        return lags.max { likeness($0) < likeness($1) }.map { Double(Self.hertz) / Double($0) } ?? 0
    }

    private func energy(_ start: Int, _ length: Int) -> Int {
        samples[start..<start + length].reduce(0) { $0 + $1 * $1 }
    }
}
