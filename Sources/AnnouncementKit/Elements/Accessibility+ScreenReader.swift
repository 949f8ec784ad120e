// SPDX-License-Identifier: MIT

/// Whether a screen reader reads the desktop: UIAccessibility's `isVoiceOverRunning` and its notification.
///
/// A connection to the daemon knows it from its beginning, and is told each change. The daemon knows it from
/// `a11y-speak desktop`; without that service no screen reader is seen.
extension Accessibility {
    /// True while a screen reader reads the desktop: it then reads the application's elements, and the daemon says only
    /// what the application announces.
    public private(set) static var isScreenReaderRunning = false

    private static var statusListeners = Listeners<(Bool) -> Void>()

    /// Calls `listener` with each new value of ``isScreenReaderRunning``: UIKit's `voiceOverStatusDidChangeNotification`.
    @discardableResult
    public static func onScreenReaderStatusDidChange(_ listener: @escaping (Bool) -> Void) -> ListenerToken {
        let number = statusListeners.add(listener)
        return ListenerToken { statusListeners.remove(number) }
    }

    /// Reports whether a screen reader is running. A listener calls it; the same value twice is reported once.
    public static func screenReaderStatusDidChange(to isRunning: Bool) {
        guard isRunning != isScreenReaderRunning else { return }
        isScreenReaderRunning = isRunning
        for listener in statusListeners.all { listener(isRunning) }
    }
}
