#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plots the temperatures of Seattle, day by day, in a figure that speaks. demo.py --script needs no
screen: it drags through fixed ranges, and exits with 0 when the daemon has answered everything."""
import datetime
import sys
import time

import matplotlib
import matplotlib.pyplot as plt
from matplotlib.backend_bases import MouseEvent
from vega_datasets import data

import a11y_speak

if "--script" in sys.argv:
    matplotlib.use("Agg")
weather = data.seattle_weather()
figure, axes = plt.subplots()
axes.plot(weather["date"], weather["temp_max"], label="Highest")
axes.plot(weather["date"], weather["temp_min"], label="Lowest")
axes.set(title="Seattle weather", xlabel="Date", ylabel="Temperature (°C)")
speaker = a11y_speak.speak(figure)  # the added line

if "--script" not in sys.argv:
    sys.exit(plt.show())
for first, last in [("2012-01-01", "2013-01-01"), ("2013-01-01", "2014-01-01"),
                    ("2013-06-01", "2013-09-01"), ("2012-01-01", "2016-01-01")]:
    for name in "button_press_event", "button_release_event":
        figure.canvas.callbacks.process(name, MouseEvent(name, figure.canvas, 0, 0, 1))
        axes.set_xlim(datetime.date.fromisoformat(first), datetime.date.fromisoformat(last))
    if not speaker.wait(60):
        sys.exit(1)
    time.sleep(1.5)  # so that each range settles
