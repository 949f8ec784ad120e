// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Dispatch
import Glibc
import Tables

/// Reads a pipe on its own thread, and reports its news.
struct LiveTable: Sendable {
    enum News: Sendable {
        case event(ExploreEvent)
        /// The pipe cannot be read further.
        case failed(TableError)
    }

    let news: AsyncStream<News>
    /// In milliseconds: long enough for a program to write a line, and too short for a user to notice.
    private static let pause: Int32 = 100

    init(descriptor: Int32, name: String, options: TableOptions) {
        let (news, continuation) = AsyncStream.makeStream(of: News.self)
        self.news = news
        DispatchQueue(label: "a11y-speak.table").async {
            do {
                try Self.read(descriptor, TableReader(name: name, options: options)) { continuation.yield(.event($0)) }
            } catch let error as TableError {
                continuation.yield(.failed(error))
            } catch {}
            continuation.finish()
        }
    }

    private static func read(
        _ descriptor: Int32, _ reader: TableReader, tell: (ExploreEvent) -> Void
    ) throws {
        var reader = reader
        var generation = 0
        func report() {
            guard let chart = reader.chart else { return }
            if reader.generation != generation {
                generation = reader.generation
                _ = reader.takeAppended()
                return tell(.described(chart))
            }
            let points = reader.takeAppended()
            if !points.isEmpty { tell(.appended(points)) }
        }
        while true {
            if waits(descriptor) {
                try reader.settle()
                report()
                waitForMore(descriptor)
            }
            guard let bytes = ByteInput.read(descriptor) else { break }
            try reader.read(bytes)
            report()
        }
        try reader.finish()
        report()
        tell(.inputEnded)
    }

    /// Whether no bytes have arrived within the pause.
    private static func waits(_ descriptor: Int32) -> Bool {
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&ready, 1, pause) == 0
    }

    private static func waitForMore(_ descriptor: Int32) {
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&ready, 1, -1)
    }
}
