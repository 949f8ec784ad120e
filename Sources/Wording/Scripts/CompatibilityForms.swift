// SPDX-License-Identifier: MIT

/// Forms of ASCII that Unicode has for compatibility with older codes.
extension Unicode.Scalar {
    /// The plain character of a wide form: `１` is 1.
    var narrow: Unicode.Scalar? { (0xFF01...0xFF5E).contains(value) ? Unicode.Scalar(value - 0xFEE0) : nil }

    /// The number of a circled digit, from 1 to 20: `⑫` is 12.
    var circledNumber: Int? { (0x2460...0x2473).contains(value) ? Int(value - 0x2460) + 1 : nil }
}
