// SPDX-License-Identifier: MIT

/// What `chart` is answered with.
public struct ChartCommandReply: Sendable, Hashable, Codable {
    /// False when there was nothing to do, such as at the end of the data.
    public var handled: Bool
    /// Nil when there was nothing to say.
    public var announcement: AnnouncementID?
    /// Where the user is now; nil when they are at no point.
    public var cursor: Cursor?

    /// Where the user is.
    public struct Cursor: Sendable, Hashable, Codable {
        public var series: String
        /// From 0.
        public var index: Int
    }

    public init(handled: Bool, announcement: AnnouncementID?, cursor: ChartCursor?) {
        self.handled = handled
        self.announcement = announcement
        self.cursor = cursor.map { Cursor(series: $0.series, index: $0.index) }
    }
}
