// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementQueue
import Testing

@testable import Exploring
@testable import Tables
@testable import a11y_speak

@Suite("Explore: the screen")
struct ExploreScreenTests {
    private func story(_ columns: Int, _ rows: Int) throws -> ExploreStory {
        var story = try ExploreStory(size: ScreenSize(columns: columns, rows: rows))
        _ = story.press(.right, .right, .right)
        return story
    }

    @Test func `at 80 by 24`() throws {
        var story = try story(80, 24)
        #expect(
            story.rows().map(\.plain) == [
                "Power                                                                  Coal, 1/2",
                "40 ┈┈┈┈┈┈┈┈┼┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┼┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┼┈┈┈┈┈┈┈⢠⠳⡀┈┈┈┈┈┈┼┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┼",
                "MW         ┊                ┊                ┊      ⢠⠃ ⠑⡄     ┊                ┊",
                "           ┊                ┊                ┊     ⢠⠃   ⠘⡄    ┊                ┊",
                "30 ┈┈┈┈┈┈┈┈⡠⡀┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┼┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┼┈┈┈┈⢠⠃┈┈┈┈┈⠈⢆┈┈┈┼┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┼",
                "          ⡰⠁⠈⠒⢄             ┊                ┊   ⢀⠇       ⠈⠢⡀ ┊                ┊",
                "         ⡜ ┊   ⠑⠤⡀          ┊                ┊  ⢀⠎          ⠱⡀┊                ┊",
                "       ⢀⠜  ┊     ⠈⠢⣀        ┊                ┊ ⢠⠋            ⠘⡄                ┊",
                "20 ┈┈┈⢀⠎┈┈┈┼┈┈┈┈┈┈┈▶⠑⡄┈┈┈┈┈┈┼┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┼⢠⠃┈┈┈┈┈┈┈┈┈┈┈┈┈┈⠈⠢⡀┈┈┈┈┈┈┈┈┈┈┈┈┈┈┼",
                "     ⣠⠃    ┊         ⠈⢢     ┊                ⢠⠃               ┊ ⠈⠑⢄            ┊",
                "    ⡔⠁     ┊           ⠑⢄   ┊                ┊                ┊    ⠑⠢⡀         1",
                "10 ⠜┈┈┈┈┈┈┈┼┈┈┈┈┈┈┈┈┈┈┈┈⠈⠢⡀┈┼┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┼┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┼┈┈┈┈┈┈⠈⠒⠤⠤⣔⣒⠒⢊⣉2⠁",
                "           ┊              ⠑⢤┊                ┊  ⢀⣀⡀ ⣀⣀ ⠠⠤⠄ ⠤⠔ ⠐⠒⠂ ⠊⠉ ⠈⠉⠁       ┊",
                "           ┊            ⢀⣀ ⢀⣑⡀ ⠤⠤ ⠠⠤⠄ ⠒⠒ ⠐⠊⠁ ⠉⠉               ┊                ┊",
                "   ⣀⣀ ⠠⠤⠄ ⠤⠤ ⠐⠒⠂ ⠒⠊ ⠈⠉⠁ ⠁   ┊                ┊                ┊                ┊",
                "           2        ▲       4                6                8               10",
                "1 Coal  2 Gas",
                "3: 20 MW, 3 of 10",
                "",
                "3: 20 MW",
                "",
                "",
                "",
                "? help  Ctrl+Q quit  t table                                     175 wpm  medium",
            ])
    }

    @Test func `at 40 by 24`() throws {
        var story = try story(40, 24)
        #expect(
            story.rows().map(\.plain) == [
                "Power                          Coal, 1/2",
                "40 ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┼┈┈┈┈┈┈┈⡾⡀┈┈┈┈┈┈┈┈┈┈┼",
                "MW                 ┊      ⢰⠁⢇          ┊",
                "                   ┊      ⡎ ⠘⡄         ┊",
                "30 ┈┈┈┈⣦┈┈┈┈┈┈┈┈┈┈┈┼┈┈┈┈┈⢰⠁┈┈⢱┈┈┈┈┈┈┈┈┈┼",
                "      ⡸ ⠣⡀         ┊     ⡎    ⢇        ┊",
                "     ⢠⠃  ⠑⡄        ┊    ⢠⠃    ⠘⡄       ┊",
                "20 ┈┈⡜┈┈┈┈⠈⢆◀┈┈┈┈┈┈┼┈┈┈┈⡜┈┈┈┈┈┈⢣┈┈┈┈┈┈┈┼",
                "    ⣰⠁     ⠘⡄      ┊   ⢠⠃       ⠱⡀     ┊",
                "   ⢀⠇       ⠸⡀     ┊   ⠘         ⠱⣀    2",
                "10 ⡜┈┈┈┈┈┈┈┈┈⢱┈┈┈┈┈┼┈┈┈┈┈┈┈┈┈┈┈┈┈┈⠈⢆⣀⠤⠒1",
                "              ⢣    ┊       ⣀⣀ ⠠⠤⠤ ⠒⠒⠁⠈⠉┊",
                "              ⢀⡇ ⠤⠤┊⠐⠒⠂⠈⠉⠁             ┊",
                "   ⣀⣀ ⠤⠤⠂ ⠒⠉ ⠈⠁    ┊                   ┊",
                "           ▲       5                  10",
                "1 Coal  2 Gas",
                "3: 20 MW, 3 of 10",
                "",
                "3: 20 MW",
                "",
                "",
                "",
                "",
                "? help  Ctrl+Q quit      175 wpm  medium",
            ])
    }

    @Test func `a small screen gives its room to the spoken sentence`() throws {
        var small = try story(40, 8)
        #expect(
            small.rows().map(\.plain) == [
                "Power                          Coal, 1/2",
                "40   ⢀⡠⠤⠤⣀⣀▼       ┊    ⣀⠤⠒⠉⠓⠤⢄⡀       2",
                " 1 ⣒⣊⠁⣀⣀⡀ ⣀⣉⠉⢒⣢⠄ ⠤⠤┊⠠⠤⠄⠨⠤⠄ ⠤⠤ ⠠⠬⠭⠑⠶⠶⠖⠒⠒1",
                "           ▲       5                  10",
                "3: 20 MW, 3 of 10",
                "3: 20 MW",
                "",
                "? help  Ctrl+Q quit      175 wpm  medium",
            ])
        var tiny = try story(20, 3)
        #expect(tiny.rows().map(\.plain) == ["3: 20 MW", "", "? help       175 wpm"])
        var one = try story(1, 1)
        #expect(one.rows().count == 1)
    }

    @Test func `every size has as many rows and columns as it says`() throws {
        var story = try story(80, 24)
        for prompt in [[Key.escape], [.character("?")], [.escape, .character("g"), .character("1")]] {
            _ = story.press(prompt[0])
            prompt.dropFirst().forEach { _ = story.press($0) }
            for columns in [1, 2, 3, 7, 20, 40, 80, 200] {
                for rows in [1, 2, 3, 4, 5, 6, 8, 11, 12, 15, 16, 19, 20, 24, 60] {
                    _ = story.take(.resized(ScreenSize(columns: columns, rows: rows)))
                    let screen = story.explorer.screen()
                    #expect(screen.rows.count == rows)
                    #expect(screen.rows.allSatisfy { $0.cells <= columns }, "\(columns) by \(rows)")
                    #expect((0..<columns).contains(screen.cursor.column) && (0..<rows).contains(screen.cursor.row))
                }
            }
        }
    }

    @Test func `the word that is heard stands out, and a sign is beside the point`() throws {
        var story = try story(80, 24)
        let number = try #require(story.said.last?.number)
        _ = story.take(.utterance(.word(number, offset: 3)))
        var runs = story.explorer.screen().rows[19].runs
        #expect(runs.map(\.text) == ["3: ", "20\u{A0}MW"])
        #expect(runs.map(\.style) == [[], [.reverse, .bold]])
        _ = story.take(.utterance(.ended(number)))
        runs = story.explorer.screen().rows[19].runs
        #expect(runs.map(\.style) == [[]])
        let signs = story.explorer.screen().rows[1...14].flatMap(\.runs).filter { $0.text == "▶" }
        #expect(signs == [ScreenText.Run(text: "▶", style: .bold)])
    }

    @Test func `in high contrast everything that is drawn is bold`() throws {
        var story = try story(80, 24)
        story.explorer.view.isHighContrast = true
        let screen = story.explorer.screen()
        let drawn = screen.rows.flatMap(\.runs).filter { $0.text.contains { $0 != " " } }
        #expect(drawn.filter { !$0.style.contains(.bold) } == [])
        #expect(screen.rows[23].runs.allSatisfy { $0.style == [.bold, .reverse] })
    }

    @Test func `a prompt is shown with the typed text, and the cursor after it`() throws {
        var story = try story(60, 20)
        _ = story.press(.character("g"), .character("7"))
        let screen = story.explorer.screen()
        #expect(screen.rows[15].text == "Go to: Hour axis: 7")
        #expect(screen.cursor == (19, 15))
        #expect(story.rows()[19] == "Enter go  Escape cancel                      175 wpm  medium")
    }

    @Test func `the hints are in the user's language`() throws {
        var story = try ExploreStory(
            settings: ExploreStory.settings(language: "de"), size: ScreenSize(columns: 60, rows: 12))
        let walking = "? Hilfe  Ctrl+Q Ende  t Tabelle"
        #expect(story.rows().last?.hasPrefix(walking) == true)
        _ = story.press(.character("g"))
        #expect(story.rows().last?.hasPrefix("Enter los  Escape abbrechen") == true)
        _ = story.press(.escape, .character("?"))
        #expect(story.rows().last?.hasPrefix("Escape zurück") == true)
    }

    @Test func `help takes the chart's place`() throws {
        var story = try story(60, 12)
        _ = story.press(.character("?"), .down)
        #expect(
            story.rows() == [
                "Power                                              Coal, 1/2", "Right              next point",
                "Left               previous point", "Ctrl+Right or }    a tenth of the view on",
                "Ctrl+Left or {     a tenth of the view back", "Home               first point",
                "End                last point",
                "3: 20\u{A0}MW, 3 of 10", "Left: previous point", "", "",
                "Escape back                                  175 wpm  medium",
            ])
        #expect(story.explorer.screen().rows[2].runs.allSatisfy { $0.style == .reverse })
    }

    @Test func `states are shown: no daemon, frozen, monitoring, live`() throws {
        var story = try ExploreStory(nil, isLive: true)
        #expect(story.rows()[17] == "Waiting for data")
        _ = story.take(.described(TableChart(chart: ExploreStory.chart, notes: ["One note."])))
        #expect(story.rows()[17] == "One note.")
        #expect(story.rows().last == "? help  Ctrl+Q quit  t table                               Live  175 wpm  medium")
        _ = story.press(.character("m"), .character("f"), .character("v"))
        _ = story.take(.daemonLost)
        #expect(story.rows().last == "? help  Ctrl+Q quit   No daemon, trying again  Frozen  Monitoring  175 wpm  high")
    }

    @Test func `control characters of a file are shown as spaces`() throws {
        var chart = ExploreStory.chart
        chart.title = "A\u{1B}[31mB\u{7}\u{202E}"
        var story = try ExploreStory(chart)
        #expect(story.rows()[0].hasPrefix("A [31mB "))
    }
}
