// SPDX-License-Identifier: MIT

import Testing

@testable import AnnouncementKit

@Suite("Relayed lines")
struct RelayedLineTests {
    @Test(arguments: [
        (#"{"id":1,"method":"status"}"#, "1", #"{"id":77,"method":"status"}"#),
        (#"{"method":"status", "id" : "a\"b" }"#, #" "a\"b" "#, #"{"method":"status", "id" :77}"#),
        (#" {"method":"status"}"#, nil, #" {"id":77,"method":"status"}"#),
        ("{}", nil, #"{"id":77}"#),
        (
            #"{"params":{"id":1,"a":["id",{"id":2}],"b":"\"id\":3,}"},"id":null}"#, "null",
            #"{"params":{"id":1,"a":["id",{"id":2}],"b":"\"id\":3,}"},"id":77}"#
        ),
        (#"{"identity":1,"x":"id"}"#, nil, #"{"id":77,"identity":1,"x":"id"}"#),
    ])
    func `the id of the outermost object is exchanged, and nothing else`(line: String, id: String?, other: String) {
        let relayed = RelayedLine(Array(line.utf8))
        #expect(relayed?.id.map { String(decoding: $0, as: UTF8.self) } == id)
        #expect(relayed.map { String(decoding: $0.with(id: "77".utf8), as: UTF8.self) } == other)
    }

    @Test(arguments: ["", "[1]", "7", #"{"id":1,"id":2}"#])
    func `a line without exactly one id is not relayed`(line: String) {
        #expect(RelayedLine(Array(line.utf8)) == nil)
    }
}
