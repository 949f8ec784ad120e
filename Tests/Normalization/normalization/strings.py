# SPDX-License-Identifier: MIT
"""Digits that are not numbers: addresses, versions, codes, telephone numbers."""

from .phrases import DOTS


def digits(language, random):
    return random.choice([address, version, code, telephone])(language, random)


def dotted(language, groups, start=("",)):
    """Each group is read as a number, or digit by digit."""
    readings = []
    for dot in DOTS[language.name]:
        for form in range(3):
            said = [each(language, group, form) for group in groups]
            between = language.space + dot + language.space
            readings += language.join(start, [between.join(said)])
            if form == 1:
                readings += [between.join([language.cardinal(int(groups[0])), *said[1:]])]
    return readings


def each(language, group, form):
    if form == 0 or len(group) == 1:
        return language.cardinal(int(group))
    if form == 1:
        return language.spelt(group)[0]
    return language.cardinals(int(group))[-1]


def address(language, random):
    groups = [str(random.randrange(1, 256)) for _ in range(4)]
    return ".".join(groups), dotted(language, groups)


def version(language, random):
    groups = [str(random.randrange(0, 30)) for _ in range(random.choice([3, 3, 4]))]
    return ".".join(groups), dotted(language, groups)


def code(language, random):
    text = "0" + "".join(random.choice("0123456789") for _ in range(random.randrange(2, 6)))
    return text, language.spelt(text)


def telephone(language, random):
    groups = [random.choice(["1", "44", "49", "33", "34", "7", "81", "86"])]
    groups += ["".join(random.choice("123456789") for _ in range(n)) for n in random.choice([(3, 3, 4), (2, 4, 4)])]
    readings = []
    for form in (1, 0):
        said = [each(language, group, form) for group in groups]
        readings += language.join(language.pluses, [language.space.join(said), ", ".join(said)])
        mixed = [language.cardinal(int(groups[0])), *(language.spelt(group)[0] for group in groups[1:])]
        readings += language.join(language.pluses, [language.space.join(mixed)])
    return "+" + " ".join(groups), list(dict.fromkeys(readings))
