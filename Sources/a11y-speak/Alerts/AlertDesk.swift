// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Wording

/// Replies to senders' requests: announces the posted alerts, and confirms them when the daemon has accepted them.
actor AlertDesk {
    /// The time that the daemon has to accept alerts.
    private static let patience = Duration.seconds(5)

    private let client: AnnouncementClient
    private let rules: AlertRules
    /// The token that senders must present; nil for none.
    private let token: String?
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var memory = AlertMemory()
    private var isConnected = true
    /// The announcing of the last post, after which the next begins.
    private var turn: Task<Int, any Error>?

    init(client: AnnouncementClient, rules: AlertRules, token: String?) {
        (self.client, self.rules, self.token) = (client, rules, token)
        start = clock.now
    }

    /// Tracks whether the daemon is connected.
    func watch() async {
        let news = await client.news()
        Task {
            for await item in news {
                if item == .lost { isConnected = false } else if item == .found { isConnected = true }
            }
        }
    }

    func answer(_ request: HTTPRequest) async -> HTTPReply {
        do {
            try check(request)
            let payload = try AlertPayload(request.body)
            guard isConnected else { throw ClientError.disconnected }
            let count = try await withPatience { [self] in try await inTurn(payload) }
            return HTTPReply(
                200, count == 1 ? "One alert is announced." : "\(count) alerts are announced.", isKept: request.isKept)
        } catch let refusal as HTTPRefusal {
            return HTTPReply(refusal, isKept: request.isKept)
        } catch {
            let reason = (error as? WireError)?.message ?? "\(error)"
            return HTTPReply(503, "a11y-speakd did not accept it: send it again. \(reason)", isKept: request.isKept)
        }
    }

    private func check(_ request: HTTPRequest) throws(HTTPRefusal) {
        guard request.path == "/" || request.path == "/alertmanager" else {
            throw HTTPRefusal(404, "Post alerts to / only.")
        }
        guard request.method == "POST" else { throw HTTPRefusal(405, "Send alerts with POST.") }
        guard let token else { return }
        guard let given = request.headers["authorization"], Self.isSame(given, "Bearer \(token)") else {
            throw HTTPRefusal(
                401, "The token is missing or wrong: set it as the credentials of http_config's authorization.")
        }
    }

    /// Compares tokens of equal length in constant time.
    private static func isSame(_ given: String, _ wanted: String) -> Bool {
        let (given, wanted) = (Array(given.utf8), Array(wanted.utf8))
        guard given.count == wanted.count else { return false }
        return zip(given, wanted).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// Announces posts in turn, so that alerts in both of two simultaneous posts are announced once.
    private func inTurn(_ payload: AlertPayload) async throws -> Int {
        let task = Task { [turn] in
            _ = await turn?.result
            return try await announce(payload)
        }
        turn = task
        return try await task.value
    }

    /// - Returns: the number of announced alerts.
    private func announce(_ payload: AlertPayload) async throws -> Int {
        let news = memory.news(in: payload, at: clock.now - start)
        guard !news.isEmpty else { return 0 }
        let language =
            SpokenLanguage(level: 1, tag: try await client.configure(ConfigureRequest()).language) ?? .english
        for alert in news {
            _ = try await client.announce(rules.request(for: alert, in: language))
            memory.remember(alert, at: clock.now - start)
        }
        if let rest = rules.request(forLeftOut: payload.truncatedAlerts ?? 0, in: language) {
            _ = try await client.announce(rest)
        }
        return news.count
    }

    /// Limits the work to ``patience``: without a daemon the client would wait longer than a sender does.
    private func withPatience(_ work: @escaping @Sendable () async throws -> Int) async throws -> Int {
        let (results, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
        let limit = Task {
            guard (try? await Task.sleep(for: Self.patience)) != nil else { return }
            continuation.finish(throwing: ClientError.disconnected)
        }
        Task {
            do { continuation.yield(try await work()) } catch { continuation.finish(throwing: error) }
        }
        defer { limit.cancel() }
        for try await count in results { return count }
        throw ClientError.disconnected
    }
}
