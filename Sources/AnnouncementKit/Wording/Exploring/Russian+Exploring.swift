// SPDX-License-Identifier: MIT

extension Russian {
    static let exploring = """
        jump.peak = Пик
        jump.trough = Впадина
        jump.none = больше нет
        jump.to = Перейти: {axis}
        jump.unknown = {text}, такого здесь нет
        jump.canceled = Отменено
        mark.set = Метка
        mark.none = Метки нет
        mark.after = {x} после метки
        mark.before = {x} до метки
        mark.here = на метке
        mark.higher = выше на {y}
        mark.lower = ниже на {y}
        mark.level = на той же высоте
        live.frozen = Остановлено
        live.again = Снова в реальном времени
        live.none = Ничего нового
        live.ended = Данных больше не будет
        speed = слов в минуту, {n}
        verbosity.low = Краткие объявления
        verbosity.medium = Обычные объявления
        verbosity.high = Подробные объявления
        """
}
