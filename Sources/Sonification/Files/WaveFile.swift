// SPDX-License-Identifier: MIT

/// A score as a WAV file in stereo, with 22,050 samples per second of 16 bits each.
public struct WaveFile: Sendable, Hashable {
    /// The content of the file.
    public let bytes: [UInt8]

    /// - Throws: a ``ScoreFailure`` if the score cannot be played.
    public init(_ score: Score, limits: ScoreLimits = ScoreLimits()) throws(ScoreFailure) {
        var renderer = try ScoreRenderer(score, limits: limits)
        let samples = renderer.frames()
        var bytes = Self.header(dataBytes: samples.count * 2)
        bytes.reserveCapacity(bytes.count + samples.count * 2)
        for sample in samples {
            bytes.append(UInt8(truncatingIfNeeded: sample))
            bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
        }
        self.bytes = bytes
    }

    private static let channels = 2
    private static let frameBytes = 2 * channels

    private static func header(dataBytes: Int) -> [UInt8] {
        let rate = ScoreRenderer.sampleRate
        return Array("RIFF".utf8) + little(36 + dataBytes, 4) + Array("WAVEfmt ".utf8)
            + little(16, 4) + little(1, 2) + little(channels, 2) + little(rate, 4) + little(rate * frameBytes, 4)
            + little(frameBytes, 2) + little(16, 2) + Array("data".utf8) + little(dataBytes, 4)
    }

    /// A number in bytes, least significant byte first.
    private static func little(_ number: Int, _ bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}
