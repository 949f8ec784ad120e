// SPDX-License-Identifier: MIT

/// An application's window at one moment. Its elements' coordinates are relative to it.
public struct WindowSnapshot: Sendable, Hashable {
    /// The content's frame on the screen, in points. If the window system reports no position, as under Wayland, the
    /// origin is (0, 0).
    public var frame: Rect
    /// The number of screen pixels per point in each direction, 0.1 to 32.
    public var scale: Double
    /// The text of the title bar; nil for the application's name.
    public var title: String?
    /// True if the window has the keyboard focus. Nil if the application does not report it; the window then counts as
    /// active while an element has the focus.
    public var isActive: Bool?

    public init(frame: Rect, scale: Double = 1, title: String? = nil, isActive: Bool? = nil) {
        self.frame = frame
        self.scale = scale
        self.title = title
        self.isActive = isActive
    }
}
