// SPDX-License-Identifier: MIT

/// Names one accepted announcement, over the end of a daemon too; later ones have higher numbers.
public struct AnnouncementID: RawRepresentable, Sendable, Hashable, Comparable, Codable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static func < (left: Self, right: Self) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension AnnouncementID: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: UInt64) {
        self.init(rawValue: value)
    }
}

extension AnnouncementID: CustomStringConvertible {
    public var description: String { String(rawValue) }
}
