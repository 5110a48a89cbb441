# Everyday commands. `just` lists them.

_default:
    @just --list

# Start the server; see ./play --help
play *arguments:
    ./play {{arguments}}

# All usual tests, or a part: lint, types, client, unit, browser, long
test *parts:
    ./test {{parts}}

# Format the code
format:
    .venv/bin/ruff check --fix .
    .venv/bin/ruff format .
    cd client && npm run format && npm run lint -- --fix

# Make the client's types again from the server's structs
wire:
    .venv/bin/python tools/wire.py

# Draw the pictures of the documents again from their text
picture:
    .venv/bin/python tools/picture.py

# Make the tables of unseen signs, emoji and lookalikes again from Unicode's lists
unicode:
    .venv/bin/python tools/unicode_tables.py

# The client with hot reload, beside a running server
client:
    cd client && npm run dev

# Measure beside the peers, in one run: all of it, or moves, ink, start, client, growth; see bench/README.md
bench *parts:
    .venv/bin/python -m bench {{parts}}

# Attack a started server in every way we know, and say how long others waited: all attacks, or those with these words in their titles
attack *words:
    .venv/bin/python -m tests.attack {{words}}

# Ask whether any package that we use has a known vulnerability; fails if a source of advisories does not answer
audit:
    .venv/bin/python tools/audit.py

# Send whatever can be sent, in any shape, for so many examples, and look for what breaks
fuzz examples="2000":
    FUZZ_EXAMPLES={{examples}} .venv/bin/python -m pytest tests/fuzz

# Build the wheel and the source package into dist/, and check both and the changelog; --rehearse before it has its date
release *arguments:
    .venv/bin/python tools/release.py {{arguments}}

# Count modules, walks, forwarding methods and lines, for the working tree or for commits side by side: just shape a94de0af .
shape *commits:
    .venv/bin/python tools/shape.py {{commits}}

# Simulate evenings of faults on several nodes, each from a seed: --seeds 100000; --first N repeats one
simulate-faults *arguments:
    .venv/bin/python -m tests.simulated {{arguments}}

# Kill the server and cut the power of its disk at random moments: --kills 1000 --power-cuts 10000
crash *arguments:
    .venv/bin/python -m tests.fault {{arguments}}

# Put faults into the rules, one at a time, and say which ones the rules' own tests do not notice: all games, or these games or modules; `just mutate meaning` makes rules mean something else
mutate *names:
    .venv/bin/python -m tests.mutation {{names}}
