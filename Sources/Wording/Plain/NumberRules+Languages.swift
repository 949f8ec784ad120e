// SPDX-License-Identifier: MIT

/// CLDR's rules (`common/rbnf`), of version 48. Chinese and Japanese spell all numbers already (``SpelledInteger``).
extension NumberRules {
    static subscript(language: SpokenLanguage) -> NumberRules? { known[language] }

    private static let known: [SpokenLanguage: NumberRules] = [
        (SpokenLanguage.english, english, "point"), (.german, german, "Komma"), (.french, french, "virgule"),
        (.spanish, spanish, "coma"), (.russian, russian, "запятая"),
    ].reduce(into: [:]) { known, entry in
        known[entry.0] = NumberRules(entry.1, mark: entry.2, Phrasebook[entry.0].plurals)
    }

    private static let english = """
        0: zero; one; two; three; four; five; six; seven; eight; nine;
        10: ten; eleven; twelve; thirteen; fourteen; fifteen; sixteen; seventeen; eighteen; nineteen;
        20: twenty[-→→];
        30: thirty[-→→];
        40: forty[-→→];
        50: fifty[-→→];
        60: sixty[-→→];
        70: seventy[-→→];
        80: eighty[-→→];
        90: ninety[-→→];
        100: ←← hundred[ →→];
        1000: ←← thousand[ →→];
        1000000: ←← million[ →→];
        1000000000: ←← billion[ →→];
        1000000000000: ←← trillion[ →→];
        1000000000000000: ←← quadrillion[ →→];
        """

    private static let german = """
        0: =%masculine=; eins; =%masculine=;
        100: ←%masculine←hundert[→→];
        1000: ←%masculine←tausend[→→];
        1000000: eine Million[ →→];
        2000000: ←%feminine← Millionen[ →→];
        1000000000: eine Milliarde[ →→];
        2000000000: ←%feminine← Milliarden[ →→];
        1000000000000: eine Billion[ →→];
        2000000000000: ←%feminine← Billionen[ →→];
        1000000000000000: eine Billiarde[ →→];
        2000000000000000: ←%feminine← Billiarden[ →→];
        %masculine:
        0: null; ein; zwei; drei; vier; fünf; sechs; sieben; acht; neun;
        10: zehn; elf; zwölf; →→zehn;
        16: sechzehn; siebzehn; →→zehn;
        20: [→→und]zwanzig;
        30: [→→und]dreißig;
        40: [→→und]vierzig;
        50: [→→und]fünfzig;
        60: [→→und]sechzig;
        70: [→→und]siebzig;
        80: [→→und]achtzig;
        90: [→→und]neunzig;
        100: ←%masculine←hundert[→→];
        %feminine:
        0: =%masculine=; eine; =%masculine=;
        100: ←%masculine←hundert[→→];
        """

    private static let french = """
        0: zéro; un; deux; trois; quatre; cinq; six; sept; huit; neuf;
        10: dix; onze; douze; treize; quatorze; quinze; seize; dix-→→;
        20: vingt[-→%et-un→];
        30: trente[-→%et-un→];
        40: quarante[-→%et-un→];
        50: cinquante[-→%et-un→];
        60/20: soixante[-→%et-un→];
        80/20: quatre-vingt→%cents→;
        100: cent[-→→];
        200: ←←-cent→%cents→;
        1000: mille[-→→];
        2000: ←%before-mille←-mille[-→→];
        1000000: un million[ →→];
        2000000: ←← millions[ →→];
        1000000000: un milliard[ →→];
        2000000000: ←← milliards[ →→];
        1000000000000: un billion[ →→];
        2000000000000: ←← billions[ →→];
        1000000000000000: un billiard[ →→];
        2000000000000000: ←← billiards[ →→];
        %et-un:
        1: et-un; =%numbering=;
        11: et-onze; =%numbering=;
        %cents:
        0: s; -=%numbering=;
        %before-mille:
        0: =%numbering=;
        80/20: quatre-vingt→%cent→;
        100: cent[-→→];
        200: ←%numbering←-cent→%cent→;
        %cent:
        0: ; -=%before-mille=;
        """

    private static let spanish = """
        0: cero; uno; dos; tres; cuatro; cinco; seis; siete; ocho; nueve;
        10: diez; once; doce; trece; catorce; quince; dieciséis; dieci→→;
        20: veinte; veintiuno; veintidós; veintitrés; veinticuatro; veinticinco; veintiséis; veinti→→;
        30: treinta[ y →→];
        40: cuarenta[ y →→];
        50: cincuenta[ y →→];
        60: sesenta[ y →→];
        70: setenta[ y →→];
        80: ochenta[ y →→];
        90: noventa[ y →→];
        100: cien; ciento →→;
        200: doscientos[ →→];
        300: trescientos[ →→];
        400: cuatrocientos[ →→];
        500: quinientos[ →→];
        600: seiscientos[ →→];
        700: setecientos[ →→];
        800: ochocientos[ →→];
        900: novecientos[ →→];
        1000: mil[ →→];
        2000: ←%masculine← mil[ →→];
        1000000: un millón[ →→];
        2000000: ←%masculine← millones[ →→];
        1000000000000: un billón[ →→];
        2000000000000: ←%masculine← billones[ →→];
        %masculine:
        0: =%numbering=; un; =%numbering=;
        21: veintiún; =%numbering=;
        30: treinta[ y →→];
        40: cuarenta[ y →→];
        50: cincuenta[ y →→];
        60: sesenta[ y →→];
        70: setenta[ y →→];
        80: ochenta[ y →→];
        90: noventa[ y →→];
        100: cien; ciento →→;
        200: doscientos[ →→];
        300: trescientos[ →→];
        400: cuatrocientos[ →→];
        500: quinientos[ →→];
        600: seiscientos[ →→];
        700: setecientos[ →→];
        800: ochocientos[ →→];
        900: novecientos[ →→];
        1000: mil[ →→];
        2000: ←← mil[ →→];
        """

    private static let russian = """
        0: ноль; один; два; три; четыре; пять; шесть; семь; восемь; девять;
        10: десять; одиннадцать; двенадцать; тринадцать; четырнадцать; пятнадцать; шестнадцать; семнадцать; восемнадцать; девятнадцать;
        20: двадцать[ →→];
        30: тридцать[ →→];
        40: сорок[ →→];
        50: пятьдесят[ →→];
        60: шестьдесят[ →→];
        70: семьдесят[ →→];
        80: восемьдесят[ →→];
        90: девяносто[ →→];
        100: сто[ →→];
        200: двести[ →→];
        300: триста[ →→];
        400: четыреста[ →→];
        500: пятьсот[ →→];
        600: шестьсот[ →→];
        700: семьсот[ →→];
        800: восемьсот[ →→];
        900: девятьсот[ →→];
        1000: ←%feminine← $тысяча | тысячи | тысяч | тысячи$[ →→];
        1000000: ←← $миллион | миллиона | миллионов | миллиона$[ →→];
        1000000000: ←← $миллиард | миллиарда | миллиардов | миллиарда$[ →→];
        1000000000000: ←← $триллион | триллиона | триллионов | триллиона$[ →→];
        1000000000000000: ←← $квадриллион | квадриллиона | квадриллионов | квадриллиона$[ →→];
        %feminine:
        0: =%numbering=; одна; две; =%numbering=;
        20: двадцать[ →→];
        30: тридцать[ →→];
        40: сорок[ →→];
        50: пятьдесят[ →→];
        60: шестьдесят[ →→];
        70: семьдесят[ →→];
        80: восемьдесят[ →→];
        90: девяносто[ →→];
        100: сто[ →→];
        200: двести[ →→];
        300: триста[ →→];
        400: четыреста[ →→];
        500: пятьсот[ →→];
        600: шестьсот[ →→];
        700: семьсот[ →→];
        800: восемьсот[ →→];
        900: девятьсот[ →→];
        """
}
