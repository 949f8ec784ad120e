# SPDX-License-Identifier: MIT
"""Quantities: money and measures, written by CLDR's patterns and as programs write them."""

from babel.numbers import format_currency, get_currency_symbol

from .numeric import MINUS, decimal_text, magnitude

UNITS = {
    "km/h": "speed-kilometer-per-hour", "°C": "temperature-celsius", "km": "length-kilometer", "kg": "mass-kilogram",
    "ms": "duration-millisecond", "kB": "digital-kilobyte", "GB": "digital-gigabyte", "MHz": "frequency-megahertz",
    "V": "electric-volt", "W": "power-watt", "hPa": "pressure-hectopascal", "mm": "length-millimeter", "m²": "area-square-meter",
    "km²": "area-square-kilometer", "m³": "volume-cubic-meter", "m/s": "speed-meter-per-second", "kWh": "energy-kilowatt-hour",
    "cm": "length-centimeter", "MB": "digital-megabyte", "Hz": "frequency-hertz",
}
SIMPLE = {"$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY"}


def measure(language, random):
    symbol = random.choice(list(UNITS))
    sign = random.choice(["", "", "", "-", MINUS]) if symbol == "°C" else ""
    text = sign + random.choice([str(1 + magnitude(random, 3)), decimal_text(random)])
    shown = text.replace(".", language.mark)
    names = language.unit_names(UNITS[symbol])
    readings = language.counted(text, names)
    for other in language.other_units.get(symbol, []):
        readings += language.counted(text, other if isinstance(other, dict) else {"other": other})
    return shown + random.choice([" ", " ", "\xa0", ""]) + symbol, readings


def money(language, random):
    code = random.choice(language.currencies)
    whole = 1 + magnitude(random, 4)
    kind = random.randrange(3)
    cents = "" if kind == 0 or code == "JPY" else f"{random.randrange(1, 100):02d}"
    amount = f"{whole}.{cents}" if cents else str(whole)
    sign = random.choice(["", "", "-"])
    symbol = get_currency_symbol(code, locale=language.locale)
    if kind == 1 and code in SIMPLE.values():
        plain = next(symbol for symbol, known in SIMPLE.items() if known == code)
        shown = f"{sign}{plain}{amount.replace('.', language.mark)}"
    else:
        pattern = None if cents else language.whole_currency
        shown = format_currency(float(sign + amount), code, locale=language.locale, format=pattern,
                                currency_digits=bool(cents), decimal_quantization=bool(cents))
    return shown, currency_readings(language, sign, whole, cents, code)


def currency_readings(language, sign, whole, cents, code):
    readings = []
    text = f"{sign}{whole}" + (f".{cents}" if cents else "")
    for names in [language.currency_names(code), *language.other_currencies.get(code, [])]:
        readings += language.counted(text, names)
        if cents.endswith("0"):
            readings += language.counted(text[:-1], names)
        if cents:
            readings += parts(language, sign, whole, int(cents), names, language.cents.get(code, []))
    return readings


def parts(language, sign, whole, cents, names, cent_names):
    """An amount in two units, such as euros and cents."""
    wholes = language.counted(f"{sign}{whole}", names)
    readings = language.join(wholes, language.cardinals(cents))
    for name in cent_names:
        counted = language.counted(str(cents), name if isinstance(name, dict) else {"other": name})
        readings += language.join(wholes, counted) + language.join(wholes, language.ands, counted)
    return readings
