// SPDX-License-Identifier: MIT

import CRecording
import Glibc

/// Sound from a file of any format that libsndfile reads, all channels in one. The only user of the sound libraries.
struct Recording: Sendable {
    /// -1…1.
    let samples: [Float]
    /// Samples per second.
    let rate: Int

    /// The limit in seconds: more than anybody listens to, and a gigabyte.
    private static let longest = 4 * 3600

    /// - Throws: ``NotDone`` for a file that is no sound, or holds none.
    init(path: String) throws(NotDone) {
        try Self.load()
        var info = SF_INFO()
        guard let file = recording_open(path, &info) else {
            throw NotDone("\(path) cannot be read as sound: \(Self.sentence(recording_error(nil)))")
        }
        defer { recording_close(file) }
        let channels = Int(info.channels)
        guard (1...64).contains(channels), (4000...384_000).contains(info.samplerate) else {
            throw NotDone("\(path) cannot be read as sound: it has \(channels) channels at \(info.samplerate) hertz.")
        }
        rate = Int(info.samplerate)
        samples = Self.read(file, channels: channels, atMost: rate * Self.longest)
        guard !samples.isEmpty else { throw NotDone("\(path) holds no sound: it is empty.") }
        guard samples.count < rate * Self.longest else {
            throw NotDone("\(path) is longer than \(Self.longest / 3600) hours: divide it.")
        }
    }

    /// Takes samples that were recorded just now.
    init(_ samples: [Int16], rate: Int) throws(NotDone) {
        try Self.load()
        self.samples = samples.map { Float($0) / 32_768 }
        self.rate = rate
    }

    /// The libraries are loaded when they are needed: nothing else of the client needs them.
    private static func load() throws(NotDone) {
        guard let missing = recording_load() else { return }
        throw NotDone("\(String(cString: missing)) is not installed: without it no recording can be read.")
    }

    private static func sentence(_ text: UnsafePointer<CChar>?) -> String {
        let text = text.map { String(cString: $0) } ?? "nobody knows why"
        return text.hasSuffix(".") ? text : text + "."
    }

    /// Channels are averaged; a sample that is no finite number becomes silence.
    private static func read(_ file: OpaquePointer, channels: Int, atMost most: Int) -> [Float] {
        var samples: [Float] = []
        var block = [Float](repeating: 0, count: 65_536 * channels)
        while samples.count < most {
            let frames = Int(recording_read(file, &block, sf_count_t(min(65_536, most - samples.count))))
            guard frames > 0 else { break }
            guard channels > 1 else {
                samples += block[..<frames].lazy.map { $0.isFinite ? $0 : 0 }
                continue
            }
            for frame in 0..<frames {
                let sum = block[(frame * channels)..<((frame + 1) * channels)].reduce(0, +)
                samples.append(sum.isFinite ? sum / Float(channels) : 0)
            }
        }
        return samples
    }

    /// The length in seconds.
    var length: Double { Double(samples.count) / Double(rate) }

    /// The integrated loudness in LUFS by EBU R 128; nil for silence and for less than 0.4 s.
    var loudness: Double? {
        let loudness = samples.withUnsafeBufferPointer { recording_loudness($0.baseAddress, $0.count, UInt(rate)) }
        return loudness.isFinite ? loudness : nil
    }

    /// A part of it, at another rate, in 16 bits.
    /// - Parameter range: in seconds.
    func samples(_ range: ClosedRange<Double>, at wanted: Int) -> [Int16] {
        let (first, last) = (Int(range.lowerBound * Double(rate)), Int(range.upperBound * Double(rate)))
        let part = Array(samples[min(first, samples.count)..<min(max(first, last), samples.count)])
        return Self.resampled(part, ratio: Double(wanted) / Double(rate)).map { Int16(max(-1, min(1, $0)) * 32_767) }
    }

    /// - Parameter ratio: samples wanted for each that is there.
    private static func resampled(_ part: [Float], ratio: Double) -> [Float] {
        guard ratio != 1, !part.isEmpty else { return part }
        let room = Int((Double(part.count) * ratio).rounded(.up)) + 16
        return part.withUnsafeBufferPointer { input in
            [Float](unsafeUninitializedCapacity: room) { output, count in
                var data = SRC_DATA()
                (data.data_in, data.input_frames) = (input.baseAddress, input.count)
                (data.data_out, data.output_frames) = (output.baseAddress, room)
                data.src_ratio = ratio
                count = recording_resample(&data) == 0 ? data.output_frames_gen : 0
            }
        }
    }
}

/// The distance of its samples from the limit of a recording.
struct SoundLevel: Sendable, Hashable {
    /// 0 is the limit; nil for silence.
    let peak: Double?
    /// Places where the sound is cut off flat at the limit.
    let clipped: Int

    /// - Parameter samples: -1…1.
    init(_ samples: [Float]) {
        let loudest = samples.reduce(Float(0)) { max($0, abs($1)) }
        peak = loudest > 0 ? 20 * log10(Double(loudest)) : nil
        var (clipped, run) = (0, 0)
        for sample in samples {
            run = abs(sample) >= Self.limit ? run + 1 : 0
            // One sample at the limit may have been meant so.
            if run == 3 { clipped += 1 }
        }
        self.clipped = clipped
    }

    /// The largest of 16 bits, as either scale has it.
    private static let limit: Float = 32_766 / 32_768
}
