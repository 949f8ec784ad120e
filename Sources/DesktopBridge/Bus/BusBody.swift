// SPDX-License-Identifier: MIT

import CBus

/// Reads the body of a message of sd-bus. Limits bound the time that reading takes, whatever the sender sends.
struct BusBody {
    /// Bytes of a text that are read; the rest is dropped.
    static let longestText = 20_004
    private static let maxItems = 256
    private static let deepest = 8

    /// The caller owns the message.
    let message: OpaquePointer

    /// The body is unreadable: a text is not UTF-8, or the values do not match the signature.
    private struct Malformed: Error {}

    /// The arguments; empty when the body is unreadable.
    func arguments() -> [BusValue] { (try? values(depth: 0)) ?? [] }

    /// The values up to the end of the message or of the open container.
    private func values(depth: Int) throws -> [BusValue] {
        var values: [BusValue] = []
        while let (type, contents) = try next() {
            if values.count < Self.maxItems {
                values.append(try value(type, contents, depth: depth))
            } else {
                try skip()
            }
        }
        return values
    }

    private func next() throws -> (UInt8, UnsafePointer<CChar>?)? {
        var type: CChar = 0
        var contents: UnsafePointer<CChar>?
        let status = sd_bus_message_peek_type(message, &type, &contents)
        guard status >= 0 else { throw Malformed() }
        return status == 0 ? nil : (UInt8(bitPattern: type), contents)
    }

    private func skip() throws { guard sd_bus_message_skip(message, nil) >= 0 else { throw Malformed() } }

    private func value(_ type: UInt8, _ contents: UnsafePointer<CChar>?, depth: Int) throws -> BusValue {
        switch type {
        case UInt8(ascii: "s"), UInt8(ascii: "o"), UInt8(ascii: "g"): return try text(type)
        case UInt8(ascii: "b"): return .flag(try basic(type, Int32.self) != 0)
        case UInt8(ascii: "d"): return .decimal(try basic(type, Double.self))
        case UInt8(ascii: "y"): return .number(Int(try basic(type, UInt8.self)))
        case UInt8(ascii: "n"): return .number(Int(try basic(type, Int16.self)))
        case UInt8(ascii: "q"): return .number(Int(try basic(type, UInt16.self)))
        case UInt8(ascii: "i"): return .number(Int(try basic(type, Int32.self)))
        case UInt8(ascii: "u"): return .number(Int(try basic(type, UInt32.self)))
        case UInt8(ascii: "x"): return .number(Int(try basic(type, Int64.self)))
        case UInt8(ascii: "t"): return .number(Int(clamping: try basic(type, UInt64.self)))
        default: return try container(type, contents, depth: depth)
        }
    }

    private func container(_ type: UInt8, _ contents: UnsafePointer<CChar>?, depth: Int) throws -> BusValue {
        let isBytes = type == UInt8(ascii: "a") && contents.map { String(cString: $0) } == "y"
        let isOpened = "arev".utf8.contains(type)
        guard isOpened, !isBytes, depth < Self.deepest else {
            try skip()
            return .unread
        }
        guard sd_bus_message_enter_container(message, CChar(type), contents) >= 0 else { throw Malformed() }
        let inside = try values(depth: depth + 1)
        guard sd_bus_message_exit_container(message) >= 0 else { throw Malformed() }
        return type == UInt8(ascii: "v") ? inside.first ?? .unread : .list(inside)
    }

    private func basic<Value: FixedWidthInteger>(_ type: UInt8, _: Value.Type) throws -> Value {
        var value = Value.zero
        guard sd_bus_message_read_basic(message, CChar(type), &value) >= 0 else { throw Malformed() }
        return value
    }

    private func basic(_ type: UInt8, _: Double.Type) throws -> Double {
        var value = 0.0
        guard sd_bus_message_read_basic(message, CChar(type), &value) >= 0 else { throw Malformed() }
        return value
    }

    private func text(_ type: UInt8) throws -> BusValue {
        var text: UnsafePointer<CChar>?
        guard sd_bus_message_read_basic(message, CChar(type), &text) >= 0, let text else { throw Malformed() }
        let bytes = UnsafeRawBufferPointer(start: text, count: strnlen(text, Self.longestText))
        return .text(String(decoding: bytes, as: UTF8.self))
    }
}

extension BusMessage {
    /// - Parameter message: a message of sd-bus. Only its read position changes.
    init(reading message: OpaquePointer) {
        self.init(kind: Self.kind(of: message))
        func text(_ read: (OpaquePointer) -> UnsafePointer<CChar>?) -> String? {
            read(message).map { String(cString: $0) }
        }
        sender = text(sd_bus_message_get_sender)
        destination = text(sd_bus_message_get_destination)
        path = text(sd_bus_message_get_path)
        interface = text(sd_bus_message_get_interface)
        member = text(sd_bus_message_get_member)
        if let name = sd_bus_message_get_error(message)?.pointee.name { error = String(cString: name) }
        sd_bus_message_get_cookie(message, &serial)
        sd_bus_message_get_reply_cookie(message, &answered)
        arguments = BusBody(message: message).arguments()
    }

    private static func kind(of message: OpaquePointer) -> Kind {
        var type: UInt8 = 0
        sd_bus_message_get_type(message, &type)
        return switch Int(type) {
        case 1: .call
        case 2: .answer
        case 3: .failure
        default: .signal
        }
    }
}
