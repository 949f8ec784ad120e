// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// An application in another process, reached through the daemon that it is connected to. Its queries are those of
/// ``Application``. Actions are asynchronous.
///
///     let app = try await RunningApplication.connect(to: "photo-player")
///     #expect(await app.sliders["Player.progress"].waitForExistence(timeout: .seconds(5)))
///     try await app.sliders["Player.progress"].increment()
///     #expect(try app.sliders["Player.progress"].value == "25")
///
/// An application that uses AnnouncementKit replies after it has reported the results of an action, so a test sees the
/// results at once. If this process reads too slowly and the daemon drops news, the full state is requested again.
@MainActor
public final class RunningApplication: TestedApplication {
    /// The application's own type.
    public typealias App = RunningApplication

    /// The application's name at the daemon.
    public let name: String
    private let client: AnnouncementClient
    private var received = ReceivedViews()
    private var isComplete = false
    private var waiter: CheckedContinuation<Void, any Error>?
    private var answers: [Int: CheckedContinuation<[UInt8], any Error>] = [:]
    private var lastQuestion = ReceivedViews.subscription
    private var loop: Task<Void, Never>?

    /// Connects to the daemon, and returns when the displayed elements of all applications are known. The application
    /// itself need not be connected yet.
    /// - Parameters:
    ///   - name: the client name of the application, or its connection, such as `#3`.
    ///   - socket: the daemon's socket; nil for the path that the environment names.
    /// - Throws: a ``ClientError``, or the daemon's ``WireError``.
    public static func connect(
        to name: String, socket: String? = nil, environment: [String: String]? = nil
    ) async throws -> RunningApplication {
        let path = try await DaemonAddress.reachablePath(socket, environment)
        let client = try await AnnouncementClient.connect(
            through: DaemonLink(path: path), as: "test of \(name)", events: [])
        let app = RunningApplication(name, client, news: await client.news())
        try await app.begin()
        return app
    }

    private init(_ name: String, _ client: AnnouncementClient, news: AsyncStream<ClientEvent>) {
        (self.name, self.client) = (name, client)
        loop = Task { [weak self] in
            for await one in news { self?.take(one) }
            self?.lose()
        }
    }

    isolated deinit {
        Task { [client] in await client.close() }
    }

    private var views: DaemonViews { received.views }

    /// True if the application displays anything.
    public var exists: Bool { views.shown(by: name) != nil }

    public var shown: ShownElements { views.shown(by: name) ?? ShownElements([]) }

    private static let subscription = Request.subscribe(SubscribeRequest([.views], scope: .all))

    private func begin() async throws {
        let reply = try await answer(to: Self.subscription)
        _ = try WireCoder().result(of: reply, as: NoResult.self)
        if !isComplete { try await withCheckedThrowingContinuation { waiter = $0 } }
    }

    fileprivate func perform(_ action: ElementAction, on element: Element<RunningApplication>) async throws {
        let found = try element.found()
        let target = found.part?.target ?? .element(found.snapshot.id ?? "")
        let request = Request.perform(PerformRequest(action, of: target, client: views.connection(of: name)))
        let reply = try WireCoder().result(of: try await answer(to: request), as: PerformReply.self)
        guard reply.handled else { throw ElementFailure(unhandled: action, element.description) }
        try await settle()
    }

    fileprivate func focus(on element: Element<RunningApplication>) async throws {
        let id = try element.snapshot.id ?? ""
        let request = Request.moveFocus(to: id, client: views.connection(of: name) ?? name)
        _ = try WireCoder().result(of: try await answer(to: request), as: AnnouncementReply.self)
        try await settle()
    }

    /// The daemon replies before it reports a move of the focus or dropped events. A further request waits for those
    /// reports.
    private func settle() async throws { _ = try await answer(to: .status(StatusRequest(limit: 0))) }

    fileprivate func points(of series: ShownElements.Shown, from: Int, count: Int) async throws -> [ElementSnapshot] {
        let request = ReadPointsRequest(
            client: views.connection(of: name) ?? name, chart: series.part?.chart ?? "",
            series: series.part?.name ?? "",
            from: from, count: count)
        let reply = try WireCoder().result(of: try await answer(to: .readPoints(request)), as: ReadPointsReply.self)
        return reply.points.enumerated().map { place, point in
            ElementSnapshot(
                label: point.words, value: point.y.map { "\($0)" }, container: series.snapshot.id, index: from + place)
        }
    }

    /// Sends a request and waits for the reply. Replies arrive in the same stream as the news, so all earlier news is
    /// known by then.
    private func answer(to request: Request) async throws -> [UInt8] {
        lastQuestion += 1
        let number = lastQuestion
        return try await withCheckedThrowingContinuation { answer in
            answers[number] = answer
            send(request, number)
        }
    }

    private func send(_ request: Request, _ number: Int) {
        Task {
            do {
                try await client.send(request, as: .number(number))
            } catch {
                answers.removeValue(forKey: number)?.resume(throwing: error)
            }
        }
    }
}

/// The daemon's news.
extension RunningApplication {
    private func take(_ news: ClientEvent) {
        for step in received.take(news) { perform(step) }
    }

    private func perform(_ step: ReceivedViews.Step) {
        switch step {
        case .subscribe: send(Self.subscription, ReceivedViews.subscription)
        case .complete:
            isComplete = true
            waiter.take()?.resume()
        case .answer(let number, let line): answers.removeValue(forKey: number)?.resume(returning: line)
        }
    }

    private func lose() {
        waiter.take()?.resume(throwing: ClientError.disconnected)
        for answer in answers.values { answer.resume(throwing: ClientError.disconnected) }
        answers = [:]
    }
}

/// Actions on an element. Each returns when the application has replied.
/// - Throws: an ``ElementFailure`` if the element does not exist, is not unique, or does not handle the action; the
///   daemon's ``WireError`` if the application does not reply.
extension Element<RunningApplication> {
    /// Activates the element.
    public func tap() async throws { try await perform(.activate) }
    /// Raises the value by one step.
    public func increment() async throws { try await perform(.increment) }
    /// Lowers the value by one step.
    public func decrement() async throws { try await perform(.decrement) }
    /// Scrolls by a page to show the content on the right.
    public func swipeLeft() async throws { try await perform(.scroll(.left)) }
    /// Scrolls by a page to show the content on the left.
    public func swipeRight() async throws { try await perform(.scroll(.right)) }
    /// Scrolls by a page to show the content below.
    public func swipeUp() async throws { try await perform(.scroll(.up)) }
    /// Scrolls by a page to show the content above.
    public func swipeDown() async throws { try await perform(.scroll(.down)) }

    /// Performs any action, such as `.custom("Rename")`.
    public func perform(_ action: ElementAction) async throws { try await query.app.perform(action, on: self) }

    /// Moves the value as near to a position in its range, 0 to 1, as its steps allow. For positions between 0 and 1,
    /// the element's value must be a percentage.
    public func adjust(toNormalizedSliderPosition position: Double) async throws {
        var walk = try SliderWalk(to: position)
        while let action = try walk.next(snapshot, description) { try await perform(action) }
    }

    /// Moves the focus to the element.
    public func focus() async throws { try await query.app.focus(on: self) }

    /// Reads visible points of a series: labels in the daemon's words, and values.
    /// - Parameters:
    ///   - from: the index of the first point, from 0.
    ///   - count: the number of points, at most 256.
    public func readPoints(from: Int = 0, count: Int = 256) async throws -> [ElementSnapshot] {
        let found = try found()
        guard found.types.contains(.series) else { throw ElementFailure("\(description) is not a series of a chart.") }
        return try await query.app.points(of: found, from: from, count: count)
    }
}
