// SPDX-License-Identifier: MIT

extension StringProtocol {
    /// The name for errors: in quotes, and at most its first 60 characters.
    package var quoted: String { "\"\(prefix(60))\"" }
}
