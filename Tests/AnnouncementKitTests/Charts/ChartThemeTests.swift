// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("Text size and contrast")
@MainActor
struct ChartThemeTests {
    @Test func `body text has the platform's size in each of twelve categories, and is large if none is chosen`() {
        #expect(
            ContentSizeCategory.allCases.map(\.bodyPointSize) == [17, 14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).map(\.bodyPointSize).min() == 28)
    }

    @Test func `tick labels are scaled from their base size each time, on every axis`() {
        let surface = ChartSurface(id: "c")
        surface.xAxes = [ChartAxis(isXAxis: true)]
        surface.yAxes = [ChartAxis(isXAxis: false)]
        surface.yAxes[0].tickLabelStyle = TickLabelStyle(size: 34, family: "Sans")
        var sizes: [[Double]] = []
        for category in [ContentSizeCategory.large, .extraLarge, .extraLarge, .extraSmall, .unspecified] {
            surface.contentSizeCategory = category
            sizes.append((surface.xAxes + surface.yAxes).map(\.scaledTickLabelStyle.size))
        }
        let x = [12, 12 * 19.0 / 17, 12 * 19.0 / 17, 12 * 14.0 / 17, 12]
        #expect(sizes == zip(x, [34.0, 38, 38, 28, 34]).map { [$0, $1] })
        #expect(surface.yAxes[0].tickLabelStyle == TickLabelStyle(size: 34, family: "Sans"))
    }

    @Test func `contrast follows the WCAG formula`() {
        let (black, white) = (ChartColor(hex: 0x000000), ChartColor(hex: 0xFFFFFF))
        #expect(ContrastRatio(black, white).value == 21)
        #expect(ContrastRatio(white, black).value == 21)
        #expect(ContrastRatio(white, white).value == 1)
        // The lightest gray allowed as text on white at level AA, and the next lighter one.
        #expect(ContrastRatio(ChartColor(hex: 0x767676), white).value >= 4.5)
        #expect(ContrastRatio(ChartColor(hex: 0x777777), white).value < 4.5)
        #expect(abs(ChartColor(hex: 0xFF0000).luminance - 0.2126) < 1e-12)
    }

    @Test(arguments: [ChartTheme.highContrast, .highContrastLight])
    func `high contrast is 7 to 1 for text and series, and 3 to 1 for gridlines`(theme: ChartTheme) {
        for color in [theme.foreground] + theme.strokes {
            #expect(ContrastRatio(color, theme.background) >= .enhancedText)
        }
        #expect(ContrastRatio(theme.gridlines, theme.background) >= .graphics)
    }

    @Test(arguments: [ChartTheme.light, .dark])
    func `other themes keep text at 7 to 1 and series at 3 to 1`(theme: ChartTheme) {
        #expect(ContrastRatio(theme.foreground, theme.background) >= .enhancedText)
        for color in theme.strokes { #expect(ContrastRatio(color, theme.background) >= .graphics) }
    }

    @Test func `a theme follows the user's settings`() {
        let all = ColorScheme.allCases.flatMap { scheme in
            [false, true].map { ChartTheme(scheme, increasedContrast: $0).name }
        }
        #expect(all == ["Light", "High Contrast Light", "Dark", "High Contrast"])
    }
}
