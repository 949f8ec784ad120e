// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import NIOCore

/// The spoken texts are private, and are in the log only when the user wants them there.
extension Daemon {
    func logTexts(of clients: NIOLoopBound<Clients>, on loop: any EventLoop) async throws {
        warn("What is spoken is written to this log, because of --log-text: whoever reads the log reads it too.")
        try await loop.submit {
            let log = EventFeed.Subscriber(scope: .all) { event in
                if case .announcement(let report) = event { note(report.sentence) }
            }
            // No client has this number.
            clients.value.feed.subscribe(ClientID(rawValue: 0), log)
        }.get()
    }
}

extension FeedEvent.Report {
    /// A line of the log.
    var sentence: String {
        let text = text().map { LogText.quoted($0) } ?? "(sensitive)"
        return "#\(id) \(state.name): \(text)\(reason.map { " (\($0))" } ?? "")"
    }
}
