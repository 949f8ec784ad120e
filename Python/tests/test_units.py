# SPDX-License-Identifier: MIT
"""Units in the brackets of titles, and formulas of TeX."""

import pytest

from a11y_speak.columns import titled
from a11y_speak.formulas import plain

UNITS = """km|°C|µg/m³|μm|km/h|m/s²|m s-1|m s⁻¹|m^2|kg·m/s^2|%|$|€|US$|USD|million USD|millions|miles per hour|mmHg|mg dL⁻¹|GHz|kWh
ppm|1/min|10^6 m|dB|hours|degrees Celsius|light years|W/m^2/K|cm**2|°|L/100 km|Mbit/s|MiB|h""".replace("\n", "|")

REMARKS = """higher is better|Positive label: 1|log|normalized as percent|log scale|left|test|n=20|per capita|a.u.|raw|out of 10|count
95% CI|mean|Jan|in 2020|2020|x|top 10|model A|day 3|by year|see text|estimated|K-means""".replace("\n", "|")


@pytest.mark.parametrize("unit", UNITS.split("|"))
def test_a_unit_in_brackets_is_the_unit_of_the_axis(unit):
    assert titled(f"Size ({unit})") == ("Size", unit)


@pytest.mark.parametrize("remark", REMARKS.split("|"))
def test_a_remark_in_brackets_belongs_to_the_title(remark):
    assert titled(f"Score ({remark})") == (f"Score ({remark})", None)


@pytest.mark.parametrize(
    ("tex", "words"),
    [
        (r"$x_1$ ($\mu$m)", "x 1 (µm)"),
        (r"T ($^\circ$C)", "T (°C)"),
        (r"$\mathdefault{10^{-2}}$", "10⁻²"),
        ("Price ($)", "Price ($)"),
        (r"\$5", "$5"),
        (r"$\alpha = 0.05$, $\beta$", "α = 0.05, β"),
        (r"$\frac{a}{b}$", "a/b"),
        (r"$\frac{x+1}{y_2}$", "x+1 over y 2"),
        (r"$\sqrt{x}$", "square root of x"),
        (r"$\sqrt[3]{x}$", "root 3 of x"),
        (r"$\sqrt [n+1]{x^2}y$", "root n+1 of x² y"),
        (r"$\binom{n}{k}$", "n choose k"),
        (r"$\genfrac{}{}{0}{}{3}{4}$", "3/4"),
        (r"$\genfrac{(}{)}{0pt}{}{n}{k}$", "n choose k"),
        (r"$\genfrac{[}{]}{1pt}{}{a+1}{b}$", "[a+1 over b]"),
        (r"$\mathrm{CO}_2$ emissions", "CO 2 emissions"),
        (r"$R^2$", "R²"),
        (r"$\hat{y}_i$", "y hat i"),
        (r"$\sigma_{max}$ (MPa)", "σ max (MPa)"),
        (r"$m\,s^{-1}$", "m s⁻¹"),
        (r"$\sin(\theta)$", "sin (θ)"),
        (r"$e^{x}$", "e to the power of x"),
        (r"$\mu m$", "µm"),
        (r"$\mathcal{N}(\mu, \sigma^2)$", "N(µ, σ²)"),
        (r"${x}$ {kept}", "x {kept}"),
        (r"$\Delta T$", "Δ T"),
        (r"$x \times y \leq 5$", "x × y ≤ 5"),
        (r"$^{13}$C", "¹³C"),
        ("cost $1 of $2 and $3", "cost $1 of $2 and $3"),
    ],
)
def test_a_formula_of_tex_is_read_as_plain_text(tex, words):
    assert plain(tex) == words


def test_the_unit_of_a_formula_is_the_unit_of_the_axis():
    assert titled(plain(r"$x_1$ ($\mu$m)")) == ("x 1", "µm")
