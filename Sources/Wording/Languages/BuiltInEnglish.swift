// SPDX-License-Identifier: MIT

/// `Languages/en.phrases`, as scripts/built-in-english writes it here.
let builtInEnglish = #"""
    [words]
    plurals = one: i = 1 and v = 0
    join.list = {a}, {b}
    join.clauses = {a}; {b}
    join.sentences = {a}. {b}
    range.plain = {lo} to {hi}
    [sentences]
    axis.x = X axis
    axis.x.full = X Axis
    axis.y = Y axis
    axis.y.full = Y Axis
    axis.titled = {name} axis
    axis.label = {axis} with visible range from {lo} to {hi}
    axis.log = logarithmic
    axis.empty = no values
    axis.categories.one = {n} category: {a}
    axis.categories.other = {n} categories, {a} to {b}
    axis.showing = showing {a} of {b}
    range.changed = {axis} range changed, now it's from {lo} to {hi}
    range.also = {axis} now from {lo} to {hi}
    range.at = at {n}
    range.from = from {lo}
    range.to = to {hi}
    range.above = {hi} above {base}
    range.below = {hi} below {base}
    point.numbered = {x}: {y}
    point.position = {i} of {n}
    [words]
    value.missing = no value
    value.infinite = infinite
    value.infinite.minus = minus infinite
    [sentences]
    series.moved = {name}, series {i} of {n}
    series.points.one = {n} point
    series.points.other = {n} points
    series.gaps = {n} without a value
    series.infinite = {n} infinite
    series.hidden.one = {n} of {m} points is outside the view
    series.hidden.other = {n} of {m} points are outside the view
    series.lowest = Lowest {y}
    series.highest = highest {y}
    series.average = average {y}
    series.all = all data
    series.visible = visible range
    series.median = median {y}
    series.deviation = standard deviation {y}
    series.quartiles = half between {a} and {b}
    series.seconds.one = {n} second
    series.seconds.other = {n} seconds
    series.minutes.one = {n} minute
    series.minutes.other = {n} minutes
    series.hours.one = {n} hour
    series.hours.other = {n} hours
    series.days.one = {n} day
    series.days.other = {n} days
    series.weeks.one = {n} week
    series.weeks.other = {n} weeks
    series.months.one = {n} month
    series.months.other = {n} months
    series.quarters.one = {n} quarter
    series.quarters.other = {n} quarters
    series.years.one = {n} year
    series.years.other = {n} years
    series.rows.one = {n} row
    series.rows.other = {n} rows
    series.more.one = {n} more series
    series.more.other = {n} more series
    series.empty = {name} has no values
    series.single = {name}, one point: {point}
    series.always = always {y}
    series.quartiles.same = middle half at {y}
    series.first = {name} is the first series
    series.last = {name} is the last series
    series.only = Only one series
    opening.series.one = {n} series
    opening.series.other = {n} series
    opening.first = First, {series}
    opening.always = {name} is always {y}
    opening.mostly = {name} is most often {y}, {i} of {n}
    opening.rises = {name} rises from {a} to {b}
    opening.falls = {name} falls from {a} to {b}
    opening.between = {name} is between {a} and {b}
    trend.up = Rises by {y} overall
    trend.down = Falls by {y} overall
    trend.flat = Roughly flat
    trend.none = No clear trend, from {a} to {b}
    trend.scarce = Too few points for a trend
    season.year = Goes up and down once a year
    season.week = Goes up and down once a week
    season.day = Goes up and down once a day
    season.every = Goes up and down about every {x}
    zoom.extents = All data
    zoom.extents.full = Surface has just been zoomed to it's extents
    zoom.animated.full = Surface has just been animated to it's extents
    zoom.in = Zoomed in
    zoom.out = Zoomed out
    zoom.all = All data is shown
    zoom.point = One point is shown
    live.points.one = {n} new point
    live.points.other = {n} new points
    live.highest = highest {y}
    live.lowest = lowest {y}
    live.latest = latest {y}
    alert.changed = {name} from {a} to {b}
    alert.silent = {name}, no new point for {time}
    extremum.max = Highest
    extremum.min = Lowest
    extremum.at = {y} at {x}
    extremum.in = {y} in {x}
    extremum.row = {y} in row {x}
    found = {name}: {point}
    scroll.end = End of data
    scroll.start = Start of data
    page = Page {i} of {n}
    monitor.on = Monitoring on
    monitor.off = Monitoring off
    alert.above = {name} {y}, above {limit}
    alert.below = {name} {y}, below {limit}
    audio.end = End of chart
    empty = No data
    burst.one = {n} more from {name}
    burst.other = {n} more from {name}
    burst.unnamed.one = {n} more
    burst.unnamed.other = {n} more
    [words]
    trait.selected = selected
    trait.dimmed = dimmed
    trait.selected.not = not selected
    trait.dimmed.not = not dimmed
    trait.button = button
    trait.switchButton = switch button
    switch.on = on
    switch.off = off
    trait.tabBar = tab bar
    trait.heading = heading
    trait.link = link
    trait.adjustable = adjustable
    trait.expanded = expanded
    trait.collapsed = collapsed
    trait.image = image
    trait.searchField = search field
    trait.textField = text field
    trait.secureTextField = password
    trait.keyboardKey = keyboard key
    [sentences]
    document.heading = heading level {n}
    document.list.one = list with {n} item
    document.list.other = list with {n} items
    document.quote = quote
    document.quote.end = end of quote
    document.code.short = code
    document.code.one = code, {n} line
    document.code.other = code, {n} lines
    document.code.in.one = code, {n} line of {language}
    document.code.in.other = code, {n} lines of {language}
    document.table = table
    document.columns.one = {n} column
    document.columns.other = {n} columns
    document.deleted = deleted
    document.done = done
    document.open = not done
    [words]
    position = {i} of {n}
    cell.row = row {n}
    cell.column = column {n}
    bound.maximum = maximum
    bound.minimum = minimum
    [sentences]
    edge.reached = edge reached
    layout.changed = Layout changed
    screen.changed = Screen changed
    [words]
    number.notSet = not set
    number.about = about {n}
    number.mark = .
    number.mark.speech = point
    number.joined = 15
    number.group = ,
    number.group.from = 5
    number.minus = minus {n}
    number.unit = {n} {unit}
    number.unit.display = {n}\u{A0}{unit}
    number.currency.display = {unit}{n}
    number.power = {n} times 10 to the {e}
    number.power.display = {n}\u{A0}×\u{A0}10{e}
    number.scaled = {n} {scale}
    number.scales = 12 9 6
    number.splits = 12
    scale.6 = million
    scale.9 = billion
    scale.12 = trillion
    [texts]
    text.read = yes
    text.per = {a} per {b}
    text.over = {a} over {b}
    text.fractions = half/halves, third/thirds, quarter/quarters, fifth/fifths, sixth/sixths, \
    seventh/sevenths, eighth/eighths, ninth/ninths, tenth/tenths
    text.mixed = {n} and {f}
    text.mixed.half = {n} and a half
    text.power = to the {e}
    text.power.2 = squared
    text.power.3 = cubed
    text.dot = dot
    text.names = . / \\ : @ ~
    text.link = link to {name}
    text.hash = hash ending in {end}
    text.uuid = identifier ending in {end}
    text.signs = ~ about, ≈ about, ± plus or minus, ≤ less than or equal to, ≥ greater than or equal to, × times, \
    < less than, > greater than, № number
    text.scales = thousand 3, k 3, K 3, M 6, m 6, B 9, b 9, bn 9, T 12, t 12, tn 12, mm 6, MM 6, mn 6
    text.units = ″ in
    text.words = 24/7
    text.endings = st, nd, rd, th, s
    text.parameters = parameter, Parameter, argument, variable, register, Register
    text.labels = article, section, paragraph, chapter, page, part, figure, table, appendix, annex, number, clause, item, room, gate, seat, row, platform, block
    text.versions = phase, type, linux, kernel, glibc, libc, version, versions, release, python, perl, debian, ubuntu, gnome, kde, dos, \
    windows, android, macos, ios, firefox, java, php, ruby, swift, http, html, css, tls, ssl, usb, unicode, section, gpl, \
    lgpl, systemd, bash, gcc, qt, gtk, emacs, vim, apache, mysql, postgresql, openssl, openssh
    text.letters = a eh
    text.factors = last
    text.verses.not = ratio, ratios, format, scale, mix, gear, aspect, odds, score
    text.ratio = {a} to {b}
    text.by = {a} by {b}
    text.decades = tens, twenties, thirties, forties, fifties, sixties, seventies, eighties, nineties
    text.decades.article = the
    text.decades.behind = the, of, since, late, early, mid, his, her, its, their, my, your, our
    text.prefixes = mid
    text.units.pointed = l
    text.hundreds.before = of
    text.codes = ISBN, ISSN, EAN, PIN, pin, OTP, TAN, PUK, CVV, CVC, passcode, Passcode
    text.codes.between = is, code, number
    text.lines = line, at, column, device, display, channel, hw, pts
    text.steps = step, page, part, patch, chapter, test, file, item, job, stage, batch, epoch, attempt, task, slide, track, question, level, round
    text.parts = cup, cups, teaspoon, teaspoons, tablespoon, tablespoons, inch, inches, mile, miles, hour, \
    hours, pound, pounds, pint, pints, quart, quarts, gallon, gallons, ounce, ounces, of
    text.money.before = a, an, the, this, that, each, every, per, one, another, his, her, its, our, their, \
    your, my, any, no
    text.money.behind = and, or, but, nor, for, from, in, into, to, is, was, are, were, be, been, has, had, \
    have, will, would, can, could, may, might, must, shall, should, do, does, did, per, a, an, the, more, less, \
    off, on, onto, of, at, by, as, with, without, within, over, under, about, above, after, against, ago, all, \
    along, also, already, alone, altogether, among, annually, any, apiece, around, away, back, because, before, \
    behind, below, between, beyond, both, cash, cheaper, cheap, combined, despite, down, during, each, either, \
    else, enough, even, ever, every, except, extra, fewer, forward, here, he, her, higher, his, how, however, \
    if, instead, it, its, just, last, later, least, left, lost, lower, made, minus, most, my, near, never, \
    next, not, now, once, one, only, our, out, outright, overall, paid, past, plus, rather, richer, right, she, \
    short, since, so, some, soon, sooner, spent, still, such, than, that, their, them, then, there, these, \
    they, this, those, though, through, throughout, till, times, today, together, tomorrow, tonight, too, \
    total, toward, towards, until, up, upfront, upon, very, via, we, went, when, where, whereas, whether, \
    which, while, who, whom, whose, why, worth, yearly, yesterday, yet, you, your, came, comes, goes, gets, \
    got, gave, gives, go, come, get, give, makes, make, means, mean, covers, cover, includes, include, helps, \
    help, buys, buy, bought, pays, pay, represents, remains, remain, seems, seem, stays, takes, take, took, \
    sits, belongs, depends, brings, brought, sold, won, grew, fell, rose, began, became, kept, held, put, set
    text.money.behind.endings = ly, ed, ing
    text.abbreviations = No. number #, Nos. numbers #, no. number #, nos. numbers #, p. page #, pp. pages #, \
    ch. chapter #, chap. chapter #, chs. chapters #, fig. figure #, figs. figures #, vol. volume #, \
    vols. volumes #, Sec. section #, sect. section #, eq. equation #, eqs. equations #, Tab. table #, \
    Art. article #, Rev. revision #, approx. approximately, ca. circa #, Jan. January @, Feb. February @, \
    Mar. March @, Apr. April @, Jun. June @, Jul. July @, Aug. August @, Sep. September @, Sept. September @, \
    Oct. October @, Nov. November @, Dec. December @, Dr. Doctor ^, Mr. Mister ^, Mrs. Missus ^, Ms. Ms ^, \
    Prof. Professor ^, Gen. General ^, Sen. Senator ^, Gov. Governor ^, Capt. Captain ^, Lt. Lieutenant ^, \
    Col. Colonel ^, Sgt. Sergeant ^, Rev. Reverend ^, St. Street ~, St. Saint ^^, Rd. Road ~, Ln. Lane ~, Ct. Court ~, Hwy. Highway ~, Expy. Expressway ~, Pkwy. Parkway ~, Sq. Square ~, Pl. Place ~, Mt. Mount ^, e.g. for example, \
    i.e. that is, etc. et cetera ., vs. versus, cf. compare, viz. namely, a.k.a. also known as, Jr. Junior ., \
    Sr. Senior ., Ltd. Limited ., Corp. Corporation ., dept. department, govt. government, misc. miscellaneous, \
    incl. including, excl. excluding, esp. especially, Ave. Avenue ., Blvd. Boulevard .
    text.date = m/d/y
    text.telephone = 3, 4
    text.telephones = tel, phone, telephone, fax, call, cell, mobile
    text.names.numbered = covid
    text.number.signs = n, no, nr, nos
    text.attacks.behind = after, before, since, of, post, on
    text.halves = AM, PM
    text.days = 1st, 2nd, 3rd, 4th, 5th, 6th, 7th, 8th, 9th, 10th, 11th, 12th, 13th, 14th, 15th, 16th, 17th, 18th, \
    19th, 20th, 21st, 22nd, 23rd, 24th, 25th, 26th, 27th, 28th, 29th, 30th, 31st
    text.day.first = the {a} of {b}
    text.day.last = {b} {a}
    text.day.year = {a} {b}
    text.day.words = may, march, mar
    text.day.of = of
    text.day.months.behind = in
    text.day.articles = the, a, an, this, every, each, my, our, his, her, their, its
    text.year.zero = oh
    text.cents = EUR cent/cents, USD cent/cents, $ cent/cents, £ penny/pence, GBP penny/pence, HKD cent/cents, \
    MXN centavo/centavos, BRL centavo/centavos, RUB kopeck/kopecks, INR paisa/paise
    [words]
    prefixes = f femto, p pico, n nano, µ micro, m milli, k kilo, M mega, G giga, T tera, P peta
    date.months = January, February, March, April, May, June, July, August, September, October, November, December
    date.weekdays = Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday
    date.ymd = {d} {month} {y}
    date.md = {d} {month}
    date.d = {d}
    date.ym = {month} {y}
    date.m = {month}
    date.y = {y}
    date.wmd = {weekday} {d} {month}
    date.dt = {date}, {time}
    date.quarters = quarter 1, quarter 2, quarter 3, quarter 4
    date.yq = {y} {quarter}
    date.q = {quarter}
    date.hms = {h}:{mm}:{ss}
    date.hms.speech = {time} and {seconds}
    date.hm = {h}:{mm}
    date.hm.speech = {h} {mm}
    date.h = {h}:{mm}
    date.h.speech = {h} o'clock
    zone.utc = UTC
    zone.ahead = UTC+{n}
    zone.ahead.speech = UTC plus {n}
    zone.behind = UTC\u{2212}{n}
    zone.behind.speech = UTC minus {n}
    zone.then = {a}, then {b}
    unit.V = volt | volts
    unit.A = ampere | amperes
    unit.W = watt | watts
    unit.Wh = watt hour | watt hours
    unit.VA = volt ampere | volt amperes
    unit.J = joule | joules
    unit.N = newton | newtons
    unit.Pa = pascal | pascals
    unit.Hz = hertz
    unit.F = farad | farads
    unit.Ω = ohm | ohms
    unit.S = siemens
    unit.T = tesla | teslas
    unit.H = henry | henries
    unit.C = coulomb | coulombs
    unit.eV = electronvolt | electronvolts
    unit.Bq = becquerel | becquerels
    unit.Sv = sievert | sieverts
    unit.Gy = gray | grays
    unit.g = gram | grams
    unit.t = metric ton | metric tons
    unit.kt = kiloton | kilotons
    unit.Mt = megaton | megatons
    unit.Gt = gigaton | gigatons
    unit.B = byte | bytes
    unit.bit = bit | bits
    unit.B/s = byte per second | bytes per second
    unit.bit/s = bit per second | bits per second
    unit.KiB = kibibyte | kibibytes
    unit.MiB = mebibyte | mebibytes
    unit.GiB = gibibyte | gibibytes
    unit.TiB = tebibyte | tebibytes
    unit.m = meter | meters
    unit.cm = centimeter | centimeters
    unit.s = second | seconds
    unit.min = minute | minutes
    unit.h = hour | hours
    unit.d = day | days
    unit.wk = week | weeks
    unit.mo = month | months
    unit.yr = year | years
    unit.dl = deciliter | deciliters
    unit.l = liter | liters
    unit.K = kelvin | kelvins
    unit.mol = mole | moles
    unit.bar = bar | bars
    unit.hPa = hectopascal | hectopascals
    unit.cd = candela | candelas
    unit.lm = lumen | lumens
    unit.lx = lux
    unit.% = percent
    unit.%.display = {n}%
    unit.‰ = per mille
    unit.‰.display = {n}‰
    unit.°C = degree Celsius | degrees Celsius
    unit.°F = degree Fahrenheit | degrees Fahrenheit
    unit.° = degree | degrees
    unit.°.display = {n}°
    unit.ppm = part per million | parts per million
    unit.ppb = part per billion | parts per billion
    unit.rpm = revolution per minute | revolutions per minute
    unit.dB = decibel | decibels
    unit.¢ = cent | cents
    unit.px = pixel | pixels
    unit.m/s = meter per second | meters per second
    unit.km/h = kilometer per hour | kilometers per hour
    unit.mph = mile per hour | miles per hour
    unit.ha = hectare | hectares
    unit.m² = square meter | square meters
    unit.km² = square kilometer | square kilometers
    unit.m³ = cubic meter | cubic meters
    unit.in = inch | inches
    unit.ft = foot | feet
    unit.mi = mile | miles
    unit.lb = pound | pounds
    unit.persons = person | persons
    unit.persons.symbol = -
    unit.EUR = euro | euros
    unit.EUR.symbol = €
    unit.USD = US dollar | US dollars
    unit.USD.symbol = $
    unit.$ = dollar | dollars
    unit.£ = pound | pounds
    unit.GBP = pound sterling | pounds sterling
    unit.GBP.symbol = £
    unit.JPY = yen
    unit.JPY.symbol = ¥
    unit.CNY = yuan
    unit.CNY.symbol = CN¥
    unit.TWD = New Taiwan dollar | New Taiwan dollars
    unit.TWD.symbol = NT$
    unit.RUB = ruble | rubles
    unit.CHF = Swiss franc | Swiss francs
    unit.INR = Indian rupee | Indian rupees
    unit.KRW = won
    unit.BRL = Brazilian real | Brazilian reais
    unit.MXN = Mexican peso | Mexican pesos
    unit.HKD = Hong Kong dollar | Hong Kong dollars
    unit.BTC = bitcoin | bitcoins
    unit.ETH = ether
    [sentences]
    jump.peak = Peak
    jump.trough = Trough
    jump.none.peak = No further peak
    jump.none.trough = No further trough
    jump.none.average = No further point at the average {y}
    jump.none.value = No further {y}
    jump.crossing = crosses the average {y} between {a} and {b}
    jump.before = Passes {y} before {x}
    jump.after = Passes {y} after {x}
    jump.to = Go to: {axis}
    jump.unknown = {text} is no place here
    jump.canceled = Canceled
    mark.set = Mark
    mark.none = No mark
    mark.after = {x} after the mark
    mark.before = {x} before the mark
    mark.here = at the mark
    mark.higher = {y} higher
    mark.lower = {y} lower
    mark.level = as high
    mark.more = {y} more
    mark.less = {y} less
    live.frozen = Frozen
    live.again = Live again
    live.none = Nothing new
    live.ended = No more data will come
    live.file = This is a file; nothing to freeze
    live.complete = This file is complete
    live.sound.on = New points sound
    live.sound.off = New points are silent
    live.scale = New scale of tones: {range}
    sound.played = {name} played
    sound.to = played to {x}
    sound.score = Sound
    run.succeeded = {command} finished after {time}
    run.failed = {command} failed with {n} after {time}
    run.killed = {command} was ended by {signal} after {time}
    run.interrupted = {command} was interrupted after {time}
    run.unstarted = {command} could not be started: {reason}
    run.instant = less than a second
    run.command = The command
    follow.lines.one = {n} line
    follow.lines.other = {n} lines
    follow.errors.one = {n} error
    follow.errors.other = {n} errors
    follow.last = {lines}; last: {text}
    follow.binary = unreadable data
    alerts.resolved = Resolved: {text}
    monitor.file = This is a file; nothing to monitor
    [help]
    speed = {n} words per minute
    verbosity.low = Low verbosity
    verbosity.medium = Medium verbosity
    verbosity.high = High verbosity
    hint.keys = Question mark for keys
    hint.series = Down for the next, question mark for keys
    hint.row.help = {key} help
    hint.row.quit = {key} quit
    hint.row.table = {key} table
    hint.row.go = {key} go
    hint.row.cancel = {key} cancel
    hint.row.back = {key} back
    hint.row.settings = Up Down choose, Left Right change, Enter save, Escape leave
    hint.row.hear = Space heard, N not heard, R again, Escape leave
    hint.row.read = Space pause, Left Right sentence, Up Down paragraph, Escape leave
    key.unknown = {key} is no key
    key.unknown.help = {key} is no key; {help} for keys
    key.question = question mark
    quit.enter = Enter to quit
    help.closed = Help closed
    leave.nothing = Nothing to leave
    leave.nothing.quit = Nothing to leave; {key} quits
    table.on = Table
    table.off = Chart
    contrast.high = High contrast
    contrast.plain = Normal contrast
    play.speed = Playing at {n} percent
    play.mode.notes = Notes
    play.mode.glide = A tone that glides
    play.mode.contour = Contour, a tick at each step of height
    play.mode.compare = Series by turns
    tones.held = Tones while a key is held
    tones.always = A tone at each point
    tones.never = No tones at points
    tones.unknown = This daemon plays no tones
    settings.opening = Settings. Up and Down choose, Left and Right change, Enter saves, Escape leaves all as it was
    settings.saved = Saved
    settings.kept = All is as it was
    hear.opening = Hearing test. Space if you hear a tone, N if not, R repeats it, Escape leaves all as it was
    hear.level = Set the volume so that this tone is pleasant, then Space
    hear.louder = Turn the volume up, then R
    hear.lower = Now lower and lower tones
    hear.higher = Now higher and higher tones
    hear.saved = Saved: tones from {lo} to {hi} hertz
    hear.undo = To undo it, take lowest and highest out of the table sound in {file}
    hear.narrow = Less than an octave was heard. All is as it was
    setup.opening = Setup. Enter if you hear this well, N if not. R repeats, Escape leaves
    setup.voice = Enter to choose voice and speed by ear, N to keep them
    setup.shell = Enter to hear in {shell} when a long command ends, N if not
    setup.desktop = Enter to hear notifications and programs of the desktop, N if not
    setup.done = Setup is done
    setting.voice = Voice
    setting.rate = Rate
    setting.pitch = Pitch
    setting.verbosity = Verbosity
    setting.punctuation = Punctuation
    setting.volume = Volume
    setting.voice.own = the language's own
    punctuation.none = No marks by name
    punctuation.some = Some marks by name
    punctuation.most = Most marks by name
    punctuation.all = All marks by name
    sign.bracket-left = left bracket
    sign.bracket-right = right bracket
    sign.brace-left = left brace
    sign.brace-right = right brace
    sign.parenthesis-left = left parenthesis
    sign.parenthesis-right = right parenthesis
    sign.plus = plus
    sign.equals = equals
    sign.minus = minus
    sign.less = less than
    sign.greater = greater than
    sign.comma = comma
    sign.full-stop = full stop
    sign.apostrophe = apostrophe
    sign.quotation-mark = quotation mark
    help.opening = {n} actions. Up and Down walk them, any other key tells what it does, Escape leaves
    join.help = {keys}: {action}
    help.or = {a} or {b}
    action.next = next point
    action.previous = previous point
    action.tenth-on = a tenth of the view on
    action.tenth-back = a tenth of the view back
    action.first = first point
    action.last = last point
    action.next-series = next series
    action.previous-series = previous series
    action.lowest = lowest point
    action.highest = highest point
    action.average = next point at the average
    action.next-peak = next peak
    action.previous-peak = previous peak
    action.next-trough = next trough
    action.previous-trough = previous trough
    action.go-to-place = go to a place or date
    action.go-to-value = go to a value
    action.zoom-in = zoom in
    action.zoom-out = zoom out
    action.show-all = show all data
    action.fit-values = fit the y axis to what is in view
    action.next-page = next page
    action.previous-page = previous page
    action.scroll-right = scroll right by half a view
    action.scroll-left = scroll left by half a view
    action.scroll-up = scroll up
    action.scroll-down = scroll down
    action.table = table, and chart again
    action.here = this point, and its place among all
    action.replay = this point again
    action.again = repeat the last sentence
    action.play = play what is in view
    action.play-on = play from here on
    action.play-all = play all series
    action.play-slower = play slower
    action.play-faster = play faster
    action.play-mode = how it is played: notes, glide, contour
    action.tones = tones of the points that you come to
    action.describe = describe; again for more, and for statistics
    action.x-axis = x axis
    action.y-axis = y axis
    action.mark = mark this point
    action.distance = distance from the mark
    action.what-changed = what has changed
    action.freeze = freeze, and go on
    action.monitor = monitoring on and off
    action.live-sound = sound of new points on and off
    action.silence = silence
    action.slower = speak slower
    action.faster = speak faster
    action.verbosity = verbosity
    action.options = speed and verbosity as they are
    action.high-contrast = high contrast on and off
    action.help = help
    action.redraw = redraw the screen
    action.quit = quit
    action.ask-to-quit = quit, when Enter follows
    [words]
    pace = groups 0.24 0.64 1.16, zero 0.12, scale 0.41, digit 0.25, pause 0.27, \
    cut 0.15, change 0.10, letter 0.055, spelled 0.15, wide 0.20, kana 0.12, han 0.28, sign 0.45, picture 1.60, word 0.036
    [characters]
    space space
    control control character
    unknown unknown character
    TAB tab
    LF new line
    CRLF new line
    CR carriage return
    ESC escape
    BS backspace
    DEL delete
    FF page break
    ZWSP zero width space
    SHY soft hyphen
    ISP wide space
    ÷ divided by
    ± plus or minus
    ™ trade mark
    ← left arrow
    ↑ up arrow
    → right arrow
    ↓ down arrow
    ≤ less or equal
    ≥ greater or equal
    ≠ not equal
    √ square root
    ‹ left angle quote
    › right angle quote
    № number
    ✓ check mark
    ¯ macron
    、 ideographic comma
    。 ideographic full stop
    「 left corner bracket
    」 right corner bracket
    『 left double corner bracket
    』 right double corner bracket
    ・ middle dot
    〜 wave dash
    [keys]
    alt alt
    altgr alt graph
    control control
    hyper hyper
    meta meta
    shift shift
    super super
    backspace backspace
    break break
    caps-lock caps lock
    delete delete
    down down
    end end
    enter enter
    escape escape
    home home
    insert insert
    kp keypad
    left left
    linefeed line feed
    menu menu
    next page down
    num-lock num lock
    pause pause
    print print screen
    prior page up
    return return
    right right
    scroll-lock scroll lock
    tab tab
    up up
    window windows
    [voice]
    capital capital
    ! exclamation mark
    " quote
    HASH number sign
    $ dollar
    % percent
    & and
    ' apostrophe
    ( left paren
    ) right paren
    * star
    + plus
    , comma
    - dash
    . dot
    / slash
    : colon
    ; semicolon
    < less than
    = equals
    > greater than
    ? question mark
    @ at
    [ left bracket
    \ backslash
    ] right bracket
    ^ caret
    _ underscore
    ` backquote
    { left brace
    | bar
    } right brace
    ~ tilde
    § section
    ° degrees
    · middle dot
    ¿ inverted question mark
    ¡ inverted exclamation mark
    × times
    – en dash
    — em dash
    … dots
    “ quote
    ” quote
    „ quote
    « left quote
    » right quote
    • bullet
    £ pound
    € euro
    ¥ yen
    [rules]
    0: zero; one; two; three; four; five; six; seven; eight; nine;
    10: ten; eleven; twelve; thirteen; fourteen; fifteen; sixteen; seventeen; eighteen; nineteen;
    20: twenty[-→→];
    30: thirty[-→→];
    40: forty[-→→];
    50: fifty[-→→];
    60: sixty[-→→];
    70: seventy[-→→];
    80: eighty[-→→];
    90: ninety[-→→];
    100: ←← hundred[ →→];
    1000: ←← thousand[ →→];
    1000000: ←← million[ →→];
    1000000000: ←← billion[ →→];
    1000000000000: ←← trillion[ →→];
    1000000000000000: ←← quadrillion[ →→];
    """#
