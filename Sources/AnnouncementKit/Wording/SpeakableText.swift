// SPDX-License-Identifier: MIT

/// A client's text made safe for libespeak-ng 1.51, which takes control characters for commands (0x01 leaks a rate
/// into every later text) and stops at a NUL. Nothing that a person would hear is lost.
public struct SpeakableText: Sendable, Hashable {
    public let text: String

    public init(_ source: String) {
        guard !source.unicodeScalars.allSatisfy(Self.isSpoken) else {
            text = source
            return
        }
        var scalars = String.UnicodeScalarView()
        for scalar in source.unicodeScalars { scalars.append(Self.isSpoken(scalar) ? scalar : " ") }
        text = String(scalars)
    }

    private static func isSpoken(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A: true
        case ..<0x20, 0x7F..<0xA0: false
        case 0xE000...0xF8FF, 0xF0000...: false
        case 0xFFF0...0xFFFF, 0xFDD0...0xFDEF: false
        default: true
        }
    }
}
