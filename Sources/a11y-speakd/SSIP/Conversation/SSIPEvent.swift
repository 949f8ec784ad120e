// SPDX-License-Identifier: GPL-3.0-or-later

/// An event of a message, as reported to its client.
enum SSIPEvent: Sendable, Hashable {
    /// A mark that the client has put into its text is heard.
    case mark(String)
    case begin
    case end
    case canceled
    case paused
    case resumed

    /// The notification that a client must request to receive the event.
    var notification: SSIPNotifications {
        switch self {
        case .mark: .indexMarks
        case .begin: .begin
        case .end: .end
        case .canceled: .cancel
        case .paused: .pause
        case .resumed: .resume
        }
    }

    /// The complete bytes to send. Clients count the lines of an event, so there are no others.
    func bytes(message: Int, client: Int) -> [UInt8] {
        let reply =
            switch self {
            case .mark(let name): SSIPReply(700, "INDEX MARK", data: ["\(message)", "\(client)", name])
            case .begin: SSIPReply(701, "BEGIN", data: ["\(message)", "\(client)"])
            case .end: SSIPReply(702, "END", data: ["\(message)", "\(client)"])
            case .canceled: SSIPReply(703, "CANCELED", data: ["\(message)", "\(client)"])
            case .paused: SSIPReply(704, "PAUSED", data: ["\(message)", "\(client)"])
            case .resumed: SSIPReply(705, "RESUMED", data: ["\(message)", "\(client)"])
            }
        return reply.bytes
    }
}

/// The events that a client requests.
struct SSIPNotifications: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    static let begin = Self(rawValue: 1)
    static let end = Self(rawValue: 2)
    static let cancel = Self(rawValue: 4)
    static let pause = Self(rawValue: 8)
    static let resume = Self(rawValue: 16)
    static let indexMarks = Self(rawValue: 32)
    static let all: Self = [.begin, .end, .cancel, .pause, .resume, .indexMarks]
}

extension SSIPNotifications {
    /// - Parameter name: the name in SET NOTIFICATION, in lower case.
    init?(name: String) {
        switch name {
        case "begin": self = .begin
        case "end": self = .end
        case "cancel": self = .cancel
        case "pause": self = .pause
        case "resume": self = .resume
        case "index_marks": self = .indexMarks
        case "all": self = .all
        default: return nil
        }
    }
}
