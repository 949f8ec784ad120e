// SPDX-License-Identifier: MIT

import CRecording
import ClientConnection
import Glibc

/// Sound from any file that libsndfile reads, or from the sound server. Only this type uses the sound libraries.
struct Recording: Sendable {
    /// The mean of all channels, -1…1.
    let samples: [Float]
    /// Samples per second.
    let rate: Int
    /// The integrated loudness of all channels in LUFS by EBU R 128; nil for silence and for less than 0.4 s.
    let loudness: Double?
    /// The level of all channels together.
    let level: SoundLevel
    private let image: StereoImage?

    /// The limit in seconds: longer recordings are unlikely, and would take more than a gigabyte.
    private static let longest = 4 * 3600

    /// - Throws: ``CommandFailure`` for a file that is not sound, is empty, or is too long.
    init(path: String) throws(CommandFailure) {
        try Self.load()
        var info = SF_INFO()
        guard let file = recording_open(path, &info) else {
            throw CommandFailure("\(path) cannot be read as sound: \(Self.sentence(recording_error(nil)))")
        }
        defer { recording_close(file) }
        let channels = Int(info.channels)
        guard (1...64).contains(channels), (4000...384_000).contains(info.samplerate) else {
            throw CommandFailure(
                "\(path) cannot be read as sound: it has \(channels) channels at \(info.samplerate) hertz.")
        }
        let rate = Int(info.samplerate)
        self.init(Self.read(file, channels: channels, rate: rate, atMost: rate * Self.longest), rate: rate)
        guard !samples.isEmpty else { throw CommandFailure("\(path) holds no sound: it is empty.") }
        guard samples.count < rate * Self.longest else {
            throw CommandFailure("\(path) is longer than \(Self.longest / 3600) hours: split it.")
        }
    }

    /// Takes samples that were just recorded.
    /// - Parameter frames: samples with the channels interleaved.
    init(_ frames: [Int16], channels: Int, rate: Int) throws(CommandFailure) {
        try Self.load()
        var intake = RecordingIntake(channels: channels, rate: rate)
        intake.add(frames.map { Float($0) / 32_768 }[...])
        self.init(intake, rate: rate)
    }

    private init(_ intake: consuming RecordingIntake, rate: Int) {
        (samples, level, image) = (intake.samples, SoundLevel(intake.levels), intake.image)
        (loudness, self.rate) = (intake.loudness, rate)
    }

    /// Loads the libraries on demand: no other command of the client needs them.
    private static func load() throws(CommandFailure) {
        guard let missing = recording_load() else { return }
        throw CommandFailure("\(String(cString: missing)) is not installed: without it no recording can be read.")
    }

    private static func sentence(_ text: UnsafePointer<CChar>?) -> String {
        let text = text.map { String(cString: $0) } ?? "the reason is unknown"
        return text.hasSuffix(".") ? text : text + "."
    }

    /// Reads the file. A sample that is not finite becomes silence.
    private static func read(_ file: OpaquePointer, channels: Int, rate: Int, atMost most: Int) -> RecordingIntake {
        var intake = RecordingIntake(channels: channels, rate: rate)
        var block = [Float](repeating: 0, count: 65_536 * channels)
        while intake.samples.count < most {
            let frames = Int(recording_read(file, &block, sf_count_t(min(65_536, most - intake.samples.count))))
            guard frames > 0 else { break }
            for place in 0..<(frames * channels) where !block[place].isFinite { block[place] = 0 }
            intake.add(block[..<(frames * channels)])
        }
        return intake
    }

    /// The length in seconds.
    var length: Double { Double(samples.count) / Double(rate) }

    /// The place of a stretch between left, -1, and right, 1; nil without exactly two channels.
    func pan(of stretch: Stretch) -> Double? { image?.pan(of: stretch, rate: rate) }

    /// A part of the recording at another sample rate, in 16 bits.
    /// - Parameter range: in seconds.
    func samples(_ range: ClosedRange<Double>, at wanted: Int) -> [Int16] {
        let (first, last) = (Int(range.lowerBound * Double(rate)), Int(range.upperBound * Double(rate)))
        let part = Array(samples[min(first, samples.count)..<min(max(first, last), samples.count)])
        return Self.resampled(part, ratio: Double(wanted) / Double(rate)).map { Int16(max(-1, min(1, $0)) * 32_767) }
    }

    /// - Parameter ratio: the new sample rate divided by the current one.
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

/// Takes a recording's frames in order, and computes the facts about them.
private struct RecordingIntake: ~Copyable {
    private let channels: Int
    private let meter: UnsafeMutablePointer<ebur128_state>?
    private(set) var samples: [Float] = []
    private(set) var image: StereoImage?
    /// The level of each channel.
    private(set) var levels: [SoundLevel]

    init(channels: Int, rate: Int) {
        levels = Array(repeating: SoundLevel([Float]()), count: channels)
        self.channels = channels
        meter = recording_meter(UInt32(channels), UInt(rate))
        image = channels == 2 ? StereoImage(rate: rate) : nil
    }

    deinit { recording_meter_free(meter) }

    mutating func add(_ frames: ArraySlice<Float>) {
        image?.add(frames)
        for (place, sample) in frames.enumerated() { levels[place % channels].add(sample) }
        frames.withUnsafeBufferPointer { recording_measure(meter, $0.baseAddress, $0.count / channels) }
        for start in stride(from: frames.startIndex, to: frames.endIndex, by: channels) {
            let mean = frames[start..<(start + channels)].reduce(0, +) / Float(channels)
            samples.append(mean.isFinite ? mean : 0)
        }
    }

    var loudness: Double? {
        let loudness = recording_loudness(meter)
        return loudness.isFinite ? loudness : nil
    }
}

/// The level of a recording's samples relative to the limit.
struct SoundLevel: Sendable, Hashable {
    /// The number of places where the sound is clipped at the limit.
    private(set) var clipped = 0
    private var loudest: Float = 0
    /// The number of samples in a row at the limit, up to the last one.
    private var run = 0

    /// The largest value of 16 bits, in either direction.
    private static let limit: Float = 32_766 / 32_768

    /// - Parameter samples: -1…1.
    init(_ samples: [Float]) {
        for sample in samples { add(sample) }
    }

    /// Combines the levels of several channels.
    init(_ channels: [SoundLevel]) {
        clipped = channels.reduce(0) { max($0, $1.clipped) }
        loudest = channels.reduce(0) { max($0, $1.loudest) }
    }

    mutating func add(_ sample: Float) {
        loudest = max(loudest, abs(sample))
        run = abs(sample) >= Self.limit ? run + 1 : 0
        // A single sample at the limit may be intended.
        if run == 3 { clipped += 1 }
    }

    /// In decibels relative to the limit; nil for silence.
    var peak: Double? { loudest > 0 ? 20 * log10(Double(loudest)) : nil }
}

/// The distribution of power between two channels, in steps of a hundredth of a second.
struct StereoImage: Sendable {
    /// In frames.
    private let block: Int
    /// The power of the left and the right channel, block by block.
    private var powers: [SIMD2<Double>] = []
    private var count = 0

    init(rate: Int) {
        block = max(1, rate / 100)
    }

    /// - Parameter frames: the next frames, with left and right interleaved.
    mutating func add(_ frames: ArraySlice<Float>) {
        for place in stride(from: frames.startIndex, to: frames.endIndex - 1, by: 2) {
            if count % block == 0 { powers.append(.zero) }
            count += 1
            let frame = SIMD2(Double(frames[place]), Double(frames[place + 1]))
            powers[powers.count - 1] += frame * frame
        }
    }

    /// The place of a stretch by the law of constant power: from -1, left, to 1, right, in tenths.
    /// - Parameter rate: frames per second.
    func pan(of stretch: Stretch, rate: Int) -> Double {
        let blocks = Double(rate) / Double(block)
        let (first, last) = (Int((stretch.start * blocks).rounded()), Int((stretch.end * blocks).rounded(.up)))
        let power = powers[min(first, powers.count)..<min(max(first, last), powers.count)].reduce(.zero, +)
        guard power.sum() > 0 else { return 0 }
        let pan = (atan2(power.y.squareRoot(), power.x.squareRoot()) * 40 / .pi - 10).rounded() / 10
        return pan == 0 ? 0 : pan
    }
}
