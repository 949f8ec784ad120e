// SPDX-License-Identifier: MIT

import Testing

@testable import AnnouncementKit

@Suite("The daemon's address")
struct DaemonAddressTests {
    @Test func `the environment names the socket or the runtime folder, or there is no address`() throws {
        #expect(
            try DaemonAddress.socketPath(environment: ["A11Y_SPEAKD_SOCKET": "/a", "XDG_RUNTIME_DIR": "/r"]) == "/a")
        #expect(
            try DaemonAddress.socketPath(environment: ["A11Y_SPEAKD_SOCKET": "", "XDG_RUNTIME_DIR": "/r"])
                == "/r/a11y-speakd/events.sock")
        #expect(throws: ClientError.noAddress) { try DaemonAddress.socketPath(environment: ["XDG_RUNTIME_DIR": ""]) }
    }

    @Test func `a missing daemon is one sentence with its path and the command that starts it`() {
        let path = "/run/a11y-speakd/events.sock"
        let reason = "No such file or directory"
        #expect(throws: ClientError.notRunning(path: path, reason: reason)) { try UnixSocketTransport(path: path) }
        let long = "/" + String(repeating: "x", count: 200)
        #expect(throws: ClientError.notRunning(path: long, reason: "the path is longer than 107 bytes")) {
            try UnixSocketTransport(path: long)
        }
        #expect(ClientError.notRunning(path: path, reason: reason).description.contains("systemctl --user start"))
    }

    @Test(arguments: ["/nonexistent/a11y-speakd/events.sock", "/nonexistent/events.sock"])
    func `a runtime folder that does not exist is named, and no command starts a daemon`(path: String) {
        #expect(throws: ClientError.noFolder("/nonexistent")) { try UnixSocketTransport(path: path) }
        #expect(
            ClientError.noFolder("/nonexistent").description
                == "The folder /nonexistent of the daemon's socket does not exist: correct XDG_RUNTIME_DIR, or name the "
                + "socket in A11Y_SPEAKD_SOCKET.")
    }
}

@Suite("Watch for silence")
struct SilenceWatchTests {
    private var watch = SilenceWatch()

    @Test mutating func `a watch finds a request without a reply only if nothing else arrived`() {
        let begun = [watch.begin(3), watch.begin(3)]
        #expect(begun == [true, false])
        let isSilent = watch.end(3)
        #expect(isSilent)
        _ = watch.begin(3)
        watch.heard()
        let isSilentAfterLine = watch.end(3)
        #expect(!isSilentAfterLine)
    }

    @Test mutating func `a request that began during the watch waits for the next one`() {
        _ = watch.begin(3)
        let ends = [watch.end(4), watch.begin(4), watch.end(nil), watch.begin(nil)]
        #expect(ends == [false, true, false, false])
    }
}

@Suite("Pending requests")
struct PendingRequestsTests {
    private func line(_ id: RequestID) -> [UInt8] { Array("\(id)".utf8) }

    @Test func `a reply finds its waiting request, once, in any order`() {
        var pending = PendingRequests<String>()
        #expect(
            pending.add("first", afterCut: .again, line: line) != pending.add("second", afterCut: .again, line: line))
        #expect(pending.take(2) == "second")
        #expect(pending.take(2) == nil)
        #expect(pending.take("unknown") == nil)
        #expect(pending.takeAll() == ["first"])
        #expect(pending.takeAll() == [])
    }

    @Test func `a cut keeps requests that are sent again, in order, and answers the others`() {
        var pending = PendingRequests<String>()
        let first = pending.add("first", afterCut: .again, line: line)
        _ = pending.add("second", afterCut: .fails, line: line)
        _ = pending.add("third", afterCut: .dropped, line: line)
        let fourth = pending.add("fourth", afterCut: .again, line: line)
        _ = pending.add("fifth", afterCut: .told, line: line)
        let told = pending.cut().map { waiter, answer in
            "\(waiter): \((try? answer.get()).map { String(decoding: $0, as: UTF8.self) } ?? "in vain")"
        }
        #expect(told == ["second: in vain", "fifth: {\"id\":5,\"jsonrpc\":\"2.0\",\"result\":{}}\n"])
        #expect(pending.linesToResend == [first, fourth])
        #expect(pending.count == 2)
    }
}
