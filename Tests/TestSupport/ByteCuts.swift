// SPDX-License-Identifier: MIT

/// All divisions of bytes that have ever broken a decoder.
package enum ByteCuts {
    /// The bytes in one piece, byte by byte, and in two pieces at every place.
    package static func all(of bytes: [UInt8]) -> [[[UInt8]]] {
        let dripped = bytes.map { [$0] }
        let halves = bytes.indices.map { [Array(bytes[..<$0]), Array(bytes[$0...])] }
        return [[bytes], dripped] + halves
    }
}
