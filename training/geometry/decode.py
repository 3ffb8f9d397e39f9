"""What the network's answer for one sheet says, in pixels of its input: the simplest way from heads to lists."""
import torch
import torch.nn.functional as F

from geometry.channels import COARSE_STRIDE, FAR, FINE_STRIDE, NEAR, Channels, split

# How sure a peak must be.
SURE = 0.3
# A cell lies on a centre line when the line is no further than this, pixels: half the diagonal of a cell.
ON_LINE = 1.42
# A jamb is looked for within this share of the opening's length of where its middle says it is, and at least so many pixels.
NEAR_JAMB, NEAREST_JAMB_PX = 0.12, 4.0


def decode(fine: torch.Tensor, coarse: torch.Tensor, channels: Channels) -> dict[str, torch.Tensor]:
    """`fine` 1×F×H/2×W/2 and `coarse` 1×C×H/4×W/4 ->

    classes H/2×W/2; lines: x, y, half thickness, direction in radians; junctions: x, y, kind, sureness; openings: x, y of both jambs, kind,
    sureness, chances that it swings, has its hinge at the second jamb, opens to the right; border: x, y of points on the border of rooms;
    instances: x, y, kind, sureness, width, depth, facing in radians and how surely.
    """
    f = {name: part[0].float() for name, part in split(fine, channels.fine()).items()}
    c = {name: part[0].float() for name, part in split(coarse, channels.coarse()).items()}
    return {
        "classes": f["classes"].argmax(0), "lines": lines(f), "junctions": junctions(f), "openings": openings(c, jamb_points(f)), "border": border(f["rooms"]),
        "instances": instances(c),
    }  # fmt: skip


def middles(values: torch.Tensor, stride: int) -> tuple[torch.Tensor, torch.Tensor]:
    h, w = values.shape[-2:]
    y, x = torch.meshgrid(torch.arange(h, device=values.device), torch.arange(w, device=values.device), indexing="ij")
    return (x + 0.5) * stride, (y + 0.5) * stride


def lines(f: dict[str, torch.Tensor]) -> torch.Tensor:
    dx, dy = f["wall_line"] / NEAR
    on = (f["wall"][0] > 0) & (torch.hypot(dx, dy) < ON_LINE)
    x, y = middles(dx, FINE_STRIDE)
    turn = torch.atan2(f["wall_turn"][1], f["wall_turn"][0]) / 2
    return torch.stack([x + dx, y + dy, f["wall_half"][0] / NEAR, turn], 2)[on]


def peaks(chance: torch.Tensor) -> torch.Tensor:
    """Where each map C×H×W is sure and nowhere about it more so."""
    return (chance > SURE) & (chance == F.max_pool2d(chance, 3, 1, 1))


def best_kind(logits: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Of maps of which one holds at a place: the sureness, the kind, and where the peaks are, H×W each."""
    chance, kind = torch.sigmoid(logits).max(0)
    return chance, kind, peaks(chance[None])[0]


def junctions(f: dict[str, torch.Tensor]) -> torch.Tensor:
    chance, kind, peak = best_kind(f["junctions"])
    x, y = middles(chance, FINE_STRIDE)
    dx, dy = f["junction_at"] / NEAR
    return torch.stack([x + dx, y + dy, kind, chance], 2)[peak]


def jamb_points(f: dict[str, torch.Tensor]) -> torch.Tensor:
    """x, y of every jamb, whatever opening it is of."""
    chance = torch.sigmoid(f["jamb_points"])
    x, y = middles(chance, FINE_STRIDE)
    dx, dy = f["jamb_point_at"] / NEAR
    return torch.stack([x + dx, y + dy], 2)[peaks(chance)[0]]


def openings(c: dict[str, torch.Tensor], points: torch.Tensor) -> torch.Tensor:
    """Openings by their middles, each jamb at the point that is seen near where the middle says it is."""
    chance, kind, peak = best_kind(c["openings"])
    x, y = middles(chance, COARSE_STRIDE)
    ax, ay, bx, by = c["jambs"] / FAR
    said = torch.stack([x + ax, y + ay, x + bx, y + by, kind, chance, *torch.sigmoid(c["leaf"])], 2)[peak]
    if len(points) == 0:
        return said
    reach = (NEAR_JAMB * torch.hypot(said[:, 2] - said[:, 0], said[:, 3] - said[:, 1])).clamp(min=NEAREST_JAMB_PX)
    for x, y in ((0, 1), (2, 3)):
        away, nearest = torch.cdist(said[:, x : y + 1], points).min(1)
        said[:, x : y + 1] = torch.where((away < reach)[:, None], points[nearest], said[:, x : y + 1])
    return said


def instances(c: dict[str, torch.Tensor]) -> torch.Tensor:
    chance = torch.sigmoid(c["instances"])
    kind, row, column = peaks(chance).nonzero(as_tuple=True)
    dx, dy = (c["instance_at"] / NEAR)[:, row, column]
    width, depth = (c["instance_size"].exp() / FAR)[:, row, column]
    cosine, sine = c["instance_facing"][:, row, column]
    x, y = (column + 0.5) * COARSE_STRIDE + dx, (row + 0.5) * COARSE_STRIDE + dy
    return torch.stack([x, y, kind, chance[kind, row, column], width, depth, torch.atan2(sine, cosine), torch.hypot(cosine, sine)], 1)


def border(rooms: torch.Tensor) -> torch.Tensor:
    """Where the signed distance changes its sign between neighbouring cells."""
    away = rooms[0]
    x, y = middles(away, FINE_STRIDE)
    points = []
    for axis in (1, 0):
        last = away.shape[axis] - 1
        a, b = away.narrow(axis, 0, last), away.narrow(axis, 1, last)
        crosses = (a > 0) != (b > 0)
        here = [v.narrow(axis, 0, last)[crosses] for v in (x, y)]
        here[1 - axis] = here[1 - axis] + (a / (a - b))[crosses] * FINE_STRIDE
        points.append(torch.stack(here, 1))
    return torch.cat(points)
