# SPDX-License-Identifier: MIT
"""Russian, whose numbers have genders and cases."""

from decimal import Decimal

from num2words import num2words

from .language import Language

PARTS = ("десят", "сот", "тысячн", "десятитысячн", "стотысячн", "миллионн")


class Russian(Language):
    name, locale, number_words = "ru", "ru", "ru"
    digits_said = 6
    minuses, pluses = ["минус"], ["плюс"]
    plus_minus = ["плюс минус", "плюс-минус", "плюс или минус"]
    percents = {"one": "процент", "few": "процента", "many": "процентов", "other": "процента"}
    ranges = ["{a} до {b}", "от {a} до {b}"]
    carriers = ["{}", "({})", "[{}]", "Значение {}.", "Около, {}, или больше", "Это {}?", "смотри {}; потом всё", "«{}»"]
    glued = [("икс={}", ["икс= {}"]), ("уровень:{}", ["уровень: {}"]), ("={}", ["= {}"])]
    feminine = ("секунд", "минут", "тонн", "миллисекунд", "микросекунд", "мил")

    percent_space = "\xa0"
    ands = [""]
    other_count = Decimal("1.5")
    currencies = ["USD", "EUR", "RUB"]
    whole_currency = "#,##0\xa0¤"
    other_currencies = {
        "USD": [{"one": "доллар", "few": "доллара", "many": "долларов", "other": "доллара"}],
        "RUB": [{"one": "рубль", "few": "рубля", "many": "рублей", "other": "рубля"}],
    }
    # CLDR has the colloquial "килограмм" as the plural "many".
    other_units = {"kg": [{"one": "килограмм", "few": "килограмма", "many": "килограммов", "other": "килограмма"}]}
    cents = {
        "USD": [{"one": "цент", "few": "цента", "many": "центов", "other": "цента"}],
        "EUR": [{"one": "цент", "few": "цента", "many": "центов", "other": "цента"}],
        "RUB": [{"one": "копейка", "few": "копейки", "many": "копеек", "other": "копейки"}],
    }

    def clock(self, pattern, hour, minute, minutes):
        names = {
            "hours": ("час", "часа", "часов"), "minutes": ("минута", "минуты", "минут"),
            "seconds": ("секунда", "секунды", "секунд"),
        }
        forms = [self.plural(str(number)) for number in (hour, minute)]
        chosen = {
            word: ends[("one", "few", "many").index(forms[word != "hours"])] for word, ends in names.items()
        }
        feminine = "{minutes}" in pattern or "{seconds}" in pattern
        number = self.feminines(minute)[0] if feminine else self.cardinal(minute)
        if feminine and minutes == self.cardinal(minute):
            minutes = number
        return pattern.format(h=self.cardinal(hour), m=minutes, s=number, **chosen)

    def short_date(self, day):
        return day.strftime("%d.%m.%Y")

    def date_readings(self, day):
        month = self.month(day)
        days = [num2words(day.day, to="ordinal", lang="ru", gender=gender, case=case)
                for gender, case in (("n", "n"), ("m", "g"))]
        return [f"{word} {month} {year}" for word in days for year in self.years(day.year)]

    def ordinal_case(self, random):
        number = random.randrange(1, 100)
        end, gender, case = random.choice([("-й", "m", "n"), ("-я", "f", "n"), ("-го", "m", "g"), ("-е", "n", "n")])
        return f"{number}{end}", [self.before_digits(number, num2words(number, to="ordinal", lang="ru", gender=gender, case=case))]

    @staticmethod
    def before_digits(number, words):
        """An ordinal may be in words only at its end: 45-й may be 40 пятый."""
        two = number % 100
        last = number % 1000 if two == 0 else two if two < 20 or two % 10 == 0 else two % 10
        before = (number - last) % 1000
        if not before:
            return words
        spelt = num2words(before, lang="ru")
        return words.replace(spelt + " ", "{%d|%s} " % (before, spelt), 1)

    def cardinals(self, number):
        """A number too long for digits is also read in groups: 4 миллиона 584 тысячи 159."""
        words = super().cardinals(number)
        if number < 1000:
            return words
        groups, names = [], (("", "", ""), ("тысяча", "тысячи", "тысяч"), ("миллион", "миллиона", "миллионов"))
        for power, name in enumerate(names[: 2 if number < 10**6 else 3]):
            group = number // 1000**power % 1000
            if group:
                said = self.feminines(group)[-1] if power == 1 else super().cardinals(group)[0]
                form = name[("one", "few", "many").index(self.plural(str(group)))]
                groups.insert(0, f"{said} {form}".strip())
        return words + [" ".join(groups)] if number < 10**9 else words

    def whole_hours(self, hour):
        form = ("час", "часа", "часов")[("one", "few", "many").index(self.plural(str(hour)))]
        return [f"{self.cardinal(hour)} {form}"]

    def feminines(self, number):
        """One and two have a form for a feminine noun. The tens before them may be digits."""
        last, tens = number % 10, number % 100
        if last not in (1, 2) or tens in (11, 12):
            return self.cardinals(number)
        words = num2words(number, lang="ru", gender="f")
        one = "одна" if last == 1 else "две"
        before = number - last
        return [words] + ([f"{said} {one}" for said in self.cardinals(before)] if before else [])

    def agreeing(self, text, name):
        number = text.lstrip("+-−±")
        if "." in number or not name.replace("{0}", "").strip().startswith(self.feminine):
            return self.numbers(text)
        sign = self.minuses if text[0] in "-−" else [""]
        return self.join(sign, self.feminines(int(number)))

    def decimals(self, whole, fraction):
        readings = []
        if len(fraction) <= len(PARTS):
            stem = PARTS[len(fraction) - 1]
            wholes = self.join(self.feminines(whole), ["целая" if self.is_one(whole) else "целых"])
            parts = self.join(self.feminines(int(fraction)), [stem + ("ая" if self.is_one(int(fraction)) else "ых")])
            readings = self.join(wholes, parts) + self.join(wholes, ["и"], parts)
            readings += self.join(self.cardinals(whole), ["и"], parts)
        return readings + self.join(self.cardinals(whole), ["запятая"], self.spelt(fraction))

    def end_of_range(self, text, names=None):
        """The number in the genitive: от двух целых пяти десятых до трёх процентов."""
        whole, _, fraction = text.partition(".")
        if fraction:
            parts = ((whole, "цел"), (fraction, PARTS[len(fraction) - 1]))
            return [" ".join(f"{self.genitive(int(part), 'f')} {stem}{'ой' if self.is_one(int(part)) else 'ых'}"
                             for part, stem in parts)]
        name = "" if names is None else " " + names["few" if self.is_one(int(whole)) else "many"]
        return [self.genitive(int(whole), "m") + name]

    @staticmethod
    def genitive(number, gender):
        return num2words(number, lang="ru", case="g", gender=gender) if number else "нуля"

    @staticmethod
    def is_one(number):
        return number % 10 == 1 and number % 100 != 11

    def years(self, year):
        ordinal = self.before_digits(year, num2words(year, to="ordinal", lang="ru", case="g"))
        return [ordinal + " года", ordinal]

    def ordinals(self, number):
        return [num2words(number, to="ordinal", lang="ru")]
