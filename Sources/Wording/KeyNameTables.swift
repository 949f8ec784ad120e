// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A key and its name a line, one string a language; the Japanese in kana, which is all that its voice reads.
enum KeyNameTables {
    static let all = [
        "en": english, "de": german, "fr": french, "es": spanish, "ru": russian, "ja": japanese,
        "zh-Hans": simplifiedChinese, "zh-Hant": traditionalChinese,
    ]

    static let english = """
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
        """

    static let german = """
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
        """

    static let french = """
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
        """

    static let spanish = """
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
        """
}
