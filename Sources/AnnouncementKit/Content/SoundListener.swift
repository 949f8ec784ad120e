// SPDX-License-Identifier: MIT

/// A listener to this application that plays its data as sound.
@MainActor
public protocol SoundListener: AccessibilityListener {
    /// A tone begins, or the one of that id moves.
    func toneMoved(_ tone: LiveTone)
    /// The tone of that id ends.
    func toneEnded(_ id: String)
    /// A chart that is displayed is to be played, in the queue of all that is said.
    func played(_ sound: ChartSound) -> PostReceipt
}

/// A tone that follows a value while a finger, or a process, moves it: Apple's `AXLiveAudioGraph`.
///
///     LiveAudioGraph.start()
///     LiveAudioGraph.update(value: 0.42)
///     LiveAudioGraph.stop()
///
/// There is one for an application. It sounds beside speech, and is silent while an alarm or a message is heard.
@MainActor
public enum LiveAudioGraph {
    private static let id = "live"
    private static var isStarted = false
    private static var isHeard = false

    /// The values that follow are heard.
    public static func start() { isStarted = true }

    /// Moves the tone.
    /// - Parameter value: how far up the user's band of pitches it is, 0…1; what is beyond is at its end. No number is silence, until
    ///   the next one.
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
