// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// The time to normalize a client's text: a kilobyte of prose without numbers, of the output of programs, and of one
/// number of each kind in turn.
struct TextBenchmark {
    private static let runs = 5000

    static func run(_ table: FigureTable) {
        for language in SpokenLanguage.all where prose[language.rawValue] != nil {
            report(table, "normalizing 1 kB of plain prose", language, prose[language.rawValue] ?? "")
            report(table, "normalizing 1 kB of dense numbers", language, lines)
            report(table, "normalizing 1 kB of numbers of every kind", language, kinds)
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

    /// Lines as `ping`, `df`, `ls -l`, `vmstat` and a table print them.
    private static let lines = """
        64 bytes from 192.0.2.17: icmp_seq=14 ttl=57 time=11.8 ms
        /dev/sda2 479152840 201834712 252905184 45% /home
        -rw-r--r-- 1 root root 48312 2026-03-14 09:26 syslog.1
         2  0      0 812364 102340 2190448    0    1    12    37  214  398  4  1 94  0  0
        1960-03,316.91,317.6,-0.03,29,12.5 °C,1013.2
        real 0m3.47s user 0m2.91s sys 0m0.38s, 184 passed, 2 failed, 98.9%

        """

    private static let kinds =
        "-5, 12.5 %, 3 km/h, 14:10:30, $26.50, 2024-03-05, 87–92, 1e-8, 1,234.5, 207.189.7.192, 3/4, ±0.5, 10⁻⁵ m, v1.2.10. "

    private static let prose: [String: String] = [
        "en": "The lamp on the desk was still lit when she came home, and nobody had touched the letters. ",
        "fr":
            "La lampe du bureau était encore allumée quand elle est rentrée, et personne n'avait touché aux lettres. ",
        "de": "Die Lampe auf dem Tisch brannte noch, als sie nach Hause kam, und niemand hatte die Briefe berührt. ",
        "es": "La lámpara de la mesa seguía encendida cuando llegó a casa, y nadie había tocado las cartas. ",
        "ru": "Лампа на столе ещё горела, когда она вернулась домой, и никто не трогал писем. ",
        "ja": "彼女が家に帰ったとき、机の上のランプはまだついていて、手紙には誰も触れていませんでした。",
        "zh-Hans": "她回到家时，桌上的灯还亮着，没有人动过那些信。",
        "zh-Hant": "她回到家時，桌上的燈還亮著，沒有人動過那些信。",
    ]
}
