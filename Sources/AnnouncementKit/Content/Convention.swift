// SPDX-License-Identifier: MIT

/// The rules by which an announcement takes its turn.
package enum Convention: Sendable, Hashable {
    /// The rules of this queue.
    case own
    /// The rules of Speech Dispatcher (SSIP): a cut announcement ends, and a newcomer may cancel waiting ones.
    /// - Parameter block: messages of one block do not cancel each other; nil for a message that stands alone.
    case speechDispatcher(block: UInt64?)
}
