// SPDX-License-Identifier: MIT

/// The id of a connected client. Slots belong to a client, and `cancel` of `self` ends only its announcements.
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
