// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// A person who watches the queue: keys and the daemon's events in, requests and a screen out. A value.
struct Watcher: Sendable, Equatable {
    /// A step in response to a key or a refusal.
    enum Step: Equatable {
        case ask(Request)
        /// Prints a sentence, unless there is a screen.
        case printLine(String)
        case redraw
        case leave
    }

    var size = ScreenSize(columns: 80, rows: 24)
    var isHighContrast = false
    private(set) var picture = QueuePicture()
    private var isHelping = false
    /// The first visible row of the list.
    private var first = 0
    /// The result of the last key, if it needs words.
    private var note: String?

    mutating func take(_ event: WatchEvent) -> [WatchChange] { picture.take(event) }

    /// Takes the daemon's refusal of a request.
    mutating func refused(_ reason: String) -> [Step] { noting(reason) }

    mutating func take(_ key: Key) -> [Step] {
        note = nil
        guard let action = WatchKeys.action(for: key) else {
            return noting("\(key) is not a key; ? for keys")
        }
        switch action {
        case .quit: return [.leave]
        case .redraw: return [.redraw]
        case .help: isHelping.toggle()
        case .back: isHelping = false
        case .scroll(let rows): scroll(to: first + rows)
        case .page(let pages): scroll(to: first + pages * max(1, WatchScreen.listRows(in: size) - 1))
        case .top: first = 0
        case .bottom: scroll(to: .max)
        case .cancelCurrent, .cancelAll, .pauseOrResume, .again, .acknowledge: return ask(action)
        }
        return []
    }

    /// Asks the daemon, or notes why the request makes no sense now.
    private mutating func ask(_ action: WatchAction) -> [Step] {
        guard picture.status != nil else { return noting("There is no daemon; trying again.") }
        switch action {
        case .cancelCurrent:
            guard let id = picture.speaking?.id else { return noting(silence) }
            return [.ask(.cancel(.announcement(id)))]
        // Always asked: the known queue may be out of date.
        case .cancelAll: return [.ask(.cancel(.all))] + (isIdle ? noting(silence) : [])
        case .again: return [.ask(.repeat)]
        case .acknowledge:
            return [.ask(.acknowledge(.all))] + (picture.hasAlarms ? [] : noting("No alarm is being repeated."))
        default: return [.ask(picture.isPaused ? .resume : .pause(PauseRequest()))]
        }
    }

    private var isIdle: Bool { picture.speaking == nil && picture.waitingCount == 0 }

    private var silence: String {
        isIdle
            ? "Nothing is spoken, and nothing waits."
            : "Nothing is spoken; C cancels the \(picture.waitingCount) waiting."
    }

    private mutating func noting(_ text: String) -> [Step] {
        note = text
        return [.printLine(text)]
    }

    /// Scrolls, but not beyond the last row.
    private mutating func scroll(to row: Int) {
        first = min(max(0, row), WatchScreen.lastFirstRow(content(at: nil), in: size))
    }

    /// - Parameter now: the daemon's time, in seconds since 1970-01-01T00:00:00Z; nil when unknown.
    func screen(at now: Double?) -> WatchScreen { WatchScreen(content(at: now), size: size) }

    private func content(at now: Double?) -> WatchContent {
        WatchContent(
            picture: picture, now: now, first: first, isHelping: isHelping, note: note, isHighContrast: isHighContrast)
    }
}
