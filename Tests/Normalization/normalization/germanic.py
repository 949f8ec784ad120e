# SPDX-License-Identifier: MIT
"""English and German."""

import re

from num2words import num2words

from .language import Language


def numeral(number):
    """The written English ordinal: 1st, 2nd, 3rd, 11th."""
    end = "th" if number // 10 % 10 == 1 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{end}"


class English(Language):
    name, locale, number_words = "en", "en", "en"
    points = ["point"]
    minuses, pluses = ["minus", "negative"], ["plus"]
    plus_minus = ["plus or minus", "plus minus"]
    percents = {"other": "percent"}
    ranges = ["{a} to {b}", "from {a} to {b}"]
    carriers = ["{}", "({})", "[{}]", "The value is {}.", "About {}, or more", "Is it {}?", "see {}; then stop", "“{}”"]
    glued = [("x={}", ["x= {}"]), ("gain:{}", ["gain: {}", "gain colon {}"]), ("={}", ["= {}"])]

    ands = ["and", "point"]
    other_currencies = {
        "USD": [{"one": "dollar", "other": "dollars"}], "GBP": [{"one": "pound", "other": "pounds"}],
        "JPY": [{"one": "yen", "other": "yen"}],
    }
    cents = {"USD": [{"one": "cent", "other": "cents"}], "EUR": [{"one": "cent", "other": "cents"}],
             "GBP": [{"one": "penny", "other": "pence"}, "p"]}
    other_units = {"m/s": [{"one": "meter a second", "other": "meters a second"}]}

    def clock_texts(self, hour, minute, second):
        texts = super().clock_texts(hour, minute, second)
        if second is not None:
            return texts
        half = "am" if hour < 12 else "pm"
        return texts + [f"{hour % 12 or 12}:{minute:02d} {half}", f"{hour % 12 or 12}:{minute:02d}{half}"]

    def clock_readings(self, text, hour, minute, second):
        half = {"a": " a.m.", "p": " p.m."}.get(text[-2:][0])
        if half is None:
            return super().clock_readings(text, hour, minute, second)
        hours = self.cardinal(hour % 12 or 12)
        readings = [f"{hours} {minutes}{half}" for minutes in self.minutes(minute)]
        return readings + ([] if minute else [hours + half, f"{hours} o'clock{half}"])

    def whole_hours(self, hour):
        return [self.cardinal(hour) + end for end in (" o'clock", " hours", " hundred", " hundred hours")]

    def date_readings(self, day):
        month, readings = self.month(day), []
        for year in self.years(day.year):
            number, ordinal = self.cardinal(day.day), self.ordinals(day.day)[0]
            readings += [f"{start} {year}" for start in (
                f"{number} {month}", f"{month} {number}", f"{month} {ordinal}", f"{ordinal} {month}",
                f"the {ordinal} of {month}", f"{ordinal} of {month}", f"{month} the {ordinal}")]
        return readings

    def ordinal_case(self, random):
        number = random.choice([random.randrange(1, 32), random.randrange(1, 200)])
        written = numeral(number)
        first, *others = self.ordinals(number)
        return written, ["{%s|%s}" % (written, first), *others]

    def words(self, number):
        return num2words(number, lang="en").replace(",", "")

    def cardinals(self, number):
        words = self.words(number)
        plain = words.replace(" and ", " ")
        return [self.token(number, words)] + ([plain] if plain != words else [])

    def years(self, year):
        pair = num2words(year, to="year", lang="en")
        return self.cardinals(year) + [pair, pair.replace(" and ", " ")]

    def ordinals(self, number):
        words = num2words(number, to="ordinal", lang="en").replace(",", "")
        return list(dict.fromkeys([words, words.replace(" and ", " ")]))

    def spelt(self, digits):
        return super().spelt(digits) + ([super().spelt(digits)[0].replace("{0|zero}", "oh")] if "0" in digits else [])


class German(Language):
    name, locale, number_words = "de", "de", "de"
    points = ["Komma"]
    minuses, pluses = ["minus"], ["plus"]
    plus_minus = ["plus minus", "plus oder minus", "plus/minus"]
    percents = {"other": "Prozent"}
    ranges = ["{a} bis {b}", "von {a} bis {b}"]
    carriers = ["{}", "({})", "[{}]", "Der Wert ist {}", "Etwa {}, oder mehr", "Ist es {}?", "siehe {}; dann Schluss", "„{}“"]
    glued = [("x={}", ["x= {}"]), ("Pegel:{}", ["Pegel: {}"]), ("={}", ["= {}"])]

    percent_space = "\xa0"
    feminine = ("ekunde", "inute", "tunde", "eile", "onne")
    ands = ["und"]
    whole_currency = "#,##0\xa0¤"
    other_currencies = {"USD": [{"other": "Dollar"}], "GBP": [{"other": "Pfund"}], "JPY": [{"other": "Yen"}]}
    cents = {"USD": ["Cent"], "EUR": ["Cent"], "GBP": ["Pence", "Penny"]}
    # espeak-ng says "Byte" in two syllables, so the reading is spelled by its sound.
    other_units = {
        "m/s": ["Meter in der Sekunde"], "km/h": ["Kilometer in der Stunde", "Stundenkilometer"],
        "kB": ["Kilobait"], "MB": ["Megabait"], "GB": ["Gigabait"],
    }

    def clock_texts(self, hour, minute, second):
        texts = super().clock_texts(hour, minute, second)
        return texts + [text + " Uhr" for text in texts] + ([f"{hour:02d}.{minute:02d} Uhr"] if second is None else [])

    def clock(self, pattern, hour, minute, minutes):
        text = super().clock(pattern, hour, minute, minutes)
        for number, said in (("Uhr", "ein Uhr"), ("Minuten", "eine Minute"), ("Sekunden", "eine Sekunde")):
            text = re.sub(r"(?<!\S){1\|eins} " + number, said, text)
        return text

    def whole_hours(self, hour):
        return [self.clock("{h} Uhr", hour, 0, "")]

    def short_date(self, day):
        return day.strftime("%d.%m.%Y")

    def date_readings(self, day):
        readings = []
        for ordinal in self.inflected(day.day):
            months = [self.month(day), *self.inflected(day.month)]
            readings += [f"{ordinal} {month} {year}" for month in months for year in self.years(day.year)]
        return readings

    def inflected(self, number):
        ordinal = self.ordinals(number)[0]
        return [ordinal + "r", ordinal, ordinal + "n"]

    def ordinal_case(self, random):
        number = random.choice([random.randrange(1, 100), random.randrange(1, 100), random.randrange(100, 1000)])
        before, end, noun = random.choice([
            ("die", "", "Auflage"), ("zum", "n", "Mal"), ("der", "", "Versuch"), ("im", "n", "Stock")])
        return f"{before} {number}. {noun}", [f"{before} {ordinal}{end} {noun}" for ordinal in self.ordinals(number)]

    def agreeing(self, text, name):
        if text.lstrip("+-−±") != "1":
            return self.numbers(text)
        sign = self.minuses if text[0] in "-−" else [""]
        return self.join(sign, ["eine" if name.replace("{0} ", "").split()[0].endswith(self.feminine) else "ein"])

    def years(self, year):
        pair = num2words(year, to="year", lang="de")
        hundreds = f"{self.cardinal(year // 100)}hundert" + (self.cardinal(year % 100) if year % 100 else "")
        return [self.cardinal(year), pair] + ([hundreds] if 1100 <= year < 2000 else [])

    def ordinals(self, number):
        return [num2words(number, to="ordinal", lang="de")]
