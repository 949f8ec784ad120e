// SPDX-License-Identifier: MIT

/// What a program hears of its connection, in the order in which it happens.
package enum ClientNews: Sendable, Hashable {
    /// The daemon was found again, and has been told all that it must know.
    case found
    /// The connection was cut; the daemon is looked for. May come again before it is found.
    case lost
    case message(DaemonMessage)
}

/// Who hears of a connection: of the daemon's messages alone, or of all news.
enum ClientListener {
    case messages(AsyncStream<DaemonMessage>.Continuation)
    case news(AsyncStream<ClientNews>.Continuation)

    func yield(_ message: DaemonMessage) {
        switch self {
        case .messages(let listener): listener.yield(message)
        case .news(let listener): listener.yield(.message(message))
        }
    }

    func tell(_ news: ClientNews) {
        if case .news(let listener) = self { listener.yield(news) }
    }

    func finish() {
        switch self {
        case .messages(let listener): listener.finish()
        case .news(let listener): listener.finish()
        }
    }
}
