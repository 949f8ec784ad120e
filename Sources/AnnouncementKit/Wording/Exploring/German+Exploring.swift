// SPDX-License-Identifier: MIT

extension German {
    static let exploring = """
        jump.peak = Spitze
        jump.trough = Tal
        jump.none = keine weitere Stelle
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
        live.frozen = Angehalten
        live.again = Wieder live
        live.none = Nichts Neues
        live.ended = Es kommen keine Daten mehr
        speed = {n} Wörter pro Minute
        verbosity.low = Knappe Ansagen
        verbosity.medium = Mittlere Ansagen
        verbosity.high = Ausführliche Ansagen
        """
}
