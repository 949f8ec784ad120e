// SPDX-License-Identifier: MIT

/// The outline of an element that is not a rectangle: a polygon in screen coordinates.
public struct AccessibilityPath: Sendable, Hashable {
    /// The corners in order. The last one is joined to the first.
    public var points: [Point]

    public init(_ points: [Point]) { self.points = points }

    /// The smallest rectangle around the path; zero for a path without corners.
    public var bounds: Rect {
        guard let first = points.first else { return .zero }
        let (left, top) = (points.map(\.x).min() ?? first.x, points.map(\.y).min() ?? first.y)
        let (right, bottom) = (points.map(\.x).max() ?? first.x, points.map(\.y).max() ?? first.y)
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// True for a point inside, by the even-odd rule.
    public func contains(_ point: Point) -> Bool {
        var isInside = false
        for (one, other) in zip(points, points.dropFirst() + points.prefix(1)) {
            guard (one.y > point.y) != (other.y > point.y) else { continue }
            let x = one.x + (point.y - one.y) / (other.y - one.y) * (other.x - one.x)
            if point.x < x { isInside.toggle() }
        }
        return isInside
    }
}

extension Accessibility {
    /// Converts a path of a view to screen coordinates, in points.
    public static func convertToScreenCoordinates(
        _ path: AccessibilityPath, in view: AccessibilityView
    ) -> AccessibilityPath {
        let origin = view.convertToScreen(.zero)
        return AccessibilityPath(path.points.map { Point(x: $0.x + origin.x, y: $0.y + origin.y) })
    }
}
