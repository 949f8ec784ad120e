// SPDX-License-Identifier: MIT

/// The reason why an announcement waits.
package enum WaitingCause: String, Sendable, Hashable, CaseIterable {
    /// Its turn: another is heard.
    case turn
    /// The change that it announces must come to rest.
    case rest
    /// Its client is paused.
    case clientPaused
    /// All speech is paused.
    case paused
}
