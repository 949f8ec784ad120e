// SPDX-License-Identifier: GPL-3.0-or-later

/// When a device that is gone is looked for: soon at first, then less and less often. Only while something waits for it.
struct DeviceSearch: Sendable, Equatable {
    private static let shortest = Duration.milliseconds(100)
    private static let longest = Duration.seconds(1)

    /// When to look next; nil while that is being done, and when nothing is looked for.
    private(set) var next: Duration?
    /// Whether it is being looked for.
    private(set) var isOn = false
    private var pause = Self.shortest

    mutating func begin(at now: Duration) {
        guard !isOn else { return }
        isOn = true
        wait(from: now)
    }

    /// Whether to look now; the result is told later.
    mutating func isDue(at now: Duration) -> Bool {
        guard let next, next <= now else { return false }
        self.next = nil
        return true
    }

    /// It is not there yet.
    mutating func failed(at now: Duration) {
        if isOn && next == nil { wait(from: now) }
    }

    /// It is there, or nothing waits for it any more.
    mutating func end() { (isOn, next) = (false, nil) }

    /// Something was heard: the next time it is looked for soon again.
    mutating func calm() { pause = Self.shortest }

    private mutating func wait(from now: Duration) {
        next = now + pause
        pause = min(pause * 2, Self.longest)
    }
}
