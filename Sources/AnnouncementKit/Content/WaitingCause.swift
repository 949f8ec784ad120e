// SPDX-License-Identifier: MIT

/// What an announcement waits for.
package enum WaitingCause: String, Sendable, Hashable, CaseIterable {
    /// Its turn: another is heard.
    case turn
    /// The change that it tells must come to rest.
    case rest
    /// Its client is paused.
    case clientPaused
    /// All speech is paused.
    case paused
}
