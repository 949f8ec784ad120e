// SPDX-License-Identifier: MIT

import Testing

@testable import AnnouncementKit

@Suite("Connection story")
struct ConnectionStoryTests {
    typealias Event = ConnectionStory.Event
    typealias Step = ConnectionStory.Step
    static let stopping = WireError(.forbidden, "No.")

    /// A client that waits 1, 2 and then 3 seconds between attempts, and searches for 5 seconds.
    var story = ConnectionStory(
        .init(firstDelay: .seconds(1), longestDelay: .seconds(3), limit: .seconds(5), isEndless: false))
    /// A client with these waits that searches until it is closed.
    var endless = ConnectionStory(
        .init(firstDelay: .seconds(1), longestDelay: .seconds(3), limit: .seconds(5), isEndless: true))

    /// The steps that follow from each event.
    private mutating func take(_ events: Event...) -> [[Step]] { events.map { story.take($0) } }

    private mutating func takeEndless(_ events: Event...) -> [[Step]] { events.map { endless.take($0) } }

    @Test mutating func `a client introduces itself, and is welcomed when the daemon has answered`() {
        #expect(take(.connected, .greeted) == [[.introduce], [.welcome, .report(.found)]])
        #expect(story.state == .open)
    }

    @Test mutating func `a client that the daemon refuses ends`() {
        #expect(
            take(.connected, .refused(.refused(Self.stopping))) == [[.introduce], [.end(.refused(Self.stopping))]])
        #expect(story.end == .refused(Self.stopping))
    }

    @Test mutating func `a daemon with an unreadable answer ends the story`() {
        let unreadable = ConnectionStory.End.failed(.unreadable("?"))
        #expect(take(.connected, .refused(unreadable)) == [[.introduce], [.end(unreadable)]])
    }

    @Test mutating func `a daemon that answers nothing ends the story of a client that is not endless`() {
        let silent = ConnectionStory.End.failed(.silent(.seconds(10)))
        #expect(take(.connected, .silent(.seconds(10))) == [[.introduce], [.end(silent)]])
        story = ConnectionStory(.init())
        #expect(take(.connected, .greeted, .silent(.seconds(10))).last == [.end(silent)])
    }

    @Test mutating func `an endless client leaves a daemon that no longer answers, and searches for another`() {
        _ = takeEndless(.connected, .greeted)
        #expect(
            takeEndless(.silent(.seconds(10)), .disconnected, .waited, .connected, .silent(.seconds(10))) == [
                [.disconnect], [.report(.lost), .settle, .wait(.seconds(1))], [.connect], [.introduce], [.disconnect],
            ])
    }

    @Test mutating func `an endless client without any answer ends when the daemon is silent`() {
        #expect(
            takeEndless(.connected, .silent(.seconds(10))).last == [.end(.failed(.silent(.seconds(10))))])
    }

    @Test mutating func `a cut connection is retried, with growing delays up to the longest`() {
        _ = take(.connected, .greeted)
        #expect(
            take(.disconnected, .waited, .notFound, .waited, .notFound, .waited) == [
                [.report(.lost), .settle, .wait(.seconds(1))], [.connect], [.wait(.seconds(2))], [.connect],
                [.wait(.seconds(3))],
                [.connect],
            ])
    }

    @Test mutating func `a daemon that is found again gets the introduction, and no second welcome`() {
        _ = take(.connected, .greeted, .disconnected, .waited)
        #expect(take(.connected, .greeted) == [[.introduce], [.report(.found)]])
        #expect(story.state == .open)
    }

    @Test mutating func `a search after an answer begins with the first delay`() {
        _ = take(.connected, .greeted, .disconnected, .waited, .notFound, .waited, .connected, .greeted)
        #expect(take(.disconnected) == [[.report(.lost), .settle, .wait(.seconds(1))]])
    }

    @Test mutating func `a search continues its delays when a daemon disconnects without an answer`() {
        _ = take(.connected, .greeted, .disconnected, .waited)
        #expect(
            take(.connected, .disconnected, .waited, .connected, .disconnected) == [
                [.introduce], [.report(.lost), .settle, .wait(.seconds(2))], [.connect], [.introduce],
                [.report(.lost), .settle, .wait(.seconds(3))],
            ])
    }

    @Test mutating func `a client that is not endless gives up when its patience has ended`() {
        _ = take(.connected, .greeted, .disconnected, .waited, .notFound, .waited, .notFound, .waited)
        #expect(take(.notFound) == [[.end(.failed(.disconnected))]])
        #expect(story.end == .failed(.disconnected))
    }

    @Test mutating func `a client gives up when the last daemon that it finds disconnects without an answer`() {
        _ = take(.connected, .greeted, .disconnected, .waited, .notFound, .waited, .notFound, .waited)
        #expect(
            take(.connected, .disconnected) == [[.introduce], [.report(.lost), .settle, .end(.failed(.disconnected))]])
    }

    @Test mutating func `a first connection that is cut before an answer is retried, and then welcomed`() {
        #expect(
            take(.connected, .disconnected, .waited, .connected, .greeted) == [
                [.introduce], [.report(.lost), .settle, .wait(.seconds(1))], [.connect], [.introduce],
                [.welcome, .report(.found)],
            ])
    }

    @Test mutating func `a client that was never welcomed gives up, even an endless one`() {
        _ = takeEndless(.connected, .disconnected, .waited, .notFound, .waited, .notFound, .waited)
        #expect(takeEndless(.notFound) == [[.end(.failed(.disconnected))]])
    }

    @Test mutating func `an endless search fails waiting requests when its patience has ended, and continues`() {
        _ = takeEndless(.connected, .greeted, .disconnected, .waited, .notFound, .waited, .notFound, .waited)
        #expect(
            takeEndless(.notFound, .waited, .notFound, .waited, .connected, .greeted) == [
                [.lose, .wait(.seconds(3))], [.connect], [.lose, .wait(.seconds(3))], [.connect], [.introduce],
                [.report(.found)],
            ])
        #expect(endless.state == .open)
    }

    @Test mutating func `requests wait for a connection until the patience has ended, and again after an answer`() {
        var patient: [Bool] = []
        for event in [Event.connected, .greeted, .disconnected, .waited, .notFound, .waited, .notFound, .waited] {
            _ = takeEndless(event)
            patient.append(endless.isPatient)
        }
        #expect(patient == [true, true, true, true, true, true, true, false])
        _ = takeEndless(.connected)
        #expect(!endless.isPatient)
        _ = takeEndless(.greeted)
        #expect(endless.isPatient)
    }

    @Test mutating func `a daemon that gives a reason for disconnecting is not searched for`() {
        _ = take(.connected, .greeted)
        #expect(take(.warned(Self.stopping), .disconnected) == [[], [.report(.lost), .end(.refused(Self.stopping))]])
    }

    @Test mutating func `a daemon that gives a reason before its answer is not searched for`() {
        _ = take(.connected)
        #expect(
            take(.warned(Self.stopping), .greeted, .disconnected) == [
                [], [], [.report(.lost), .end(.refused(Self.stopping))],
            ])
    }

    @Test mutating func `the last of two reasons counts`() {
        let long = WireError(.lineTooLong, "Too long.")
        _ = take(.connected, .greeted, .warned(long))
        #expect(take(.warned(Self.stopping), .disconnected) == [[], [.report(.lost), .end(.refused(Self.stopping))]])
    }

    @Test mutating func `a refused hello after a warning ends the story`() {
        _ = take(.connected, .warned(WireError(.lineTooLong, "Too long.")))
        #expect(take(.refused(.refused(Self.stopping))) == [[.end(.refused(Self.stopping))]])
    }

    /// The events that lead to each state.
    static let ways: [[Event]] = [
        [], [.connected], [.connected, .greeted], [.connected, .greeted, .warned(stopping)],
        [.connected, .greeted, .disconnected],
    ]
    static let events: [Event] = [
        .connected, .notFound, .greeted, .refused(.refused(stopping)), .warned(stopping), .disconnected, .waited,
    ]

    @Test(arguments: ways) mutating func `a story closed by its program ends, from each state`(way: [Event]) {
        for event in way { _ = story.take(event) }
        #expect(take(.closed) == [[.end(.closed)]])
        #expect(story.end == .closed)
    }

    @Test mutating func `events after the end have no steps`() {
        _ = take(.connected, .closed)
        for event in Self.events + [.closed] { #expect(story.take(event) == []) }
        #expect(story.end == .closed)
    }

    @Test func `an event that is invalid in a state changes nothing`() {
        let sense: [[Event]] = [
            [.connected], [.greeted, .refused(.refused(Self.stopping)), .warned(Self.stopping), .disconnected],
            [.warned(Self.stopping), .disconnected],
            [.refused(.refused(Self.stopping)), .warned(Self.stopping), .disconnected],
            [.connected, .notFound, .waited],
        ]
        for (way, sense) in zip(Self.ways, sense) {
            for event in Self.events where !sense.contains(event) {
                var story = story
                for event in way { _ = story.take(event) }
                let before = story
                #expect(story.take(event) == [], "\(event) after \(way)")
                #expect(story == before, "\(event) after \(way)")
            }
        }
    }

    @Test func `the end of a story is the error that a request gets`() {
        #expect(ConnectionStory.End.closed.error as? ClientError == .disconnected)
        #expect(ConnectionStory.End.failed(.noAddress).error as? ClientError == .noAddress)
        #expect(ConnectionStory.End.refused(Self.stopping).error as? WireError == Self.stopping)
        #expect(ConnectionStory.End(Self.stopping) == .refused(Self.stopping))
        #expect(ConnectionStory.End(ClientError.disconnected) == .failed(.disconnected))
    }
}
