"""A network as the service would run it: several times as fast as PyTorch where whole sheets are asked about on a CPU."""
import json

import onnxruntime
import torch

from geometry.channels import Channels


class OnnxNetwork:
    """Called like `GeometryNet`, with one sheet at a time."""

    def __init__(self, file: str, threads: int = 2):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        self.session = onnxruntime.InferenceSession(file, options, providers=["CPUExecutionProvider"])

    def __call__(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return tuple(torch.from_numpy(answer) for answer in self.session.run(["fine", "coarse"], {"seen": seen.contiguous().numpy()}))


def read_onnx(file: str) -> tuple[OnnxNetwork, Channels]:
    """`geometry-net.onnx` or its quantised form, with the names of the channels from `geometry-net.json` beside it."""
    names = json.load(open(file.removesuffix(".onnx").removesuffix(".quantised") + ".json"))
    channels = Channels(**{name: names[name] for name in ("classes", "junctions", "openings", "instances")})
    if (names["fine"], names["coarse"]) != (channels.fine(), channels.coarse()):
        raise ValueError(f"{file} answers other channels than those of today")
    return OnnxNetwork(file), channels
