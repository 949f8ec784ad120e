// SPDX-License-Identifier: MIT

/// An event that the daemon sends.
package enum ServerEvent: Sendable, Hashable {
    case announcement(AnnouncementEvent)
    case rejected(RejectedEvent)
    case focus(FocusEvent)
    case caption(CaptionEvent)
    case mark(MarkEvent)
    case cursor(CursorEvent)
    case pause(PauseEvent)
    case view(ViewUpdate)
    /// The user's settings were read again.
    case settings
    case presence(PresenceEvent)
}

/// A line without an id could not be performed.
package struct RejectedEvent: Sendable, Hashable, Codable {
    /// The number of the line on this connection, from 1.
    package var line: Int
    package var code: WireError.Code
    package var message: String

    package init(line: Int, error: WireError) {
        self.line = line
        code = error.code
        message = error.message
    }
}

/// The focus has moved.
package struct FocusEvent: Sendable, Hashable, Codable {
    /// The name of the client whose element has the focus.
    package var client: String?
    /// The element's id; nil if it has none, or if no element has the focus.
    package var element: String?

    package init(client: String?, element: String?) {
        self.client = client
        self.element = element
    }
}

/// All speech was paused or resumed.
package struct PauseEvent: Sendable, Hashable, Codable {
    package var paused: Bool

    package init(paused: Bool) {
        self.paused = paused
    }
}

/// A screen reader has started or stopped reading the desktop, or the desktop's settings have changed.
package struct PresenceEvent: Sendable, Hashable {
    package var screenReader: Bool
    /// Nil while no client reports settings.
    package var display: DisplaySettings?

    package init(screenReader: Bool, display: DisplaySettings? = nil) {
        (self.screenReader, self.display) = (screenReader, display)
    }
}

extension PresenceEvent: Codable {
    private enum CodingKeys: String, CodingKey { case screenReader, display }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        screenReader = try members.decode(Bool.self, forKey: .screenReader)
        // A newer daemon may know further settings.
        display = (try? members.decodeIfPresent(WireDisplay.self, forKey: .display))?.settings
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(screenReader, forKey: .screenReader)
        try members.encodeIfPresent(display.map(WireDisplay.init), forKey: .display)
    }
}

extension ServerEvent: Codable {
    private enum Method: String, Codable {
        case announcement, rejected, focus, caption, mark, cursor, pause, view, settings, presence
    }

    package init(from decoder: any Decoder) throws {
        let message = try decoder.container(keyedBy: MessageKey.self)
        switch try message.decode(Method.self, forKey: .method) {
        case .announcement: self = .announcement(try message.decode(AnnouncementEvent.self, forKey: .params))
        case .rejected: self = .rejected(try message.decode(RejectedEvent.self, forKey: .params))
        case .caption: self = .caption(try message.decode(CaptionEvent.self, forKey: .params))
        case .mark: self = .mark(try message.decode(MarkEvent.self, forKey: .params))
        case .cursor: self = .cursor(try message.decode(CursorEvent.self, forKey: .params))
        case .pause: self = .pause(try message.decode(PauseEvent.self, forKey: .params))
        case .view: self = .view(try message.decode(ViewUpdate.self, forKey: .params))
        case .settings: self = .settings
        case .presence: self = .presence(try message.decode(PresenceEvent.self, forKey: .params))
        case .focus: self = .focus(try message.decode(FocusEvent.self, forKey: .params))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var message = encoder.container(keyedBy: MessageKey.self)
        try message.encode("2.0", forKey: .jsonrpc)
        switch self {
        case .announcement(let event):
            try message.encode(Method.announcement, forKey: .method)
            try message.encode(event, forKey: .params)
        case .rejected(let event):
            try message.encode(Method.rejected, forKey: .method)
            try message.encode(event, forKey: .params)
        case .caption(let event):
            try message.encode(Method.caption, forKey: .method)
            try message.encode(event, forKey: .params)
        case .mark(let event):
            try message.encode(Method.mark, forKey: .method)
            try message.encode(event, forKey: .params)
        case .cursor(let event):
            try message.encode(Method.cursor, forKey: .method)
            try message.encode(event, forKey: .params)
        case .pause(let event):
            try message.encode(Method.pause, forKey: .method)
            try message.encode(event, forKey: .params)
        case .view(let event):
            try message.encode(Method.view, forKey: .method)
            try message.encode(event, forKey: .params)
        case .settings:
            try message.encode(Method.settings, forKey: .method)
            try message.encode(NoResult(), forKey: .params)
        case .presence(let event):
            try message.encode(Method.presence, forKey: .method)
            try message.encode(event, forKey: .params)
        case .focus(let event):
            try message.encode(Method.focus, forKey: .method)
            try message.encode(event, forKey: .params)
        }
    }
}
