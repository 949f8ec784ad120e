// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// All clients of the daemon that show something, as applications on the accessibility bus.
final class ProvidedPrograms {
    private var programs: [String: ProvidedProgram] = [:]
    /// What each shows, to tell it again where the bus has been away.
    private var shown: [String: ShownProgram] = [:]
    private var address: String?
    private let send: (Request) -> Void
    /// More programs than that are not shown: each has a connection.
    private static let most = 200

    /// - Parameter send: sends a request to the daemon.
    init(send: @escaping (Request) -> Void) { self.send = send }

    /// What to wait for with poll.
    var polled: [pollfd] { programs.values.map(\.polled) }

    /// When ``ready()`` is wanted although nothing has come.
    var wake: Double? { programs.values.compactMap(\.deadline).min() }

    /// The connections of those that a screen reader reads.
    var read: [String] { programs.filter { $0.value.isRead }.keys.sorted() }

    /// Handles what has come.
    func ready() {
        for (connection, program) in programs where !program.ready() { programs[connection] = nil }
    }

    /// The accessibility bus is there, or has gone.
    func bus(at address: String?) {
        self.address = address
        programs = [:]
        for program in shown.values { provide(program) }
    }

    /// The daemon begins to tell all that is shown.
    func begin() {
        shown = [:]
        programs = [:]
    }

    func take(_ news: ViewNews) {
        guard let connection = news.connection else { return }
        guard news.change != .gone else {
            (shown[connection], programs[connection]) = (nil, nil)
            return
        }
        if shown[connection] == nil {
            guard shown.count < Self.most else { return }
            shown[connection] = ShownProgram(
                connection: connection, name: news.client,
                isInTerminal: news.process.map(ProcessFacts.hasTerminal) ?? false)
        }
        if let name = news.client { shown[connection]?.name = name }
        _ = shown[connection]?.tree.take(news.change)
        guard let program = programs[connection] else {
            if let program = shown[connection] { provide(program) }
            return
        }
        program.rename(news.client)
        program.take(news.change)
    }

    private func provide(_ program: ShownProgram) {
        guard let address else { return }
        let connection = program.connection
        programs[connection] = try? ProvidedProgram(program, address: address) { [send] wish in
            switch wish {
            case .perform(let action, let element):
                send(.perform(PerformRequest(action, element: element, client: connection)))
            case .focus(let element): send(.moveFocus(to: element, client: connection))
            }
        }
    }
}
