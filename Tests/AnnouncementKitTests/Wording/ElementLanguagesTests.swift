// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

/// What is said of elements holds in each language.
@Suite("Wording of elements in every language")
struct ElementLanguagesTests {
    private static let row = ElementSnapshot(
        label: "A", hint: "B",
        traits: AccessibilityTraits.named.reduce(into: []) { if $1.name != "button" { $0.insert($1.trait) } },
        index: 2, count: 12)

    @Test func `traits, position and hint are said, in this order`() {
        let told = SpokenLanguage.allCases.map { language in
            "\(language): \(Wording(language: language).words(for: .element(Self.row)).display)"
        }
        #expect(
            told == [
                "en: A, selected, dimmed, switch button, tab bar, heading, link, adjustable, image, search field, "
                    + "keyboard key, 3 of 12. B",
                "fr: A, sélectionné, estompé, interrupteur, barre d'onglets, en-tête, lien, ajustable, image, "
                    + "champ de recherche, touche de clavier, 3 sur 12. B",
                "de: A, ausgewählt, deaktiviert, Schalter, Tableiste, Überschrift, Link, anpassbar, Bild, Suchfeld, "
                    + "Taste der Tastatur, 3 von 12. B",
                "ja: A、選択中、使用不可、切り替えボタン、タブバー、見出し、リンク、調整可能、イメージ、検索フィールド、キーボードのキー、12の3。B",
                "ru: A, выбрано, недоступно, переключатель, панель вкладок, заголовок, ссылка, регулируемый, "
                    + "изображение, поле поиска, клавиша, 3 из 12. B",
                "zh-Hans: A，已选中，变暗，切换按钮，标签栏，标题，链接，可调整，图像，搜索框，键盘按键，第 3 个，共 12 个。B",
                "es: A, seleccionado, atenuado, conmutador, barra de pestañas, encabezado, enlace, ajustable, imagen, "
                    + "campo de búsqueda, tecla, 3 de 12. B",
                "zh-Hant: A，已選取，變暗，切換按鈕，標籤頁列，標題，連結，可調整，影像，搜尋欄位，鍵盤按鍵，第 3 個，共 12 個。B",
            ])
    }

    @Test func `a button, and what is not so any more`() {
        let old = ElementSnapshot(label: "A", traits: [.selected, .notEnabled])
        let new = ElementSnapshot(label: "A", traits: .button, bound: .minimum)
        let told = SpokenLanguage.allCases.map { language in
            let words = Wording(language: language).words(for: .elementChanged(new, from: old))
            return "\(language): \(words.display) | \(words.speech)"
        }
        #expect(
            told == [
                "en: minimum, button, not selected, not dimmed | minimum, button, not selected, not dimmed",
                "fr: minimum, bouton, non sélectionné, non estompé | minimum, bouton, non sélectionné, non estompé",
                "de: Minimum, Taste, nicht ausgewählt, nicht deaktiviert | "
                    + "Minimum, Taste, nicht ausgewählt, nicht deaktiviert",
                "ja: 最小、ボタン、選択解除、使用可能 | さいしょう、ボタン、せんたく かいじょ、しようかのう",
                "ru: минимум, кнопка, не выбрано, доступно | минимум, кнопка, не выбрано, доступно",
                "zh-Hans: 最小值，按钮，未选中，未变暗 | 最小值，按钮，未选中，未变暗",
                "es: mínimo, botón, no seleccionado, no atenuado | mínimo, botón, no seleccionado, no atenuado",
                "zh-Hant: 最小值，按鈕，未選取，未變暗 | 最小值，按鈕，未選取，未變暗",
            ])
    }

    private static let labels: [String?] = [nil, "", "  ", "A", "A.", " a", "Name:", "Really?", "，", ".", "Б б", "桜"]
    private static let others: [String?] = [nil, "", " ", "A", "a.", "B,", "5", "桜。"]

    /// Every combination of parts that are missing, empty, alike, or end with a pause of their own.
    @Test(arguments: SpokenLanguage.allCases, Verbosity.allCases)
    func `parts that are empty leave no pause, and none is said twice`(language: SpokenLanguage, verbosity: Verbosity) {
        let wording = Wording(language: language, verbosity: verbosity)
        var problems: [String] = []
        for label in Self.labels {
            for (value, hint) in Self.others.flatMap({ value in Self.others.map { (value, $0) } }) {
                for traits in [AccessibilityTraits(), .button] {
                    let element = ElementSnapshot(
                        label: label, value: value, hint: hint, traits: traits, index: 0, count: traits.isEmpty ? 1 : 2)
                    let words = wording.words(for: .element(element))
                    for text in [words.display, words.speech] where Self.isWrong(text, [label, value, hint]) {
                        problems.append("\(text) of \(label ?? "nil"), \(value ?? "nil"), \(hint ?? "nil")")
                    }
                }
            }
        }
        #expect(problems.prefix(10) == [])
    }

    /// Whether pauses touch each other or an end, beside those that a client has written, or a client's part comes twice.
    private static func isWrong(_ text: String, _ parts: [String?]) -> Bool {
        let clients = Set(parts.compactMap { $0.map(bare) })
        let said = text.split(whereSeparator: isPause).map { bare(String($0)) }
        let isTwice = clients.contains { part in !part.isEmpty && said.filter { $0 == part }.count > 1 }
        let touching = zip(text, text.dropFirst()).contains { isPause($0) && isPause($1) }
        let isStray = text.contains("  ") || text.hasPrefix(" ") || text.hasSuffix(" ")
        let isOpen = text.first.map(isPause) ?? false
        return isTwice || touching || isStray
            || isOpen && !parts.contains { $0.map { bare($0).isEmpty && !$0.isEmpty } ?? false }
    }

    private static func isPause(_ character: Character) -> Bool { ".,;:?!。，、；：？！".contains(character) }

    /// Without spaces and pauses around it, in small letters.
    private static func bare(_ text: String) -> String {
        text.lowercased().filter { !isPause($0) && $0 != " " }
    }
}
