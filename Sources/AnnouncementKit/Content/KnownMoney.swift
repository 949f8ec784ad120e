// SPDX-License-Identifier: Unicode-3.0

/// The money of the world, from CLDR 41 by `scripts/cldr-language --money`.
package enum KnownMoney {
    /// ISO 4217's codes of the currencies that are legal tender, and two that people write like them.
    package static let codes = Set(
        """
        AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF \
        CHF CLP CNY COP CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD \
        HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD \
        LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP \
        PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLL SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP \
        TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW BTC ETH
        """.split(separator: " ").map(String.init))

    /// Signs of one currency, each with its code.
    package static let signs: [String: String] = pairs(
        """
        A$ AUD CA$ CAD CN¥ CNY EC$ XCD HK$ HKD JP¥ JPY MX$ MXN NT$ TWD NZ$ NZD R$ BRL US$ USD ֏ AMD ؋ AFN ৳ BDT ฿ \
        THB ៛ KHR ₡ CRC ₦ NGN ₪ ILS ₫ VND € EUR ₭ LAK ₮ MNT ₱ PHP ₲ PYG ₴ UAH ₸ KZT ₹ INR ₺ TRY ₼ AZN ₽ RUB ₾ GEL
        """)

    private static func pairs(_ text: String) -> [String: String] {
        let words = text.split(separator: " ").map(String.init)
        return stride(from: 0, to: words.count - 1, by: 2).reduce(into: [:]) { $0[words[$1]] = words[$1 + 1] }
    }
}
