# SPDX-License-Identifier: MIT
"""Words around numbers that CLDR and num2words lack, as speakers of each language say them."""

POWER = {
    "en": ["{a} to the {e}", "{a} to the power of {e}", "{a} to the power {e}"],
    "de": ["{a} hoch {e}"],
    "fr": ["{a} puissance {e}", "{a} à la puissance {e}", "{a} exposant {e}"],
    "es": ["{a} elevado a {e}", "{a} a la {e}", "{a} elevado a la {e}"],
    "ru": ["{a} в степени {e}"],
    "ja": ["{a} の {e} じょう", "{a} の {e}じょう", "{a}の {e}じょう"],
    "zh-Hans": ["{a}的{e}次方", "{a}的{e}次幂"],
    "zh-Hant": ["{a}的{e}次方", "{a}的{e}次冪"],
}
SQUARED = {
    "en": ["{a} squared", "{a} to the 2", "{a} to the power of 2"],
    "de": ["{a} hoch zwei", "{a} hoch 2", "{a} Quadrat", "{a} zum Quadrat"],
    "fr": ["{a} au carré", "{a} puissance deux", "{a} puissance 2"],
    "es": ["{a} al cuadrado", "{a} elevado a dos", "{a} elevado a 2", "{a} cuadrado"],
    "ru": ["{a} в квадрате", "{a} в степени два", "{a} в степени 2"],
    "ja": ["{a} の じじょう", "{a} の にじょう"],
    "zh-Hans": ["{a}的平方", "{a}平方", "{a}的二次方", "{a}的2次方"],
    "zh-Hant": ["{a}的平方", "{a}平方", "{a}的二次方", "{a}的2次方"],
}
CUBED = {"en": ["{a} cubed"], "de": ["{a} hoch drei"], "fr": ["{a} au cube"], "es": ["{a} al cubo"], "ru": ["{a} в кубе"],
         "ja": ["{a} の さんじょう"], "zh-Hans": ["{a}的立方", "{a}的三次方"], "zh-Hant": ["{a}的立方", "{a}的三次方"]}
TEN = {"en": "{10|ten}", "de": "{10|zehn}", "fr": "{10|dix}", "es": "{10|diez}", "ru": "{10|десять}", "ja": "{10|じゅう}",
       "zh-Hans": "{10|十}", "zh-Hant": "{10|十}"}
TIMES = {"en": ["times"], "de": ["mal"], "fr": ["fois"], "es": ["por"], "ru": ["умножить на", "на"], "ja": ["かける"],
         "zh-Hans": ["乘以", "乘"], "zh-Hant": ["乘以", "乘"]}


def times_ten(language, powers):
    space = "" if language.startswith("zh") else " "
    escaped = TEN[language].replace("{", "{{").replace("}", "}}")
    return ["{a}" + space + times + space + power.replace("{a}", escaped)
            for times in TIMES[language] for power in powers[language]]


TIMES_TEN = {language: times_ten(language, POWER) for language in TEN}
TIMES_TEN_CUBED = {language: times_ten(language, CUBED) for language in TEN}

# A numerator and a denominator. A parser cannot know whether they are a fraction or a score.
FRACTION_SLASH = {
    "en": ["{a} over {b}", "{a} of {b}", "{a} out of {b}"],
    "de": ["{a} durch {b}", "{a} von {b}"],
    "fr": ["{a} sur {b}"],
    "es": ["{a} sobre {b}", "{a} de {b}", "{a} entre {b}"],
    "ru": ["{a} из {b}", "{a} дробь {b}"],
    "ja": ["{b} ぶんの {a}", "{b}ぶんの {a}"],
    "zh-Hans": ["{b}分之{a}"],
    "zh-Hant": ["{b}分之{a}"],
}
VULGAR = {
    "en": {"½": ["one half", "half", "a half"], "¼": ["one quarter", "a quarter", "one fourth"],
           "¾": ["{3|three} quarters", "{3|three} fourths"], "⅓": ["one third", "a third"], "⅔": ["{2|two} thirds"]},
    "de": {"½": ["ein halb", "einhalb", "ein halbes"], "¼": ["ein Viertel"], "¾": ["{3|drei} Viertel", "dreiviertel"],
           "⅓": ["ein Drittel"], "⅔": ["{2|zwei} Drittel"]},
    "fr": {"½": ["un demi", "demi", "une demie"], "¼": ["un quart"], "¾": ["{3|trois} quarts"], "⅓": ["un tiers"],
           "⅔": ["{2|deux} tiers"]},
    "es": {"½": ["un medio", "medio"], "¼": ["un cuarto"], "¾": ["{3|tres} cuartos"], "⅓": ["un tercio"],
           "⅔": ["{2|dos} tercios"]},
    "ru": {"½": ["одна вторая", "половина", "одна половина"], "¼": ["одна четвёртая", "одна четверть", "четверть"],
           "¾": ["{3|три} четвёртых", "{3|три} четверти"], "⅓": ["одна третья", "одна треть", "треть"],
           "⅔": ["две третьих", "две трети"]},
    "ja": {"½": ["{2|に}ぶんの {1|いち}"], "¼": ["よんぶんの {1|いち}", "{4|よん}ぶんの {1|いち}"],
           "¾": ["よんぶんの {3|さん}", "{4|よん}ぶんの {3|さん}"], "⅓": ["{3|さん}ぶんの {1|いち}"],
           "⅔": ["{3|さん}ぶんの {2|に}"]},
    "zh-Hans": {"½": ["{2|二}分之{1|一}"], "¼": ["{4|四}分之{1|一}"], "¾": ["{4|四}分之{3|三}"], "⅓": ["{3|三}分之{1|一}"], "⅔": ["{3|三}分之{2|二}"]},
    "zh-Hant": {"½": ["{2|二}分之{1|一}"], "¼": ["{4|四}分之{1|一}"], "¾": ["{4|四}分之{3|三}"], "⅓": ["{3|三}分之{1|一}"], "⅔": ["{3|三}分之{2|二}"]},
}
# A whole and a fraction.
HALF = {"en": ["{a} and {b}"], "de": ["{a} {b}", "{a} und {b}", "{a}{b}"], "fr": ["{a} et {b}", "{a} {b}"],
        "es": ["{a} y {b}", "{a} {b}"], "ru": ["{a} и {b}", "{a} целых {b}", "{a} целых и {b}"],
        "ja": ["{a} と {b}"], "zh-Hans": ["{a}又{b}"], "zh-Hant": ["{a}又{b}"]}
ABOUT = {
    "en": {"≈": ["approximately {}", "about {}", "almost equal to {}", "approximately equal to {}"],
           "≤": ["less than or equal to {}", "less or equal to {}", "at most {}"],
           "≥": ["greater than or equal to {}", "greater or equal to {}", "at least {}"],
           "~": ["about {}", "approximately {}", "around {}"]},
    "de": {"≈": ["ungefähr {}", "etwa {}", "rund {}", "ungefähr gleich {}"],
           "≤": ["kleiner oder gleich {}", "kleiner gleich {}", "höchstens {}"],
           "≥": ["größer oder gleich {}", "größer gleich {}", "mindestens {}"], "~": ["etwa {}", "ungefähr {}", "rund {}"]},
    "fr": {"≈": ["environ {}", "à peu près {}", "presque égal à {}"], "≤": ["inférieur ou égal à {}", "au plus {}"],
           "≥": ["supérieur ou égal à {}", "au moins {}"], "~": ["environ {}", "à peu près {}"]},
    "es": {"≈": ["aproximadamente {}", "unos {}", "casi igual a {}"], "≤": ["menor o igual que {}", "menor o igual a {}"],
           "≥": ["mayor o igual que {}", "mayor o igual a {}"], "~": ["aproximadamente {}", "unos {}", "cerca de {}"]},
    "ru": {"≈": ["приблизительно {}", "примерно {}", "около {}", "приблизительно равно {}"],
           "≤": ["меньше или равно {}", "не больше {}", "не более {}"],
           "≥": ["больше или равно {}", "не меньше {}", "не менее {}"], "~": ["примерно {}", "около {}", "приблизительно {}"]},
    "ja": {"≈": ["やく {}", "およそ {}"], "≤": ["{} いか", "しょうなりイコール {}"], "≥": ["{} いじょう", "だいなりイコール {}"],
           "~": ["やく {}", "およそ {}"]},
    "zh-Hans": {"≈": ["约{}", "大约{}", "约等于{}"], "≤": ["小于等于{}", "小于或等于{}", "不大于{}"],
                "≥": ["大于等于{}", "大于或等于{}", "不小于{}"], "~": ["约{}", "大约{}"]},
    "zh-Hant": {"≈": ["約{}", "大約{}", "約等於{}"], "≤": ["小於等於{}", "小於或等於{}", "不大於{}"],
                "≥": ["大於等於{}", "大於或等於{}", "不小於{}"], "~": ["約{}", "大約{}"]},
}
# A time on the 24-hour clock: hours and minutes, and the seconds that may follow.
CLOCK = {
    "en": ["{h} {m}", "{h} hours {m} minutes", "{h} hours and {m} minutes"],
    "de": ["{h} Uhr {m}", "{h} Uhr und {m} Minuten", "{h} Uhr {m} Minuten"],
    "fr": ["{h} heures {m}", "{h} heures {m} minutes", "{h} heures et {m} minutes"],
    "es": ["{h} {m}", "{h} horas {m} minutos", "{h} horas y {m} minutos", "{h} y {m}", "{h} horas {m}", "{h} horas y {m}"],
    "ru": ["{h} {m}", "{h} {hours} {m} {minutes}"],
    "ja": ["{h} {m}"],
    "zh-Hans": ["{h}点{m}分", "{h}点{m}", "{h}时{m}分"],
    "zh-Hant": ["{h}點{m}分", "{h}點{m}", "{h}時{m}分"],
}
SECONDS = {
    "en": [" {s}", " {s} seconds", " and {s} seconds"],
    "de": [" und {s} Sekunden", " {s} Sekunden", " {s}"],
    "fr": [" {s}", " {s} secondes", " et {s} secondes"],
    "es": [" {s}", " {s} segundos", " y {s} segundos", " con {s} segundos"],
    "ru": [" {s}", " {s} {seconds}"],
    "ja": [" {s}"],
    "zh-Hans": ["{s}秒"],
    "zh-Hant": ["{s}秒"],
}
# Words between the numbers of an address or a version.
DOTS = {"en": ["point", "dot"], "de": ["Punkt"], "fr": ["point"], "es": ["punto"], "ru": ["точка"],
        "ja": ["てん", "ドット", "ピリオド"], "zh-Hans": ["点"], "zh-Hant": ["點"]}
