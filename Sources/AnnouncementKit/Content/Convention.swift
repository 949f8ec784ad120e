// SPDX-License-Identifier: MIT

/// By whose rules an announcement takes its turn among its like.
package enum Convention: Sendable, Hashable {
    /// Those of this queue.
    case own
    /// Those of Speech Dispatcher (SSIP): what is cut is gone, and a newcomer may cancel what waits.
    /// - Parameter block: messages of one block do not cancel each other; nil for a message that stands alone.
    case speechDispatcher(block: UInt64?)
}
