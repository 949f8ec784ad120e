// SPDX-License-Identifier: GPL-3.0-or-later

/// One moment of sound: a sample for each ear. In memory, a frame is two interleaved samples, which every sink takes.
package struct StereoFrame: Sendable, Hashable {
    var left: Int16
    var right: Int16

    package init(left: Int16, right: Int16) {
        self.left = left
        self.right = right
    }

    package static let silence = StereoFrame(left: 0, right: 0)
    static let channels = 2
    package static var bytes: Int { MemoryLayout<Self>.stride }

    /// The frame with both samples multiplied by a gain.
    package func scaled(by gain: Double) -> Self {
        Self(left: Int16((Double(left) * gain).rounded()), right: Int16((Double(right) * gain).rounded()))
    }

    /// The sum of both sounds, held at the limit.
    func mixed(with other: Self) -> Self {
        Self(left: Int16(clamping: Int(left) + Int(other.left)), right: Int16(clamping: Int(right) + Int(other.right)))
    }

    /// The sample for a device with one channel.
    var mono: Int16 { Int16((Int(left) + Int(right)) / 2) }
}
