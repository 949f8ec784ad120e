// SPDX-License-Identifier: MIT

/// The direction of a three-finger swipe, with UIKit's raw values. Content follows the swipe: left shows what is right.
public enum AccessibilityScrollDirection: Int, Sendable, Hashable, CaseIterable {
    case right = 1
    case left, up, down, next, previous

    /// The name on the wire.
    public var name: String { "\(self)" }

    public init?(name: String) {
        guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = found
    }
}
