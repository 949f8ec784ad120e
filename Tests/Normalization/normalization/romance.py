# SPDX-License-Identifier: MIT
"""French and Spanish."""

import itertools

from num2words import num2words

from .language import Language


class Romance(Language):
    def fractions(self, digits):
        """The fraction as zeros and a number, or digit by digit."""
        zeros = digits[: len(digits) - len(digits.lstrip("0"))]
        if not digits.strip("0"):
            return super().spelt(digits)
        grouped = self.space.join([*(self.cardinal(0) for _ in zeros), self.cardinal(int(digits))])
        return [grouped] + super().spelt(digits)


class French(Romance):
    name, locale, number_words = "fr", "fr", "fr"
    points = ["virgule"]
    minuses, pluses = ["moins"], ["plus", "plusse"]
    plus_minus = ["plus ou moins"]
    percents = {"other": "pour cent"}
    ranges = ["{a} à {b}", "de {a} à {b}"]
    carriers = ["{}", "({})", "[{}]", "La valeur est {}.", "Environ {}, ou plus", "Est-ce {} ?", "voir {} ; puis fin", "« {} »"]
    glued = [("x={}", ["x= {}", "x égale {}"]), ("gain:{}", ["gain: {}"]), ("={}", ["= {}", "égale {}"])]
    percent_space = "\u202f"
    ands = ["et"]
    whole_currency = "#,##0\xa0¤"
    other_currencies = {
        "USD": [{"one": "dollar", "other": "dollars"}], "GBP": [{"one": "livre", "other": "livres"}],
        "JPY": [{"one": "yen", "other": "yens"}],
    }
    cents = {"USD": [{"one": "cent", "other": "cents"}], "EUR": [{"one": "centime", "other": "centimes"},
             {"one": "cent", "other": "cents"}], "GBP": [{"one": "penny", "other": "pence"}]}
    other_units = {"km/h": [{"one": "kilomètre à l'heure", "other": "kilomètres à l'heure"}]}
    feminine = ("seconde", "minute", "heure", "livre", "tonne")

    def agreeing(self, text, name):
        number = text.lstrip("+-−±")
        if "." in number or number[-1:] != "1" or number[-2:] == "11" or not name.replace("{0} ", "").startswith(self.feminine):
            return self.numbers(text)
        sign = self.minuses if text[0] in "-−" else [""]
        words = [self.words(int(number))[:-2] + "une"]
        if len(number) > 1:
            words.append(self.cardinal(int(number) - 1) + " et une")
        return self.join(sign, words)

    def clock_texts(self, hour, minute, second):
        texts = super().clock_texts(hour, minute, second)
        return texts if second is not None else texts + [f"{hour}h{minute:02d}", f"{hour} h {minute:02d}"]

    def clock(self, pattern, hour, minute, minutes):
        """Hours, minutes and seconds are feminine: une, vingt et une."""
        text = super().clock(pattern, hour, minute, minutes)
        for number, noun in itertools.product((1, 21, 31, 41, 51), ("heures", "minutes", "secondes")):
            ones = "une" if number == 1 else f"{self.cardinal(number - 1)} et une"
            singular = noun[:-1] if number == 1 else noun
            text = text.replace(f"{self.cardinal(number)} {noun}", f"{ones} {singular}")
        return text

    def whole_hours(self, hour):
        return [self.clock("{h} heures", hour, 0, "")]

    def short_date(self, day):
        return day.strftime("%d/%m/%Y")

    def date_readings(self, day):
        return [f"{self.cardinal(day.day)} {self.month(day)} {year}" for year in self.years(day.year)]

    def ordinal_case(self, random):
        number = random.choice([1, random.randrange(2, 32), random.randrange(2, 100)])
        if number == 1:
            return random.choice([("1er", ["premier"]), ("1re", ["première"]), ("1ère", ["première"])])
        words = self.ordinals(number)
        # For some numbers above eighty, espeak-ng says the digits with another vowel than the words.
        if number > 80 and self.words(number).endswith(("ze", "cinq", "sept", "huit")):
            words = ["{%dème|%s}" % (number, words[0])]
        return str(number) + random.choice(["e", "e", "ème"]), words

    def years(self, year):
        return [self.cardinal(year)]

    def ordinals(self, number):
        return ["premier"] if number == 1 else [num2words(number, to="ordinal", lang="fr")]


class Spanish(Romance):
    name, locale, number_words = "es", "es", "es"
    points = ["coma"]
    minuses, pluses = ["menos"], ["más"]
    plus_minus = ["más menos", "más o menos"]
    percents = {"other": "por ciento"}
    ranges = ["{a} a {b}", "de {a} a {b}", "{a} al {b}", "del {a} al {b}"]
    carriers = ["{}", "({})", "[{}]", "El valor es {}.", "Unos {}, o más", "¿Es {}?", "véase {}; luego fin", "«{}»"]
    glued = [("x={}", ["x= {}"]), ("nivel:{}", ["nivel: {}"]), ("={}", ["= {}"])]
    percent_space = "\xa0"
    ands = ["con", "y"]
    whole_currency = "#,##0\xa0¤"
    other_currencies = {
        "USD": [{"one": "dólar", "other": "dólares"}], "GBP": [{"one": "libra", "other": "libras"}],
        "JPY": [{"one": "yen", "other": "yenes"}],
    }
    # espeak-ng says "bytes" in two syllables, so the reading is spelled by its sound.
    other_units = {
        symbol: [{"one": prefix + "bait", "other": prefix + "baits"}]
        for symbol, prefix in (("kB", "kilo"), ("MB", "mega"), ("GB", "giga"))
    }
    cents = {"USD": [{"one": "centavo", "other": "centavos"}, {"one": "céntimo", "other": "céntimos"}],
             "EUR": [{"one": "céntimo", "other": "céntimos"}], "GBP": [{"one": "penique", "other": "peniques"}]}
    feminine = ("hora", "libra", "tonelada", "milla")

    def agreeing(self, text, name):
        number = text.lstrip("+-−±")
        is_feminine = name.replace("{0} ", "").startswith(self.feminine)
        ends_in_one = number[-1:] == "1" and number[-2:] != "11"
        if "." in number or name == self.percents["other"] or not ends_in_one and not (is_feminine and len(number) > 2):
            return self.numbers(text)
        sign = self.minuses if text[0] in "-−" else [""]
        words = self.words(int(number)).removesuffix("uno")
        if is_feminine:
            words = words.replace("cientos", "cientas").replace("quinientos", "quinientas")
            return self.join(sign, [words + ("una" if ends_in_one else "")])
        return self.join(sign, [words + "ún" if words.endswith("veinti") else words + "un"])

    def clock_texts(self, hour, minute, second):
        texts = super().clock_texts(hour, minute, second)
        return texts if second is not None else texts + [text + " h" for text in texts]

    def clock(self, pattern, hour, minute, minutes):
        """Hours are feminine, and one is shorter before a noun: una hora, un minuto, treinta y un segundos."""
        text = super().clock(pattern, hour, minute, minutes)
        for number, noun in itertools.product((1, 21, 31, 41, 51), ("horas", "minutos", "segundos")):
            ones = self.agreeing(str(number), noun[:-1])[0]
            singular = noun[:-1] if number == 1 else noun
            text = text.replace(f"{self.cardinal(number)} {noun}", f"{ones} {singular}")
        return text

    def whole_hours(self, hour):
        return [self.clock("{h} horas", hour, 0, "")]

    def short_date(self, day):
        return day.strftime("%d/%m/%Y")

    def date_readings(self, day):
        month, readings = self.month(day), []
        for year in self.years(day.year):
            number = self.cardinal(day.day)
            readings += [f"{number} de {month} de {year}", f"{number} de {month} del {year}", f"{number} {month} {year}"]
        return readings

    def ordinal_case(self, random):
        number, end = random.randrange(1, 31), random.choice("oa")
        text = str(number) + random.choice(["", "."]) + {"o": "º", "a": "ª"}[end]
        return text, [reading[:-1].replace("o ", end + " ") + end for reading in self.ordinals(number)]

    def years(self, year):
        return [self.cardinal(year)]

    def ordinals(self, number):
        """Ordinals in one word or in two: decimoquinto, décimo quinto."""
        words = {11: "undécimo", 12: "duodécimo"}.get(number, num2words(number, to="ordinal", lang="es"))
        joined = words.replace("décimo ", "decimo").replace("vigésimo ", "vigesimo").replace("oo", "o")
        forms = dict.fromkeys([words, joined])
        # The seventh is said with and without its "p".
        return list(forms | dict.fromkeys(form.replace("séptim", "sétim") for form in forms))
