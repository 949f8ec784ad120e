# SPDX-License-Identifier: MIT
"""Runs all tests in the order of their names, or the named ones. Prints a line for each, with its seconds."""
import os
import sys
import unittest

from . import accessibility


def main():
    accessibility.Loop()
    loader = unittest.TestLoader()
    if names := sys.argv[1:]:
        suite = loader.loadTestsFromNames([f"desktoptest.{name}" for name in names])
    else:
        suite = loader.discover(os.path.dirname(__file__), "test_*.py", os.path.dirname(os.path.dirname(__file__)))
    result = unittest.TextTestRunner(stream=sys.stdout, verbosity=2, durations=10).run(suite)
    sys.stdout.flush()
    # Threads that wait for programs must not delay the exit.
    os._exit(0 if result.wasSuccessful() else 1)


main()
