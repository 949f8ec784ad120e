// SPDX-License-Identifier: MIT

/// The kind of text that an element shows: UIKit's `UIAccessibilityTextualContext`.
public struct AccessibilityTextualContext: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let console = Self(rawValue: "console")
    public static let fileSystem = Self(rawValue: "fileSystem")
    public static let messaging = Self(rawValue: "messaging")
    public static let narrative = Self(rawValue: "narrative")
    public static let sourceCode = Self(rawValue: "sourceCode")
    public static let spreadsheet = Self(rawValue: "spreadsheet")
    public static let wordProcessing = Self(rawValue: "wordProcessing")
}

/// How a touch reaches an element that handles touches itself: UIKit's `UIAccessibilityDirectTouchOptions`.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let none: Self = []
    public static let silentOnTouch = Self(rawValue: 1 << 0)
    public static let requiresActivation = Self(rawValue: 1 << 1)
}
