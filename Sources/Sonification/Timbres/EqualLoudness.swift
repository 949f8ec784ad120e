// SPDX-License-Identifier: MIT

import Glibc

/// The sound pressure at which tones are as loud as a tone of 1,000 Hz at 60 dB: the 60 phon contour of ISO 226:2003.
enum EqualLoudness {
    /// The decibels that a tone needs in addition to a tone of 1,000 Hz. Between the standard's frequencies,
    /// interpolated linearly over the logarithm; beyond them, constant.
    static func decibels(at hertz: Double) -> Double {
        guard let above = frequencies.firstIndex(where: { $0 >= hertz }) else { return contour[contour.count - 1] }
        guard above > 0 else { return contour[0] }
        let (low, high) = (frequencies[above - 1], frequencies[above])
        let share = log2(hertz / low) / log2(high / low)
        return contour[above - 1] + share * (contour[above] - contour[above - 1])
    }

    private static let phon = 60.0

    private static let contour: [Double] = {
        let levels = exponents.indices.map(level)
        return levels.map { $0 - levels[17] }
    }()

    /// Equation 1 of the standard.
    private static func level(_ index: Int) -> Double {
        let (exponent, transfer, threshold) = (exponents[index], transfers[index], thresholds[index])
        let own = pow(0.4 * pow(10, (threshold + transfer) / 10 - 9), exponent)
        let power = 4.47e-3 * (pow(10, 0.025 * phon) - 1.15) + own
        return 10 / exponent * log10(power) - transfer + 94
    }

    private static let frequencies: [Double] = [
        20, 25, 31.5, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500,
        3150,
        4000, 5000, 6300, 8000, 10000, 12500,
    ]
    /// α of the standard's table 1.
    private static let exponents: [Double] = [
        0.532, 0.506, 0.480, 0.455, 0.432, 0.409, 0.387, 0.367, 0.349, 0.330, 0.315, 0.301, 0.288, 0.276, 0.267, 0.259,
        0.253, 0.250, 0.246, 0.244, 0.243, 0.243, 0.243, 0.242, 0.242, 0.245, 0.254, 0.271, 0.301,
    ]
    /// L_U in decibels.
    private static let transfers: [Double] = [
        -31.6, -27.2, -23.0, -19.1, -15.9, -13.0, -10.3, -8.1, -6.2, -4.5, -3.1, -2.0, -1.1, -0.4, 0.0, 0.3, 0.5, 0.0,
        -2.7, -4.1, -1.0, 1.7, 2.5, 1.2, -2.1, -7.1, -11.2, -10.7, -3.1,
    ]
    /// T_f in decibels.
    private static let thresholds: [Double] = [
        78.5, 68.7, 59.5, 51.1, 44.0, 37.5, 31.5, 26.5, 22.1, 17.9, 14.4, 11.4, 8.6, 6.2, 4.4, 3.0, 2.2, 2.4, 3.5, 1.7,
        -1.3, -4.2, -6.0, -5.4, -1.5, 6.0, 12.6, 13.9, 12.3,
    ]
}
