// SPDX-License-Identifier: MIT

/// Renders a score into stereo frames, in buffers of any size. It can stop at any frame and continue from any frame.
public struct ScoreRenderer: Sendable {
    /// Frames per second.
    public static let sampleRate = 22_050

    /// The number of frames in the score.
    public let frameCount: Int
    /// The next frame.
    public private(set) var position = 0
    private let notes: [PlannedNote]
    private let headroom: Double
    private var sounding: [Voice] = []
    /// The index of the first note that has not begun.
    private var upcoming = 0
    /// The frame at which the score continued after a seek, with a fade-in that prevents a click.
    private var resumption: Int?

    /// - Throws: a ``ScoreFailure`` if the score cannot be played.
    public init(_ score: Score, limits: ScoreLimits = ScoreLimits()) throws(ScoreFailure) {
        try score.validate(limits: limits)
        notes = PlannedNote.all(of: score)
        frameCount = notes.reduce(0) { max($0, $1.frames.upperBound) }
        headroom = Headroom(notes).factor
    }

    /// True after the last frame.
    public var isFinished: Bool { position >= frameCount }

    /// The time of a frame in seconds from the start.
    public static func seconds(at frame: Int) -> Double { Double(frame) / Double(sampleRate) }

    /// Continues at a frame. The sound fades in like a note.
    public mutating func seek(to frame: Int) {
        position = min(max(frame, 0), frameCount)
        resumption = position > 0 ? position : nil
        upcoming = notes.firstIndex { $0.frames.lowerBound >= position } ?? notes.count
        sounding = notes[..<upcoming].filter { $0.frames.contains(position) }.map { Voice($0, headroom: headroom) }
    }

    /// Renders the next frames.
    /// - Parameter samples: two for each frame, left and right.
    /// - Returns: the number of frames; at the end, fewer than there is room for.
    public mutating func render(into samples: UnsafeMutableBufferPointer<Float>) -> Int {
        let range = position..<min(frameCount, position + samples.count / 2)
        guard !range.isEmpty else { return 0 }
        samples[..<(range.count * 2)].update(repeating: 0)
        while upcoming < notes.count, notes[upcoming].frames.lowerBound < range.upperBound {
            sounding.append(Voice(notes[upcoming], headroom: headroom))
            upcoming += 1
        }
        for voice in sounding { voice.add(range, to: samples) }
        fadeIn(range, samples)
        sounding.removeAll { $0.frames.upperBound <= range.upperBound }
        position = range.upperBound
        return range.count
    }

    /// Renders the next frames as signed integers.
    /// - Parameter samples: two for each frame, left and right.
    /// - Returns: the number of frames; at the end, fewer than there is room for.
    public mutating func render(into samples: UnsafeMutableBufferPointer<Int16>) -> Int {
        withUnsafeTemporaryAllocation(of: Float.self, capacity: samples.count) { floats in
            let count = render(into: floats)
            for index in 0..<count * 2 {
                samples[index] = Int16((min(max(floats[index], -1), 1) * 32767).rounded())
            }
            return count
        }
    }

    /// Renders at most `most` frames, or all that remain.
    /// - Returns: two samples for each frame, left and right.
    public mutating func frames(_ most: Int = .max) -> [Int16] {
        let count = min(most, frameCount - position)
        return [Int16](unsafeUninitializedCapacity: count * 2) { samples, initialized in
            initialized = render(into: UnsafeMutableBufferPointer(rebasing: samples[..<(count * 2)])) * 2
        }
    }

    private mutating func fadeIn(_ range: Range<Int>, _ samples: UnsafeMutableBufferPointer<Float>) {
        guard let start = resumption else { return }
        for frame in range where frame - start < Envelope.edge {
            let factor = Float(Envelope.rise(frame - start, of: Envelope.edge))
            samples[(frame - range.lowerBound) * 2] *= factor
            samples[(frame - range.lowerBound) * 2 + 1] *= factor
        }
        if range.upperBound - start >= Envelope.edge { resumption = nil }
    }
}
