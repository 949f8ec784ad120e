// SPDX-License-Identifier: MIT

import CBus
import Glibc

/// A program's answer to a call of one of its objects.
enum BusReply: Sendable, Hashable {
    case values([BusDatum])
    /// The name of the error and its text.
    case failure(String, String)
    /// The answer needs data that is not known yet; the call is answered when the data arrives.
    case later

    static let nothing = BusReply.values([])

    static func unknown(_ member: String) -> BusReply {
        .failure("org.freedesktop.DBus.Error.UnknownMethod", "There is no \(member) here.")
    }
}

/// The objects that a program has on a bus under one path. Answers their calls and sends their signals.
final class BusObjects {
    private let bus: OpaquePointer
    private let answer: (BusMessage) -> BusReply
    private let keep: (UnansweredCall) -> Void
    private var slot: OpaquePointer?

    /// Nil when the path already has objects.
    /// - Parameters:
    ///   - bus: a connection that outlives this object.
    ///   - prefix: the path above all objects.
    ///   - answer: returns the answer to a call.
    ///   - keep: takes a call that is answered later.
    init?(
        on bus: OpaquePointer, under prefix: String, answer: @escaping (BusMessage) -> BusReply,
        keep: @escaping (UnansweredCall) -> Void
    ) {
        (self.bus, self.answer, self.keep) = (bus, answer, keep)
        let context = Unmanaged.passUnretained(self).toOpaque()
        guard sd_bus_add_fallback(bus, &slot, prefix, Self.called, context) >= 0 else { return nil }
    }

    deinit { sd_bus_slot_unref(slot) }

    /// Sends a signal of an object.
    func emit(_ member: String, of interface: String, at path: String, _ values: [BusDatum]) {
        var message: OpaquePointer?
        guard sd_bus_message_new_signal(bus, &message, path, interface, member) >= 0, let message else { return }
        defer { sd_bus_message_unref(message) }
        for value in values where value.append(to: message) < 0 { return }
        sd_bus_send(bus, message, nil)
    }

    private static let called: sd_bus_message_handler_t = { call, context, error in
        guard let call, let context, sd_bus_message_is_method_call(call, nil, nil) > 0 else { return 0 }
        let objects = Unmanaged<BusObjects>.fromOpaque(context).takeUnretainedValue()
        let message = BusMessage(reading: call)
        let reply = objects.answer(message)
        guard reply != .later else {
            objects.keep(UnansweredCall(message, call))
            return 1
        }
        return UnansweredCall.reply(reply, to: call, error)
    }
}

/// A call that waits for its answer.
final class UnansweredCall {
    let message: BusMessage
    private let call: OpaquePointer

    /// - Parameter call: a message of sd-bus, which this object retains.
    init(_ message: BusMessage, _ call: OpaquePointer) {
        self.message = message
        self.call = sd_bus_message_ref(call)
    }

    deinit { sd_bus_message_unref(call) }

    func answer(_ reply: BusReply) {
        var error = sd_bus_error()
        defer { sd_bus_error_free(&error) }
        if Self.reply(reply, to: call, &error) < 0 { sd_bus_reply_method_error(call, &error) }
    }

    /// - Returns: less than 0 for an error, which is set in that case.
    fileprivate static func reply(
        _ reply: BusReply, to call: OpaquePointer, _ error: UnsafeMutablePointer<sd_bus_error>?
    ) -> Int32 {
        switch reply {
        case .later: return 1
        case .failure(let name, let words): return sd_bus_error_set(error, name, words)
        case .values(let values):
            var message: OpaquePointer?
            let status = sd_bus_message_new_method_return(call, &message)
            guard status >= 0, let message else { return status }
            defer { sd_bus_message_unref(message) }
            for value in values {
                let status = value.append(to: message)
                guard status >= 0 else { return status }
            }
            return sd_bus_send(nil, message, nil) < 0 ? -EIO : 1
        }
    }
}

extension Bus {
    /// Answers the calls of all objects under a path while the result lives.
    /// - Parameter keep: takes a call that is answered later.
    func objects(
        under prefix: String, answer: @escaping (BusMessage) -> BusReply, keep: @escaping (UnansweredCall) -> Void
    ) -> BusObjects? {
        BusObjects(on: bus, under: prefix, answer: answer, keep: keep)
    }
}
