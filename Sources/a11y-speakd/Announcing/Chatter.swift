// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// How much each client has announced in the last ten minutes, and how much of that nobody heard: who says too much is told so.
struct Chatter: Sendable {
    struct Figures: Sendable, Equatable {
        var announced = 0
        /// Ended without a word of it.
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
    /// Of one minute.
    private static let mostClients = 256

    private var minutes: [Minute] = []

    mutating func accepted(_ client: ClientID, now: Duration) { add(Figures(announced: 1), client, now) }

    mutating func ended(_ client: ClientID, _ outcome: AnnouncementOutcome, now: Duration) {
        switch outcome {
        case .replaced, .expired, .dropped: add(Figures(unheard: 1), client, now)
        case .finished, .interrupted, .canceled, .failed: break
        }
    }

    /// Of each client, in no order.
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
        guard minutes[place].figures[client] != nil || minutes[place].figures.count < Self.mostClients else { return }
        let known = minutes[place].figures[client] ?? Figures()
        minutes[place].figures[client] = known + figures
    }

    private static func minute(_ now: Duration) -> Int64 { now.components.seconds / 60 }
}
