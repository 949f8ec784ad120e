// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Sonification

/// The thread that makes live sound.
protocol LiveThread: Sendable {
    /// Runs `body` on the thread. Returns at once.
    func run(_ body: @escaping @Sendable () -> Void)
    /// Waits until `frames` more frames were heard, or until ``wake()``. Called on the thread.
    func wait(_ frames: Int)
    /// Ends a wait, because an event has arrived.
    func wake()
}

/// A thread that exists only while something sounds.
struct SoundingThread: LiveThread {
    private let queue = DispatchQueue(label: "a11y-speakd.tones", qos: .userInteractive)
    private let news = DispatchSemaphore(value: 0)

    func run(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

    func wait(_ frames: Int) {
        // At most 20 ms, so that a stalled device is checked again.
        let microseconds = max(1000, min(frames * 1_000_000 / ScoreRenderer.sampleRate, 20_000))
        _ = news.wait(timeout: .now() + .microseconds(microseconds))
    }

    func wake() { news.signal() }
}
