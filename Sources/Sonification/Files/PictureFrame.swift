// SPDX-License-Identifier: MIT

import Glibc

/// Where times and pitches are in a picture of a score.
struct PictureFrame {
    let seconds: Double
    let band: PitchBand
    let width: Double
    let height: Double

    private static let margin = 40.0

    func x(_ time: Double) -> Double { Self.margin + time / seconds * (width - 1.5 * Self.margin) }

    func y(_ hertz: Double) -> Double {
        let share = log(hertz / band.lowest) / log(band.highest / band.lowest)
        return height - Self.margin - min(max(share, -0.05), 1.05) * (height - 2 * Self.margin)
    }

    var top: Double { Self.margin / 2 }
    var bottom: Double { height - Self.margin * 0.75 }

    /// A line at each octave, and a mark at each second or so.
    var grid: String {
        let lines = octaves.map { hertz in
            line(from: (x(0), y(hertz)), to: (x(seconds), y(hertz))) + label("\(Int(hertz.rounded()))", 4, y(hertz) + 4)
        }
        let marks = stride(from: 0, through: seconds, by: step).map { time in
            label(Self.text(time), x(time) - 4, height - 8)
        }
        return (lines + marks).joined(separator: "\n")
    }

    private var octaves: [Double] {
        (0...Int(log2(band.highest / band.lowest) + 0.001)).map { band.lowest * pow(2, Double($0)) }
    }

    /// At most ten marks.
    private var step: Double {
        [1, 2, 5, 10, 20, 60, 120, 300].first { seconds / $0 <= 10 } ?? seconds / 5
    }

    private func line(from start: (Double, Double), to end: (Double, Double)) -> String {
        "<path d=\"M\(Self.text(start.0)) \(Self.text(start.1))L\(Self.text(end.0)) \(Self.text(end.1))\" stroke=\"#ddd\"/>"
    }

    private func label(_ text: String, _ x: Double, _ y: Double) -> String {
        "<text x=\"\(Self.text(x))\" y=\"\(Self.text(y))\" font-size=\"12\" font-family=\"sans-serif\" fill=\"#555\">"
            + "\(text)</text>"
    }

    /// A number to one place behind the point.
    static func text(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
    }
}
