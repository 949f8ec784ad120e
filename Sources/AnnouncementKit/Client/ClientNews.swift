// SPDX-License-Identifier: MIT

/// News of a program's connection, in the order in which it happens.
package enum ClientNews: Sendable, Hashable {
    /// The daemon was found again, and has received all that it must know.
    case found
    /// The connection was cut; the client searches for the daemon. May come again before it is found.
    case lost
    case message(DaemonMessage)
}

/// The listener of a connection: it gets the daemon's messages alone, or all news.
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
