// SPDX-License-Identifier: MIT

import Glibc

/// A label at the right edge of a picture: the value that sounds at this pitch.
public struct PictureMark: Sendable, Hashable {
    /// The pitch in hertz.
    public var hertz: Double
    public var text: String

    public init(hertz: Double, text: String) {
        self.hertz = hertz
        self.text = text
    }
}

/// The positions of times and pitches in a picture of a score.
struct PictureFrame {
    let seconds: Double
    let band: PitchBand
    let width: Double
    let height: Double
    let values: [PictureMark]
    /// True if heights represent pitches.
    let isPitch: Bool

    private static let left = 64.0
    private static let margin = 40.0
    /// The approximate width of a letter.
    private static let letter = 7.5

    private var right: Double {
        Self.margin / 2 + (values.map { Double($0.text.count) * Self.letter }.max() ?? 0)
    }

    func x(_ time: Double) -> Double { Self.left + time / seconds * (width - Self.left - right) }

    func y(_ hertz: Double) -> Double {
        let share = log(hertz / band.lowest) / log(band.highest / band.lowest)
        return height - Self.margin - min(max(share, -0.05), 1.05) * (height - 2 * Self.margin)
    }

    var top: Double { Self.margin * 0.65 }
    var bottom: Double { height - Self.margin * 0.75 }

    /// A line for each octave, labels of times, and labels of values.
    var grid: String {
        let lines = band.octaves.map { hertz in
            line(from: (x(0), y(hertz)), to: (x(seconds), y(hertz)))
                + (isPitch ? label("\(Int(hertz.rounded())) Hz", Self.left - 8, y(hertz) + 4, "end") : "")
        }
        let marks = stride(from: 0, through: seconds, by: step).map { time in
            label("\(Self.text(time)) s", x(time), height - 8, "middle")
        }
        let values = values.map { label(ScorePicture.escaped($0.text), width - right + 8, y($0.hertz) + 4, "start") }
        return (lines + marks + values).joined(separator: "\n")
    }

    /// The interval between labels of times, for at most ten labels.
    private var step: Double {
        [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60, 120, 300].first { seconds / $0 <= 10 } ?? seconds / 5
    }

    /// The title, followed by the names of the series in their colors, unless the title is the name of the only series.
    func heading(_ title: String, _ names: [(name: String, color: String)]) -> String {
        let series = names.map(\.name) == [title] ? [] : names
        let words = series.map { "<tspan fill=\"\($0.color)\" dx=\"16\">\(ScorePicture.escaped($0.name))</tspan>" }
        return "<text x=\"\(Self.text(x(0)))\" y=\"16\" font-size=\"14\" font-family=\"sans-serif\" fill=\"#222\">"
            + "\(title)\(words.joined())</text>"
    }

    private func line(from start: (Double, Double), to end: (Double, Double)) -> String {
        "<path d=\"M\(Self.text(start.0)) \(Self.text(start.1))L\(Self.text(end.0)) \(Self.text(end.1))\" stroke=\"#ddd\"/>"
    }

    private func label(_ text: String, _ x: Double, _ y: Double, _ anchor: String) -> String {
        "<text x=\"\(Self.text(x))\" y=\"\(Self.text(y))\" text-anchor=\"\(anchor)\" font-size=\"12\" "
            + "font-family=\"sans-serif\" fill=\"#555\">\(text)</text>"
    }

    /// A number with at most one decimal digit.
    static func text(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
    }
}
