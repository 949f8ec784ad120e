# SPDX-License-Identifier: MIT
"""All cases: `each` cases of each class, with each of a language's sentences in turn."""

from random import Random

from .chinese import SimplifiedChinese, TraditionalChinese
from .germanic import English, German
from .japanese import Japanese
from .moments import date, time
from .numeric import about, cardinal, decimal, form, fraction, grouped, interval, percent, power, signed
from .quantities import measure, money
from .romance import French, Spanish
from .russian import Russian
from .strings import digits

LANGUAGES = [English(), German(), French(), Spanish(), Russian(), Japanese(), SimplifiedChinese(), TraditionalChinese()]
CLASSES = {
    "cardinal": cardinal, "signed": signed, "decimal": decimal, "grouped": grouped,
    "ordinal": lambda language, random: language.ordinal_case(random), "money": money, "percent": percent,
    "measure": measure, "range": interval, "fraction": fraction, "power": power, "about": about, "time": time,
    "date": date, "digits": digits, "form": form,
}
# Classes that may follow a sign or a letter without a space.
GLUED = ("cardinal", "signed", "decimal", "percent")


def may_be_day(text):
    """Whether a fraction has two meanings: 3/18 is a day too."""
    parts = text.split("/")
    if len(parts) != 2 or not all(part.isdecimal() for part in parts):
        return False
    small, large = sorted(map(int, parts))
    return 1 <= small <= 12 and large <= 31


def all_cases(seed, each):
    """Yields a language, a class, a text and its readings."""
    for language in LANGUAGES:
        for name, make in CLASSES.items():
            random = Random(f"{seed} {language.name} {name}")
            # `[8/33]` is one of several, and no fraction.
            carriers = [(carrier, [carrier]) for carrier in language.carriers if name != "fraction" or carrier != "[{}]"]
            carriers += language.glued if name in GLUED else []
            seen = set()
            while len(seen) < each:
                written, read = carriers[len(seen) % len(carriers)]
                text, readings = make(language, random)
                if name == "fraction" and may_be_day(text):
                    continue
                text = written.replace("{}", text)
                if text in seen:
                    continue
                seen.add(text)
                yield language.name, name, text, [
                    carrier.replace("{}", reading) for carrier in read for reading in dict.fromkeys(readings)]
