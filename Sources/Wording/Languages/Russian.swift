// SPDX-License-Identifier: MIT

enum Russian: Language {
    static let tag = "ru"
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
        axis.y = ось Y
        axis.titled = ось «{name}»
        axis.label = {axis}, видимый диапазон от {lo} до {hi}
        axis.log = логарифмическая шкала
        axis.empty = нет значений
        axis.categories.one = {n:f} категория, от {a} до {b}
        axis.categories.few = {n:f} категории, от {a} до {b}
        axis.categories.many = {n:f} категорий, от {a} до {b}
        axis.categories.other = {n:f} категории, от {a} до {b}
        axis.showing = видно {a}, всего {b}
        range.changed = {axis}, диапазон изменён, теперь от {lo} до {hi}
        range.also = {axis} теперь от {lo} до {hi}
        range.plain = от {lo} до {hi}
        range.at = на {n}
        range.from = от {lo}
        range.to = до {hi}
        range.above = {hi} сверх базы {base}
        range.below = {hi} ниже базы {base}

        # Charts.
        point.numbered = {x}: {y}
        point.position = {i} из {n}
        value.missing = нет значения
        value.infinite = бесконечность
        value.infinite.minus = минус бесконечность
        series.moved = {name}, ряд {i} из {n}
        series.points.one = {n:f} точка
        series.points.few = {n:f} точки
        series.points.many = {n:f} точек
        series.points.other = {n:f} точки
        series.gaps = {n:f} без значения
        series.infinite = {n:f} с бесконечным значением
        series.hidden.one = Вне видимой области {n:f} точка из {m}
        series.hidden.few = Вне видимой области {n:f} точки из {m}
        series.hidden.many = Вне видимой области {n:f} точек из {m}
        series.hidden.other = Вне видимой области {n:f} точки из {m}
        series.lowest = Минимум {y}
        series.highest = максимум {y}
        series.average = среднее {y}
        series.all = все данные
        series.visible = видимый диапазон
        series.median = медиана {y}
        series.deviation = стандартное отклонение {y}
        series.quartiles = половина от {a} до {b}
        series.seconds.one = {n:f} секунда
        series.seconds.few = {n:f} секунды
        series.seconds.many = {n:f} секунд
        series.seconds.other = {n:f} секунды
        series.minutes.one = {n:f} минута
        series.minutes.few = {n:f} минуты
        series.minutes.many = {n:f} минут
        series.minutes.other = {n:f} минуты
        series.hours.one = {n:m} час
        series.hours.few = {n:m} часа
        series.hours.many = {n:m} часов
        series.hours.other = {n:m} часа
        series.days.one = {n:m} день
        series.days.few = {n:m} дня
        series.days.many = {n:m} дней
        series.days.other = {n:m} дня
        series.weeks.one = {n:f} неделя
        series.weeks.few = {n:f} недели
        series.weeks.many = {n:f} недель
        series.weeks.other = {n:f} недели
        series.months.one = {n:m} месяц
        series.months.few = {n:m} месяца
        series.months.many = {n:m} месяцев
        series.months.other = {n:m} месяца
        series.quarters.one = {n:m} квартал
        series.quarters.few = {n:m} квартала
        series.quarters.many = {n:m} кварталов
        series.quarters.other = {n:m} квартала
        series.years.one = {n:m} год
        series.years.few = {n:m} года
        series.years.many = {n:m} лет
        series.years.other = {n:m} года
        series.rows.one = {n:f} строка
        series.rows.few = {n:f} строки
        series.rows.many = {n:f} строк
        series.rows.other = {n:f} строки
        series.more.one = Ещё {n:m} ряд
        series.more.few = Ещё {n:m} ряда
        series.more.many = Ещё {n:m} рядов
        series.more.other = Ещё {n:m} ряда
        series.empty = {name}, значений нет
        series.single = {name}, одна точка: {point}
        series.always = всегда {y}
        series.quartiles.same = средняя половина {y}
        series.first = {name}, это первый ряд
        series.last = {name}, это последний ряд
        series.only = Ряд только один
        opening.series.one = {n:m} ряд
        opening.series.few = {n:m} ряда
        opening.series.many = {n:m} рядов
        opening.series.other = {n:m} ряда
        opening.first = Первый: {series}
        opening.always = {name} всегда {y}
        opening.rises = {name} растёт, было {a}, стало {b}
        opening.falls = {name} падает, было {a}, стало {b}
        opening.between = {name}, минимум {a}, максимум {b}
        trend.up = В целом рост на {y}
        trend.down = В целом спад на {y}
        trend.flat = Почти без изменений
        trend.none = Явной тенденции нет, сначала {a}, в конце {b}
        trend.scarce = Слишком мало точек для тенденции
        season.year = Колеблется раз в год
        season.week = Колеблется раз в неделю
        season.day = Колеблется раз в день
        season.every = Колеблется, период примерно {x}
        zoom.extents = Все данные
        zoom.in = Увеличено
        zoom.out = Уменьшено
        zoom.all = Видны все данные
        zoom.point = Видна одна точка
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
        extremum.at = {y} в точке {x}
        extremum.in = {y}, {x}
        extremum.row = {y}, строка {x}
        found = {name}: {point}
        scroll.end = Конец данных
        scroll.start = Начало данных
        page = Страница {i} из {n}
        monitor.on = Наблюдение включено
        monitor.off = Наблюдение выключено
        alert.above = {name} {y}, выше {limit}
        alert.below = {name} {y}, ниже {limit}
        audio.end = Конец графика
        empty = Нет данных
        burst.one = Ещё {n:n} объявление от {name}
        burst.few = Ещё {n:n} объявления от {name}
        burst.many = Ещё {n:n} объявлений от {name}
        burst.other = Ещё {n:n} объявления от {name}
        burst.unnamed.one = Ещё {n:n} объявление
        burst.unnamed.few = Ещё {n:n} объявления
        burst.unnamed.many = Ещё {n:n} объявлений
        burst.unnamed.other = Ещё {n:n} объявления

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
        document.heading = заголовок, уровень {n}
        document.list.one = список, {n:m} пункт
        document.list.few = список, {n:m} пункта
        document.list.many = список, {n:m} пунктов
        document.list.other = список, {n:m} пункта
        document.quote = цитата
        document.quote.end = конец цитаты
        document.code.short = код
        document.code.one = код, {n:f} строка
        document.code.few = код, {n:f} строки
        document.code.many = код, {n:f} строк
        document.code.other = код, {n:f} строки
        document.code.in.one = код, {n:f} строка, {language}
        document.code.in.few = код, {n:f} строки, {language}
        document.code.in.many = код, {n:f} строк, {language}
        document.code.in.other = код, {n:f} строки, {language}
        document.table = таблица
        document.columns.one = {n:m} столбец
        document.columns.few = {n:m} столбца
        document.columns.many = {n:m} столбцов
        document.columns.other = {n:m} столбца
        document.deleted = зачёркнуто
        document.done = сделано
        document.open = не сделано
        position = {i} из {n}
        bound.maximum = максимум
        bound.minimum = минимум
        edge.reached = край достигнут
        layout.changed = Компоновка изменена
        screen.changed = Экран изменён

        # Numbers.
        number.notSet = не задано
        number.about = примерно {n}
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

        # In a client's text.
        text.range = от {lo} до {hi}
        text.per = {a} на {b}
        text.over = {a} дробь {b}
        text.fractions = вторая/вторых, третья/третьих, четвёртая/четвёртых, пятая/пятых, шестая/шестых, \
        седьмая/седьмых, восьмая/восьмых, девятая/девятых, десятая/десятых
        text.fractions.gender = feminine
        text.mixed = {n} и {f}
        text.power = в степени {e}
        text.power.2 = в квадрате
        text.power.3 = в кубе
        text.dot = точка
        text.names = . / \\ : @ ~
        text.link = ссылка на {name}
        text.hash = хеш, в конце {end}
        text.uuid = идентификатор, в конце {end}
        text.signs = ~ примерно, ≈ примерно, ± плюс-минус, ≤ меньше или равно, ≥ больше или равно, ≠ не равно, \
        × умножить на, − минус, < меньше, > больше, ÷ разделить на, ∞ бесконечность, √ корень из, § параграф, \
        → стрелка вправо
        text.scales = тыс. 3, тыс 3, млн 6, млн. 6, млрд 9, млрд. 9, трлн 12, трлн. 12, k 3, K 3, M 6, B 9, bn 9
        text.scales.spelled = yes
        text.units.points = руб, долл, сек, мин
        text.units = руб RUB, долл $, сек s, КБ kB, Кб kB, Мб MB, Гб GB, Тб TB
        text.groups.spaced = yes
        text.percent = lost
        text.words = 2-х двух, 3-х трёх, 4-х четырёх, 5-ти пяти, 6-ти шести, 7-ми семи, 8-ми восьми, 9-ти девяти, \
        10-ти десяти, 5-ью пятью, 6-ью шестью, 7-ью семью, 8-ью восемью, 9-ью девятью, 10-ью десятью
        text.versions.own = тип
        text.parameters.own = параметр, Параметр, аргумент, регистр, Регистр
        text.units.letters = А Б В К Н Т Ф с
        text.letters = a а, b бэ, c цэ, d дэ, e е, f эф, g же, h аш, i и, j йот, k ка, l эль, m эм, n эн, o о, p пэ, \
        q ку, r эр, s эс, t тэ, u у, v вэ, w дубль-вэ, x икс, y игрек, z зет
        text.by = {a} на {b}
        text.per.endings = а у, я ю
        text.abbreviations = стр. страница #, Стр. Страница #, с. страница #, рис. рисунок #, Рис. Рисунок #, \
        табл. таблица #, Табл. Таблица #, гл. глава #, Гл. Глава #, т. том #, п. пункт #, пп. пункты #, \
        ст. статья #, д. дом #, кв. квартира #, корп. корпус #, тел. телефон #, ок. около #, ул. улица ^, \
        г. город ^, им. имени ^, проф. профессор ^, акад. академик ^, напр. например, т.е. то есть, т.к. так как, \
        т.н. так называемый, т.ч. том числе, т.д. так далее ., т.п. тому подобное ., др. другие ., \
        прибл. приблизительно, см. смотри, янв. января @, февр. февраля @, фев. февраля @, апр. апреля @, \
        июн. июня @, июл. июля @, авг. августа @, сент. сентября @, окт. октября @, нояб. ноября @, дек. декабря @, \
        н.э. нашей эры .
        text.date = d.m.y
        text.genitive.ones = нуля, одного, двух, трёх, четырёх, пяти, шести, семи, восьми, девяти, десяти, одиннадцати, \
        двенадцати, тринадцати, четырнадцати, пятнадцати, шестнадцати, семнадцати, восемнадцати, девятнадцати
        text.genitive.one.feminine = одной
        text.genitive.tens = двадцати, тридцати, сорока, пятидесяти, шестидесяти, семидесяти, восьмидесяти, девяноста
        text.genitive.hundreds = ста, двухсот, трёхсот, четырёхсот, пятисот, шестисот, семисот, восьмисот, девятисот
        text.genitive.parts = целой/целых, десятой/десятых, сотой/сотых, тысячной/тысячных
        text.genitive.endings.few = х
        text.genitive.endings.many = ти, ми
        text.ordinal.ones = перв, втор, трет, четвёрт, пят, шест, седьм, восьм, девят, десят, одиннадцат, двенадцат, \
        тринадцат, четырнадцат, пятнадцат, шестнадцат, семнадцат, восемнадцат, девятнадцат
        text.ordinal.tens = двадцат, тридцат, сороков, пятидесят, шестидесят, семидесят, восьмидесят, девяност
        text.ordinal.hundreds = сот, двухсот, трёхсот, четырёхсот, пятисот, шестисот, семисот, восьмисот, девятисот
        text.ordinal.thousands = тысячн, двухтысячн, трёхтысячн
        text.ordinal.thousand = тысяча
        text.ordinal.endings = й ый, ый ый, ий ый, ой ой, го ого, ого ого, его ого, му ому, ому ому, ему ому, м ом, ом ом, \
        ем ом, ым ым, им ым, я ая, ая ая, ья ая, ю ую, ую ую, ью ую, е ое, ое ое, ье ое, ые ые, ьи ые, х ых, ых ых, их ых, \
        ми ыми, ыми ыми
        text.ordinal.stressed = втор, шест, седьм, восьм, сороков
        text.ordinal.stressed.endings = ый ой
        text.ordinal.soft = трет
        text.ordinal.soft.endings = ый ий, ого ьего, ому ьему, ым ьим, ом ьем, ая ья, ой ьей, ую ью, ое ье, ые ьи, ых ьих, \
        ыми ьими
        text.ordinal.years = г. ого года, г ого года, год ый, года ого, году ом, годом ым, годы ые, годов ых, годах ых
        text.ordinal.years.behind = в ом году, во ом году, к ому году
        text.ordinal.range = с {lo} по {hi}
        text.ordinal.year = ый
        text.ordinal.year.of = ого
        text.ordinal.year.word = год
        text.ordinal.decade = ое ые
        text.ordinal.three = ью
        text.ordinal.counted = ом ам/ям, ую ами/ями
        text.nouns.object = одну
        text.nouns.hard.endings = а ы у
        text.nouns.hard = минут, секунд, тонн, групп, команд, программ, таблиц, страниц, единиц, цифр, букв, камер, схем, \
        систем, проблем, квартир, комнат, картин, карт, миллисекунд, форм, тем
        text.nouns.velar.endings = а и у
        text.nouns.velar = строк, точк, ошибк, папк, ссылк, кнопк, вкладк, закладк, колонк, ячейк, картинк, заметк, отметк, \
        книг, задач, попытк, загрузк, посылк, покупк, заявк, метк, полк, пометк, отправк, поездк, подписк, проверк, копейк
        text.nouns.soft.endings = я и ю
        text.nouns.soft = недел, верси, копи, функци, категори, позици, песн, сесси, операци, лини, станци, компани, стать, \
        публикаци, ваканси, организаци, транзакци, коллекци, фотографи
        text.nouns.sign.endings = ь и ь
        text.nouns.sign = запис, част, ноч, двер, област, сет, возможност, площад, новост, очеред, жизн, модел, печат
        text.nouns.neuter = ение, ание, слово, письмо, окно, место, число, устройство, событие, правило, поле, имя, время, \
        утро, лето, условие, действие
        text.cents = EUR цент/цента/центов, USD цент/цента/центов, $ цент/цента/центов, £ пенс/пенса/пенсов, \
        GBP пенс/пенса/пенсов, RUB копейка/копейки/копеек, CHF раппен/раппена/раппенов
        text.cents.feminine = RUB
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
        date.ymd.speech = {d} {monthOfDay} {yearOf} года
        date.md = {d} {monthOfDay}
        date.ym = {month} {y} года
        date.ym.speech = {month} {yearOf} года
        date.y = {y} год
        date.y.speech = {year} год
        date.y.end = {y} года
        date.y.end.speech = {yearOf} года
        date.wmd = {weekday}, {d} {monthOfDay}
        date.quarters = 1-й квартал, 2-й квартал, 3-й квартал, 4-й квартал
        date.quarters.speech = первый квартал, второй квартал, третий квартал, четвёртый квартал
        date.quarters.end = 1-го квартала, 2-го квартала, 3-го квартала, 4-го квартала
        date.quarters.end.speech = первого квартала, второго квартала, третьего квартала, четвёртого квартала
        date.yq = {quarter} {y} года
        date.yq.speech = {quarter} {yearOf} года
        date.hms.speech = {time} {seconds}
        date.hm.speech = {hours} {minutes}
        date.h.speech = {hours}
        zone.utc = UTC
        zone.utc.speech = всемирное время
        zone.ahead = UTC+{n}
        zone.ahead.speech = всемирное время плюс {n}
        zone.behind = UTC\u{2212}{n}
        zone.behind.speech = всемирное время минус {n}
        zone.then = {a}, затем {b}

        # Units: one | few | many; beside a fraction few, or the fourth.
        units.feminine = s min wk t kt Mt Gt cd mph mi ppm ppb JPY KRW INR
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
        unit.kt = килотонна | килотонны | килотонн
        unit.Mt = мегатонна | мегатонны | мегатонн
        unit.Gt = гигатонна | гигатонны | гигатонн
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
        unit.dl = децилитр | децилитра | децилитров
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
        unit.ppm = миллионная доля | миллионные доли | миллионных долей | миллионной доли
        unit.ppb = миллиардная доля | миллиардные доли | миллиардных долей | миллиардной доли
        unit.rpm = оборот в минуту | оборота в минуту | оборотов в минуту
        unit.dB = децибел | децибела | децибел
        unit.px = пиксель | пикселя | пикселей
        unit.m/s = метр в секунду | метра в секунду | метров в секунду
        unit.km/h = километр в час | километра в час | километров в час
        unit.mph = миля в час | мили в час | миль в час
        unit.ha = гектар | гектара | гектаров
        unit.m² = квадратный метр | квадратных метра | квадратных метров | квадратного метра
        unit.km² = квадратный километр | квадратных километра | квадратных километров | квадратного километра
        unit.m³ = кубический метр | кубических метра | кубических метров | кубического метра
        unit.in = дюйм | дюйма | дюймов
        unit.ft = фут | фута | футов
        unit.mi = миля | мили | миль
        unit.lb = фунт | фунта | фунтов
        unit.persons = человек | человека | человек
        symbols = V В, A А, W Вт, Wh Вт·ч, VA В·А, J Дж, N Н, Pa Па, Hz Гц, F Ф, Ω Ом, S См, T Тл, H Гн, C Кл, eV эВ, \
        Bq Бк, Sv Зв, Gy Гр, g г, t т, kt кт, Mt Мт, Gt Гт, B Б, bit бит, B/s Б/с, bit/s бит/с, KiB КиБ, MiB МиБ, GiB ГиБ, TiB ТиБ, m м, \
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
        unit.TWD = новый тайваньский доллар | новых тайваньских доллара | новых тайваньских долларов | нового тайваньского доллара
        unit.RUB = рубль | рубля | рублей
        unit.CHF = швейцарский франк | швейцарских франка | швейцарских франков | швейцарского франка
        unit.INR = индийская рупия | индийские рупии | индийских рупий | индийской рупии
        unit.KRW = вона | воны | вон
        unit.BRL = бразильский реал | бразильских реала | бразильских реалов | бразильского реала
        unit.MXN = мексиканское песо | мексиканских песо | мексиканских песо | мексиканского песо
        unit.HKD = гонконгский доллар | гонконгских доллара | гонконгских долларов | гонконгского доллара
        unit.BTC = биткойн | биткойна | биткойнов
        unit.ETH = эфир | эфира | эфиров

        # Exploring a chart.
        jump.peak = Пик
        jump.trough = Впадина
        jump.none.peak = Больше нет пиков
        jump.none.trough = Больше нет впадин
        jump.none.average = Больше нет точек на среднем, {y}
        jump.none.value = Больше нет точек со значением {y}
        jump.crossing = пересекает среднее {y}, было {a}, стало {b}
        jump.before = Проходит {y}, затем {x}
        jump.after = Проходит {y}, перед этим {x}
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
        mark.more = больше на {y}
        mark.less = меньше на {y}
        live.frozen = Остановлено
        live.again = Снова в реальном времени
        live.none = Ничего нового
        live.ended = Данных больше не будет
        live.file = Это файл, останавливать нечего
        live.complete = Файл прочитан целиком
        live.sound.on = Новые точки звучат
        live.sound.off = Новые точки не звучат
        live.scale = Новая шкала тонов: {range}
        sound.played = Звучит {name}
        sound.to = сыграно до {x}
        sound.score = Звук
        run.succeeded = {command}: готово, {time}
        run.failed = {command}: ошибка {n}, {time}
        run.killed = {command}: завершено сигналом {signal}, {time}
        run.interrupted = {command}: прервано, {time}
        run.unstarted = {command} не запускается: {reason}
        run.instant = меньше секунды
        run.command = Команда
        follow.lines.one = {n:f} строка
        follow.lines.few = {n:f} строки
        follow.lines.many = {n:f} строк
        follow.lines.other = {n:f} строки
        follow.errors.one = {n:f} ошибка
        follow.errors.few = {n:f} ошибки
        follow.errors.many = {n:f} ошибок
        follow.errors.other = {n:f} ошибки
        follow.last = {lines}; последняя: {text}
        follow.binary = нечитаемые данные
        alerts.resolved = Устранено: {text}
        monitor.file = Это файл, наблюдать не за чем
        speed = слов в минуту, {n}
        verbosity.low = Краткие объявления
        verbosity.medium = Обычные объявления
        verbosity.high = Подробные объявления
        hint.keys = Вопросительный знак: клавиши
        hint.series = Стрелка вниз: следующий ряд, вопросительный знак: клавиши
        # Rows of hints, which are only shown.
        hint.row.help = {key} помощь
        hint.row.quit = {key} выход
        hint.row.table = {key} таблица
        hint.row.go = {key} перейти
        hint.row.cancel = {key} отмена
        hint.row.back = {key} назад
        hint.row.settings = Вверх и вниз — выбор, влево и вправо — изменение, Enter сохраняет, Escape выходит
        hint.row.hear = Пробел — слышно, N — не слышно, R — ещё раз, Escape выходит
        hint.row.read = Пробел — пауза, Влево Вправо — предложение, Вверх Вниз — абзац, Escape выходит

        # Keys and settings.
        key.unknown = клавиша {key} не назначена
        key.unknown.help = клавиша {key} не назначена; список клавиш, {help}
        key.question = вопросительный знак
        quit.enter = Ввод, чтобы выйти
        help.closed = Справка закрыта
        leave.nothing = Закрывать нечего
        leave.nothing.quit = Закрывать нечего; выход, {key}
        table.on = Таблица
        table.off = График
        contrast.high = Высокий контраст
        contrast.plain = Обычный контраст
        play.speed = Воспроизведение, {n} процентов
        play.mode.notes = Ноты
        play.mode.glide = Скользящий тон
        play.mode.contour = Контур, щелчок на каждой ступени высоты
        play.mode.compare = Ряды по очереди
        tones.held = Тоны, пока клавиша удерживается
        tones.always = Тон на каждой точке
        tones.never = Без тонов на точках
        tones.unknown = Эта служба не играет тонов
        settings.opening = Настройки. Вверх и вниз, выбор; влево и вправо, изменение; Ввод сохраняет, Escape оставляет всё как было
        settings.saved = Сохранено
        settings.kept = Всё как было
        hear.opening = Проверка слуха. Пробел, если тон слышен, N, если нет, R повторяет его, Escape оставляет всё как было
        hear.level = Настройте громкость, чтобы тон был приятным, затем пробел
        hear.louder = Сделайте громче, затем R
        hear.lower = Теперь всё более низкие тоны
        hear.higher = Теперь всё более высокие тоны
        hear.saved = Сохранено. Нижний тон, {lo} герц, верхний, {hi} герц
        hear.undo = Чтобы отменить, уберите lowest и highest из таблицы sound в {file}
        hear.narrow = Слышно меньше октавы. Всё как было
        setup.opening = Настройка. Ввод, если это хорошо слышно, N, если нет. R повторяет, Escape завершает
        setup.voice = Ввод, чтобы выбрать голос и скорость на слух, N, чтобы оставить их
        setup.shell = Ввод, чтобы в {shell} слышать конец долгих команд, N, если нет
        setup.desktop = Ввод, чтобы слышать уведомления и программы рабочего стола, N, если нет
        setup.done = Настройка завершена
        setting.voice = Голос
        setting.rate = Скорость
        setting.pitch = Высота
        setting.verbosity = Подробность
        setting.punctuation = Пунктуация
        setting.volume = Громкость
        setting.voice.own = голос языка
        punctuation.none = Знаки не называются
        punctuation.some = Называются некоторые знаки
        punctuation.most = Называется большинство знаков
        punctuation.all = Называются все знаки
        sign.bracket-left = левая квадратная скобка
        sign.bracket-right = правая квадратная скобка
        sign.brace-left = левая фигурная скобка
        sign.brace-right = правая фигурная скобка
        sign.parenthesis-left = левая скобка
        sign.parenthesis-right = правая скобка
        sign.plus = плюс
        sign.equals = равно
        sign.minus = минус
        sign.less = меньше
        sign.greater = больше
        sign.comma = запятая
        sign.full-stop = точка
        sign.apostrophe = апостроф
        sign.quotation-mark = кавычка
        # The keys of explore, and what they do.
        help.opening = Действий: {n}. Вверх и вниз перебирают их, любая другая клавиша говорит, что она делает, Escape выходит
        join.help = {keys}: {action}
        help.or = {a} или {b}
        action.next = следующая точка
        action.previous = предыдущая точка
        action.tenth-on = на десятую долю вида вперёд
        action.tenth-back = на десятую долю вида назад
        action.first = первая точка
        action.last = последняя точка
        action.next-series = следующий ряд
        action.previous-series = предыдущий ряд
        action.lowest = самая низкая точка
        action.highest = самая высокая точка
        action.average = следующая точка на среднем
        action.next-peak = следующий пик
        action.previous-peak = предыдущий пик
        action.next-trough = следующая впадина
        action.previous-trough = предыдущая впадина
        action.go-to-place = перейти к месту или дате
        action.go-to-value = перейти к значению
        action.zoom-in = увеличить
        action.zoom-out = уменьшить
        action.show-all = показать все данные
        action.fit-values = подогнать ось Y под видимое
        action.next-page = следующая страница
        action.previous-page = предыдущая страница
        action.scroll-right = прокрутить вправо на полвида
        action.scroll-left = прокрутить влево на полвида
        action.scroll-up = прокрутить вверх
        action.scroll-down = прокрутить вниз
        action.table = таблица, и снова график
        action.here = эта точка и её номер среди всех
        action.replay = эта точка ещё раз
        action.again = повторить последнюю фразу
        action.play = проиграть видимое
        action.play-on = проиграть отсюда
        action.play-all = проиграть все ряды
        action.play-slower = проигрывать медленнее
        action.play-faster = проигрывать быстрее
        action.play-mode = как звучит: ноты, скольжение, контур
        action.tones = тоны точек, к которым вы приходите
        action.describe = описать; ещё раз подробнее, и ещё раз статистика
        action.x-axis = ось X
        action.y-axis = ось Y
        action.mark = отметить эту точку
        action.distance = расстояние от отметки
        action.what-changed = что изменилось
        action.freeze = остановить и продолжить
        action.monitor = наблюдение включить и выключить
        action.live-sound = звук новых точек включить и выключить
        action.silence = тишина
        action.slower = говорить медленнее
        action.faster = говорить быстрее
        action.verbosity = подробность
        action.options = скорость и подробность сейчас
        action.high-contrast = высокий контраст включить и выключить
        action.help = помощь
        action.redraw = перерисовать экран
        action.quit = выйти
        action.ask-to-quit = выйти, если затем Enter
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

    static let voicedNames = NameTable(
        #"""
        capital заглавная
        ! восклицательный знак
        " кавычки
        # решётка
        $ доллар
        % процент
        & и
        ' апостроф
        ( левая скобка
        ) правая скобка
        * звёздочка
        + плюс
        , запятая
        - тире
        . точка
        / косая черта
        : двоеточие
        ; точка с запятой
        < меньше
        = равно
        > больше
        ? вопросительный знак
        @ собака
        [ левая квадратная скобка
        \ обратная косая черта
        ] правая квадратная скобка
        ^ крышка
        _ подчёркивание
        ` обратный апостроф
        { левая фигурная скобка
        | вертикальная черта
        } правая фигурная скобка
        ~ тильда
        § параграф
        ° градус
        · точка посередине
        ¿ перевёрнутый вопросительный знак
        ¡ перевёрнутый восклицательный знак
        × умножить на
        – тире
        — длинное тире
        … многоточие
        “ кавычки
        ” кавычки
        „ кавычки
        « левая кавычка
        » правая кавычка
        • маркер
        £ фунт
        € евро
        ¥ иена
        """#)

    static let numberRules: NumberRules? = NumberRules(
        vocabulary.book,
        """
        0: ноль; один; два; три; четыре; пять; шесть; семь; восемь; девять;
        10: десять; одиннадцать; двенадцать; тринадцать; четырнадцать; пятнадцать; шестнадцать; семнадцать; восемнадцать; девятнадцать;
        20: двадцать[ →→];
        30: тридцать[ →→];
        40: сорок[ →→];
        50: пятьдесят[ →→];
        60: шестьдесят[ →→];
        70: семьдесят[ →→];
        80: восемьдесят[ →→];
        90: девяносто[ →→];
        100: сто[ →→];
        200: двести[ →→];
        300: триста[ →→];
        400: четыреста[ →→];
        500: пятьсот[ →→];
        600: шестьсот[ →→];
        700: семьсот[ →→];
        800: восемьсот[ →→];
        900: девятьсот[ →→];
        1000: ←%feminine← $тысяча | тысячи | тысяч | тысячи$[ →→];
        1000000: ←← $миллион | миллиона | миллионов | миллиона$[ →→];
        1000000000: ←← $миллиард | миллиарда | миллиардов | миллиарда$[ →→];
        1000000000000: ←← $триллион | триллиона | триллионов | триллиона$[ →→];
        1000000000000000: ←← $квадриллион | квадриллиона | квадриллионов | квадриллиона$[ →→];
        %feminine:
        0: =%numbering=; одна; две; =%numbering=;
        20: двадцать[ →→];
        30: тридцать[ →→];
        40: сорок[ →→];
        50: пятьдесят[ →→];
        60: шестьдесят[ →→];
        70: семьдесят[ →→];
        80: восемьдесят[ →→];
        90: девяносто[ →→];
        100: сто[ →→];
        200: двести[ →→];
        300: триста[ →→];
        400: четыреста[ →→];
        500: пятьсот[ →→];
        600: шестьсот[ →→];
        700: семьсот[ →→];
        800: восемьсот[ →→];
        900: девятьсот[ →→];
        """)

    static let pace = SpokenPace(
        groups: [0.27, 0.91, 1.47], zero: 0.43, scale: 0.47, digit: 0.27,
        pause: 0.22, cut: 0.13, change: 0.00, letter: 0.062, spelled: 0.19,
        wide: 0.21, kana: 0.13, han: 0.24, sign: 0.48, picture: 1.60, word: 0.048)
}

extension SpokenLanguage {
    package static let russian: SpokenLanguage = SpokenLanguage(Russian.self)
}
