"""Fits how likely a proposed edge of the plan graph is wall: one logistic model.

    node bench/graph-features.ts --net NET --out fit.json SHEETS ...      # what is proposed on sheets with truth, with its features
    python3 -m geometry.fit_edges --fit fit.json --judge judge.json --out ../src/core/plan-graph/wall-weights.ts

An edge is wall where more than 0.6 of it lie on walls of the truth, and none where 0.3 or less do; what lies between is left out. The judge
sheets are only scored: errors by number, and by length as shares of all true wall.
"""
import argparse
import json
from collections import Counter

import numpy as np

from .fit_instances import chance, fit_logistic

WALL, NO_WALL = 0.6, 0.3
HEADER = """/**
 * What speaks for an edge being wall: weights of a logistic model, and its constant. Written by `training/geometry/fit_edges.py` from
 * %d edges of %d sheets of the wide repertoire; not by hand.
 */
export const WALL_WEIGHTS = {
"""


def load(path):
    """Features, whether each edge is wall, its sheet, and names of the features, of a file of `bench/graph-features.ts`."""
    data = json.load(open(path))
    rows = [row for row in data["edges"] if row["y"] > WALL or row["y"] <= NO_WALL]
    names = data["names"]["edges"]
    return np.array([row["f"] for row in rows]), np.array([row["y"] > WALL for row in rows], float), [row["s"] for row in rows], names


def alike(sheets):
    """What each row counts where every sheet counts the same, 1 on average: a storey of an institution has thirty times the edges of a flat."""
    rows = Counter(sheets)
    return np.array([len(sheets) / len(rows) / rows[sheet] for sheet in sheets])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--fit", required=True)
    parser.add_argument("--judge")
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    x, y, of, names = load(options.fit)
    weights = fit_logistic(x, y, alike(of))
    with open(options.out, "w") as out:
        out.write(HEADER % (len(x), len(set(of))))
        out.writelines(f"  {name}: {round(weight, 3):g},\n" for name, weight in zip(names, weights))
        out.write(f"}};\nexport const CONSTANT = {round(weights[-1], 3):g};\n")
    for path in filter(None, (options.fit, options.judge)):
        x, y, of, _ = load(path)
        taken = chance(x, weights) > 0.5
        wrong, missed = (taken & (y == 0)).sum(), (~taken & (y == 1)).sum()
        print(f"{path}: {len(y)} edges of {len(set(of))} sheets, {int(y.sum())} of them wall; {wrong} wrongly taken, {missed} missed, {100 * (wrong + missed) / len(y):.1f} % wrong")


if __name__ == "__main__":
    main()
