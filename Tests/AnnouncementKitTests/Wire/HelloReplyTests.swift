// SPDX-License-Identifier: MIT

import DaemonProtocol
import Foundation
import Testing

@testable import AnnouncementKit

@Suite("The reply to hello")
struct HelloReplyTests {
    private func reply(protocol number: Int) -> HelloReply {
        var reply = HelloReply(server: "a11y-speakd", version: "9.9.9", languages: [], synthesizer: "e")
        reply.protocol = number
        return reply
    }

    @Test func `an equal protocol number is accepted, whatever the versions are`() throws {
        try reply(protocol: 1).checkProtocol()
    }

    @Test(arguments: [(2, "update this program"), (0, "systemctl --user restart a11y-speakd")])
    func `another protocol number names the side to update`(number: Int, remedy: String) {
        #expect {
            try reply(protocol: number).checkProtocol()
        } throws: {
            let sentence = ($0 as? WireError)?.message ?? ""
            return sentence.hasPrefix(
                "a11y-speakd 9.9.9 speaks protocol \(number), and this program speaks protocol 1: ")
                && sentence.contains(remedy)
        }
    }

    @Test func `the reply of an older daemon has neither capabilities nor limits`() throws {
        let line = #"{"languages":["de"],"protocol":1,"server":"a11y-speakd","synthesizer":"e","version":"0.2.0"}"#
        let reply = try JSONDecoder().decode(HelloReply.self, from: Data(line.utf8))
        #expect(reply.capabilities == nil && reply.limits == nil)
    }

    @Test func `a socket path without permission names the command that gives it`() {
        #expect(
            ClientError.notPermitted(path: "/s").description
                == "You may not open the daemon's socket /s (Permission denied): make it yours with 'chmod 600 /s', "
                + "or name another one with --socket.")
    }
}
