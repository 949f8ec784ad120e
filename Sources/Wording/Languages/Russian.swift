// SPDX-License-Identifier: MIT

enum Russian: Language {
    static let vocabulary = Vocabulary(
        .russian,
        """
        plurals = one: v = 0 and i % 10 = 1 and i % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; \
        many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14

        # Pauses: between the parts of a sentence, between clauses, between sentences.
        join.list = {a}, {b}
        join.clauses = {a}; {b}
        join.sentences = {a}. {b}

        # Axes and ranges.
        axis.x = ось X
        axis.x.speech = ось икс
        axis.y = ось Y
        axis.y.speech = ось игрек
        axis.titled = ось «{name}»
        axis.label = {axis}, видимый диапазон от {lo} до {hi}
        axis.log = логарифмическая шкала
        axis.categories.one = {n:f} категория, от {a} до {b}
        axis.categories.few = {n:f} категории, от {a} до {b}
        axis.categories.many = {n:f} категорий, от {a} до {b}
        axis.categories.other = {n:f} категории, от {a} до {b}
        range.changed = {axis}, диапазон изменён, теперь от {lo} до {hi}
        range.also = {axis} теперь от {lo} до {hi}
        range.plain = от {lo} до {hi}
        range.at = на {n}
        range.above = {hi} сверх базы {base}
        range.below = {hi} ниже базы {base}

        # Charts.
        point.position = {i} из {n}
        value.missing = нет значения
        series.moved = {name}, ряд {i} из {n}
        series.points.one = {n:f} точка
        series.points.few = {n:f} точки
        series.points.many = {n:f} точек
        series.points.other = {n:f} точки
        series.gaps = {n:f} без значения
        series.lowest = Минимум {y}
        series.highest = максимум {y}
        series.average = среднее {y}
        series.all = все данные
        series.visible = видимый диапазон
        series.median = медиана {y}
        series.deviation = стандартное отклонение {y}
        series.quartiles = квартили {a} и {b}
        trend.up = В целом рост, {y}
        trend.down = В целом спад, {y}
        trend.flat = Почти без изменений
        trend.none = Явной тенденции нет
        zoom.extents = Показаны все данные
        zoom.in = Увеличено
        zoom.out = Уменьшено
        scrolled.left = Прокрутка влево
        scrolled.right = Прокрутка вправо
        scrolled.up = Прокрутка вверх
        scrolled.down = Прокрутка вниз
        scrolled.next = Прокрутка вперёд
        scrolled.previous = Прокрутка назад
        live.points.one = {n:f} новая точка
        live.points.few = {n:f} новые точки
        live.points.many = {n:f} новых точек
        live.points.other = {n:f} новой точки
        live.highest = максимум {y}
        live.lowest = минимум {y}
        live.latest = последнее значение {y}
        alert.changed = {name}, было {a}, стало {b}
        alert.silent = {name}, нет новых точек, {time}
        extremum.max = Максимум
        extremum.min = Минимум
        scroll.end = Конец данных
        scroll.start = Начало данных
        page = Страница {i} из {n}
        monitor.on = Наблюдение включено
        monitor.off = Наблюдение выключено
        alert.above = {name} выше {limit}, сейчас {y}
        alert.below = {name} ниже {limit}, сейчас {y}
        audio.end = Конец графика
        empty = Нет данных
        skipped.one = Пропущено {n:n} объявление
        skipped.few = Пропущено {n:n} объявления
        skipped.many = Пропущено {n:n} объявлений
        skipped.other = Пропущено {n:n} объявления

        # Elements.
        trait.selected = выбрано
        trait.dimmed = недоступно
        trait.selected.not = не выбрано
        trait.dimmed.not = доступно
        trait.button = кнопка
        trait.switchButton = переключатель
        switch.on = включено
        switch.off = выключено
        trait.tabBar = панель вкладок
        trait.heading = заголовок
        trait.link = ссылка
        trait.adjustable = регулируемый
        trait.image = изображение
        trait.searchField = поле поиска
        trait.keyboardKey = клавиша
        position = {i} из {n}
        bound.maximum = максимум
        bound.minimum = минимум
        edge.reached = край достигнут
        layout.changed = Компоновка изменена
        screen.changed = Экран изменён

        # Numbers.
        number.notSet = не задано
        number.mark = ,
        number.mark.speech = запятая
        number.joined = 0
        number.group = \u{A0}
        number.minus = минус {n}
        number.one = один
        number.one.feminine = одна
        number.one.neuter = одно
        number.two.feminine = две
        number.currency.display = {n}\u{A0}{unit}
        number.power = {n} умножить на 10 в степени {e}
        number.text.digits = 6
        number.splits = 12 9 6 3
        scale.3 = тысяча | тысячи | тысяч
        scale.6 = миллион | миллиона | миллионов
        scale.9 = миллиард | миллиарда | миллиардов
        scale.12 = триллион | триллиона | триллионов
        scales.feminine = 3
        fraction.whole = целая | целых
        fraction.1 = десятая | десятых
        fraction.2 = сотая | сотых
        fraction.3 = тысячная | тысячных
        prefixes = ф фемто, п пико, н нано, мк микро, м милли, к кило, М мега, Г гига, Т тера, П пета

        # Dates. Between "от" and "до" all is in the genitive.
        date.months = январь, февраль, март, апрель, май, июнь, июль, август, сентябрь, октябрь, ноябрь, декабрь
        date.months.end = января, февраля, марта, апреля, мая, июня, июля, августа, сентября, октября, ноября, декабря
        date.weekdays = воскресенье, понедельник, вторник, среда, четверг, пятница, суббота
        date.days.speech = первое, второе, третье, четвёртое, пятое, шестое, седьмое, восьмое, девятое, десятое, \
        одиннадцатое, двенадцатое, тринадцатое, четырнадцатое, пятнадцатое, шестнадцатое, семнадцатое, восемнадцатое, \
        девятнадцатое, двадцатое, двадцать первое, двадцать второе, двадцать третье, двадцать четвёртое, \
        двадцать пятое, двадцать шестое, двадцать седьмое, двадцать восьмое, двадцать девятое, тридцатое, \
        тридцать первое
        date.days.end.speech = первого, второго, третьего, четвёртого, пятого, шестого, седьмого, восьмого, девятого, \
        десятого, одиннадцатого, двенадцатого, тринадцатого, четырнадцатого, пятнадцатого, шестнадцатого, \
        семнадцатого, восемнадцатого, девятнадцатого, двадцатого, двадцать первого, двадцать второго, \
        двадцать третьего, двадцать четвёртого, двадцать пятого, двадцать шестого, двадцать седьмого, \
        двадцать восьмого, двадцать девятого, тридцатого, тридцать первого
        date.ymd = {d} {monthOfDay} {y} года
        date.md = {d} {monthOfDay}
        date.ym = {month} {y} года
        date.y = {y} год
        date.y.end = {y} года
        date.wmd = {weekday}, {d} {monthOfDay}
        date.wmdt = {weekday}, {d} {monthOfDay}, {h}:{mm}
        date.wmdt.speech = {weekday}, {d} {monthOfDay}, {time}
        date.hms.speech = {time} {seconds}
        date.hm.speech = {hours} {minutes}
        date.h.speech = {hours}

        # Units: one | few | many; beside a fraction, few.
        units.feminine = s min wk t cd mph mi ppm ppb JPY KRW INR
        unit.V = вольт | вольта | вольт
        unit.A = ампер | ампера | ампер
        unit.W = ватт | ватта | ватт
        unit.Wh = ватт-час | ватт-часа | ватт-часов
        unit.VA = вольт-ампер | вольт-ампера | вольт-ампер
        unit.J = джоуль | джоуля | джоулей
        unit.N = ньютон | ньютона | ньютонов
        unit.Pa = паскаль | паскаля | паскалей
        unit.Hz = герц | герца | герц
        unit.F = фарад | фарада | фарад
        unit.Ω = ом | ома | ом
        unit.S = сименс | сименса | сименсов
        unit.T = тесла
        unit.H = генри
        unit.C = кулон | кулона | кулонов
        unit.eV = электронвольт | электронвольта | электронвольт
        unit.Bq = беккерель | беккереля | беккерелей
        unit.Sv = зиверт | зиверта | зивертов
        unit.Gy = грей | грея | грей
        unit.g = грамм | грамма | граммов
        unit.t = тонна | тонны | тонн
        unit.B = байт | байта | байт
        unit.bit = бит | бита | бит
        unit.B/s = байт в секунду | байта в секунду | байт в секунду
        unit.bit/s = бит в секунду | бита в секунду | бит в секунду
        unit.KiB = кибибайт | кибибайта | кибибайт
        unit.MiB = мебибайт | мебибайта | мебибайт
        unit.GiB = гибибайт | гибибайта | гибибайт
        unit.TiB = тебибайт | тебибайта | тебибайт
        unit.m = метр | метра | метров
        unit.cm = сантиметр | сантиметра | сантиметров
        unit.s = секунда | секунды | секунд
        unit.min = минута | минуты | минут
        unit.h = час | часа | часов
        unit.d = день | дня | дней
        unit.wk = неделя | недели | недель
        unit.mo = месяц | месяца | месяцев
        unit.yr = год | года | лет
        unit.l = литр | литра | литров
        unit.K = кельвин | кельвина | кельвинов
        unit.mol = моль | моля | молей
        unit.bar = бар | бара | бар
        unit.hPa = гектопаскаль | гектопаскаля | гектопаскалей
        unit.cd = кандела | канделы | кандел
        unit.lm = люмен | люмена | люменов
        unit.lx = люкс | люкса | люкс
        unit.% = процент | процента | процентов
        unit.%.display = {n}\u{A0}%
        unit.‰ = промилле
        unit.‰.display = {n}\u{A0}‰
        unit.°C = градус Цельсия | градуса Цельсия | градусов Цельсия
        unit.°F = градус Фаренгейта | градуса Фаренгейта | градусов Фаренгейта
        unit.° = градус | градуса | градусов
        unit.ppm = миллионная доля | миллионные доли | миллионных долей
        unit.ppb = миллиардная доля | миллиардные доли | миллиардных долей
        unit.rpm = оборот в минуту | оборота в минуту | оборотов в минуту
        unit.dB = децибел | децибела | децибел
        unit.px = пиксель | пикселя | пикселей
        unit.m/s = метр в секунду | метра в секунду | метров в секунду
        unit.km/h = километр в час | километра в час | километров в час
        unit.mph = миля в час | мили в час | миль в час
        unit.ha = гектар | гектара | гектаров
        unit.m² = квадратный метр | квадратных метра | квадратных метров
        unit.km² = квадратный километр | квадратных километра | квадратных километров
        unit.m³ = кубический метр | кубических метра | кубических метров
        unit.in = дюйм | дюйма | дюймов
        unit.ft = фут | фута | футов
        unit.mi = миля | мили | миль
        unit.lb = фунт | фунта | фунтов
        unit.persons = человек | человека | человек
        symbols = V В, A А, W Вт, Wh Вт·ч, VA В·А, J Дж, N Н, Pa Па, Hz Гц, F Ф, Ω Ом, S См, T Тл, H Гн, C Кл, eV эВ, \
        Bq Бк, Sv Зв, Gy Гр, g г, t т, B Б, bit бит, B/s Б/с, bit/s бит/с, KiB КиБ, MiB МиБ, GiB ГиБ, TiB ТиБ, m м, \
        cm см, s с, min мин, h ч, d д., wk нед., mo мес., yr г., l л, K К, mol моль, bar бар, hPa гПа, cd кд, lm лм, \
        lx лк, rpm об/мин, dB дБ, px пкс, m/s м/с, km/h км/ч, ha га, m² м², km² км², m³ м³, RUB ₽

        # Currencies.
        unit.EUR = евро
        unit.USD = доллар США | доллара США | долларов США
        unit.$ = доллар | доллара | долларов
        unit.£ = фунт | фунта | фунтов
        unit.GBP = фунт стерлингов | фунта стерлингов | фунтов стерлингов
        unit.JPY = иена | иены | иен
        unit.CNY = юань | юаня | юаней
        unit.TWD = новый тайваньский доллар | новых тайваньских доллара | новых тайваньских долларов
        unit.RUB = рубль | рубля | рублей
        unit.CHF = швейцарский франк | швейцарских франка | швейцарских франков
        unit.INR = индийская рупия | индийские рупии | индийских рупий
        unit.KRW = вона | воны | вон
        unit.BRL = бразильский реал | бразильских реала | бразильских реалов
        unit.MXN = мексиканское песо | мексиканских песо | мексиканских песо
        unit.HKD = гонконгский доллар | гонконгских доллара | гонконгских долларов
        unit.BTC = биткойн | биткойна | биткойнов
        unit.ETH = эфир | эфира | эфиров

        # Exploring a chart.
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
        live.file = Это файл, останавливать нечего
        monitor.file = Это файл, наблюдать не за чем
        speed = слов в минуту, {n}
        verbosity.low = Краткие объявления
        verbosity.medium = Обычные объявления
        verbosity.high = Подробные объявления
        """)

    static let characters = CharacterNames(
        """
        capital заглавная
        control управляющий символ
        unknown неизвестный символ
        SP пробел
        TAB табуляция
        LF новая строка
        CRLF новая строка
        CR возврат каретки
        ESC эскейп
        BS забой
        DEL удаление
        FF разрыв страницы
        NBSP неразрывный пробел
        ZWSP пробел нулевой ширины
        SHY мягкий перенос
        ISP широкий пробел
        - дефис
        “ открывающая кавычка
        ” закрывающая кавычка
        „ нижняя кавычка
        ‘ одинарная открывающая кавычка
        ’ одинарная закрывающая кавычка
        ‚ нижняя одинарная кавычка
        « кавычка ёлочка открывающая
        » кавычка ёлочка закрывающая
        – короткое тире
        — тире
        … многоточие
        • маркер списка
        · точка по центру
        § параграф
        ¶ знак абзаца
        ° градус
        € евро
        £ фунт
        ¥ иена
        ¢ цент
        № номер
        © знак копирайта
        ® зарегистрированный знак
        ™ торговая марка
        × умножить
        ÷ разделить
        ± плюс минус
        ¡ перевёрнутый восклицательный знак
        ¿ перевёрнутый вопросительный знак
        † крестик
        ‰ промилле
        ′ штрих
        ″ двойной штрих
        µ микро
        ← стрелка влево
        ↑ стрелка вверх
        → стрелка вправо
        ↓ стрелка вниз
        ≤ меньше или равно
        ≥ больше или равно
        ≠ не равно
        ≈ приблизительно равно
        ∞ бесконечность
        √ корень
        ✓ галочка
        """)

    static let keys = KeyNames(
        """
        alt альт
        altgr альт граф
        control контрол
        hyper хайпер
        meta мета
        shift шифт
        super супер
        backspace забой
        break прервать
        caps-lock капс лок
        delete удалить
        down стрелка вниз
        end конец
        enter ввод
        escape эскейп
        home начало
        insert вставить
        kp цифровой блок
        left стрелка влево
        linefeed перевод строки
        menu меню
        next страница вниз
        num-lock нам лок
        pause пауза
        print печать экрана
        prior страница вверх
        return возврат
        right стрелка вправо
        scroll-lock скролл лок
        tab табуляция
        up стрелка вверх
        window виндоус
        """)
}
