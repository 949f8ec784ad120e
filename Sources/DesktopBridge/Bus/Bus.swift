// SPDX-License-Identifier: MIT

import CBus
import Glibc

/// A connection to a bus, over sd-bus. No call waits: ``process()`` handles messages on the caller's thread.
///
/// Swift cannot import variadic functions or the macros of sd-bus, so messages are built value by value.
package final class Bus {
    /// A connection could not be made, or a message could not be sent.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String

        /// - Parameter status: the negative errno that sd-bus returned.
        init(_ what: String, _ status: Int32) { description = "\(what): \(String(cString: strerror(-status)))" }
    }

    /// A callback for messages. sd-bus has only its address; this connection owns it.
    private final class Receiver {
        let receive: (BusMessage) -> Void
        var slot: OpaquePointer?
        let kind: Kind
        weak var bus: Bus?

        enum Kind {
            /// Called once, then removed.
            case answer
            case match
            /// The messages end here: sd-bus would otherwise answer calls that are addressed to other connections.
            case everything
        }

        init(_ kind: Kind, _ bus: Bus, _ receive: @escaping (BusMessage) -> Void) {
            (self.kind, self.bus, self.receive) = (kind, bus, receive)
        }
    }

    /// Used only in this folder.
    let bus: OpaquePointer
    private var receivers: [ObjectIdentifier: Receiver] = [:]
    /// Microseconds that an application may take to answer.
    private static let patience: UInt64 = 1_000_000

    /// Starts to connect.
    /// - Parameter address: in the form of `DBUS_SESSION_BUS_ADDRESS`.
    /// - Parameter isMonitor: the connection will ask to become a monitor, which sends no further messages.
    package init(address: String, isMonitor: Bool = false) throws(Failure) {
        var made: OpaquePointer?
        let status = sd_bus_new(&made)
        guard status >= 0, let made else { throw Failure("No connection", status) }
        bus = made
        var problem = sd_bus_set_address(bus, address)
        if problem >= 0 { problem = sd_bus_set_bus_client(bus, 1) }
        if problem >= 0, isMonitor { problem = sd_bus_set_monitor(bus, 1) }
        if problem >= 0 { problem = sd_bus_start(bus) }
        // After a throw, `deinit` closes the bus.
        guard problem >= 0 else { throw Failure("The bus at \(address) cannot be reached", problem) }
    }

    deinit {
        for receiver in receivers.values { sd_bus_slot_unref(receiver.slot) }
        sd_bus_close(bus)
        sd_bus_unref(bus)
    }

    /// The name that the bus has assigned to this connection; nil until then.
    var uniqueName: String? {
        var name: UnsafePointer<CChar>?
        // Asking before the bus has answered would block.
        guard sd_bus_is_ready(bus) > 0, sd_bus_get_unique_name(bus, &name) >= 0 else { return nil }
        return name.map { String(cString: $0) }
    }

    /// The descriptor and the events for poll.
    package var polled: pollfd {
        let events = sd_bus_get_events(bus)
        return pollfd(fd: sd_bus_get_fd(bus), events: Int16(truncatingIfNeeded: max(0, events)), revents: 0)
    }

    /// When ``process()`` must be called even without events, in seconds of the monotonic clock; nil for never.
    var deadline: Double? {
        var time: UInt64 = .max
        guard sd_bus_get_timeout(bus, &time) > 0, time != .max else { return nil }
        return Double(time) / 1_000_000
    }

    /// Handles all received messages and sends the queued ones.
    /// - Returns: false when the connection has ended.
    package func process() -> Bool {
        var status: Int32
        repeat { status = sd_bus_process(bus, nil) } while status > 0
        return status == 0 && sd_bus_is_open(bus) > 0
    }

    /// Calls a method.
    /// - Parameter answered: called once, with the answer or the failure. A missing answer is a failure after a second.
    package func call(_ call: BusCall, answered: @escaping (BusMessage) -> Void = { _ in }) {
        let receiver = Receiver(.answer, self, answered)
        do throws(Failure) {
            let message = try self.message(call)
            defer { sd_bus_message_unref(message) }
            let status = sd_bus_call_async(
                bus, &receiver.slot, message, Self.received, Unmanaged.passUnretained(receiver).toOpaque(),
                Self.patience)
            guard status >= 0 else { throw Failure("\(call.member) cannot be sent", status) }
            receivers[ObjectIdentifier(receiver)] = receiver
        } catch {
            answered(BusMessage(kind: .failure, arguments: [.text(error.description)]))
        }
    }

    /// Receives the messages that a match rule selects.
    func match(_ rule: String, _ receive: @escaping (BusMessage) -> Void) {
        let receiver = Receiver(.match, self, receive)
        let context = Unmanaged.passUnretained(receiver).toOpaque()
        guard sd_bus_add_match_async(bus, &receiver.slot, rule, Self.received, Self.ignored, context) >= 0 else {
            return
        }
        receivers[ObjectIdentifier(receiver)] = receiver
    }

    /// Receives every message except answers to calls.
    func all(_ receive: @escaping (BusMessage) -> Void) {
        let receiver = Receiver(.everything, self, receive)
        let context = Unmanaged.passUnretained(receiver).toOpaque()
        guard sd_bus_add_filter(bus, &receiver.slot, Self.received, context) >= 0 else { return }
        receivers[ObjectIdentifier(receiver)] = receiver
    }

    /// Ignores a refused match; without this handler, sd-bus closes the connection.
    private static let ignored: sd_bus_message_handler_t = { _, _, _ in 0 }

    private static let received: sd_bus_message_handler_t = { message, context, _ in
        guard let message, let context else { return 0 }
        let receiver = Unmanaged<Receiver>.fromOpaque(context).takeUnretainedValue()
        if receiver.kind == .answer, let bus = receiver.bus {
            bus.receivers[ObjectIdentifier(receiver)] = nil
            sd_bus_slot_unref(receiver.slot)
        }
        receiver.receive(BusMessage(reading: message))
        return receiver.kind == .everything ? 1 : 0
    }
}

/// Outgoing messages.
extension Bus {
    private func message(_ call: BusCall) throws(Failure) -> OpaquePointer {
        var message: OpaquePointer?
        var status = sd_bus_message_new_method_call(
            bus, &message, call.destination, call.path, call.interface, call.member)
        guard status >= 0, let message else { throw Failure("\(call.member) cannot be called", status) }
        if !call.mayStart { sd_bus_message_set_auto_start(message, 0) }
        for argument in call.arguments where status >= 0 { status = argument.append(to: message) }
        guard status >= 0 else {
            sd_bus_message_unref(message)
            throw Failure("\(call.member) cannot be called with these arguments", status)
        }
        return message
    }
}
