# SPDX-License-Identifier: MIT
"""How a language writes and says numbers: by CLDR (babel) and num2words, with the language's own changes.

A reading is a text in words. In it, `{41|forty-one}` is a cardinal that may also be in digits, because espeak-ng says those
digits right. `digits_said` is the number of digits of the longest such cardinal.
"""

import itertools
from decimal import Decimal

from babel import Locale
from babel.dates import format_date, get_month_names
from babel.numbers import format_decimal, get_currency_name
from num2words import num2words

from .phrases import CLOCK, SECONDS


class Language:
    name = ""
    locale = ""
    number_words = ""
    digits_said = 12
    # Words between the whole and the fraction, and signs before a number.
    points = []
    minuses = []
    pluses = []
    plus_minus = []
    percents = []
    # Words between the ends of a range, or around both: `{a}` and `{b}`.
    ranges = []
    # The space before "%", and the words between euros and cents.
    percent_space = ""
    ands = []
    # Units by symbol, and currencies by code, whose names CLDR lacks: each a name or its plurals.
    other_units = {}
    other_currencies = {}
    cents = {}
    currencies = ["USD", "EUR", "GBP", "JPY"]
    whole_currency = None
    # A count whose CLDR plural is "other".
    other_count = 1000
    long_date = "long"
    # The separator of words.
    space = " "
    # Sentences with `{}` for the case. The reading has a space on each side of the case.
    carriers = ["{}"]
    # Sentences with other characters directly before or after the case.
    glued = []

    @property
    def mark(self):
        return Locale.parse(self.locale).number_symbols["latn"]["decimal"]

    def written(self, number, grouped=True):
        return format_decimal(number, locale=self.locale, decimal_quantization=False, group_separator=grouped)

    # Whole numbers.

    def words(self, number):
        return num2words(number, lang=self.number_words)

    def can_be_digits(self, number):
        return len(str(number)) <= self.digits_said

    def cardinals(self, number):
        """All ways to say the number, the usual one first."""
        return [self.token(number, self.words(number))]

    def token(self, number, words):
        return "{%d|%s}" % (number, words) if self.can_be_digits(number) else words

    def cardinal(self, number):
        return self.cardinals(number)[0]

    def spelt(self, digits):
        """The number digit by digit."""
        return [self.space.join(self.cardinal(int(digit)) for digit in digits)]

    # Numbers as programs write them: an optional sign, digits, an optional point with digits.

    def numbers(self, text):
        sign = {"-": self.minuses, "−": self.minuses, "+": self.pluses + [""], "±": self.plus_minus}.get(text[0])
        if sign is not None:
            return self.join(sign, self.numbers(text[1:]))
        whole, _, fraction = text.partition(".")
        if not fraction:
            return self.cardinals(int(whole))
        return self.decimals(int(whole or "0"), fraction)

    def decimals(self, whole, fraction):
        return self.join(self.cardinals(whole), self.points, self.fractions(fraction))

    def fractions(self, digits):
        return self.spelt(digits)

    def join(self, *parts):
        return [self.space.join(word for word in words if word) for words in itertools.product(*parts)]

    def end_of_range(self, text, names=None):
        """A number as an end of a range."""
        return self.counted(text, names) if names else self.numbers(text)

    def in_range(self, first, last):
        return [
            pattern.format(a=a, b=b) for pattern in self.ranges for a, b in itertools.product(first[:2], last[:2])
        ]

    # Times and dates.

    def clock_texts(self, hour, minute, second):
        text = f"{hour:02d}:{minute:02d}" + ("" if second is None else f":{second:02d}")
        return [text, text.removeprefix("0")]

    def clock_readings(self, text, hour, minute, second):
        readings = []
        for minutes in self.minutes(minute):
            for pattern in CLOCK[self.name]:
                start = self.clock(pattern, hour, minute, minutes)
                if second is None:
                    readings.append(start)
                else:
                    readings += [start + self.clock(end, second, second, "") for end in SECONDS[self.name]]
                    if second < 10 and pattern == CLOCK[self.name][0]:
                        readings += [start + self.space + zero for zero in self.spelt(f"{second:02d}")]
        if not minute:
            ends = [""] if second is None else [self.clock(end, second, second, "") for end in SECONDS[self.name]]
            readings += self.join(self.whole_hours(hour), [end.strip() for end in ends])
        return readings

    def clock(self, pattern, hour, minute, minutes):
        return pattern.format(h=self.cardinal(hour), m=minutes, s=self.cardinal(minute))

    def minutes(self, minute):
        return [self.cardinal(minute)] + (self.spelt(f"{minute:02d}") if minute < 10 else [])

    def whole_hours(self, hour):
        return []

    def short_date(self, day):
        return format_date(day, "short", locale=self.locale)

    def month(self, day):
        return get_month_names("wide", locale=self.locale)[day.month]

    # Counted things: CLDR's names, in the number's plural.

    def plural(self, text):
        return Locale.parse(self.locale).plural_form(Decimal(text.lstrip("+-−±")))

    def counted(self, text, names):
        """A number and the counted thing. `names` are by CLDR's plural."""
        if not names:
            return []
        name = names.get(self.plural(text), names["other"])
        return [self.placed(number, name) for number in self.agreeing(text, name)]

    def placed(self, number, name):
        return name.replace("{0}", number) if "{0}" in name else number + self.space + name

    def agreeing(self, text, name):
        """The number in the gender of the counted thing."""
        return self.numbers(text)

    def unit_names(self, unit):
        """CLDR's long names of a unit, by plural, without symbols, which CLDR has where it has no name."""
        patterns = Locale.parse(self.locale)._data["unit_patterns"][unit]
        by_plural = dict(patterns.get("short", {})) | dict(patterns.get("long", {}))
        return {
            plural: " ".join(pattern.replace("\xa0", " ").split())
            for plural, pattern in by_plural.items()
            if plural in ("one", "few", "many", "other") and not self.is_symbol(pattern)
        }

    def is_symbol(self, pattern):
        return False

    def currency_names(self, code):
        return {
            plural: get_currency_name(code, count, locale=self.locale)
            for plural, count in (("one", 1), ("few", 2), ("many", 5), ("other", self.other_count))
        }
