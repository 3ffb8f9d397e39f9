"""The network with geometry: a U-Net of six levels on pixels folded two by two, 8.4 million parameters, about 79 billion products for 1,280 × 960."""
import torch
import torch.nn as nn
import torch.nn.functional as F

from geometry.channels import HEAT_MAPS

# Channels at a half, a quarter ... a sixty-fourth of the size of the input.
WIDTHS = (48, 96, 160, 224, 256, 192)
# From this level on two blocks: nearly free there, and they see the whole drawing, without which a large empty room looks like outside.
DEEP = 4
# Sides of the input are multiples of this.
MULTIPLE = 64
# Chance that a cell is a peak before anything is learnt: heat maps are nearly empty, and start so.
RARE_LOGIT = -4.0


def convolve(inputs: int, outputs: int, stride: int = 1, kernel: int = 3) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True)
    )


class Residual(nn.Module):
    """Two plain 3×3 convolutions beside what they change."""

    def __init__(self, width: int):
        super().__init__()
        self.first = convolve(width, width)
        self.second = nn.Sequential(nn.Conv2d(width, width, 3, padding=1, bias=False), nn.BatchNorm2d(width))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.relu(x + self.second(self.first(x)))


class GeometryNet(nn.Module):
    """Ink and lettering N×2×H×W in 0..1 (H and W multiples of MULTIPLE) -> `fine` N×F×H/2×W/2 and `coarse` N×C×H/4×W/4 (see `Channels`)."""

    def __init__(self, fine: dict[str, int], coarse: dict[str, int], widths: tuple[int, ...] = WIDTHS):
        super().__init__()
        self.widths = tuple(widths)
        self.stem = convolve(8, widths[0])
        self.down = nn.ModuleList([convolve(widths[0], widths[0])])
        self.shrink = nn.ModuleList()
        for before, width in zip(widths, widths[1:]):
            self.shrink.append(convolve(before, width, stride=2))
            self.down.append(nn.Sequential(Residual(width), Residual(width)) if len(self.down) >= DEEP else Residual(width))
        self.narrow = nn.ModuleList([convolve(below, width, kernel=1) for width, below in zip(widths, widths[1:])])
        self.up = nn.ModuleList([convolve(width, width) for width in widths[:-1]])
        self.fine = head(widths[0], fine)
        self.coarse = head(widths[1], coarse)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        x = self.stem(F.pixel_unshuffle(x, 2))
        levels = [self.down[0](x)]
        for shrink, stage in zip(self.shrink, list(self.down)[1:]):
            levels.append(stage(shrink(levels[-1])))
        x = levels.pop()
        answers = []
        for narrow, up, skip in reversed(list(zip(self.narrow, self.up, levels))):
            x = up(F.interpolate(narrow(x), scale_factor=2.0, mode="nearest") + skip)
            answers.append(x)
        return self.fine(answers[-1]), self.coarse(answers[-2])


def head(width: int, layout: dict[str, int]) -> nn.Sequential:
    last = nn.Conv2d(width, sum(layout.values()), 1)
    first = 0
    for name, channels in layout.items():
        if name in HEAT_MAPS:
            nn.init.constant_(last.bias[first : first + channels].detach(), RARE_LOGIT)
        first += channels
    return nn.Sequential(convolve(width, width), last)
