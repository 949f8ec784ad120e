// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import Glibc

/// The place of speech between the loudspeakers. The power is the same everywhere; in the middle, both channels have
/// the sound unchanged.
struct StereoPlace: Sendable, Hashable {
    /// The gain of the channel; ``one`` leaves the sound unchanged.
    private let left: Int32
    private let right: Int32

    private static let bits: Int32 = 14
    private static let one = 1 << bits

    static let middle = StereoPlace(pan: 0)

    /// - Parameter pan: from -1, left, to 1, right.
    init(pan: Double) {
        let angle = (min(max(pan, -1), 1) + 1) * .pi / 4
        let whole = 2.0.squareRoot() * Double(Self.one)
        (left, right) = (Int32((cos(angle) * whole).rounded()), Int32((sin(angle) * whole).rounded()))
    }

    func frame(_ sample: Int16) -> StereoFrame {
        StereoFrame(left: Self.scaled(sample, left), right: Self.scaled(sample, right))
    }

    /// At the sides the gain is 3 dB, so the highest peaks reach the limit.
    private static func scaled(_ sample: Int16, _ gain: Int32) -> Int16 {
        Int16(clamping: (Int32(sample) * gain + 1 << (bits - 1)) >> bits)
    }

    /// Calls `body` with a frame for each sample.
    func withFrames<Result>(
        of samples: UnsafeBufferPointer<Int16>, _ body: (UnsafeBufferPointer<StereoFrame>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: StereoFrame.self, capacity: samples.count) { frames in
            if self == .middle {
                _ = frames.initialize(from: samples.lazy.map { StereoFrame(left: $0, right: $0) })
            } else {
                _ = frames.initialize(from: samples.lazy.map(frame))
            }
            return body(UnsafeBufferPointer(frames))
        }
    }
}
