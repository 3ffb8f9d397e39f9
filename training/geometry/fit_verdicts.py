"""Fits how likely a sheet holds a floor plan, and how likely that plan is furnished already: two logistic models.

    node bench/graph-features.ts --net NET --out fit.json SHEETS ...      # after the instances were fitted: their weights are part of it
    python3 -m geometry.fit_verdicts --fit fit.json --judge judge.json --out ../src/core/plan-graph/verdict-weights.ts

Sheets count alike, but each kind of sheet as much as the other: of made sheets most hold a plan. The judge sheets are only scored.
"""
import argparse
import json

import numpy as np

from .fit_instances import chance, fit_logistic

# Plainer than for instances: sheets are fewer, and real drawings differ from made ones in more than is measured.
RIDGE = 1e-2
HEADER = """// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted numbers, not constants of mathematics
/**
 * What speaks for a sheet holding a floor plan (`PLAN_FEATURES`), and for that plan being furnished already (`FURNITURE_FEATURES`): weights of
 * two logistic models in the order of the features, the constant last. Written by `training/geometry/fit_verdicts.py` from %d sheets of the
 * wide repertoire (seeds %s to %s), %d of which hold no plan and %d are furnished; not by hand.
 */
"""


def load(paths):
    rows = []
    for path in paths:
        data = json.load(open(path))
        rows += data["verdicts"]
    return {"p": data["names"]["plan"], "f": data["names"]["furniture"]}, rows


def is_plan(row):
    return "file_unreadable" not in row["codes"][:1]


def is_furnished(row):
    return "furniture_detected" in row["codes"]


def balanced(x, y):
    """The rarer answer as often as the other."""
    less = np.flatnonzero(y == (y.mean() < 0.5))
    times = int(round((len(y) - len(less)) / max(1, len(less)))) - 1
    again = np.tile(less, max(0, times))
    return np.r_[x, x[again]], np.r_[y, y[again]]


def fit(rows, key, answer, ridge):
    x = np.array([row[key] for row in rows], float)
    y = np.array([answer(row) for row in rows], float)
    return fit_logistic(*balanced(x, y), ridge=ridge)


def report(name, rows, key, answer, w):
    p = chance(np.array([row[key] for row in rows], float), w)
    y = np.array([answer(row) for row in rows])
    wrong = [(row["s"], round(float(q), 2), row["codes"]) for row, q, t in zip(rows, p, y) if (q >= 0.5) != t]
    print(f"{name}: {len(rows)} sheets, {100 * (1 - len(wrong) / len(rows)):.1f} % right; yes but wrong {(p[~y] >= 0.5).sum()}/{(~y).sum()}, no but wrong {(p[y] < 0.5).sum()}/{y.sum()}")
    return wrong


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--fit", required=True, nargs="+")
    parser.add_argument("--judge", nargs="+")
    parser.add_argument("--ridge", type=float, default=RIDGE)
    parser.add_argument("--out")
    args = parser.parse_args()
    names, rows = load(args.fit)
    plans = [row for row in rows if is_plan(row)]
    models = {"PLAN_WEIGHTS": ("p", is_plan, rows), "FURNITURE_WEIGHTS": ("f", is_furnished, plans)}
    text = HEADER % (len(rows), min(r["s"] for r in rows), max(r["s"] for r in rows), len(rows) - len(plans), sum(map(is_furnished, plans)))
    for name, (key, answer, own) in models.items():
        w = fit(own, key, answer, args.ridge)
        print(name, {n: round(float(v), 2) for n, v in zip([*names[key], "constant"], w)})
        report("fit", own, key, answer, w)
        if args.judge:
            judged = load(args.judge)[1]
            for wrong in report("judge", [r for r in judged if name == "PLAN_WEIGHTS" or is_plan(r)], key, answer, w):
                print("   ", *wrong)
        text += f"export const {name}: readonly number[] = [{', '.join(f'{v:.3f}' for v in w)}]; // biome-ignore format: a table\n"
    if args.out:
        open(args.out, "w").write(text)


if __name__ == "__main__":
    main()
