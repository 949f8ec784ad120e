// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Glibc
import Wording

/// One client of the daemon on the accessibility bus, over its own connection. Assistive technologies see an
/// application.
final class ProvidedProgram {
    private(set) var program: ShownProgram
    private let bus: Bus
    private let onRequest: (ProviderRequest) -> Void
    private var objects: BusObjects?
    private enum State { case connecting, embedding, embedded }
    private var state = State.connecting
    /// Calls that wait for points, each with its deadline.
    private var waiting: [(call: UnansweredCall, until: Double)] = []
    /// The pages of points that the daemon was asked for.
    private var asked: Set<PointPage> = []
    private var bursts = ChildBursts()
    private var passing = PassedKeys()
    private let now: () -> Double

    /// Seconds that a call may wait; callers give up soon afterward.
    private static let patience = 0.5
    private static let maxWaiting = 256

    /// - Parameters:
    ///   - now: seconds of the monotonic clock.
    ///   - onRequest: called with an assistive technology's request to the program, from ``ready()``.
    init(
        _ program: ShownProgram, address: String, now: @escaping () -> Double,
        onRequest: @escaping (ProviderRequest) -> Void
    ) throws(Bus.Failure) {
        self.program = program
        self.program.desktop = .registry
        (self.onRequest, self.now) = (onRequest, now)
        bus = try Bus(address: address)
        objects = bus.objects(under: "/org/a11y/atspi") { [unowned self] in
            answer($0)
        } keep: { [unowned self] in
            keep($0)
        }
    }

    /// The descriptor and the events for poll.
    var polled: pollfd { bus.polled }
    var deadline: Double? { [bus.deadline, waiting.first?.until, bursts.wake].compactMap(\.self).min() }

    /// Handles received messages and due calls.
    /// - Returns: false when the connection to the bus has ended.
    func ready() -> Bool {
        guard bus.process() else { return false }
        if state == .connecting, let name = bus.uniqueName { embed(as: name) }
        while let first = waiting.first, first.until <= now() {
            waiting.removeFirst()
            first.call.answer(.failure("org.freedesktop.DBus.Error.Timeout", "The daemon did not answer in time."))
        }
        for burst in bursts.ended(at: now()) { emit(ProgramSignals(program: program).signals(of: burst)) }
        return true
    }

    /// Whether a screen reader reads this application.
    var isRead: Bool { state == .embedded && program.isForScreenReaders }

    /// Renames the application; nil keeps the name.
    func rename(_ name: String?) {
        if let name, name != program.name { program.name = name }
    }

    /// Sets the language of the words.
    func word(in wording: Wording) { program.wording = wording }

    /// Applies a change of the program's view.
    /// - Parameter isByUser: whether the user has made it.
    func take(_ news: ViewUpdate.Change, isByUser: Bool = false) {
        let wasEmpty = program.tree.isEmpty
        let changes = program.take(news)
        guard state == .embedded else { return }
        if wasEmpty, !program.tree.isEmpty {
            reportWindow()
            if case .window = news { return }
        }
        let told = changes.filter { bursts.shouldSignalNow($0, at: now()) }
        emit(
            ProgramSignals(program: program).signals(of: told),
            after: isByUser ? changes.lazy.compactMap(program.key).first : nil)
    }

    private func emit(_ signals: [ProviderSignal], after key: PassedKey? = nil) {
        perform(passing.add(signals, after: key))
    }

    private func perform(_ steps: [PassedKeys.Step]) {
        for step in steps {
            switch step {
            case .signal(let signal):
                objects?.emit(signal.member, of: signal.interface, at: signal.path, signal.values)
            case .key(let key, let isPressed):
                bus.call(key.call(isPressed: isPressed)) { [unowned self] _ in perform(passing.answered()) }
            }
        }
    }

    /// The registry sends a question back before it answers, so a call that waits would deadlock.
    private func embed(as name: String) {
        state = .embedding
        program.busName = name
        let socket = BusCall(
            "org.a11y.atspi.Registry", BusReference.root, "org.a11y.atspi.Socket", "Embed",
            [program.reference(nil).datum], mayStart: true)
        bus.call(socket) { [unowned self] answer in
            guard answer.kind == .answer, let parent = answer.argument(0)?.list, parent.count == 2,
                let name = parent[0].text, let path = parent[1].text
            else { return }
            program.desktop = BusReference(name: name, path: path)
            state = .embedded
            if !program.tree.isEmpty { reportWindow() }
        }
    }

    private func reportWindow() {
        emit(ProgramSignals(program: program).windowOpened)
    }
}

/// Calls.
extension ProvidedProgram {
    private func answer(_ call: BusMessage) -> BusReply {
        var answers = ProgramAnswers(program)
        let reply = answers.answer(call)
        program = answers.program
        for request in answers.requests {
            if case .points(let page) = request, !asked.insert(page).inserted { continue }
            onRequest(request)
        }
        return reply
    }

    private func keep(_ call: UnansweredCall) {
        guard waiting.count < Self.maxWaiting else {
            let many = "\(Self.maxWaiting) calls already wait for the daemon."
            return call.answer(.failure("org.freedesktop.DBus.Error.LimitsExceeded", many))
        }
        waiting.append((call, now() + Self.patience))
    }

    /// Takes points of a series from the daemon.
    /// - Parameter reply: nil when the daemon has refused.
    func take(_ reply: ReadPointsReply?, for page: PointPage) {
        asked.remove(page)
        if let reply, program.tree[page.series]?.series?.view == page.view { program.points.take(reply, for: page) }
        let calls = waiting
        waiting = []
        for (call, until) in calls {
            let isRefused = reply == nil && call.message.path.flatMap(BusReference.numbers)?.first == page.series
            let answered = isRefused ? Self.refused : answer(call.message)
            if answered == .later { waiting.append((call, until)) } else { call.answer(answered) }
        }
    }

    private static let refused = BusReply.failure(
        "org.freedesktop.DBus.Error.UnknownObject", "The chart is no longer shown.")
}
