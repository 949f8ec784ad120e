// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol
import Exploring
import Glibc
import Wording

/// A reason for which a follower wakes.
enum FollowWake: WakeReason {
    /// Nil when a new line begins, even if the last one has no line feed.
    case bytes([UInt8]?)
    case ended
    /// All announcements of this connection have ended.
    case said
    /// The daemon has disconnected; the link connects again.
    case lost
    case timer
    case signal(Int32)
    /// The daemon's settings, or its reason for refusing a request.
    case settings(SettingsReply)
    case refused(String)
    case keys
}

/// Passes lines, time and signals to a digest, and sends its news to the daemon.
final class FollowLoop {
    /// In bytes: an entry of the journal is an object with many fields.
    private static let longest = 1 << 20
    /// The seconds for which a sentence is worth announcing.
    private static let worth = 30.0

    private let bell: Bell<FollowWake>
    private let source: FollowSource
    private let link: LiveLink
    private let match: LineMatch?
    private let priority: AnnouncementPriority
    private var digest: FollowDigest
    private var cutter = LineCutter(limit: longest)
    /// Whether no more lines will arrive.
    private var hasEnded = false
    private var language = SpokenLanguage.english
    /// BCP 47: the language of counts when there is no phrasebook for the user's language; else nil. Lines have no
    /// stated language.
    private var countLanguage: String?

    /// - Throws: a ``ClientError`` when no daemon runs.
    init(
        daemon: DaemonLink, source: FollowSource, match: LineMatch?, pace: FollowDigest.Pace,
        priority: AnnouncementPriority, bell: Bell<FollowWake> = Bell(signals: [SIGINT, SIGTERM, SIGHUP])
    ) async throws {
        (self.source, self.match, self.priority, self.bell) = (source, match, priority, bell)
        digest = FollowDigest(pace)
        link = try await LiveLink(to: daemon, as: "a11y-speak follow", opening: Self.opening) { news in
            Self.wake(news).map(bell.ring)
        }
    }

    /// Runs until the lines end.
    /// - Returns: the exit code: 128 plus the number of the signal that ended the program.
    func run() async throws -> Int32 {
        bell.listen(to: nil)
        try source.start { [bell] in
            bell.ring(.bytes($0))
        } ended: { [bell] in
            bell.ring(.ended)
        }
        for await wake in bell.wakes {
            switch wake {
            case .bytes(let bytes):
                await take(bytes)
                source.taken()
            case .timer:
                bell.hasRung()
                await say(digest.take(.timer, at: bell.now))
            case .ended:
                await take(nil)
                await say(digest.take(.ended, at: bell.now))
                hasEnded = true
                Task { [bell, link] in
                    await link.waitUntilSaid()
                    bell.ring(.said)
                }
            case .said:
                await link.close()
                return 0
            case .lost: if hasEnded { throw ClientError.disconnected }
            case .signal(let number):
                await link.leave()
                return 128 + number
            case .settings(let settings): adopt(settings)
            case .refused(let reason): StandardOutput.error("a11y-speak: \(reason)")
            case .keys: break
            }
            bell.set(digest.due)
        }
        return 0
    }

    private func take(_ bytes: [UInt8]?) async {
        let lines = bytes.map { cutter.lines(adding: $0) } ?? cutter.rest().map { [$0] } ?? []
        for bytes in lines {
            guard let line = line(bytes), match.map({ $0.matches(line.text ?? "") }) ?? true else { continue }
            await say(digest.take(.line(line), at: bell.now))
        }
    }

    private func line(_ bytes: [UInt8]) -> LogLine? {
        if case .journal = source.kind { LogLine(journal: bytes) } else { LogLine(bytes) }
    }

    private func say(_ news: FollowReport?) async {
        guard let news else { return }
        var request = AnnounceRequest(
            news.words(in: language).announced, priority: priority, slot: news.slot, expires: Self.worth,
            mayRepeat: true)
        if case .count = news { request.delivery.language = countLanguage }
        await link.send(.announce(request), as: "line")
    }
}

extension FollowLoop {
    private static let opening = [OpeningRequest(id: "settings", request: .configure(ConfigureRequest()))]

    private static func wake(_ news: ClientEvent) -> FollowWake? {
        guard case .message(.reply(let id, let line)) = news else { return news == .lost ? .lost : nil }
        if id == "settings", let settings = try? WireCoder().reply(line, as: SettingsReply.self).result {
            return .settings(settings)
        }
        return (try? WireCoder().reply(line, as: NoResult.self).error).map { .refused($0.message) }
    }

    private func adopt(_ settings: SettingsReply) {
        let known = SpokenLanguage(level: 1, tag: settings.language)
        language = known ?? .english
        countLanguage = known == nil ? language.rawValue : nil
    }
}
