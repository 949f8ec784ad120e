// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Sixty frames a second on a clock that moves only when it is advanced.
@MainActor
final class VirtualFrames: FrameClock {
    private static let interval = Duration.milliseconds(16)
    private var running: [(Duration) -> Bool] = []
    private var now = Duration.zero
    private var last = Duration.zero

    func run(_ frame: @escaping @MainActor (Duration) -> Bool) {
        if running.isEmpty { last = now }
        running.append(frame)
    }

    /// When the next frame is due; nil when nothing moves.
    var next: Duration? { running.isEmpty ? nil : last + Self.interval }

    func stand(at time: Duration) { now = max(now, time) }

    func give(at time: Duration) {
        let passed = time - last
        (now, last) = (time, time)
        let frames = running
        running = []
        running = frames.filter { $0(passed) } + running
    }
}
