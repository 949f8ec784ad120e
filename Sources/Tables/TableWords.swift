// SPDX-License-Identifier: Unicode-3.0

/// The words by which tables name months, years and truth, from CLDR 41 by `scripts/cldr-tables`.
enum TableWords {
    /// The names of the months of each language, each in full and short; a slash ends a language.
    static let monthNames = """
        january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sep october|oct november|nov \
        december|dec / januar|jan februar|feb märz|mär april|apr mai juni|jun juli|jul august|aug september|sept|sep \
        oktober|okt november|nov dezember|dez / janvier|janv février|févr mars avril|avr mai juin juillet|juil août \
        septembre|sept octobre|oct novembre|nov décembre|déc / enero|ene febrero|feb marzo|mar abril|abr mayo|may junio|jun \
        julio|jul agosto|ago septiembre|sept octubre|oct noviembre|nov diciembre|dic / gennaio|gen febbraio|feb marzo|mar \
        aprile|apr maggio|mag giugno|giu luglio|lug agosto|ago settembre|set ottobre|ott novembre|nov dicembre|dic / \
        janeiro|jan fevereiro|fev março|mar abril|abr maio|mai junho|jun julho|jul agosto|ago setembro|set outubro|out \
        novembro|nov dezembro|dez / gener|gen febrer|febr març d’abril|d’abr|abril|abr maig juny juliol|jul d’agost|agost|d’ag \
        setembre|set d’octubre|octubre|d’oct|oct novembre|nov desembre|des / januari|jan februari|feb maart|mrt april|apr mei \
        juni|jun juli|jul augustus|aug september|sep oktober|okt november|nov december|dec / januari|jan februari|feb mars \
        april|apr maj juni juli augusti|aug september|sep oktober|okt november|nov december|dec / januar|jan februar|feb \
        mars|mar april|apr mai juni|jun juli|jul august|aug september|sep oktober|okt november|nov desember|des / januar|jan \
        februar|feb marts|mar april|apr maj juni|jun juli|jul august|aug september|sep oktober|okt november|nov december|dec / \
        tammikuuta|tammikuu|tammik|tammi helmikuuta|helmikuu|helmik|helmi maaliskuuta|maaliskuu|maalisk|maalis \
        huhtikuuta|huhtikuu|huhtik|huhti toukokuuta|toukokuu|toukok|touko kesäkuuta|kesäkuu|kesäk|kesä \
        heinäkuuta|heinäkuu|heinäk|heinä elokuuta|elokuu|elok|elo syyskuuta|syyskuu|syysk|syys lokakuuta|lokakuu|lokak|loka \
        marraskuuta|marraskuu|marrask|marras joulukuuta|joulukuu|jouluk|joulu / stycznia|styczeń|sty lutego|luty|lut \
        marzec|marca|mar kwietnia|kwiecień|kwi maja|maj czerwiec|czerwca|cze lipiec|lipca|lip sierpnia|sierpień|sie \
        września|wrzesień|wrz października|październik|paź listopada|listopad|lis grudzień|grudnia|gru / ledna|leden|led \
        února|únor|úno března|březen|bře dubna|duben|dub května|květen|kvě června|červen|čvn července|červenec|čvc \
        srpna|srpen|srp září|zář října|říjen|říj listopadu|listopad|lis prosince|prosinec|pro / január|jan február|febr \
        március|márc április|ápr május|máj június|jún július|júl augusztus|aug szeptember|szept október|okt november|nov \
        december|dec / ianuarie|ian februarie|feb martie|mar aprilie|apr mai iunie|iun iulie|iul august|aug septembrie|sept \
        octombrie|oct noiembrie|nov decembrie|dec / ocak|oca şubat|şub mart|mar nisan|nis mayıs|may haziran|haz temmuz|tem \
        ağustos|ağu eylül|eyl ekim|eki kasım|kas aralık|ara / januari|jan februari|feb maret|mar april|apr mei juni|jun \
        juli|jul agustus|agu september|sep oktober|okt november|nov desember|des / января|январь|янв февраля|февраль|февр \
        марта|март|мар апреля|апрель|апр мая|май июня|июнь|июн июля|июль|июл августа|август|авг сентября|сентябрь|сент \
        октября|октябрь|окт ноября|ноябрь|нояб декабря|декабрь|дек / січень|січня|січ лютого|лютий|лют березень|березня|бер \
        квітень|квітня|квіт|кві травень|травня|трав|тра червень|червня|черв|чер липень|липня|лип серпень|серпня|серп|сер \
        вересень|вересня|вер жовтень|жовтня|жовт|жов листопада|листопад|лист|лис грудень|грудня|груд|гру / януари|яну \
        февруари|фев март април|апр май юни юли август|авг септември|сеп октомври|окт ноември|ное декември|дек / \
        ιανουαρίου|ιανουάριος|ιαν φεβρουαρίου|φεβρουάριος|φεβ μαρτίου|μάρτιος|μαρ|μάρ απριλίου|απρίλιος|απρ \
        μαΐου|μάιος|μαΐ|μάι ιουνίου|ιούνιος|ιουν|ιούν ιουλίου|ιούλιος|ιουλ|ιούλ αυγούστου|αύγουστος|αυγ|αύγ \
        σεπτεμβρίου|σεπτέμβριος|σεπ οκτωβρίου|οκτώβριος|οκτ νοεμβρίου|νοέμβριος|νοε|νοέ δεκεμβρίου|δεκέμβριος|δεκ / يناير \
        فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر / ינואר|ינו׳ פברואר|פבר׳ מרץ אפריל|אפר׳ מאי יוני \
        יולי אוגוסט|אוג׳ ספטמבר|ספט׳ אוקטובר|אוק׳ נובמבר|נוב׳ דצמבר|דצמ׳ / जनवरी|जन॰ फ़रवरी|फ़र॰ मार्च अप्रैल मई जून \
        जुलाई|जुल॰ अगस्त|अग॰ सितंबर|सित॰ अक्तूबर|अक्तू॰ नवंबर|नव॰ दिसंबर|दिस॰ / januarie|jan februarie|feb maart|mrt april|apr \
        mei junie|jun julie|jul augustus|aug september|sep oktober|okt november|nov desember|des / yanvar|yan fevral|fev \
        mart|mar aprel|apr may iyun|iyn iyul|iyl avqust|avq sentyabr|sen oktyabr|okt noyabr|noy dekabr|dek / \
        студзеня|студзень|сту лютага|люты|лют сакавіка|сакавік|сак красавіка|красавік|кра мая|май чэрвеня|чэрвень|чэр \
        ліпеня|ліпень|ліп жнівень|жніўня|жні верасень|верасня|вер кастрычніка|кастрычнік|кас лістапада|лістапад|ліс \
        снежань|снежня|сне / জানুয়ারী|জানু ফেব্রুয়ারী|ফেব মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর \
        ডিসেম্বর / januar|jan februar|feb mart|mar april|apr maj juni|jun juli|jul august|aug septembar|sep oktobar|okt \
        novembar|nov decembar|dec / ionawr|ion chwefror|chwef|chw mawrth|maw ebrill|ebr mai mehefin|meh gorffennaf|gorff|gor \
        awst medi hydref|hyd tachwedd|tach rhagfyr|rhag / januaro|jan februaro|feb marto|mar aprilo|apr majo|maj junio|jun \
        julio|jul aŭgusto|aŭg septembro|sep oktobro|okt novembro|nov decembro|dec / jaanuar|jaan veebruar|veebr märts \
        aprill|apr mai juuni juuli august|aug september|sept oktoober|okt november|nov detsember|dets / \
        urtarrilak|urtarrila|urt otsailak|otsaila|ots martxoak|martxoa|mar apirilak|apirila|api maiatzak|maiatza|mai \
        ekainak|ekaina|eka uztailak|uztaila|uzt abuztuak|abuztua|abu irailak|iraila|ira urriak|urria|urr azaroak|azaroa|aza \
        abenduak|abendua|abe / ژانویهٔ|ژانویه فوریهٔ|فوریه مارس آوریل مهٔ|مه ژوئن ژوئیهٔ|ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر \
        / eanáir|ean feabhra|feabh márta aibreán|aib bealtaine|beal meitheamh|meith iúil lúnasa|lún mfómh dfómh samhain|samh \
        nollaig|noll / જાન્યુઆરી|જાન્યુ ફેબ્રુઆરી|ફેબ્રુ માર્ચ એપ્રિલ મે જૂન જુલાઈ ઑગસ્ટ સપ્ટેમ્બર|સપ્ટે ઑક્ટોબર|ઑક્ટો \
        નવેમ્બર|નવે ડિસેમ્બર|ડિસે / siječnja|siječanj|sij veljače|veljača|velj ožujka|ožujak|ožu travnja|travanj|tra \
        svibnja|svibanj|svi lipnja|lipanj|lip srpnja|srpanj|srp kolovoza|kolovoz|kol rujna|rujan|ruj listopada|listopad|lis \
        studenoga|studeni|stu prosinca|prosinac|pro / հունվարի|հունվար|հնվ փետրվարի|փետրվար|փտվ մարտի|մարտ|մրտ \
        ապրիլի|ապրիլ|ապր մայիսի|մայիս|մյս հունիսի|հունիս|հնս հուլիսի|հուլիս|հլս օգոստոսի|օգոստոս|օգս սեպտեմբերի|սեպտեմբեր|սեպ \
        հոկտեմբերի|հոկտեմբեր|հոկ նոյեմբերի|նոյեմբեր|նոյ դեկտեմբերի|դեկտեմբեր|դեկ / janúar|jan febrúar|feb mars|mar apríl|apr \
        maí júní|jún júlí|júl ágúst|ágú september|sep október|okt nóvember|nóv desember|des / იანვარი|იან თებერვალი|თებ \
        მარტი|მარ აპრილი|აპრ მაისი|მაი ივნისი|ივნ ივლისი|ივლ აგვისტო|აგვ სექტემბერი|სექ ოქტომბერი|ოქტ ნოემბერი|ნოე \
        დეკემბერი|დეკ / қаңтар|қаң ақпан|ақп наурыз|нау сәуір|сәу мамыр|мам маусым|мау шілде|шіл тамыз|там қыркүйек|қыр \
        қазан|қаз қараша|қар желтоқсан|жел / январь|янв февраль|фев март|мар апрель|апр май июнь|июн июль|июл август|авг \
        сентябрь|сен октябрь|окт ноябрь|ноя декабрь|дек / sausio|sausis|saus vasario|vasaris|vas kovas|kovo|kov \
        balandžio|balandis|bal gegužės|gegužė|geg birželio|birželis|birž liepos|liepa|liep rugpjūčio|rugpjūtis|rugp \
        rugsėjis|rugsėjo|rugs spalio|spalis|spal lapkričio|lapkritis|lapkr gruodžio|gruodis|gruod / janvāris|janv \
        februāris|febr marts aprīlis|apr maijs jūnijs|jūn jūlijs|jūl augusts|aug septembris|sept oktobris|okt novembris|nov \
        decembris|dec / јануари|јан февруари|фев март|мар април|апр мај јуни|јун јули|јул август|авг септември|септ \
        октомври|окт ноември|ноем декември|дек / जानेवारी|जाने फेब्रुवारी|फेब्रु मार्च एप्रिल|एप्रि मे जून जुलै ऑगस्ट|ऑग \
        सप्टेंबर|सप्टें ऑक्टोबर|ऑक्टो नोव्हेंबर|नोव्हें डिसेंबर|डिसें / januari|jan februari|feb mac april|apr mei jun \
        julai|jul ogos|ogo september|sep oktober|okt november|nov disember|dis / जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई \
        अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर / jan feb mars apr mai juni juli aug sep okt nov des / januára|január|jan \
        februára|február|feb marca|marec|mar apríla|apríl|apr mája|máj júna|jún júla|júl augusta|august|aug \
        septembra|september|sep októbra|október|okt novembra|november|nov decembra|december|dec / januar|jan februar|feb \
        marec|mar april|apr maj junij|jun julij|jul avgust|avg september|sep oktober|okt november|nov december|dec / janar|jan \
        shkurt|shk mars|mar prill|pri maj qershor|qer korrik|korr gusht|gush shtator|sht tetor|tet nëntor|nën dhjetor|dhj / \
        јануар|јан фебруар|феб март|мар април|апр мај јун јул август|авг септембар|сеп октобар|окт новембар|нов децембар|дец / \
        januari|jan februari|feb machi|mac aprili|apr mei juni|jun julai|jul agosti|ago septemba|sep oktoba|okt novemba|nov \
        desemba|des / ஜனவரி|ஜன பிப்ரவரி|பிப் மார்ச்|மார் ஏப்ரல்|ஏப் மே ஜூன் ஜூலை ஆகஸ்ட்|ஆக செப்டம்பர்|செப் அக்டோபர்|அக் \
        நவம்பர்|நவ டிசம்பர்|டிச / జనవరి|జన ఫిబ్రవరి|ఫిబ్ర మార్చి ఏప్రిల్|ఏప్రి మే జూన్ జులై ఆగస్టు|ఆగ సెప్టెంబర్|సెప్టెం \
        అక్టోబర్|అక్టో నవంబర్|నవం డిసెంబర్|డిసెం / มกราคม|ม.ค กุมภาพันธ์|ก.พ มีนาคม|มี.ค เมษายน|เม.ย พฤษภาคม|พ.ค มิถุนายน|มิ.ย \
        กรกฎาคม|ก.ค สิงหาคม|ส.ค กันยายน|ก.ย ตุลาคม|ต.ค พฤศจิกายน|พ.ย ธันวาคม|ธ.ค / جنوری فروری مارچ اپریل مئی جون جولائی اگست \
        ستمبر اکتوبر نومبر دسمبر / yanvar|yan fevral|fev mart|mar aprel|apr may iyun|iyn iyul|iyl avgust|avg sentabr|sen \
        oktabr|okt noyabr|noy dekabr|dek / 一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月
        """

    /// No and yes.
    static let truths = """
        no yes, nein ja, non oui, no sí, no sì, não sim, nee ja, nej ja, nei ja, ei kyllä, nie tak, ne ano, nem igen, nu da, \
        hayir evet, tidak ya, нет да, ні так, не да, όχι ναι, لا نعم, לא כן, नहीं हाँ, yox hə, не так, না হ্যাঁ, ne da, na ie, \
        ne jes, ei jah, ez bai, نه بله, níl tá, નહીં હા, ոչ այո, nei já, いいえ はい, არა კი, жоқ иә, 아니요 예, жок ооба, ne taip, nē \
        jā, नाहीःना होयःहो, होइन हो, nie áno, jo po, hapana ndiyo, இல்லை ஆம், వద్దు అవును, ไม่ใช่ ใช่, نہیں ہاں, yo‘q ha, 否定 \
        确定
        """

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

    static let years = words(
        """
        year jahr année año anno ano any jaar år vuosi rok év an yıl tahun год рік година έτος السنة שנה वर्ष বছর godina \
        blwyddyn jaro aasta urtea سال bliain વર્ષ տարի ár 年 წელი жыл 년 metai gads leto vit mwaka ஆண்டு సంవత్సరం ปี yil
        """)

    static let quarters = words(
        """
        quarter quartal trimestre kwartaal kvartal neljännesvuosi kwartał čtvrtletí negyedév trimestru çeyrek kuartal квартал \
        тримесечие τρίμηνο רבעון तिमाही rüb ত্রৈমাসিক chwarter kvaronjaro hiruhilekoa سه‌ماهه ráithe ત્રિમાસિક եռամսյակ \
        ársfjórðungur 四半期 კვარტალი ширек 분기 чейрек ketvirtis ceturksnis тромесечје सत्र štvrťrok četrtletje tremujor robo \
        காலாண்டு త్రైమాసికం ไตรมาส chorak 季度
        """)

    static let months = words(
        """
        month monat mois mes mese mês maand månad måned kuukausi miesiąc měsíc hónap lună bulan месяц місяць месец μήνας الشهر \
        חודש माह মাস mjesec mis monato kuu hilabetea ماه mí મહિનો ամիս mánuður 月 თვე ай 월 mėnuo mēnesis महिना mesiac mesec \
        muaj mwezi மாதம் నెల เดือน مہینہ
        """)

    static let weeks = words(
        """
        week woche semaine semana settimana setmana vecka uke uge viikko tydzień týden hét săptămână hafta minggu неделя \
        тиждень седмица εβδομάδα الأسبوع שבוע सप्ताह həftə тыд সপ্তাহ sedmica wythnos semajno nädal astea هفته seachtain \
        અઠવાડિયું tjedan շաբաթ vika 週 კვირა апта 주 savaitė nedēļa आठवडा हप्ता veke týždeň teden javë недеља wiki வாரம் వారము \
        สัปดาห์ ہفتہ 周
        """)

    static let days = words(
        """
        day tag jour día giorno dia dag päivä dzień den nap gün hari день ден ημέρα يوم יום दिन дзень দিন dan diwrnod tago \
        päev eguna روز lá દિવસ օր dagur 日 დღე күн 일 diena दिवस बार deň ditë дан siku நாள் దినం วัน دن kun
        """)
}
