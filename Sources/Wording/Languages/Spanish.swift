// SPDX-License-Identifier: MIT

enum Spanish: Language {
    static let tag = "es"
    static let vocabulary = Vocabulary(
        .spanish,
        """
        plurals = one: n = 1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5

        # Pauses: between the parts of a sentence, between clauses, between sentences.
        join.list = {a}, {b}
        join.clauses = {a}; {b}
        join.sentences = {a}. {b}

        # Axes and ranges.
        axis.x = eje X
        axis.y = eje Y
        axis.y.speech = eje i griega
        axis.titled = eje {name}
        axis.label = {axis}, rango visible de {lo} a {hi}
        axis.log = escala logarítmica
        axis.empty = sin valores
        axis.categories.one = {n:f} categoría: {a}
        axis.categories.many = {n} de categorías, de {a} a {b}
        axis.categories.other = {n} categorías, de {a} a {b}
        axis.showing = visible {a}, en total {b}
        range.changed = El rango del {axis} ha cambiado, ahora va de {lo} a {hi}
        range.also = {axis} ahora de {lo} a {hi}
        range.plain = de {lo} a {hi}
        range.at = en {n}
        range.from = desde {lo}
        range.to = hasta {hi}
        range.above = {hi} por encima de {base}
        range.below = {hi} por debajo de {base}

        # Charts.
        point.numbered = {x}: {y}
        point.position = {i} de {n}
        value.missing = sin valor
        value.infinite = infinito
        value.infinite.minus = menos infinito
        series.moved = {name}, serie {i} de {n}
        series.points.one = {n:m} punto
        series.points.many = {n} de puntos
        series.points.other = {n} puntos
        series.gaps = {n} sin valor
        series.infinite = {n} de valor infinito
        series.hidden.one = {n:m} punto de {m} está fuera de la vista
        series.hidden.many = {n} de puntos de {m} están fuera de la vista
        series.hidden.other = {n} puntos de {m} están fuera de la vista
        series.lowest = Mínimo {y}
        series.highest = máximo {y}
        series.average = media {y}
        series.all = todos los datos
        series.visible = rango visible
        series.median = mediana {y}
        series.deviation = desviación estándar {y}
        series.quartiles = la mitad entre {a} y {b}
        series.seconds.one = {n:m} segundo
        series.seconds.many = {n} de segundos
        series.seconds.other = {n:m} segundos
        series.minutes.one = {n:m} minuto
        series.minutes.many = {n} de minutos
        series.minutes.other = {n:m} minutos
        series.hours.one = {n:f} hora
        series.hours.many = {n} de horas
        series.hours.other = {n:f} horas
        series.days.one = {n:m} día
        series.days.many = {n} de días
        series.days.other = {n:m} días
        series.weeks.one = {n:f} semana
        series.weeks.many = {n} de semanas
        series.weeks.other = {n:f} semanas
        series.months.one = {n:m} mes
        series.months.many = {n} de meses
        series.months.other = {n:m} meses
        series.quarters.one = {n:m} trimestre
        series.quarters.many = {n} de trimestres
        series.quarters.other = {n:m} trimestres
        series.years.one = {n:m} año
        series.years.many = {n} de años
        series.years.other = {n:m} años
        series.rows.one = {n:f} fila
        series.rows.many = {n} de filas
        series.rows.other = {n:f} filas
        series.more.one = {n:f} serie más
        series.more.many = {n} de series más
        series.more.other = {n:f} series más
        series.empty = {name} no tiene valores
        series.single = {name}, un punto: {point}
        series.always = siempre {y}
        series.quartiles.same = mitad central en {y}
        series.first = {name} es la primera serie
        series.last = {name} es la última serie
        series.only = Una sola serie
        opening.series.one = {n:f} serie
        opening.series.many = {n} de series
        opening.series.other = {n:f} series
        opening.first = La primera: {series}
        opening.always = {name} es siempre {y}
        opening.rises = {name} sube de {a} a {b}
        opening.falls = {name} baja de {a} a {b}
        opening.between = {name} está entre {a} y {b}
        trend.up = Subida total de {y}
        trend.down = Bajada total de {y}
        trend.flat = Más o menos estable
        trend.none = Sin tendencia clara, de {a} a {b}
        trend.scarce = Muy pocos puntos para una tendencia
        season.year = Sube y baja una vez al año
        season.week = Sube y baja una vez a la semana
        season.day = Sube y baja una vez al día
        season.every = Sube y baja cada {x} aproximadamente
        zoom.extents = Todos los datos
        zoom.in = Ampliado
        zoom.out = Reducido
        zoom.all = Se muestran todos los datos
        zoom.point = Se muestra un solo punto
        live.points.one = {n:m} punto nuevo
        live.points.many = {n} de puntos nuevos
        live.points.other = {n} puntos nuevos
        live.highest = máximo {y}
        live.lowest = mínimo {y}
        live.latest = último {y}
        alert.changed = {name} de {a} a {b}
        alert.silent = {name}, ningún punto nuevo desde hace {time}
        extremum.max = Máximo
        extremum.min = Mínimo
        extremum.at = {y} en {x}
        extremum.in = {y} en {x}
        extremum.row = {y} en la fila {x}
        found = {name}: {point}
        scroll.end = Fin de los datos
        scroll.start = Inicio de los datos
        page = Página {i} de {n}
        monitor.on = Supervisión activada
        monitor.off = Supervisión desactivada
        alert.above = {name} {y}, por encima de {limit}
        alert.below = {name} {y}, por debajo de {limit}
        audio.end = Fin del gráfico
        empty = Sin datos
        burst.one = {n:m} anuncio más de {name}
        burst.many = {n} de anuncios más de {name}
        burst.other = {n} anuncios más de {name}
        burst.unnamed.one = {n:m} anuncio más
        burst.unnamed.many = {n} de anuncios más
        burst.unnamed.other = {n} anuncios más

        # Elements.
        trait.selected = seleccionado
        trait.dimmed = atenuado
        trait.selected.not = no seleccionado
        trait.dimmed.not = no atenuado
        trait.button = botón
        trait.switchButton = conmutador
        switch.on = activado
        switch.off = desactivado
        trait.tabBar = barra de pestañas
        trait.heading = encabezado
        trait.link = enlace
        trait.adjustable = ajustable
        trait.image = imagen
        trait.searchField = campo de búsqueda
        trait.keyboardKey = tecla
        document.heading = encabezado de nivel {n}
        document.list.one = lista de {n:m} elemento
        document.list.many = lista de {n} de elementos
        document.list.other = lista de {n:m} elementos
        document.quote = cita
        document.quote.end = fin de la cita
        document.code.short = código
        document.code.one = código, {n:f} línea
        document.code.many = código, {n} de líneas
        document.code.other = código, {n:f} líneas
        document.code.in.one = código, {n:f} línea de {language}
        document.code.in.many = código, {n} de líneas de {language}
        document.code.in.other = código, {n:f} líneas de {language}
        document.table = tabla
        document.columns.one = {n:f} columna
        document.columns.many = {n} de columnas
        document.columns.other = {n:f} columnas
        document.deleted = eliminado
        document.done = hecho
        document.open = por hacer
        position = {i} de {n}
        bound.maximum = máximo
        bound.minimum = mínimo
        edge.reached = borde alcanzado
        layout.changed = Diseño modificado
        screen.changed = Pantalla modificada

        # Numbers. A billion is a thousand million: "1500 millones".
        number.notSet = sin definir
        number.about = aproximadamente {n}
        number.mark = ,
        number.mark.speech = coma
        number.joined = 3
        number.group = .
        number.minus = menos {n}
        number.one = un
        number.one.feminine = una
        number.21 = veintiún
        number.21.feminine = veintiuna
        number.joint = y
        number.joint.tens = 30 40 50 60 70 80 90
        number.hundred = ciento
        number.hundreds.feminine = doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas \
        novecientas
        number.unit.many = {n} de {unit}
        number.currency.display = {n}\u{A0}{unit}
        number.power = {n} por 10 elevado a {e}
        number.scales = 12 6
        scale.6 = millón | millones
        scale.12 = billón | billones

        # In a client's text.
        text.range = {lo} a {hi}
        text.per = {a} por {b}
        text.over = {a} sobre {b}
        text.fractions = medio/medios, tercio/tercios, cuarto/cuartos, quinto/quintos, sexto/sextos, \
        séptimo/séptimos, octavo/octavos, noveno/novenos, décimo/décimos
        text.fractions.ending = avo
        text.mixed = {n} y {f}
        text.mixed.half = {n} y medio
        text.power = elevado a {e}
        text.power.2 = al cuadrado
        text.power.3 = al cubo
        text.dot = punto
        text.names = . / @
        text.link = enlace a {name}
        text.hash = hash terminado en {end}
        text.uuid = identificador terminado en {end}
        text.signs = ~ aproximadamente, ≈ aproximadamente, ± más menos, ≤ menor o igual a, ≥ mayor o igual a, × por, \
        → hacia, − menos, < menor que, > mayor que, ≠ distinto de, ∞ infinito, √ raíz de, ÷ entre, № número
        text.scales = k 3, K 3, M 6, B 9, bn 9
        text.units.words = ha, mi
        text.groups.spaced = yes
        text.clock = h
        text.endings = º o, ª a, .º o, .ª a, er er, .er er, ᵉʳ er, .ᵉʳ er, ro o, do o, to o, mo o, vo o, no o, ra a, da a, \
        ta a, ma a, va a, na a
        text.ordinals = primero, segundo, tercero, cuarto, quinto, sexto, séptimo, octavo, noveno, décimo, undécimo, \
        duodécimo, decimotercero, decimocuarto, decimoquinto, decimosexto, decimoséptimo, decimoctavo, decimonoveno, \
        vigésimo, vigesimoprimero, vigesimosegundo, vigesimotercero, vigesimocuarto, vigesimoquinto, vigesimosexto, \
        vigesimoséptimo, vigesimoctavo, vigesimonoveno
        text.ordinals.tens = décimo, vigésimo, trigésimo, cuadragésimo, quincuagésimo, sexagésimo, septuagésimo, \
        octogésimo, nonagésimo
        text.ordinals.hundreds = centésimo, ducentésimo, tricentésimo, cuadringentésimo, quingentésimo, \
        sexcentésimo, septingentésimo, octingentésimo, noningentésimo
        text.ordinals.thousands = milésimo, millonésimo
        text.versions.own = tipo, versión, versiones, núcleo, sección, capítulo, edición
        text.parameters.own = parámetro, Parámetro, argumento, registro, Registro
        text.ratio = {a} a {b}
        text.by = {a} por {b}
        text.abbreviations = núm. número #, núms. números #, n.º número #, nº número #, Nº número #, n° número #, \
        N° número #, No. número #, pág. página #, págs. páginas #, p. página #, pp. páginas #, cap. capítulo #, \
        fig. figura #, vol. volumen #, art. artículo #, tel. teléfono #, aprox. aproximadamente, ene. enero @, \
        feb. febrero @, abr. abril @, jun. junio @, jul. julio @, ago. agosto @, sept. septiembre @, \
        sep. septiembre @, oct. octubre @, nov. noviembre @, dic. diciembre @, Sr. señor ^, Sra. señora ^, \
        Srta. señorita ^, Sres. señores ^, Dr. doctor ^, Dra. doctora ^, D. don ^, Dña. doña ^, Prof. profesor ^, \
        Av. avenida ^, Ud. usted, Uds. ustedes, EE.UU. Estados Unidos ., p.ej. por ejemplo, etc. etcétera ., \
        a.C. antes de Cristo ., d.C. después de Cristo ., vs. versus
        text.date = d/m/y
        text.feminine = as, ciones, siones, xiones, dades, tades, veces, partes, clases, noches, tardes, calles, llaves, imágenes, \
        órdenes, series, redes, luces, fuentes, ción, sión, hora, persona, semana, página, línea, imagen, palabra, copia, \
        letra, unidad, carpeta, ventana, pestaña, tarea, columna, fila, tabla, nota
        text.masculine = minuto, segundo, archivo, elemento, mensaje, punto, metro, error, usuario, resultado, documento, \
        fichero, correo, byte, euro, días, problemas, sistemas, programas, temas, idiomas, mapas, gramas, emas, es, os
        text.uncounted = además, mientras, apenas, detrás, después, antes, entonces, menos, quizás, jamás
        text.day.first = {a} de {b}
        text.day.last = {a} de {b}
        text.day.year = {a} de {b}
        text.day.words = mar, ago
        text.cents = EUR céntimo/céntimos, USD centavo/centavos, $ centavo/centavos, £ penique/peniques, \
        GBP penique/peniques, CHF céntimo/céntimos, MXN centavo/centavos, BRL centavo/centavos, HKD centavo/centavos, \
        RUB kopek/kopeks
        prefixes = f femto, p pico, n nano, µ micro, m mili, k kilo, M mega, G giga, T tera, P peta

        # Dates.
        date.months = enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre
        date.weekdays = domingo, lunes, martes, miércoles, jueves, viernes, sábado
        date.days.speech = primero, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, \
        25, 26, 27, 28, 29, 30, 31
        date.ymd = {d} de {month} de {y}
        date.md = {d} de {month}
        date.ym = {month} de {y}
        date.wmd = {weekday}, {d} de {month}
        date.quarters = primer trimestre, segundo trimestre, tercer trimestre, cuarto trimestre
        date.yq = {quarter} de {y}
        date.hms.speech = {time} y {seconds}
        date.hm.speech = {hours} {m}
        date.h.speech = {hours}
        zone.utc = UTC
        zone.utc.speech = hora universal
        zone.ahead = UTC+{n}
        zone.ahead.speech = hora universal más {n}
        zone.behind = UTC\u{2212}{n}
        zone.behind.speech = hora universal menos {n}
        zone.then = {a}, luego {b}

        # Units: one | other.
        # "veintiuno por ciento"
        units.uncounted = % ‰
        units.feminine = h wk t kt Mt Gt cd ppm ppb rpm mph ha in mi lb persons GBP £ INR
        unit.V = voltio | voltios
        unit.A = amperio | amperios
        unit.W = vatio | vatios
        unit.Wh = vatio hora | vatios hora
        unit.VA = voltiamperio | voltiamperios
        unit.J = julio | julios
        unit.N = newton | newtons
        unit.Pa = pascal | pascales
        unit.Hz = hercio | hercios
        unit.F = faradio | faradios
        unit.Ω = ohmio | ohmios
        unit.S = siemens
        unit.T = tesla | teslas
        unit.H = henrio | henrios
        unit.C = culombio | culombios
        unit.eV = electronvoltio | electronvoltios
        unit.Bq = becquerel | becquereles
        unit.Sv = sievert | sieverts
        unit.Gy = gray | grays
        unit.g = gramo | gramos
        unit.t = tonelada | toneladas
        unit.kt = kilotonelada | kilotoneladas
        unit.Mt = megatonelada | megatoneladas
        unit.Gt = gigatonelada | gigatoneladas
        unit.B = byte | bytes
        unit.B.speech = bait | baits
        unit.bit = bit | bits
        unit.B/s = byte por segundo | bytes por segundo
        unit.B/s.speech = bait por segundo | baits por segundo
        unit.bit/s = bit por segundo | bits por segundo
        unit.KiB = kibibyte | kibibytes
        unit.KiB.speech = kibibait | kibibaits
        unit.MiB = mebibyte | mebibytes
        unit.MiB.speech = mebibait | mebibaits
        unit.GiB = gibibyte | gibibytes
        unit.GiB.speech = guibibait | guibibaits
        unit.TiB = tebibyte | tebibytes
        unit.TiB.speech = tebibait | tebibaits
        unit.m = metro | metros
        unit.km = kilómetro | kilómetros
        unit.mm = milímetro | milímetros
        unit.µm = micrómetro | micrómetros
        unit.nm = nanómetro | nanómetros
        unit.cm = centímetro | centímetros
        unit.s = segundo | segundos
        unit.min = minuto | minutos
        unit.h = hora | horas
        unit.d = día | días
        unit.wk = semana | semanas
        unit.mo = mes | meses
        unit.yr = año | años
        unit.dl = decilitro | decilitros
        unit.l = litro | litros
        unit.K = kelvin | kelvins
        unit.mol = mol | moles
        unit.bar = bar | bares
        unit.hPa = hectopascal | hectopascales
        unit.cd = candela | candelas
        unit.lm = lumen | lúmenes
        unit.lx = lux
        unit.% = por ciento
        unit.%.display = {n}\u{A0}%
        unit.‰ = por mil
        unit.‰.display = {n}\u{A0}‰
        unit.°C = grado Celsius | grados Celsius
        unit.°F = grado Fahrenheit | grados Fahrenheit
        unit.° = grado | grados
        unit.ppm = parte por millón | partes por millón
        unit.ppb = parte por mil millones | partes por mil millones
        unit.rpm = revolución por minuto | revoluciones por minuto
        unit.dB = decibelio | decibelios
        unit.px = píxel | píxeles
        unit.m/s = metro por segundo | metros por segundo
        unit.km/h = kilómetro por hora | kilómetros por hora
        unit.mph = milla por hora | millas por hora
        unit.ha = hectárea | hectáreas
        unit.m² = metro cuadrado | metros cuadrados
        unit.km² = kilómetro cuadrado | kilómetros cuadrados
        unit.m³ = metro cúbico | metros cúbicos
        unit.in = pulgada | pulgadas
        unit.ft = pie | pies
        unit.mi = milla | millas
        unit.lb = libra | libras
        unit.persons = persona | personas

        # Currencies.
        unit.EUR = euro | euros
        unit.USD = dólar estadounidense | dólares estadounidenses
        unit.$ = dólar | dólares
        unit.£ = libra | libras
        unit.GBP = libra esterlina | libras esterlinas
        unit.JPY = yen | yenes
        unit.CNY = yuan | yuanes
        unit.TWD = nuevo dólar taiwanés | nuevos dólares taiwaneses
        unit.RUB = rublo | rublos
        unit.CHF = franco suizo | francos suizos
        unit.INR = rupia india | rupias indias
        unit.KRW = won | wones
        unit.BRL = real brasileño | reales brasileños
        unit.MXN = peso mexicano | pesos mexicanos
        unit.HKD = dólar de Hong Kong | dólares de Hong Kong
        unit.BTC = bitcoin | bitcoins
        unit.ETH = ether

        # Exploring a chart.
        jump.peak = Pico
        jump.trough = Valle
        jump.none.peak = No hay más picos
        jump.none.trough = No hay más valles
        jump.none.average = No hay más puntos en la media {y}
        jump.none.value = No hay más puntos en {y}
        jump.crossing = cruza la media {y} entre {a} y {b}
        jump.before = Pasa por {y}, luego {x}
        jump.after = Pasa por {y}, después de {x}
        jump.to = Ir a: {axis}
        jump.unknown = {text} no existe aquí
        jump.canceled = Cancelado
        mark.set = Marca
        mark.none = Sin marca
        mark.after = {x} después de la marca
        mark.before = {x} antes de la marca
        mark.here = en la marca
        mark.higher = {y} más
        mark.lower = {y} menos
        mark.level = igual de alto
        mark.more = un {y} más
        mark.less = un {y} menos
        live.frozen = Congelado
        live.again = De nuevo en directo
        live.none = Nada nuevo
        live.ended = No llegarán más datos
        live.file = Es un archivo, no hay nada que congelar
        live.complete = Este archivo está completo
        live.sound.on = Los puntos nuevos suenan
        live.sound.off = Los puntos nuevos no suenan
        live.scale = Nueva escala de tonos: {range}
        sound.played = {name} reproducido
        sound.to = reproducido hasta {x}
        sound.score = Sonido
        run.succeeded = {command} ha terminado tras {time}
        run.failed = {command} ha fallado con {n} tras {time}
        run.killed = {command} fue terminado por {signal} tras {time}
        run.interrupted = {command} fue interrumpido tras {time}
        run.unstarted = {command} no se pudo iniciar: {reason}
        run.instant = menos de un segundo
        run.command = La orden
        follow.lines.one = {n:f} línea
        follow.lines.many = {n} de líneas
        follow.lines.other = {n:f} líneas
        follow.errors.one = {n:m} error
        follow.errors.many = {n} de errores
        follow.errors.other = {n:m} errores
        follow.last = {lines}; la última: {text}
        follow.binary = datos ilegibles
        alerts.resolved = Resuelto: {text}
        monitor.file = Es un archivo, no hay nada que supervisar
        speed = {n} palabras por minuto
        verbosity.low = Anuncios breves
        verbosity.medium = Anuncios medios
        verbosity.high = Anuncios detallados
        hint.keys = Interrogación para las teclas
        hint.series = Abajo para la siguiente, interrogación para las teclas
        # Rows of hints, which are only shown.
        hint.row.help = {key} ayuda
        hint.row.quit = {key} salir
        hint.row.table = {key} tabla
        hint.row.go = {key} ir
        hint.row.cancel = {key} cancelar
        hint.row.back = {key} volver
        hint.row.settings = Arriba Abajo elegir, Izquierda Derecha cambiar, Intro guarda, Escape sale
        hint.row.hear = Espacio oído, N no oído, R otra vez, Escape sale
        hint.row.read = Espacio pausa, Izquierda Derecha frase, Arriba Abajo párrafo, Escape sale

        # Keys and settings.
        key.unknown = {key} no es una tecla
        key.unknown.help = {key} no es una tecla; {help} para las teclas
        key.question = signo de interrogación
        quit.enter = Intro para salir
        help.closed = Ayuda cerrada
        leave.nothing = Nada que cerrar
        leave.nothing.quit = Nada que cerrar; {key} para salir
        table.on = Tabla
        table.off = Gráfico
        contrast.high = Contraste alto
        contrast.plain = Contraste normal
        play.speed = Reproducción al {n} por ciento
        play.mode.notes = Notas
        play.mode.glide = Un tono que se desliza
        play.mode.contour = Contorno, un tic en cada escalón de altura
        play.mode.compare = Series por turnos
        tones.held = Tonos mientras se mantiene una tecla
        tones.always = Un tono en cada punto
        tones.never = Sin tonos en los puntos
        tones.unknown = Este servicio no reproduce tonos
        settings.opening = Ajustes. Arriba y Abajo eligen, Izquierda y Derecha cambian, Intro guarda, Escape deja todo como estaba
        settings.saved = Guardado
        settings.kept = Todo está como estaba
        hear.opening = Prueba de oído. Espacio si oye un tono, N si no, R lo repite, Escape deja todo como estaba
        hear.level = Ajuste el volumen hasta que este tono sea agradable y pulse Espacio
        hear.louder = Suba el volumen y pulse R
        hear.lower = Ahora tonos cada vez más graves
        hear.higher = Ahora tonos cada vez más agudos
        hear.saved = Guardado: tonos de {lo} a {hi} hercios
        hear.undo = Para deshacerlo, quite lowest y highest de la tabla sound en {file}
        hear.narrow = Se ha oído menos de una octava. Todo está como estaba
        setup.opening = Configuración. Intro si oye bien esto, N si no. R repite, Escape sale
        setup.voice = Intro para elegir de oído la voz y la velocidad, N para conservarlas
        setup.shell = Intro para oír en {shell} el final de las órdenes largas, N si no
        setup.desktop = Intro para oír las notificaciones y los programas del escritorio, N si no
        setup.done = La configuración está lista
        setting.voice = Voz
        setting.rate = Velocidad
        setting.pitch = Tono
        setting.verbosity = Detalle de los anuncios
        setting.punctuation = Puntuación
        setting.volume = Volumen
        setting.voice.own = la del idioma
        punctuation.none = Ningún signo anunciado
        punctuation.some = Algunos signos anunciados
        punctuation.most = Casi todos los signos anunciados
        punctuation.all = Todos los signos anunciados
        sign.bracket-left = corchete izquierdo
        sign.bracket-right = corchete derecho
        sign.brace-left = llave izquierda
        sign.brace-right = llave derecha
        sign.parenthesis-left = paréntesis izquierdo
        sign.parenthesis-right = paréntesis derecho
        sign.plus = más
        sign.equals = igual
        sign.minus = menos
        sign.less = menor que
        sign.greater = mayor que
        sign.comma = coma
        sign.full-stop = punto
        sign.apostrophe = apóstrofo
        sign.quotation-mark = comillas
        # The keys of explore, and what they do.
        help.opening = {n} acciones. Arriba y Abajo las recorren, cualquier otra tecla dice lo que hace, Escape sale de la ayuda
        join.help = {keys}: {action}
        help.or = {a} o {b}
        action.next = punto siguiente
        action.previous = punto anterior
        action.tenth-on = una décima parte de la vista hacia delante
        action.tenth-back = una décima parte de la vista hacia atrás
        action.first = primer punto
        action.last = último punto
        action.next-series = serie siguiente
        action.previous-series = serie anterior
        action.lowest = punto más bajo
        action.highest = punto más alto
        action.average = punto siguiente en la media
        action.next-peak = pico siguiente
        action.previous-peak = pico anterior
        action.next-trough = valle siguiente
        action.previous-trough = valle anterior
        action.go-to-place = ir a un lugar o a una fecha
        action.go-to-value = ir a un valor
        action.zoom-in = ampliar
        action.zoom-out = reducir
        action.show-all = mostrar todos los datos
        action.fit-values = ajustar el eje Y a lo visible
        action.next-page = página siguiente
        action.previous-page = página anterior
        action.scroll-right = desplazar media vista a la derecha
        action.scroll-left = desplazar media vista a la izquierda
        action.scroll-up = desplazar hacia arriba
        action.scroll-down = desplazar hacia abajo
        action.table = tabla, y de nuevo gráfico
        action.here = este punto, y su lugar entre todos
        action.replay = este punto otra vez
        action.again = repetir la última frase
        action.play = reproducir lo que se ve
        action.play-on = reproducir desde aquí
        action.play-all = reproducir todas las series
        action.play-slower = reproducir más despacio
        action.play-faster = reproducir más deprisa
        action.play-mode = cómo suena: notas, glisando, contorno
        action.tones = tonos de los puntos a los que se llega
        action.describe = describir; otra vez para más, y para estadísticas
        action.x-axis = eje X
        action.y-axis = eje Y
        action.mark = marcar este punto
        action.distance = distancia desde la marca
        action.what-changed = lo que ha cambiado
        action.freeze = congelar, y seguir
        action.monitor = vigilancia activada o no
        action.live-sound = sonido de los puntos nuevos activado o no
        action.silence = silencio
        action.slower = hablar más despacio
        action.faster = hablar más deprisa
        action.verbosity = nivel de detalle
        action.options = velocidad y nivel de detalle actuales
        action.high-contrast = alto contraste activado o no
        action.help = ayuda
        action.redraw = volver a dibujar la pantalla
        action.quit = salir
        action.ask-to-quit = salir, si sigue Intro
        """)

    static let characters = CharacterNames(
        """
        space espacio
        control carácter de control
        unknown carácter desconocido
        TAB tabulador
        LF nueva línea
        CRLF nueva línea
        CR retorno de carro
        ESC escape
        BS retroceso
        DEL suprimir
        FF salto de página
        NBSP espacio duro
        ZWSP espacio sin ancho
        SHY guion opcional
        ISP espacio ancho
        | barra vertical
        ~ virgulilla
        “ comillas de apertura
        ” comillas de cierre
        ‘ comilla simple de apertura
        ’ comilla simple de cierre
        „ comillas bajas
        ‚ comilla simple baja
        – semirraya
        — raya
        … puntos suspensivos
        • viñeta
        ¥ yen
        ¢ centavo
        × por
        ÷ dividido por
        ± más menos
        † cruz
        ‡ cruz doble
        ‰ por mil
        ′ prima
        ″ doble prima
        µ micro
        ¨ diéresis
        ¸ cedilla
        ← flecha izquierda
        ↑ flecha arriba
        → flecha derecha
        ↓ flecha abajo
        ½ un medio
        ¼ un cuarto
        ¾ tres cuartos
        ≤ menor o igual
        ≥ mayor o igual
        ≠ distinto de
        ≈ aproximadamente igual
        ∞ infinito
        √ raíz cuadrada
        ✓ marca de verificación
        """)

    static let keys = KeyNames(
        """
        alt alt
        altgr alt gr
        control control
        hyper híper
        meta meta
        shift mayúsculas
        super súper
        backspace retroceso
        break interrumpir
        caps-lock bloqueo mayúsculas
        delete suprimir
        down flecha abajo
        end fin
        enter intro
        escape escape
        home inicio
        insert insertar
        kp teclado numérico
        left flecha izquierda
        linefeed salto de línea
        menu menú
        next avance página
        num-lock bloqueo numérico
        pause pausa
        print imprimir pantalla
        prior retroceso página
        return retorno
        right flecha derecha
        scroll-lock bloqueo desplazamiento
        tab tabulador
        up flecha arriba
        window windows
        """)

    static let voicedNames = NameTable(
        #"""
        capital mayúscula
        ! exclamación
        " comillas
        # almohadilla
        $ dólar
        % por ciento
        & y
        ' apóstrofo
        ( abre paréntesis
        ) cierra paréntesis
        * asterisco
        + más
        , coma
        - guion
        . punto
        / barra
        : dos puntos
        ; punto y coma
        < menor que
        = igual
        > mayor que
        ? interrogación
        @ arroba
        [ abre corchete
        \ barra invertida
        ] cierra corchete
        ^ circunflejo
        _ subrayado
        ` acento grave
        { abre llave
        | barra vertical
        } cierra llave
        ~ tilde
        § párrafo
        ° grados
        · punto medio
        ¿ abre interrogación
        ¡ abre exclamación
        × por
        – guion largo
        — raya
        … puntos suspensivos
        “ comillas
        ” comillas
        „ comillas
        « abre comillas
        » cierra comillas
        • viñeta
        £ libra
        € euro
        ¥ yen
        """#)

    static let numberRules: NumberRules? = NumberRules(
        vocabulary.book,
        """
        0: cero; uno; dos; tres; cuatro; cinco; seis; siete; ocho; nueve;
        10: diez; once; doce; trece; catorce; quince; dieciséis; dieci→→;
        20: veinte; veintiuno; veintidós; veintitrés; veinticuatro; veinticinco; veintiséis; veinti→→;
        30: treinta[ y →→];
        40: cuarenta[ y →→];
        50: cincuenta[ y →→];
        60: sesenta[ y →→];
        70: setenta[ y →→];
        80: ochenta[ y →→];
        90: noventa[ y →→];
        100: cien; ciento →→;
        200: doscientos[ →→];
        300: trescientos[ →→];
        400: cuatrocientos[ →→];
        500: quinientos[ →→];
        600: seiscientos[ →→];
        700: setecientos[ →→];
        800: ochocientos[ →→];
        900: novecientos[ →→];
        1000: mil[ →→];
        2000: ←%masculine← mil[ →→];
        1000000: un millón[ →→];
        2000000: ←%masculine← millones[ →→];
        1000000000000: un billón[ →→];
        2000000000000: ←%masculine← billones[ →→];
        %masculine:
        0: =%numbering=; un; =%numbering=;
        21: veintiún; =%numbering=;
        30: treinta[ y →→];
        40: cuarenta[ y →→];
        50: cincuenta[ y →→];
        60: sesenta[ y →→];
        70: setenta[ y →→];
        80: ochenta[ y →→];
        90: noventa[ y →→];
        100: cien; ciento →→;
        200: doscientos[ →→];
        300: trescientos[ →→];
        400: cuatrocientos[ →→];
        500: quinientos[ →→];
        600: seiscientos[ →→];
        700: setecientos[ →→];
        800: ochocientos[ →→];
        900: novecientos[ →→];
        1000: mil[ →→];
        2000: ←← mil[ →→];
        """)

    static let pace = SpokenPace(
        groups: [0.31, 0.64, 1.45], zero: 0.30, scale: 0.18, digit: 0.32,
        pause: 0.21, cut: 0.16, change: 0.06, letter: 0.065, spelled: 0.16,
        wide: 0.30, kana: 0.14, han: 0.24, sign: 0.47, picture: 1.66, word: 0.014)
}

extension SpokenLanguage {
    package static let spanish: SpokenLanguage = SpokenLanguage(Spanish.self)
}
