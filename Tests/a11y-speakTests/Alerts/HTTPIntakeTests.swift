// SPDX-License-Identifier: MIT

import DaemonProtocol
import TestSupport
import Testing

@testable import a11y_speak

@Suite("Requests of HTTP/1.1 out of bytes")
struct HTTPIntakeTests {
    private func steps(_ text: String) -> [HTTPIntake.Step] {
        var intake = HTTPIntake()
        return intake.take(Array(text.utf8))
    }

    private func refusal(_ text: String) -> Int? {
        guard case .refuse(let refusal)? = steps(text).last else { return nil }
        #expect(refusal.sentence.hasSuffix("."))
        return refusal.status
    }

    private static let posted =
        "POST /alerts?a=b HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5\r\n\r\nhello"
    private static let chunked =
        "POST / HTTP/1.1\r\ntransfer-encoding: Chunked\r\n\r\n3\r\nhel\r\n2;name=value\r\nlo\r\n0\r\nTrailer: x\r\n\r\n"

    @Test func `a body has a length, or comes in chunks`() {
        let headers = ["host": "x", "content-type": "application/json", "content-length": "5"]
        #expect(
            steps(Self.posted) == [
                .request(HTTPRequest(method: "POST", path: "/alerts", headers: headers, body: Array("hello".utf8)))
            ])
        #expect(
            steps(Self.chunked) == [
                .request(
                    HTTPRequest(
                        method: "POST", path: "/", headers: ["transfer-encoding": "Chunked"], body: Array("hello".utf8))
                )
            ])
    }

    @Test func `requests are equal however the bytes are cut, and may follow each other`() {
        let bytes = Array((Self.posted + Self.chunked + "GET / HTTP/1.0\n\n").utf8)
        var whole = HTTPIntake()
        let wanted = whole.take(bytes)
        #expect(wanted.count == 3 && whole.isIdle)
        for size in [1, 2, 3, 7, 50] {
            var intake = HTTPIntake()
            let steps = stride(from: 0, to: bytes.count, by: size).flatMap {
                intake.take(bytes[$0..<min(bytes.count, $0 + size)])
            }
            #expect(steps == wanted)
        }
    }

    @Test func `a client that expects 100-continue gets it before the body`() {
        var intake = HTTPIntake()
        #expect(
            intake.take(Array("POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\n".utf8)) == [
                .sendContinue
            ])
        #expect(!intake.isIdle)
        #expect(intake.take(Array("a".utf8)).count == 1)
    }

    @Test func `a connection is kept unless its sender says so, and not in version 1-0`() {
        let kept = ["GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", "GET / HTTP/1.0\r\n\r\n"]
            .map {
                if case .request(let request)? = steps($0).first { request.isKept } else { nil as Bool? }
            }
        #expect(kept == [true, false, false])
    }

    @Test(
        arguments: [
            ("hello\r\n\r\n", 400), ("GET  / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/2\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\n\r\n", 411), ("POST / HTTP/1.1\r\nContent-Length: 1048577\r\n\r\n", 413),
            ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nContent-Length: x\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nTransfer-Encoding: gzip\r\n\r\n", 501), ("POST / HTTP/1.1\r\n: x\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nno colon\r\n\r\n", 400), ("POST / HTTP/1.1\r\nA : b\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400),
            ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n", 400),
            ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n100001\r\n", 413),
            ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n", 400),
        ] as [(String, Int)])
    func `an invalid request is refused, and the bytes after it are not read`(text: String, status: Int) {
        #expect(refusal(text) == status)
        var intake = HTTPIntake()
        _ = intake.take(Array(text.utf8))
        #expect(intake.take(Array(Self.posted.utf8)) == [])
    }

    @Test func `a head without end is refused`() {
        #expect(refusal("GET / HTTP/1.1\r\nA: \(String(repeating: "a", count: 17_000))") == 431)
    }

    @Test func `twenty thousand wrong requests break nothing`() {
        var random = SplitMix64(seed: 22)
        for _ in 1...20_000 {
            var bytes = Array((Bool.random(using: &random) ? Self.posted : Self.chunked).utf8)
            for _ in 1...Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            var intake = HTTPIntake()
            let steps = intake.take(bytes)
            #expect(steps.count <= 3)
        }
    }

    @Test func `an answer has its length`() {
        let reply = HTTPReply(405, "Alerts are posted.", isKept: true)
        #expect(
            String(decoding: reply.bytes, as: UTF8.self)
                == "HTTP/1.1 405 Method Not Allowed\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 19\r\n"
                + "Allow: POST\r\nConnection: keep-alive\r\n\r\nAlerts are posted.\n")
    }
}
