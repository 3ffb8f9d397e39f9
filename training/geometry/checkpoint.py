"""Networks with geometry as files."""
import os
from dataclasses import asdict

import torch

from geometry.channels import Channels
from geometry.model import GeometryNet


def read_network(file: str, device: str = "cpu") -> tuple[GeometryNet, Channels]:
    """The average of weights from a checkpoint, or from the half as precise `weights.pt`."""
    state = torch.load(file, map_location=device)
    channels = Channels(**state["channels"])
    net = GeometryNet(channels.fine(), channels.coarse()).to(device, memory_format=torch.channels_last)
    net.load_state_dict(state["average"])
    return net.eval(), channels


def save(file: str, state: dict) -> None:
    """Never half a file, whatever happens meanwhile."""
    torch.save(state, f"{file}.part")
    os.replace(f"{file}.part", file)


def halved(average: GeometryNet, channels: Channels, step: int) -> dict:
    """What is enough to go on from or to use, in 16 bits: a quarter of a checkpoint's size and less."""
    weights = {name: v.half() if v.is_floating_point() else v for name, v in average.state_dict().items()}
    return {"average": weights, "channels": asdict(channels), "step": step}
