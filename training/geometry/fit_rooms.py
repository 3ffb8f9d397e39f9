"""Fits how likely a proposed face of the plan graph is a room: one logistic model for faces that walls enclose, one for the others.

    node bench/graph-features.ts --net NET --out fit.json SHEETS ...      # what is proposed on sheets with truth, with its features
    python3 -m geometry.fit_rooms --fit fit.json --judge judge.json --out ../src/core/plan-graph/room-weights.ts

A face is a room where it shares 0.6 of what both cover together with one of the truth, as rooms are scored. The judge sheets are only scored.
"""
import argparse
import json

import numpy as np

from .fit_edges import alike
from .fit_instances import chance, fit_logistic

ROOM = 0.6
HEADER = """// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted numbers, not constants of mathematics
/**
 * What speaks for a face being a room, one that walls enclose and another: weights of two logistic models in the order of `FACE_FEATURES`, the
 * constant last. Written by `training/geometry/fit_rooms.py` from %d and %d faces of %d sheets of the wide repertoire; not by hand.
 */
"""
KINDS = (("ENCLOSED_WEIGHTS", True), ("OPEN_WEIGHTS", False))


def load(path, enclosed):
    """Features of the faces of one kind, whether each is a room, and its sheet, of a file of `bench/graph-features.ts`."""
    rows = [row for row in json.load(open(path))["faces"] if row["e"] == enclosed]
    return np.array([row["f"] for row in rows]), np.array([row["y"] > ROOM for row in rows], float), [row["s"] for row in rows]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--fit", required=True)
    parser.add_argument("--judge")
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    sheets = len({row["s"] for row in json.load(open(options.fit))["faces"]})
    counts, lines = [], []
    for name, enclosed in KINDS:
        x, y, of = load(options.fit, enclosed)
        weights = fit_logistic(x, y, alike(of))
        counts.append(len(x))
        lines.append(f"export const {name}: readonly number[] = [{', '.join(f'{w:.3f}' for w in weights)}]; // biome-ignore format: a table\n")
        for path in filter(None, (options.fit, options.judge)):
            x, y, _ = load(path, enclosed)
            taken = chance(x, weights) > 0.5
            print(f"{path}, {name}: {len(y)} faces, {int(y.sum())} of them rooms; {int((taken & (y == 0)).sum())} wrongly taken, {int((~taken & (y == 1)).sum())} missed")
    with open(options.out, "w") as out:
        out.write(HEADER % (*counts, sheets))
        out.writelines(lines)


if __name__ == "__main__":
    main()
