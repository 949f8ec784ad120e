// SPDX-License-Identifier: MIT

/// The reply to `chart`.
package struct ChartCommandReply: Sendable, Hashable, Codable {
    /// False when there was nothing to do, such as at the end of the data.
    package var handled: Bool
    /// Nil when there was nothing to say.
    package var announcement: AnnouncementID?
    /// The user's position now; nil when they are at no point.
    package var cursor: Cursor?

    /// The user's position.
    package struct Cursor: Sendable, Hashable, Codable {
        package var series: String
        /// From 0.
        package var index: Int
    }

    package init(handled: Bool, announcement: AnnouncementID?, cursor: ChartCursor?) {
        self.handled = handled
        self.announcement = announcement
        self.cursor = cursor.map { Cursor(series: $0.series, index: $0.index) }
    }
}
