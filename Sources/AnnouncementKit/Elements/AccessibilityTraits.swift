// SPDX-License-Identifier: MIT

/// The kind and the behavior of an element. The bits are UIKit's, so ported code keeps its raw values.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    private init(bit: UInt64) {
        rawValue = 1 << bit
    }

    public static let button = Self(bit: 0)
    public static let link = Self(bit: 1)
    public static let image = Self(bit: 2)
    public static let selected = Self(bit: 3)
    public static let playsSound = Self(bit: 4)
    public static let keyboardKey = Self(bit: 5)
    public static let staticText = Self(bit: 6)
    public static let summaryElement = Self(bit: 7)
    public static let notEnabled = Self(bit: 8)
    public static let updatesFrequently = Self(bit: 9)
    public static let searchField = Self(bit: 10)
    public static let startsMediaSession = Self(bit: 11)
    public static let adjustable = Self(bit: 12)
    public static let allowsDirectInteraction = Self(bit: 13)
    public static let causesPageTurn = Self(bit: 14)
    public static let tabBar = Self(bit: 15)
    public static let header = Self(bit: 16)
    public static let toggleButton = Self(bit: 53)
    /// The element handles `accessibilityZoomIn(at:)` and `accessibilityZoomOut(at:)`.
    public static let supportsZoom = Self(bit: 54)
}

extension AccessibilityTraits {
    /// The names that the wire uses, in the order in which traits are spoken.
    public static let named: [(name: String, trait: AccessibilityTraits)] = [
        ("selected", .selected), ("notEnabled", .notEnabled), ("button", .button), ("toggleButton", .toggleButton),
        ("tabBar", .tabBar), ("header", .header), ("link", .link), ("adjustable", .adjustable), ("image", .image),
        ("searchField", .searchField), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
        ("summaryElement", .summaryElement), ("playsSound", .playsSound), ("updatesFrequently", .updatesFrequently),
        ("startsMediaSession", .startsMediaSession), ("allowsDirectInteraction", .allowsDirectInteraction),
        ("causesPageTurn", .causesPageTurn), ("supportsZoom", .supportsZoom),
    ]

    /// The trait with this name; nil if there is none.
    public init?(name: String) {
        guard let found = Self.named.first(where: { $0.name == name }) else { return nil }
        self = found.trait
    }

    /// The names of the traits that are set, in the order in which they are spoken.
    public var names: [String] {
        Self.named.filter { contains($0.trait) }.map(\.name)
    }
}
