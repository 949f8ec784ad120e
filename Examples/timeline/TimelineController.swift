// SPDX-License-Identifier: MIT

import AnnouncementKit
import ExampleTerminal

/// The newest posts. A row opens its post with the replies.
final class TimelineController: AccessibleViewController {
    private(set) var posts: [Post]
    private(set) var thread: ThreadController?
    private let heading = AccessibilityView.label("Home", traits: .header)
    /// Announces new posts, wherever the focus is.
    private let status = AccessibilityView.label("No new posts")
    private lazy var list = PostList { [unowned self] in open($0) }
    private static let width = 320.0

    init(_ posts: [Post]) {
        self.posts = posts
    }

    override func viewDidLoad() {
        view.frame.width = Self.width
        status.accessibilityLiveRegion = .polite
        view.stack([heading, status, list])
    }

    override func viewWillAppear(_ animated: Bool) { list.show(posts) }

    /// Adds new posts above the others. The focus stays.
    func receive(_ new: [Post]) {
        posts = new + posts
        let words = Post.count(new.count, "new post", "new posts")
        status.accessibilityLabel = words
        guard thread == nil else {
            Accessibility.post(.announcement, argument: words, priority: .low)
            return
        }
        list.show(posts)
        Accessibility.invalidated(status)
    }

    private func open(_ post: Post) {
        let thread = ThreadController(post, width: Self.width) { [unowned self] in closeThread() }
        self.thread = thread
        disappear()
        thread.appear()
    }

    /// Shows the timeline again, with the focus on the row that opened the thread.
    private func closeThread() {
        thread?.disappear()
        thread = nil
        appear()
    }
}
