// SPDX-License-Identifier: MIT

/// A request of the X protocol, in the little-endian order in which the connection is opened.
struct XRequest {
    private var body: [UInt8] = []
    private let opcode: UInt8
    private let detail: UInt8

    /// - Parameter detail: the byte after the opcode, whose meaning differs between requests.
    init(_ opcode: UInt8, _ detail: UInt8 = 0, _ fields: XField...) {
        self.init(opcode, detail, fields: fields)
    }

    init(_ opcode: UInt8, _ detail: UInt8, fields: [XField]) {
        (self.opcode, self.detail) = (opcode, detail)
        fields.forEach { $0.write(to: &body) }
    }

    /// The length of the request, in units of four bytes.
    var bytes: [UInt8] {
        let padding = [UInt8](repeating: 0, count: (4 - body.count % 4) % 4)
        var head: [UInt8] = [opcode, detail]
        XField.half(UInt16(1 + (body.count + padding.count) / 4)).write(to: &head)
        return head + body + padding
    }
}

/// A part of a request.
enum XField {
    case byte(UInt8)
    case half(UInt16)
    /// A coordinate. A value beyond the protocol's range becomes the end of the range.
    case place(Double)
    case word(UInt32)
    case text(String)
    case unused(Int)

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .byte(let byte): bytes.append(byte)
        case .half(let half): bytes += [UInt8(half & 0xff), UInt8(half >> 8)]
        case .place(let place):
            let whole = Int16(max(-32_768, min(32_767, place.rounded())))
            XField.half(UInt16(bitPattern: whole)).write(to: &bytes)
        case .word(let word):
            for shift in [0, 8, 16, 24] as [UInt32] { bytes.append(UInt8(word >> shift & 0xff)) }
        case .text(let text): bytes += text.latin1
        case .unused(let count): bytes += [UInt8](repeating: 0, count: count)
        }
    }
}

extension String {
    /// The text in the server's fonts. Characters beyond Latin 1 become question marks.
    var latin1: [UInt8] { unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") } }
}

/// Numbers in the server's messages.
extension [UInt8] {
    func half(at place: Int) -> UInt16 { UInt16(self[place]) | UInt16(self[place + 1]) << 8 }

    func word(at place: Int) -> UInt32 { UInt32(half(at: place)) | UInt32(half(at: place + 2)) << 16 }

    /// A coordinate.
    func place(at place: Int) -> Double { Double(Int16(bitPattern: half(at: place))) }
}
