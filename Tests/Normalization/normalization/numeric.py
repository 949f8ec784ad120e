# SPDX-License-Identifier: MIT
"""Single numbers: each function makes one case, which is a text and its readings."""

import re

from .phrases import ABOUT, CUBED, FRACTION_SLASH, HALF, POWER, SQUARED, TIMES_TEN, TIMES_TEN_CUBED, VULGAR

MINUS, EN_DASH = "−", "–"


def magnitude(random, digits):
    length = random.randint(1, digits)
    return random.randrange(10 ** (length - 1) if length > 1 else 0, 10**length)


def decimal_text(random):
    """A decimal as a program writes it. Never with three decimals, which could be a group of digits."""
    places = random.choice([1, 1, 2, 2, 4, 5])
    whole = random.choice([0, 0, magnitude(random, 2), magnitude(random, 4)])
    fraction = "".join(random.choice("0123456789") for _ in range(places - 1)) + random.choice("123456789")
    return f"{whole}.{fraction}"


def cardinal(language, random):
    number = magnitude(random, 6)
    return str(number), language.cardinals(number)


def signed(language, random):
    text = random.choice([str(magnitude(random, 5)), decimal_text(random)])
    sign = random.choice(["-", "-", MINUS, MINUS, "+", "±"])
    shown = text
    if "." in text and random.random() < 0.5:
        shown = text.replace(".", language.mark)
    if language.name == "en" and shown.startswith("0.") and random.random() < 0.5:
        return sign + shown[1:], language.numbers(sign + text) + language.join(
            {"+": ["plus", ""], "±": language.plus_minus}.get(sign, language.minuses), language.points,
            language.fractions(text[2:]))
    return sign + shown, language.numbers(sign + text)


def decimal(language, random):
    text = decimal_text(random)
    shown = text.replace(".", language.mark) if random.random() < 0.6 else text
    readings = language.numbers(text)
    # For "Linux 4.11" in a language with a decimal comma, espeak-ng says the point, and the fraction as a number.
    if shown == text and language.mark == "," and len(text.partition(".")[2]) < 3:
        words = re.sub(r"{[^|]*\|([^}]*)}", r"\1", readings[0])
        readings.append("{%s|%s}" % (text, words))
    return shown, readings


def grouped(language, random):
    number = random.randrange(10_000, 10 ** random.choice([5, 6, 7, 8, 9]) + 10_000)
    if random.random() < 0.3:
        text = f"{number}.{random.randrange(1, 10)}{random.randrange(1, 10)}"
        whole, fraction = text.split(".")
        return language.written(number) + language.mark + fraction, language.numbers(text)
    return language.written(number), language.cardinals(number)


def percent(language, random):
    text = random.choice(["", "", "-"]) + random.choice([str(random.randrange(2, 101)), decimal_text(random)])
    space = language.percent_space if random.random() < 0.5 else ""
    return text.replace(".", language.mark) + space + "%", language.counted(text, language.percents)


def interval(language, random):
    first = magnitude(random, 3)
    last = first + 1 + magnitude(random, 3)
    dash = random.choice([EN_DASH, EN_DASH, f" {EN_DASH} "])
    kind = random.randrange(4)
    if kind == 0 and last <= 100:
        both = [language.end_of_range(str(number), language.percents) for number in (first, last)]
        return f"{first}%{dash}{last}%", language.in_range(*both)
    if kind == 1:
        low, high = f"{first}.{random.randrange(1, 10)}", f"{last}.{random.randrange(1, 10)}"
        text = f"{low}{dash}{high}".replace(".", language.mark)
        return text, language.in_range(language.end_of_range(low), language.end_of_range(high))
    return f"{first}{dash}{last}", language.in_range(*(language.end_of_range(str(number)) for number in (first, last)))


def fraction(language, random):
    kind = random.randrange(4)
    if kind == 0:
        sign = random.choice(list(VULGAR[language.name]))
        whole = random.choice([0, 0, random.randrange(2, 20)])
        names = VULGAR[language.name][sign]
        if not whole:
            return sign, names
        joined = [pattern.format(a=number, b=name) for pattern in HALF[language.name]
                  for number in language.cardinals(whole) for name in names]
        return random.choice([f"{whole}{sign}", f"{whole} {sign}"]), joined
    low = random.randrange(2, 99)
    high = low + 1 + random.randrange(60)
    readings = [pattern.format(a=a, b=b) for pattern in FRACTION_SLASH[language.name]
                for a in language.cardinals(low) for b in language.cardinals(high)]
    return f"{low}/{high}", readings


def power(language, random):
    kind = random.randrange(5)
    minus = random.choice(["", "-", "-"])
    exponent = random.randrange(3, 20)
    raised = "".join("⁰¹²³⁴⁵⁶⁷⁸⁹"[int(digit)] for digit in str(exponent))
    exponents = language.numbers(minus + str(exponent))
    if kind == 0:
        base = random.choice([10, 2])
        text = random.choice([f"{base}^{minus}{exponent}", f"{base}{'⁻' if minus else ''}{raised}"])
        return text, [pattern.format(a=language.cardinal(base), e=e)
                      for pattern in POWER[language.name] + (CUBED[language.name] if f"{minus}{exponent}" == "3" else [])
                      for e in exponents]
    if kind == 1:
        base = random.randrange(2, 100)
        return f"{base}²", [pattern.format(a=language.cardinal(base)) for pattern in SQUARED[language.name]]
    mantissa = random.choice([str(random.randrange(1, 10)), f"{random.randrange(1, 10)}.{random.randrange(1, 10)}"])
    cubes = TIMES_TEN_CUBED[language.name] if f"{minus}{exponent}" == "3" else []
    readings = [pattern.format(a=a, e=e) for pattern in TIMES_TEN[language.name] + cubes
                for a in language.numbers(mantissa) for e in exponents]
    if kind == 2:
        sign = "⁻" if minus else ""
        return f"{mantissa.replace('.', language.mark)} × 10{sign}{raised}", readings
    return f"{mantissa}{random.choice('eeE')}{minus}{exponent:02d}" if random.random() < 0.3 else (
        f"{mantissa}e{minus}{exponent}"), readings


def about(language, random):
    sign = random.choice(list(ABOUT[language.name]))
    number = magnitude(random, 4)
    return random.choice([f"{sign}{number}", f"{sign} {number}"]), [
        pattern.format(a) for pattern in ABOUT[language.name][sign] for a in language.cardinals(number)]


def form(language, random):
    """Digits in Unicode's compatibility forms."""
    number = random.randrange(2, 13)
    wide = random.randrange(13, 1000)
    forms = [
        (chr(0x2460 + number - 1), number), (chr(0x2160 + number - 1), number),
        ("".join(chr(0xFF10 + int(digit)) for digit in str(wide)), wide),
        ("".join(chr(0x1D7CE + int(digit)) for digit in str(wide)), wide),
    ]
    text, number = random.choice(forms)
    return text, language.cardinals(number)
