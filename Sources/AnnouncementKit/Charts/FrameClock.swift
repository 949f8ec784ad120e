// SPDX-License-Identifier: MIT

/// Gives the frames in which a chart moves: a toolkit's display link, or ``TimedFrames``.
@MainActor
public protocol FrameClock: AnyObject {
    /// Calls `frame` again and again with the time since the last call, until it returns false.
    func run(_ frame: @escaping @MainActor (Duration) -> Bool)
}

/// A frame clock of its own, for a surface whose app has none: about 60 frames a second. It stands still while nothing
/// moves, and needs a main actor that runs.
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
