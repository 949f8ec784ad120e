// SPDX-License-Identifier: MIT

import AnnouncementKit
import ExampleTerminal

/// A post with its replies. An escape, and the button at the end, go back.
final class ThreadController: AccessibleViewController {
    private let root: PostView
    private let close: () -> Void
    private lazy var back = AccessibilityView.button("Back to the timeline") { [unowned self] in close() }
    private let list = PostList()

    init(_ post: Post, width: Double, close: @escaping () -> Void) {
        root = PostView(post, width: width)
        self.close = close
    }

    override func viewDidLoad() {
        view.frame.width = root.frame.width
        list.frame.height = Double(root.post.replies.count) * PostList.rowHeight
        view.stack(root.post.replies.isEmpty ? [root, back] : [root, list, back])
    }

    override func viewWillAppear(_ animated: Bool) { list.show(root.post.replies) }

    override func accessibilityPerformEscape() -> Bool {
        close()
        return true
    }
}
