// SPDX-License-Identifier: MIT

extension String {
    /// Whether the text is exactly one line, as a program prints when it cannot continue.
    var isOneLine: Bool { hasSuffix("\n") && dropLast().allSatisfy { $0 != "\n" } && count > 1 }
}
