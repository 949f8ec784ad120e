// SPDX-License-Identifier: MIT

import AnnouncementKit
import ExampleTerminal

/// The post above its replies: an element for each of its parts, in the order in which they are read.
final class PostView: AccessibilityView {
    let post: Post
    private let author: AccessibilityView
    private let content: AccessibilityView
    private lazy var reveal = AccessibilityView.button("Content warning, \(post.warning ?? "")") { [unowned self] in
        show()
    }
    private lazy var options: [AccessibilityView] = (post.poll?.options ?? []).indices.map { option($0) }
    private lazy var vote = AccessibilityView.button("Vote") { [unowned self] in castVote() }
    private let status = AccessibilityView.label("")
    private lazy var boost: AccessibilityView = .button("Boost") { [unowned self] in
        post.toggleBoost()
        report([boost])
    }
    private lazy var favorite: AccessibilityView = .button("Favorite") { [unowned self] in
        post.toggleFavorite()
        report([favorite])
    }

    init(_ post: Post, width: Double) {
        self.post = post
        author = .label("\(post.author), @\(post.handle), \(post.age)", traits: .header)
        content = .label(post.content)
        super.init(frame: Rect(x: 0, y: 0, width: width, height: 0))
        accessibilityContainerType = .semanticGroup
        reveal.accessibilityHint = "Shows the post"
        refresh()
        stack(parts)
    }

    override var accessibilityElements: [any AccessibilityObject]? {
        get { parts }
        set {}
    }

    private var parts: [AccessibilityView] {
        let poll = post.poll.map { $0.hasVoted ? options + [status] : options + [vote, status] } ?? []
        return [author, post.isRevealed ? content : reveal] + poll + [boost, favorite]
    }

    private func option(_ index: Int) -> AccessibilityView {
        .button("") { [unowned self] in
            post.poll?.choose(index)
            report(options + [vote])
        }
    }

    /// The text takes the place and the focus of the warning.
    private func show() {
        post.isRevealed = true
        content.frame = reveal.frame
        addSubview(content)
        remove(reveal)
        Accessibility.willDisplay(content)
        Accessibility.post(.layoutChanged, argument: content)
    }

    /// The options become the results. The button of the vote leaves the screen, and with it the focus.
    private func castVote() {
        post.poll?.vote()
        remove(vote)
        report(options + [status])
        Accessibility.post(.layoutChanged)
    }

    private func remove(_ view: AccessibilityView) {
        view.removeFromSuperview()
        Accessibility.didEndDisplay(view)
    }

    private func report(_ changed: [AccessibilityView]) {
        refresh()
        for view in changed { Accessibility.invalidated(view) }
    }

    /// Gives the parts the words of the post's state.
    private func refresh() {
        for (view, isOn, count) in [
            (boost, post.isBoosted, Post.count(post.boosts, "boost", "boosts")),
            (favorite, post.isFavorite, Post.count(post.favorites, "favorite", "favorites")),
        ] {
            view.accessibilityValue = count
            view.accessibilityTraits = isOn ? [.button, .selected] : .button
        }
        guard let poll = post.poll else { return }
        for (index, view) in options.enumerated() {
            view.accessibilityLabel = poll.words(for: index)
            view.accessibilityTraits = poll.hasVoted ? .staticText : .button
            if poll.chosen == index { view.accessibilityTraits.insert(.selected) }
        }
        vote.accessibilityTraits = poll.chosen == nil ? [.button, .notEnabled] : .button
        status.accessibilityLabel = poll.status
    }
}
