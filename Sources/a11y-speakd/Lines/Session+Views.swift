// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// What a client tells of its views, and what others may do with them.
extension Session {
    /// Takes a view event in; what is to be said of it is announced in this client's name.
    func tell(_ event: ViewEvent, id: RequestID?) throws {
        try tell(event, by: self.id) { try post($0, id: id) }
    }

    private func tell(_ event: ViewEvent, by teller: ClientID, post: (Announcement?) throws -> Void) throws {
        let before = screen.focus
        let outcome = try screen.happened(event)
        try post(outcome.announcement)
        if screen.focus != before {
            daemon.announcer.focusMoved(to: FocusEvent(client: name, element: screen.focus), of: id, by: teller)
        }
        if let ended = outcome.ended { daemon.announcer.displayEnded(ended, of: id) }
    }

    /// A name that is none of this client's own may be another's: so a script moves the focus of an application.
    func focus(_ request: FocusRequest, id: RequestID?) throws {
        switch request {
        case .element(let element): try tell(.focused(.element(element)), id: id)
        case .name(let name):
            let owner = try daemon.owner(of: name, askedBy: self).session
            try owner.tell(.focused(.elementID(name)), by: self.id) { announcement in
                guard let announcement else { return }
                try post(announcement, from: owner.id, id: id) {
                    reply(id, announcement: $0)
                }
            }
        }
    }

    /// Asks the client that displays the element; the reply comes when that has answered.
    func perform(_ request: PerformRequest, id: RequestID?) throws {
        let (owner, element) = try daemon.owner(of: request.element, client: request.client, askedBy: self)
        try check(request.action, of: element)
        let question = try daemon.actions.ask(owner.id) { [weak self] answer in
            guard let self else { return }
            unanswered -= 1
            switch answer {
            case .success(let result): reply(id, result)
            case .failure(let error): refuse(id, error)
            }
            finishWhenServed()
        }
        unanswered += 1
        let asked = PerformRequest(request.action, element: element.id ?? request.element)
        // Like an event: an owner that does not read has no use for it, and does not answer.
        owner.connection.notify(coder.line(RequestMessage(id: question, .perform(asked))))
    }

    private func check(_ action: ElementAction, of element: ElementSnapshot) throws(WireError) {
        guard case .custom(let name) = action, !element.actions.contains(name) else { return }
        let known = (ElementAction.standardNames + element.actions).joined(separator: ", ")
        throw WireError(.invalidParams, "The element has no action \"\(name.prefix(60))\": it has \(known).")
    }

    func status(_ request: StatusRequest) throws -> StatusReply {
        var status = daemon.status(limit: request.limit ?? 20)
        status.element = try request.element.map { name in
            let (owner, element) = try daemon.owner(of: name, askedBy: self)
            return DisplayedElement(element, client: owner.name, hasFocus: owner.screen.focus == element.id)
        }
        return status
    }
}
