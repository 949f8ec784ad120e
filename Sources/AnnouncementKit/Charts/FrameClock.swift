// SPDX-License-Identifier: MIT

/// The clock that moves a chart's animations: a toolkit's display link, or ``TimedFrames``.
@MainActor
public protocol FrameClock: AnyObject {
    /// Calls `frame` repeatedly with the time since the last call, until it returns false.
    func run(_ frame: @escaping @MainActor (Duration) -> Bool)
}

/// A frame clock for an app without a display link: about 60 frames a second. It sleeps while nothing moves, and needs
/// a running main actor.
@MainActor
public final class TimedFrames: FrameClock {
    private let loop: (@escaping @MainActor (Duration) -> Bool) -> Void

    public init(clock: some Clock<Duration> = ContinuousClock(), interval: Duration = .milliseconds(16)) {
        loop = { frame in
            Task {
                var last = clock.now
                var isMoving = true
                while isMoving {
                    do { try await clock.sleep(until: last.advanced(by: interval), tolerance: nil) } catch { return }
                    let now = clock.now
                    isMoving = frame(last.duration(to: now))
                    last = now
                }
            }
        }
    }

    public func run(_ frame: @escaping @MainActor (Duration) -> Bool) { loop(frame) }
}
