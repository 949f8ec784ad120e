// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@Suite("AnnouncementClient", .seated)
struct LibraryClientTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test func `a receipt yields each event of its announcement and then ends`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let client = try await AnnouncementClient.connect(as: "test", socket: daemon.socket)
        let receipt = try await client.announce("build finished")
        var states: [String] = []
        for await event in receipt { states.append(event.state) }
        #expect(states == ["queued", "began", "finished"])
        await client.close()
    }

    @Test func `simultaneous announcements each have their own receipt`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let client = try await AnnouncementClient.connect(as: "test", socket: daemon.socket)
        let outcomes = try await withThrowingTaskGroup(of: String.self) { group in
            for text in ["alarm", "battery low", "build failed"] {
                group.addTask { try await client.announce(text, priority: .message).outcome().state }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes == ["finished", "finished", "finished"])
        await client.close()
    }

    @Test func `a range change and a post return receipts, and a range change by the program returns none`()
        async throws
    {
        let daemon = try await RunningDaemon(in: home)
        let client = try await AnnouncementClient.connect(as: "test", socket: daemon.socket)
        let range = AxisRange(axis: "x", lower: 1, upper: 5)
        let change = try #require(
            try await client.rangeChanged(
                RangeChange(chart: "c", range: range, isSettled: true)))
        #expect(try await client.status().speaking?.id == change.id)
        let zoom = ElementSnapshot(label: "Zoom", traits: .button)
        let focus = try #require(try await client.post(.layoutChanged, argument: .element(zoom)))
        #expect(try await focus.outcome().text == "Zoom, button")
        #expect(try await client.rangeChanged(RangeChange(chart: "c", range: range, cause: .program)) == nil)
        await client.close()
    }

    @Test func `a chart is played, and the cursor passes its points`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let client = try await AnnouncementClient.connect(as: "test", socket: daemon.socket)
        let cursors = try await client.cursors()
        let series = DataSeries(id: "s", points: PointColumns(x: [1, 2, 3], y: [4, 6, 5]))
        try await client.describe(
            ChartDescriptor(
                id: "c", axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")], series: [series]))
        let receipt = try await client.sonify(SonifyRequest(ChartSound(chart: "c", seconds: 1, words: .none)))
        #expect(try await receipt.outcome().text == "s played, 1 to 3")
        let note = GivenScore.Note(start: 0, length: 0.1, hertz: 440)
        let notes = try await client.play(PlayRequest(GivenScore(tracks: [GivenScore.Track(notes: [note])])))
        #expect(try await notes.outcome().state == "finished")
        await client.close()
        var places: [Double?] = []
        for await cursor in cursors { places.append(cursor.y) }
        #expect(places == [4, 6, 5])
    }

    @MainActor
    @Test func `a chart on the screen plays, and its cursor follows the sound`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let connection = try await AccessibilityConnection.connect(as: "test", socket: daemon.socket)
        let series = DataSeries(id: "s", points: PointColumns(x: [1, 2, 3], y: [4, 6, 5]))
        let surface = try ChartSurface(
            ChartDescriptor(
                id: "c", axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y", isX: false)],
                series: [series]))
        var heard: [String?] = []
        surface.addHeardPointListener { heard.append($0.accessibilityLabel) }
        Accessibility.willDisplay(surface)
        let end = await surface.play(ChartSound(chart: "c", seconds: 1, words: .none)).outcome
        #expect(end?.text == "s played, 1 to 3" && end?.wasSuccessful == true)
        #expect(heard == ["4 value", "6 value", "5 value"])
        #expect(surface.cursor == ChartCursor(series: "s", index: 2))
        #expect(connection.refusals == [])
        await connection.close()
    }

    @MainActor
    @Test func `the daemon accepts the tone of a live audio graph`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let connection = try await AccessibilityConnection.connect(as: "test", socket: daemon.socket)
        LiveAudioGraph.start()
        for value in 0...60 { LiveAudioGraph.update(value: Double(value) / 60) }
        LiveAudioGraph.stop()
        await connection.finish()
        #expect(connection.refusals == [])
        await connection.close()
    }

    @Test func `requests to a killed daemon fail as disconnected`() async throws {
        let daemon = try await RunningDaemon(in: home)
        var link = DaemonLink(path: daemon.socket)
        link.patience = .milliseconds(200)
        let client = try await AnnouncementClient.connect(through: link, as: "test")
        let receipt = try await client.announce("one two three four five six seven")
        daemon.program.kill()
        await #expect(throws: ClientError.disconnected) { try await receipt.outcome() }
        await #expect(throws: ClientError.disconnected) { try await client.announce("hello") }
    }

    @Test func `connecting without a daemon fails at once as not running`() async throws {
        await #expect(throws: ClientError.notRunning(path: home.socket, reason: "No such file or directory")) {
            try await AnnouncementClient.connect(as: "test", socket: home.socket)
        }
    }
}
