# SPDX-License-Identifier: MIT
"""Conservation: everything that a figure shows can be heard, with its own partner, and nothing else is said.

An inventory of a figure is made from the side of its renderer, without the package's readers: for matplotlib from a
renderer that records, for plotly from the traces and the layout, for bokeh from its document, for altair from Vega's
scene. Everything in it must be
reachable by walking through the charts. The other way round, every point, name, unit, number, word and claim of the
charts and of their opening must be shown, or follow from the shown ones.
"""
