// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// A client's views: its events, and what other clients may do with them.
extension Client {
    /// Applies a view event and announces its outcome in this client's name.
    func take(_ event: ViewEvent, request: RequestID?, accepted: (AnnouncementID?) -> Void) throws {
        try take(event, from: self, request: request, accepted: accepted)
    }

    private func take(
        _ event: ViewEvent, from teller: Client, request: RequestID?, accepted: (AnnouncementID?) -> Void
    ) throws {
        let before = screen.focus
        let ended = if case .didEndDisplay(let name) = event { screen.find(name)?.id } else { String?.none }
        let outcome = try screen.take(event)
        let isRead = outcome.announcement?.content.isOfViews == true && clients.isRead(self)
        try post(ifAny: isRead ? nil : outcome.announcement, for: teller.key(request), accepted: accepted)
        if screen.focus != before {
            let event = FocusEvent(client: name, element: screen.focus)
            clients.feed.publish(.focus(event), owner: id, by: teller.id)
        }
        tell(event, ended: ended, focus: before)
        if let ended = outcome.ended { announcer.displayEnded(ended, of: id) }
    }

    /// Moves the focus to a named element. If it is not this client's, it may be another's: so a script can move
    /// the focus of an application.
    /// - Parameter owner: the name of the client that displays it; nil for any.
    func moveFocus(
        to name: String, of owner: String? = nil, request: RequestID?, accepted: (AnnouncementID?) -> Void
    ) throws {
        let owner = try clients.owner(of: name, client: owner, askedBy: self).client
        try owner.take(.focused(.elementID(name)), from: self, request: request, accepted: accepted)
    }

    /// Asks the client that displays the element; `answer` is called with its reply.
    func perform(_ request: PerformRequest, answer: @escaping (ActionRouter.Answer) -> Void) throws {
        let (owner, target) = try clients.owner(of: request, askedBy: self)
        let question = try clients.actions.ask(owner.id) { [weak self] result in
            self?.unanswered -= 1
            answer(result)
            self?.adapter?.finishWhenServed()
        }
        unanswered += 1
        (owner.adapter as? any ElementAdapter)?.ask(PerformRequest(request.action, of: target), as: question)
    }
}
