"""What the rookie reckons with, over and over. Compiled with the rules, so it stands on them and the kernel alone.

Sums of fractions are taken by `fsum`: how `sum` rounds depends on the build and on the version of Python.
"""
