"""The channels drawn from the truth, read as if the network had answered them, give the truth back.

    cd training && python3 -m geometry.test_targets SHEETS
"""
import glob
import json
import sys

import numpy as np
import torch
import torch.nn.functional as F

from geometry.channels import HEAT_MAPS, Channels
from geometry.decode import decode
from geometry.evaluate import Scores
from geometry.sheets import MOST, Sheets
from geometry.targets import Targets, draw_targets
from geometry.view import view_sheet

# What a perfect answer reaches at least. Middles in one cell, and openings whose middles are neighbours, cannot be told apart.
LEAST = {"centre lines": 0.995, "room borders": 0.99, "junctions": 0.99, "doors": 0.99, "windows": 0.99, "instances": 0.97}


def as_answer(truth: Targets, channels: Channels) -> tuple[torch.Tensor, torch.Tensor]:
    """Logits that say what the channels say."""
    hot = F.one_hot(truth["classes"], len(channels.classes)).permute(0, 3, 1, 2).float()
    said = {**truth, "classes": hot}
    for name in ("wall", "leaf"):
        said[name] = truth[name] * 20 - 10
    for name in HEAT_MAPS:
        said[name] = torch.logit(truth[name].clamp(1e-6, 1 - 1e-6))
    return tuple(torch.cat([said[name] for name in layout], 1) for layout in (channels.fine(), channels.coarse()))


sheets = Sheets(sys.argv[1], seed=5)
scores = Scores(sheets.channels)
for file in sheets.files[:40]:
    grey, _, classes, parts = view_sheet(sheets.load(file))
    rows = {name: torch.from_numpy(values).float()[None] for name, values in parts.items()}
    rows = {name: F.pad(values, (0, 0, 0, 1), value=float("nan")) for name, values in rows.items()}
    drawn = draw_targets({**rows, "classes": torch.from_numpy(classes.copy())[None]}, grey.shape, sheets.channels)
    scores.add(decode(*as_answer(drawn, sheets.channels), sheets.channels), drawn["classes"][0], {k: v[0, :-1] for k, v in rows.items()})
figures = scores.figures()
for name, value in figures.items():
    print(name, json.dumps(value))
fullest = {name: max(int((~np.isnan(getattr(sheets.pick(512), name)[:, 0])).sum()) for _ in range(200)) for name in MOST}
print("most in a crop", fullest)
low = [name for name, least in LEAST.items() if figures[name]["F1"] < least]
low += [name for name in ("hinges", "sides of leaves", "doors swing") if figures[name] < 1]
low += [name for name, most in fullest.items() if most >= MOST[name]]
sys.exit(f"too low: {low}" if low else 0)
