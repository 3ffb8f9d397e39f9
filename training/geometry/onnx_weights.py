"""Weights out of ONNX files, to train on from a network that the service runs."""
import numpy as np
import onnx
import torch
from onnx import numpy_helper


def read_weights(file: str) -> dict[str, torch.Tensor]:
    """A file of `export.py` or `quantise.py` -> its parameters by their names in the network."""
    values = values_of(onnx.load(file).graph)
    return {
        name.removesuffix("_quantized"): scaled(values, name.removesuffix("_quantized")) if name.endswith("_quantized") else value
        for name, value in values.items()
        if name.removesuffix("_quantized").endswith((".weight", ".bias"))
    }


def scaled(values: dict[str, torch.Tensor], name: str) -> torch.Tensor:
    """Whole numbers times the step of their channel (the first axis), or of all."""
    whole, step = values[f"{name}_quantized"].float(), values.get(f"{name}_scale", values.get(f"{name}_quantized_scale"))
    return whole * step.float().view(-1, *[1] * (whole.ndim - 1))


def values_of(graph: onnx.GraphProto) -> dict[str, torch.Tensor]:
    return {value.name: torch.from_numpy(np.array(numpy_helper.to_array(value))) for value in graph.initializer}
