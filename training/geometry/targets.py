"""Draws the channels that the network is to answer from the geometry of crops: exact at the middle of every cell, on any device."""
import torch

from geometry.channels import COARSE_STRIDE, FAR, FINE_STRIDE, NEAR, ROOM_REACH, Channels

# Spread of a peak in heat maps, cells, and how far about it anything is drawn.
SPREAD, WINDOW = 1.0, 3
# Cells about a peak that know where it is and what belongs to it.
KNOWING = 1
# Segments looked at in one go: bounds the memory.
AT_ONCE = 8

Targets = dict[str, torch.Tensor]


def draw_targets(crops: dict[str, torch.Tensor], side: tuple[int, int], channels: Channels) -> Targets:
    """`crops` as `Crop` with a batch before it, parts padded with NaN; `side` is height and width in pixels.

    -> the channels of `Channels` by name and, with `_known` behind a name, where they count (1) and where not (0).
    """
    fine, coarse = (tuple(s // stride for s in side) for stride in (FINE_STRIDE, COARSE_STRIDE))
    out: Targets = {"classes": crops["classes"].long()}
    draw_walls(out, trim(crops["walls"]), fine, channels)
    junctions = trim(crops["junctions"])
    out["junctions"] = heat(junctions, 2, len(channels.junctions), fine, FINE_STRIDE)
    out["junction_at"], out["junction_at_known"] = about(junctions, lambda _, away: away * NEAR, fine, FINE_STRIDE)
    out["rooms"] = room_distance(trim(crops["edges"]), fine)
    openings = trim(crops["openings"])
    jambs = torch.cat([openings[..., 0:2], openings[..., 2:4]], 1)
    out["jamb_points"] = heat(torch.cat([jambs, jambs[..., :1] * 0], 2), 2, 1, fine, FINE_STRIDE)
    out["jamb_point_at"], out["jamb_point_at_known"] = about(jambs, lambda _, away: away * NEAR, fine, FINE_STRIDE)
    draw_openings(out, openings, coarse, channels)
    draw_instances(out, trim(crops["instances"]), coarse, channels)
    return out


def trim(rows: torch.Tensor) -> torch.Tensor:
    """Without the padding that is padding in every crop; at least one row."""
    most = int((~torch.isnan(rows[..., 0])).sum(1).max())
    return rows[:, : max(1, most)]


def cells(size: tuple[int, int], stride: int, like: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """x and y of the middles of cells, 1×1×W and 1×H×1."""
    h, w = size
    x = (torch.arange(w, device=like.device, dtype=torch.float32) + 0.5) * stride
    y = (torch.arange(h, device=like.device, dtype=torch.float32) + 0.5) * stride
    return x.view(1, 1, w), y.view(1, h, 1)


def draw_walls(out: Targets, walls: torch.Tensor, size: tuple[int, int], channels: Channels) -> None:
    """The nearest wall, in its own half thicknesses, says what a cell in its body knows."""
    x, y = cells(size, FINE_STRIDE, walls)
    shape = (len(walls), *size)
    best = torch.full(shape, 1e9, device=walls.device)
    line, half, turn = torch.zeros((2, *shape), device=walls.device), torch.zeros(shape, device=walls.device), torch.zeros((2, *shape), device=walls.device)
    for i in range(walls.shape[1]):
        ax, ay, bx, by, thick = (v.view(-1, 1, 1) for v in walls[:, i].unbind(1))
        length = torch.hypot(bx - ax, by - ay).clamp(min=1e-3)
        ux, uy = (bx - ax) / length, (by - ay) / length
        t = torch.minimum(((x - ax) * ux + (y - ay) * uy).clamp(min=0), length)
        dx, dy = ax + ux * t - x, ay + uy * t - y
        share = torch.hypot(dx, dy) / thick
        nearer = share < best  # never where NaN
        best = torch.where(nearer, share, best)
        line[0], line[1] = torch.where(nearer, dx, line[0]), torch.where(nearer, dy, line[1])
        half = torch.where(nearer, thick, half)
        turn[0], turn[1] = torch.where(nearer, ux * ux - uy * uy, turn[0]), torch.where(nearer, 2 * ux * uy, turn[1])
    body = (best <= 1).float().unsqueeze(1)
    # Columns and neighbours' walls are drawn alike, but have no centre line in the truth.
    elsewhere = (out["classes"] == channels.classes.index("wall")).unsqueeze(1) & (body == 0)
    out["wall"], out["wall_known"] = body, (~elsewhere).float()
    out["wall_line"], out["wall_half"], out["wall_turn"] = line.transpose(0, 1) * NEAR, half.unsqueeze(1) * NEAR, turn.transpose(0, 1)


def room_distance(edges: torch.Tensor, size: tuple[int, int]) -> torch.Tensor:
    """Distance to the nearest border of a room, positive in rooms, over ROOM_REACH and cut off there; N×1×H×W."""
    x, y = (v.unsqueeze(1) for v in cells(size, FINE_STRIDE, edges))
    nearest = torch.full((len(edges), *size), (2 * ROOM_REACH) ** 2, device=edges.device)
    inside = torch.zeros((len(edges), *size), dtype=torch.bool, device=edges.device)
    for part in edges.split(AT_ONCE, 1):
        ax, ay, bx, by = (v[..., None, None] for v in part.unbind(2))
        ex, ey = bx - ax, by - ay
        t = (((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey).clamp(min=1e-6)).clamp(0, 1)
        away = (x - ax - ex * t) ** 2 + (y - ay - ey * t) ** 2
        nearest = torch.minimum(nearest, away.nan_to_num(nan=1e9).amin(1))
        right = ((ay > y) != (by > y)) & (x < ax + (y - ay) * ex / torch.where(ey.abs() < 1e-6, 1e-6, ey))
        inside ^= right.sum(1) % 2 == 1
    away = nearest.sqrt().clamp(max=ROOM_REACH) / ROOM_REACH
    return torch.where(inside, away, -away).unsqueeze(1)


def draw_openings(out: Targets, openings: torch.Tensor, size: tuple[int, int], channels: Channels) -> None:
    middles = torch.cat([(openings[..., 0:2] + openings[..., 2:4]) / 2, openings[..., 4:]], 2)
    double = channels.openings.index("double")
    swings, one_hinge = openings[..., 5], (openings[..., 5] == 1) & (openings[..., 4] != double)

    def tell(i: torch.Tensor, away: torch.Tensor) -> torch.Tensor:
        half = pick(openings[..., 2:4] - openings[..., 0:2], i) / 2
        kinds = pick(torch.stack([swings, openings[..., 6], openings[..., 7], one_hinge.float()], 2), i)
        return torch.cat([(away - half) * FAR, (away + half) * FAR, kinds], 1)

    out["openings"] = heat(middles, 2, len(channels.openings), size, COARSE_STRIDE)
    told, known = about(middles, tell, size, COARSE_STRIDE)
    out["jambs"], out["jambs_known"] = told[:, :4], known
    out["leaf"] = told[:, 4:7]
    swinging = known * told[:, 4:5]
    out["leaf_known"] = torch.cat([known, known * told[:, 7:8], swinging], 1)


def draw_instances(out: Targets, instances: torch.Tensor, size: tuple[int, int], channels: Channels) -> None:
    def tell(i: torch.Tensor, away: torch.Tensor) -> torch.Tensor:
        sizes = (pick(instances[..., 3:5], i) * FAR).clamp(min=1e-2).log()
        return torch.cat([away * NEAR, sizes, pick(instances[..., 5:7], i)], 1)

    out["instances"] = heat(instances, 2, len(channels.instances), size, COARSE_STRIDE)
    told, known = about(instances, tell, size, COARSE_STRIDE)
    out["instance_at"], out["instance_size"], out["instance_facing"] = told[:, :2], told[:, 2:4], told[:, 4:6]
    for name in ("instance_at", "instance_size", "instance_facing"):
        out[f"{name}_known"] = known


def window(points: torch.Tensor, reach: int, size: tuple[int, int], stride: int):
    """Cells about every point -> (N×P×K flat cell, N×P×K×2 from the cell's middle to the point, N×P×K whether there is such a cell)."""
    h, w = size
    steps = torch.arange(-reach, reach + 1, device=points.device)
    oy, ox = torch.meshgrid(steps, steps, indexing="ij")
    there = ~torch.isnan(points[..., 0])
    at = points[..., :2].nan_to_num(nan=-1e6)
    cx = (at[..., 0:1] / stride).floor().long() + ox.reshape(-1)
    cy = (at[..., 1:2] / stride).floor().long() + oy.reshape(-1)
    away = torch.stack([at[..., 0:1] - (cx + 0.5) * stride, at[..., 1:2] - (cy + 0.5) * stride], 3)
    valid = there.unsqueeze(2) & (cx >= 0) & (cy >= 0) & (cx < w) & (cy < h)
    return (cy * w + cx).clamp(0, h * w - 1), away, valid


def heat(points: torch.Tensor, kind: int, kinds: int, size: tuple[int, int], stride: int) -> torch.Tensor:
    """N×kinds×H×W: 1 in the cell of every point, falling off round it; column `kind` of the points names the channel."""
    flat, away, valid = window(points, WINDOW, size, stride)
    value = torch.exp(-(away / stride).square().sum(3) / (2 * SPREAD**2))
    value[..., (2 * WINDOW + 1) ** 2 // 2] = 1
    channel = points[..., kind : kind + 1].nan_to_num().long()
    out = torch.zeros((len(points), kinds * size[0] * size[1]), device=points.device)
    out.scatter_reduce_(1, (channel * size[0] * size[1] + flat).flatten(1), (value * valid).flatten(1), "amax")
    return out.view(-1, kinds, *size)


def about(points: torch.Tensor, tell, size: tuple[int, int], stride: int) -> tuple[torch.Tensor, torch.Tensor]:
    """What the nearest point tells the cells round it: `tell(index N×H×W, vector to it N×2×H×W)` -> values N×C×H×W; and where."""
    flat, away, valid = window(points, KNOWING, size, stride)
    far = torch.where(valid, away.square().sum(3), torch.full_like(away[..., 0], 1e9))
    nearest = torch.full((len(points), size[0] * size[1]), 1e8, device=points.device)
    nearest.scatter_reduce_(1, flat.flatten(1), far.flatten(1), "amin")
    wins = valid & (far <= nearest.gather(1, flat.flatten(1)).view_as(far))
    index = torch.zeros_like(nearest, dtype=torch.long)
    number = torch.arange(points.shape[1], device=points.device).view(1, -1, 1).expand_as(flat)
    index.scatter_reduce_(1, flat.flatten(1), (number * wins).flatten(1), "amax")
    known = (nearest < 1e8).float().view(-1, 1, *size)
    index = index.view(-1, *size)
    x, y = cells(size, stride, points)
    at = pick(points[..., :2], index)
    told = tell(index, torch.stack([at[:, 0] - x, at[:, 1] - y], 1))
    return torch.where(known > 0, told, torch.zeros_like(told)), known


def pick(rows: torch.Tensor, index: torch.Tensor) -> torch.Tensor:
    """Row number `index` (N×H×W) of every cell as channels, N×C×H×W."""
    n, h, w = index.shape
    return rows.gather(1, index.reshape(n, -1, 1).expand(-1, -1, rows.shape[2])).transpose(1, 2).reshape(n, -1, h, w)
