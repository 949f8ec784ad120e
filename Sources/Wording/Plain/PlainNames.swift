// SPDX-License-Identifier: MIT

/// What espeak-ng's voice of a language says by itself, in words: names of marks, and the word before a capital letter. The names
/// of ``CharacterNames`` come first; they are those that no voice has.
enum PlainNames {
    /// - Returns: nil for a language whose names are all in ``CharacterNames``, or a mark that nobody names.
    static func name(of mark: Unicode.Scalar, in language: SpokenLanguage) -> String? {
        CharacterNames[language].name(of: Character(mark)) ?? row(String(mark), language)
    }

    static func capital(in language: SpokenLanguage) -> String? {
        CharacterNames[language].capital ?? row("capital", language)
    }

    private static let columns: [SpokenLanguage] = [.english, .german, .french, .spanish, .russian]

    private static func row(_ key: String, _ language: SpokenLanguage) -> String? {
        guard let column = columns.firstIndex(of: language) else { return nil }
        return rows[key]?[column]
    }

    /// A name a line; its language's place is that of ``columns``.
    private static let rows: [String: [String]] = table.split(separator: "\n").reduce(into: [:]) { rows, line in
        let parts = line.split(separator: "  ", omittingEmptySubsequences: true).map(String.init)
        if let key = parts.first, parts.count == columns.count + 1 { rows[key] = Array(parts.dropFirst()) }
    }

    private static let table = ##"""
        capital  capital  groß  majuscule  mayúscula  заглавная
        !  exclamation mark  Ausrufezeichen  point d'exclamation  exclamación  восклицательный знак
        "  quote  Anführungszeichen  guillemet  comillas  кавычки
        #  number sign  Raute  dièse  almohadilla  решётка
        $  dollar  Dollar  dollar  dólar  доллар
        %  percent  Prozent  pour cent  por ciento  процент
        &  and  und  et  y  и
        '  apostrophe  Apostroph  apostrophe  apóstrofo  апостроф
        (  left paren  Klammer auf  parenthèse gauche  abre paréntesis  левая скобка
        )  right paren  Klammer zu  parenthèse droite  cierra paréntesis  правая скобка
        *  star  Stern  astérisque  asterisco  звёздочка
        +  plus  plus  plus  más  плюс
        ,  comma  Komma  virgule  coma  запятая
        -  dash  Strich  tiret  guion  тире
        .  dot  Punkt  point  punto  точка
        /  slash  Schrägstrich  barre oblique  barra  косая черта
        :  colon  Doppelpunkt  deux points  dos puntos  двоеточие
        ;  semicolon  Semikolon  point virgule  punto y coma  точка с запятой
        <  less than  kleiner als  inférieur à  menor que  меньше
        =  equals  gleich  égal  igual  равно
        >  greater than  größer als  supérieur à  mayor que  больше
        ?  question mark  Fragezeichen  point d'interrogation  interrogación  вопросительный знак
        @  at  ät  arobase  arroba  собака
        [  left bracket  eckige Klammer auf  crochet gauche  abre corchete  левая квадратная скобка
        \  backslash  umgekehrter Schrägstrich  barre oblique inverse  barra invertida  обратная косая черта
        ]  right bracket  eckige Klammer zu  crochet droit  cierra corchete  правая квадратная скобка
        ^  caret  Zirkumflex  accent circonflexe  circunflejo  крышка
        _  underscore  Unterstrich  souligné  subrayado  подчёркивание
        `  backquote  Gravis  accent grave  acento grave  обратный апостроф
        {  left brace  geschweifte Klammer auf  accolade gauche  abre llave  левая фигурная скобка
        |  bar  senkrechter Strich  barre verticale  barra vertical  вертикальная черта
        }  right brace  geschweifte Klammer zu  accolade droite  cierra llave  правая фигурная скобка
        ~  tilde  Tilde  tilde  tilde  тильда
        §  section  Paragraph  paragraphe  párrafo  параграф
        °  degrees  Grad  degrés  grados  градус
        ·  middle dot  Mittelpunkt  point médian  punto medio  точка посередине
        ¿  inverted question mark  umgekehrtes Fragezeichen  point d'interrogation inversé  abre interrogación  перевёрнутый вопросительный знак
        ¡  inverted exclamation mark  umgekehrtes Ausrufezeichen  point d'exclamation inversé  abre exclamación  перевёрнутый восклицательный знак
        ×  times  mal  fois  por  умножить на
        –  en dash  Bisstrich  tiret moyen  guion largo  тире
        —  em dash  Gedankenstrich  tiret long  raya  длинное тире
        …  dots  Auslassungspunkte  points de suspension  puntos suspensivos  многоточие
        “  quote  Anführungszeichen zu  guillemet  comillas  кавычки
        ”  quote  Anführungszeichen  guillemet  comillas  кавычки
        „  quote  Anführungszeichen auf  guillemet  comillas  кавычки
        «  left quote  Anführungszeichen  guillemet ouvrant  abre comillas  левая кавычка
        »  right quote  Anführungszeichen  guillemet fermant  cierra comillas  правая кавычка
        •  bullet  Aufzählungspunkt  puce  viñeta  маркер
        £  pound  Pfund  livre  libra  фунт
        €  euro  Euro  euro  euro  евро
        ¥  yen  Yen  yen  yen  иена
        """##
}
