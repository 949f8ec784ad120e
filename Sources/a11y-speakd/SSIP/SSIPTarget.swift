// SPDX-License-Identifier: GPL-3.0-or-later

/// Whom a command is about.
enum SSIPTarget: Sendable, Hashable {
    case own
    case all
    /// A client, by the number that HISTORY GET CLIENT_ID tells it. There may be none.
    case client(Int)
}

extension SSIPTarget {
    /// - Returns: nil when the word is none of `self`, `all` and a number.
    init?(_ word: String) {
        switch word.lowercased() {
        case "self": self = .own
        case "all": self = .all
        default:
            guard let number = SSIPWords.number(word) else { return nil }
            self = .client(number)
        }
    }
}
