// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A post as a row: one element with one label. The buttons of the post are its custom actions.
final class PostCell: AccessibleCell {
    let post: Post
    private let open: ((Post) -> Void)?

    /// - Parameter open: shows the post with its replies; nil for a reply.
    init(_ post: Post, open: ((Post) -> Void)?) {
        (self.post, self.open) = (post, open)
        super.init()
    }

    override var labelStrategy: AccessibilityStringStrategy { .just(post.summary) }

    override var accessibilityUserInputLabels: [String]! {
        get { [post.author] }
        set {}
    }

    override var accessibilityCustomActions: [AccessibilityCustomAction]? {
        get {
            let warning = post.isRevealed ? "Hide content" : "Show content"
            let toggles = [
                action(post.isBoosted ? "Undo boost" : "Boost", Post.toggleBoost) {
                    $0.isBoosted ? "Boosted" : "Boost undone"
                },
                action(post.isFavorite ? "Remove from favorites" : "Add to favorites", Post.toggleFavorite) {
                    $0.isFavorite ? "Added to favorites" : "Removed from favorites"
                },
            ]
            return toggles + (post.warning == nil ? [] : [action(warning, { post in { post.isRevealed.toggle() } })])
        }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        open?(post)
        return open != nil
    }

    /// An action that changes the post, and reports the row's new label and its new actions. A change of the label is
    /// announced; any other change is announced in the words of `result`.
    private func action(
        _ name: String, _ change: @escaping @MainActor (Post) -> () -> Void,
        _ result: @escaping (Post) -> String? = { _ in nil }
    ) -> AccessibilityCustomAction {
        AccessibilityCustomAction(name: name) { [unowned self] _ in
            change(post)()
            accessibilityInvalidator?.invalidateParameters()
            if let words = result(post) { Accessibility.post(.announcement, argument: words) }
            return true
        }
    }
}
