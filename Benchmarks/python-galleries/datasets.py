# SPDX-License-Identifier: MIT
"""Tables with the columns of seaborn's data sets, which it would load from a network.

Those that a package of the index ships are real; the others are made, from a fixed seed."""

import numpy as np
import pandas as pd
import plotly.express as px
from vega_datasets import data as vega

ROWS = 240
COLUMNS = {
    "penguins": {
        "species": ["Adelie", "Chinstrap", "Gentoo"],
        "island": ["Biscoe", "Dream", "Torgersen"],
        "bill_length_mm": (32, 60),
        "bill_depth_mm": (13, 22),
        "flipper_length_mm": (172, 231),
        "body_mass_g": (2700, 6300),
        "sex": ["Male", "Female"],
    },
    "diamonds": {
        "carat": (0.2, 3),
        "cut": ["Ideal", "Premium", "Very Good", "Good", "Fair"],
        "color": list("DEFGHIJ"),
        "clarity": ["I1", "SI2", "SI1", "VS2", "VS1", "VVS2", "VVS1", "IF"],
        "depth": (55, 70),
        "table": (50, 70),
        "price": (330, 18000),
    },
    "planets": {
        "method": ["Radial Velocity", "Transit", "Imaging"],
        "number": (1, 6),
        "orbital_period": (1, 4000),
        "mass": (0.01, 20),
        "distance": (2, 900),
        "year": (1990, 2014),
    },
    "titanic": {
        "survived": [0, 1],
        "pclass": [1, 2, 3],
        "sex": ["male", "female"],
        "age": (1, 80),
        "fare": (5, 300),
        "class": ["First", "Second", "Third"],
        "who": ["man", "woman", "child"],
        "deck": list("ABCDEFG"),
        "alive": ["yes", "no"],
        "alone": [True, False],
        "embark_town": ["Southampton", "Cherbourg", "Queenstown"],
    },
    "exercise": {
        "id": (1, 30),
        "diet": ["low fat", "no fat"],
        "pulse": (80, 150),
        "time": ["1 min", "15 min", "30 min"],
        "kind": ["rest", "walking", "running"],
    },
    "fmri": {
        "subject": ["s0", "s1", "s2"],
        "timepoint": list(range(19)),
        "event": ["stim", "cue"],
        "region": ["parietal", "frontal"],
        "signal": (-0.2, 0.5),
    },
    "dots": {
        "align": ["dots", "sacc"],
        "choice": ["T1", "T2"],
        "time": list(range(-80, 720, 40)),
        "coherence": [0.0, 3.2, 6.4, 12.8, 25.6, 51.2],
        "firing_rate": (10, 70),
    },
    "mpg": {
        "mpg": (9, 46),
        "cylinders": [4, 6, 8],
        "displacement": (68, 455),
        "horsepower": (46, 230),
        "weight": (1600, 5100),
        "acceleration": (8, 25),
        "model_year": (70, 82),
        "origin": ["usa", "japan", "europe"],
    },
    "car_crashes": {
        "total": (5, 24),
        "speeding": (2, 10),
        "alcohol": (2, 10),
        "not_distracted": (2, 23),
        "no_previous": (6, 22),
        "ins_premium": (640, 1300),
        "ins_losses": (80, 195),
        "abbrev": [f"S{n:02}" for n in range(51)],
    },
    "geyser": {"duration": (1.6, 5.1), "waiting": (43, 96), "kind": ["long", "short"]},
}


def load_dataset(name, **_):
    """In the place of seaborn.load_dataset."""
    if name in ("tips", "iris"):
        return getattr(px.data, name)().drop(columns=["species_id"], errors="ignore")
    if name == "anscombe":
        return vega.anscombe().rename(columns={"Series": "dataset", "X": "x", "Y": "y"})
    if name == "flights":
        months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        rows = [(year, month) for year in range(1949, 1961) for month in months]
        table = pd.DataFrame(rows, columns=["year", "month"])
        table["month"] = pd.Categorical(table["month"], months, ordered=True)
        table["passengers"] = (100 + 30 * (table["year"] - 1949) + np.arange(144) % 12 * 5).astype(int)
        return table
    if name == "seaice":
        dates = pd.date_range("1978-11-01", "2019-12-31", freq="2D")
        return pd.DataFrame({"Date": dates, "Extent": 11 + 3 * np.sin(dates.dayofyear / 58)})
    if name == "brain_networks":
        columns = [(str(n // 2 + 1), str(n % 2 + 1), side) for n in range(20) for side in ("lh", "rh")]
        names = pd.MultiIndex.from_tuples(columns, names=["network", "node", "hemi"])
        table = pd.DataFrame(numbers(name).normal(size=(100, len(names))), columns=names)
        return table.reset_index() if "header" not in _ else table
    return made(name)


def numbers(name):
    return np.random.default_rng(sum(name.encode()))


def made(name):
    random, columns = numbers(name), {}
    for column, values in COLUMNS[name].items():
        if isinstance(values, tuple):
            found = random.uniform(*values, ROWS)
            columns[column] = found.round() if isinstance(values[0], int) and values[1] > 5 else found
        else:
            columns[column] = [values[n] for n in random.integers(len(values), size=ROWS)]
    return pd.DataFrame(columns)
