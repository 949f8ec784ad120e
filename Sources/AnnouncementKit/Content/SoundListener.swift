// SPDX-License-Identifier: MIT

/// A listener that plays the application's data as sound.
@MainActor
public protocol SoundListener: AccessibilityListener {
    /// Starts a tone, or moves the tone with that id.
    func toneMoved(_ tone: LiveTone)
    /// Ends the tone with that id.
    func toneEnded(_ id: String)
    /// Plays a displayed chart, in the same queue as speech.
    func played(_ sound: ChartSound) -> PostReceipt
}

/// A tone that follows a value while a finger or a process changes it: Apple's `AXLiveAudioGraph`.
///
///     LiveAudioGraph.start()
///     LiveAudioGraph.update(value: 0.42)
///     LiveAudioGraph.stop()
///
/// An application has one live tone. The tone plays alongside speech, and is silent while an alarm or a message is
/// heard.
@MainActor
public enum LiveAudioGraph {
    private static let id = "live"
    private static var isStarted = false
    private static var isHeard = false

    /// Starts the graph: the following values are heard.
    public static func start() { isStarted = true }

    /// Moves the tone.
    /// - Parameter value: the position in the user's band of pitches, 0 to 1; other values are clamped. NaN silences
    ///   the tone until the next value.
    public static func update(value: Double) {
        guard isStarted else { return }
        guard !value.isNaN else { return silence() }
        isHeard = true
        listener?.toneMoved(LiveTone(id: id, value: min(max(value, 0), 1)))
    }

    /// Ends the tone.
    public static func stop() {
        isStarted = false
        silence()
    }

    private static func silence() {
        guard isHeard else { return }
        isHeard = false
        listener?.toneEnded(id)
    }

    private static var listener: (any SoundListener)? { Accessibility.listener as? any SoundListener }
}
