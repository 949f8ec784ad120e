// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing
import Wording

@testable import ClientConnection
@testable import a11y_speak

@Suite("Single lines, and digests of floods")
struct FollowDigestTests {
    /// The announcements, each with its time in milliseconds. Timers fire when they are due.
    private func said(
        _ pace: FollowDigest.Pace, _ lines: [(Int, String)], until end: Int = 60_000,
        in language: SpokenLanguage = .english
    ) -> [String] {
        var (digest, said) = (FollowDigest(pace), [String]())
        func tell(_ news: FollowReport?, _ time: Duration) {
            guard let news else { return }
            said.append("\(Int(time / .milliseconds(1))) \(news.words(in: language).display)")
        }
        func wait(until time: Duration) {
            while let due = digest.due, due <= time { tell(digest.take(.timer, at: due), due) }
        }
        for (time, text) in lines {
            wait(until: .milliseconds(time))
            guard let line = LogLine(Array(text.utf8)) else { continue }
            tell(digest.take(.line(line), at: .milliseconds(time)), .milliseconds(time))
        }
        wait(until: .milliseconds(end))
        tell(digest.take(.ended, at: .milliseconds(end)), .milliseconds(end))
        return said
    }

    @Test func `few lines are each said`() {
        #expect(
            said(.usual, [(0, "one"), (10, "two"), (20, "three"), (5000, "four")]) == [
                "0 one", "10 two", "20 three", "5000 four",
            ])
    }

    @Test func `a flood is announced as counts of lines and errors, and the last line`() {
        let flood = (0..<200).map { ($0 * 100, $0 % 50 == 49 ? "error: \($0)" : "line \($0)") }
        #expect(
            said(.usual, flood, until: 21_000) == [
                "0 line 0", "100 line 1", "200 line 2", "2000 17 lines; last: line 19",
                "12000 100 lines, 2 errors; last: error: 99", "21000 80 lines, 2 errors; last: error: 199",
            ])
    }

    @Test func `after a flood few lines are each said again`() {
        let flood = (0..<5).map { (0, "line \($0)") }
        #expect(
            said(.usual, flood + [(9000, "late")]) == [
                "0 line 0", "0 line 1", "0 line 2", "2000 2 lines; last: line 4", "9000 late",
            ])
    }

    @Test func `a line that is left by itself is said, and not counted`() {
        #expect(said(.usual, (0..<4).map { (0, "line \($0)") }).last == "2000 line 3")
    }

    @Test func `a chosen interval allows one sentence in it`() {
        let lines = (0..<10).map { ($0 * 1000, "line \($0)") }
        #expect(
            said(.each(.seconds(4)), lines) == [
                "0 line 0", "4000 3 lines; last: line 3", "8000 4 lines; last: line 7", "12000 2 lines; last: line 9",
            ])
    }

    @Test func `counts have no words of the lines`() {
        let lines = [(0, "secret"), (500, "error: secret"), (15_000, "one more")]
        #expect(said(.counts(.seconds(10)), lines) == ["10000 2 lines, 1 error", "20000 1 line"])
    }

    @Test func `a digest is in the user's language`() {
        let lines = [(0, "eins"), (500, "error: zwei"), (600, "drei")]
        #expect(said(.each(.seconds(4)), lines, in: .german).last == "4000 2 Zeilen, 1 Fehler; zuletzt: error: zwei")
    }
}

@Suite("Lines of logs")
struct LogLineTests {
    @Test(
        arguments: [
            ("2026-11-25 ERROR no disk", true), ("kernel panic", true), ("[err] x", true), ("terror alerted", false),
            ("0 errors", false), ("job failed", true), ("all is well", false),
        ] as [(String, Bool)])
    func `a line with a level of error or worse is an error`(text: String, isError: Bool) {
        #expect(LogLine(Array(text.utf8))?.isError == isError)
    }

    @Test func `an empty line is dropped, and a binary one has no words`() {
        #expect(LogLine(Array("\u{1B}[0m ".utf8)) == nil)
        #expect(LogLine([0, 1, 2, 3, 0xFF]) == LogLine(text: nil, isError: false))
    }

    @Test func `an entry of the journal has its program and priority`() {
        func line(_ json: String) -> LogLine? { LogLine(journal: Array(json.utf8)) }
        #expect(
            line(#"{"MESSAGE":"Started","PRIORITY":"6","SYSLOG_IDENTIFIER":"systemd","__CURSOR":"s=1"}"#)
                == LogLine(text: "systemd: Started", isError: false))
        #expect(line(#"{"MESSAGE":"bad","PRIORITY":"3"}"#) == LogLine(text: "bad", isError: true))
        // Colours make it a list of bytes.
        #expect(
            line(#"{"MESSAGE":[27,91,51,49,109,114,101,100,27,91,48,109],"SYSLOG_IDENTIFIER":"x"}"#)
                == LogLine(text: "x: red", isError: false))
        #expect(line(#"{"MESSAGE":null,"PRIORITY":"2"}"#) == LogLine(text: nil, isError: true))
        #expect(line(#"{"MESSAGE":""}"#) == nil)
        #expect(line("no JSON") == nil)
    }

    @Test func `the journal's own lines are followed from now on, of a unit of the system or the user`() {
        #expect(
            FollowSource.command("ssh").joined(separator: " ")
                == "journalctl --follow --output=json --lines=0 --quiet --unit=ssh --user-unit=ssh")
        #expect(FollowSource.command(nil).last == "--quiet")
    }

    @Test func `a pattern is grep's, with a sentence for a bad one`() throws {
        #expect(try LineMatch("^(a|ö)+$", ignoresCase: true).matches("AÖa"))
        #expect(try !LineMatch("a{2}", ignoresCase: false).matches("aba"))
        #expect(throws: CommandFailure.self) { try LineMatch("(", ignoresCase: false) }
        do { _ = try LineMatch("a(", ignoresCase: false) } catch {
            #expect(
                error.description
                    == "--match 'a(' is not a regular expression of grep -E: Unmatched ( or \\(.")
        }
    }
}
