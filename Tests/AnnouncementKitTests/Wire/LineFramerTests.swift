// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@Suite("Framing")
struct LineFramerTests {
    private func lines(_ chunks: [[UInt8]], limit: Int = 100) throws -> [String] {
        var framer = LineFramer(limit: limit)
        return try chunks.flatMap { try framer.lines(adding: $0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `lines are equal however the bytes are cut`() throws {
        let bytes = Array("{\"a\":1}\n\n價格\r\nlast\n".utf8)
        for chunks in ByteCuts.all(of: bytes) { #expect(try lines(chunks) == ["{\"a\":1}", "價格", "last"]) }
    }

    @Test func `bytes without a line feed are kept, and are the rest at the end`() throws {
        var framer = LineFramer()
        #expect(try framer.lines(adding: Array("one\ntw".utf8)) == [Array("one".utf8)])
        #expect(framer.rest() == Array("tw".utf8))
        #expect(framer.rest() == nil)
    }

    @Test func `a line of exactly the limit passes, with or without a carriage return`() throws {
        let line = String(repeating: "x", count: 8)
        for end in ["\n", "\r\n"] {
            for chunks in ByteCuts.all(of: Array((line + end).utf8)) { #expect(try lines(chunks, limit: 8) == [line]) }
        }
    }

    @Test func `a line over the limit is a permanent error after the lines before it`() throws {
        for chunks in ByteCuts.all(of: Array("ok\n123456789\nmore\n".utf8)) {
            var framer = LineFramer(limit: 8)
            var taken: [[UInt8]] = []
            for chunk in chunks { taken += (try? framer.lines(adding: chunk)) ?? [] }
            #expect(taken == [Array("ok".utf8)])
            #expect(framer.isOverLimit)
            #expect(throws: LineFramer.LineTooLong.self) { try framer.lines(adding: Array("x\n".utf8)) }
            #expect(framer.rest() == nil)
        }
    }

    @Test func `a line that never ends takes no more memory than the limit`() throws {
        var framer = LineFramer(limit: 1000)
        #expect(throws: LineFramer.LineTooLong.self) {
            for _ in 0..<100 { _ = try framer.lines(adding: [UInt8](repeating: 0x78, count: 100)) }
        }
    }

    @Test func `an abandoned line is skipped to its end, and the next line is whole`() throws {
        for rest in ByteCuts.all(of: Array("wo, and more\nthree\nfo".utf8)) {
            var framer = LineFramer()
            framer.discardLine()
            #expect(try framer.lines(adding: Array("one\nt".utf8)) == [Array("one".utf8)])
            #expect(framer.unfinishedCount == 1)
            framer.discardLine()
            framer.discardLine()
            #expect(framer.unfinishedCount == 0)
            #expect(try rest.flatMap { try framer.lines(adding: $0) } == [Array("three".utf8)])
            #expect(framer.rest() == Array("fo".utf8))
        }
    }

    @Test func `an abandoned line leaves nothing`() throws {
        var framer = LineFramer()
        #expect(try framer.lines(adding: Array("half".utf8)) == [])
        framer.discardLine()
        #expect(try framer.lines(adding: Array(" a line".utf8)) == [])
        #expect(framer.rest() == nil)
    }

    @Test func `the limit of the protocol is 256 KiB`() {
        #expect(LineFramer().limit == 262_144)
    }
}
