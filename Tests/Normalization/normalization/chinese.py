# SPDX-License-Identifier: MIT
"""Chinese, simplified and traditional. num2words has no Chinese, so its numbers are made here, in groups of four digits."""

from .language import Language

DIGITS = "零一二三四五六七八九"


class SimplifiedChinese(Language):
    name, locale = "zh-Hans", "zh"
    digits_said = 3
    space = ""
    points = ["点"]
    minuses, pluses = ["负"], ["正", "加"]
    plus_minus = ["正负"]
    percents = {"other": "百分之{0}"}
    ranges = ["{a}到{b}", "从{a}到{b}", "{a}至{b}"]
    carriers = ["{}", "（{}）", "[{}]", "数值是{}。", "大约{}，或者更多", "是{}吗？", "见{}；完了", "“{}”"]
    glued = [("值={}", ["值={}", "值等于{}"]), ("温度:{}", ["温度:{}"]), ("为{}的", ["为{}的"])]
    currencies = ["USD", "EUR", "CNY"]
    other_currencies = {"CNY": [{"other": "元"}, {"other": "块"}, {"other": "元人民币"}], "USD": [{"other": "美金"}]}
    other_units = {
        "MHz": ["兆赫兹"], "hPa": ["百帕"], "°C": ["摄氏{0}度"],
        "km/h": ["公里每小时", "千米每小时"], "m/s": ["米每秒"], "km": ["千米"], "kg": ["公斤"], "km²": ["平方千米"],
        "GB": ["千兆字节"], "kWh": ["度"],
    }
    hour, minute = "点", "分"
    powers = ((10**12, "兆"), (10**8, "亿"), (10**4, "万"))
    two = "两"

    def words(self, number):
        if number < 10**4:
            return self.under_ten_thousand(number) or DIGITS[0]
        size, name = next(power for power in self.powers if number >= power[0])
        rest = number % size
        words = self.words(number // size) + name
        if not rest:
            return words
        return words + (DIGITS[0] if rest < size // 10 else "") + self.words(rest)

    @staticmethod
    def under_ten_thousand(number):
        words, pending = "", False
        for size, name in ((1000, "千"), (100, "百"), (10, "十"), (1, "")):
            digit = number // size % 10
            if digit:
                one = "" if digit == 1 and size == 10 and not words else DIGITS[digit]
                words += (DIGITS[0] if pending and words else "") + one + name
            pending = digit == 0
        return words

    def cardinals(self, number):
        """Two is 两 before a thousand and larger units, and may be 两 before a hundred. Ten may be 一十 after other words."""
        words = self.words(number)
        forms = [words, words.replace("零十", "零一十").replace("百十", "百一十").replace("千十", "千一十")]
        forms = [forms[1], *forms]
        for unit in ("千", *(name for _, name in self.powers), "百"):
            forms += [form.replace("二" + unit, self.two + unit) for form in forms if "十二" + unit not in form]
        tokens = [self.token(number, form) for form in forms]
        return list(dict.fromkeys(tokens))

    def spelt(self, digits):
        words = "".join(DIGITS[int(digit)] for digit in digits)
        return [words, words.replace("一", "幺")] if "一" in words else [words]

    def counted(self, text, names):
        readings = super().counted(text, names)
        if text[0] in "-−" and names == self.percents:
            readings += [self.minuses[0] + reading for reading in super().counted(text[1:], names)]
        if text.lstrip("-−") == "2":
            readings += [reading.replace("{2|二}", self.two) for reading in readings]
        return readings

    def fractions(self, digits):
        return self.spelt(digits)[:1]

    def is_symbol(self, pattern):
        return any(letter.isascii() and letter.isalpha() for letter in pattern)

    def unit_names(self, unit):
        return {plural: name.replace(" ", "") for plural, name in super().unit_names(unit).items()}

    def clock_texts(self, hour, minute, second):
        texts = super().clock_texts(hour, minute, second)
        return texts if second is not None else texts + [f"{hour}{self.hour}{minute}{self.minute}"]

    def clock(self, pattern, hour, minute, minutes):
        text = super().clock(pattern, hour, minute, minutes)
        return text.replace("{2|二}", self.two, 1) if hour == 2 else text

    def whole_hours(self, hour):
        return [self.clock("{h}" + self.hour, hour, 0, ""), self.clock("{h}" + self.hour + "整", hour, 0, "")]

    def short_date(self, day):
        return f"{day.year}/{day.month}/{day.day}"

    def date_readings(self, day):
        return [f"{year}年{self.cardinal(day.month)}月{self.cardinal(day.day)}日" for year in self.years(day.year)]

    def ordinal_case(self, random):
        number = random.randrange(1, 120)
        noun = random.choice(["次", "个", "页"] if self.name == "zh-Hans" else ["次", "個", "頁"])
        return f"第{number}{noun}", [words + noun for words in self.ordinals(number)]

    def years(self, year):
        return ["".join(DIGITS[int(digit)] for digit in str(year)), *self.cardinals(year)]

    def ordinals(self, number):
        return ["第" + words for words in self.cardinals(number)]


class TraditionalChinese(SimplifiedChinese):
    name, locale = "zh-Hant", "zh_Hant"
    points = ["點"]
    minuses, plus_minus = ["負"], ["正負"]
    ranges = ["{a}到{b}", "從{a}到{b}", "{a}至{b}"]
    carriers = ["{}", "（{}）", "[{}]", "數值是{}。", "大約{}，或者更多", "是{}嗎？", "見{}；完了", "「{}」"]
    glued = [("值={}", ["值={}", "值等於{}"]), ("溫度:{}", ["溫度:{}"]), ("為{}的", ["為{}的"])]
    powers = ((10**12, "兆"), (10**8, "億"), (10**4, "萬"))
    two = "兩"
    hour = "點"
    currencies = ["USD", "EUR", "TWD"]
    # A dollar sign alone may mean the dollar of any country.
    other_currencies = {"TWD": [{"other": "元"}, {"other": "台幣"}, {"other": "新臺幣"}], "USD": [{"other": "美金"}, {"other": "元"}]}
    other_units = {
        "km/h": ["公里每小時", "每小時{0}公里"], "m/s": ["公尺每秒"], "kWh": ["度", "千瓦時", "千瓦小時", "瓩時", "瓩小時"],
        "kB": ["千位元組", "仟位元組", "KB"], "MB": ["百萬位元組", "MB"], "GB": ["吉位元組", "十億位元組", "GB"],
        "kg": ["千克"], "km": ["千米"], "MHz": ["百萬赫茲"],
    }
