// SPDX-License-Identifier: MIT

extension Spanish {
    static let exploring = """
        jump.peak = Pico
        jump.trough = Valle
        jump.none = no hay más
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
        live.frozen = Congelado
        live.again = De nuevo en directo
        live.none = Nada nuevo
        live.ended = No llegarán más datos
        speed = {n} palabras por minuto
        verbosity.low = Anuncios breves
        verbosity.medium = Anuncios medios
        verbosity.high = Anuncios detallados
        """
}
