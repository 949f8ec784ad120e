// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import Wording

/// Bytes that are not UTF-8 reach neither a session nor a voice.
@Suite("Broken text on the wire")
struct BrokenTextTests {
    private func request(_ text: [UInt8]) throws -> Request {
        let line = Array(#"{"id":1,"method":"announce","params":{"text":""#.utf8) + text + Array("\"}}".utf8)
        guard case .request(let message) = try WireCoder().clientMessage(line, number: 7) else {
            throw WireError(.invalidRequest, "no request")
        }
        return try message.request.get()
    }

    @Test(
        arguments: [
            [0xFF], [0xC0, 0x80], [0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE4, 0xB8],
            [0xF8, 0x88, 0x80, 0x80, 0x80],
            [0x61, 0x00, 0x62], [0x01],
        ] as [[UInt8]])
    func `a line that is not UTF-8, or has a bare control character, is refused`(bytes: [UInt8]) {
        #expect(throws: WireError.self) { try request(bytes) }
    }

    @Test(arguments: [#"\udc00"#, #"\ud83d"#, #"\ud83dx"#, #"\ude42\ud83d"#])
    func `half a surrogate pair is refused`(escape: String) {
        #expect(throws: WireError.self) { try request(Array(escape.utf8)) }
    }

    @Test func `a whole surrogate pair is a character, and an escaped control character reaches no voice`() throws {
        guard case .announce(let announce) = try request(Array(#"\ud83d\ude42 \u0001\u0000\ufffe"#.utf8)) else {
            return #expect(Bool(false))
        }
        #expect(announce.words == .text("🙂 \u{1}\u{0}\u{FFFE}"))
        #expect(Wording().words(for: announce.announcement.content).speech == "slightly smiling face    ")
    }

    @Test func `SSML is sent unchanged, and its words are announced`() throws {
        let request = try AnnounceRequest(ssml: "<speak>Hi &amp; <emphasis>bye</emphasis></speak>")
        let line = WireCoder().line(RequestMessage(id: 1, .announce(request)))
        guard case .request(let message) = try WireCoder().clientMessage(Array(line.dropLast()), number: 1) else {
            return #expect(Bool(false))
        }
        #expect(try message.request.get() == .announce(request))
        #expect(Wording().words(for: request.announcement.content).display == "Hi & bye")
    }
}
