// SPDX-License-Identifier: GPL-3.0-or-later

/// A message between two processes of the same program on the same machine: bytes, in the machine's byte order.
struct Packet {
    var bytes: [UInt8] = []

    init() {}

    init(kind: UInt8, id: UInt64) {
        bytes = [kind]
        add(number: id)
    }

    mutating func add(byte: UInt8) { bytes.append(byte) }

    mutating func add(number: UInt64) { withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) } }

    mutating func add(_ integer: Int) { add(number: UInt64(bitPattern: Int64(integer))) }

    mutating func add(_ text: String) {
        add(text.utf8.count)
        bytes += text.utf8
    }

    mutating func add(_ name: String?) {
        add(byte: name == nil ? 0 : 1)
        if let name { add(name) }
    }

    mutating func add(_ end: SynthesisEnd) {
        switch end {
        case .completed: add(byte: 0)
        case .stopped: add(byte: 1)
        case .failed(let reason):
            add(byte: 2)
            bytes += Array(reason.utf8)
        case .silent: add(byte: 3)
        }
    }
}

/// Reads a packet from its start.
struct PacketReader {
    private(set) var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    mutating func byte() -> UInt8? { rest.popFirst() }

    mutating func number() -> UInt64? {
        guard rest.count >= 8 else { return nil }
        defer { rest = rest.dropFirst(8) }
        return rest.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    }

    mutating func integer() -> Int? { number().map { Int(Int64(bitPattern: $0)) } }

    mutating func text() -> String? {
        guard let count = integer(), count >= 0, count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return String(decoding: rest.prefix(count), as: UTF8.self)
    }

    /// Nil for a malformed name; a nil inside for no name.
    mutating func name() -> String?? {
        switch byte() {
        case 0: .some(nil)
        case 1: text().map { .some($0) }
        default: nil
        }
    }

    mutating func words() -> [SpokenPlace]? {
        guard let count = number(), count <= UInt64(rest.count / 16) else { return nil }
        return (0..<count).compactMap { _ in
            guard let offset = number().flatMap(Int.init(exactly:)), let sample = number().flatMap(Int.init(exactly:))
            else { return nil }
            return SpokenPlace(offset: offset, sample: sample)
        }
    }

    func samples() -> [Int16] {
        [Int16](unsafeUninitializedCapacity: rest.count / 2) { buffer, count in
            count = rest.count / 2
            rest.withUnsafeBytes { bytes in
                UnsafeMutableRawBufferPointer(buffer).copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: bytes[..<(count * 2)]))
            }
        }
    }

    mutating func end() -> SynthesisEnd? {
        switch byte() {
        case 0: .completed
        case 1: .stopped
        case 2: .failed(String(decoding: rest, as: UTF8.self))
        case 3: .silent
        default: nil
        }
    }
}
