// SPDX-License-Identifier: MIT

enum German: Language {
    static let tag = "de"
    static let vocabulary = Vocabulary(
        .german,
        """
        plurals = one: i = 1 and v = 0

        # Pauses: between the parts of a sentence, between clauses, between sentences.
        join.list = {a}, {b}
        join.clauses = {a}; {b}
        join.sentences = {a}. {b}

        # Axes and ranges.
        axis.x = X-Achse
        axis.y = Y-Achse
        axis.titled = Achse {name}
        axis.label = {axis}, sichtbarer Bereich von {lo} bis {hi}
        axis.log = logarithmisch
        axis.empty = keine Werte
        axis.categories.one = {n:f} Kategorie: {a}
        axis.categories.other = {n} Kategorien, {a} bis {b}
        axis.showing = sichtbar {a} von {b}
        range.changed = Bereich der {axis} geändert, jetzt von {lo} bis {hi}
        range.also = {axis} jetzt von {lo} bis {hi}
        range.plain = {lo} bis {hi}
        range.at = bei {n}
        range.from = ab {lo}
        range.to = bis {hi}
        range.above = {hi} über {base}
        range.below = {hi} unter {base}

        # Charts.
        point.numbered = {x}: {y}
        point.position = {i} von {n}
        value.missing = kein Wert
        value.infinite = unendlich
        value.infinite.minus = minus unendlich
        series.moved = {name}, Reihe {i} von {n}
        series.points.one = {n:m} Punkt
        series.points.other = {n} Punkte
        series.gaps = {n} ohne Wert
        series.infinite = {n} unendlich
        series.hidden.one = {n} von {m} Punkten liegt außerhalb der Ansicht
        series.hidden.other = {n} von {m} Punkten liegen außerhalb der Ansicht
        series.lowest = Tiefster Wert {y}
        series.highest = höchster Wert {y}
        series.average = Mittelwert {y}
        series.all = alle Daten
        series.visible = sichtbarer Bereich
        series.median = Median {y}
        series.deviation = Standardabweichung {y}
        series.quartiles = Hälfte zwischen {a} und {b}
        series.seconds.one = {n:f} Sekunde
        series.seconds.other = {n} Sekunden
        series.minutes.one = {n:f} Minute
        series.minutes.other = {n} Minuten
        series.hours.one = {n:f} Stunde
        series.hours.other = {n} Stunden
        series.days.one = {n:m} Tag
        series.days.other = {n} Tage
        series.weeks.one = {n:f} Woche
        series.weeks.other = {n} Wochen
        series.months.one = {n:m} Monat
        series.months.other = {n} Monate
        series.quarters.one = {n:n} Quartal
        series.quarters.other = {n} Quartale
        series.years.one = {n:n} Jahr
        series.years.other = {n} Jahre
        series.rows.one = {n:f} Zeile
        series.rows.other = {n} Zeilen
        series.more.one = {n:f} weitere Reihe
        series.more.other = {n} weitere Reihen
        series.empty = {name} hat keine Werte
        series.single = {name}, ein Punkt: {point}
        series.always = immer {y}
        series.quartiles.same = mittlere Hälfte bei {y}
        series.first = {name} ist die erste Reihe
        series.last = {name} ist die letzte Reihe
        series.only = Nur eine Reihe
        opening.series.one = {n:f} Reihe
        opening.series.other = {n} Reihen
        opening.first = Die erste: {series}
        opening.always = {name} ist immer {y}
        opening.rises = {name} steigt von {a} auf {b}
        opening.falls = {name} fällt von {a} auf {b}
        opening.between = {name} liegt zwischen {a} und {b}
        trend.up = Steigt insgesamt um {y}
        trend.down = Fällt insgesamt um {y}
        trend.flat = Etwa gleichbleibend
        trend.none = Kein klarer Trend, von {a} bis {b}
        trend.scarce = Zu wenige Punkte für einen Trend
        season.year = Auf und ab einmal im Jahr
        season.week = Auf und ab einmal in der Woche
        season.day = Auf und ab einmal am Tag
        season.every = Auf und ab etwa alle {x}
        zoom.extents = Alle Daten
        zoom.in = Vergrößert
        zoom.out = Verkleinert
        zoom.all = Alle Daten sind sichtbar
        zoom.point = Ein Punkt ist sichtbar
        live.points.one = {n:m} neuer Punkt
        live.points.other = {n} neue Punkte
        live.highest = höchster {y}
        live.lowest = tiefster {y}
        live.latest = zuletzt {y}
        alert.changed = {name} von {a} auf {b}
        alert.silent = {name}, {time} kein neuer Punkt
        extremum.max = Höchster Wert
        extremum.min = Tiefster Wert
        extremum.at = {y} bei {x}
        extremum.in = {y} im Jahr {x}
        extremum.row = {y} in Zeile {x}
        found = {name}: {point}
        scroll.end = Ende der Daten
        scroll.start = Anfang der Daten
        page = Seite {i} von {n}
        monitor.on = Überwachung ein
        monitor.off = Überwachung aus
        alert.above = {name} {y}, über {limit}
        alert.below = {name} {y}, unter {limit}
        audio.end = Ende des Diagramms
        empty = Keine Daten
        burst.one = {n:f} weitere von {name}
        burst.other = {n} weitere von {name}
        burst.unnamed.one = {n:f} weitere
        burst.unnamed.other = {n} weitere

        # Elements.
        trait.selected = ausgewählt
        trait.dimmed = deaktiviert
        trait.selected.not = nicht ausgewählt
        trait.dimmed.not = nicht deaktiviert
        trait.button = Taste
        trait.switchButton = Schalter
        switch.on = ein
        switch.off = aus
        trait.tabBar = Tableiste
        trait.tabBar.speech = Täbleiste
        trait.heading = Überschrift
        trait.link = Link
        trait.adjustable = anpassbar
        trait.image = Bild
        trait.searchField = Suchfeld
        trait.keyboardKey = Taste der Tastatur
        document.heading = Überschrift Ebene {n}
        document.list.one = Liste mit {n:m} Eintrag
        document.list.one.speech = Liste mit einem Eintrag
        document.list.other = Liste mit {n} Einträgen
        document.quote = Zitat
        document.quote.end = Ende des Zitats
        document.code.short = Code
        document.code.one = Code, {n:f} Zeile
        document.code.other = Code, {n} Zeilen
        document.code.in.one = Code, {n:f} Zeile {language}
        document.code.in.other = Code, {n} Zeilen {language}
        document.table = Tabelle
        document.columns.one = {n:f} Spalte
        document.columns.other = {n} Spalten
        document.deleted = gestrichen
        document.done = erledigt
        document.open = nicht erledigt
        position = {i} von {n}
        bound.maximum = Maximum
        bound.minimum = Minimum
        edge.reached = Rand erreicht
        layout.changed = Layout geändert
        screen.changed = Bildschirm geändert

        # Numbers.
        number.notSet = nicht gesetzt
        number.about = etwa {n}
        number.mark = ,
        number.mark.speech = Komma
        number.joined = 15
        number.group = .
        number.minus = minus {n}
        number.one = ein
        number.one.feminine = eine
        number.currency.display = {n}\u{A0}{unit}
        number.power = {n} mal 10 hoch {e}
        number.scaled = {n} {scale}
        scale.6 = Million | Millionen
        scale.9 = Milliarde | Milliarden
        scale.12 = Billion | Billionen
        scales.feminine = 6 9 12

        # In a client's text.
        text.per = {a} pro {b}
        text.over = {a} durch {b}
        text.fractions = halb, Drittel, Viertel, Fünftel, Sechstel, Siebtel, Achtel, Neuntel, Zehntel
        text.endings = te e, ter er, tes es, ten en, tem em, ste e, ster er, stes es, sten en, stem em
        text.fractions.ending = el
        text.mixed = {n} {f}
        text.power = hoch {e}
        text.dot = Punkt
        text.names = @ ~
        text.link = Link zu {name}
        text.hash = Hash mit Ende {end}
        text.uuid = Kennung mit Ende {end}
        text.signs = ~ ungefähr, ≈ ungefähr, + plus, ± plus minus, ≤ kleiner oder gleich, ≥ größer oder gleich, × mal, \
        < kleiner als, > größer als
        text.scales = Tsd. 3, Mio. 6, Mio 6, Mrd. 9, Mrd 9, Bio. 12, k 3, K 3, M 6, B 9, bn 9
        text.groups.spaced = yes
        text.seconds = lost
        text.clock = Uhr
        text.versions.own = typ, fassung, ausgabe, abschnitt, kapitel
        text.parameters.own = Variable, Variablen
        text.ratio = {a} zu {b}
        text.by = {a} mal {b}
        text.abbreviations = Nr. Nummer #, Nrn. Nummern #, No. Nummer #, n° Nummer #, S. Seite #, Abb. Abbildung #, \
        Bd. Band #, Kap. Kapitel #, Abs. Absatz #, Art. Artikel #, Tab. Tabelle #, Tel. Telefon #, ca. zirka #, \
        mind. mindestens #, max. maximal #, Jan. Januar @, Mär. März @, mär. März @, Feb. Februar @, Mrz. März @, Apr. April @, Jun. Juni @, \
        Jul. Juli @, Aug. August @, Sep. September @, Sept. September @, Okt. Oktober @, Nov. November @, \
        Dez. Dezember @, Dr. Doktor ^, Prof. Professor ^, Hr. Herr ^, Hrn. Herrn ^, Fr. Frau ^, Frl. Fräulein ^, \
        St. Sankt ^, z.B. zum Beispiel, d.h. das heißt, u.a. unter anderem, bzw. beziehungsweise, \
        usw. und so weiter ., etc. et cetera ., ggf. gegebenenfalls, evtl. eventuell, vgl. vergleiche, \
        inkl. inklusive, exkl. exklusive, zzgl. zuzüglich, i.d.R. in der Regel, z.T. zum Teil, \
        o.Ä. oder Ähnliches ., u.Ä. und Ähnliches ., v.a. vor allem, u.U. unter Umständen, bzgl. bezüglich, \
        v.Chr. vor Christus ., n.Chr. nach Christus .
        text.date = d.m.y
        text.inflecting = am, vom, zum, bis, den, dem, des, im, beim, seit, ab
        text.limits = bis, ab, seit
        text.hundreds = einhundert, zweihundert, dreihundert, vierhundert, fünfhundert, sechshundert, siebenhundert, \
        achthundert, neunhundert
        text.tens = zwanzig, dreißig, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig
        text.articles = der, die, das
        text.prepositions = in, an, auf, bei, mit, nach, von, vor, zu, seit, aus, ab, während, unter, über
        text.cents = EUR Cent, USD Cent, $ Cent, £ Penny/Pence, GBP Penny/Pence, CHF Rappen, HKD Cent, RUB Kopeke/Kopeken
        text.cents.feminine = RUB
        prefixes = f Femto, p Piko, n Nano, µ Mikro, m Milli, k Kilo, M Mega, G Giga, T Tera, P Peta

        # Dates. Between "von" and "bis" the day is in the dative.
        date.months = Januar, Februar, März, April, Mai, Juni, Juli, August, September, Oktober, November, Dezember
        date.weekdays = Sonntag, Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag
        date.days.speech = erster, zweiter, dritter, vierter, fünfter, sechster, siebter, achter, neunter, zehnter, \
        elfter, zwölfter, dreizehnter, vierzehnter, fünfzehnter, sechzehnter, siebzehnter, achtzehnter, neunzehnter, \
        zwanzigster, einundzwanzigster, zweiundzwanzigster, dreiundzwanzigster, vierundzwanzigster, \
        fünfundzwanzigster, sechsundzwanzigster, siebenundzwanzigster, achtundzwanzigster, neunundzwanzigster, \
        dreißigster, einunddreißigster
        date.days.end.speech = ersten, zweiten, dritten, vierten, fünften, sechsten, siebten, achten, neunten, zehnten, \
        elften, zwölften, dreizehnten, vierzehnten, fünfzehnten, sechzehnten, siebzehnten, achtzehnten, neunzehnten, \
        zwanzigsten, einundzwanzigsten, zweiundzwanzigsten, dreiundzwanzigsten, vierundzwanzigsten, \
        fünfundzwanzigsten, sechsundzwanzigsten, siebenundzwanzigsten, achtundzwanzigsten, neunundzwanzigsten, \
        dreißigsten, einunddreißigsten
        date.hours.speech = 0, ein, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23
        date.hundreds = hundert
        date.ymd = {d}. {month} {y}
        date.ymd.speech = {d} {month} {y}
        date.md = {d}. {month}
        date.md.speech = {d} {month}
        date.d = {d}.
        date.d.speech = {d}
        date.wmd = {weekday}, {d}. {month}
        date.wmd.speech = {weekday}, {d} {month}
        date.quarters = 1. Quartal, 2. Quartal, 3. Quartal, 4. Quartal
        date.quarters.speech = erstes Quartal, zweites Quartal, drittes Quartal, viertes Quartal
        date.yq = {quarter} {y}
        date.hms.speech = {time} und {seconds}
        date.hm.speech = {h} Uhr {m}
        date.h.speech = {h} Uhr
        zone.utc = UTC
        zone.ahead = UTC+{n}
        zone.ahead.speech = UTC plus {n}
        zone.behind = UTC\u{2212}{n}
        zone.behind.speech = UTC minus {n}
        zone.then = {a}, dann {b}

        # Units: one | other.
        units.feminine = s min h wk t kt Mt Gt Wh mph mi rpm persons INR
        unit.V = Volt
        unit.A = Ampere
        unit.W = Watt
        unit.Wh = Wattstunde | Wattstunden
        unit.VA = Voltampere
        unit.J = Joule
        unit.N = Newton
        unit.N.speech = Njuhten
        unit.Pa = Pascal
        unit.Hz = Hertz
        unit.F = Farad
        unit.Ω = Ohm
        unit.S = Siemens
        unit.T = Tesla
        unit.H = Henry
        unit.C = Coulomb
        unit.eV = Elektronenvolt
        unit.Bq = Becquerel
        unit.Sv = Sievert
        unit.Gy = Gray
        unit.g = Gramm
        unit.t = Tonne | Tonnen
        unit.kt = Kilotonne | Kilotonnen
        unit.Mt = Megatonne | Megatonnen
        unit.Gt = Gigatonne | Gigatonnen
        unit.B = Byte
        unit.B.speech = Bait
        unit.bit = Bit
        unit.B/s = Byte pro Sekunde
        unit.B/s.speech = Bait pro Sekunde
        unit.bit/s = Bit pro Sekunde
        unit.KiB = Kibibyte
        unit.MiB = Mebibyte
        unit.GiB = Gibibyte
        unit.TiB = Tebibyte
        unit.m = Meter
        unit.cm = Zentimeter
        unit.s = Sekunde | Sekunden
        unit.min = Minute | Minuten
        unit.h = Stunde | Stunden
        unit.d = Tag | Tage
        unit.wk = Woche | Wochen
        unit.mo = Monat | Monate
        unit.yr = Jahr | Jahre
        unit.dl = Deziliter
        unit.l = Liter
        unit.K = Kelvin
        unit.mol = Mol
        unit.bar = Bar
        unit.hPa = Hektopascal
        unit.cd = Candela
        unit.lm = Lumen
        unit.lx = Lux
        unit.% = Prozent
        unit.%.display = {n}\u{A0}%
        unit.‰ = Promille
        unit.‰.display = {n}\u{A0}‰
        unit.°C = Grad Celsius
        unit.°F = Grad Fahrenheit
        unit.° = Grad
        unit.ppm = Teil pro Million | Teile pro Million
        unit.ppb = Teil pro Milliarde | Teile pro Milliarde
        unit.rpm = Umdrehung pro Minute | Umdrehungen pro Minute
        unit.rpm.symbol = U/min
        unit.dB = Dezibel
        unit.px = Pixel
        unit.m/s = Meter pro Sekunde
        unit.km/h = Kilometer pro Stunde
        unit.mph = Meile pro Stunde | Meilen pro Stunde
        unit.ha = Hektar
        unit.m² = Quadratmeter
        unit.km² = Quadratkilometer
        unit.m³ = Kubikmeter
        unit.in = Zoll
        unit.ft = Fuß
        unit.mi = Meile | Meilen
        unit.lb = Pfund
        unit.persons = Person | Personen

        # Currencies.
        unit.EUR = Euro
        unit.USD = US-Dollar
        unit.$ = Dollar
        unit.£ = Pfund
        unit.GBP = Pfund Sterling
        unit.JPY = Yen
        unit.CNY = Yuan
        unit.TWD = Neuer Taiwan-Dollar | Neue Taiwan-Dollar
        unit.RUB = Rubel
        unit.CHF = Schweizer Franken
        unit.INR = Indische Rupie | Indische Rupien
        unit.KRW = Won
        unit.BRL = Brasilianischer Real | Brasilianische Real
        unit.MXN = Mexikanischer Peso | Mexikanische Peso
        unit.HKD = Hongkong-Dollar
        unit.BTC = Bitcoin | Bitcoins
        unit.ETH = Ether

        # Exploring a chart.
        jump.peak = Spitze
        jump.trough = Tal
        jump.none.peak = Keine weitere Spitze
        jump.none.trough = Kein weiteres Tal
        jump.none.average = Kein weiterer Punkt am Mittelwert {y}
        jump.none.value = Kein weiterer Punkt bei {y}
        jump.crossing = kreuzt den Mittelwert {y} zwischen {a} und {b}
        jump.before = Geht durch {y}, danach {x}
        jump.after = Geht durch {y}, davor {x}
        jump.to = Gehe zu: {axis}
        jump.unknown = {text} gibt es hier nicht
        jump.canceled = Abgebrochen
        mark.set = Marke
        mark.none = Keine Marke
        mark.after = {x} nach der Marke
        mark.before = {x} vor der Marke
        mark.here = an der Marke
        mark.higher = {y} höher
        mark.lower = {y} tiefer
        mark.level = gleich hoch
        mark.more = {y} mehr
        mark.less = {y} weniger
        live.frozen = Angehalten
        live.again = Wieder live
        live.none = Nichts Neues
        live.ended = Es kommen keine Daten mehr
        live.file = Das ist eine Datei, es gibt nichts anzuhalten
        live.complete = Diese Datei ist vollständig
        live.sound.on = Neue Punkte klingen
        live.sound.off = Neue Punkte sind still
        live.scale = Neue Skala der Töne: {range}
        sound.played = {name} gespielt
        sound.to = gespielt bis {x}
        sound.score = Klang
        run.succeeded = {command} ist fertig, {time}
        run.failed = {command} ist mit {n} gescheitert, {time}
        run.killed = {command} wurde von {signal} beendet, {time}
        run.interrupted = {command} wurde abgebrochen, {time}
        run.unstarted = {command} konnte nicht gestartet werden: {reason}
        run.instant = weniger als eine Sekunde
        run.command = Der Befehl
        follow.lines.one = {n:f} Zeile
        follow.lines.other = {n} Zeilen
        follow.errors.one = {n:m} Fehler
        follow.errors.other = {n} Fehler
        follow.last = {lines}; zuletzt: {text}
        follow.binary = unlesbare Daten
        alerts.resolved = Behoben: {text}
        monitor.file = Das ist eine Datei, es gibt nichts zu überwachen
        speed = {n} Wörter pro Minute
        verbosity.low = Knappe Ansagen
        verbosity.medium = Mittlere Ansagen
        verbosity.high = Ausführliche Ansagen
        hint.keys = Fragezeichen für Tasten
        hint.series = Pfeil ab zur nächsten, Fragezeichen für Tasten
        # Rows of hints, which are only shown.
        hint.row.help = {key} Hilfe
        hint.row.quit = {key} Ende
        hint.row.table = {key} Tabelle
        hint.row.go = {key} los
        hint.row.cancel = {key} abbrechen
        hint.row.back = {key} zurück
        hint.row.settings = Auf Ab wählen, Links Rechts ändern, Eingabe speichern, Escape verlassen
        hint.row.settings.speech = Auf Ab wählen, Links Rechts ändern, Eingabe speichern, Eskehp verlassen
        hint.row.hear = Leertaste gehört, N nicht gehört, R noch einmal, Escape verlassen
        hint.row.hear.speech = Leertaste gehört, N nicht gehört, R noch einmal, Eskehp verlassen
        hint.row.read = Leertaste Pause, Links Rechts Satz, Auf Ab Absatz, Escape verlassen
        hint.row.read.speech = Leertaste Pause, Links Rechts Satz, Auf Ab Absatz, Eskehp verlassen

        # Keys and settings.
        key.unknown = {key} ist nicht belegt
        key.unknown.help = {key} ist nicht belegt; {help} für die Tasten
        key.question = Fragezeichen
        quit.enter = Eingabe zum Beenden
        help.closed = Hilfe geschlossen
        leave.nothing = Nichts zu verlassen
        leave.nothing.quit = Nichts zu verlassen; {key} beendet
        table.on = Tabelle
        table.off = Diagramm
        contrast.high = Hoher Kontrast
        contrast.plain = Normaler Kontrast
        play.speed = Wiedergabe mit {n} Prozent
        play.mode.notes = Noten
        play.mode.glide = Ein gleitender Ton
        play.mode.contour = Kontur, ein Ticken je Stufe der Höhe
        play.mode.compare = Reihen im Wechsel
        tones.held = Töne, solange eine Taste gehalten wird
        tones.always = Ein Ton bei jedem Punkt
        tones.never = Keine Töne bei Punkten
        tones.unknown = Dieser Dienst spielt keine Töne
        settings.opening = Einstellungen. Auf und Ab wählen, Links und Rechts ändern, Eingabe speichert, Escape lässt alles, wie es war
        settings.opening.speech = Einstellungen. Auf und Ab wählen, Links und Rechts ändern, Eingabe speichert, Eskehp lässt alles, wie es war
        settings.saved = Gespeichert
        settings.kept = Alles ist, wie es war
        hear.opening = Hörtest. Leertaste, wenn ein Ton zu hören ist, N, wenn nicht, R wiederholt ihn, Escape lässt alles, wie es war
        hear.opening.speech = Hörtest. Leertaste, wenn ein Ton zu hören ist, N, wenn nicht, R wiederholt ihn, Eskehp lässt alles, wie es war
        hear.level = Die Lautstärke so einstellen, dass dieser Ton angenehm ist, dann Leertaste
        hear.louder = Lauter stellen, dann R
        hear.lower = Jetzt immer tiefere Töne
        hear.higher = Jetzt immer höhere Töne
        hear.saved = Gespeichert: Töne von {lo} bis {hi} Hertz
        hear.undo = Rückgängig: lowest und highest aus der Tabelle sound in {file} nehmen
        hear.undo.speech = Rückgängig: beide Zeilen aus der Tabelle sound in {file} nehmen
        hear.narrow = Weniger als eine Oktave war zu hören. Alles ist, wie es war
        setup.opening = Einrichtung. Eingabetaste, wenn das gut zu hören ist, N, wenn nicht. R wiederholt, Escape verlässt
        setup.opening.speech = Einrichtung. Eingabetaste, wenn das gut zu hören ist, N, wenn nicht. R wiederholt, Eskehp verlässt
        setup.voice = Eingabetaste, um Stimme und Tempo nach Gehör zu wählen, N, um sie zu behalten
        setup.shell = Eingabetaste, um in {shell} das Ende langer Befehle zu hören, N, wenn nicht
        setup.desktop = Eingabetaste, um Benachrichtigungen und Programme des Desktops zu hören, N, wenn nicht
        setup.done = Die Einrichtung ist fertig
        setting.voice = Stimme
        setting.rate = Tempo
        setting.pitch = Tonhöhe
        setting.verbosity = Ausführlichkeit
        setting.punctuation = Satzzeichen
        setting.volume = Lautstärke
        setting.voice.own = die der Sprache
        punctuation.none = Keine Satzzeichen angesagt
        punctuation.some = Einige Satzzeichen angesagt
        punctuation.most = Die meisten Satzzeichen angesagt
        punctuation.all = Alle Satzzeichen angesagt
        sign.bracket-left = eckige Klammer auf
        sign.bracket-right = eckige Klammer zu
        sign.brace-left = geschweifte Klammer auf
        sign.brace-right = geschweifte Klammer zu
        sign.parenthesis-left = Klammer auf
        sign.parenthesis-right = Klammer zu
        sign.plus = Plus
        sign.equals = Gleich
        sign.minus = Minus
        sign.less = Kleiner
        sign.greater = Größer
        sign.comma = Komma
        sign.full-stop = Punkt
        sign.apostrophe = Apostroph
        sign.quotation-mark = Anführungszeichen
        # The keys of explore, and what they do.
        help.opening = {n} Befehle. Auf und Ab gehen durch, jede andere Taste sagt, was sie tut, Escape verlässt die Hilfe
        help.opening.speech = {n} Befehle. Auf und Ab gehen durch, jede andere Taste sagt, was sie tut, Eskehp verlässt die Hilfe
        join.help = {keys}: {action}
        help.or = {a} oder {b}
        action.next = nächster Punkt
        action.previous = voriger Punkt
        action.tenth-on = ein Zehntel der Ansicht weiter
        action.tenth-back = ein Zehntel der Ansicht zurück
        action.first = erster Punkt
        action.last = letzter Punkt
        action.next-series = nächste Reihe
        action.previous-series = vorige Reihe
        action.lowest = tiefster Punkt
        action.highest = höchster Punkt
        action.average = nächster Punkt am Mittelwert
        action.next-peak = nächste Spitze
        action.previous-peak = vorige Spitze
        action.next-trough = nächstes Tal
        action.previous-trough = voriges Tal
        action.go-to-place = zu einer Stelle oder einem Datum gehen
        action.go-to-value = zu einem Wert gehen
        action.zoom-in = vergrößern
        action.zoom-out = verkleinern
        action.show-all = alle Daten zeigen
        action.fit-values = die Y-Achse an das Sichtbare anpassen
        action.next-page = nächste Seite
        action.previous-page = vorige Seite
        action.scroll-right = um eine halbe Ansicht nach rechts
        action.scroll-left = um eine halbe Ansicht nach links
        action.scroll-up = nach oben
        action.scroll-down = nach unten
        action.table = Tabelle, und wieder Diagramm
        action.here = dieser Punkt, und der wievielte er ist
        action.replay = dieser Punkt noch einmal
        action.again = den letzten Satz wiederholen
        action.play = abspielen, was zu sehen ist
        action.play-on = ab hier abspielen
        action.play-all = alle Reihen abspielen
        action.play-slower = langsamer abspielen
        action.play-faster = schneller abspielen
        action.play-mode = wie es klingt: Noten, Gleitton, Kontur
        action.tones = Töne der Punkte, zu denen man kommt
        action.describe = beschreiben; noch einmal für mehr, und für Zahlen
        action.x-axis = X-Achse
        action.y-axis = Y-Achse
        action.mark = diesen Punkt merken
        action.distance = Abstand von der Marke
        action.what-changed = was sich geändert hat
        action.freeze = anhalten, und weiter
        action.monitor = Überwachung ein und aus
        action.live-sound = Klang neuer Punkte ein und aus
        action.silence = Ruhe
        action.slower = langsamer sprechen
        action.faster = schneller sprechen
        action.verbosity = Ausführlichkeit
        action.options = Tempo und Ausführlichkeit, wie sie sind
        action.high-contrast = hoher Kontrast ein und aus
        action.help = Hilfe
        action.redraw = den Bildschirm neu zeichnen
        action.quit = beenden
        action.ask-to-quit = beenden, wenn Eingabe folgt
        """)

    static let characters = CharacterNames(
        """
        space Leerzeichen
        control Steuerzeichen
        unknown unbekanntes Zeichen
        TAB Tabulator
        LF neue Zeile
        CRLF neue Zeile
        CR Wagenrücklauf
        ESC Fluchtzeichen
        BS Rücktaste
        DEL Löschzeichen
        FF Seitenumbruch
        NBSP geschütztes Leerzeichen
        ZWSP Leerzeichen ohne Breite
        SHY weicher Trennstrich
        ISP breites Leerzeichen
        + Plus
        “ Anführungszeichen zu
        ‘ einfaches Anführungszeichen zu
        ’ Apostroph
        ‚ einfaches Anführungszeichen
        – Bisstrich
        … Auslassungspunkte
        • Aufzählungspunkt
        · Mittelpunkt
        ÷ geteilt durch
        ± plus minus
        ™ Markenzeichen
        © Urheberrecht
        ® eingetragene Marke
        ¡ umgekehrtes Ausrufezeichen
        ¿ umgekehrtes Fragezeichen
        † Kreuz
        ‡ Doppelkreuz
        ‰ Promille
        ′ Minutenzeichen
        ″ Sekundenzeichen
        ¬ nicht
        ´ Akut
        ¸ Cedille
        µ Mikro
        ← Pfeil links
        ↑ Pfeil hoch
        → Pfeil rechts
        ↓ Pfeil runter
        ≤ kleiner oder gleich
        ≥ größer oder gleich
        ≠ ungleich
        ✓ Häkchen
        """)

    static let keys = KeyNames(
        """
        alt Alt
        altgr Alt Gr
        control Steuerung
        hyper Hyper
        meta Meta
        shift Umschalt
        super Super
        backspace Rücktaste
        break Unterbrechung
        caps-lock Feststelltaste
        delete Entfernen
        down Pfeil ab
        end Ende
        enter Eingabe
        escape Esc-Taste
        home Position 1
        insert Einfügen
        kp Nummernblock
        left Pfeil links
        linefeed Zeilenvorschub
        menu Menü
        next Bild ab
        num-lock Numm Lock
        pause Pause
        print Druck
        prior Bild auf
        return Zeilenschaltung
        right Pfeil rechts
        scroll-lock Rollen
        tab Tabulator
        up Pfeil auf
        window Fenster
        """)

    static let voicedNames = NameTable(
        #"""
        capital groß
        ! Ausrufezeichen
        " Anführungszeichen
        # Raute
        $ Dollar
        % Prozent
        & und
        ' Apostroph
        ( Klammer auf
        ) Klammer zu
        * Stern
        + plus
        , Komma
        - Strich
        . Punkt
        / Schrägstrich
        : Doppelpunkt
        ; Semikolon
        < kleiner als
        = gleich
        > größer als
        ? Fragezeichen
        @ ät
        [ eckige Klammer auf
        \ umgekehrter Schrägstrich
        ] eckige Klammer zu
        ^ Zirkumflex
        _ Unterstrich
        ` Gravis
        { geschweifte Klammer auf
        | senkrechter Strich
        } geschweifte Klammer zu
        ~ Tilde
        § Paragraph
        ° Grad
        · Mittelpunkt
        ¿ umgekehrtes Fragezeichen
        ¡ umgekehrtes Ausrufezeichen
        × mal
        – Bisstrich
        — Gedankenstrich
        … Auslassungspunkte
        “ Anführungszeichen zu
        ” Anführungszeichen
        „ Anführungszeichen auf
        « Anführungszeichen
        » Anführungszeichen
        • Aufzählungspunkt
        £ Pfund
        € Euro
        ¥ Yen
        """#)

    static let numberRules: NumberRules? = NumberRules(
        vocabulary.book,
        """
        0: =%masculine=; eins; =%masculine=;
        100: ←%masculine←hundert[→→];
        1000: ←%masculine←tausend[→→];
        1000000: eine Million[ →→];
        2000000: ←%feminine← Millionen[ →→];
        1000000000: eine Milliarde[ →→];
        2000000000: ←%feminine← Milliarden[ →→];
        1000000000000: eine Billion[ →→];
        2000000000000: ←%feminine← Billionen[ →→];
        1000000000000000: eine Billiarde[ →→];
        2000000000000000: ←%feminine← Billiarden[ →→];
        %masculine:
        0: null; ein; zwei; drei; vier; fünf; sechs; sieben; acht; neun;
        10: zehn; elf; zwölf; →→zehn;
        16: sechzehn; siebzehn; →→zehn;
        20: [→→und]zwanzig;
        30: [→→und]dreißig;
        40: [→→und]vierzig;
        50: [→→und]fünfzig;
        60: [→→und]sechzig;
        70: [→→und]siebzig;
        80: [→→und]achtzig;
        90: [→→und]neunzig;
        100: ←%masculine←hundert[→→];
        %feminine:
        0: =%masculine=; eine; =%masculine=;
        100: ←%masculine←hundert[→→];
        """)

    static let pace = SpokenPace(
        groups: [0.42, 0.84, 1.50], zero: 0.41, scale: 0.53, digit: 0.26,
        pause: 0.19, cut: 0.24, change: 0.10, letter: 0.064, spelled: 0.15,
        wide: 0.20, kana: 0.12, han: 0.25, sign: 0.20, picture: 1.60, word: 0.002)
}

extension SpokenLanguage {
    package static let german: SpokenLanguage = SpokenLanguage(German.self)
}
