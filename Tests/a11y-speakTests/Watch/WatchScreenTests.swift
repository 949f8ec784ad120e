// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementQueue
import DaemonProtocol
import Testing

@testable import Exploring
@testable import a11y_speak

@Suite("The screen of watch")
struct WatchScreenTests {
    private static let counting = "one two three four five six seven"

    /// One is spoken, three wait, two have ended.
    private static func busy() throws -> WatchStory {
        var story = WatchStory()
        story.status()
        story.announcement(3, .queued, "hello world", at: 0)
        story.announcement(3, .began, "hello world", at: 0.012)
        story.announcement(3, .ended(.finished), "hello world", at: 1)
        story.announcement(
            4, .ended(.replaced), "X axis, 1 to 4", at: 1, reason: "replaced by announcement 8, which is newer")
        story.announcement(5, .queued, counting, at: 1)
        story.announcement(5, .began, counting, at: 1.034)
        story.status(
            2, speaking: WatchStory.item(5, counting, accepted: 1),
            next: [
                WatchStory.item(6, "Fire alarm", priority: .high, accepted: 1.5, cause: .turn),
                WatchStory.item(7, "Saved", priority: .low, client: nil, accepted: 2, expires: 7, cause: .turn),
                WatchStory.item(8, "X axis, 1 to 5", priority: .low, client: "co2-chart", accepted: 2, cause: .rest),
            ], waiting: 5,
            latency: LatencyReply(
                firstSound: LatencyReply.Summary(count: 9, median: 6.26, p95: 12.4, worst: 40), stop: nil))
        try story.word(5, "three", in: counting)
        return story
    }

    @Test func `at 80 by 24 it has all in columns`() throws {
        let screen = try Self.busy().screen(80, 24, at: 4.2)
        #expect(
            screen == [
                "a11y-speakd 0.1.0 on null                                              2 clients", "",
                "Speaking #5 message from dashboard, after 34 ms", "one two [three] four five six seven", "", "", "",
                "Waiting: 5", "#6  high  dashboard  2 s  behind #5 message            Fire alarm",
                "#7  low              2 s  behind #5 message, 2 s left  Saved",
                "#8  low   co2-chart  2 s  has not come to rest         X axis, 1 to 5", "and 2 more", "Ended",
                "#4  replaced  dashboard         X axis, 1 to 4 (replaced by announcement 8, whi…",
                "#3  finished  dashboard  12 ms  hello world", "", "", "", "", "", "", "", "",
                "? help  q quit                                     first sound 6.3 ms, 95% in 12",
            ])
    }

    @Test func `at 40 columns each has two rows`() throws {
        let screen = try Self.busy().screen(40, 16, at: 4.2)
        #expect(
            screen == [
                "a11y-speakd 0.1.0 on null      2 clients", "", "Speaking #5 message from dashboard, aft…",
                "one two [three] four five six seven", "", "", "Waiting: 5", "#6 high dashboard 2 s behind #5 message",
                "  Fire alarm", "#7 low 2 s behind #5 message, 2 s left", "  Saved",
                "#8 low co2-chart 2 s has not come to re…", "  X axis, 1 to 5", "and 2 more", "Ended",
                "? help  q quit",
            ])
    }

    @Test(arguments: [(80, 24), (40, 12), (20, 6), (10, 3), (3, 2), (1, 1)])
    func `a screen has as many rows as the terminal, none wider`(columns: Int, rows: Int) throws {
        var story = try Self.busy()
        for _ in 1...2 {
            story.watcher.size = ScreenSize(columns: columns, rows: rows)
            let screen = story.watcher.screen(at: WatchStory.start + 3)
            #expect(screen.rows.count == rows)
            #expect(screen.rows.map(\.cells).max() ?? 0 <= columns)
            #expect(screen.cursor.row < rows)
            _ = story.press(.character("?"))
        }
    }

    @Test func `without a daemon, in silence and in a pause it says so`() throws {
        var story = WatchStory()
        #expect(story.screen(40, 4) == ["No daemon, trying again", "Silent", "", "? help  q quit"])
        story.status(problem: "there is no sound server")
        #expect(
            story.screen(40, 4) == ["Nothing can be heard: there …  2 clients", "Silent", "", "? help  q quit"])
        story.take(.paused(true))
        #expect(story.screen(40, 4)[1] == "Paused")
    }

    @Test func `keys scroll as far as there is something`() throws {
        var story = try Self.busy()
        story.watcher.size = ScreenSize(columns: 80, rows: 8)
        func list() -> [String] { story.screen(80, 8).dropFirst(3).map { String($0.prefix(5)) }.dropLast() }
        #expect(list() == ["Waiti", "#6  h", "#7  l", "#8  l"])
        _ = story.press(.down, .character("j"))
        #expect(list() == ["#7  l", "#8  l", "and 2", "Ended"])
        _ = story.press(.end)
        #expect(list() == ["and 2", "Ended", "#4  r", "#3  f"])
        _ = story.press(.pageDown, .down)
        #expect(list() == ["and 2", "Ended", "#4  r", "#3  f"])
        _ = story.press(.character("k"), .up)
        #expect(list() == ["#7  l", "#8  l", "and 2", "Ended"])
        _ = story.press(.home)
        #expect(list() == ["Waiti", "#6  h", "#7  l", "#8  l"])
    }

    @Test func `keys ask the daemon, or say why not`() throws {
        var story = try Self.busy()
        #expect(story.press(.character("c")) == [.ask(.cancel(.announcement(5)))])
        #expect(story.press(.character("C")) == [.ask(.cancel(.all))])
        #expect(story.press(.character("p")) == [.ask(.pause(PauseRequest()))])
        #expect(story.press(.character("r")) == [.ask(.repeat)])
        story.take(.paused(true))
        #expect(story.press(.character("p")) == [.ask(.resume)])
        #expect(story.press(.escape, .redraw, .character("q")) == [.redraw, .leave])
        #expect(
            story.press(.character("x"), .left) == [
                .printLine("x is not a key; ? for keys"), .printLine("Left is not a key; ? for keys"),
            ])
        story.announcement(5, .ended(.finished), Self.counting, at: 5)
        #expect(story.press(.character("c")) == [.printLine("Nothing is spoken; C cancels the 5 waiting.")])
        #expect(story.screen(60, 4).last == "? help  q quit   Nothing is spoken; C cancels the 5 waiting.")
        #expect(story.watcher.refused("Nothing was said yet.") == [.printLine("Nothing was said yet.")])
        #expect(story.screen(60, 4).last == "? help  q quit                         Nothing was said yet.")
        story.take(.lost)
        #expect(story.press(.character("r")) == [.printLine("There is no daemon; trying again.")])
    }

    @Test func `an alarm that is said again until it is acknowledged is marked, and a acknowledges`() {
        var story = WatchStory()
        #expect(story.press(.character("a")) == [.printLine("There is no daemon; trying again.")])
        story.status()
        #expect(story.press(.character("a")) == [.ask(.acknowledge(.all)), .printLine("No alarm is being repeated.")])
        var waiting = WatchStory.item(1, "Disk is full", priority: .high, client: "Alertmanager")
        waiting.repeatsEvery = 60
        waiting.waits = PastAnnouncement.Wait(
            cause: .acknowledgement, reason: "waits: …", until: WatchStory.start + 60)
        var speaking = WatchStory.item(2, "Fire", priority: .high)
        speaking.repeatsEvery = 60
        story.status(speaking: speaking, next: [waiting])
        #expect(story.press(.character("a")) == [.ask(.acknowledge(.all))])
        let screen = story.screen(80, 12, at: 17)
        #expect(screen.contains("Speaking #2 high from dashboard, again until acknowledged"), "\(screen)")
        #expect(
            screen.contains {
                $0.hasPrefix("#1  high again  Alertmanager  17 s  not acknowledged, again in 43 s  Disk")
            },
            "\(screen)")
    }

    @Test func `help lists every key`() throws {
        var story = try Self.busy()
        _ = story.press(.character("?"))
        let help = story.screen(80, 24)
        #expect(help[7] == "c                   silence the current announcement")
        #expect(help[11] == "a                   acknowledge alarms that were heard")
        #expect(help[12] == "Down or j           scroll down")
        #expect(help.count { $0.hasPrefix("q  ") } == 1)
        #expect(help.last == "? back  q quit                                     first sound 6.3 ms, 95% in 12")
        #expect(story.screen(40, 16)[6] == "c: silence the current announcement")
        _ = story.press(.escape)
        #expect(story.screen(80, 24)[7] == "Waiting: 5")
    }

    @Test func `high contrast is bold everywhere, and there is no other style than the terminal's own`() throws {
        var story = try Self.busy()
        story.watcher.isHighContrast = true
        let runs = story.watcher.screen(at: nil).rows.flatMap(\.runs)
        #expect(runs.allSatisfy { $0.style.contains(.bold) })
    }

    @Test func `the spoken word is found in the displayed text`() {
        var caption = CaptionText(shown: "−1 to 5 to 7")
        func marked() -> String {
            caption.rows(columns: 40, count: 1)[0].runs.filter { $0.style != [] }.map(\.text).joined()
        }
        caption.hear("minus", at: 0)
        #expect(marked() == "")
        caption.hear("to", at: 8)
        #expect(marked() == "to")
        #expect(caption.current == 1)
        caption.hear("five", at: 11)
        #expect(caption.current == 1)
        caption.hear("to", at: 16)
        #expect(caption.current == 3)
        caption.hear("to", at: 8)
        #expect(caption.current == 1)
    }
}
