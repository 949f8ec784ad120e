// SPDX-License-Identifier: MIT

extension String {
    /// Whether this is one line and nothing else: what a program says when it cannot go on.
    var isOneLine: Bool { hasSuffix("\n") && dropLast().allSatisfy { $0 != "\n" } && count > 1 }
}
