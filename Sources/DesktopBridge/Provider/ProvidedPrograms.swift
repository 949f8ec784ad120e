// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Glibc
import Wording

/// All clients of the daemon that show views, as applications on the accessibility bus.
final class ProvidedPrograms {
    private var programs: [String: ProvidedProgram] = [:]
    /// Programs that are not on the bus while it is missing.
    private var shown: [String: ShownProgram] = [:]
    private var address: String?
    /// The views that the daemon has sent again so far; nil when none are being sent again.
    private var resync: ViewResync?
    private let now: () -> Double
    private let onRequest: (String, ProviderRequest) -> Void
    /// The wording, in the user's language.
    var wording = Wording() {
        didSet {
            for program in programs.values { program.word(in: wording) }
            for connection in shown.keys { shown[connection]?.wording = wording }
        }
    }
    /// Further programs are not shown: each needs a connection.
    private static let most = 200

    /// - Parameters:
    ///   - now: seconds of the monotonic clock.
    ///   - onRequest: called with an assistive technology's request, and the connection of the program to the daemon.
    init(now: @escaping () -> Double, onRequest: @escaping (String, ProviderRequest) -> Void) {
        (self.now, self.onRequest) = (now, onRequest)
    }

    /// The descriptors and the events for poll.
    var polled: [pollfd] { programs.values.map(\.polled) }

    /// When ``ready(_:)`` must be called even without events.
    var wake: Double? { programs.values.compactMap(\.deadline).min() }

    /// The connections of the programs that a screen reader reads.
    var read: [String] { programs.filter { $0.value.isRead }.keys.sorted() }

    /// Handles received messages.
    func ready(_ news: ReadyDescriptors) {
        for (connection, program) in programs where news.concerns([program.polled], due: program.deadline) {
            if !program.ready() { withdraw(connection) }
        }
    }

    /// The accessibility bus has appeared, or is lost when the address is nil.
    func bus(at address: String?) {
        self.address = address
        for connection in Array(programs.keys) { withdraw(connection) }
        for program in shown.values { provide(program) }
    }

    /// The program's connection to the bus has ended; its view is kept.
    private func withdraw(_ connection: String) {
        shown[connection] = programs.removeValue(forKey: connection)?.program
    }

    /// The daemon starts to send all views.
    func begin() {
        shown = [:]
        programs = [:]
        resync = nil
    }

    /// The daemon starts to send all views again, because some events were lost.
    func beginResync() { resync = ViewResync() }

    /// All views were sent again: removes programs and objects that were missing from them.
    private func endResync() {
        guard let told = resync.take() else { return }
        for connection in Array(programs.keys) + shown.keys where !told.contains(connection) {
            (shown[connection], programs[connection]) = (nil, nil)
        }
        for (connection, program) in programs {
            for change in told.missing(from: program.program) { programs[connection]?.take(change) }
        }
        for (connection, program) in shown {
            for change in told.missing(from: program) { _ = shown[connection]?.take(change) }
        }
    }

    func take(_ news: ViewUpdate) {
        guard let connection = news.connection else { return endResync() }
        resync?.take(news.change, of: connection)
        guard news.change != .gone else {
            (shown[connection], programs[connection]) = (nil, nil)
            return
        }
        if let program = programs[connection] {
            program.rename(news.client)
            return program.take(news.change, isByUser: news.isByUser)
        }
        guard var program = shown[connection] ?? made(news, connection) else { return }
        if let name = news.client { program.name = name }
        _ = program.take(news.change)
        shown[connection] = program
        provide(program)
    }

    /// The request for a page of points; nil when the series no longer exists.
    func request(for page: PointPage, of connection: String) -> ReadPointsRequest? {
        programs[connection]?.program.tree[page.series]?.series.map { series in
            ReadPointsRequest(
                client: connection, chart: series.chart, series: series.series.id, from: page.first,
                count: PointPages.size)
        }
    }

    func take(_ reply: ReadPointsReply?, for page: PointPage, of connection: String) {
        programs[connection]?.take(reply, for: page)
    }

    /// Nil when there are too many programs.
    private func made(_ news: ViewUpdate, _ connection: String) -> ShownProgram? {
        guard programs.count + shown.count < Self.most else { return nil }
        var program = ShownProgram(
            connection: connection, name: news.client,
            isInTerminal: news.process.map(ProcessFacts.hasTerminal) ?? false)
        program.wording = wording
        return program
    }

    private func provide(_ program: ShownProgram) {
        guard let address else { return }
        let connection = program.connection
        let provided = try? ProvidedProgram(program, address: address, now: now) { [onRequest] in
            onRequest(connection, $0)
        }
        guard let provided else { return }
        (programs[connection], shown[connection]) = (provided, nil)
    }
}

/// The views that the daemon sends again after lost events. Anything missing from them was removed. A value.
struct ViewResync: Sendable {
    private struct Told: Sendable {
        var elements: Set<String> = []
        var charts: Set<String> = []
        var hasFocus = false
    }

    private var programs: [String: Told] = [:]

    /// Whether a program has sent a view.
    func contains(_ connection: String) -> Bool { programs[connection] != nil }

    mutating func take(_ change: ViewUpdate.Change, of connection: String) {
        switch change {
        case .willDisplay(let element), .invalidated(let element):
            if let id = element.id { programs[connection, default: Told()].elements.insert(id) }
        case .describeChart(let chart, _, _): programs[connection, default: Told()].charts.insert(chart.id)
        case .focus(let id): programs[connection, default: Told()].hasFocus = id != nil
        case .window: if programs[connection] == nil { programs[connection] = Told() }
        case .gone: programs[connection] = nil
        case .didEndDisplay, .rangeChanged, .appendPoints, .removeChart, .complete: break
        }
    }

    /// The changes that the lost events would have reported.
    func missing(from program: ShownProgram) -> [ViewUpdate.Change] {
        guard let told = programs[program.connection] else { return [.gone] }
        let ids = program.tree.nodes.values.compactMap { $0.element?.id }
        let elements = ids.filter { !told.elements.contains($0) }.sorted().map(ViewUpdate.Change.didEndDisplay)
        let charts = program.tree.charts.keys.filter { !told.charts.contains($0) }.sorted()
        let focus = told.hasFocus || program.tree.focus == nil ? [] : [ViewUpdate.Change.focus(nil)]
        return focus + elements + charts.map(ViewUpdate.Change.removeChart)
    }
}
