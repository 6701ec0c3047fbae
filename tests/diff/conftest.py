"""Every comparison runs on both kernels."""

import pytest

from tests.kit.kernels import kernels, use


@pytest.fixture(params=sorted(kernels()))
def kernel(request, monkeypatch):
    """Run the test on this kernel."""
    use(monkeypatch, kernels()[request.param])
    return request.param
