// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Counts each client's announcements of the last ten minutes, and the announcements that ended without a word heard.
/// The status lists the clients that announce most.
struct ClientRates: Sendable {
    struct Figures: Sendable, Equatable {
        var announced = 0
        /// Announcements that ended before a word was heard.
        var unheard = 0

        static func + (left: Self, right: Self) -> Self {
            Self(announced: left.announced + right.announced, unheard: left.unheard + right.unheard)
        }
    }

    private struct Minute {
        let number: Int64
        var figures: [ClientID: Figures] = [:]
    }

    private static let span: Int64 = 10
    /// The most clients that are counted in one minute.
    private static let maxClients = 256

    private var minutes: [Minute] = []

    mutating func accepted(_ client: ClientID, now: Duration) { add(Figures(announced: 1), client, now) }

    mutating func ended(_ client: ClientID, _ outcome: AnnouncementOutcome, now: Duration) {
        switch outcome {
        case .replaced, .expired, .dropped: add(Figures(unheard: 1), client, now)
        case .finished, .interrupted, .canceled, .failed: break
        }
    }

    /// The figures of each client.
    func figures(now: Duration) -> [ClientID: Figures] {
        let first = Self.minute(now) - Self.span
        return minutes.lazy.filter { $0.number > first }.reduce(into: [:]) { sum, minute in
            sum.merge(minute.figures, uniquingKeysWith: +)
        }
    }

    private mutating func add(_ figures: Figures, _ client: ClientID, _ now: Duration) {
        let number = Self.minute(now)
        if minutes.last?.number != number {
            minutes.removeAll { $0.number <= number - Self.span }
            minutes.append(Minute(number: number))
        }
        let place = minutes.count - 1
        guard minutes[place].figures[client] != nil || minutes[place].figures.count < Self.maxClients else { return }
        let known = minutes[place].figures[client] ?? Figures()
        minutes[place].figures[client] = known + figures
    }

    private static func minute(_ now: Duration) -> Int64 { now.components.seconds / 60 }
}
