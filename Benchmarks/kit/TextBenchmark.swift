// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// What normalizing a client's text costs: a kilobyte of prose without a number, and a kilobyte of hardly anything else.
struct TextBenchmark {
    private static let runs = 5000

    static func run(_ table: FigureTable) {
        for language in SpokenLanguage.allCases {
            report(table, "normalizing 1 kB of plain prose", language, prose[language] ?? "")
            report(table, "normalizing 1 kB of dense numbers", language, numbers)
        }
    }

    private static func report(_ table: FigureTable, _ name: String, _ language: SpokenLanguage, _ sentence: String) {
        let text = kilobyte(sentence)
        var stopwatch = Stopwatch()
        var length = 0
        for _ in 0..<runs {
            stopwatch.measure { length += NormalizedText(text, language: language).speech.utf8.count }
        }
        guard length > 0 else { return print("nothing was said") }
        table.report("\(name), \(language.rawValue)", stopwatch)
    }

    private static func kilobyte(_ sentence: String) -> String {
        var text = ""
        while text.utf8.count + sentence.utf8.count <= 1024 { text += sentence }
        return text
    }

    private static let numbers =
        "-5, 12.5 %, 3 km/h, 14:10:30, $26.50, 2024-03-05, 87–92, 1e-8, 1,234.5, 207.189.7.192, 3/4, ±0.5, 10⁻⁵ m, v1.2.10. "

    private static let prose: [SpokenLanguage: String] = [
        .english: "The lamp on the desk was still lit when she came home, and nobody had touched the letters. ",
        .french:
            "La lampe du bureau était encore allumée quand elle est rentrée, et personne n'avait touché aux lettres. ",
        .german: "Die Lampe auf dem Tisch brannte noch, als sie nach Hause kam, und niemand hatte die Briefe berührt. ",
        .spanish: "La lámpara de la mesa seguía encendida cuando llegó a casa, y nadie había tocado las cartas. ",
        .russian: "Лампа на столе ещё горела, когда она вернулась домой, и никто не трогал писем. ",
        .japanese: "彼女が家に帰ったとき、机の上のランプはまだついていて、手紙には誰も触れていませんでした。",
        .simplifiedChinese: "她回到家时，桌上的灯还亮着，没有人动过那些信。",
        .traditionalChinese: "她回到家時，桌上的燈還亮著，沒有人動過那些信。",
    ]
}
