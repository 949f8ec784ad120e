// SPDX-License-Identifier: MIT

import Glibc

/// How well two colors can be distinguished, 1 to 21: "contrast ratio" of WCAG 2.2.
public struct ContrastRatio: Sendable, Hashable, Comparable {
    /// The ratio, 1 to 21.
    public let value: Double

    /// The lowest contrast of small text at level AAA: 7.
    public static let enhancedText = ContrastRatio(value: 7)
    /// The lowest contrast of lines and other graphics at level AA: 3.
    public static let graphics = ContrastRatio(value: 3)

    private init(value: Double) {
        self.value = value
    }

    public init(_ one: ChartColor, _ other: ChartColor) {
        let (lighter, darker) = (max(one.luminance, other.luminance), min(one.luminance, other.luminance))
        value = (lighter + 0.05) / (darker + 0.05)
    }

    public static func < (one: ContrastRatio, other: ContrastRatio) -> Bool { one.value < other.value }
}

/// An opaque color in sRGB.
public struct ChartColor: Sendable, Hashable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// - Parameter hex: 0xRRGGBB.
    public init(hex: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
            blue: UInt8(truncatingIfNeeded: hex))
    }

    /// The luminance from 0 (black) to 1 (white): "relative luminance" of WCAG 2.2.
    public var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    private static func linear(_ channel: UInt8) -> Double {
        let share = Double(channel) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
}
