// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Testing

@testable import a11y_speakd

/// Views that clients describe over the socket, and commands of other clients to those views.
@Suite("View events over the socket")
struct ViewEventTests {
    let stage = SessionStage()

    private func display(_ id: String, _ rest: String = "", from client: ClientID = 1) {
        stage.send(
            #"{"method":"willDisplay","params":{"element":{"id":"\#(id)","label":"\#(id)"\#(rest)}}}"#, from: client)
    }

    @Test func `a change is announced only in the focused element, and only the changed part`() {
        display("cpu", #","value":"1 %""#)
        display("memory", #","value":"2 GB""#)
        stage.send(#"{"method":"focus","params":{"element":"cpu"}}"#)
        stage.hearEnd()
        stage.send(#"{"method":"invalidated","params":{"element":{"id":"memory","value":"3 GB"}}}"#)
        stage.send(#"{"method":"invalidated","params":{"element":{"id":"cpu","value":"7 %"}}}"#)
        stage.hearEnd()
        stage.send(#"{"method":"invalidated","params":{"element":{"id":"cpu","value":"7 %"}}}"#)
        stage.send(#"{"method":"invalidated","params":{"element":{"id":"cpu","traits":["selected"]}}}"#)
        stage.hearEnd()
        #expect(stage.take() == [])
        #expect(stage.speaker.log == ["say cpu, 1 percent", "say 7 %", "say selected"])
    }

    @Test func `a burst of values announces its first and last, and a return to the last spoken value nothing`() {
        display("cpu", #","value":"0""#)
        stage.send(#"{"method":"focus","params":{"element":"cpu"}}"#)
        stage.hearEnd()
        for value in 1...5000 {
            stage.send(#"{"method":"invalidated","params":{"element":{"id":"cpu","value":"\#(value)"}}}"#)
        }
        #expect(stage.announcer.queue.waitingCount == 1)
        stage.hearEnd()
        stage.send(#"{"method":"invalidated","params":{"element":{"id":"cpu","value":"9"}}}"#)
        stage.send(#"{"method":"invalidated","params":{"element":{"id":"cpu","value":"5000"}}}"#)
        stage.hearEnd()
        #expect(stage.speaker.log == ["say cpu, 0", "say 1", "say 5000"])
        #expect(stage.announcer.queue.waitingCount == 0)
    }

    @Test func `an element with updatesFrequently is announced when its value rests`() {
        display("cpu", #","value":"0","traits":["updatesFrequently"]"#)
        stage.send(#"{"method":"focus","params":{"element":"cpu"}}"#)
        stage.hearEnd()
        for value in 1...100 {
            stage.send(#"{"method":"invalidated","params":{"element":{"id":"cpu","value":"\#(value)"}}}"#)
            stage.pass(.milliseconds(10))
        }
        stage.pass(.milliseconds(250))
        #expect(stage.speaker.log == ["say cpu, 0", "say 100"])
    }

    @Test
    func `a user's adjustment replaces a waiting value and is announced even if the value is unchanged`() {
        display("volume", #","value":"50""#)
        stage.send(#"{"method":"focus","params":{"element":"volume"}}"#)
        stage.hearEnd()
        stage.send(#"{"method":"announce","params":{"text":"alarm","priority":"high"}}"#)
        stage.send(#"{"method":"invalidated","params":{"element":{"id":"volume","value":"51"}}}"#)
        for _ in 1...2 {
            stage.send(
                #"{"method":"invalidated","params":{"element":{"id":"volume","value":"56"},"cause":"user"}}"#)
            stage.hearEnd()
        }
        stage.hearEnd()
        #expect(stage.speaker.log == ["say volume, 50", "say alarm", "say 56", "stop", "say 56"])
    }

    @Test func `a connection displays 20,000 elements, and the next is refused until one is removed`() {
        for number in 0..<20_000 { display("\(number)") }
        #expect(stage.take() == [])
        stage.send(#"{"id":1,"method":"willDisplay","params":{"element":{"id":"x"}}}"#)
        stage.send(#"{"id":2,"method":"didEndDisplay","params":{"element":"7"}}"#)
        stage.send(#"{"id":3,"method":"willDisplay","params":{"element":{"id":"x"}}}"#)
        #expect(
            stage.take() == [
                #"{"error":{"code":1000,"message":"This connection displays 20000 elements already: end the display of some."},"id":1,"jsonrpc":"2.0"}"#,
                #"{"id":2,"jsonrpc":"2.0","result":{}}"#, #"{"id":3,"jsonrpc":"2.0","result":{}}"#,
            ])
    }

    @Test func `a script acts on another client's element by its identifier and gets its answer`() {
        display("17", #","identifier":"Player.play""#)
        stage.send(
            #"{"id":1,"method":"perform","params":{"element":"Player.play","action":"activate"}}"#, from: 2)
        #expect(
            stage.take(1) == [
                #"{"id":"perform-1","jsonrpc":"2.0","method":"perform","params":{"action":"activate","element":"17"}}"#
            ])
        stage.send(#"{"id":2,"method":"status","params":{"element":"nothing"}}"#, from: 2)
        stage.send(#"{"id":"perform-1","result":{"handled":false}}"#, from: 1)
        #expect(
            stage.take(2) == [
                #"{"error":{"code":1002,"message":"There is no element \"nothing\": there is Player.play; display it first, or send it whole."},"id":2,"jsonrpc":"2.0"}"#,
                #"{"id":1,"jsonrpc":"2.0","result":{"handled":false}}"#,
            ])
    }

    @Test func `an owner that disconnects, fails or answers late gives the caller one error`() {
        for id in ["a", "b", "c"] { display(id, from: 1) }
        for id in ["a", "b", "c"] {
            stage.send(#"{"id":"\#(id)","method":"perform","params":{"element":"\#(id)","action":"escape"}}"#, from: 2)
        }
        stage.send(#"{"id":"perform-2","error":{"code":-32603,"message":"It is locked."}}"#, from: 1)
        stage.pass(.seconds(2))
        _ = stage.take(1)
        stage.send(#"{"id":"perform-1","result":{"handled":true}}"#, from: 1)
        stage.send(#"{"id":"perform-9","result":{"handled":true}}"#, from: 3)
        stage.send(#"{"id":"d","method":"perform","params":{"element":"a","action":"escape"}}"#, from: 2)
        stage.session(1).close()
        let late =
            #"{"error":{"code":-32600,"message":"This client has no such question to answer, or it answered after more than 2 seconds."},"id":null,"jsonrpc":"2.0"}"#
        let tooLate = "The client that displays it has not answered within 2 seconds."
        #expect(stage.take(3) == [late])
        #expect(stage.take(1).first == late)
        #expect(
            stage.take(2) == [
                #"{"error":{"code":-32603,"message":"It is locked."},"id":"b","jsonrpc":"2.0"}"#,
                #"{"error":{"code":1007,"message":"\#(tooLate)"},"id":"a","jsonrpc":"2.0"}"#,
                #"{"error":{"code":1007,"message":"\#(tooLate)"},"id":"c","jsonrpc":"2.0"}"#,
                #"{"error":{"code":1007,"message":"The client that displays it has closed its connection."},"id":"d","jsonrpc":"2.0"}"#,
            ])
    }

    @Test func `an element of two clients is refused until the request names a client`() {
        for (client, name) in [(ClientID(1), "left"), (2, "right")] {
            stage.send(#"{"method":"hello","params":{"client":"\#(name)"}}"#, from: client)
            display("ok", from: client)
        }
        stage.send(#"{"id":1,"method":"perform","params":{"element":"ok","action":"activate"}}"#, from: 3)
        stage.send(
            #"{"id":2,"method":"perform","params":{"element":"ok","action":"activate","client":"right"}}"#, from: 3)
        #expect(
            stage.take(3) == [
                #"{"error":{"code":1002,"message":"2 clients display an element \"ok\" (left, right): name one."},"id":1,"jsonrpc":"2.0"}"#
            ])
        #expect(stage.take(1) == [])
        #expect(stage.take(2).count == 1)
    }

    @Test func `a script's focus request notifies the application and changes the element's status`() {
        stage.send(#"{"method":"hello","params":{"client":"player"}}"#)
        stage.send(#"{"method":"subscribe","params":{"events":["focus"]}}"#)
        display("17", #","identifier":"Player.play","traits":["button"]"#)
        stage.send(#"{"id":1,"method":"focus","params":{"element":"Player.play"}}"#, from: 2)
        stage.send(#"{"id":2,"method":"status","params":{"element":"Player.play"}}"#, from: 2)
        #expect(
            stage.take(1) == [#"{"jsonrpc":"2.0","method":"focus","params":{"client":"player","element":"17"}}"#])
        let told = stage.take(2)
        #expect(told.first == #"{"id":1,"jsonrpc":"2.0","result":{"announcement":1}}"#)
        let element =
            #""element":{"client":"player","focused":true,"id":"17","identifier":"Player.play","label":"17","traits":["button"]}"#
        #expect(told.last?.contains(element) == true)
        #expect(stage.speaker.log == ["say 17, button"])
    }

    @Test func `elements are removed when their client disconnects`() {
        display("ok", from: 1)
        stage.session(1).close()
        stage.send(#"{"id":1,"method":"status","params":{"element":"ok"}}"#, from: 2)
        #expect(
            stage.take(2) == [
                #"{"error":{"code":1002,"message":"There is no element \"ok\": display it first, or send it whole."},"id":1,"jsonrpc":"2.0"}"#
            ])
    }
}
