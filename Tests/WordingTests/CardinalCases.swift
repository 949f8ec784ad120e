// SPDX-License-Identifier: MIT

import TestSupport

@testable import Wording

/// Numbers in words, as num2words 0.5.14 writes them, except for hyphens, commas, the British "and", and "veintiún
/// mil", which num2words gets wrong.
enum CardinalCases {
    static let all: [(SpokenLanguage, UInt64, String)] = [
        (.english, english), (.german, german), (.french, french), (.spanish, spanish), (.russian, russian),
    ].flatMap { language, lines in
        lines.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            return UInt64(parts[0]).map { (language, $0, String(parts[1])) }
        }
    }

    private static let english = """
        1 one
        16 sixteen
        17 seventeen
        21 twenty one
        22 twenty two
        70 seventy
        71 seventy one
        80 eighty
        81 eighty one
        91 ninety one
        99 ninety nine
        101 one hundred one
        121 one hundred twenty one
        200 two hundred
        280 two hundred eighty
        999 nine hundred ninety nine
        1000 one thousand
        1001 one thousand one
        1021 one thousand twenty one
        1100 one thousand one hundred
        2001 two thousand one
        21000 twenty one thousand
        80000 eighty thousand
        81000 eighty one thousand
        200000 two hundred thousand
        999999 nine hundred ninety nine thousand nine hundred ninety nine
        1000000 one million
        1000001 one million one
        2000000 two million
        5000000 five million
        21000000 twenty one million
        123456789 one hundred twenty three million four hundred fifty six thousand seven hundred eighty nine
        1000000000 one billion
        3000000000 three billion
        1000000000000 one trillion
        """

    private static let german = """
        1 eins
        16 sechzehn
        17 siebzehn
        21 einundzwanzig
        22 zweiundzwanzig
        70 siebzig
        71 einundsiebzig
        80 achtzig
        81 einundachtzig
        91 einundneunzig
        99 neunundneunzig
        101 einhunderteins
        121 einhunderteinundzwanzig
        200 zweihundert
        280 zweihundertachtzig
        999 neunhundertneunundneunzig
        1000 eintausend
        1001 eintausendeins
        1021 eintausendeinundzwanzig
        1100 eintausendeinhundert
        2001 zweitausendeins
        21000 einundzwanzigtausend
        80000 achtzigtausend
        81000 einundachtzigtausend
        200000 zweihunderttausend
        999999 neunhundertneunundneunzigtausendneunhundertneunundneunzig
        1000000 eine Million
        1000001 eine Million eins
        2000000 zwei Millionen
        5000000 fünf Millionen
        21000000 einundzwanzig Millionen
        123456789 einhundertdreiundzwanzig Millionen vierhundertsechsundfünfzigtausendsiebenhundertneunundachtzig
        1000000000 eine Milliarde
        3000000000 drei Milliarden
        1000000000000 eine Billion
        """

    private static let french = """
        1 un
        16 seize
        17 dix sept
        21 vingt et un
        22 vingt deux
        70 soixante dix
        71 soixante et onze
        80 quatre vingts
        81 quatre vingt un
        91 quatre vingt onze
        99 quatre vingt dix neuf
        101 cent un
        121 cent vingt et un
        200 deux cents
        280 deux cent quatre vingts
        999 neuf cent quatre vingt dix neuf
        1000 mille
        1001 mille un
        1021 mille vingt et un
        1100 mille cent
        2001 deux mille un
        21000 vingt et un mille
        80000 quatre vingt mille
        81000 quatre vingt un mille
        200000 deux cent mille
        999999 neuf cent quatre vingt dix neuf mille neuf cent quatre vingt dix neuf
        1000000 un million
        1000001 un million un
        2000000 deux millions
        5000000 cinq millions
        21000000 vingt et un millions
        123456789 cent vingt trois millions quatre cent cinquante six mille sept cent quatre vingt neuf
        1000000000 un milliard
        3000000000 trois milliards
        1000000000000 un billion
        """

    private static let spanish = """
        1 uno
        16 dieciséis
        17 diecisiete
        21 veintiuno
        22 veintidós
        70 setenta
        71 setenta y uno
        80 ochenta
        81 ochenta y uno
        91 noventa y uno
        99 noventa y nueve
        101 ciento uno
        121 ciento veintiuno
        200 doscientos
        280 doscientos ochenta
        999 novecientos noventa y nueve
        1000 mil
        1001 mil uno
        1021 mil veintiuno
        1100 mil cien
        2001 dos mil uno
        21000 veintiún mil
        80000 ochenta mil
        81000 ochenta y un mil
        200000 doscientos mil
        999999 novecientos noventa y nueve mil novecientos noventa y nueve
        1000000 un millón
        1000001 un millón uno
        2000000 dos millones
        5000000 cinco millones
        21000000 veintiún millones
        123456789 ciento veintitrés millones cuatrocientos cincuenta y seis mil setecientos ochenta y nueve
        1000000000 mil millones
        3000000000 tres mil millones
        1000000000000 un billón
        """

    private static let russian = """
        1 один
        16 шестнадцать
        17 семнадцать
        21 двадцать один
        22 двадцать два
        70 семьдесят
        71 семьдесят один
        80 восемьдесят
        81 восемьдесят один
        91 девяносто один
        99 девяносто девять
        101 сто один
        121 сто двадцать один
        200 двести
        280 двести восемьдесят
        999 девятьсот девяносто девять
        1000 одна тысяча
        1001 одна тысяча один
        1021 одна тысяча двадцать один
        1100 одна тысяча сто
        2001 две тысячи один
        21000 двадцать одна тысяча
        80000 восемьдесят тысяч
        81000 восемьдесят одна тысяча
        200000 двести тысяч
        999999 девятьсот девяносто девять тысяч девятьсот девяносто девять
        1000000 один миллион
        1000001 один миллион один
        2000000 два миллиона
        5000000 пять миллионов
        21000000 двадцать один миллион
        123456789 сто двадцать три миллиона четыреста пятьдесят шесть тысяч семьсот восемьдесят девять
        1000000000 один миллиард
        3000000000 три миллиарда
        1000000000000 один триллион
        """
}
