// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Another program of the user, which announces texts beside the application: a mail program, or an alarm.
///
///     listener.client(named: "mail").announce("3 new messages", priority: .message)
@MainActor
public struct ListeningClient {
    let listener: Listener
    let id: ClientID
    /// The program's name.
    public let name: String

    /// Announces a text, with everything that the daemon's `announce` takes.
    /// - Parameters:
    ///   - queue: true to wait after announcements of the same priority. Only for `default`.
    ///   - slot: a name under which at most one announcement of the program waits; a newer one replaces it.
    ///   - expires: the longest time that the announcement may wait.
    ///   - group: a name of announcements; when more than three of them wait, only the newest is heard.
    /// - Returns: a receipt with the outcome.
    @discardableResult
    public func announce(
        _ text: String, priority: AnnouncementPriority = .default, queue: Bool = false, slot: String? = nil,
        expires: Duration? = nil, group: String? = nil, isSensitive: Bool = false
    ) -> PostReceipt {
        var request = AnnounceRequest(
            .text(text), priority: priority, queue: queue, slot: slot,
            expires: expires.map { $0 / .seconds(1) }, isSensitive: isSensitive)
        request.group = group
        return listener.announce(request, by: self)
    }

    /// Announces what a request of the protocol says, such as SSML.
    @discardableResult
    public func announce(_ request: AnnounceRequest) -> PostReceipt { listener.announce(request, by: self) }
}
