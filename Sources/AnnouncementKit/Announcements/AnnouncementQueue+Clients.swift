// SPDX-License-Identifier: MIT

/// Stand-in: pauses everything while a client is paused that was being heard.
extension AnnouncementQueue {
    public mutating func pause(_ clients: Set<ClientID>) -> [QueueEffect] {
        guard let current, clients.contains(current.client) else { return [] }
        return pause()
    }

    public mutating func resume(_ clients: Set<ClientID>, now: Duration) -> [QueueEffect] {
        clients.isEmpty ? [] : resume(now: now)
    }
}
