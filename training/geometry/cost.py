"""What candidates for the network cost: parameters, products and time, by turns so that a busy machine slows all of them alike.

    cd training && python3 -m geometry.cost [--rounds 5] [--threads 2]

Nothing is learnt: only the time of an eight-bit network as the service would run it is told, and its size. Ranges of numbers are those of noise.
"""
import argparse
import os
import tempfile
import time
from statistics import median

import numpy as np
import torch
import torch.nn as nn
from onnxruntime import InferenceSession, SessionOptions
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static

from geometry.channels import Channels
from geometry.model import WIDTHS, GeometryNet

# Names only count here: as many as `synth/` has.
CHANNELS = Channels([""] * 22, [""] * 4, [""] * 6, [""] * 30)
# Long and short side of the input, pixels.
WHOLE, LESS, MORE, TILE = (1280, 960), (1024, 768), (1600, 1216), (704, 576)


class Separable(nn.Module):
    """A 3×3 convolution of each channel alone, then one across them."""

    def __init__(self, plain: nn.Conv2d):
        super().__init__()
        self.each = nn.Conv2d(plain.in_channels, plain.in_channels, 3, plain.stride, 1, groups=plain.in_channels, bias=False)
        self.across = nn.Conv2d(plain.in_channels, plain.out_channels, 1, bias=False)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.across(self.each(x))


def separated(module: nn.Module) -> nn.Module:
    for name, part in module.named_children():
        if isinstance(part, nn.Conv2d) and part.kernel_size == (3, 3):
            setattr(module, name, Separable(part))
        else:
            separated(part)
    return module


class Noise(CalibrationDataReader):
    def __init__(self):
        self.left = 2

    def get_next(self) -> dict[str, np.ndarray] | None:
        self.left -= 1
        return {"seen": np.random.default_rng(self.left).random((1, 2, 256, 256), np.float32)} if self.left >= 0 else None


def in_eight_bits(net: nn.Module, file: str) -> None:
    sizes = {2: "height", 3: "width"}
    torch.onnx.export(
        net.eval(), torch.zeros(1, 2, 256, 256), f"{file}.whole", opset_version=13, input_names=["seen"], output_names=["fine", "coarse"],
        dynamic_axes={"seen": sizes, "fine": sizes, "coarse": sizes}, dynamo=False,
    )  # fmt: skip
    quantize_static(
        f"{file}.whole", file, Noise(), quant_format=QuantFormat.QDQ, per_channel=True, reduce_range=True,
        activation_type=QuantType.QUInt8, weight_type=QuantType.QInt8,
    )  # fmt: skip


def products(net: nn.Module, size: tuple[int, int]) -> float:
    """Billions of multiplications of one pass."""
    counts: list[int] = []
    hooks = [
        m.register_forward_hook(lambda m, _, out: counts.append(out[0].numel() * m.weight[0].numel()))
        for m in net.modules()
        if isinstance(m, nn.Conv2d)
    ]
    with torch.no_grad():
        net.eval()(torch.zeros(1, 2, 192, 192))
    for hook in hooks:
        hook.remove()
    return sum(counts) / 192**2 * size[0] * size[1] / 1e9


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    make = lambda factor=1.0: GeometryNet(CHANNELS.fine(), CHANNELS.coarse(), tuple(16 * round(w * factor / 16) for w in WIDTHS))  # noqa: E731
    candidates = {
        "as it is": (make(), WHOLE, 1), "at 1,024 px": (make(), LESS, 1), "at 1,600 px": (make(), MORE, 1), "in four tiles": (make(), TILE, 4),
        "0.67 times as wide": (make(0.67), WHOLE, 1), "1.33 times as wide": (make(1.33), WHOLE, 1), "1.67 times as wide": (make(1.67), WHOLE, 1),
        "separable": (separated(make()), WHOLE, 1), "separable, twice as wide": (separated(make(2)), WHOLE, 1),
    }  # fmt: skip
    setting = SessionOptions()
    setting.intra_op_num_threads = options.threads
    with tempfile.TemporaryDirectory() as folder:
        ready = {}
        for i, (name, (net, size, times)) in enumerate(candidates.items()):
            file = os.path.join(folder, f"{i}.onnx")
            in_eight_bits(net, file)
            ready[name] = (InferenceSession(file, setting, providers=["CPUExecutionProvider"]), np.zeros((1, 2, size[1], size[0]), np.float32), os.path.getsize(file) / 1e6)
        seconds: dict[str, list[float]] = {name: [] for name in candidates}
        for _ in range(options.rounds):
            for name, (session, seen, _) in ready.items():
                started = time.perf_counter()
                for _ in range(candidates[name][2]):
                    session.run(None, {"seen": seen})
                seconds[name].append(time.perf_counter() - started)
    print("| network | parameters, millions | products, billions | MB | seconds | times |\n|---|---:|---:|---:|---:|---:|")
    first = median(seconds["as it is"])
    for name, (net, size, times) in candidates.items():
        took = median(seconds[name])
        weights = sum(p.numel() for p in net.parameters()) / 1e6
        print(f"| {name} | {weights:.1f} | {times * products(net, size):.0f} | {ready[name][2]:.1f} | {took:.2f} | {took / first:.2f} |")
