// SPDX-License-Identifier: MIT

/// Reports this application's views to a11y-speakd, and performs the actions that others request. A daemon that starts
/// later gets the state of all views again.
///
///     let connection = try await AccessibilityConnection.connect(as: "my-program")
///     Accessibility.post(.layoutChanged, argument: saveButton)
///     await connection.close()
@MainActor
public final class AccessibilityConnection: ChartListener, PostListener, SoundListener {
    private enum Step: Sendable {
        case tell(ApplicationRequest)
        case post(ViewEvent, AsyncStream<AnnouncementReceipt>.Continuation)
        case play(SonifyRequest, AsyncStream<AnnouncementReceipt>.Continuation)
        case sound(ToneRequest)
        /// The reply to a `perform` request is sent after the reports of the changes that the action made.
        case answer(RequestID, Result<PerformReply, WireError>)
        /// Resumed when all earlier steps have been sent.
        case mark(CheckedContinuation<Void, Never>)
    }

    /// Whether the daemon supports tones.
    private enum Tones {
        case untried, known, unknown
    }

    /// Whether the daemon has reported if a screen reader is running.
    private enum ScreenReader {
        case unknown, known
        case awaited(CheckedContinuation<Void, Never>)
    }

    private let client: AnnouncementClient
    private let steps: AsyncStream<Step>.Continuation
    private let clock: any Clock<Duration>
    private var pace = ChangePace()
    private var loops: [Task<Void, Never>] = []
    private var tones = Tones.untried
    /// The errors of the reports that the daemon rejected, oldest first.
    public private(set) var refusals: [WireError] = []
    /// Called for each error that is added to ``refusals``.
    public var onRefusal: (WireError) -> Void = { _ in }
    /// Called with the heard point of a chart while the chart plays: at most 20 times a second.
    public var onCursor: (CursorEvent) -> Void = { _ in }
    private var screenReader = ScreenReader.unknown
    private let onScreenReader: @MainActor (Bool) -> Void
    /// Keeps the connection alive: the listener is held weakly, and a program need not keep the result of `connect`.
    private static var current: AccessibilityConnection?

    /// Connects and becomes ``Accessibility/listener``. ``Accessibility/isScreenReaderRunning`` is up to date on
    /// return.
    /// - Parameters:
    ///   - socket: the daemon's socket; nil for the path that the environment names.
    ///   - environment: nil for the process's own environment. If `A11Y_SPEAKD_SPAWN` names the daemon's program, a
    ///     daemon is started when nothing listens.
    /// - Throws: a ``ClientError``, or the daemon's ``WireError``.
    public static func connect(
        as name: String, version: String? = nil, socket: String? = nil, environment: [String: String]? = nil
    ) async throws -> AccessibilityConnection {
        let path = try await DaemonAddress.reachablePath(socket, environment)
        var link = DaemonLink(path: path)
        // An application may outlive many daemons.
        link.isPersistent = true
        let connection = try await connect(through: link, as: name, version: version)
        Accessibility.listener = connection
        current = connection
        return connection
    }

    /// Connects through the caller's own link, and does not become ``Accessibility/listener``.
    package static func connect(
        through link: DaemonLink, as name: String, version: String? = nil,
        onScreenReader: @escaping @MainActor (Bool) -> Void = Accessibility.screenReaderStatusDidChange
    ) async throws -> AccessibilityConnection {
        let client = try await AnnouncementClient.connect(
            through: link, as: name, version: version, events: [.announcements, .focus])
        let connection = AccessibilityConnection(client, await client.messages(), link.clock, onScreenReader)
        await connection.askForScreenReader()
        return connection
    }

    private init(
        _ client: AnnouncementClient, _ messages: AsyncStream<DaemonMessage>, _ clock: any Clock<Duration>,
        _ onScreenReader: @escaping @MainActor (Bool) -> Void
    ) {
        self.client = client
        self.clock = clock
        self.onScreenReader = onScreenReader
        let (stream, continuation) = AsyncStream.makeStream(of: Step.self)
        steps = continuation
        // One loop sends and one receives, so reports are sent in their order.
        loops = [
            Task { [weak self] in
                for await step in stream { await self?.take(step) }
            },
            Task { [weak self] in
                for await message in messages { await self?.received(message) }
                self?.screenReaderIsKnown()
            },
        ]
    }

    /// An older daemon rejects the subscription; then no screen reader counts as running. Other daemons send the state
    /// after the reply.
    private func askForScreenReader() async {
        guard (try? await client.follow(.presence)) != nil, case .unknown = screenReader else { return }
        await withCheckedContinuation { screenReader = .awaited($0) }
    }

    private func screenReaderIsKnown() {
        if case .awaited(let caller) = screenReader { caller.resume() }
        screenReader = .known
    }

    public func happened(_ event: ViewEvent) {
        let wasOpen = pace.isOpen
        for event in pace.take(event) { steps.yield(.tell(.view(event))) }
        if !wasOpen, pace.isOpen { startWindow() }
    }

    /// Enqueues a step behind the changes that wait.
    private func enqueue(_ step: Step) {
        for event in pace.takeWaiting() { steps.yield(.tell(.view(event))) }
        steps.yield(step)
    }

    private func startWindow() {
        Task { [weak self, clock] in
            try? await clock.sleep(for: ChangePace.window)
            self?.endWindow()
        }
    }

    private func endWindow() {
        for event in pace.endWindow() { steps.yield(.tell(.view(event))) }
        if pace.isOpen { startWindow() }
    }

    public func posted(_ event: ViewEvent) -> PostReceipt {
        receipt { .post(event, $0) }
    }

    /// Enqueues a step that may make an announcement, and returns the receipt.
    private func receipt(_ step: (AsyncStream<AnnouncementReceipt>.Continuation) -> Step) -> PostReceipt {
        let (receipts, continuation) = AsyncStream.makeStream(of: AnnouncementReceipt.self)
        enqueue(step(continuation))
        return PostReceipt {
            for await receipt in receipts { return (try? await receipt.outcome()).flatMap(AnnouncementDidFinish.init) }
            return nil
        }
    }

    public func happened(_ event: ChartEvent) {
        for part in event.parts { enqueue(.tell(.chart(part))) }
    }

    /// Plays a chart that this application shows. The sound is made from the points that the chart has when its turn
    /// comes.
    /// - Throws: the daemon's ``WireError``, whose message suggests a request that would be accepted, or a
    ///   ``ClientError``.
    public func sonify(_ request: SonifyRequest) async throws -> AnnouncementReceipt {
        // Wait until the description of the chart has been sent.
        await withCheckedContinuation { enqueue(.mark($0)) }
        try await client.follow(.cursors)
        return try await client.sonify(request)
    }

    public func played(_ sound: ChartSound) -> PostReceipt {
        receipt { .play(SonifyRequest(sound), $0) }
    }

    public func toneMoved(_ tone: LiveTone) { enqueue(.sound(.sounds(tone))) }

    public func toneEnded(_ id: String) { enqueue(.sound(.ends(id: id))) }

    /// Returns when every report so far has a reply, and every announcement that they made has ended.
    public func finish() async {
        await withCheckedContinuation { enqueue(.mark($0)) }
        await client.waitUntilSaid()
    }

    /// Waits like ``finish()``, then closes the connection. The daemon then removes the views.
    public func close() async {
        await finish()
        steps.finish()
        await client.close()
        for loop in loops { await loop.value }
        if Accessibility.listener === self { Accessibility.listener = nil }
        if Self.current === self { Self.current = nil }
    }
}

extension AccessibilityConnection {
    private func take(_ step: Step) async {
        switch step {
        case .tell(let request): await client.tell(request)
        case .post(let event, let receipts): await tell(.view(event), receipts)
        case .play(let request, let receipts):
            try? await client.follow(.cursors)
            await tell(.sonify(request), receipts)
        case .sound(let request): await sound(request)
        case .answer(let id, let answer): await client.answer(id, answer)
        case .mark(let continuation): continuation.resume()
        }
    }

    private func tell(_ request: ApplicationRequest, _ receipts: AsyncStream<AnnouncementReceipt>.Continuation) async {
        await client.tell(request) { receipt in
            if let receipt { receipts.yield(receipt) }
            receipts.finish()
        }
    }

    /// Waits for the reply to the first request: a daemon without tones is asked once, not sixty times a second.
    private func sound(_ request: ToneRequest) async {
        switch tones {
        case .known: await client.tell(.tone(request))
        case .unknown: break
        case .untried:
            do {
                try await client.tone(request)
                tones = .known
            } catch let error as WireError {
                tones = error.code == .methodNotFound ? .unknown : .known
                refused(error)
            } catch {}
        }
    }

    /// The heard point in the data of a chart has changed.
    private func moved(_ cursor: CursorEvent) {
        let surface: ChartSurface? = AccessibleObjects.shared.first { $0.id == cursor.chart }
        surface?.hear(series: cursor.series, x: cursor.x)
        onCursor(cursor)
    }

    private func refused(_ error: WireError) {
        refusals.append(error)
        onRefusal(error)
    }

    private func received(_ message: DaemonMessage) async {
        switch message {
        case .event(.announcement(let event)):
            if let end = AnnouncementDidFinish(event) { Accessibility.announcementDidFinish(end) }
        case .event(.focus(let event)):
            if let moved = event.element.flatMap(AccessibleObjects.shared.find) {
                Accessibility.focusWasMoved(to: moved)
            }
        case .event(.rejected(let event)):
            refused(WireError(event.code, event.message))
        case .perform(let id, let request): enqueue(.answer(id, request.performed()))
        case .event(.cursor(let event)): moved(event)
        case .event(.presence(let event)):
            if let display = event.display, Accessibility.listener === self {
                Accessibility.settingsDidChange(to: display)
            }
            onScreenReader(event.screenReader)
            screenReaderIsKnown()
        case .reply, .event(.caption), .event(.mark), .event(.pause), .event(.view), .event(.settings): break
        }
    }
}

extension AnnouncementDidFinish {
    /// Nil if more events follow this one.
    fileprivate init?(_ event: AnnouncementEvent) {
        guard let outcome = AnnouncementState(name: event.state)?.outcome else { return nil }
        self.init(id: event.id, text: event.text, outcome: outcome, reason: event.reason)
    }
}
