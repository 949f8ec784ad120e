// SPDX-License-Identifier: MIT

/// A post of a timeline, and its state for the user.
@MainActor
final class Post {
    let author: String
    /// The name on its server, such as "ada".
    let handle: String
    /// The age in words, such as "5 minutes ago".
    let age: String
    let text: String
    /// The subject of a text that is hidden at first; nil for a text that is shown.
    let warning: String?
    /// The description of the post's picture.
    let picture: String?
    let replies: [Post]
    var poll: Poll?
    var isRevealed: Bool
    private(set) var boosts: Int
    private(set) var isBoosted = false
    private(set) var favorites: Int
    private(set) var isFavorite = false

    init(
        _ author: String, _ handle: String, _ age: String, _ text: String, warning: String? = nil,
        picture: String? = nil, poll: Poll? = nil, boosts: Int = 0, favorites: Int = 0, replies: [Post] = []
    ) {
        (self.author, self.handle, self.age, self.text) = (author, handle, age, text)
        (self.warning, self.picture, self.poll, self.replies) = (warning, picture, poll, replies)
        (self.boosts, self.favorites, isRevealed) = (boosts, favorites, warning == nil)
    }

    func toggleBoost() {
        isBoosted.toggle()
        boosts += isBoosted ? 1 : -1
    }

    func toggleFavorite() {
        isFavorite.toggle()
        favorites += isFavorite ? 1 : -1
    }

    /// The whole post in one label, as a row is read: "Sam, 1 hour ago: Look! Picture of an owl, 2 replies".
    var summary: String {
        let words = isRevealed ? text : "Content warning, \(warning ?? "")"
        let pollWords = poll.map { "poll with \($0.options.count) options" }
        let replyWords = replies.isEmpty ? nil : Self.count(replies.count, "reply", "replies")
        let rest = [pictureWords, pollWords, replyWords].compactMap(\.self).joined(separator: ", ")
        return Self.joined("\(author), \(age): \(words)", rest)
    }

    /// The text and the picture.
    var content: String { Self.joined(text, pictureWords ?? "") }

    private var pictureWords: String? { picture.map { "picture of \($0)" } }

    /// "A text, more words", and after the end of a sentence "A text. More words".
    private static func joined(_ text: String, _ more: String) -> String {
        guard let first = more.first else { return text }
        let isSentence = text.last.map { ".?!".contains($0) } ?? false
        return isSentence ? "\(text) \(first.uppercased())\(more.dropFirst())" : "\(text), \(more)"
    }

    /// "1 boost", "2 boosts".
    static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) \(number == 1 ? one : many)"
    }
}
