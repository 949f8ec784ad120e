// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The views of all clients, made of the daemon's news, and its answers in their place among it. A value.
///
/// A connection that was not read in time has lost events, and is told so. Then all is asked for anew. What was known stays until
/// all has been told, and answers wait for it, so that whoever is answered sees what came of the question.
struct ToldViews {
    enum Step: Hashable {
        /// Asks for all that is shown, by a request with the number ``subscription``.
        case subscribe
        /// All that is shown is known.
        case complete
        /// Gives the answer to the question of that number.
        case answer(Int, [UInt8])
    }

    private enum Repair {
        case none
        /// All was asked for anew.
        case asked
        /// It is being told.
        case told(DaemonViews)
    }

    /// Questions have other numbers.
    static let subscription = 0

    private(set) var views = DaemonViews()
    private var repair = Repair.none
    /// Answers that wait until all has been told anew.
    private var held: [Step] = []

    mutating func take(_ news: ClientNews) -> [Step] {
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

    private mutating func take(_ news: ViewNews) -> [Step] {
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

    /// All that is shown follows, unless the daemon refuses to tell it.
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
