"""How far the network is from the truth, head by head."""
import torch
import torch.nn.functional as F

from geometry.channels import HEAT_MAPS, Channels, split
from geometry.targets import Targets

# How much each part counts. Vectors and lengths are about 1 in their own units (`NEAR`, `FAR`), heat maps are counted by peak.
WEIGHTS = {
    "classes": 1.0, "wall": 1.0, "wall_line": 2.0, "wall_half": 1.0, "wall_turn": 0.1, "junctions": 0.3, "junction_at": 1.0, "jamb_points": 0.3,
    "jamb_point_at": 1.0, "rooms": 3.0,
    "openings": 0.4, "jambs": 3.0, "leaf": 0.5, "instances": 0.3, "instance_at": 0.5, "instance_size": 0.5, "instance_facing": 0.5,
}  # fmt: skip


def class_weights(names: list[str]) -> torch.Tensor:
    """Rare classes count more: walls, openings and symbols cover little of a sheet."""
    usual = ("wall", "text", "dimension", "furniture")
    return torch.tensor([0.4 if name in ("outside", "room") else 1.0 if name in usual else 2.0 for name in names])


def losses(fine: torch.Tensor, coarse: torch.Tensor, truth: Targets, channels: Channels) -> dict[str, torch.Tensor]:
    """Each part by its name, not yet weighed."""
    answer = {**split(fine.float(), channels.fine()), **split(coarse.float(), channels.coarse())}
    out = {"classes": F.cross_entropy(answer["classes"], truth["classes"], class_weights(channels.classes).to(fine.device))}
    wall = F.binary_cross_entropy_with_logits(answer["wall"], truth["wall"], reduction="none")
    out["wall"] = mean(wall, truth["wall_known"])
    for name in ("wall_line", "wall_half", "wall_turn"):
        out[name] = mean((answer[name] - truth[name]).abs(), truth["wall"])
    for name in HEAT_MAPS:
        out[name] = peaks(answer[name], truth[name])
    for name in ("junction_at", "jamb_point_at", "jambs", "instance_at", "instance_size", "instance_facing"):
        out[name] = mean((answer[name] - truth[name]).abs(), truth[f"{name}_known"])
    out["rooms"] = (answer["rooms"] - truth["rooms"]).abs().mean()
    out["leaf"] = mean(F.binary_cross_entropy_with_logits(answer["leaf"], truth["leaf"], reduction="none"), truth["leaf_known"])
    return out


def mean(values: torch.Tensor, known: torch.Tensor) -> torch.Tensor:
    known = known.expand_as(values)
    return (values * known).sum() / known.sum().clamp(min=1)


def peaks(logits: torch.Tensor, truth: torch.Tensor) -> torch.Tensor:
    """Focal loss of CenterNet (Zhou et al. 2019, "Objects as Points"), by the number of peaks."""
    chance = torch.sigmoid(logits).clamp(1e-4, 1 - 1e-4)
    peak = (truth == 1).float()
    hit = (1 - chance) ** 2 * chance.log() * peak
    miss = chance**2 * (1 - chance).log() * (1 - truth) ** 4 * (1 - peak)
    return -(hit + miss).sum() / peak.sum().clamp(min=1)
