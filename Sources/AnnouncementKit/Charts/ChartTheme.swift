// SPDX-License-Identifier: MIT

/// The colors of a chart.
public struct ChartTheme: Sendable, Hashable {
    public var name: String
    public var background: ChartColor
    /// The color of text and axes.
    public var foreground: ChartColor
    public var gridlines: ChartColor
    /// The colors of the series, used in turn.
    public var strokes: [ChartColor]

    public init(
        name: String, background: ChartColor, foreground: ChartColor, gridlines: ChartColor, strokes: [ChartColor]
    ) {
        self.name = name
        self.background = background
        self.foreground = foreground
        self.gridlines = gridlines
        self.strokes = strokes
    }

    /// The theme for the user's settings.
    public init(_ scheme: ColorScheme, increasedContrast: Bool = false) {
        switch (scheme, increasedContrast) {
        case (.light, false): self = .light
        case (.dark, false): self = .dark
        case (.light, true): self = .highContrastLight
        case (.dark, true): self = .highContrast
        }
    }

    public static let light = ChartTheme(
        name: "Light", background: 0xFFFFFF, foreground: 0x333333, gridlines: 0xD8D8D8,
        strokes: [0x1F6FB4, 0xB4530A, 0x2E7D32, 0x8E3B9E])
    public static let dark = ChartTheme(
        name: "Dark", background: 0x1C1C1E, foreground: 0xE5E5E7, gridlines: 0x444448,
        strokes: [0x64B5F6, 0xFFB74D, 0x81C784, 0xCE93D8])
    /// All colors have a contrast of at least 7:1, gridlines of at least 3:1.
    public static let highContrast = ChartTheme(
        name: "High Contrast", background: 0x000000, foreground: 0xFFFFFF, gridlines: 0x8A8A8A,
        strokes: [0xFFFF00, 0x00FFFF, 0x7CFC00, 0xFFA6FF])
    public static let highContrastLight = ChartTheme(
        name: "High Contrast Light", background: 0xFFFFFF, foreground: 0x000000, gridlines: 0x767676,
        strokes: [0x00318C, 0x7A1F00, 0x004D1A, 0x5A0073])

    private init(
        name: String, background: UInt32, foreground: UInt32, gridlines: UInt32, strokes: [UInt32]
    ) {
        self.init(
            name: name, background: ChartColor(hex: background), foreground: ChartColor(hex: foreground),
            gridlines: ChartColor(hex: gridlines), strokes: strokes.map(ChartColor.init(hex:)))
    }
}
