// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import DesktopBridge
@testable import a11y_speak

@Suite("A program's line to the daemon")
struct ProgramLineTests {
    private var line = ProgramLine(hello: HelloRequest(client: "gtk4", session: "s"))

    /// The methods and ids that are written, and connections.
    private func told(_ steps: [ProgramLine.Step]) -> [String] {
        steps.flatMap { step -> [String] in
            guard case .write(let bytes) = step else { return ["connect"] }
            return bytes.split(separator: UInt8(ascii: "\n")).map { line in
                let text = String(decoding: line, as: UTF8.self)
                let method = text.firstMatch(of: /"method":"(\w+)"/)?.output.1 ?? ""
                return "\(text.firstMatch(of: /"id":(\d+)/)?.output.1 ?? "") \(method)"
            }
        }
    }

    private func announce(_ text: String) -> Request { .announce(AnnounceRequest(text: text)) }

    @Test mutating func `it connects with the first announcement, and says who it is`() {
        #expect(told(line.take(.send(announce("a"), 1), at: 0)) == ["connect"])
        #expect(told(line.take(.connected, at: 0)) == ["0 hello", "1 announce"])
        #expect(told(line.take(.send(announce("b"), 2), at: 0)) == ["2 announce"])
        #expect(!line.isIdle)
        for number in 1...2 { _ = line.take(.answered(number), at: 0) }
        #expect(line.isIdle)
    }

    @Test mutating func `what was not answered is sent again, by its number, which the daemon knows`() {
        _ = line.take(.send(announce("a"), 1), at: 0)
        _ = line.take(.connected, at: 0)
        _ = line.take(.answered(1), at: 0)
        _ = line.take(.send(announce("b"), 2), at: 0)
        #expect(told(line.take(.lost, at: 1)) == [])
        #expect(line.wake == 1.05)
        #expect(told(line.take(.elapsed, at: 1.05)) == ["connect"])
        #expect(told(line.take(.lost, at: 1.05)) == [])
        #expect(line.wake == 1.05 + 0.1)
        #expect(told(line.take(.elapsed, at: 1.2)) == ["connect"])
        #expect(told(line.take(.connected, at: 1.2)) == ["0 hello", "2 announce"])
    }

    @Test mutating func `without a daemon it gives up after ten seconds, and looks again for the next announcement`() {
        _ = line.take(.send(announce("a"), 1), at: 0)
        _ = line.take(.lost, at: 11)
        #expect(line.wake == nil)
        #expect(told(line.take(.send(announce("b"), 2), at: 20)) == ["connect"])
    }

    @Test mutating func `one that is kept looks for a daemon as long as it lives`() {
        line = ProgramLine(hello: HelloRequest(client: "desktop"), isKept: true)
        #expect(told(line.open(with: [.configure(ConfigureRequest())])) == ["connect"])
        #expect(told(line.take(.connected, at: 0)) == ["0 hello", "0 configure"])
        _ = line.take(.lost, at: 100)
        #expect(line.wake == 100.05)
    }

    @Test mutating func `a daemon that does not answer gets 32 and no more`() {
        _ = line.take(.connected, at: 0)
        let written = (1...100).map { told(line.take(.send(announce("\($0)"), $0), at: 0)).count }
        #expect(written.reduce(0, +) == 32)
    }
}
