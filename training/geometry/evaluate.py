"""Scores a network on whole sheets that it has not seen.

    cd training && python3 -m geometry.evaluate --net OUT/weights.pt --data SHEETS [--device cuda] [--sheets 200]
"""
import argparse
import glob
import json

import torch

from geometry.channels import Channels
from geometry.checkpoint import read_network
from geometry.decode import decode
from geometry.view import Views

# Pixels within which a thing is found, at a long side of 1,280; middles of instances may be further off.
LINE_PX, JUNCTION_PX, JAMB_PX, BORDER_PX, INSTANCE_PX = 2.0, 3.0, 3.0, 2.0, 8.0
# Distance between points on lines of the truth that are looked for, pixels.
EVERY_PX = 2.0


class Count:
    """Found among those said and among those there; each may be counted by its own points."""

    def __init__(self):
        self.right, self.said, self.found, self.there = 0, 0, 0, 0

    def add(self, right: int, said: int, found: int, there: int) -> None:
        self.right, self.said, self.found, self.there = self.right + right, self.said + said, self.found + found, self.there + there

    def figures(self) -> dict[str, float]:
        precision, recall = self.right / max(1, self.said), self.found / max(1, self.there)
        return {"F1": round(2 * precision * recall / max(1e-9, precision + recall), 3), "P": round(precision, 3), "R": round(recall, 3), "n": self.there}


def along(segments: torch.Tensor, size: tuple[int, int]) -> torch.Tensor:
    """Points every EVERY_PX on segments (x, y, x, y), as far as they lie in the view of that width and height."""
    points = []
    for ax, ay, bx, by in segments[:, :4].tolist():
        n = max(2, int(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 / EVERY_PX))
        t = (torch.arange(n, device=segments.device) + 0.5) / n
        points.append(torch.stack([ax + (bx - ax) * t, ay + (by - ay) * t], 1))
    all_points = torch.cat(points) if points else segments.new_zeros((0, 2))
    return all_points[((all_points >= 0) & (all_points < all_points.new_tensor(size))).all(1)]


def near(points: torch.Tensor, others: torch.Tensor, reach: float) -> int:
    """How many points have one of the others within reach."""
    if not len(points) or not len(others):
        return 0
    return sum(int((torch.cdist(part, others).amin(1) <= reach).sum()) for part in points.split(4096))


def to_segments(points: torch.Tensor, segments: torch.Tensor, reach: float) -> int:
    """How many points lie within reach of a segment."""
    if not len(points) or not len(segments):
        return 0
    a, e = segments[None, :, :2], segments[None, :, 2:4] - segments[None, :, :2]
    right = 0
    for part in points.split(4096):
        t = (((part[:, None] - a) * e).sum(2) / (e * e).sum(2).clamp(min=1e-6)).clamp(0, 1)
        right += int((((part[:, None] - a - e * t[..., None]).norm(dim=2)).amin(1) <= reach).sum())
    return right


def pair(cost: torch.Tensor, reach: float) -> list[tuple[int, int]]:
    """Pairs of rows and columns, the nearest first, each at most once."""
    pairs, rows, columns = [], set(), set()
    for value, i, j in sorted((v, i, j) for i, line in enumerate(cost.tolist()) for j, v in enumerate(line) if v <= reach):
        if i not in rows and j not in columns:
            pairs.append((i, j))
            rows.add(i)
            columns.add(j)
    return pairs


class Scores:
    def __init__(self, channels: Channels):
        self.channels = channels
        n = len(channels.classes)
        self.confusion = torch.zeros((n, n), dtype=torch.long)
        self.counts: dict[str, Count] = {}
        self.shares: dict[str, list[float]] = {}

    def count(self, name: str, right: int, said: int, found: int, there: int) -> None:
        self.counts.setdefault(name, Count()).add(right, said, found, there)

    def add(self, said: dict[str, torch.Tensor], classes: torch.Tensor, truth: dict[str, torch.Tensor]) -> None:
        n = len(self.channels.classes)
        self.confusion += torch.bincount((classes.long() * n + said["classes"]).flatten(), minlength=n * n).view(n, n).cpu()
        size = (classes.shape[1] * 2, classes.shape[0] * 2)
        line = said["lines"][:, :2]
        samples = along(truth["walls"], size)
        self.count("centre lines", to_segments(line, truth["walls"], LINE_PX), len(line), near(samples, line, LINE_PX), len(samples))
        samples = along(truth["edges"], size)
        self.count("room borders", to_segments(said["border"], truth["edges"], BORDER_PX), len(said["border"]), near(samples, said["border"], BORDER_PX), len(samples))
        pairs = pair(torch.cdist(said["junctions"][:, :2], truth["junctions"][:, :2]), JUNCTION_PX)
        self.count("junctions", len(pairs), len(said["junctions"]), len(pairs), len(truth["junctions"]))
        self.share("junction kinds", [said["junctions"][i, 2] == truth["junctions"][j, 2] for i, j in pairs])
        self.openings(said["openings"], truth["openings"])
        self.instances(said["instances"], truth["instances"])

    def openings(self, said: torch.Tensor, there: torch.Tensor) -> None:
        names = self.channels.openings
        for name, kinds in (("doors", [n for n in names if n not in ("window", "gap")]), ("windows", ["window"]), ("gaps", ["gap"])):
            numbers = torch.tensor([names.index(n) for n in kinds], device=said.device)
            some, right = said[torch.isin(said[:, 4].long(), numbers)], there[torch.isin(there[:, 4].long(), numbers)]
            off = torch.maximum(torch.cdist(some[:, :2], right[:, :2]), torch.cdist(some[:, 2:4], right[:, 2:4]))
            off = torch.minimum(off, torch.maximum(torch.cdist(some[:, :2], right[:, 2:4]), torch.cdist(some[:, 2:4], right[:, :2])))
            pairs = pair(off, JAMB_PX)
            self.count(name, len(pairs), len(some), len(pairs), len(right))
            if name != "doors":
                continue
            self.share("kinds of doors", [some[i, 4] == right[j, 4] for i, j in pairs])
            self.share("doors swing", [(some[i, 6] > 0.5) == (right[j, 5] > 0.5) for i, j in pairs])
            one = [(i, j) for i, j in pairs if right[j, 5] == 1 and names[int(right[j, 4])] != "double"]
            self.share("hinges", [(some[i, 7] > 0.5) == (right[j, 6] > 0.5) for i, j in one])
            self.share("sides of leaves", [(some[i, 8] > 0.5) == (right[j, 7] > 0.5) for i, j in one])

    def instances(self, said: torch.Tensor, there: torch.Tensor) -> None:
        for kind, name in enumerate(self.channels.instances):
            some, right = said[said[:, 2] == kind], there[there[:, 2] == kind]
            pairs = pair(torch.cdist(some[:, :2], right[:, :2]), INSTANCE_PX)
            for label in ("instances", f"instances: {name}"):
                self.count(label, len(pairs), len(some), len(pairs), len(right))
            self.share("instances' sizes within a tenth", [bool(((some[i, 4:6] / right[j, 3:5] - 1).abs() < 0.1).all()) for i, j in pairs])
            facing = [(some[i, 6] - torch.atan2(right[j, 6], right[j, 5])) for i, j in pairs if name in ("toilet", "basin", "bed", "sofa", "chair")]
            self.share("facing within 15 degrees (toilets, basins, beds, sofas, chairs)", [bool(torch.cos(turn) > 0.966) for turn in facing])

    def share(self, name: str, right: list) -> None:
        self.shares.setdefault(name, []).extend(float(r) for r in right)

    def figures(self) -> dict:
        right = self.confusion.diag()
        there = self.confusion.sum(1)
        iou = right / (there + self.confusion.sum(0) - right).clamp(min=1)
        named = {name: round(float(v), 3) for name, v, n in zip(self.channels.classes, iou, there) if n}
        return {
            "mean IoU": round(sum(named.values()) / max(1, len(named)), 3), "pixels right": round(float(right.sum() / there.sum()), 3),
            **{name: count.figures() for name, count in self.counts.items() if count.there},
            **{name: round(sum(values) / len(values), 3) for name, values in self.shares.items() if values}, "IoU": named,
        }  # fmt: skip


@torch.no_grad()
def evaluate(net: torch.nn.Module, channels: Channels, files: list[str], device: str, workers: int = 0) -> dict:
    scores = Scores(channels)
    for shown, classes, truth in torch.utils.data.DataLoader(Views(files, channels), batch_size=None, num_workers=workers):
        # In whole precision: bfloat16 rounds a vector of 100 pixels to half a pixel.
        fine, coarse = net(shown.to(device).contiguous(memory_format=torch.channels_last))
        scores.add(decode(fine, coarse, channels), classes.to(device), {name: rows.to(device) for name, rows in truth.items()})
    return scores.figures()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--net", required=True)
    parser.add_argument("--data", required=True)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--sheets", type=int, default=200)
    options = parser.parse_args()
    network, names = read_network(options.net, options.device)
    whole = sorted(f.removesuffix(".classes.png") for f in glob.glob(f"{options.data}/*.classes.png"))[: options.sheets]
    figures = evaluate(network, names, whole, options.device, options.workers)
    for name, value in figures.items():
        print(name, json.dumps(value))
