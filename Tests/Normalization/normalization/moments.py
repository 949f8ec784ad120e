# SPDX-License-Identifier: MIT
"""Times and dates."""

from datetime import date as Date

from babel.dates import format_date


def time(language, random):
    hour, minute = random.randrange(1, 24), random.choice([0, random.randrange(1, 10), *[random.randrange(10, 60)] * 4])
    second = random.choice([None, None, random.randrange(1, 60)])
    text = random.choice(language.clock_texts(hour, minute, second))
    return text, language.clock_readings(text, hour, minute, second)


def date(language, random):
    day = Date(random.choice([random.randrange(1950, 2000), random.randrange(2001, 2040)]), random.randrange(1, 13),
               random.randrange(13, 29))
    texts = [day.isoformat(), format_date(day, language.long_date, locale=language.locale), language.short_date(day)]
    return random.choice(texts), language.date_readings(day)
