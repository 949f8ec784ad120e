// SPDX-License-Identifier: MIT

/// The poll of a post.
struct Poll: Equatable {
    struct Option: Equatable {
        let title: String
        var votes: Int
    }

    private(set) var options: [Option]
    /// The index of the option that the user has chosen; nil for none.
    private(set) var chosen: Int?
    /// True after the user's vote. Only then the results are shown.
    private(set) var hasVoted = false

    init(_ options: [(title: String, votes: Int)]) {
        self.options = options.map { Option(title: $0.title, votes: $0.votes) }
    }

    var votes: Int { options.map(\.votes).reduce(0, +) }

    /// Chooses an option, until the vote.
    mutating func choose(_ index: Int) {
        if !hasVoted, options.indices.contains(index) { chosen = index }
    }

    /// Votes for the chosen option, once.
    mutating func vote() {
        guard let chosen, !hasVoted else { return }
        options[chosen].votes += 1
        hasVoted = true
    }

    /// "Line 4"; with the results "Line 4, 62 percent, 8 of 13 votes".
    func words(for index: Int) -> String {
        let option = options[index]
        guard hasVoted, votes > 0 else { return option.title }
        let percent = Int((Double(option.votes) / Double(votes) * 100).rounded())
        return "\(option.title), \(percent) percent, \(option.votes) of \(votes) votes"
    }

    /// "12 votes"; after the user's vote with the chosen option.
    var status: String {
        guard hasVoted, let chosen else { return "\(votes) votes" }
        return "\(votes) votes, you voted for \(options[chosen].title)"
    }
}
