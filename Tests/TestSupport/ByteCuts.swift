// SPDX-License-Identifier: MIT

/// Every way of handing the same bytes over that has ever broken a decoder.
package enum ByteCuts {
    /// Whole, byte by byte, and in two at every place.
    package static func all(of bytes: [UInt8]) -> [[[UInt8]]] {
        let dripped = bytes.map { [$0] }
        let halves = bytes.indices.map { [Array(bytes[..<$0]), Array(bytes[$0...])] }
        return [[bytes], dripped] + halves
    }
}
