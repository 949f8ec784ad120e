// SPDX-License-Identifier: MIT

/// Names one connected client: the owner of slots, and of the announcements that a `cancel` of `self` ends.
package struct ClientID: RawRepresentable, Sendable, Hashable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}

extension ClientID: ExpressibleByIntegerLiteral {
    package init(integerLiteral value: UInt64) {
        self.init(rawValue: value)
    }
}
