// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A character (or what stands for one that cannot be shown), a space, its name: one string a language.
///
/// Japanese in kana, which is all that its voice reads.
enum CharacterNameTables {
    static let all = [
        "en": english, "de": german, "fr": french, "es": spanish, "ru": russian, "ja": japanese,
        "zh-Hans": simplifiedChinese, "zh-Hant": traditionalChinese,
    ]

    private static let english = """
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
        """

    private static let german = """
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
        """

    private static let french = """
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
        """

    private static let spanish = """
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
        """
}
