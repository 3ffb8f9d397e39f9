"""The segmentation network: a six-level U-Net on grey input, 1.8 million parameters."""
import torch
import torch.nn as nn
import torch.nn.functional as F


# On processors as fast as 12, 24, 40, 64, 96, 128 (runs up to 9), once quantised.
WIDTHS = (16, 32, 64, 96, 128, 160)


def block(inputs: int, outputs: int) -> nn.Sequential:
    """Two plain 3×3 convolutions: on a CPU faster than depthwise-separable ones of the same width."""
    layers: list[nn.Module] = []
    for i, o in ((inputs, outputs), (outputs, outputs)):
        layers += [nn.Conv2d(i, o, 3, padding=1, bias=False), nn.BatchNorm2d(o), nn.ReLU(inplace=True)]
    return nn.Sequential(*layers)


class PlanNet(nn.Module):
    """Grey N×1×H×W in 0..1 (0 paper, 1 ink; H and W multiples of 32) -> class logits N×C×H×W."""

    def __init__(self, classes: int, widths: tuple[int, ...] = WIDTHS):
        super().__init__()
        self.stem = nn.Sequential(nn.Conv2d(1, widths[0], 5, padding=2, bias=False), nn.BatchNorm2d(widths[0]), nn.ReLU(inplace=True))
        self.down = nn.ModuleList([block(widths[max(0, i - 1)], w) for i, w in enumerate(widths)])
        self.up = nn.ModuleList([block(widths[i] + widths[i - 1], widths[i - 1]) for i in range(len(widths) - 1, 0, -1)])
        self.head = nn.Conv2d(widths[0], classes, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.stem(x)
        skips = []
        for i, stage in enumerate(self.down):
            if i:
                x = F.max_pool2d(x, 2)
            x = stage(x)
            skips.append(x)
        for stage, skip in zip(self.up, reversed(skips[:-1])):
            x = stage(torch.cat([F.interpolate(x, scale_factor=2.0, mode="nearest"), skip], 1))
        return self.head(x)
