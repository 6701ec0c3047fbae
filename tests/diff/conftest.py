"""Every comparison runs on both kernels."""

import pytest

from tarock_desktop.kernel.versions import running_on, versions


@pytest.fixture(params=sorted(versions()))
def kernel(request):
    """Run the test on this version of the kernel; return its name."""
    with running_on(request.param):
        yield request.param
