// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Records the speech that a user would hear of an application, for the application's own tests: without a daemon,
/// without sound, and without waiting.
///
///     let listener = Listener()
///     Accessibility.focus(slider)
///     #expect(listener.heard == ["Playing progress, 20, adjustable"])
///
/// The listener uses the daemon's own parts, so its texts equal the daemon's. Time passes only with ``advance(by:)``
/// and ``finish()``. An announcement that is replaced before time passes is not heard.
///
/// The listener is `Accessibility.listener` while it exists, and there is only one such listener. A test that makes one
/// is therefore `@MainActor` and not `async`, or its suite is `.serialized`.
@MainActor
public final class Listener: ChartListener, PostListener, SoundListener {
    private var ear: Ear
    private let frames = VirtualFrames()
    private var takenCount = 0
    /// The charts that were played, in order. Their notes take no time here and do not appear in ``heard``.
    public private(set) var playedCharts: [ChartSound] = []
    /// The values of the tones of ``LiveAudioGraph``, in order; nil for the end of a tone.
    public private(set) var tones: [Double?] = []
    private weak var former: (any AccessibilityListener)?
    /// The receipts of posts whose announcements have not ended.
    private var receipts: [AnnouncementID: AsyncStream<AnnouncementDidFinish>.Continuation] = [:]

    /// Starts to listen, until the listener is released. At first no element has the focus, and there is no root.
    /// - Parameters:
    ///   - language: a BCP 47 tag; English if the language has no phrasebook.
    ///   - verbosity: the amount of detail that the user hears.
    ///   - typingEcho: what the user hears of typed text.
    public convenience init(
        language: String = "en", verbosity: Verbosity = .medium, typingEcho: TypingEcho = .characters
    ) {
        self.init(
            language: language, verbosity: verbosity, typingEcho: typingEcho, timeOfCharacter: .milliseconds(60))
    }

    package init(
        language: String, verbosity: Verbosity, typingEcho: TypingEcho = .characters, timeOfCharacter: Duration
    ) {
        ear = Ear(
            language: language, verbosity: verbosity, typingEcho: typingEcho, timeOfCharacter: timeOfCharacter)
        former = Accessibility.listener
        Accessibility.reset(with: self)
    }

    isolated deinit {
        for receipt in receipts.values { receipt.finish() }
        if Accessibility.listener == nil { Accessibility.listener = former }
    }

    /// All texts that were heard, in order. The last text may still be in progress, but is listed in full. A text that
    /// was cut has only the words that were heard.
    public var heard: [String] { ear.heard }

    /// Returns the texts that were heard since the last call of this method or of ``finish()``.
    public func takeHeard() -> [String] {
        defer { takenCount = heard.count }
        return Array(heard.dropFirst(takenCount))
    }

    /// The full texts of the announcements that were cut while they were heard, and are not said again.
    public var cut: [String] { announcements.filter { $0.outcome == .interrupted }.map(\.text) }

    /// All announcements with their states, in order.
    public var announcements: [HeardAnnouncement] { ear.announcements }

    /// Events that the daemon would reject, such as a change of an element that was never displayed, and members of the
    /// displayed elements' classes that are never called although they have the name of a member that is: a label of
    /// the type `String`, for example, does not replace the protocol's `String?`.
    public var problems: [String] {
        ear.problems + silentMembers
    }

    /// The problems of classes alone.
    var silentMembers: [String] {
        met.values.flatMap(SilentMembers.problems).sorted().reduce(into: []) { problems, problem in
            if problems.last != problem { problems.append(problem) }
        }
    }

    /// An object of each class that was displayed or focused, and of those around it.
    private var met: [ObjectIdentifier: any AccessibilityObject] = [:]

    private func meet(_ event: ViewEvent) {
        let element: ElementSnapshot? =
            switch event {
            case .willDisplay(let element), .focused(.element(let element)), .posted(_, .element(let element)?, _):
                element
            default: nil
            }
        guard let object = element?.id.flatMap(AccessibleObjects.shared.find) else { return }
        for object in object.withEnclosing where met[ObjectIdentifier(type(of: object))] == nil {
            met[ObjectIdentifier(type(of: object))] = object
        }
    }

    private var recorder = EventRecorder()

    /// The reports of the application and the speech of the user, in order.
    public var events: [RecordedEvent] {
        let spoken = ear.takenSpeech
        return (recorder.events + spoken).enumerated()
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }

    /// ``events`` as a script, one line each: "   1.2 s  says "Saved"".
    public var transcript: String { events.map(\.description).joined(separator: "\n") }

    /// The posts of the application: each notification with its text, or with the name of its element.
    public var posts: [String] {
        recorder.events.compactMap {
            guard case .posted(let notification, let text, _) = $0.kind else { return nil }
            return [notification.rawValue, text].compactMap(\.self).joined(separator: ": ")
        }
    }

    /// The window that the application has reported last; nil for none.
    var window: WindowSnapshot? { recorder.window }

    private var clients: [String: ClientID] = [:]

    /// Another program of the user, which announces texts through the same queue.
    public func client(named name: String) -> ListeningClient {
        let id = clients[name] ?? ClientID(rawValue: UInt64(clients.count + 2))
        clients[name] = id
        return ListeningClient(listener: self, id: id, name: name)
    }

    func announce(_ request: AnnounceRequest, by client: ListeningClient) -> PostReceipt {
        let text = request.words.source
        recorder.add(.announced(text, client: client.name, priority: request.priority), at: ear.now)
        let count = ear.announcements.count
        ear.take(request.announcement, of: client.id, named: client.name)
        defer { reportEnds() }
        return receipt(after: count)
    }

    /// The time since the listener started.
    public var time: Duration { ear.now }

    /// Whether a screen reader runs; false until it is set. The screen reader then reads elements and their changes, so
    /// they are not heard from the application, but its announcements and live regions are.
    public var isScreenReaderRunning: Bool {
        get { Accessibility.isScreenReaderRunning }
        set {
            ear.isReadByScreenReader = newValue
            Accessibility.screenReaderStatusDidChange(to: newValue)
        }
    }

    /// The settings of the desktop as the application sees them; the standard ones until they are set.
    public var settings: DisplaySettings {
        get { Accessibility.settings }
        set { Accessibility.settingsDidChange(to: newValue) }
    }

    /// A frame clock on the listener's time, for an animated chart: `surface.frameClock = listener.frameClock`.
    public var frameClock: any FrameClock { frames }

    /// The currently displayed elements.
    var shown: ShownElements { ear.shown(focus: Accessibility.focusedElement.flatMap(ChartPart.init)) }

    /// Lets time pass. Each character takes 60 ms, like a voice of 175 words per minute.
    public func advance(by time: Duration) {
        let end = ear.now + max(.zero, time)
        while step(until: end) {}
        ear.stand(at: end)
        frames.stand(at: end)
    }

    /// Lets time pass until everything was heard to its end, but at most a day.
    /// - Returns: the texts that were heard since the last call of this method or of ``takeHeard()``.
    @discardableResult
    public func finish() -> [String] {
        let end = ear.now + .seconds(86_400)
        while step(until: end) {}
        return takeHeard()
    }

    public func happened(_ event: ViewEvent) {
        meet(event)
        recorder.take(event, at: ear.now)
        ear.take(event)
        reportEnds()
    }

    public func posted(_ event: ViewEvent) -> PostReceipt {
        let count = ear.announcements.count
        meet(event)
        recorder.take(event, at: ear.now)
        ear.take(event)
        defer { reportEnds() }
        return receipt(after: count)
    }

    /// The receipt of the announcement that was just made; an empty one if there is none.
    private func receipt(after count: Int) -> PostReceipt {
        guard ear.announcements.count > count else { return PostReceipt { nil } }
        let (ends, continuation) = AsyncStream.makeStream(of: AnnouncementDidFinish.self)
        receipts[AnnouncementID(rawValue: UInt64(count + 1))] = continuation
        return PostReceipt {
            for await end in ends { return end }
            return nil
        }
    }

    public func happened(_ event: ChartEvent) {
        recorder.take(event, at: ear.now)
        ear.take(event)
        reportEnds()
    }

    public func toneMoved(_ tone: LiveTone) { tones.append(tone.value) }

    public func toneEnded(_ id: String) { tones.append(nil) }

    public func played(_ sound: ChartSound) -> PostReceipt {
        playedCharts.append(sound)
        return PostReceipt { nil }
    }

    /// Handles the next event; returns false if there is none before `end`.
    private func step(until end: Duration) -> Bool {
        if let frame = frames.next, frame <= end, frame <= ear.next ?? end {
            ear.stand(at: frame)
            frames.give(at: frame)
            return true
        }
        guard ear.step(until: end) else { return false }
        frames.stand(at: ear.now)
        reportEnds()
        return true
    }

    /// Reports the announcements that have ended. The application may post new ones in response.
    private func reportEnds() {
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
    /// The full text as displayed, whether heard or not.
    public var text: String
    /// The full text as a voice speaks it: numbers, signs and spelled letters in words.
    public var spoken = ""
    public var priority: AnnouncementPriority
    public var state: AnnouncementState
    /// The words that were heard before a cut; nil without a cut.
    public var heard: String?
    /// The reason for the state, a sentence for people.
    public var reason: String?
    /// The name of the program; nil for the application under test.
    public var client: String?
    /// True for the status of a scroll that could go no further.
    public var isEdge = false

    /// The outcome; nil while the announcement waits or is heard.
    public var outcome: AnnouncementOutcome? { state.outcome }
}

/// About sixty frames a second, on a clock that only moves when it is advanced.
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

    /// The time of the next frame; nil if nothing moves.
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
