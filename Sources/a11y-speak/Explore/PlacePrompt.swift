// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A line that the user types, each letter of which is spoken: where to go.
struct PlacePrompt: Sendable, Equatable {
    enum Kind: Sendable, Equatable { case place, value }

    enum Answer: Sendable, Equatable {
        /// A letter that came or went.
        case echo(Character)
        /// What is typed so far.
        case read(String)
        case done(String)
        case canceled
        case nothing
    }

    let kind: Kind
    private(set) var text = ""

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// More than any date or name of a category has.
    private static let limit = 200

    mutating func press(_ key: ExploreKey) -> Answer {
        switch key {
        case .character(let character):
            guard text.count < Self.limit else { return .nothing }
            text.append(character)
            return .echo(character)
        case .backspace: return text.popLast().map(Answer.echo) ?? .nothing
        case .enter: return .done(text)
        case .escape: return .canceled
        case .up, .down, .left, .right, .home, .end: return .read(text)
        default: return .nothing
        }
    }
}
