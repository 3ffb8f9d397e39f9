"""Fits how likely a proposed fixture or piece of furniture is one, a logistic model for each kind.

    node bench/graph-features.ts --net NET --out fit.json SHEETS ...      # what is proposed on sheets with truth, with its features
    python3 -m geometry.fit_instances --fit fit.json --judge judge.json --out ../src/core/plan-graph/instance-weights.ts

A candidate is right where the box around it shares a quarter with that of a thing of its kind (`synth/compare-fixtures.ts`), each thing
counted once. From the fit sheets come the weights (Newton's steps, a small ridge) and, of each kind, the chance from which on a candidate is
taken: where as many are found as are right. The judge sheets are only scored.
"""
import argparse
import json
from collections import defaultdict

import numpy as np

RIDGE = 1e-3
# A feature that varies by less says little: it gets no large weight for that.
LEAST_SPREAD = 0.05
# As in `weigh-instances.ts` and `instance-features.ts`.
SHARED_MOST, LEAST = 0.5, 0.02
PLACES = (0.1, 0.3, 0.5, 0.7, 0.9)
TOGETHER = {
    "counter": ("sink", "hob", "appliance", "basin", "column", "radiator"),
    "appliance": ("counter", "sink"),
    "table": ("chair", "sofa", "other"),
    "other": ("table", "sofa", "bed", "chair", "cabinet", "wardrobe"),
    "basin": ("cabinet",),
    "stairs": ("wardrobe", "column"),
}
HEADER = """// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted numbers, not constants of mathematics
/**
 * What speaks for a proposed thing being one of its kind: weights of a logistic model in the order of `INSTANCE_FEATURES`, the constant last,
 * and the chance from which on it is taken for one, where as many are found as are right. Written by `training/geometry/fit_instances.py`
 * from %d sheets of the wide repertoire (seeds %s to %s) with %d things; not by hand.
 * Features: %s.
 */
export const INSTANCE_WEIGHTS: Readonly<Record<string, { readonly least: number; readonly weights: readonly number[] }>> = {
"""


def fit_logistic(x, y, counts=1.0, ridge=RIDGE, steps=60):
    """Weights of features as they come, the constant last; `counts` is how much each row counts, 1 on average."""
    mean, spread = x.mean(0), np.maximum(x.std(0), LEAST_SPREAD)
    z = np.c_[(x - mean) / spread, np.ones(len(x))]
    w = np.zeros(z.shape[1])
    penalty = ridge * len(x) * np.r_[np.ones(x.shape[1]), 1e-6]
    for _ in range(steps):
        p = 1 / (1 + np.exp(-np.clip(z @ w, -30, 30)))
        w -= np.linalg.solve((z.T * (counts * p * (1 - p))) @ z + np.diag(penalty + 1e-9), z.T @ (counts * (p - y)) + penalty * w)
    plain = w[:-1] / spread
    return np.r_[plain, w[-1] - plain @ mean]


def chance(x, w):
    return 1 / (1 + np.exp(-np.clip(x @ w[:-1] + w[-1], -30, 30)))


def load(paths):
    names, rows, drawn, sheets = [], [], defaultdict(int), []
    for path in paths:
        data = json.load(open(path))
        names = data["names"]["instances"]
        rows += data["instances"]
        for sheet in data["truths"]:
            sheets.append(sheet["s"])
            for kind in sheet["k"]:
                drawn[kind] += 1
    return names, rows, drawn, sheets


def right_ones(rows, p):
    """Of candidates by falling chance, those that are the first on their thing."""
    order = np.argsort(-p)
    seen, y = set(), np.zeros(len(rows))
    for i in order:
        key = (rows[i]["s"], rows[i]["t"])
        if rows[i]["t"] >= 0 and key not in seen:
            seen.add(key)
            y[i] = 1
    return y


def best_of_each(rows):
    """Whether a candidate is the surest on its thing, as the network has it."""
    return right_ones(rows, np.array([row["f"][0] for row in rows]))


def may_share(a, b):
    return b in TOGETHER.get(a, ()) or a in TOGETHER.get(b, ())


def shared(a, b):
    """Share of the smaller of two rectangles that lies on the other, by 25 places: `shared` in `instance-features.ts`."""
    if a["area"] > b["area"]:
        a, b = b, a
    at = a["at"] - b["corner"]
    u, v = at @ b["along"], at @ b["deep"]
    return ((u >= 0) & (u <= 1) & (v >= 0) & (v <= 1)).mean()


def rectangle(row):
    o = np.array(row["o"]).reshape(4, 2)
    along, deep = o[1] - o[0], o[3] - o[0]
    places = np.array([(u, v) for u in PLACES for v in PLACES])
    row["at"] = o[0] + places @ np.array([along, deep])
    row["area"] = abs(along[0] * deep[1] - along[1] * deep[0])
    row["corner"], row["along"], row["deep"] = o[0], along / max(1e-9, along @ along), deep / max(1e-9, deep @ deep)
    row["reach"] = np.hypot(*along) + np.hypot(*deep)


def keep_surest(rows):
    """Of candidates that cannot share a place the surest: `weighInstances`."""
    by_sheet = defaultdict(list)
    for row in rows:
        if row["p"] >= LEAST:
            by_sheet[row["s"]].append(row)
    kept = []
    for own in by_sheet.values():
        taken = []
        for row in sorted(own, key=lambda r: -r["p"]):
            rectangle(row)
            near = (t for t in taken if not may_share(t["k"], row["k"]) and np.abs(t["at"][12] - row["at"][12]).max() < t["reach"] + row["reach"])
            if not any(shared(row, t) > SHARED_MOST for t in near):
                taken.append(row)
        kept += taken
    return kept


def score(y, p, least, drawn):
    taken = p >= least
    return y[taken].sum() / max(1, drawn), y[taken].sum() / max(1, taken.sum())


def choose_least(y, p, drawn):
    """The chance from which on as many are found as are right."""
    grid = np.unique(np.round(p, 3))
    return float(max(grid, key=lambda t: min(score(y, p, t, drawn)))) if len(grid) else 0.5


def by_kind(rows):
    kinds = defaultdict(list)
    for row in rows:
        kinds[row["k"]].append(row)
    return kinds


def weigh(rows, weights):
    for kind, own in by_kind(rows).items():
        if kind not in weights:
            continue
        for row, p in zip(own, chance(np.array([row["f"] for row in own], float), weights[kind])):
            row["p"] = float(p)
    return by_kind(keep_surest(rows))


def scores(kept, kind, least, drawn):
    p = np.array([row["p"] for row in kept[kind]])
    return score(right_ones(kept[kind], p), p, least, drawn[kind])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--fit", required=True, nargs="+")
    parser.add_argument("--judge", nargs="+")
    parser.add_argument("--out")
    args = parser.parse_args()
    names, rows, drawn, sheets = load(args.fit)
    weights = {kind: fit_logistic(np.array([row["f"] for row in own], float), best_of_each(own)) for kind, own in sorted(by_kind(rows).items())}
    kept = weigh(rows, weights)
    table = {}
    for kind, own in kept.items():
        p = np.array([row["p"] for row in own])
        table[kind] = (choose_least(right_ones(own, p), p, drawn[kind]), weights[kind])
    judged = load(args.judge) if args.judge else None
    judged_kept = weigh(judged[1], weights) if judged else None
    for kind in sorted(table):
        least = table[kind][0]
        most = best_of_each(by_kind(rows)[kind]).sum() / drawn[kind]
        line = f"{kind:10} {drawn[kind]:5} proposed {most:.3f} least {least:.2f} found %.3f right %.3f" % scores(kept, kind, least, drawn)
        if judged and judged[2][kind]:
            line += f"   judge {judged[2][kind]:5} found %.3f right %.3f" % scores(judged_kept, kind, least, judged[2])
        print(line)
    if args.out:
        write_table(args.out, names, table, drawn, sheets)


def write_table(path, names, table, drawn, sheets):
    lines = [f"  {kind}: {{ least: {least:.3f}, weights: [{', '.join(f'{v:.3f}' for v in w)}] }}," for kind, (least, w) in sorted(table.items())]
    open(path, "w").write(HEADER % (len(sheets), min(sheets), max(sheets), sum(drawn.values()), ", ".join(names)) + "\n".join(lines) + "\n}; // biome-ignore format: a table\n")


if __name__ == "__main__":
    main()
