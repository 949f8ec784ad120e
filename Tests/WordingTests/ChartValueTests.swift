// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

/// A value has the digits of its source, whatever the axis shows.
@Suite("Wording: values of charts")
struct ChartValueTests {
    private func axis(_ lower: Double, _ upper: Double, _ unit: String? = nil, digits: Int? = nil) -> AxisRange {
        AxisRange(axis: "y", lower: lower, upper: upper, unit: unit, fractionDigits: digits)
    }

    private func point(_ value: Double, on y: AxisRange, x: AxisRange? = nil, at place: Double = 0) -> ChartPoint {
        let names = AxisRange(axis: "x", lower: 0, upper: 2, scale: .category(["a", "b", "c"]))
        return ChartPoint(
            x: AxisValue(place, on: x ?? names), y: AxisValue(value, on: y), series: "s", index: 0, count: 3)
    }

    private func told(_ phrase: ChartPhrase, _ verbosity: Verbosity = .low, _ language: SpokenLanguage = .english)
        -> WordedText
    {
        Wording(language: language, verbosity: verbosity).words(for: .chart(phrase))
    }

    private func display(_ phrase: ChartPhrase, _ verbosity: Verbosity = .low, _ language: SpokenLanguage = .english)
        -> String
    {
        String(told(phrase, verbosity, language).display.map { $0 == "\u{A0}" ? " " : $0 })
    }

    @Test(
        arguments: [
            (12_345.67, 455.5, 980_000.12, nil, "a, 12,345.67"), (455.5, 455.5, 980_000.12, nil, "a, 455.5"),
            (19.99, 5.49, 1299, nil, "a, 19.99"), (24.95, 5.49, 1299, nil, "a, 24.95"),
            (19.99, 5.49, 1299, "EUR", "a, €19.99"), (1234.56, 0, 100_000, "USD", "a, $1234.56"),
            (764, 764, 1_417_173_173, nil, "a, 764"), (519_562, 764, 1_417_173_173, nil, "a, 519,562"),
            (1_417_173_173, 764, 1_417_173_173, nil, "a, about 1.417 billion"), (1024, 0, 3e9, nil, "a, 1024"),
            (3e9, 0, 3e9, nil, "a, 3 billion"), (512, 0, 3e9, "KiB", "a, 512 KiB"), (512, 0, 2e6, "B", "a, 512 B"),
            (1500, 0, 2e6, "B", "a, 1.5 kB"), (0.25, 0, 2000, "ms", "a, 0.25 ms"),
            (0.00012, 9.1e-6, 2.302585, nil, "a, 0.00012"), (9.1e-6, 9.1e-6, 2.302585, nil, "a, 9.1 × 10⁻⁶"),
            (2.302585, 9.1e-6, 2.302585, nil, "a, 2.302585"), (0.04, -250, 0.04, nil, "a, 0.04"),
            (-0.4, -250, 0.04, nil, "a, −0.4"), (1e-9, 1e-9, 2e6, nil, "a, 1 × 10⁻⁹"),
            (2e6, 1e-9, 2e6, nil, "a, 2 million"), (0.9991, 0, 1, nil, "a, 0.9991"),
            (0.99912, 0, 1, nil, "a, 0.99912"), (-0.0001, -0.0001, 100, nil, "a, −0.0001"),
            (0.1 + 0.2, 0, 1, nil, "a, 0.3"), (1.0 / 3, 0, 1, nil, "a, about 0.3333"),
            (1_234_567, 0, 2e6, nil, "a, about 1.235 million"),
            (1_234_567, 1_234_560, 1_234_570, nil, "a, 1,234,567"),
            (1e300 / 3, 0, 1e300, nil, "a, about 3.333 × 10²⁹⁹"),
        ] as [(Double, Double, Double, String?, String)])
    func `a value has all digits of its source, or is announced as approximate`(
        value: Double, lower: Double, upper: Double, unit: String?, words: String
    ) {
        #expect(display(.point(point(value, on: axis(lower, upper, unit)))) == words)
    }

    @Test(
        arguments: [
            (5.49, 1299, nil, nil, "5.49 to 1299"), (1, 6366, nil, nil, "1 to 6366"),
            (1613, 5140, nil, nil, "1613 to 5140"), (455.5, 980_000.12, nil, nil, "455.5 to 981,000"),
            (764, 1_417_173_173, nil, nil, "764, to 1.42 billion"), (0, 3_376, nil, nil, "0 to 3376"),
            (-0.0001, 100, nil, nil, "−0.0001 to 100"), (9.1e-6, 2.302585, nil, nil, "9.1 × 10⁻⁶ to 2.31"),
            (512, 3e9, "B", nil, "512 B to 3 GB"), (25.75, 75.25, nil, 0, "26 to 75"), (38.1, 62.9, nil, 0, "39 to 62"),
            (25.75, 75.25, nil, nil, "25.75 to 75.25"), (25.75, 26.25, nil, 0, "25.75 to 26.25"),
            (1.1, 3.3, nil, 1, "1.1 to 3.3"), (1.07, 3.3, nil, 1, "1.1 to 3.3"),
            (12_345.678, 12_399.123, nil, nil, "12,345.6 to 12,399.2"),
        ] as [(Double, Double, String?, Int?, String)])
    func `the ends of an axis exclude none of its data`(
        lower: Double, upper: Double, unit: String?, digits: Int?, words: String
    ) {
        let range = axis(lower, upper, unit, digits: digits)
        let told = Wording(verbosity: .low).words(for: .axisRanges([range])).display
        #expect(told.map { $0 == "\u{A0}" ? " " : $0 }.elementsEqual(words))
    }

    @Test(
        arguments: [
            (330_933.763, 455.5, 980_000.12, 2, "about 330,900"), (340.14235, 313, 373.9, 1, "about 340.14"),
            (32.125, 0, 100, 0, "about 32.1"), (4.5, 0, 10, 0, "4.5"), (18, 5, 40, 0, "18"),
            (31.999999999999996, 0, 100, 0, "32"), (0.123456, 0, 100, 0, "about 0.123"),
            (472_564_565.7, 764, 1_417_173_173, 0, "about 473 million"),
        ] as [(Double, Double, Double, Int, String)])
    func `a mean has one digit more than the data and the axis, and is spoken as rounded`(
        mean: Double, lower: Double, upper: Double, digits: Int, words: String
    ) {
        let value = AxisValue(mean, on: axis(lower, upper, digits: digits))
        #expect(display(.noMore(.average(value))) == "No further point at the average \(words)")
    }

    /// For whole numbers the words are exactly the note's.
    @Test(
        arguments: [
            (349.5, 313, 373.9, nil, "b, 349.5 value"), (315.71, 313, 373.9, "ppm", "b, 315.71 value"),
            (-5.9, -5.9, 317, nil, "b, -5.9 value"), (0.4, -250, 0.4, nil, "b, 0.4 value"),
            (1.65, 0, 3, nil, "b, 1.65 value"), (25, 0, 100, nil, "b, 25 value"),
            (1.0 / 3, 0, 1, nil, "b, 0.333333333 value"),
        ] as [(Double, Double, Double, String?, String)])
    func `at high verbosity the note's words lose no digits, and the place is spoken`(
        value: Double, lower: Double, upper: Double, unit: String?, words: String
    ) {
        #expect(display(.point(point(value, on: axis(lower, upper, unit), at: 1)), .high) == words)
    }

    @Test(
        arguments: [
            (1, 5, "V", AxisScale.linear, "1.0 to 5.0 volts"), (0.25, 2.35, nil, .linear, "0.25 to 2.35"),
            (5.49, 1299, nil, .linear, "5.5 to 1299.0"), (0, 5e14, "W", .linear, "0 to 500 terawatts"),
            (0, 5e14, nil, .linear, "0 to 500 trillion"),
            (1e-5, 1, nil, .logarithmic, "1.0 times 10 to the minus 5 to 1.0"),
        ] as [(Double, Double, String?, AxisScale, String)])
    func `at high verbosity the note's single digit is kept where it is accurate enough`(
        lower: Double, upper: Double, unit: String?, scale: AxisScale, words: String
    ) {
        let range = AxisRange(axis: "y", lower: lower, upper: upper, scale: scale, unit: unit)
        #expect(told(.axis(range), .high).speech == "Y Axis with visible range from \(words)")
    }

    @Test(
        arguments: [
            (SpokenLanguage.english, "Lowest: 20 at 2", "Highest: 62.5 at 2", "Mark: 20 at 2"),
            (.german, "Tiefster Wert: 20 bei 2", "Höchster Wert: 62,5 bei 2", "Marke: 20 bei 2"),
            (.french, "Minimum : 20 au point 2", "Maximum : 62,5 au point 2", "Repère : 20 au point 2"),
            (.spanish, "Mínimo: 20 en 2", "Máximo: 62,5 en 2", "Marca: 20 en 2"),
            (.russian, "Минимум: 20 в точке 2", "Максимум: 62,5 в точке 2", "Метка: 20 в точке 2"),
            (.japanese, "最小：2で20", "最大：2で62.5", "印：2で20"),
            (.traditionalChinese, "最低：在 2 處為 20", "最高：在 2 處為 62.5", "標記：在 2 處為 20"),
            (.simplifiedChinese, "最低：在 2 处为 20", "最高：在 2 处为 62.5", "标记：在 2 处为 20"),
        ])
    func `two numbers always have a word between them`(
        language: SpokenLanguage, lowest: String, highest: String, mark: String
    ) {
        let (y, x) = (axis(0, 100), AxisRange(axis: "x", lower: 1, upper: 5))
        let (low, high) = (point(20, on: y, x: x, at: 2), point(62.5, on: y, x: x, at: 2))
        #expect(
            [ChartPhrase.minimum(low), .maximum(high), .marked(low)].map { display($0, .low, language) } == [
                lowest, highest, mark,
            ])
    }

    @Test(
        arguments: [
            (SpokenLanguage.english, "a, about 1.417 billion", "a, minus infinite", "Y axis, no values"),
            (.german, "a, etwa 1,417 Milliarden", "a, minus unendlich", "Y-Achse, keine Werte"),
            (.french, "a, environ 1,417 milliard", "a, moins infini", "axe Y, aucune valeur"),
            (.spanish, "a, aproximadamente 1417 millones", "a, menos infinito", "eje Y, sin valores"),
            (.russian, "a, примерно 1,417 миллиарда", "a, минус бесконечность", "ось Y, нет значений"),
            (.japanese, "a、約14.17億", "a、マイナス無限大", "Y軸、値なし"),
            (.traditionalChinese, "a，約 14.17億", "a，負無限大", "Y 軸，沒有數值"),
            (.simplifiedChinese, "a，约 14.17亿", "a，负无限大", "Y 轴，没有数值"),
        ])
    func `every language has words for rounded, infinite and missing values`(
        language: SpokenLanguage, rounded: String, infinite: String, empty: String
    ) {
        let phrases: [ChartPhrase] = [
            .point(point(1_417_173_173, on: axis(764, 1_417_173_173))), .point(point(-.infinity, on: axis(0, 1))),
            .emptyAxis(axis(0, 10)),
        ]
        #expect(phrases.map { display($0, .low, language) } == [rounded, infinite, empty])
    }

    @Test(
        arguments: [
            (
                SpokenLanguage.english,
                "s, 5 points, 2 infinite, 1 without a value, 0. 1 of 5 points is outside the view."
            ),
            (.german, "s, 5 Punkte, 2 unendlich, 1 ohne Wert, 0. 1 von 5 Punkten liegt außerhalb der Ansicht."),
            (.french, "s, 5 points, 2 à valeur infinie, 1 sans valeur, 0. 1 point sur 5 est hors de la vue."),
            (.spanish, "s, 5 puntos, 2 de valor infinito, 1 sin valor, 0. 1 punto de 5 está fuera de la vista."),
            (.russian, "s, 5 точек, 2 с бесконечным значением, 1 без значения, 0. Вне видимой области 1 точка из 5."),
            (.japanese, "s、データ点5個、無限大2個、値なし1個、0。5個中1個が表示範囲の外です。"),
            (.traditionalChinese, "s，5 個資料點，2 個無限大，1 個無數值，0。5 個資料點中有 1 個在可見範圍之外。"),
            (.simplifiedChinese, "s，5 个数据点，2 个无限大，1 个无数值，0。5 个数据点中有 1 个在可见范围之外。"),
        ])
    func `every language counts infinite, missing and hidden values`(language: SpokenLanguage, words: String) {
        let x = AxisValue(0, on: AxisRange(axis: "x", lower: 0, upper: 9))
        let summary = SeriesSummary(
            name: "s", count: 5, gaps: 1, infinite: 2, hidden: 1, first: x, last: x, extremes: nil)
        #expect(display(.seriesSummary(summary), .medium, language) == words)
    }

    @Test(arguments: [
        (SpokenLanguage.english, "0 2 1 3 4: 5"), (.german, "0 2 1 3 4: 5"),
        (.japanese, "れい に いち さん よん：ご"), (.simplifiedChinese, "零二一三四：五"),
    ])
    func `codes are spoken digit by digit`(language: SpokenLanguage, speech: String) {
        let codes = AxisRange(axis: "x", lower: 0, upper: 2, scale: .category(["02134", "10001", "94105"]))
        #expect(told(.point(point(5, on: axis(0, 9), x: codes)), .low, language).speech == speech)
    }

    @Test func `years are numbers, not codes`() {
        let years = AxisRange(axis: "x", lower: 0, upper: 1, scale: .category(["2019", "2020"]))
        #expect(told(.point(point(5, on: axis(0, 9), x: years))).speech == "2019: 5")
    }
}
