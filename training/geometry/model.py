"""The network: a U-Net of seven levels that answers at a half and a quarter of the size of its input; 4.7 million parameters.

It has no normalisations, so that steps of few crops, as a CPU takes them, suffice.
"""
import torch
import torch.nn as nn
import torch.nn.functional as F

from geometry.channels import HEAT_MAPS

# Channels at the whole size, a half, a quarter ... a thirty-second.
WIDTHS = (16, 32, 64, 96, 128, 160)
# Residuals behind each level: nearly free where the drawing is small, and they see far.
RESIDUALS = (0, 0, 0, 1, 2, 2)
# Channels from which the two heads answer.
FINE_WIDTH, COARSE_WIDTH = 48, 96
# Sides of the input are multiples of this.
MULTIPLE = 64
# Chance that a cell is a peak before anything is learnt: heat maps are nearly empty, and start so.
RARE_LOGIT = -4.0


def convolve(inputs: int, outputs: int, kernel: int = 3) -> nn.Sequential:
    return nn.Sequential(nn.Conv2d(inputs, outputs, kernel, padding=kernel // 2), nn.ReLU(inplace=True))


def block(inputs: int, outputs: int) -> nn.Sequential:
    """Two plain 3×3 convolutions: on a CPU faster than depthwise-separable ones of the same width."""
    return nn.Sequential(convolve(inputs, outputs), convolve(outputs, outputs))


def silent(conv: nn.Conv2d) -> nn.Conv2d:
    """Adds nothing at first, so that what was learnt before stays as it was."""
    nn.init.zeros_(conv.weight)
    if conv.bias is not None:
        nn.init.zeros_(conv.bias)
    return conv


class Residual(nn.Module):
    """Two plain 3×3 convolutions beside what they change."""

    def __init__(self, width: int):
        super().__init__()
        self.first = convolve(width, width)
        self.second = silent(nn.Conv2d(width, width, 3, padding=1))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.relu(x + self.second(self.first(x)))


class Around(nn.Module):
    """Adds what the surroundings say, at half the size: without them a large empty room looks like outside."""

    def __init__(self, width: int):
        super().__init__()
        self.see = nn.Sequential(convolve(width, width), Residual(width), Residual(width))
        self.tell = silent(nn.Conv2d(width, width, 1))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.relu(x + twice(self.tell(self.see(F.max_pool2d(x, 2)))))


class GeometryNet(nn.Module):
    """Ink and lettering N×2×H×W in 0..1 (H and W multiples of MULTIPLE) -> `fine` N×F×H/2×W/2 and `coarse` N×C×H/4×W/4 (see `Channels`)."""

    def __init__(self, fine: dict[str, int], coarse: dict[str, int], widths: tuple[int, ...] = WIDTHS):
        super().__init__()
        self.widths = tuple(widths)
        self.stem = convolve(1, widths[0], 5)
        self.lettering = silent(nn.Conv2d(4, widths[0], 3, padding=1, bias=False))
        self.down = nn.ModuleList([block(widths[max(0, i - 1)], w) for i, w in enumerate(widths)])
        self.deep = nn.ModuleList([nn.Sequential(*[Residual(w) for _ in range(n)]) for w, n in zip(widths, RESIDUALS)])
        self.around = Around(widths[-1])
        self.up = nn.ModuleList([block(widths[i] + widths[i - 1], widths[i - 1]) for i in range(len(widths) - 1, 1, -1)])
        self.fine = head(widths[1], FINE_WIDTH, fine)
        self.coarse = head(widths[2], COARSE_WIDTH, coarse)

    def ink(self) -> list[nn.Module]:
        """What looks at single strokes at the whole size: the dearest part to train, and the same for all drawings."""
        return [self.stem, self.down[0]]

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        lettering = self.lettering(F.pixel_unshuffle(x[:, 1:], 2))
        x = self.down[0](self.stem(x[:, :1]))
        x = F.max_pool2d(x, 2) + lettering
        levels = []
        for stage, deep in list(zip(self.down, self.deep))[1:]:
            x = deep(stage(F.max_pool2d(x, 2) if levels else x))
            levels.append(x)
        x = self.around(x)
        answers = []
        for stage, skip in zip(self.up, reversed(levels[:-1])):
            x = stage(torch.cat([twice(x), skip], 1))
            answers.append(x)
        return self.fine(answers[-1]), self.coarse(answers[-2])


def twice(x: torch.Tensor) -> torch.Tensor:
    return F.interpolate(x, scale_factor=2.0, mode="nearest")


def head(width: int, hidden: int, layout: dict[str, int]) -> nn.Sequential:
    last = nn.Conv2d(hidden, sum(layout.values()), 1)
    first = 0
    for name, channels in layout.items():
        if name in HEAT_MAPS:
            nn.init.constant_(last.bias[first : first + channels].detach(), RARE_LOGIT)
        first += channels
    return nn.Sequential(convolve(width, hidden), last)
