// SPDX-License-Identifier: MIT

/// Names one connected client: whose slot it is, whose announcements a `cancel` of `self` takes.
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
