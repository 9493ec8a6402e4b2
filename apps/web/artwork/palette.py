"""The colours of a picture; the page's tokens in packages/ui have the same values."""

import numpy as np


def color(value: str):
    return np.array([int(value[at : at + 2], 16) for at in (1, 3, 5)]) / 255


PAGE = color("#0b0b0d")
RED = color("#d8222d")
BONE = color("#fff2ec")
