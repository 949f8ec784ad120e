// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import Testing

/// Announcements that outlive the service, under a real user manager.
@Suite("systemd and the journal", .serialized, .seated, .enabled(if: geteuid() == 0, "scripts/user-systemd needs root"))
struct SystemdJournalTests {
    private let prefix: InstalledPrefix

    init() async throws {
        prefix = try await InstalledPrefix(in: Home())
    }

    /// Runs a script after 100 announcements to the service on the null sink, and reads the journal and the history.
    private func withHundred(_ script: String) async throws -> (before: Set<Int>, after: [Int], output: String) {
        let lines = (1...100).map { number in
            let priority = number % 10 == 0 ? "high" : "message"
            return
                #"{"id":\#(number),"method":"announce","params":{"text":"\#(number)","priority":"\#(priority)","rate":900}}"#
        }
        try (lines.joined(separator: "\n") + "\n").write(
            toFile: "\(prefix.out)/lines", atomically: false, encoding: .utf8)
        let told = try await prefix.underSystemd(
            """
            mkdir -p "$XDG_RUNTIME_DIR/systemd/user/a11y-speakd.service.d"
            printf '[Service]\\nExecStart=\\nExecStart=\(prefix.bin)/a11y-speakd --sink null\\n' \
              >"$XDG_RUNTIME_DIR/systemd/user/a11y-speakd.service.d/sink.conf"
            systemctl --user daemon-reload
            journal=$XDG_RUNTIME_DIR/a11y-speakd/events.sock.journal
            a11y-speak send \(prefix.out)/lines >/dev/null
            pid=$(shown MainPID)
            for _ in {1..6000}; do (( $(grep -c '"finished"' $journal) >= 3 )) && break; sleep 0.02; done
            \(script)
            for _ in {1..2400}; do
              a11y-speak --json status | jq -e '.waiting == 0 and .speaking == null' >/dev/null && break
              sleep 0.1
            done
            a11y-speak --json history >\(prefix.out)/history
            """)
        #expect(told.exitStatus == 0, "\(told.errors)")
        let journal = try String(contentsOfFile: "\(prefix.out)/journal", encoding: .utf8).split(separator: "\n")
        let ended = try journal.map { try Answer(Array($0.utf8)) }.filter(\.isOutcome).compactMap(\.params?.id)
        struct History: Decodable { var announcements: [Past] }
        let history = try JSONDecoder().decode(
            History.self, from: Data(contentsOf: URL(filePath: "\(prefix.out)/history")))
        let finished = history.announcements.filter { $0.steps.last?.state == "finished" }.map(\.id)
        return (Set(ended), finished, told.output)
    }

    @Test func `100 announcements that wait when the service is killed are each spoken once`() async throws {
        let (before, after, output) = try await withHundred(
            """
            kill -KILL $pid
            while [[ -e /proc/$pid ]]; do :; done
            cp $journal \(prefix.out)/journal
            for _ in {1..2400}; do [[ $(shown NRestarts) == 1 ]] && break; sleep 0.05; done
            shown NRestarts
            """)
        #expect(output == "1\n")
        #expect(before.count >= 3)
        #expect(before.intersection(after) == [])
        #expect(before.union(after) == Set(1...100))
        #expect(after.count == Set(after).count)
    }

    @Test func `a restart hands over the waiting announcements`() async throws {
        let (before, after, output) = try await withHundred(
            """
            systemctl --user stop a11y-speakd.service
            cp $journal \(prefix.out)/journal
            rm ${journal%.journal}.history
            systemctl --user start a11y-speakd.service
            shown Result
            """)
        #expect(output == "success\n")
        #expect(before.intersection(after) == [])
        #expect(before.union(after) == Set(1...100))
        #expect(after.count == Set(after).count)
    }
}
