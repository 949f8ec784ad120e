// SPDX-License-Identifier: MIT

/// A picture of dots, two by four in each cell of a terminal, as Unicode's braille patterns.
struct BrailleCanvas: Sendable, Equatable {
    /// The size in cells.
    let size: ScreenSize
    private var cells: [UInt8]
    private let dash: Dash

    /// The pattern of a line's dots, so that lines can be told apart without colors.
    enum Dash: Int, Sendable, CaseIterable {
        case solid, dashed, dotted, dashDotted

        func covers(_ step: Int) -> Bool {
            switch self {
            case .solid: true
            case .dashed: step % 7 < 4
            case .dotted: step % 3 == 0
            case .dashDotted: step % 9 < 5 || step % 9 == 7
            }
        }
    }

    init(_ size: ScreenSize, dash: Dash = .solid) {
        self.dash = dash
        self.size = ScreenSize(columns: max(0, size.columns), rows: max(0, size.rows))
        cells = Array(repeating: 0, count: self.size.columns * self.size.rows)
    }

    /// The width in dots.
    var width: Int { size.columns * 2 }
    var height: Int { size.rows * 4 }

    /// The characters of a row of cells; a space for a cell without dots.
    func row(_ row: Int) -> [Character] {
        cells[row * size.columns..<(row + 1) * size.columns].map(Self.character)
    }

    /// The dots of a cell, one bit each.
    func dots(_ column: Int, _ row: Int) -> UInt8 { cells[row * size.columns + column] }

    static func character(_ dots: UInt8) -> Character {
        dots == 0 ? " " : Character(Unicode.Scalar(0x2800 + UInt32(dots)) ?? " ")
    }

    /// Sets a dot. Dots count from the upper left; dots outside the canvas are ignored.
    mutating func set(_ x: Int, _ y: Int) {
        guard x >= 0, x < width, y >= 0, y < height else { return }
        cells[(y / 4) * size.columns + x / 2] |= Self.dots[y % 4][x % 2]
    }

    /// Sets all dots of a column between two rows, in either order.
    mutating func column(_ x: Int, from first: Int, to last: Int) {
        let (low, high) = (max(0, min(first, last)), min(height - 1, max(first, last)))
        for y in low..<max(low, high + 1) { set(x, y) }
    }

    /// Draws a straight line; omits the part outside the canvas.
    mutating func line(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
        guard let part = clipped(start, end) else { return }
        let steps = max(abs(part.to.x - part.from.x), abs(part.to.y - part.from.y)).rounded(.up)
        guard steps > 0 else { return set(Int(part.from.x.rounded()), Int(part.from.y.rounded())) }
        for step in 0...Int(steps) where dash.covers(step + Int(part.from.x.rounded())) {
            let share = Double(step) / steps
            let x = part.from.x + (part.to.x - part.from.x) * share
            let y = part.from.y + (part.to.y - part.from.y) * share
            set(Int(x.rounded()), Int(y.rounded()))
        }
    }

    /// The part between the left and the right edge, at most one dot above or below; nil when the line is outside.
    private func clipped(
        _ start: (x: Double, y: Double), _ end: (x: Double, y: Double)
    ) -> (from: (x: Double, y: Double), to: (x: Double, y: Double))? {
        guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else { return nil }
        let right = Double(width - 1)
        guard max(start.x, end.x) >= 0, min(start.x, end.x) <= right, width > 0 else { return nil }
        func at(_ x: Double) -> (x: Double, y: Double) {
            let share = end.x == start.x ? 0 : (x - start.x) / (end.x - start.x)
            return (x, start.y + (end.y - start.y) * share)
        }
        let ends = [start, end].map { $0.x < 0 ? at(0) : $0.x > right ? at(right) : $0 }
            .map { (x: $0.x, y: min(max($0.y, -1), Double(height))) }
        return (ends[0], ends[1])
    }

    private static let dots: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}
