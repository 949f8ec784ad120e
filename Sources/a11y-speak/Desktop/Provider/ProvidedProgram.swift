// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// One client of the daemon on the accessibility bus, over a connection of its own: assistive technologies see an application.
final class ProvidedProgram {
    private(set) var program: ShownProgram
    private let bus: Bus
    private let want: (ProviderWish) -> Void
    private var objects: BusObjects?
    private enum State { case connecting, embedding, embedded }
    private var state = State.connecting

    /// - Parameter want: called with what an assistive technology wants of the program, from ``ready()``.
    init(_ program: ShownProgram, address: String, want: @escaping (ProviderWish) -> Void) throws(Bus.Failure) {
        self.program = program
        self.program.desktop = .registry
        self.want = want
        bus = try Bus(address: address)
        objects = bus.objects(under: "/org/a11y/atspi") { [unowned self] in answer($0) }
    }

    /// What to wait for with poll.
    var polled: pollfd { bus.polled }
    var deadline: Double? { bus.deadline }

    /// Handles what has come.
    /// - Returns: false when the bus has gone.
    func ready() -> Bool {
        guard bus.process() else { return false }
        if state == .connecting, let name = bus.uniqueName { embed(as: name) }
        return true
    }

    /// Whether a screen reader that listens reads it.
    var isRead: Bool { state == .embedded && program.isForScreenReaders }

    /// It is called that from now on.
    func rename(_ name: String?) {
        if let name, name != program.name { program.name = name }
    }

    /// It shows something else.
    func take(_ news: ViewNews.Change) {
        let wasEmpty = program.tree.isEmpty
        let changes = program.tree.take(news)
        guard state == .embedded else { return }
        if wasEmpty, !program.tree.isEmpty { tellWindow() }
        for signal in ProgramSignals(program: program).signals(of: changes) { emit(signal) }
    }

    private func emit(_ signal: ProviderSignal) {
        objects?.emit(signal.member, of: signal.interface, at: signal.path, signal.values)
    }

    /// The registry asks back before it answers, so it is not waited for.
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
            if !program.tree.isEmpty { tellWindow() }
        }
    }

    private func tellWindow() {
        for signal in ProgramSignals(program: program).windowOpened { emit(signal) }
    }

    private func answer(_ call: BusMessage) -> BusReply {
        var answers = ProgramAnswers(program)
        let reply = answers.answer(call)
        program = answers.program
        answers.wishes.forEach(want)
        return reply
    }
}
