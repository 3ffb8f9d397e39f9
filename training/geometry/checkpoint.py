"""Networks with geometry as files."""
import json
import os
from dataclasses import asdict

import torch

from geometry.channels import Channels
from geometry.model import GeometryNet


def read_network(file: str, device: str = "cpu"):
    """The average of weights from a checkpoint or from the half as precise `weights.pt`, or an ONNX file -> what answers, and its channels.

    @raises ValueError for one with other channels than those of today
    """
    if file.endswith(".onnx"):
        from geometry.onnx_network import read_onnx  # PyTorch alone is enough to train

        return read_onnx(file)
    state = torch.load(file, map_location=device)
    channels = Channels(**state["channels"])
    if (state["fine"], state["coarse"]) != (channels.fine(), channels.coarse()):
        raise ValueError(f"{file} answers other channels than those of today: train on from it with --start")
    net = GeometryNet(channels.fine(), channels.coarse(), state["widths"]).to(device, memory_format=torch.channels_last)
    net.load_state_dict(state["average"])
    return net.eval(), channels


def described(net: GeometryNet, channels: Channels) -> dict:
    """What tells a network's weights apart from those of another: goes into every file with weights."""
    return {"channels": asdict(channels), "fine": channels.fine(), "coarse": channels.coarse(), "widths": net.widths}


def begin_with(net: GeometryNet, file: str, channels: Channels) -> int:
    """Gives a new network what an earlier one knows -> the steps that this one had learnt for, as far as the file says so.

    `file` is a checkpoint, a `weights.pt` or the network that the service runs (ONNX, in whole numbers of eight bits or not). Channels of the heads keep their place by name; what the earlier one lacks stays as it is in `net`.
    """
    if file.endswith(".onnx"):
        from geometry.onnx_weights import read_weights

        names = file.removesuffix(".onnx").removesuffix(".quantised") + ".json"
        inherit(net, {"average": read_weights(file), **json.load(open(names))}, channels)
        return 0
    state = torch.load(file, map_location="cpu")
    inherit(net, state, channels)
    return state["step"] + state.get("steps_before", 0)


@torch.no_grad()
def inherit(net: GeometryNet, state: dict, channels: Channels) -> None:
    """`state` has the weights of an earlier network by name (`average`), and the channels of its heads (`fine`, `coarse`)."""
    before, mine = state["average"], net.state_dict()
    for name, value in mine.items():
        if name in before and before[name].shape == value.shape:
            value.copy_(before[name])
    for head, layout in (("fine", channels.fine()), ("coarse", channels.coarse())):
        for part in ("weight", "bias"):
            rows = split_rows(before[f"{head}.1.{part}"], state[head])
            for name, value in split_rows(mine[f"{head}.1.{part}"], layout).items():
                if name in rows and rows[name].shape == value.shape:
                    value.copy_(rows[name])


def split_rows(values: torch.Tensor, layout: dict[str, int]) -> dict[str, torch.Tensor]:
    return dict(zip(layout, values.split(list(layout.values()))))


def save(file: str, state: dict) -> None:
    """Never half a file, whatever happens meanwhile."""
    torch.save(state, f"{file}.part")
    os.replace(f"{file}.part", file)


def halved(average: GeometryNet, channels: Channels, step: int) -> dict:
    """What is enough to go on from or to use, in 16 bits: a quarter of a checkpoint's size and less."""
    weights = {name: v.half() if v.is_floating_point() else v for name, v in average.state_dict().items()}
    return {"average": weights, "step": step, **described(average, channels)}
