// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// A chart that is dragged, with a real client, and the sentences that are heard.
@Suite("Pans are heard once", .seated)
struct PanTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    /// Sends changes of the x axis at a steady rate, like a dragged chart or a held key.
    private func pan(_ client: SocketClient, hertz: Int, seconds: Int, settles: Bool) async throws {
        let clock = ContinuousClock()
        let start = clock.now
        for step in 1...hertz * seconds {
            let lower = Double(step) / 10
            let end = settles ? #","settled":\#(step == hertz * seconds)"# : ""
            client.send(
                #"{"method":"rangeChanged","params":{"chart":"c","axis":"x","min":\#(lower),"max":\#(lower + 4)\#(end)}}"#
                    .utf8 + [10])
            try await clock.sleep(until: start + .seconds(1) / hertz * step)
        }
    }

    private static let atTheEnd = "x axis range changed now it's from twelve point zero to sixteen point zero"

    @Test func `a pan of two seconds is announced once, with its final range`() async throws {
        let ear = try await Ear(.pulse, in: home)
        let client = try await RunningDaemon(in: home, sink: ear.sink).client()
        try await client.subscribe()
        try await client.wantWholeSentences()
        try await pan(client, hertz: 60, seconds: 2, settles: true)
        #expect(try await client.heardInTheEnd() == ["X Axis range changed, now it's from 12.0 to 16.0"])
        #expect(try await ear.hearing(grammar: Self.atTheEnd).words == Self.atTheEnd)
    }

    @Test func `a key held for three seconds is announced once`() async throws {
        let ear = try await Ear(.wav, in: home)
        let client = try await RunningDaemon(in: home, sink: ear.sink).client()
        try await client.subscribe()
        try await client.wantWholeSentences()
        try await pan(client, hertz: 30, seconds: 3, settles: false)
        #expect(try await client.heardInTheEnd() == ["X Axis range changed, now it's from 9.0 to 13.0"])
        let words = "x axis range changed now it's from nine point zero to thirteen point zero"
        #expect(try await ear.hearing(grammar: words).words == words)
    }

    @Test func `a pan of ten seconds is announced at most three times, at last with its final range`() async throws {
        let meter = NoiseMeter()
        let client = try await RunningDaemon(in: home).client()
        try await client.subscribe()
        try await client.wantWholeSentences()
        try await pan(client, hertz: 60, seconds: 10, settles: true)
        let texts = try await client.heardInTheEnd()
        meter.expect((2...3).contains(texts.count), "\(texts)")
        #expect(texts.last == "X Axis range changed, now it's from 60.0 to 64.0")
    }

    @Test func `a box zoom is announced as one sentence for both axes`() async throws {
        let ear = try await Ear(.wav, in: home)
        let client = try await RunningDaemon(in: home, sink: ear.sink).client()
        try await client.subscribe()
        try await client.wantWholeSentences()
        // In one write: on a busy machine a reply may take longer than the first range rests.
        client.send(
            [("x", 5), ("y", 20)].flatMap { axis, upper in
                #"{"method":"rangeChanged","params":{"chart":"c","axis":"\#(axis)","min":1,"max":\#(upper)}}"#.utf8 + [
                    10
                ]
            })
        #expect(
            try await client.heardInTheEnd() == [
                "X Axis range changed, now it's from 1.0 to 5.0, Y Axis now from 1.0 to 20.0"
            ])
        let grammar =
            "x axis range changed now it's from one point zero to five point zero "
            + "y axis now from one point zero to twenty point zero"
        #expect(try await ear.hearing(grammar: grammar).words == grammar)
    }

    @Test func `a pan back to its start is not announced`() async throws {
        let client = try await RunningDaemon(in: home).client()
        try await client.subscribe()
        try await client.wantWholeSentences()
        for upper in [5.0, 6, 7, 5] {
            _ = try await client.ask("rangeChanged", #"{"chart":"c","axis":"x","min":1,"max":\#(upper)}"#)
            if upper == 5 { _ = try await client.heardInTheEnd() }
        }
        #expect(try await client.heardInTheEnd() == ["X Axis range changed, now it's from 1.0 to 5.0"])
    }
}
