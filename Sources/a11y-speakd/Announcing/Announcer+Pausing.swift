// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

extension Announcer {
    /// Silences some clients until ``resume(_:)``.
    func pause(_ clients: Set<ClientID>) { perform(queue.pause(clients)) }

    func resume(_ clients: Set<ClientID>) { perform(queue.resume(clients, now: time.now())) }
}
