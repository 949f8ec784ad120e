// SPDX-License-Identifier: MIT

extension French {
    static let exploring = """
        jump.peak = Pic
        jump.trough = Creux
        jump.none = plus rien
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
        live.frozen = Figé
        live.again = De nouveau en direct
        live.none = Rien de nouveau
        live.ended = Plus aucune donnée à venir
        speed = {n} mots par minute
        verbosity.low = Annonces brèves
        verbosity.medium = Annonces moyennes
        verbosity.high = Annonces détaillées
        """
}
