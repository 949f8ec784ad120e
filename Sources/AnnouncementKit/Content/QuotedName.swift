// SPDX-License-Identifier: MIT

extension StringProtocol {
    /// A name as errors show it: in quotes, and at most its first 60 characters.
    package var quoted: String { "\"\(prefix(60))\"" }
}
