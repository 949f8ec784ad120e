#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Reads the screen by GDK:

    picture.py FILE X Y…      writes the screen to a PNG file, and prints the color of each of these pixels: #ffcc00
"""
import sys
import gi

gi.require_version("Gdk", "3.0")
from gi.repository import Gdk

root = Gdk.get_default_root_window()
picture = Gdk.pixbuf_get_from_window(root, 0, 0, root.get_width(), root.get_height())
picture.savev(sys.argv[1], "png", [], [])
pixels, row, channels = picture.get_pixels(), picture.get_rowstride(), picture.get_n_channels()
numbers = [int(number) for number in sys.argv[2:]]
for x, y in zip(numbers[::2], numbers[1::2]):
    start = y * row + x * channels
    print("#" + pixels[start:start + 3].hex())
