// SPDX-License-Identifier: MIT

/// An application's window at one moment: where the coordinates of its elements begin.
public struct WindowSnapshot: Sendable, Hashable {
    /// Its content on the screen, in points. Where nobody tells a window its position, as under Wayland, its corner is (0, 0).
    public var frame: Rect
    /// How many pixels of the screen a point has, in each direction; above 0.
    public var scale: Double
    /// What its title bar says; nil for the application's name.
    public var title: String?
    /// Whether keys go to it; nil when the application does not tell, and then they do while an element has the focus.
    public var isActive: Bool?

    public init(frame: Rect, scale: Double = 1, title: String? = nil, isActive: Bool? = nil) {
        self.frame = frame
        self.scale = scale
        self.title = title
        self.isActive = isActive
    }
}
