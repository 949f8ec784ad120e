// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@Suite("Requests")
struct RequestTests {
    private func read(_ line: String) throws -> RequestMessage { try request(Array(line.utf8), number: 7) }

    private func request(_ line: [UInt8], number: Int) throws -> RequestMessage {
        guard case .request(let message) = try WireCoder().clientMessage(line, number: number) else {
            throw WireError(.invalidRequest, "an answer")
        }
        return message
    }

    /// The error that a line gets: of its request, or of the line itself.
    private func error(_ line: String) -> WireError? {
        do {
            _ = try read(line).request.get()
            return nil
        } catch {
            return error as? WireError
        }
    }

    @Test(arguments: ["childMale", "child-male", "child_male"])
    func `a child's voice is read in each spelling, and written in that of the protocol`(name: String) throws {
        let line = #"{"id":1,"method":"announce","params":{"text":"a","voiceType":"\#(name)"}}"#
        guard case .announce(let request) = try read(line).request.get() else {
            Issue.record("no announcement: \(line)")
            return
        }
        #expect(request.delivery.voiceType == .childMale)
        #expect(WireCoder().line(request).contains(#""voiceType":"childMale""#.utf8))
    }

    @Test(arguments: ["", "child", "child_", "Child_male", "childmale", "child_male_"])
    func `a kind of voice in another spelling is refused`(name: String) {
        #expect(VoiceType(rawValue: name) == nil)
    }

    @Test func `a password that a client sends as it is becomes bullets`() throws {
        let line = #"{"method":"willDisplay","params":{"element":{"id":"a","text":"secret","secure":true,"caret":6}}}"#
        guard case .view(.willDisplay(let element)) = try read(line).request.get() else {
            Issue.record("no element: \(line)")
            return
        }
        #expect(element.details.text?.text == "••••••")
        var change = ElementChange(id: "a")
        change.details = [.text("secrets"), .selection(7..<7)]
        #expect(change.applied(to: element).details.text?.text == "•••••••")
    }

    @Test func `the daemon reads every request that the library writes`() throws {
        let element = ElementSnapshot(
            id: "save", label: "Save", value: "on", hint: "Writes", traits: [.button, .selected], identifier: "A.save",
            frame: Rect(x: 1, y: 2, width: 3, height: 4), container: "bar", index: 1, count: 3, actions: ["Save as"],
            language: "de")
        var titled = element
        titled.details.labelSSML = "<speak>S<say-as interpret-as=\"characters\">ave</say-as></speak>"
        (titled.details.valueSSML, titled.details.hintSSML) = ("<speak>on</speak>", "<speak>Writes</speak>")
        var field = element
        field.details.text = ElementText("Ab cd", selection: 1..<4)
        var caret = ElementChange(id: "save")
        caret.details = [.selection(2..<2)]
        var display = DisplaySettings()
        (display.colorScheme, display.textScale, display.reducedMotion) = (.light, 1.5, true)
        var bare = ElementChange(id: "save")
        bare.value = .some(nil)
        bare.frame = .some(Rect(x: 0, y: 0, width: 1, height: 1))
        var keyed = AnnounceRequest(.key("control_x"), mayRepeat: true)
        keyed.delivery.voiceType = .childFemale
        keyed.delivery.pitchRange = 0
        keyed.delivery.pan = -0.5
        keyed.delivery.punctuation = .most
        keyed.delivery.capitals = .spell
        keyed.delivery.identifiers = .short
        keyed.delivery.spelling = true
        var open = AnnounceRequest(text: "first")
        (open.isOpen, open.sequence) = (true, "terminal 7")
        var settings = ConfigureRequest(delivery: Delivery(voice: "alert", pan: 1), verbosity: .low)
        (settings.delivery.punctuation, settings.delivery.identifiers) = (.all, .whole)
        settings.delivery.typing = .both
        let requests: [Request] = [
            .announce(keyed), .announce(AnnounceRequest(.character(" "))), .configure(settings),
            .announce(AnnounceRequest(.soundIcon("message"), priority: .low)),
            .voices(VoicesRequest()), .voices(VoicesRequest(language: "de")),
            .hello(HelloRequest(client: "a", version: "1")),
            .announce(
                AnnounceRequest(
                    text: "價格 \"x\"\n", priority: .high, queue: true, slot: "s", expires: 2.5, isSensitive: true,
                    delivery: Delivery(language: "de", voice: "alert", rate: 300, pitch: 0, volume: 100))),
            .announce(AnnounceRequest(text: "plain")), .announce(open),
            .announce(AnnounceRequest(appending: .text("more"), to: 7)),
            .announce(AnnounceRequest(appending: .text(""), to: 7, isOpen: false)),
            .announce(AnnounceRequest(.phrased("−5 V", spoken: "minus 5 volts"))),
            .view(.posted(.announcement, .text("hi"))),
            .view(.posted(.layoutChanged, .element(element))),
            .view(.posted(.screenChanged, .elementID("save"))), .view(.posted(.screenChanged, nil)),
            .chart(
                .rangeChanged(
                    RangeChange(
                        chart: "c", range: AxisRange(axis: "x", lower: -1.5, upper: 2), cause: .animation,
                        isSettled: false))),
            .chart(.described(ChartDescriptor(id: "c", axes: []))), .chart(.removed("c")),
            .chart(.appended(chart: "c", series: "s", points: PointColumns(x: [1], y: [2]))),
            .chart(.commanded(chart: "c", .next)), .readChart(ReadChartRequest(client: "plot", chart: "c")),
            .readChart(ReadChartRequest(client: "plot", chart: "c", revision: 3, known: ["s": 2])),
            .readPoints(ReadPointsRequest(client: "plot", chart: "c", series: "s", from: 64, count: 32)),
            .perform(PerformRequest(.increment, of: .axis("x", chart: "c"))),
            .sonify(SonifyRequest(ChartSound(chart: "c"))),
            .sonify(
                SonifyRequest(
                    ChartSound(
                        chart: "c", series: ["a", "b"], range: .between(1, 2.5), mode: .contour, seconds: 5,
                        order: .together, words: .around, reference: .limit(-3),
                        band: 220...880),
                    priority: .message, queue: true, slot: "s")),
            .sonify(SonifyRequest(ChartSound(chart: "c", range: .all, words: .none, reference: .mean))),
            .sonify(SonifyRequest(ChartSound(chart: "c", words: .none), lane: .under)),
            .play(PlayRequest(GivenScore(tracks: []), lane: .under)),
            .play(
                PlayRequest(
                    GivenScore(
                        tracks: [
                            GivenScore.Track(
                                timbre: "reed", pan: -0.5,
                                notes: [
                                    GivenScore.Note(start: 0, length: 0.2, hertz: 440),
                                    GivenScore.Note(start: 0.5, length: 0.2, hertz: 880, gain: 0.5, pan: 1),
                                ])
                        ], text: "done"), priority: .low, queue: true, slot: "s")),
            .tone(.sounds(LiveTone(id: "cpu", value: 0.42))), .tone(.ends(id: "cpu")), .tone(.earcon(.gap)),
            .tone(.sounds(LiveTone(id: "cpu", value: 1, pan: -0.5, timbre: "reed", seconds: 0.1))),
            .monitor(MonitorRequest(chart: "c")), .freeze, .catchUp, .repeat, .history(.latest(nil)), .history(.one(7)),
            .announce(
                AnnounceRequest(.text("Fire"), priority: .high, group: "alarms", repetition: Repetition(every: 60))),
            .acknowledge(.own), .acknowledge(.all), .acknowledge(.announcement(7)),
            .presence(PresenceRequest(screenReader: true)), .cancel(.own), .cancel(.all), .cancel(.announcement(7)),
            .subscribe(SubscribeRequest(scope: .all)), .view(.didEndDisplay("save")),
            .pause(PauseRequest()), .pause(PauseRequest(everything: true)), .resume, .status(StatusRequest()),
            .navigate(NavigateRequest(.next)), .navigate(NavigateRequest(.start, by: .paragraph, in: 3)),
            .announce(AnnounceRequest(.formatted("# a", .markdown, readsCode: true))),
            .status(StatusRequest(element: "A.save")), .status(StatusRequest(limit: 100)),
            .view(.focused(.elementID("save"))), .view(.focused(.element(element))), .view(.willDisplay(element)),
            .view(.willDisplay(titled)), .view(.willDisplay(field)), .view(.invalidated(caret, cause: .user)),
            .perform(PerformRequest(.setText("a b"), element: "save")),
            .perform(PerformRequest(.setSelection(1..<3), element: "save")), .displayFocused(element),
            .moveFocus(to: "save", client: "#3"),
            .presence(PresenceRequest(screenReader: true, views: ["#3"])),
            .presence(PresenceRequest(screenReader: false, display: display)),
            .view(.posted(.announcement, .ssml("<speak>Hi <lang xml:lang=\"de\">du</lang></speak>"), priority: .low)),
            .perform(PerformRequest(.magicTap, element: "list")),
            .view(.window(WindowSnapshot(frame: Rect(x: -5, y: 0, width: 3, height: 4), scale: 1.5, isActive: false))),
            .view(.invalidated(ElementChange(to: element, id: "save"), cause: .user)),
            .view(.invalidated(bare, cause: .program)), .perform(PerformRequest(.scroll(.left), element: "list")),
            .perform(PerformRequest(.custom("Save as"), element: "save", client: "editor")),
        ]
        for request in requests {
            let line = WireCoder().line(RequestMessage(id: "r", request))
            let message = try self.request(line, number: 1)
            #expect(message.id == "r")
            #expect(try message.request.get() == request)
        }
        let methods = try #require(error(#"{"method":"sing"}"#)?.message.split(separator: "one of ").last).dropLast()
        let written = requests.map { String(decoding: WireCoder().line(RequestMessage(id: nil, $0)), as: UTF8.self) }
        for method in methods.split(separator: ", ") {
            #expect(written.contains { $0.contains(#""method":"\#(method)""#) }, "\(method)")
        }
    }

    @Test func `the echo of a key may repeat, and a text only if it says so`() {
        let words: [AnnounceWords] = [.text("a"), .character("a"), .key("a"), .soundIcon("a")]
        #expect(words.map { AnnounceRequest($0).announcement.mayRepeat } == [false, true, true, true])
        #expect(AnnounceRequest(.text("a"), mayRepeat: true).announcement.mayRepeat)
    }

    @Test func `ids are strings, whole numbers or null, and return unchanged`() throws {
        #expect(try read(#"{"id":"a","method":"status"}"#).id == "a")
        #expect(try read(#"{"id":-3,"method":"status"}"#).id == -3)
        #expect(try read(#"{"id":null,"method":"status"}"#).id == .null)
        #expect(try read(#"{"method":"status"}"#).id == nil)
        #expect(error(#"{"id":[1],"method":"status"}"#)?.message == "The id must be a string or a whole number.")
    }

    @Test(arguments: ["high", "important"], ["default", "text", "assertive"])
    func `priorities have the names of both systems`(high: String, normal: String) throws {
        func priority(_ name: String) throws -> AnnouncementPriority? {
            let line = #"{"method":"announce","params":{"text":"a","priority":"\#(name)"}}"#
            guard case .announce(let request) = try read(line).request.get() else { return nil }
            return request.priority
        }
        #expect(try priority(high) == .high)
        #expect(try priority(normal) == .default)
        #expect(try priority("polite") == .low)
    }

    /// A line, the code it gets, and a piece of the sentence.
    static let mistakes: [(line: String, code: WireError.Code, piece: String)] = [
        ("", .parseError, "Line 7 is not JSON"), ("{", .parseError, "Line 7 is not JSON"),
        (#"{"method":"announce","params":{"text":"\ud800"}}"#, .invalidParams, "half a surrogate pair"),
        ("[]", .invalidRequest, "lists"), ("17", .invalidRequest, "Line 7"),
        ("{}", .invalidRequest, #"no "method""#), (#"{"method":1}"#, .invalidParams, #""method" must be a string"#),
        (#"{"jsonrpc":"1.0","method":"status"}"#, .invalidRequest, #"must be "2.0""#),
        (#"{"method":"sing"}"#, .methodNotFound, #"no method "sing": use one of hello, announce"#),
        (#"{"method":"hello"}"#, .invalidParams, #"hello needs "params""#),
        (#"{"method":"hello","params":{"client":" "}}"#, .invalidParams, #""client" is empty"#),
        (#"{"method":"hello","params":[1]}"#, .invalidParams, #""params" must be an object"#),
        (#"{"method":"announce","params":{}}"#, .invalidParams, #""text" is missing"#),
        (#"{"method":"announce","params":{"text":""}}"#, .invalidParams, #""text" is empty"#),
        (#"{"method":"announce","params":{"text":"a","rate":"fast"}}"#, .invalidParams, #""rate" must be a number"#),
        (#"{"method":"announce","params":{"text":"a","rate":79}}"#, .invalidParams, "from 80 to 2000"),
        (#"{"method":"announce","params":{"text":"a","rate":1e300}}"#, .invalidParams, "from 80 to 2000"),
        (#"{"method":"announce","params":{"text":"a","pitch":50.5}}"#, .invalidParams, "whole number from 0 to 100"),
        (#"{"method":"announce","params":{"text":"a","volume":101}}"#, .invalidParams, "from 0 to 100"),
        (
            #"{"method":"announce","params":{"text":"a","pan":1.5}}"#, .invalidParams,
            #""pan" must be a number from -1 to 1"#
        ),
        (#"{"method":"announce","params":{"text":"a","pan":"left"}}"#, .invalidParams, #""pan" must be a number"#),
        (#"{"method":"configure","params":{"pan":-2}}"#, .invalidParams, #""pan" must be a number from -1 to 1"#),
        (#"{"method":"announce","params":{"text":"a","expires":0}}"#, .invalidParams, "more than 0"),
        (#"{"method":"announce","params":{"text":"a","queue":"yes"}}"#, .invalidParams, "true or false"),
        (#"{"method":"announce","params":{"text":"a","slot":""}}"#, .invalidParams, #""slot" is empty"#),
        (#"{"method":"announce","params":{"ssml":"<speak/>"}}"#, .invalidParams, #""ssml", line 1, column 9: there"#),
        (#"{"method":"announce","params":{"text":"a","ssml":"<speak>a</speak>"}}"#, .invalidParams, "not both"),
        (#"{"method":"announce","params":{"text":"a","key":"a"}}"#, .invalidParams, #"Send "text" or "key", not both"#),
        (#"{"method":"announce","params":{"character":""}}"#, .invalidParams, "must be one character"),
        (#"{"method":"announce","params":{"key":" "}}"#, .invalidParams, #""key" is empty"#),
        (#"{"method":"announce","params":{"text":"a","capitals":"big"}}"#, .invalidParams, "one of none, spell, icon"),
        (#"{"method":"announce","params":{"text":"a","identifiers":"no"}}"#, .invalidParams, "one of whole, short"),
        (#"{"method":"announce","params":{"text":"a","voiceType":"male4"}}"#, .invalidParams, "one of male1, male2"),
        (#"{"method":"announce","params":{"text":"a","pitchRange":101}}"#, .invalidParams, "from 0 to 100"),
        (#"{"method":"voices","params":{"language":""}}"#, .invalidParams, #""language" is empty"#),
        (#"{"method":"post","params":{}}"#, .invalidParams, #""notification" is missing"#),
        (#"{"method":"post","params":{"notification":"boom"}}"#, .invalidParams, "one of announcement, layoutChanged"),
        (#"{"method":"post","params":{"notification":"announcement"}}"#, .invalidParams, "needs a string"),
        (
            #"{"method":"post","params":{"notification":"pageScrolled","argument":{}}}"#, .invalidParams,
            "needs a string"
        ),
        (
            #"{"method":"post","params":{"notification":"announcement","argument":"a","ssml":"<speak>a</speak>"}}"#,
            .invalidParams, "not both"
        ),
        (
            #"{"method":"post","params":{"notification":"announcement","ssml":"<b>a</b>"}}"#, .invalidParams,
            "begin with <speak>"
        ),
        (
            #"{"method":"willDisplay","params":{"element":{"id":"a","labelSsml":"<speak>"}}}"#, .invalidParams,
            "\"labelSsml\", line 1"
        ),
        (
            #"{"method":"willDisplay","params":{"element":{"id":"a","text":"b","caret":1,"selection":[0,1]}}}"#,
            .invalidParams, "not both"
        ),
        (
            #"{"method":"willDisplay","params":{"element":{"id":"a","text":"b","selection":[1,0]}}}"#,
            .invalidParams, "[start, end]"
        ),
        (
            #"{"method":"perform","params":{"element":"a","action":"setSelection"}}"#, .invalidParams,
            "needs a \"selection\""
        ),
        (#"{"method":"post","params":{"notification":"layoutChanged","argument":7}}"#, .invalidParams, "an object"),
        (
            #"{"method":"post","params":{"notification":"layoutChanged","argument":{"traits":["shiny"]}}}"#,
            .invalidParams, #"no trait "shiny""#
        ),
        (
            #"{"method":"post","params":{"notification":"layoutChanged","argument":{"frame":[0,0,-1,2]}}}"#,
            .invalidParams, "no negative size"
        ),
        (#"{"method":"rangeChanged","params":{"axis":"x","min":1,"max":2}}"#, .invalidParams, #""chart" is missing"#),
        (#"{"method":"rangeChanged","params":{"chart":"c","axis":"x","max":2}}"#, .invalidParams, #""min" is missing"#),
        (
            #"{"method":"rangeChanged","params":{"chart":"c","axis":"x","min":3,"max":2}}"#, .invalidParams,
            "min may not be above max"
        ),
        (
            #"{"method":"rangeChanged","params":{"chart":"c","axis":"x","min":1,"max":2,"cause":"wind"}}"#,
            .invalidParams, "one of user, program, animation"
        ),
        (#"{"method":"cancel","params":{"announcement":1,"scope":"all"}}"#, .invalidParams, "either"),
        (#"{"method":"cancel","params":{"scope":"most"}}"#, .invalidParams, "one of self, all"),
        (#"{"method":"cancel","params":{"announcement":-1}}"#, .invalidParams, "out of range"),
        (#"{"method":"subscribe","params":{"events":"announcements"}}"#, .invalidParams, #""events" must be a list"#),
        (#"{"method":"status","params":{"max":3}}"#, .invalidParams, #"no parameter "max" here: it takes element, l"#),
        (#"{"method":"pause","params":{"limit":3}}"#, .invalidParams, "here: it takes everything"),
        (#"{"method":"willDisplay","params":{}}"#, .invalidParams, #""element" is missing"#),
        (#"{"method":"didEndDisplay","params":{"element":""}}"#, .invalidParams, #""element" is empty"#),
        (#"{"method":"invalidated","params":{"element":{"value":"3"}}}"#, .invalidParams, #"id" is missing"#),
        (
            #"{"method":"invalidated","params":{"element":{"id":"a","bound":"top"}}}"#, .invalidParams,
            "one of minimum, maximum"
        ),
        (
            #"{"method":"invalidated","params":{"element":{"id":"a","container":"b"}}}"#, .invalidParams,
            "end its display"
        ),
        (#"{"method":"focus","params":{"element":7}}"#, .invalidParams, "an object"),
        (#"{"method":"perform","params":{"element":"a"}}"#, .invalidParams, #""action" is missing"#),
        (#"{"method":"perform","params":{"element":"a","action":"scroll"}}"#, .invalidParams, #"needs a "direction""#),
        (
            #"{"method":"perform","params":{"element":"a","action":"activate","direction":"up"}}"#, .invalidParams,
            "No other action takes one"
        ),
    ]

    @Test(arguments: mistakes.indices)
    func `a mistake gets a code and a sentence that says how to fix it`(index: Int) {
        let mistake = Self.mistakes[index]
        let error = error(mistake.line)
        #expect(error?.code == mistake.code, "\(mistake.line)")
        #expect(error?.message.contains(mistake.piece) == true, "\(mistake.line): \(error?.message ?? "no error")")
        #expect(error?.message.hasSuffix(".") == true)
    }

    @Test func `a thousand brackets are an error, not a crash`() {
        #expect(error(String(repeating: "[", count: 100_000))?.code == .parseError)
        #expect(error(String(repeating: #"{"a":"#, count: 10_000))?.code == .parseError)
    }
}
