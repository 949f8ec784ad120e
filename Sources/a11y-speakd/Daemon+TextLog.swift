// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import NIOCore

/// The spoken texts are private, and are in the log only when the user wants them there.
extension Daemon {
    func logTexts(of clients: NIOLoopBound<Clients>, on loop: any EventLoop) async throws {
        warn("What is spoken is written to this log, because of --log-text: whoever reads the log reads it too.")
        try await loop.submit {
            let log = EventFeed.Subscriber(scope: .all) { event in
                if case .announcement(let report) = event { note(Self.sentence(report)) }
            }
            // No client has this number.
            clients.value.announcer.subscribe(ClientID(rawValue: 0), log)
        }.get()
    }

    static func sentence(_ report: FeedEvent.Report) -> String {
        let text = report.text().map { LogText.quoted($0) } ?? "(sensitive)"
        return "#\(report.id) \(report.state.name): \(text)\(report.reason.map { " (\($0))" } ?? "")"
    }
}
