// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A listener that records what a user would hear of an application, in the application's own tests: without a daemon,
/// without sound, and without waiting.
///
///     let listener = Listener()
///     Accessibility.focus(slider)
///     #expect(listener.heard == ["Playing progress, 20, adjustable"])
///
/// It consists of the daemon's own parts, so it says what the daemon says. Time passes only with ``advance(by:)`` and
/// ``finish()``: what is replaced before any time has passed was not heard.
///
/// While it exists it is `Accessibility.listener`, of which there is one: a test that makes one is `@MainActor` and not
/// `async`, or its suite is `.serialized`.
@MainActor
public final class Listener: ChartListener, PostListener, SoundListener {
    private var ear: Ear
    private let frames = VirtualFrames()
    private var takenCount = 0
    /// The charts that were to be played, in their order. Their notes take no time here, and are not among what is heard.
    public private(set) var playedCharts: [ChartSound] = []
    /// Where each tone of ``LiveAudioGraph`` went, in order; nil is its end.
    public private(set) var tones: [Double?] = []
    private weak var former: (any AccessibilityListener)?
    /// Of posts whose announcements have not ended.
    private var receipts: [AnnouncementID: AsyncStream<AnnouncementDidFinish>.Continuation] = [:]

    /// Listens from now on, until it is released. Nothing has the focus, and there is no root.
    /// - Parameters:
    ///   - language: a BCP 47 tag; English where there are no words in that language.
    ///   - verbosity: how much the user wants to hear.
    public convenience init(language: String = "en", verbosity: Verbosity = .medium) {
        self.init(language: language, verbosity: verbosity, timeOfCharacter: .milliseconds(60))
    }

    package init(language: String, verbosity: Verbosity, timeOfCharacter: Duration) {
        ear = Ear(language: language, verbosity: verbosity, timeOfCharacter: timeOfCharacter)
        former = Accessibility.listener
        Accessibility.beginAnew(with: self)
    }

    isolated deinit {
        for receipt in receipts.values { receipt.finish() }
        if Accessibility.listener == nil { Accessibility.listener = former }
    }

    /// Everything that was heard, in order. The last text may be heard now, and is here as a whole. A text that was cut
    /// has only the words that were heard.
    public var heard: [String] { ear.heard }

    /// Returns the texts that were heard since the last call of this or of ``finish()``.
    public func takeHeard() -> [String] {
        defer { takenCount = heard.count }
        return Array(heard.dropFirst(takenCount))
    }

    /// The announcements that were cut while they were heard and are not said again, whole.
    public var cut: [String] { announcements.filter { $0.outcome == .interrupted }.map(\.text) }

    /// Every announcement and its state, in the order in which they came.
    public var announcements: [HeardAnnouncement] { ear.announcements }

    /// Events that the daemon would refuse, such as a change of an element that was never displayed.
    public var problems: [String] { ear.problems }

    /// The time since it began to listen.
    public var time: Duration { ear.now }

    /// Whether a screen reader is running, as far as the application can tell; none is unless this is set.
    public var isScreenReaderRunning: Bool {
        get { Accessibility.isScreenReaderRunning }
        set { Accessibility.screenReaderStatusDidChange(to: newValue) }
    }

    /// Frames on the same clock, for a chart that is animated: `surface.frameClock = listener.frameClock`.
    public var frameClock: any FrameClock { frames }

    /// What the application shows.
    var shown: ShownElements { ear.shown }

    /// Lets time pass: a character takes 60 ms, as a voice of 175 words a minute does.
    public func advance(by time: Duration) {
        let end = ear.now + max(.zero, time)
        while step(until: end) {}
        ear.stand(at: end)
        frames.stand(at: end)
    }

    /// Lets time pass until everything was heard to its end: a day at most.
    /// - Returns: the texts that were heard since the last call of this or of ``takeHeard()``.
    @discardableResult
    public func finish() -> [String] {
        let end = ear.now + .seconds(86_400)
        while step(until: end) {}
        return takeHeard()
    }

    public func happened(_ event: ViewEvent) {
        ear.take(event)
        tellEnds()
    }

    public func posted(_ event: ViewEvent) -> PostReceipt {
        let count = ear.announcements.count
        ear.take(event)
        defer { tellEnds() }
        guard ear.announcements.count > count else { return PostReceipt { nil } }
        let (ends, continuation) = AsyncStream.makeStream(of: AnnouncementDidFinish.self)
        receipts[AnnouncementID(rawValue: UInt64(count + 1))] = continuation
        return PostReceipt {
            for await end in ends { return end }
            return nil
        }
    }

    public func happened(_ event: ChartEvent) {
        ear.take(event)
        tellEnds()
    }

    public func toneMoved(_ tone: LiveTone) { tones.append(tone.value) }

    public func toneEnded(_ id: String) { tones.append(nil) }

    public func played(_ sound: ChartSound) -> PostReceipt {
        playedCharts.append(sound)
        return PostReceipt { nil }
    }

    /// Does what is due next; false when nothing is.
    private func step(until end: Duration) -> Bool {
        if let frame = frames.next, frame <= end, frame <= ear.next ?? end {
            ear.stand(at: frame)
            frames.give(at: frame)
            return true
        }
        guard ear.step(until: end) else { return false }
        frames.stand(at: ear.now)
        tellEnds()
        return true
    }

    /// Reports the announcements that have ended; the application may post the next in response.
    private func tellEnds() {
        for end in ear.takeEnds() {
            let receipt = receipts.removeValue(forKey: end.id)
            receipt?.yield(end)
            receipt?.finish()
            Accessibility.announcementDidFinish(end)
        }
    }
}

/// One announcement of the application, and its state.
public struct HeardAnnouncement: Sendable, Hashable {
    /// All of its words, heard or not.
    public var text: String
    public var priority: AnnouncementPriority
    public var state: AnnouncementState
    /// The words that were heard when the announcement was cut; nil when it was not.
    public var heard: String?
    /// Why it ended as it did, in a sentence for a person.
    public var reason: String?

    /// Nil while it waits or is heard.
    public var outcome: AnnouncementOutcome? { state.outcome }
}

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
