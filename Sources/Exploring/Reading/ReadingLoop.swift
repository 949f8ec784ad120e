// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Glibc
import Wording

/// Speaks the pieces of a text one after another, and moves in it by keys.
package final class ReadingLoop {
    private let client: AnnouncementClient
    private let bell: Bell<ReadingWake>
    private let display: TerminalDisplay<ReadingScreen>
    private let title: String
    private let book: Phrasebook
    private var size: ScreenSize
    private var place: NavigateReply?
    private var isPaused = false
    /// The piece that is spoken.
    private var current: AnnouncementID?

    /// - Parameter language: the user's, as a BCP 47 tag.
    package init(
        client: AnnouncementClient, display: TerminalDisplay<ReadingScreen>, title: String, language: String,
        bell: Bell<ReadingWake> = Bell()
    ) {
        (self.client, self.display, self.title, self.bell) = (client, display, title, bell)
        book = Phrasebook[SpokenLanguage(level: 2, tag: language) ?? .english]
        size = display.size ?? ScreenSize(columns: 80, rows: 24)
    }

    /// Runs until the text has ended, or the user leaves.
    /// - Returns: the exit code.
    package func run(_ requests: [AnnounceRequest]) async throws -> Int32 {
        defer { display.end() }
        bell.listen(to: display.descriptor)
        var rest = requests[...]
        try await begin(&rest)
        show()
        for await wake in bell.wakes {
            switch wake {
            case .ended(let id, let reason):
                guard id == current else { break }
                if let reason { return fail(reason) }
                guard !rest.isEmpty else { return 0 }
                try await begin(&rest)
            case .keys:
                guard let keys = display.keys() else { return try await leave(128 + SIGHUP) }
                for key in keys {
                    if let status = try await take(key) { return status }
                }
                bell.listenAgain()
            case .timer:
                bell.hasRung()
                try? await move(.here)
            case .signal(SIGWINCH):
                display.resize()
                size = display.size ?? size
            case .signal(let number): return try await leave(128 + number)
            }
            show()
        }
        return 0
    }

    /// Draws the screen now, and again as the place moves on. Lines are printed only for keys.
    private func show() {
        guard display.size != nil else { return }
        display.draw(ReadingScreen(title, place, book, size: size))
        bell.set(bell.now + .milliseconds(500))
    }

    private func begin(_ rest: inout ArraySlice<AnnounceRequest>) async throws {
        guard let request = rest.popFirst() else { return }
        let receipt = try await client.announce(request)
        current = receipt.id
        Task { [bell] in
            var last: AnnouncementEvent?
            for await event in receipt { last = event }
            let isHeard = last?.state == AnnouncementOutcome.finished.rawValue
            bell.ring(.ended(receipt.id, reason: isHeard ? nil : last?.reason ?? "The daemon has ended."))
        }
    }

    private func fail(_ reason: String) -> Int32 {
        display.end()
        LineOutput().warning("a11y-speak: \(reason)")
        return 1
    }

    /// - Returns: the exit code when the user leaves.
    private func take(_ key: Key) async throws -> Int32? {
        switch key {
        case .right, .character("n"): try await move(.next)
        case .left, .character("p"): try await move(.previous)
        case .down: try await move(.next, by: .paragraph)
        case .up: try await move(.previous, by: .paragraph)
        case .home: try await move(.start)
        case .character(" "):
            isPaused.toggle()
            if isPaused { try await client.pause() } else { try await client.resume() }
            try await move(.here)
        case .escape, .character("q"), .controlQ: return try await leave(0)
        default: break
        }
        return nil
    }

    private func leave(_ status: Int32) async throws -> Int32 {
        _ = try? await client.cancel(.own)
        if isPaused { try? await client.resume() }
        return status
    }

    /// A key that comes when the announcement has just ended does nothing.
    private func move(_ target: NavigateRequest.Target, by step: NavigateRequest.Step = .sentence) async throws {
        do {
            let reply = try await client.navigate(NavigateRequest(target, by: step, in: current))
            place = reply
            if target != .here { display.line("\(reply.sentence)/\(reply.sentences) \((reply.text ?? "").printable)") }
        } catch is WireError {}
    }
}

/// A reason for which a reader wakes.
package enum ReadingWake: WakeReason {
    case keys
    case timer
    case signal(Int32)
    /// - Parameter reason: nil when it was heard to its end.
    case ended(AnnouncementID, reason: String?)
}

/// The title, the sentence that is spoken with its number, and the keys.
package struct ReadingScreen: TerminalScreen, Sendable {
    package let rows: [ScreenText]
    package let cursor: (column: Int, row: Int)

    package static func == (left: Self, right: Self) -> Bool { left.rows == right.rows }

    init(_ title: String, _ place: NavigateReply?, _ book: Phrasebook, size: ScreenSize) {
        let columns = max(1, size.columns)
        let number = place.map { "\($0.sentence)/\($0.sentences)" } ?? ""
        let all = [
            ScreenText(title.printable.cut(to: columns), .bold), ScreenText(),
            ScreenText(number.cut(to: columns)), ScreenText((place?.text ?? "").printable.cut(to: columns)),
            ScreenText(),
            ScreenText(book.words("hint.row.read").display.cut(to: columns), .dim),
        ]
        rows = Array(all.prefix(max(1, size.rows)))
        cursor = (0, min(3, rows.count - 1))
    }
}
