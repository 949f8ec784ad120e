// SPDX-License-Identifier: GPL-3.0-or-later

/// A text that is sent to a synthesizer, and the words that must be heard in it.
struct PhonemeSentence: Sendable {
    /// A BCP 47 tag.
    let language: String
    let text: String
    /// Words of the text that carry its meaning: a sign, a decimal mark, a power.
    let heard: [String]
}

extension PhonemeSentence {
    /// Reads one sentence a line. After a bar follow the words that must be heard, separated by commas.
    private static func table(_ language: String, _ lines: String) -> [PhonemeSentence] {
        lines.split(separator: "\n").map { line in
            let parts = line.split(separator: "|")
            let heard = parts.dropFirst().flatMap { $0.split(separator: ",") }
            return PhonemeSentence(
                language: language, text: String(parts[0]).trimmed, heard: heard.map { String($0).trimmed })
        }
    }

    static let all: [PhonemeSentence] = [
        table(
            "en",
            """
            X Axis range changed, now it's from 1.0 to 5.0 | point, five
            from minus 5 to 5 | minus
            minus 2.25 | minus, point, two five
            3.2 times 10 to the minus 9 | times ten, minus, nine
            1.5 times 10 to the 20 | point, times ten, twenty
            1 point, 560 dollars | one, dollars
            2 points, 21 points | points, twenty one
            3.2 nanofarads | point, nanofarads
            not set | not set
            missing value | missing
            12.5 percent | twelve, point, percent
            minus 0.04 volts | minus, point, volts
            1.23 million | point, million
            edge reached | edge
            March 2010, 580 | March, two thousand
            minus 5 degrees Celsius | minus, degrees
            button, dimmed | button
            3 of 12 | three, twelve
            infinity | infinity
            one point zero to one point zero five | one point zero
            """),
        table(
            "de",
            """
            X-Achse: der Bereich geht jetzt von 1,0 bis 5,0 | Komma, fünf
            von minus 5 bis 5 | minus
            minus 2,25 | minus, Komma
            3,2 mal 10 hoch minus 9 | mal, hoch, minus, neun
            1,5 mal 10 hoch 20 | Komma, hoch, zwanzig
            ein Punkt, 560 Dollar | Punkt, Dollar
            2 Punkte, 21 Punkte | Punkte, einundzwanzig
            3,2 Nanofarad | Komma, Nanofarad
            nicht gesetzt | gesetzt
            Wert fehlt | fehlt
            12,5 Prozent | Komma, Prozent
            minus 0,04 Volt | minus, Komma, Volt
            1,23 Millionen | Komma, Millionen
            Ende der Daten | Ende
            März 2010, 580 | März
            minus 5 Grad Celsius | minus, Grad
            Taste, nicht verfügbar | Taste
            3 von 12 | drei, zwölf
            unendlich | unendlich
            logarithmische Skala | Skala
            """),
        table(
            "fr",
            """
            L'axe X va maintenant de 1,0 à 5,0 | virgule, cinq
            de moins 5 à 5 | moins
            moins 2,25 | moins, virgule
            3,2 fois 10 puissance moins 9 | fois, puissance, moins, neuf
            1,5 fois 10 puissance 20 | virgule, puissance, vingt
            un point, 560 dollars | point, dollars
            2 points, 21 points | points
            3,2 nanofarads | virgule, nanofarads
            non défini | non défini
            valeur absente | absente
            12,5 pour cent | virgule, pour cent
            moins 0,04 volt | moins, virgule, volt
            1,23 million | virgule, million
            fin des données | données
            mars 2010, 580 | mars
            moins 5 degrés | moins, degrés
            bouton, indisponible | bouton
            3 sur 12 | trois, douze
            infini | infini
            échelle logaritmique | échelle
            """),
        table(
            "es",
            """
            El eje X va ahora de 1,0 a 5,0 | coma, cinco
            de menos 5 a 5 | menos
            menos 2,25 | menos, coma
            3,2 por 10 elevado a menos 9 | por, elevado, menos, nueve
            1,5 por 10 elevado a 20 | coma, elevado, veinte
            un punto, 560 dólares | punto, dólares
            2 puntos, 21 puntos | puntos
            3,2 nanofaradios | coma, nanofaradios
            sin definir | definir
            falta el valor | falta
            12,5 por ciento | coma, por ciento
            menos 0,04 voltios | menos, coma, voltios
            1,23 millones | coma, millones
            fin de los datos | datos
            marzo de 2010, 580 | marzo
            menos 5 grados | menos, grados
            botón, no disponible | botón
            3 de 12 | tres, doce
            infinito | infinito
            escala logarítmica | escala
            """),
        table(
            "ru",
            """
            Ось икс теперь от 1 целой до 5 | целой, 5
            от минус 5 до 5 | минус
            минус 2 целых 25 сотых | минус, целых, сотых
            3 умножить на 10 в степени минус 9 | умножить, степени, минус, 9
            5 умножить на 10 в степени 20 | степени, 20
            одна точка, 560 долларов | точка, долларов
            2 точки, 21 точка | точки
            3 целых 2 десятых нанофарады | целых, десятых
            не задано | задано
            нет значения | значения
            12 целых 5 десятых процента | целых, десятых, процента
            минус 4 сотых вольта | минус, сотых, вольта
            1 целая 23 сотых миллиона | целая, миллиона
            конец данных | конец
            март 2010 года, 580 | март, года
            минус 5 градусов | минус, градусов
            кнопка, недоступно | кнопка
            3 из 12 | 12
            бесконечность | бесконечность
            логарифмическая шкала | шкала
            """),
        table(
            "ja",
            """
            エックスじくは 1から 5です | ご
            マイナス5から 5 | マイナス, ご
            マイナス2てん2 5 | マイナス, てん
            3てん2かける10の マイナス9じょう | てん, かける, マイナス, じょう
            1てん5かける10の 20じょう | てん, かける, じょう
            データてん 1こ、560ドル | ドル
            データてん 21こ | データ
            3てん2ナノファラド | てん, ナノファラド
            みせってい | みせってい
            あたいなし | なし
            12てん5パーセント | てん, パーセント
            マイナス0てん0 4ボルト | マイナス, てん, ボルト
            123まん | まん
            データの おわり | おわり
            2010ねん3がつ、580 | ねん, がつ
            マイナス5ど | マイナス, ど
            ボタン、つかえません | ボタン
            12このうち 3ばんめ | ばんめ
            むげんだい | むげんだい
            たいすうめもり | めもり
            """),
        table(
            "zh-Hant",
            """
            橫軸範圍現在從 1 到 5 | 範圍, 到, 五
            從負 5 到 5 | 負, 五
            負 2點2 5 | 負, 點
            3點2 乘以 10 的負 9 次方 | 點, 乘以, 負, 次方
            1點5 乘以 10 的 20 次方 | 點, 乘以, 次方
            1 個點，560 美元 | 美元
            21 個點 | 點
            3點2 奈法拉 | 點, 法拉
            未設定 | 設定
            沒有數值 | 數值
            百分之 12點5 | 百分之, 點
            負 0點0 4 伏特 | 負, 點, 伏特
            123 萬 | 萬
            資料結尾 | 結尾
            2010 年 3 月，580 | 年, 月
            負 5 度 | 負, 度
            按鈕，無法使用 | 按鈕
            第 3 個，共 12 個 | 第, 共
            無限大 | 無限
            對數刻度 | 刻度
            """),
        table(
            "zh-Hans",
            """
            横轴范围现在从 1 到 5 | 范围, 到, 五
            从负 5 到 5 | 负, 五
            负 2点2 5 | 负, 点
            3点2 乘以 10 的负 9 次方 | 点, 乘以, 负, 次方
            1点5 乘以 10 的 20 次方 | 点, 乘以, 次方
            1 个点，560 美元 | 美元
            21 个点 | 点
            3点2 纳法拉 | 点, 法拉
            未设置 | 设置
            没有数值 | 数值
            百分之 12点5 | 百分之, 点
            负 0点0 4 伏特 | 负, 点, 伏特
            123 万 | 万
            数据结尾 | 结尾
            2010 年 3 月，580 | 年, 月
            负 5 度 | 负, 度
            按钮，不可用 | 按钮
            第 3 个，共 12 个 | 第, 共
            无限大 | 无限
            对数刻度 | 刻度
            """),
    ].flatMap(\.self)
}

extension String {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
