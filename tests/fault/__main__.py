"""Crashes the real server and its real log: `python -m tests.fault --kills 1000 --power-cuts 10000`."""

import argparse
import asyncio
import time

from tests.fault.killing import killed
from tests.fault.power import lost, recorded

AT_ONE_TABLE = 50  # kills
OF_ONE_RECORDING = 200  # power cuts
FAILS = (0.0, 0.005, 0.02)  # of writes and syncs


def main() -> None:
    parser = argparse.ArgumentParser(prog="just crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="how often a server is killed")
    parser.add_argument("--power-cuts", type=int, default=600, help="how often the power of its disk is cut")
    wanted = parser.parse_args()
    began, acknowledged = time.monotonic(), 0
    for seed, at in enumerate(range(0, wanted.kills, AT_ONE_TABLE)):
        acknowledged += asyncio.run(killed(min(AT_ONE_TABLE, wanted.kills - at), seed))
    print(f"{wanted.kills} kills, {acknowledged} acknowledged commands, {_since(began)}: nothing lost or repeated")
    began, told = time.monotonic(), 0
    for seed, at in enumerate(range(0, wanted.power_cuts, OF_ONE_RECORDING)):
        disk = recorded(seed, FAILS[seed % len(FAILS)])
        missing = lost(disk, min(OF_ONE_RECORDING, wanted.power_cuts - at))
        assert not missing, f"seed {seed}: {missing[:10]}"
        told += disk.told
    print(f"{wanted.power_cuts} power cuts, {told} acknowledged appends, {_since(began)}: nothing lost or repeated")


def _since(began: float) -> str:
    return f"{time.monotonic() - began:.0f} s"


if __name__ == "__main__":
    main()
