// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A list of posts. A post keeps its row, and so the focus, when others are added.
final class PostList: AccessibleList {
    static let rowHeight = 88.0
    private let open: ((Post) -> Void)?
    private var cells: [ObjectIdentifier: PostCell] = [:]

    /// - Parameter open: shows a post with its replies; nil for a list whose rows cannot be opened.
    init(open: ((Post) -> Void)? = nil) {
        self.open = open
        super.init()
    }

    func show(_ posts: [Post]) {
        let rows = posts.enumerated().map { index, post in
            let cell = cell(of: post)
            cell.frame = Rect(x: 0, y: Double(index) * Self.rowHeight, width: frame.width, height: Self.rowHeight)
            return cell
        }
        frame.height = Double(rows.count) * Self.rowHeight
        sections = [ListSection(rows: rows.map { cell in ItemGenerator { cell } })]
        reload()
    }

    func cell(of post: Post) -> PostCell {
        let cell = cells[ObjectIdentifier(post)] ?? PostCell(post, open: open)
        cells[ObjectIdentifier(post)] = cell
        return cell
    }
}
