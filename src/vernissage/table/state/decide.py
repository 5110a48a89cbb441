"""The decider of the table: judges commands, refusals first, then what happens. Pure, but for the chance passed in."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from msgspec import Raw
from msgspec.structs import replace

from vernissage.contract.any_game import SomeCommand, SomeEvent
from vernissage.contract.bot import Strength
from vernissage.contract.game import CloseSeat, HurryOn, SeatAway, SeatBack, TimeUp
from vernissage.contract.languages import LANGUAGES
from vernissage.contract.messages import raw
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat, first_seats
from vernissage.table.state import commands, events
from vernissage.table.state.codec import VERSION, Decided
from vernissage.table.state.command_context import CommandContext, as_host, seated
from vernissage.table.state.faces import BOT_FACES
from vernissage.table.state.host_tools import barring, delete, lock, mute, open_chat
from vernissage.table.state.secrets import hashed, is_same
from vernissage.table.state.settings import COLOURS, STAND_IN_SECONDS, TableSettings
from vernissage.table.state.table import Games, Table, game_on, game_running
from vernissage.table.state.text import clean_line, clean_name, same_name

PASS_LIVES = 10 * 60 * 1000
KEYS_A_SEAT = 12
CHAT_LINES, CHAT_MILLISECONDS = 5, 10_000
STAND_IN: Strength = "medium"
# Models of painters; the client writes them as its reader's language does.
BOT_NAMES = ("Camille", "Saskia", "Victorine", "Jeanne", "Suzanne", "Simonetta", "Hélène", "Berthe")


OwnCommand: TypeAlias = TimeUp | SeatAway | SeatBack | commands.HostGone | commands.StandIn


def decide(games: Games, table: Table, context: CommandContext, command: commands.TableCommand) -> list[Decided]:
    """Judges a command of somebody at the table; raises `Refused`."""
    rule = RULES.get(type(command))
    if rule is None:
        raise Refused("unknown-command")
    return rule(games, table, context, command)


def decide_play(games: Games, table: Table, seat: Seat | None, command: Raw, rng: Random) -> list[Decided]:
    """Judges a move in the game on the table, after its end, too: the game says what may still be done then."""
    if seat is None:
        raise Refused("not-seated")
    game = game_on(games, table)
    if game is None:
        raise Refused("no-game-runs", stage=table.stage)
    read = game.rules.messages.read_command(command)
    return _of_game(game.rules.decide(game.state, seat, read, rng))


def decide_for_bot(games: Games, table: Table, seat: Seat, command: SomeCommand, rng: Random) -> list[Decided]:
    """Judges a move of the bot that plays `seat`, as if a player made it."""
    game = game_running(games, table)
    if game is None or seat not in table.played_by_bots():
        return []
    return _of_game(game.rules.decide(game.state, seat, command, rng))


def decide_itself(games: Games, table: Table, context: CommandContext, command: OwnCommand) -> list[Decided]:
    """Judges a command of the table itself, which no client can send."""
    if isinstance(command, commands.HostGone):
        return _host_gone(table, context)
    if isinstance(command, commands.StandIn):
        return _stand_in(table, context, command)
    game = game_running(games, table)
    if game is None or _is_outdated(table, context, command):
        return []
    return _of_game(game.rules.decide(game.state, None, command, context.rng))


def _is_outdated(table: Table, context: CommandContext, command: TimeUp | SeatAway | SeatBack) -> bool:
    """Whether the command no longer applies: the player has come back or left again (with a stand-in, they count as
    there), or another clock runs by now."""
    match command:
        case SeatAway(seat=seat):
            return seat in context.connected or seat in table.played_by_bots()
        case SeatBack(seat=seat):
            return seat not in context.connected and seat not in table.played_by_bots()
        case TimeUp(clock=key):
            return key not in [running.clock.key for running in table.clocks.all_running]


def checked(games: Games, settings: TableSettings) -> TableSettings:
    """Checks the settings and completes them: with every choice for the game, and nothing that it does not know."""
    game = games.get(settings.game)
    if game is None:
        raise Refused("unknown-game", game=settings.game)
    if settings.language not in LANGUAGES:
        raise Refused("unknown-language", language=settings.language)
    most = min(game.seats[-1], len(COLOURS))
    if not game.seats[0] <= settings.seats <= most:
        raise Refused("seats-out-of-range", least=game.seats[0], most=most)
    if settings.stand_in_seconds and settings.stand_in_seconds not in STAND_IN_SECONDS:
        raise Refused("bad-settings")
    setup = game.messages.read_setup(settings.setup)
    game.check_setup(setup)
    return replace(settings, setup=raw(setup))


def open_table(games: Games, code: str, settings: TableSettings) -> list[Decided]:
    return _of_table(events.TableOpened(version=VERSION, code=code, settings=checked(games, settings)))


def _take_seat(_games: Games, table: Table, context: CommandContext, command: commands.TakeSeat) -> list[Decided]:
    if table.seat_of(context.key) is not None:
        raise Refused("already-seated")
    if table.stage != "lobby":
        raise Refused("game-runs", stage=table.stage)
    if table.is_locked:
        raise Refused("table-locked")
    seat = _free_seat(table, command.seat)
    name = _free_name(table, command.name, None)
    free = table.free_colours()
    colour = command.colour if command.colour in free else free[0]
    taken = _of_table(events.SeatTaken(seat, name, colour, context.key, command.face))
    return taken if table.host is not None else taken + _of_table(events.HostChanged(seat, gone=False))


def _seat_bot(games: Games, table: Table, context: CommandContext, command: commands.SeatBot) -> list[Decided]:
    as_host(table, context)
    if table.stage != "lobby":
        raise Refused("game-runs", stage=table.stage)
    if not games[table.settings.game].has_bots:
        raise Refused("no-bots-yet")
    seat = _free_seat(table, command.seat)
    taken = [facts.name for facts in table.seats.values()]
    free = [name for name in BOT_NAMES if not any(same_name(name, other) for other in taken)]
    name = context.rng.choice(free)  # there are as many names as seats
    worn = {facts.face for facts in table.seats.values()}
    face = next(face for face in BOT_FACES if face not in worn)
    return _of_table(events.BotSeated(seat, name, table.free_colours()[0], command.strength, face))


def _stand_in(table: Table, context: CommandContext, command: commands.StandIn) -> list[Decided]:
    facts = table.seats.get(command.seat)
    if facts is None or facts.closed or facts.bot or table.stage != "playing":
        return []
    is_here = command.seat in context.connected
    if command.back:
        return _of_table(events.StandInChanged(command.seat, None)) if facts.stand_in and is_here else []
    if facts.stand_in or is_here:
        return []
    return _of_table(events.StandInChanged(command.seat, STAND_IN))


def _free_seat(table: Table, wanted: Seat | None) -> Seat:
    free = [seat for seat in first_seats(table.settings.seats) if seat not in table.seats]
    if not free:
        raise Refused("seats-taken")
    if wanted is not None and wanted not in free:
        raise Refused("seat-taken", seat=wanted)
    return free[0] if wanted is None else wanted


def _free_name(table: Table, text: str, own: Seat | None) -> str:
    name = clean_name(text)
    if any(same_name(name, facts.name) for seat, facts in table.seats.items() if seat != own):
        raise Refused("name-taken", name=name)
    return name


def _change_profile(
    games: Games, table: Table, context: CommandContext, command: commands.ChangeProfile
) -> list[Decided]:
    seat = seated(table, context)
    before = table.seats[seat]
    face = command.face or before.face
    is_as_before = clean_name(command.name) == before.name
    name = before.name if is_as_before else _free_name(table, command.name, seat)
    looks_as_before = is_as_before and (command.colour, face) == (before.colour, before.face)
    if not looks_as_before and not _may_write(games, table):
        raise Refused("names-closed")  # a name is something that the table reads, and a face says as much
    if command.colour != before.colour and command.colour not in table.free_colours():
        raise Refused("colour-taken", colour=command.colour)
    return _of_table(events.ProfileChanged(seat, name, command.colour, face))


def _leave_seat(games: Games, table: Table, context: CommandContext, _command: commands.LeaveSeat) -> list[Decided]:
    return _vacate(games, table, context, seated(table, context), by_host=False)


def _remove_seat(games: Games, table: Table, context: CommandContext, command: commands.RemoveSeat) -> list[Decided]:
    host = as_host(table, context)
    if command.seat == host:
        raise Refused("own-seat")
    if command.seat not in table.open_seats():
        raise Refused("no-such-seat", seat=command.seat)
    return barring(table, context, command) + _vacate(games, table, context, command.seat, by_host=True)


def _vacate(games: Games, table: Table, context: CommandContext, seat: Seat, by_host: bool) -> list[Decided]:
    decided = _of_table(events.SeatLeft(seat, by_host))
    heir = _heir(table, context, seat)
    if table.host == seat and heir is not None:
        decided += _of_table(events.HostChanged(heir, gone=False))
    game = game_running(games, table)
    if game is not None:
        close = CloseSeat(seat, by_host, table.host if by_host else None)
        decided += _of_game(game.rules.decide(game.state, None, close, context.rng))
    return decided


def _heir(table: Table, context: CommandContext, leaver: Seat) -> Seat | None:
    """Returns the next host: the next seat in turn, preferring players who are there."""
    others = [seat for seat in table.people() if seat != leaver]
    in_turn = sorted(others, key=lambda seat: (seat not in context.connected, seat < leaver, seat))
    return in_turn[0] if in_turn else None


def _host_gone(table: Table, context: CommandContext) -> list[Decided]:
    if table.host is None or table.host in context.connected:
        return []
    heir = _heir(table, context, table.host)
    if heir is None or heir not in context.connected:
        return []
    return _of_table(events.HostChanged(heir, gone=True))


def _hand_over(_games: Games, table: Table, context: CommandContext, command: commands.HandOverHost) -> list[Decided]:
    host = as_host(table, context)
    if command.seat == host:
        return []
    if command.seat not in table.people():
        raise Refused("no-such-seat", seat=command.seat)
    return _of_table(events.HostChanged(command.seat, gone=False))


def _change_settings(
    games: Games, table: Table, context: CommandContext, command: commands.ChangeSettings
) -> list[Decided]:
    as_host(table, context)
    if table.stage == "playing":
        return _change_setup(games, table, command)
    if table.stage != "lobby":
        raise Refused("game-runs", stage=table.stage)
    settings = checked(games, command.settings)
    beyond = [seat for seat in table.seats if seat >= settings.seats]
    if beyond:
        raise Refused("seat-in-use", seat=beyond[0])
    return _of_table(events.SettingsChanged(settings))


def _change_setup(games: Games, table: Table, command: commands.ChangeSettings) -> list[Decided]:
    """While a game runs, what that game lets the host change."""
    settings, game = checked(games, command.settings), game_running(games, table)
    if game is None or replace(settings, setup=table.settings.setup) != table.settings:
        raise Refused("game-runs", stage=table.stage)
    changed = game.rules.change_setup(game.state, game.rules.messages.read_setup(settings.setup))
    return _of_table(events.SettingsChanged(settings)) + _of_game(changed)


def _start_game(games: Games, table: Table, context: CommandContext, _command: commands.StartGame) -> list[Decided]:
    as_host(table, context)
    if table.stage == "playing":
        raise Refused("game-runs", stage=table.stage)
    settings, seats = checked(games, table.settings), table.open_seats()
    game = games[settings.game]
    if len(seats) < game.seats[0]:
        raise Refused("too-few-players", least=game.seats[0], players=len(seats))
    setup, next_first = game.messages.read_setup(settings.setup), None
    if table.stage == "over":
        setup, next_first = game.for_rematch(setup), table.next_first
    began = _of_table(events.GameBegan(table.game_number + 1, settings.game))
    return began + _of_game(game.start(setup, seats, context.rng, table.finished_before(settings.game), next_first))


def _open_lobby(games: Games, table: Table, context: CommandContext, _command: commands.OpenLobby) -> list[Decided]:
    """Opens the lobby. If only bots are left, anybody may, and then sit down. Choices for one game only are reset."""
    if table.host is not None:
        as_host(table, context)
    if table.stage != "over":
        raise Refused("game-runs" if table.stage == "playing" else "lobby-is-open", stage=table.stage)
    game, settings = games[table.settings.game], table.settings
    again = replace(settings, setup=raw(game.for_rematch(game.messages.read_setup(settings.setup))))
    opened = _of_table(events.LobbyOpened())
    return opened if again == settings else opened + _of_table(events.SettingsChanged(again))


def _hurry(games: Games, table: Table, context: CommandContext, command: commands.Hurry) -> list[Decided]:
    """Hurries everybody on. The game judges it, after its end, too: it knows whether this step is just over."""
    as_host(table, context)
    game = game_on(games, table)
    if game is None:
        raise Refused("no-game-runs", stage=table.stage)
    return _of_game(game.rules.decide(game.state, None, HurryOn(command.step), context.rng))


def _say(games: Games, table: Table, context: CommandContext, command: commands.Say) -> list[Decided]:
    seat = talker(table, context.key)
    if not _may_write(games, table):
        raise Refused("chat-closed")
    text = clean_line(command.text)
    lately = [line for line in table.chat.values() if line.seat == seat and line.at > context.now - CHAT_MILLISECONDS]
    if len(lately) >= CHAT_LINES:
        raise Refused("too-fast")
    return _of_table(events.Said(seat, text))


def _may_write(games: Games, table: Table) -> bool:
    """Whether chat gives nothing away about the game that is on."""
    game = game_running(games, table)
    return game is None or game.rules.chat_is_open(game.state)


def talker(table: Table, key: str) -> Seat:
    """Returns the seat of somebody who chats or reacts; raises `Refused` if they may not."""
    seat = table.seat_of(key)
    if seat is None:
        raise Refused("not-seated")
    if not table.settings.chat:
        raise Refused("chat-off")
    if table.seats[seat].muted:
        raise Refused("muted")
    return seat


def _make_pass(_games: Games, table: Table, context: CommandContext, _command: commands.MakePass) -> list[Decided]:
    seat = seated(table, context)
    if len(table.seats[seat].keys) >= KEYS_A_SEAT:
        raise Refused("too-many-devices", most=KEYS_A_SEAT)
    return _of_table(events.PassMade(seat, hashed(context.word), context.now + PASS_LIVES))


def _use_pass(_games: Games, table: Table, context: CommandContext, command: commands.UsePass) -> list[Decided]:
    key = hashed(command.word.strip().upper())
    given = next((made for made in table.passes if is_same(made.key, key) and made.until > context.now), None)
    if given is None:
        raise Refused("pass-unknown")
    own = table.seat_of(context.key)
    if own == given.seat:
        return []
    if own is not None:
        raise Refused("already-seated")
    return _of_table(events.KeyAdded(given.seat, context.key))


def _of_table(event: events.TableEvent) -> list[Decided]:
    return [Decided("table", event)]


def _of_game(decided: list[SomeEvent]) -> list[Decided]:
    return [Decided("game", event) for event in decided]


RULES: dict[type, Callable[[Games, Table, CommandContext, Any], list[Decided]]] = {
    commands.TakeSeat: _take_seat,
    commands.SeatBot: _seat_bot,
    commands.ChangeProfile: _change_profile,
    commands.LeaveSeat: _leave_seat,
    commands.ChangeSettings: _change_settings,
    commands.StartGame: _start_game,
    commands.OpenLobby: _open_lobby,
    commands.Hurry: _hurry,
    commands.RemoveSeat: _remove_seat,
    commands.HandOverHost: _hand_over,
    commands.Say: _say,
    commands.MakePass: _make_pass,
    commands.UsePass: _use_pass,
    commands.LockTable: lock,
    commands.MuteSeat: mute,
    commands.OpenChat: open_chat,
    commands.DeleteTable: delete,
}
