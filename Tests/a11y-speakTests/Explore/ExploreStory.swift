// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Wording

@testable import Exploring
@testable import Tables
@testable import a11y_speak

/// Someone at a chart: keys in, sentences out.
struct ExploreStory {
    var explorer: Explorer
    var now = Duration.zero
    /// Everything that was said, and how.
    private(set) var said: [ExploreUtterance] = []
    /// The rows that are printed where there is no screen.
    private(set) var printed: [String] = []
    /// Tones played alongside the sentences: "end", "0.5", "0.25 left".
    private(set) var tones: [String] = []
    private var lastKey: Key?

    static let chart = ChartDescriptor(
        id: "table", title: "Power",
        axes: [ChartAxisDescriptor(id: "x", title: "Hour"), ChartAxisDescriptor(id: "y", unit: "MW")],
        series: [
            DataSeries(id: "Coal", points: points([10, 30, 20, 5, .nan, 15, 40, 20, 10, 12])),
            DataSeries(id: "Gas", points: points([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])),
        ])

    static func points(_ y: [Double], from first: Double = 1) -> PointColumns {
        PointColumns(x: y.indices.map { first + Double($0) }, y: y)
    }

    static func settings(language: String = "en", verbosity: Verbosity = .medium, rate: Int = 175) -> SettingsReply {
        SettingsReply(
            language: language, voice: nil, rate: rate, pitch: 50, volume: 100, punctuation: .none,
            verbosity: verbosity, switchedOff: [], digestInterval: 5)
    }

    init(
        _ chart: ChartDescriptor? = chart, notes: [String] = [], isLive: Bool = false,
        settings: SettingsReply = settings(), size: ScreenSize = ScreenSize(columns: 80, rows: 24),
        keys: KeyLayout = KeyLayout()
    ) throws {
        explorer = try Explorer(
            chart.map { TableChart(chart: $0, notes: notes) }, title: "power.csv", isLive: isLive, settings: settings,
            keys: keys)
        explorer.view.size = size
        _ = sentences(explorer.start())
    }

    /// The sentences that the keys cause; `silence`, `redraw` and `leave` for other steps. A key is released before it is
    /// pressed again.
    mutating func press(_ keys: Key...) -> [String] {
        keys.flatMap { key in
            if key == lastKey { now += HeldKey.rest }
            lastKey = key
            return take(.key(key))
        }
    }

    /// A key is held, and the keyboard repeats it. Returns the sentences until the key rests, with the time of each in
    /// milliseconds.
    mutating func hold(_ key: Key, _ times: Int, every pause: Duration) -> [(time: Int, sentence: String)] {
        var heard: [(Int, String)] = []
        func add(_ sentences: [String], _ now: Duration) {
            heard += sentences.map { (Int(now / .milliseconds(1)), $0) }
        }
        for _ in 0..<times {
            add(take(.key(key)), now)
            now += pause
        }
        while let due = explorer.nextDeadline {
            now = due
            add(take(.time), now)
        }
        return heard
    }

    /// All that was said is heard to its end.
    mutating func hear() {
        for utterance in said { _ = take(.utterance(.ended(utterance.number))) }
    }

    /// Types a text.
    mutating func type(_ text: String) -> [String] { text.flatMap { take(.key(.character($0))) } }

    mutating func take(_ event: ExploreEvent) -> [String] { sentences(explorer.take(event, at: now)) }

    /// Points of Coal come.
    mutating func append(_ y: [Double], from first: Double) -> [String] {
        take(.appended([TableReader.Appended(series: "Coal", points: Self.points(y, from: first))]))
    }

    private mutating func sentences(_ steps: [ExploreStep]) -> [String] {
        steps.compactMap { step in
            switch step {
            case .say(let utterance):
                said.append(utterance)
                return (utterance.priority == .low ? "low: " : "") + utterance.words.display
            case .play(let sound):
                let series = sound.series.map { $0.joined(separator: ", ") } ?? "all"
                let manner =
                    (sound.mode == .notes ? "" : " as \(sound.mode)") + (sound.seconds.map { " in \($0) s" } ?? "")
                if case .between(let lower, let upper) = sound.range {
                    return "play \(series), \(lower) to \(upper)\(manner)"
                }
                return "play \(series)\(manner)"
            case .tone(let request):
                tones.append(Self.sound(request))
                return nil
            case .silence: return "silence"
            case .redraw: return "redraw"
            case .print(let rows):
                printed += rows
                return nil
            case .leave: return "leave"
            }
        }
    }

    private static func sound(_ request: ToneRequest) -> String {
        switch request {
        case .sounds(let tone):
            let place = tone.pan.map { $0 < -0.15 ? " left" : $0 > 0.15 ? " right" : "" } ?? ""
            return "\((tone.value * 100).rounded() / 100)\(place)"
        case .ends(let id): return "\(id) ends"
        case .earcon(let earcon): return earcon.rawValue
        }
    }

    /// Takes the tones since the last call.
    mutating func takeTones() -> [String] {
        defer { tones = [] }
        return tones
    }

    /// The screen's rows as they look, without spaces at their ends.
    mutating func rows() -> [String] { explorer.screen().rows.map(\.text.trimmed) }
}

extension String {
    fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
