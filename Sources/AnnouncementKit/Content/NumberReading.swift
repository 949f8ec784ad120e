// SPDX-License-Identifier: MIT

/// How numbers, signs and units in a client's text are read.
package enum NumberReading: String, Sendable, Hashable, CaseIterable {
    /// In words if the voice would drop or misread them.
    case meant = "as-meant"
    /// By the voice alone.
    case written = "as-written"
    /// Digit by digit, with the names of signs and marks.
    case digits
}
