"""The network: pictures go in, directions come out."""

from pathlib import Path

import numpy as np
import pytest

from vernissage.drawing.recognition.guesser import WEIGHTS
from vernissage.drawing.recognition.network import Network
from vernissage.drawing.recognition.raster import SIDE


@pytest.fixture(scope="module")
def network() -> Network:
    return Network.read(WEIGHTS)


def pictures(count: int) -> "np.ndarray[tuple[int, int, int], np.dtype[np.float32]]":
    return np.random.default_rng(1).random((count, SIDE, SIDE), dtype=np.float32)


def test_every_picture_has_a_direction_of_length_one(network: Network) -> None:
    assert np.linalg.norm(network.look(pictures(3)), axis=1) == pytest.approx([1, 1, 1])


def test_a_picture_is_seen_the_same_alone_and_among_others(network: Network) -> None:
    three = pictures(3)
    assert network.look(three)[1] == pytest.approx(network.look(three[1:2])[0], abs=1e-4)


def test_both_ways_a_drawing_and_its_mirror_image_are_the_same(network: Network) -> None:
    (picture,) = pictures(1)
    assert network.look_both_ways(picture) == pytest.approx(network.look_both_ways(picture[:, ::-1]), abs=1e-4)


def test_weights_that_are_not_there_are_an_error(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="gone"):
        Network.read(tmp_path / "gone.npz")
