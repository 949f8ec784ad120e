// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Which clients are paused, and by whom.
struct SSIPPauses: Equatable {
    private struct Pause: Equatable {
        /// Nil for one that does not speak Speech Dispatcher's protocol.
        var number: Int?
        var pausers: Set<Int>
    }

    private var paused: [ClientID: Pause] = [:]

    /// The one of that number, which may have gone.
    func client(_ number: Int) -> ClientID? { paused.first { $0.value.number == number }?.key }

    /// - Parameters:
    ///   - clients: with the numbers that they have.
    ///   - pauser: the number of the one who asks.
    /// - Returns: those that must be silent from now on.
    mutating func pause(_ clients: [ClientID: Int?], by pauser: Int) -> Set<ClientID> {
        for (client, number) in clients {
            paused[client, default: Pause(number: number, pausers: [])].pausers.insert(pauser)
        }
        return Set(clients.keys)
    }

    /// - Returns: those that go on.
    mutating func resume(_ scope: SSIPScope) -> Set<ClientID> {
        let resumed = Set(paused.keys.filter(scope.contains))
        for client in resumed { paused[client] = nil }
        return resumed
    }

    /// - Returns: those that go on, because nobody who has paused them is there any more.
    mutating func left(_ pauser: Int) -> Set<ClientID> {
        for key in paused.keys { paused[key]?.pausers.remove(pauser) }
        let resumed = Set(paused.filter { $0.value.pausers.isEmpty }.keys)
        for client in resumed { paused[client] = nil }
        return resumed
    }
}
