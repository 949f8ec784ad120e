// SPDX-License-Identifier: MIT

enum French: Language {
    static let tag = "fr"
    static let vocabulary = Vocabulary(
        .french,
        """
        plurals = one: i = 0,1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5

        # Pauses: between the parts of a sentence, between clauses, between sentences.
        join.list = {a}, {b}
        join.clauses = {a} ; {b}
        join.sentences = {a}. {b}

        # Axes and ranges.
        axis.x = axe X
        axis.y = axe Y
        axis.titled = axe {name}
        axis.label = {axis}, plage visible de {lo} à {hi}
        axis.log = échelle logarithmique
        axis.log.speech = échelle logaritmique
        axis.empty = aucune valeur
        axis.categories.one = {n:f} catégorie : {a}
        axis.categories.many = {n} de catégories, de {a} à {b}
        axis.categories.other = {n} catégories, de {a} à {b}
        axis.showing = {a}, partie visible, {b} en tout
        range.changed = La plage de l'{axis} a changé, maintenant de {lo} à {hi}
        range.also = {axis} maintenant de {lo} à {hi}
        range.plain = de {lo} à {hi}
        range.at = à {n}
        range.from = à partir de {lo}
        range.to = jusqu'à {hi}
        range.above = {hi} au-dessus de {base}
        range.below = {hi} au-dessous de {base}

        # Charts.
        point.numbered = {x} : {y}
        point.position = {i} sur {n}
        value.missing = aucune valeur
        value.infinite = infini
        value.infinite.minus = moins infini
        series.moved = {name}, série {i} sur {n}
        series.points.one = {n:m} point
        series.points.many = {n} de points
        series.points.other = {n} points
        series.gaps = {n:m} sans valeur
        series.infinite = {n:m} à valeur infinie
        series.hidden.one = {n:m} point sur {m} est hors de la vue
        series.hidden.many = {n} de points sur {m} sont hors de la vue
        series.hidden.other = {n} points sur {m} sont hors de la vue
        series.lowest = Minimum {y}
        series.highest = maximum {y}
        series.average = moyenne {y}
        series.all = toutes les données
        series.visible = plage visible
        series.median = médiane {y}
        series.deviation = écart type {y}
        series.quartiles = moitié entre {a} et {b}
        series.seconds.one = {n:f} seconde
        series.seconds.many = {n} de secondes
        series.seconds.other = {n:f} secondes
        series.minutes.one = {n:f} minute
        series.minutes.many = {n} de minutes
        series.minutes.other = {n:f} minutes
        series.hours.one = {n:f} heure
        series.hours.many = {n} d'heures
        series.hours.other = {n:f} heures
        series.days.one = {n:m} jour
        series.days.many = {n} de jours
        series.days.other = {n} jours
        series.weeks.one = {n:f} semaine
        series.weeks.many = {n} de semaines
        series.weeks.other = {n:f} semaines
        series.months.one = {n:m} mois
        series.months.many = {n} de mois
        series.months.other = {n} mois
        series.quarters.one = {n:m} trimestre
        series.quarters.many = {n} de trimestres
        series.quarters.other = {n} trimestres
        series.years.one = {n:f} année
        series.years.many = {n} d'années
        series.years.other = {n:f} années
        series.rows.one = {n:f} ligne
        series.rows.many = {n} de lignes
        series.rows.other = {n:f} lignes
        series.more.one = {n:f} autre série
        series.more.many = {n} d'autres séries
        series.more.other = {n} autres séries
        series.empty = {name} n'a aucune valeur
        series.single = {name}, un point : {point}
        series.always = toujours {y}
        series.quartiles.same = moitié centrale à {y}
        series.first = {name} est la première série
        series.last = {name} est la dernière série
        series.only = Une seule série
        opening.series.one = {n:f} série
        opening.series.many = {n} de séries
        opening.series.other = {n} séries
        opening.first = La première : {series}
        opening.always = {name} vaut toujours {y}
        opening.rises = {name} monte de {a} à {b}
        opening.falls = {name} descend de {a} à {b}
        opening.between = {name} est entre {a} et {b}
        trend.up = Hausse globale de {y}
        trend.down = Baisse globale de {y}
        trend.flat = À peu près stable
        trend.none = Pas de tendance nette, de {a} à {b}
        trend.scarce = Trop peu de points pour une tendance
        season.year = Monte et descend une fois par an
        season.week = Monte et descend une fois par semaine
        season.day = Monte et descend une fois par jour
        season.every = Monte et descend, période d'environ {x}
        zoom.extents = Toutes les données
        zoom.in = Zoom avant
        zoom.out = Zoom arrière
        zoom.all = Toutes les données sont affichées
        zoom.point = Un seul point est affiché
        live.points.one = {n:m} nouveau point
        live.points.many = {n} de nouveaux points
        live.points.other = {n} nouveaux points
        live.highest = maximum {y}
        live.lowest = minimum {y}
        live.latest = dernier {y}
        alert.changed = {name} de {a} à {b}
        alert.silent = {name}, aucun nouveau point depuis {time}
        extremum.max = Maximum
        extremum.min = Minimum
        extremum.at = {y} au point {x}
        extremum.in = {y} en {x}
        extremum.row = {y} à la ligne {x}
        found = {name} : {point}
        scroll.end = Fin des données
        scroll.start = Début des données
        page = Page {i} sur {n}
        monitor.on = Surveillance activée
        monitor.off = Surveillance désactivée
        alert.above = {name} {y}, au-dessus de {limit}
        alert.below = {name} {y}, au-dessous de {limit}
        audio.end = Fin du graphique
        empty = Aucune donnée
        burst.one = {n:f} autre annonce de {name}
        burst.many = {n} d'autres annonces de {name}
        burst.other = {n} autres annonces de {name}
        burst.unnamed.one = {n:f} autre annonce
        burst.unnamed.many = {n} d'autres annonces
        burst.unnamed.other = {n} autres annonces

        # Elements.
        trait.selected = sélectionné
        trait.dimmed = estompé
        trait.selected.not = non sélectionné
        trait.dimmed.not = non estompé
        trait.button = bouton
        trait.switchButton = interrupteur
        switch.on = activé
        switch.off = désactivé
        trait.tabBar = barre d'onglets
        trait.heading = en-tête
        trait.link = lien
        trait.adjustable = ajustable
        trait.image = image
        trait.searchField = champ de recherche
        trait.keyboardKey = touche de clavier
        document.heading = titre de niveau {n}
        document.list.one = liste de {n:m} élément
        document.list.many = liste de {n} d'éléments
        document.list.other = liste de {n} éléments
        document.quote = citation
        document.quote.end = fin de la citation
        document.code.short = code
        document.code.one = code, {n:f} ligne
        document.code.many = code, {n} de lignes
        document.code.other = code, {n:f} lignes
        document.code.in.one = code, {n:f} ligne en {language}
        document.code.in.many = code, {n} de lignes en {language}
        document.code.in.other = code, {n:f} lignes en {language}
        document.table = tableau
        document.columns.one = {n:f} colonne
        document.columns.many = {n} de colonnes
        document.columns.other = {n:f} colonnes
        document.deleted = supprimé
        document.done = fait
        document.open = à faire
        position = {i} sur {n}
        bound.maximum = maximum
        bound.minimum = minimum
        edge.reached = bord atteint
        layout.changed = Disposition modifiée
        screen.changed = Écran modifié

        # Numbers.
        number.notSet = non défini
        number.about = environ {n}
        number.mark = ,
        number.mark.speech = virgule
        number.joined = 3
        number.group = \u{202F}
        number.minus = moins {n}
        number.one = un
        number.one.feminine = une
        number.81.feminine = quatre-vingt-une
        number.joint = et
        number.joint.tens = 20 30 40 50 60
        number.unit.many = {n} de {unit}
        number.unit.many.vowel = {n} d'{unit}
        number.vowels = a e i o u é heu hec
        number.currency.display = {n}\u{A0}{unit}
        number.power = {n} fois 10 puissance {e}
        scale.6 = million | millions
        scale.9 = milliard | milliards
        scale.12 = billion | billions

        # In a client's text.
        text.range = {lo} à {hi}
        text.per = {a} par {b}
        text.over = {a} sur {b}
        text.fractions = demi/demis, tiers, quart/quarts, cinquième/cinquièmes, sixième/sixièmes, \
        septième/septièmes, huitième/huitièmes, neuvième/neuvièmes, dixième/dixièmes
        text.mixed = {n} et {f}
        text.mixed.half = {n} et demi
        text.power = puissance {e}
        text.dot = point
        text.names = @ ~
        text.link = lien vers {name}
        text.hash = hash finissant par {end}
        text.uuid = identifiant finissant par {end}
        text.signs = ~ environ, = égal, ± plus ou moins, ≈ environ, ≤ inférieur ou égal à, ≥ supérieur ou égal à, × fois, → vers, − moins, \
        < inférieur à, > supérieur à, ≠ différent de, ∞ infini, √ racine de, § paragraphe, № numéro
        text.scales = k 3, K 3, M 6, Md 9, Mds 9, Mrd 9, B 9, bn 9
        text.units = $US $, £GB £
        text.groups.spaced = yes
        text.seconds = lost
        text.clock = h
        text.words = 1re première
        text.endings = er, re, ère, e ème, ème ème, èmes, nd, nde
        text.ordinals = premier, deuxième, troisième, quatrième, cinquième, sixième, septième, huitième, neuvième, \
        dixième, onzième, douzième, treizième, quatorzième, quinzième, seizième, dix-septième, dix-huitième, \
        dix-neuvième, vingtième, vingt et unième, vingt-deuxième, vingt-troisième, vingt-quatrième, vingt-cinquième, \
        vingt-sixième, vingt-septième, vingt-huitième, vingt-neuvième, trentième, trente et unième, trente-deuxième, \
        trente-troisième, trente-quatrième, trente-cinquième, trente-sixième, trente-septième, trente-huitième, \
        trente-neuvième, quarantième, quarante et unième, quarante-deuxième, quarante-troisième, quarante-quatrième, \
        quarante-cinquième, quarante-sixième, quarante-septième, quarante-huitième, quarante-neuvième, cinquantième, \
        cinquante et unième, cinquante-deuxième, cinquante-troisième, cinquante-quatrième, cinquante-cinquième, \
        cinquante-sixième, cinquante-septième, cinquante-huitième, cinquante-neuvième, soixantième, \
        soixante et unième, soixante-deuxième, soixante-troisième, soixante-quatrième, soixante-cinquième, \
        soixante-sixième, soixante-septième, soixante-huitième, soixante-neuvième, soixante-dixième, \
        soixante et onzième, soixante-douzième, soixante-treizième, soixante-quatorzième, soixante-quinzième, \
        soixante-seizième, soixante-dix-septième, soixante-dix-huitième, soixante-dix-neuvième, quatre-vingtième, \
        quatre-vingt-unième, quatre-vingt-deuxième, quatre-vingt-troisième, quatre-vingt-quatrième, \
        quatre-vingt-cinquième, quatre-vingt-sixième, quatre-vingt-septième, quatre-vingt-huitième, \
        quatre-vingt-neuvième, quatre-vingt-dixième, quatre-vingt-onzième, quatre-vingt-douzième, \
        quatre-vingt-treizième, quatre-vingt-quatorzième, quatre-vingt-quinzième, quatre-vingt-seizième, \
        quatre-vingt-dix-septième, quatre-vingt-dix-huitième, quatre-vingt-dix-neuvième
        text.ordinals.ending = ième
        text.versions.own = noyau, édition, chapitre, norme
        text.parameters.own = paramètre, Paramètre, argument, registre, Registre
        text.ratio = {a} à {b}
        text.by = {a} par {b}
        text.abbreviations = n° numéro #, N° numéro #, nº numéro #, Nº numéro #, n°s numéros #, p. page #, \
        pp. pages #, chap. chapitre #, fig. figure #, vol. volume #, art. article #, tél. téléphone #, \
        env. environ #, max. maximum #, janv. janvier @, févr. février @, avr. avril @, juill. juillet @, \
        juil. juillet @, sept. septembre @, oct. octobre @, nov. novembre @, déc. décembre @, M. monsieur ^, \
        MM. messieurs ^, Mme. madame ^, Mlle. mademoiselle ^, Dr. docteur ^, Pr. professeur ^, St. saint ^, \
        Ste. sainte ^, etc. et cetera ., p.ex. par exemple, c.-à-d. c'est-à-dire, cf. confer, vs. versus
        text.date = d/m/y
        text.feminine = ories, tions, sions, ances, ences, ettes, ités, heures, minutes, secondes, années, semaines, journées, \
        personnes, pages, lignes, images, erreurs, colonnes, tables, notes, pièces, places, cartes, fenêtres, touches, \
        tion, sion, ance, ence, ette, ité, heure, minute, seconde, année, semaine, journée, personne, page, ligne, image, \
        erreur, colonne, table, note, pièce, place, carte, fenêtre, touche
        text.cents = EUR centime/centimes, USD cent/cents, $ cent/cents, £ penny/pence, GBP penny/pence, \
        CHF centime/centimes, HKD cent/cents, RUB kopeck/kopecks
        prefixes = f femto, p pico, n nano, µ micro, m milli, k kilo, M méga, G giga, T téra, P péta

        # Dates.
        date.months = janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre
        date.weekdays = dimanche, lundi, mardi, mercredi, jeudi, vendredi, samedi
        date.days.speech = premier, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, \
        25, 26, 27, 28, 29, 30, 31
        date.hm.speech = {hours} {m}
        date.h.speech = {hours}
        zone.utc = UTC
        zone.ahead = UTC+{n}
        zone.ahead.speech = UTC plus {n}
        zone.behind = UTC\u{2212}{n}
        zone.behind.speech = UTC moins {n}
        zone.then = {a}, puis {b}
        date.hms.speech = {time} et {seconds}
        date.quarters = 1er trimestre, 2e trimestre, 3e trimestre, 4e trimestre
        date.quarters.speech = premier trimestre, deuxième trimestre, troisième trimestre, quatrième trimestre
        date.yq = {quarter} {y}

        # Units: one | other.
        units.feminine = s min h wk t kt Mt Gt mol cd ppm ppb lb persons GBP £ INR
        unit.V = volt | volts
        unit.A = ampère | ampères
        unit.W = watt | watts
        unit.Wh = wattheure | wattheures
        unit.VA = voltampère | voltampères
        unit.J = joule | joules
        unit.N = newton | newtons
        unit.N.speech = nioutonne | nioutonnes
        unit.Pa = pascal | pascals
        unit.Hz = hertz
        unit.F = farad | farads
        unit.Ω = ohm | ohms
        # The o of a prefix is not said: espeak-ng takes "kiloohm" for English.
        unit.fΩ = femtohm | femtohms
        unit.pΩ = picohm | picohms
        unit.nΩ = nanohm | nanohms
        unit.µΩ = microhm | microhms
        unit.kΩ = kilohm | kilohms
        unit.MΩ = mégohm | mégohms
        unit.S = siemens
        unit.T = tesla | teslas
        unit.H = henry | henrys
        unit.H.speech = henri | henris
        unit.C = coulomb | coulombs
        unit.eV = électronvolt | électronvolts
        unit.Bq = becquerel | becquerels
        unit.Sv = sievert | sieverts
        unit.Sv.speech = sivert | siverts
        unit.Gy = gray | grays
        unit.g = gramme | grammes
        unit.t = tonne | tonnes
        unit.kt = kilotonne | kilotonnes
        unit.Mt = mégatonne | mégatonnes
        unit.Gt = gigatonne | gigatonnes
        unit.B = octet | octets
        unit.B.symbol = o
        unit.bit = bit | bits
        unit.B/s = octet par seconde | octets par seconde
        unit.B/s.symbol = o/s
        unit.bit/s = bit par seconde | bits par seconde
        unit.KiB = kibioctet | kibioctets
        unit.KiB.symbol = Kio
        unit.MiB = mébioctet | mébioctets
        unit.MiB.symbol = Mio
        unit.GiB = gibioctet | gibioctets
        unit.GiB.symbol = Gio
        unit.TiB = tébioctet | tébioctets
        unit.TiB.symbol = Tio
        unit.m = mètre | mètres
        unit.cm = centimètre | centimètres
        unit.s = seconde | secondes
        unit.min = minute | minutes
        unit.h = heure | heures
        unit.d = jour | jours
        unit.d.symbol = j
        unit.wk = semaine | semaines
        unit.mo = mois
        unit.yr = an | ans
        unit.dl = décilitre | décilitres
        unit.l = litre | litres
        unit.K = kelvin | kelvins
        unit.mol = mole | moles
        unit.bar = bar | bars
        unit.hPa = hectopascal | hectopascals
        unit.cd = candela | candelas
        unit.lm = lumen | lumens
        unit.lx = lux
        unit.% = pour cent
        unit.%.display = {n}\u{202F}%
        unit.‰ = pour mille
        unit.‰.display = {n}\u{202F}‰
        unit.°C = degré Celsius | degrés Celsius
        unit.°F = degré Fahrenheit | degrés Fahrenheit
        unit.° = degré | degrés
        unit.ppm = partie par million | parties par million
        unit.ppb = partie par milliard | parties par milliard
        unit.rpm = tour par minute | tours par minute
        unit.rpm.symbol = tr/min
        unit.dB = décibel | décibels
        unit.px = pixel | pixels
        unit.m/s = mètre par seconde | mètres par seconde
        unit.km/h = kilomètre par heure | kilomètres par heure
        unit.mph = mille par heure | milles par heure
        unit.mph.speech = maïle par heure | maïles par heure
        unit.ha = hectare | hectares
        unit.m² = mètre carré | mètres carrés
        unit.km² = kilomètre carré | kilomètres carrés
        unit.m³ = mètre cube | mètres cubes
        unit.in = pouce | pouces
        unit.ft = pied | pieds
        unit.mi = mille | milles
        unit.mi.speech = maïle | maïles
        unit.lb = livre | livres
        unit.persons = personne | personnes

        # Currencies.
        unit.EUR = euro | euros
        unit.USD = dollar américain | dollars américains
        unit.$ = dollar | dollars
        unit.£ = livre | livres
        unit.GBP = livre sterling | livres sterling
        unit.GBP.speech = livre sterlingue | livres sterlingues
        unit.JPY = yen | yens
        unit.CNY = yuan | yuans
        unit.TWD = nouveau dollar de Taïwan | nouveaux dollars de Taïwan
        unit.RUB = rouble | roubles
        unit.CHF = franc suisse | francs suisses
        unit.INR = roupie indienne | roupies indiennes
        unit.KRW = won | wons
        unit.KRW.speech = ouonne | ouonnes
        unit.BRL = réal brésilien | réaux brésiliens
        unit.MXN = peso mexicain | pesos mexicains
        unit.HKD = dollar de Hong Kong | dollars de Hong Kong
        unit.BTC = bitcoin | bitcoins
        unit.ETH = ether | ethers
        unit.ETH.speech = étère | étères

        # Exploring a chart.
        jump.peak = Pic
        jump.trough = Creux
        jump.none.peak = Pas d'autre pic
        jump.none.trough = Pas d'autre creux
        jump.none.average = Pas d'autre point à la moyenne {y}
        jump.none.value = Pas d'autre point à {y}
        jump.crossing = croise la moyenne {y} entre {a} et {b}
        jump.before = Passe par {y}, puis {x}
        jump.after = Passe par {y}, après {x}
        jump.to = Aller à : {axis}
        jump.unknown = {text} n'existe pas ici
        jump.canceled = Annulé
        mark.set = Repère
        mark.none = Aucun repère
        mark.after = {x} après le repère
        mark.before = {x} avant le repère
        mark.here = au repère
        mark.higher = {y} de plus
        mark.lower = {y} de moins
        mark.level = même hauteur
        mark.more = {y} en plus
        mark.less = {y} en moins
        live.frozen = Figé
        live.again = De nouveau en direct
        live.none = Rien de nouveau
        live.ended = Plus aucune donnée à venir
        live.file = C'est un fichier, rien à figer
        live.complete = Ce fichier est complet
        live.sound.on = Les nouveaux points sonnent
        live.sound.off = Les nouveaux points sont muets
        live.scale = Nouvelle échelle des sons: {range}
        sound.played = {name} joué
        sound.to = joué jusqu'à {x}
        sound.score = Son
        run.succeeded = {command} a fini après {time}
        run.failed = {command} a échoué avec {n} après {time}
        run.killed = {command} a été arrêté par {signal} après {time}
        run.interrupted = {command} a été interrompu après {time}
        run.unstarted = {command} n'a pas pu démarrer : {reason}
        run.instant = moins d'une seconde
        run.command = La commande
        follow.lines.one = {n:f} ligne
        follow.lines.many = {n} de lignes
        follow.lines.other = {n:f} lignes
        follow.errors.one = {n:f} erreur
        follow.errors.many = {n} d'erreurs
        follow.errors.other = {n:f} erreurs
        follow.last = {lines} ; la dernière : {text}
        follow.binary = données illisibles
        alerts.resolved = Résolu : {text}
        monitor.file = C'est un fichier, rien à surveiller
        speed = {n} mots par minute
        verbosity.low = Annonces brèves
        verbosity.medium = Annonces moyennes
        verbosity.high = Annonces détaillées
        hint.keys = Point d'interrogation pour les touches
        hint.series = Bas pour la suivante, point d'interrogation pour les touches
        # Rows of hints, which are only shown.
        hint.row.help = {key} aide
        hint.row.quit = {key} quitter
        hint.row.table = {key} tableau
        hint.row.go = {key} aller
        hint.row.cancel = {key} annuler
        hint.row.back = {key} retour
        hint.row.settings = Haut Bas choisir, Gauche Droite changer, Entrée enregistre, Échap quitte
        hint.row.hear = Espace entendu, N pas entendu, R encore, Échap quitte
        hint.row.read = Espace pause, Gauche Droite phrase, Haut Bas paragraphe, Échap quitte

        # Keys and settings.
        key.unknown = {key} n'est pas une touche
        key.unknown.help = {key} n'est pas une touche; {help} pour les touches
        key.question = point d'interrogation
        quit.enter = Entrée pour quitter
        help.closed = Aide fermée
        leave.nothing = Rien à quitter
        leave.nothing.quit = Rien à quitter; {key} pour terminer
        table.on = Tableau
        table.off = Graphique
        contrast.high = Contraste élevé
        contrast.plain = Contraste normal
        play.speed = Lecture à {n} pour cent
        play.mode.notes = Notes
        play.mode.glide = Un son qui glisse
        play.mode.contour = Contour, un tic à chaque palier de hauteur
        play.mode.compare = Séries à tour de rôle
        tones.held = Sons tant qu'une touche est tenue
        tones.always = Un son à chaque point
        tones.never = Aucun son aux points
        tones.unknown = Ce service ne joue pas de sons
        settings.opening = Réglages. Haut et Bas choisissent, Gauche et Droite modifient, Entrée enregistre, Échap laisse tout comme avant
        settings.saved = Enregistré
        settings.kept = Tout est comme avant
        hear.opening = Test d'audition. Espace si vous entendez un son, N sinon, R le répète, Échap laisse tout comme avant
        hear.level = Réglez le volume pour que ce son soit agréable, puis Espace
        hear.louder = Montez le volume, puis R
        hear.lower = Maintenant des sons de plus en plus graves
        hear.higher = Maintenant des sons de plus en plus aigus
        hear.saved = Enregistré: sons de {lo} à {hi} hertz
        hear.undo = Pour annuler, retirez lowest et highest de la table sound dans {file}
        hear.undo.speech = Pour annuler, retirez les deux lignes de la table, dans {file}
        hear.narrow = Moins d'une octave a été entendue. Tout est comme avant
        setup.opening = Configuration. Entrée si vous entendez bien ceci, N sinon. R répète, Échap quitte
        setup.voice = Entrée pour choisir la voix et le débit à l'oreille, N pour les garder
        setup.shell = Entrée pour entendre dans {shell} la fin des longues commandes, N sinon
        setup.desktop = Entrée pour entendre les notifications et les programmes du bureau, N sinon
        setup.done = La configuration est terminée
        setting.voice = Voix
        setting.rate = Débit
        setting.pitch = Hauteur
        setting.verbosity = Détail des annonces
        setting.punctuation = Ponctuation
        setting.volume = Volume
        setting.voice.own = celle de la langue
        punctuation.none = Aucun signe annoncé
        punctuation.some = Quelques signes annoncés
        punctuation.most = La plupart des signes annoncés
        punctuation.all = Tous les signes annoncés
        sign.bracket-left = crochet ouvrant
        sign.bracket-right = crochet fermant
        sign.brace-left = accolade ouvrante
        sign.brace-right = accolade fermante
        sign.parenthesis-left = parenthèse ouvrante
        sign.parenthesis-right = parenthèse fermante
        sign.plus = plus
        sign.equals = égal
        sign.minus = moins
        sign.less = inférieur
        sign.greater = supérieur
        sign.comma = virgule
        sign.full-stop = point
        sign.apostrophe = apostrophe
        sign.quotation-mark = guillemet
        # The keys of explore, and what they do.
        help.opening = {n} actions. Haut et Bas les parcourent, toute autre touche dit ce qu'elle fait, Échap quitte l'aide
        join.help = {keys} : {action}
        help.or = {a} ou {b}
        action.next = point suivant
        action.previous = point précédent
        action.tenth-on = un dixième de la vue plus loin
        action.tenth-back = un dixième de la vue en arrière
        action.first = premier point
        action.last = dernier point
        action.next-series = série suivante
        action.previous-series = série précédente
        action.lowest = point le plus bas
        action.highest = point le plus haut
        action.average = point suivant à la moyenne
        action.next-peak = pic suivant
        action.previous-peak = pic précédent
        action.next-trough = creux suivant
        action.previous-trough = creux précédent
        action.go-to-place = aller à un endroit ou à une date
        action.go-to-value = aller à une valeur
        action.zoom-in = agrandir
        action.zoom-out = réduire
        action.show-all = afficher toutes les données
        action.fit-values = ajuster l'axe Y à ce qui est visible
        action.next-page = page suivante
        action.previous-page = page précédente
        action.scroll-right = défiler à droite d'une demi-vue
        action.scroll-left = défiler à gauche d'une demi-vue
        action.scroll-up = défiler vers le haut
        action.scroll-down = défiler vers le bas
        action.table = tableau, et de nouveau graphique
        action.here = ce point, et sa place parmi tous
        action.replay = ce point encore une fois
        action.again = répéter la dernière phrase
        action.play = jouer ce qui est visible
        action.play-on = jouer à partir d'ici
        action.play-all = jouer toutes les séries
        action.play-slower = jouer plus lentement
        action.play-faster = jouer plus vite
        action.play-mode = manière de jouer: notes, glissé, contour
        action.tones = sons des points où l'on arrive
        action.describe = décrire ; encore pour plus, et pour des statistiques
        action.x-axis = axe X
        action.y-axis = axe Y
        action.mark = marquer ce point
        action.distance = distance depuis la marque
        action.what-changed = ce qui a changé
        action.freeze = figer, et reprendre
        action.monitor = surveillance activée ou non
        action.live-sound = son des nouveaux points activé ou non
        action.silence = faire silence
        action.slower = parler plus lentement
        action.faster = parler plus vite
        action.verbosity = niveau de détail
        action.options = vitesse et niveau de détail actuels
        action.high-contrast = contraste élevé activé ou non
        action.help = aide
        action.redraw = redessiner l'écran
        action.quit = quitter
        action.ask-to-quit = quitter, si Entrée suit
        """)

    static let characters = CharacterNames(
        """
        space espace
        control caractère de contrôle
        unknown caractère inconnu
        TAB tabulation
        LF nouvelle ligne
        CRLF nouvelle ligne
        CR retour chariot
        ESC échappement
        BS retour arrière
        DEL suppression
        FF saut de page
        NBSP espace insécable
        ZWSP espace sans chasse
        SHY trait d'union conditionnel
        ISP espace large
        “ guillemet anglais ouvrant
        ” guillemet anglais fermant
        „ guillemet bas
        ‚ guillemet simple bas
        – tiret moyen
        — tiret long
        … points de suspension
        • puce
        × multiplié par
        ÷ divisé par
        ± plus ou moins
        © droit d'auteur
        ® marque déposée
        ™ marque commerciale
        ¡ point d'exclamation inversé
        † croix
        ‡ double croix
        ‰ pour mille
        ′ prime
        ″ double prime
        ¨ tréma
        ´ accent aigu
        ← flèche gauche
        ↑ flèche haut
        → flèche droite
        ↓ flèche bas
        ≤ inférieur ou égal
        ≥ supérieur ou égal
        ≠ différent de
        ≈ environ égal
        √ racine carrée
        ✓ coche
        """)

    static let keys = KeyNames(
        """
        alt alt
        altgr alt gr
        control contrôle
        hyper hyper
        meta méta
        shift majuscule
        super super
        backspace retour arrière
        break interruption
        caps-lock verrouillage majuscules
        delete suppression
        down flèche bas
        end fin
        enter entrée
        escape échappement
        home début
        insert insertion
        kp pavé numérique
        left flèche gauche
        linefeed saut de ligne
        menu menu
        next page suivante
        num-lock verrouillage numérique
        pause pause
        print impression écran
        prior page précédente
        return retour
        right flèche droite
        scroll-lock arrêt défilement
        tab tabulation
        up flèche haut
        window fenêtre
        """)

    static let voicedNames = NameTable(
        #"""
        capital majuscule
        ! point d'exclamation
        " guillemet
        # dièse
        $ dollar
        % pour cent
        & et
        ' apostrophe
        ( parenthèse gauche
        ) parenthèse droite
        * astérisque
        + plus
        , virgule
        - tiret
        . point
        / barre oblique
        : deux points
        ; point virgule
        < inférieur à
        = égal
        > supérieur à
        ? point d'interrogation
        @ arobase
        [ crochet gauche
        \ barre oblique inverse
        ] crochet droit
        ^ accent circonflexe
        _ souligné
        ` accent grave
        { accolade gauche
        | barre verticale
        } accolade droite
        ~ tilde
        § paragraphe
        ° degrés
        · point médian
        ¿ point d'interrogation inversé
        ¡ point d'exclamation inversé
        × fois
        – tiret moyen
        — tiret long
        … points de suspension
        “ guillemet
        ” guillemet
        „ guillemet
        « guillemet ouvrant
        » guillemet fermant
        • puce
        £ livre
        € euro
        ¥ yen
        """#)

    static let numberRules: NumberRules? = NumberRules(
        vocabulary.book,
        """
        0: zéro; un; deux; trois; quatre; cinq; six; sept; huit; neuf;
        10: dix; onze; douze; treize; quatorze; quinze; seize; dix-→→;
        20: vingt[-→%et-un→];
        30: trente[-→%et-un→];
        40: quarante[-→%et-un→];
        50: cinquante[-→%et-un→];
        60/20: soixante[-→%et-un→];
        80/20: quatre-vingt→%cents→;
        100: cent[-→→];
        200: ←←-cent→%cents→;
        1000: mille[-→→];
        2000: ←%before-mille←-mille[-→→];
        1000000: un million[ →→];
        2000000: ←← millions[ →→];
        1000000000: un milliard[ →→];
        2000000000: ←← milliards[ →→];
        1000000000000: un billion[ →→];
        2000000000000: ←← billions[ →→];
        1000000000000000: un billiard[ →→];
        2000000000000000: ←← billiards[ →→];
        %et-un:
        1: et-un; =%numbering=;
        11: et-onze; =%numbering=;
        %cents:
        0: s; -=%numbering=;
        %before-mille:
        0: =%numbering=;
        80/20: quatre-vingt→%cent→;
        100: cent[-→→];
        200: ←%numbering←-cent→%cent→;
        %cent:
        0: ; -=%before-mille=;
        """)

    static let pace = SpokenPace(
        groups: [0.25, 0.49, 1.00], zero: 0.27, scale: 0.12, digit: 0.26,
        pause: 0.23, cut: 0.19, change: 0.06, letter: 0.052, spelled: 0.16,
        wide: 0.26, kana: 0.12, han: 0.26, sign: 0.18, picture: 1.60, word: 0.000)
}

extension SpokenLanguage {
    package static let french: SpokenLanguage = SpokenLanguage(French.self)
}
