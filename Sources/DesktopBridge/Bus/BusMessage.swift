// SPDX-License-Identifier: MIT

/// A received message. Fields that it does not have are nil.
package struct BusMessage: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case call, answer, failure, signal
    }

    package var kind: Kind
    /// The unique name of the sending connection.
    var sender: String?
    /// The unique name of the receiving connection.
    var destination: String?
    var path: String?
    var interface: String?
    var member: String?
    /// The name of the error, such as `org.freedesktop.DBus.Error.AccessDenied`.
    var error: String?
    /// The sender's number for the message.
    var serial: UInt64 = 0
    /// The number of the message that this one answers.
    var answered: UInt64 = 0
    /// The arguments; empty for an unreadable body.
    var arguments: [BusValue] = []

    /// The argument at an index; nil when there is none.
    package func argument(_ index: Int) -> BusValue? { arguments.indices.contains(index) ? arguments[index] : nil }

    /// The error's name and text.
    package var failure: String? {
        guard kind == .failure else { return nil }
        return [error, argument(0)?.text].compactMap(\.self).joined(separator: ": ")
    }
}

/// A call of a method of another program.
package struct BusCall: Sendable, Hashable {
    var destination: String
    var path: String
    package var interface: String
    var member: String
    var arguments: [BusDatum] = []
    /// Whether the bus may start the program for this call. An application that has exited is not started again.
    package var mayStart = false

    package init(
        _ destination: String, _ path: String, _ interface: String, _ member: String, _ arguments: [BusDatum] = [],
        mayStart: Bool = false
    ) {
        self.destination = destination
        self.path = path
        self.interface = interface
        self.member = member
        self.arguments = arguments
        self.mayStart = mayStart
    }
}

extension BusCall {
    /// A question to the bus itself.
    package static func bus(_ member: String, _ arguments: [BusDatum] = []) -> BusCall {
        BusCall("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", member, arguments)
    }
}
