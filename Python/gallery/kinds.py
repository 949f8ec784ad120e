# SPDX-License-Identifier: MIT
"""A figure of each kind, small enough to be heard whole. Each function draws one figure and returns it."""

import altair as alt
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import plotly.graph_objects as go
import seaborn as sns
from matplotlib import ticker
from vega_datasets import data

MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
RANDOM = np.random.default_rng(4)


def plot(**settings):
    ax = plt.figure(figsize=(4.5, 3), layout="constrained").add_subplot()
    ax.set(**settings)
    return ax


def line():
    ax, stocks = plot(title="Shares", xlabel="Date", ylabel="Price ($)"), data.stocks()
    for symbol in "MSFT", "IBM":
        mine = stocks[stocks["symbol"] == symbol]
        ax.plot(mine["date"], mine["price"], label=symbol)
    ax.legend()
    return ax.figure


def scatter():
    cars = data.cars()
    ax = plot(title="Cars", xlabel="Horsepower", ylabel="Miles per gallon")
    dots = ax.scatter(cars["Horsepower"], cars["Miles_per_Gallon"], c=cars["Weight_in_lbs"], s=8)
    ax.figure.colorbar(dots, label="Weight (lb)")
    return ax.figure


def bars():
    ax = plot(title="Rain", ylabel="Rain (mm)")
    ax.bar(MONTHS, [71, 53, 48, 41, 62, 68])
    return ax.figure


def grouped_bars():
    ax, x = plot(title="Visitors", ylabel="Thousands"), np.arange(3)
    ax.bar(x - 0.2, [3, 4, 5], 0.4, label="2023")
    ax.bar(x + 0.2, [4, 4, 7], 0.4, label="2024")
    ax.set_xticks(x, MONTHS[:3])
    ax.legend()
    return ax.figure


def stacked_bars():
    ax = plot(title="Power", ylabel="Power (GW)")
    ax.bar(MONTHS[:3], [30, 28, 25], label="Coal")
    ax.bar(MONTHS[:3], [10, 14, 19], bottom=[30, 28, 25], label="Wind")
    ax.legend()
    return ax.figure


def lying_bars():
    ax = plot(title="Rivers", xlabel="Length (km)")
    ax.barh(["Nile", "Amazon", "Yangtze"], [6650, 6400, 6300])
    return ax.figure


def histogram():
    ax = plot(title="Waiting", xlabel="Minutes", ylabel="Count")
    ax.hist(RANDOM.normal(60, 10, 400), bins=np.arange(30, 95, 5))
    return ax.figure


def boxes():
    ax = plot(title="Reaction", ylabel="Time (ms)")
    ax.boxplot([[210, 230, 250, 270, 400], [190, 200, 220, 230, 250]], tick_labels=["left", "right"])
    return ax.figure


def violins():
    weather = data.seattle_weather()
    figure, ax = plt.subplots(figsize=(4.5, 3), layout="constrained")
    sns.violinplot(weather, x="weather", y="temp_max", ax=ax)
    return figure


def heat_map():
    ax = plot(title="Temperature", xlabel="Month")
    cells = ax.imshow([[-2, 0, 5, 10], [3, 4, 7, 11]], aspect="auto")
    ax.set_xticks(range(4), MONTHS[:4])
    ax.set_yticks([0, 1], ["Oslo", "Paris"])
    ax.figure.colorbar(cells, label="Temperature (°C)")
    return ax.figure


def steps():
    ax = plot(title="Fares", xlabel="Zones", ylabel="Fare (€)")
    ax.step([1, 2, 3, 4], [2, 3, 3, 5], where="post", label="Fare")
    return ax.figure


def areas():
    ax = plot(title="Sources", ylabel="Share")
    ax.stackplot([2000, 2010, 2020], [0.6, 0.5, 0.3], [0.4, 0.5, 0.7], labels=["Coal", "Gas"])
    ax.yaxis.set_major_formatter(ticker.PercentFormatter(1))
    ax.legend()
    return ax.figure


def error_bars():
    ax = plot(title="Dose", xlabel="Dose (mg)", ylabel="Response")
    ax.errorbar([1, 2, 4, 8], [2, 3.5, 5, 5.5], yerr=[0.3, 0.4, 0.5, 0.5], capsize=3, label="Response")
    return ax.figure


def band():
    x = np.arange(12)
    ax = plot(title="Forecast", xlabel="Month", ylabel="Sales")
    ax.plot(x, 20 + 2 * x, label="Sales")
    ax.fill_between(x, 18 + 1.5 * x, 22 + 2.5 * x, alpha=0.3, label="95%")
    return ax.figure


def pie():
    ax = plot(title="Lunch")
    ax.pie([45, 30, 25], labels=["Soup", "Salad", "Bread"], autopct="%d%%")
    return ax.figure


def contours():
    x, y = np.meshgrid(np.linspace(-2, 2, 40), np.linspace(-2, 2, 40))
    ax = plot(title="Hill", xlabel="East (km)", ylabel="North (km)")
    ax.contour(x, y, 100 * np.exp(-(x**2) - y**2), levels=[20, 50, 80])
    return ax.figure


def logarithmic():
    ax = plot(title="Memory", xlabel="Year", ylabel="Bytes")
    ax.semilogy([1980, 1990, 2000, 2010, 2020], [1.6e4, 1e6, 1.3e8, 4e9, 1.6e10], label="A home computer")
    return ax.figure


def twins():
    ax = plot(title="Climate", ylabel="Rain (mm)")
    ax.bar(MONTHS, [71, 53, 48, 41, 62, 68], label="Rain", alpha=0.5)
    right = ax.twinx()
    right.plot(MONTHS, [0, 1, 4, 9, 13, 17], "r-", label="Temperature")
    right.set_ylabel("Temperature (°C)")
    return ax.figure


def subplots():
    figure, (left, right) = plt.subplots(1, 2, figsize=(4.5, 3), layout="constrained")
    left.plot([1, 2, 3], label="up")
    left.set_title("Up")
    right.plot([3, 2, 1], label="down")
    right.set_title("Down")
    return figure


def candles():
    ohlc = data.ohlc().head(20)
    prices = {name: ohlc[name] for name in ("open", "high", "low", "close")}
    layout = {"title": "A share", "yaxis": {"title": "Price", "tickprefix": "$"}}
    return go.Figure(go.Candlestick(x=ohlc["date"], name="Share", **prices), layout)


def altair_bars():
    barley = alt.Chart(data.barley(), title="Barley")
    return barley.mark_bar().encode(x="site", y="mean(yield)")


def seaborn_lines():
    weather = data.seattle_weather()
    weather["month"] = weather["date"].dt.month
    weather["year"] = weather["date"].dt.year.map(str)
    chosen = weather[weather["year"].isin(["2012", "2015"])]
    figure, ax = plt.subplots(figsize=(4.5, 3), layout="constrained")
    sns.lineplot(chosen, x="month", y="temp_max", hue="year", errorbar=None, ax=ax)
    return figure


def frame():
    return pd.DataFrame({"Oslo": [-4, 4, 17], "Rome": [8, 14, 25]}, index=["Jan", "Apr", "Jul"])


KINDS = {
    each.__name__.replace("_", "-"): each
    for each in (
        line,
        scatter,
        bars,
        grouped_bars,
        stacked_bars,
        lying_bars,
        histogram,
        boxes,
        violins,
        heat_map,
        steps,
        areas,
        error_bars,
        band,
        pie,
        contours,
        logarithmic,
        twins,
        subplots,
        candles,
        altair_bars,
        seaborn_lines,
        frame,
    )
}
