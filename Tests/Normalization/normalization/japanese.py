# SPDX-License-Identifier: MIT
"""Japanese, in kana, because espeak-ng reads no kanji. Numbers change their sounds before counters."""

import re

from num2words.lang_JA import Num2Word_JA

from .language import Language

NUMBERS = Num2Word_JA()
# CLDR's names are in kanji where there is no katakana name.
KANA = {"キロワット時": "キロワットじ", "ミリ秒": "ミリびょう", "マイクロ秒": "マイクロびょう",
        "秒": "びょう", "時速": "じそく", "秒速": "びょうそく", "平方": "へいほう", "立方": "りっぽう", "摂氏": "せっし", "度": "ど", "分": "ふん"}
MONTHS = "いち に さん し ご ろく しち はち く じゅう じゅういち じゅうに".split()
DAYS = """ついたち ふつか みっか よっか いつか むいか なのか ようか ここのか とおか じゅういちにち じゅうににち じゅうさんにち じゅうよっか
じゅうごにち じゅうろくにち じゅうしちにち じゅうはちにち じゅうくにち はつか にじゅういちにち にじゅうににち にじゅうさんにち にじゅうよっか
にじゅうごにち にじゅうろくにち にじゅうしちにち にじゅうはちにち にじゅうくにち さんじゅうにち さんじゅういちにち""".split()

MINUTES = {"いち": "いっぷん", "さん": "さんぷん", "よん": "よんぷん", "ろく": "ろっぷん", "はち": "はっぷん", "じゅう": "じゅっぷん",
           "ゼロ": "ゼロふん"}
# For each counter, the sounds of the last numbers with it, and its own sound.
COUNTERS = {
    "個": ({"いち": "いっこ", "ろく": "ろっこ", "はち": "はっこ", "じゅう": "じゅっこ"}, "こ"),
    "回": ({"いち": "いっかい", "ろく": "ろっかい", "はち": "はっかい", "じゅう": "じゅっかい"}, "かい"),
    "本": ({"いち": "いっぽん", "さん": "さんぼん", "ろく": "ろっぽん", "はち": "はっぽん", "じゅう": "じゅっぽん"}, "ほん"),
    "枚": ({}, "まい"),
    "人": ({"よん": "よにん", "なな": "ななにん"}, "にん"),
    "日": ({}, ""),
    "番目": ({}, ""),
}


class Japanese(Language):
    name, locale = "ja", "ja"
    digits_said = 3
    points = ["てん"]
    minuses, pluses, plus_minus = ["マイナス"], ["プラス"], ["プラスマイナス"]
    percents = {"other": "パーセント"}
    ranges = ["{a} から {b}", "{a} から {b} まで", "{a}から {b}"]
    carriers = ["{}", "（{}）", "「{}」", "あたいは {}です。", "およそ {}、それいじょう", "これは {}ですか？", "ねだん {} まで"]
    glued = [("あたい={}", ["あたい= {}", "あたい イコール {}"]), ("おんど：{}", ["おんど： {}"]), ("あたいは{}です", ["あたいは {} です"])]

    currencies = ["USD", "EUR", "JPY"]
    other_units = {
        "km/h": ["キロメートルまいじ"], "m/s": ["メートルまいびょう", "びょうそく {0} メートル"],
        "m²": ["へいほうメートル"], "km²": ["へいほうキロメートル"], "m³": ["りっぽうメートル"], "kWh": ["キロワットじ"],
    }
    cents = {"USD": ["セント"], "EUR": ["セント"]}
    ands = [""]

    def currency_names(self, code):
        return {"other": {"USD": "べいドル", "EUR": "ユーロ", "JPY": "えん"}[code]}

    other_currencies = {"USD": [{"other": "ドル"}]}

    def clock_texts(self, hour, minute, second):
        texts = super().clock_texts(hour, minute, second)
        return texts if second is not None else texts + [f"{hour}時{minute}分"]

    def clock(self, pattern, hour, minute, minutes):
        return pattern.format(h=self.hours(hour), m=minutes, s=self.words(minute) + "びょう")

    def minutes(self, minute):
        words = self.ends(minute, MINUTES, "ふん")
        return [words, words.replace("じゅっ", "じっ"), words.replace("はっぷん", "はちふん"), words.replace("ゼロ", "れい")]

    def whole_hours(self, hour):
        return [self.hours(hour)]

    def hours(self, hour):
        words = self.words(hour) + "じ"
        for usual, other in (("よんじ", "よじ"), ("ななじ", "しちじ"), ("きゅうじ", "くじ"), ("ゼロじ", "れいじ")):
            words = words.replace(usual, other)
        return words

    def ends(self, number, changes, usual):
        """A number and its counter, which change each other's sounds: いっぷん."""
        words = self.words(number)
        for end, change in changes.items():
            if words.endswith(end):
                return words.removesuffix(end) + change
        return words + usual

    def short_date(self, day):
        return f"{day.year}/{day.month:02d}/{day.day:02d}"

    def date_readings(self, day):
        return [f"{year} {MONTHS[day.month - 1]}がつ {DAYS[day.day - 1]}" for year in self.years(day.year)]

    def ordinal_case(self, random):
        kind, number = random.choice(list(COUNTERS)), random.randrange(1, 60)
        if kind == "日":
            number = random.randrange(1, 32)
            return f"{number}日", [DAYS[number - 1]] + (["いちにち"] if number == 1 else [])
        if kind == "番目":
            return f"{number}番目", self.ordinals(number)
        if kind == "人" and number < 3:
            return f"{number}人", ["ひとり", "ふたり"][number - 1:number]
        words = self.ends(number, *COUNTERS[kind])
        return f"{number}{kind}", [words, words.replace("じゅっ", "じっ"), words.replace("はっこ", "はちこ")]

    def words(self, number):
        return NUMBERS.to_cardinal(number, reading=True)

    def can_be_digits(self, number):
        """espeak-ng says some hundreds without their change of sound: さんひゃく."""
        return number < 1000 and number // 100 not in (3, 6, 8)

    def cardinals(self, number):
        words = self.words(number)
        forms = [words]
        if words == "ゼロ":
            forms.append("れい")
        for usual, other in (("なな", "しち"), ("よん", "し"), ("きゅう", "く")):
            if words.endswith(usual):
                forms.append(words[: -len(usual)] + other)
        # With a space between groups of four digits.
        forms += [re.sub("(まん|おく)(?=.)", r"\1 ", words)] if number > 10**4 else []
        return [self.token(number, forms[0]), *forms[1:]]

    def decimals(self, whole, fraction):
        readings = super().decimals(whole, fraction)
        closed = {"いち": "いっ", "はち": "はっ", "じゅう": "じゅっ"}
        words = self.words(whole)
        for end, change in closed.items():
            if words.endswith(end):
                readings += self.join([words[: -len(end)] + change + "てん"], self.fractions(fraction))
        return readings

    def spelt(self, digits):
        zero = " ".join(self.words(int(digit)) if digit != "0" else "れい" for digit in digits)
        return [*super().spelt(digits), zero]

    def fractions(self, digits):
        return [" ".join(self.cardinal(int(digit)) for digit in digits), " ".join(self.words(int(d)) for d in digits),
                " ".join(self.words(int(digit)) if digit != "0" else "れい" for digit in digits)]

    def unit_names(self, unit):
        return {plural: self.kana(name) for plural, name in super().unit_names(unit).items()}

    @staticmethod
    def kana(name):
        for kanji, kana in KANA.items():
            name = name.replace(kanji, kana)
        return name

    def years(self, year):
        cardinals = self.cardinals(year)
        # 2024年 is read よねん.
        return [words + "ねん" for words in cardinals + [words[:-1] for words in cardinals if words.endswith("よん")]]

    def ordinals(self, number):
        return [words + "ばんめ" for words in self.cardinals(number)]
