// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Sonification

/// Where live sound is made, and waited for.
protocol LiveThread: Sendable {
    /// Does it there. Returns at once.
    func run(_ body: @escaping @Sendable () -> Void)
    /// Called there: until so many frames were heard, or it is woken.
    func wait(_ frames: Int)
    /// There is news for it.
    func wake()
}

/// A thread that is there only while something sounds.
struct SoundingThread: LiveThread {
    private let queue = DispatchQueue(label: "a11y-speakd.tones", qos: .userInteractive)
    private let news = DispatchSemaphore(value: 0)

    func run(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

    func wait(_ frames: Int) {
        // A device that stands still is looked at again.
        let microseconds = max(1000, min(frames * 1_000_000 / ScoreRenderer.sampleRate, 20_000))
        _ = news.wait(timeout: .now() + .microseconds(microseconds))
    }

    func wake() { news.signal() }
}
