// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("Reply lines")
struct ReplyLineTests {
    @Test func `the most frequent reply has the bytes of an encoder`() {
        let ids: [RequestID] = [0, 17, .number(.max), .number(.min), "a", "q\"uote\\ and line\n", "", .null]
        for id in ids {
            for announcement in [1, 4_294_967_296, AnnouncementID(rawValue: .max)] {
                let reply = ReplyMessage(id: id, result: AnnouncementReply(announcement: announcement))
                #expect(WireCoder().line(answering: id, with: announcement) == WireCoder().line(reply))
            }
        }
        let line = WireCoder().line(answering: 17, with: 4)
        #expect(
            String(decoding: line, as: UTF8.self) == #"{"id":17,"jsonrpc":"2.0","result":{"announcement":4}}"# + "\n")
    }
}
