// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@Suite("Requests for tones")
struct ToneRequestTests {
    private func read(_ parameters: String) throws -> Request {
        let line = #"{"id":1,"method":"tone","params":\#(parameters)}"#
        guard case .request(let message) = try WireCoder().clientMessage(Array(line.utf8), number: 1) else {
            throw WireError(.invalidRequest, "an answer")
        }
        return try message.request.get()
    }

    @Test(
        arguments: [
            (#"{"id":"cpu","value":0.42}"#, .sounds(LiveTone(id: "cpu", value: 0.42))),
            (#"{"id":"cpu","value":0,"end":false}"#, .sounds(LiveTone(id: "cpu", value: 0))),
            (
                #"{"id":"a","value":1,"pan":-1,"timbre":"reed","seconds":0.04}"#,
                .sounds(LiveTone(id: "a", value: 1, pan: -1, timbre: "reed", seconds: 0.04))
            ),
            (#"{"id":"cpu","end":true}"#, .ends(id: "cpu")), (#"{"earcon":"limit"}"#, .earcon(.limit)),
        ] as [(String, ToneRequest)])
    func `a tone starts or ends, and an earcon has no name`(parameters: String, expected: ToneRequest) throws {
        #expect(try read(parameters) == .tone(expected))
    }

    @Test(
        arguments: [
            ("{}", #"tone needs either "id", the client's own name of a tone, or "earcon"."#),
            (#"{"id":" ","value":1}"#, #""id" is empty."#),
            (#"{"id":"\#(String(repeating: "ä", count: 51))","value":1}"#, #""id" is longer than 100 bytes."#),
            (#"{"id":"a"}"#, #"A tone needs a "value" from 0 to 1, or "end": true."#),
            (#"{"id":"a","value":1.5}"#, #""value" must be a number from 0 to 1."#),
            (#"{"id":"a","value":1,"pan":2}"#, #""pan" must be a number from -1 to 1."#),
            (#"{"id":"a","value":1,"seconds":0.01}"#, #""seconds" must be a number from 0.04 to 10."#),
            (#"{"id":"a","value":1,"end":true}"#, #"A tone that ends takes only its "id": leave out "value"."#),
            (#"{"id":"a","earcon":"gap"}"#, #""earcon" takes no other parameter: leave out "id"."#),
            (#"{"earcon":"bell"}"#, #""earcon" is "bell", but must be one of end, gap, series, limit."#),
        ] as [(String, String)])
    func `a mistake gets a sentence that says how to fix it`(parameters: String, sentence: String) {
        #expect(throws: WireError(.invalidParams, sentence)) { try read(parameters) }
    }
}
