// SPDX-License-Identifier: MIT

/// The months' names in the languages in which tables are written most, and their abbreviations and inflections.
enum MonthNames {
    /// The month, from 1, of a name, of its first letters (three or more), or of its inflected form; nil for another
    /// word, and for letters that begin two months.
    static func number(_ word: String) -> Int? {
        let word = word.lowercased()
        if let month = english.firstIndex(where: { $0.hasPrefix(word) }), word.count > 2 { return month + 1 }
        let key = String(word.prefix(3))
        guard key.count == 3, let names = byFirstLetters[key] else { return nil }
        let inflected = names.filter { word.hasPrefix($0.name) && word.count <= $0.name.count + 7 }
        if let longest = inflected.max(by: { $0.name.count < $1.name.count }) { return longest.month }
        let months = Set(names.filter { $0.name.hasPrefix(word) }.map(\.month))
        return months.count == 1 ? months.first : nil
    }

    private static let english = languages.prefix { $0 != "\n" }.split(separator: " ").map(String.init)

    private static let byFirstLetters: [String: [(name: String, month: Int)]] = {
        var found: [String: [(name: String, month: Int)]] = [:]
        for language in languages.split(separator: "\n") {
            for (index, month) in language.split(separator: " ").enumerated() {
                for name in month.split(separator: "|") {
                    found[String(name.prefix(3)), default: []].append((String(name), index + 1))
                }
            }
        }
        return found
    }()

    /// A line for each language. A name that is inflected is given by the letters that all its forms have.
    private static let languages = """
        january february march april may june july august september october november december
        januar|jänner februar|feber märz|mrz april mai juni juli august september oktober november dezember
        janvier février|fevrier mars avril mai juin juillet août|aout septembre octobre novembre décembre|decembre
        enero febrero marzo abril mayo junio julio agosto septiembre|setiembre octubre noviembre diciembre
        gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
        janeiro fevereiro março|marco abril maio junho julho agosto setembro outubro novembro dezembro
        gener febrer març abril maig juny juliol agost setembre octubre novembre desembre
        januari februari maart|mrt april mei juni juli augustus september oktober november december
        januari februari mars april maj juni juli augusti september oktober november december
        januar februar marts|mars april maj|mai juni juli august september oktober november december|desember
        tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu
        stycz lut marzec|marca kwie maj czerw lipiec|lipca sierp wrze paźdz listop grud
        leden|ledna únor březen|března duben|dubna květen|května červen|června červenec|července srpen|srpna září říjen|října \
        listopad prosin
        január február március április május június július augusztus szeptember október november december
        ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie
        ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık
        januari februari maret april mei juni juli agustus september oktober november desember
        январ феврал март апрел май|мая|мае июн июл август сентябр октябр ноябр декабр
        січ лют берез квіт трав черв лип серп верес жовт листопад груд
        януари февруари март април май юни юли август септември октомври ноември декември
        ιανουαρ|ιανουάρ φεβρουαρ|φεβρουάρ μαρτ|μάρτ απριλ|απρίλ μαΐου|μάιος|μαΐ ιουν|ιούν ιουλ|ιούλ αυγούστ|αύγουστ|αυγ \
        σεπτ|σεπ οκτω|οκτώ|οκτ νοεμ|νοέμ|νοε δεκε|δεκέ|δεκ
        يناير فبراير مارس أبريل|ابريل مايو يونيو يوليو أغسطس|اغسطس سبتمبر أكتوبر|اكتوبر نوفمبر ديسمبر
        ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר
        जनवरी फ़रवरी|फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर|सितम्बर अक्तूबर|अक्टूबर नवंबर|नवम्बर दिसंबर|दिसम्बर
        """
}
