// SPDX-License-Identifier: GPL-3.0-or-later

/// Requests for a history that Speech Dispatcher has not kept since 2010. The replies are those of an empty history.
enum SSIPHistoryCommand: Sendable, Hashable {
    case getClientID
    /// The messages of this client; those of other clients are never returned.
    case getOwnMessages
    case getLast
    case getCursor
    case setCursor(SSIPCursorPlace)
    case moveForward
    case moveBackward
    case say(Int)
    case notImplemented
}

enum SSIPCursorPlace: Sendable, Hashable {
    case first
    case last
    case position(Int)
}

extension SSIPHistoryCommand {
    /// - Parameter client: the number of the client that sends the command.
    init(_ words: SSIPWords, client: Int) throws(SSIPReply) {
        switch try words.keyword(1) {
        case "get": self = try Self.get(words, client: client)
        case "cursor": self = try Self.cursor(words)
        case "say": self = .say(try words.number(2))
        case "sort": self = .notImplemented
        default: throw .invalidCommand
        }
    }

    private static func get(_ words: SSIPWords, client: Int) throws(SSIPReply) -> Self {
        switch try words.keyword(2) {
        case "client_id": return .getClientID
        case "client_list": return .notImplemented
        case "last": return .getLast
        case "message":
            _ = try words.number(3)
            return .notImplemented
        case "client_messages":
            let whose = try words.keyword(3)
            if whose == "self" || whose == "all" { return .notImplemented }
            guard try words.number(3) == client else { return .notImplemented }
            _ = (try words.number(4), try words.number(5))
            return .getOwnMessages
        default: throw .missingParameter
        }
    }

    private static func cursor(_ words: SSIPWords) throws(SSIPReply) -> Self {
        switch try words.keyword(2) {
        case "get": return .getCursor
        case "forward": return .moveForward
        case "backward": return .moveBackward
        case "set":
            _ = try words.number(3)
            switch try words.keyword(4) {
            case "first": return .setCursor(.first)
            case "last": return .setCursor(.last)
            case "pos": return .setCursor(.position(try words.number(5)))
            default: throw .missingParameter
            }
        default: throw .missingParameter
        }
    }
}

/// A client's place in the empty history.
struct SSIPHistory: Sendable, Hashable {
    private var cursor = -1

    mutating func reply(to command: SSIPHistoryCommand, client: Int) -> SSIPReply {
        switch command {
        case .getClientID: return .clientID.with(["\(client)"])
        case .getOwnMessages: return .messageList
        case .getLast, .getCursor: return .noMessage
        case .say: return .unknownID
        case .notImplemented: return .notImplemented
        case .setCursor(let place): return set(place)
        case .moveForward:
            cursor = min(cursor, .max - 1) + 1
            return .cursorForward
        case .moveBackward:
            guard cursor > 0 else { return .positionTooLow }
            cursor -= 1
            return .cursorBackward
        }
    }

    private mutating func set(_ place: SSIPCursorPlace) -> SSIPReply {
        switch place {
        case .first: cursor = 0
        case .last: cursor = -1
        case .position(let position):
            guard position >= 0 else { return .positionTooLow }
            cursor = position
            return .cursorSet
        }
        return place == .first ? .cursorSetFirst : .cursorSetLast
    }
}
