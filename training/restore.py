"""Takes up training again from weights: a checkpoint, or the ONNX file that the service ships."""
import numpy as np
import torch
import torch.nn as nn

from data import Drawings
from model import PlanNet


def restore(net: PlanNet, file: str, drawings: Drawings, device: str) -> None:
    """Puts the weights of `file` (`*.onnx` or a checkpoint) into `net`; a network of fewer classes fills the first ones."""
    fresh = net.state_dict()
    earlier = from_onnx(net, file) if file.endswith(".onnx") else torch.load(file, map_location=device)["net"]
    for name, values in fresh.items():
        if name in earlier and earlier[name].shape == values.shape:
            values.copy_(earlier[name])
        elif name.startswith("head."):  # new classes come at the end
            values[: len(earlier[name])] = earlier[name]
    net.load_state_dict(fresh)
    if file.endswith(".onnx"):
        spread_norms(net, drawings, device)


def from_onnx(net: PlanNet, file: str) -> dict[str, torch.Tensor]:
    """The exporter folds every normalisation into its convolution: weight and bias, in the order of `net.modules()`."""
    import onnx
    from onnx import numpy_helper

    graph = onnx.load(file).graph
    values = {i.name: torch.from_numpy(np.array(numpy_helper.to_array(i))) for i in graph.initializer}
    folded = [node.input for node in graph.node if node.op_type == "Conv"]
    state: dict[str, torch.Tensor] = {}
    for (conv, norm), (_, weight, bias) in zip(normed(net), folded):
        state[f"{conv}.weight"] = values[weight]
        state[f"{norm}.bias"] = values[bias]
        state[f"{norm}.running_var"] = torch.full_like(values[bias], 1 - 1e-5)  # with epsilon exactly one: nothing is scaled
    state["head.weight"], state["head.bias"] = (values[name] for name in folded[-1][1:])
    return state


def normed(net: PlanNet) -> list[tuple[str, str]]:
    """Names of the convolutions that a normalisation follows, each with that normalisation, in the order they are used."""
    names = [name for name, module in net.named_modules() if isinstance(module, (nn.Conv2d, nn.BatchNorm2d)) and name != "head"]
    return list(zip(names[0::2], names[1::2]))


@torch.no_grad()
def spread_norms(net: PlanNet, drawings: Drawings, device: str, batches: int = 40) -> None:
    """Undoes the folding: gives the normalisations the mean and spread that their inputs really have, so that training
    (which normalises by batch) starts where the folded network stood; what the network answers stays the same."""
    modules = dict(net.named_modules())
    pairs = [(modules[conv], modules[norm]) for conv, norm in normed(net)]
    sums = [[0.0, 0.0] for _ in pairs]

    def watch(i: int):
        def hook(_module, _inputs, output):
            sums[i][0] += output.mean((0, 2, 3))
            sums[i][1] += (output**2).mean((0, 2, 3))
        return hook

    hooks = [conv.register_forward_hook(watch(i)) for i, (conv, _) in enumerate(pairs)]
    net.eval()
    for _ in range(batches):
        net(torch.from_numpy(drawings.batch(6, 256)[0]).to(device))
    for hook in hooks:
        hook.remove()
    for (_, norm), (total, squares) in zip(pairs, sums):
        mean = total / batches
        variance = (squares / batches - mean**2).clamp(min=1e-6)
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(variance)
        norm.weight.copy_((variance + norm.eps).sqrt())
        norm.bias.add_(mean)
