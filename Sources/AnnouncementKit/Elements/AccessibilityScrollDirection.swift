// SPDX-License-Identifier: MIT

/// Which way a three-finger swipe goes, with UIKit's raw values. The content follows: left shows what is to the right.
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
