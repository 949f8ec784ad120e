// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The views of all clients, built from the daemon's news, with the daemon's replies in their order among the news. A
/// value.
///
/// The daemon reports to a connection that read too slowly that events were dropped. The full state is then requested
/// again. Until it has arrived, the old state stays and replies are held back, so that a reply always follows the
/// results of its request.
struct ReceivedViews {
    enum Step: Hashable {
        /// Requests the full state, with the request number ``subscription``.
        case subscribe
        /// The full state is known.
        case complete
        /// Delivers the reply to the request with this number.
        case answer(Int, [UInt8])
    }

    private enum Repair {
        case none
        /// The full state was requested again.
        case asked
        /// The full state is arriving.
        case told(DaemonViews)
    }

    /// The number of subscriptions. Other requests have higher numbers.
    static let subscription = 0

    private(set) var views = DaemonViews()
    private var repair = Repair.none
    /// Replies that are held back until the full state has arrived.
    private var held: [Step] = []

    mutating func take(_ news: ClientEvent) -> [Step] {
        switch news {
        case .lost:
            views = DaemonViews()
            return mended()
        case .message(.event(.view(let news))): return take(news)
        case .message(.event(.rejected(let event))) where event.code == .slowReader: return lost()
        case .message(.reply(.number(Self.subscription), let line)): return begin(line)
        case .message(.reply(.number(let number), let line)):
            if case .none = repair { return [.answer(number, line)] }
            held.append(.answer(number, line))
            return []
        case .found, .message: return []
        }
    }

    private mutating func take(_ news: ViewUpdate) -> [Step] {
        guard case .told(var anew) = repair else {
            views.take(news)
            return news.change == .complete ? [.complete] : []
        }
        guard news.change == .complete else {
            anew.take(news)
            repair = .told(anew)
            return []
        }
        views = anew
        return [.complete] + mended()
    }

    private mutating func lost() -> [Step] {
        if case .asked = repair { return [] }
        repair = .asked
        return [.subscribe]
    }

    /// Begins a new state, which follows unless the daemon refused the request.
    private mutating func begin(_ line: [UInt8]) -> [Step] {
        guard (try? WireCoder().result(of: line, as: NoResult.self)) != nil else { return mended() }
        repair = .told(DaemonViews())
        return []
    }

    private mutating func mended() -> [Step] {
        repair = .none
        defer { held = [] }
        return held
    }
}
