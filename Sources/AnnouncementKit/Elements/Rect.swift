// SPDX-License-Identifier: MIT

/// A position in points. The y axis points down.
public struct Point: Sendable, Hashable {
    public var x: Double
    public var y: Double

    public static let zero = Point(x: 0, y: 0)

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A rectangle in points: its upper left corner and its size.
public struct Rect: Sendable, Hashable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

    public var maxX: Double { x + width }
    public var maxY: Double { y + height }

    /// Returns the rectangle moved by an offset.
    public func moved(by offset: Point) -> Rect {
        Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
    }

    /// True if all values are finite and the size is not negative.
    public var isValid: Bool {
        [x, y, width, height].allSatisfy(\.isFinite) && width >= 0 && height >= 0
    }
}
