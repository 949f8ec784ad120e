// SPDX-License-Identifier: MIT

import Glibc
import Testing

/// Clients that send nonsense, answer nothing, or disconnect while they are read: readers continue, and other clients
/// are unaffected.
@Suite("Trees of faulty clients", .seated)
struct ProviderFaultTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private static let neighbour = "application neighbour\n  frame neighbour\n    push button Fine\n"

    /// Another client of the same daemon.
    private func neighbour(_ stage: ProviderStage) async throws -> SocketClient {
        let other = try await ProviderStage.client(of: stage.daemon, "neighbour")
        try await stage.display(#""id":"fine","label":"Fine","traits":["button"]"#, by: other)
        return other
    }

    @Test func `cycles, parents in other programs and frames off the screen give a valid tree`() async throws {
        let stage = try await ProviderStage(in: home)
        let other = try await neighbour(stage)
        try await stage.display(
            #""id":"a","label":"A","container":"b","frame":[-500,-500,10,10]"#,
            #""id":"b","label":"B","container":"a""#,
            #""id":"c","label":"C","container":"c","frame":[1e300,-1e300,10,10]"#,
            #""id":"d","label":"D","container":"fine""#)
        let tree = try await stage.tree()
        #expect(
            tree == """
                application player
                  frame player
                    panel B
                      label A read-only
                    label C read-only
                    panel
                      label D read-only

                """)
        let places = try await stage.tree("places").split(separator: "\n").map(String.init)
        #expect(places[1] == "B (-500, -500, 10, 10) (0, 1000000000, 10, 10) A True")
        #expect(try await stage.tree(of: "neighbour") == Self.neighbour)
        other.close()
    }

    @Test(.tags(.long)) func `20,000 children are read, and a neighbor at the same time`() async throws {
        let stage = try await ProviderStage(in: home)
        let other = try await neighbour(stage)
        for number in 0..<19_999 {
            let element = #""id":"e\#(number)","label":"E \#(number)""#
            stage.client.send(#"{"method":"willDisplay","params":{"element":{\#(element)}}}"#.utf8 + [10])
        }
        try await stage.display(#""id":"end","label":"End""#)
        async let count = stage.tree("count", "20000")
        let beside = try await stage.tree(of: "neighbour")
        #expect(beside == Self.neighbour)
        #expect(try await count == "20002\n")
        other.close()
    }

    @Test func `changes that the bridge missed are shown once it continues`() async throws {
        let stage = try await ProviderStage(in: home)
        let other = try await neighbour(stage)
        try await stage.display(#""id":"first","label":"First","traits":["button"]"#)
        #expect(try await stage.tree() == "application player\n  frame player\n    push button First\n")
        try await stage.bridge.freeze()
        let long = Array(repeating: "long", count: 100).joined(separator: " ")
        for number in 0..<4000 {
            let element = #""id":"e\#(number)","label":"\#(long)","container":"all","index":\#(number)"#
            stage.client.send(#"{"method":"willDisplay","params":{"element":{\#(element)}}}"#.utf8 + [10])
        }
        for number in 2..<4000 {
            stage.client.send(#"{"method":"didEndDisplay","params":{"element":"e\#(number)"}}"#.utf8 + [10])
        }
        _ = try await stage.client.ask("didEndDisplay", #"{"element":"first"}"#)
        other.close()
        _ = try await stage.client.ask("status")
        stage.bridge.send(signal: SIGCONT)
        let (item, follow) = ("      list item \(long)", "application player\n  frame player\n    list\n")
        // An element may be removed while it is read.
        try await eventually("what is shown") { (try? await stage.tree()) == follow + item + "\n" + item + "\n" }
        try await eventually("one program") { (try? await stage.tree("names")) == "player\n" }
    }

    @Test func `a client that disconnects while it is read is removed, and no call hangs`() async throws {
        let stage = try await ProviderStage(in: home)
        let other = try await neighbour(stage)
        for number in 0..<500 {
            stage.client.send(
                #"{"method":"willDisplay","params":{"element":{"id":"e\#(number)","label":"E"}}}"#.utf8 + [10])
        }
        try await stage.display(#""id":"end","label":"End""#)
        let reader = try home.start(
            ["/usr/bin/python3", BuildFolder.client("tree.py"), "player", "linger"], environment: stage.environment)
        try await eventually("the reader; it wrote: \(reader.errors)") { reader.output.hasSuffix("\n") }
        stage.client.close()
        #expect(try await reader.ended() == 0, "\(reader.errors)")
        #expect(reader.output.hasSuffix("\ngone\n"))
        #expect(!reader.output.contains("no answer"))
        #expect(try await stage.tree(of: "neighbour") == Self.neighbour)
        other.close()
    }

    @Test func `a client that answers no action is still read, and its neighbor is asked at once`() async throws {
        let stage = try await ProviderStage(in: home)
        let other = try await neighbour(stage)
        try await stage.display(#""id":"play","label":"Play","traits":["button"]"#)
        let tried = try await stage.tree("do", "Play", "activate", "100")
        #expect(tried == Array(repeating: "True", count: 100).joined(separator: " ") + "\n")
        _ = try await stage.tree(of: "neighbour", "do", "Fine", "activate")
        _ = try await other.answer("its action") { $0.params?.action == "activate" && $0.params?.element == "fine" }
        #expect(try await stage.tree() == "application player\n  frame player\n    push button Play\n")
    }
}
