// SPDX-License-Identifier: MIT

/// Names one connected client: whose slot it is, whose announcements a `cancel` of `self` takes.
public struct ClientID: RawRepresentable, Sendable, Hashable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}

extension ClientID: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: UInt64) {
        self.init(rawValue: value)
    }
}
