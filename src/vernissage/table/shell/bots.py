"""The bots of one table: each looks at what its seat is shown, and does only what any player might."""

from collections.abc import Callable, Mapping

from vernissage.contract.any_game import AnyDeed
from vernissage.contract.not_yet import patiently
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.table.ink.bot_pen import BotPen
from vernissage.table.ink.fan_out import InkFanOut
from vernissage.table.shell.bot_pauses import BotPauses
from vernissage.table.shell.effects import AskBot, Effect, Report
from vernissage.table.shell.journal import NOT_JUDGED, Journal, Request
from vernissage.table.shell.resources import TableResources
from vernissage.table.state.codec import Decided
from vernissage.table.state.decide import decide_for_bot
from vernissage.table.state.situation import Situation
from vernissage.table.state.table import SeatFacts, Table, game_on

HURRIED = 0.2  # share of the usual pauses and of a stroke's time while people wait only for bots


class Bots:
    """Moves the bots. Each pauses, thinks, draws if it has something to draw, and acts; then it pauses again."""

    def __init__(
        self,
        resources: TableResources,
        journal: Journal,
        ink: InkFanOut,
        situation: Callable[[], Situation],
        now: Callable[[], int],
        emit: Callable[[Effect], None],
    ) -> None:
        self._resources = resources
        self._journal = journal
        self._ink = ink
        self._situation = situation
        self._now = now
        self._emit = emit
        self._pauses = BotPauses(resources.patience.bot_pause, resources.rng)
        self._looked_at: dict[Seat, int] = {}  # the number of the table that each has thought about
        self._pens: dict[Seat, BotPen] = {}
        self._alone_since: int | None = None  # since when only bots are waited for
        self._without_bots: Mapping[Seat, SeatFacts] | None = None  # seats, none of which is played by a bot

    @property
    def due(self) -> int | None:
        if not self._pens:
            return self._pauses.due
        first = min(pen.due for pen in self._pens.values())
        return first if self._pauses.due is None else min(first, self._pauses.due)

    def follow(self) -> None:
        """Looks at the situation after something has changed, or may have."""
        table = self._journal.table
        if table.seats is self._without_bots:
            return  # as at most tables
        situation = self._situation()
        self._notice_who_waits(situation)
        self._pauses.follow(situation.bots_to_move(), self._now())
        self._without_bots = None if situation.played_by_bots else table.seats

    def _notice_who_waits(self, situation: Situation) -> None:
        alone = situation.waits_for_bots_alone()
        if alone == (self._alone_since is not None):
            return
        self._alone_since = self._now() if alone else None
        self._pauses.quicken(HURRIED if alone else 1.0, self._now())
        for pen in self._pens.values():
            pen.quicken(self._now(), self._pace)

    @property
    def _pace(self) -> float:
        usual = self._resources.patience.bot_pace
        return usual if self._alone_since is None else usual * HURRIED

    def resume_after_failover(self) -> None:
        """Takes the bots over from a node that has failed: what they were drawing is lost, and they begin again at
        once."""
        seats = self._situation().bots_to_move()
        for seat in seats:
            self._ink.take_all_back(seat)
        self._pauses.hurry(seats)

    def wake(self) -> None:
        for seat in self._pauses.over(self._now()):
            self._think(seat)
        for pen in list(self._pens.values()):
            self._go_on_drawing(pen)

    def chose(self, seat: Seat, deed: AnyDeed | Exception | None) -> None:
        """Carries out the result of thinking; `None`: the bot looks again after a while."""
        if isinstance(deed, Exception):
            self._emit(Report(f"table {self._journal.table.code}: the bot on seat {seat} failed", deed))
            deed = None
        if deed is None or seat not in self._situation().bots_to_move():
            self._done(seat)
        elif deed.ink:
            self._pens[seat] = BotPen(seat, deed, self._now(), self._pace)
            self._go_on_drawing(self._pens[seat])
        else:
            self._act(seat, deed)

    def _think(self, seat: Seat) -> None:
        """Starts to think about the table as it is by now."""
        table = self._journal.table
        on_table = game_on(self._resources.games, table)
        assert on_table is not None, "a bot is to move"
        game, state = on_table.rules, on_table.state
        bot, strength = self._resources.bots[game.name], table.played_by_bots()[seat]
        rng, left = self._resources.another_rng(), self._left(table)
        public, own = game.public(state), game.own(state, seat)
        self._looked_at[seat] = table.number

        def think() -> AnyDeed | None:
            return bot.move(
                public,
                own,
                seat,
                strength=strength,
                language=table.settings.language,
                rng=rng,
                ask=lambda query: patiently(lambda: game.answer(state, seat, query)),
                left=left,
            )

        self._emit(AskBot(seat, think))

    def _left(self, table: Table) -> int | None:
        """Returns the time left until the clock runs out, or until people have waited for bots long enough; more in a
        hurry."""
        left = table.clocks.left(self._now())
        if self._alone_since is None:
            return left
        patience = max(0, self._alone_since + self._resources.patience.bots_alone - self._now())
        return int((patience if left is None else min(left, patience)) / HURRIED)

    def _go_on_drawing(self, pen: BotPen) -> None:
        """Continues a stroke. Others go on while the pen is down; if something ends the drawing, the stroke is taken
        back."""
        for piece in pen.pieces(self._now()):
            if not self._may_draw(pen.seat) or not self._ink.take_in(piece):
                self._break_off(pen)
                return
        if not pen.is_done:
            return
        if not self._may_draw(pen.seat):
            self._break_off(pen)
            return
        del self._pens[pen.seat]
        self._act(pen.seat, pen.deed)

    def _may_draw(self, seat: Seat) -> bool:
        situation = self._situation()
        return seat in situation.bots_to_move() and situation.may_ink(seat)

    def _break_off(self, pen: BotPen) -> None:
        del self._pens[pen.seat]
        self._ink.take_back(pen.seat, pen.deed.stroke)
        self._done(pen.seat, pen.deed)

    def _act(self, seat: Seat, deed: AnyDeed) -> None:
        rng = self._resources.rng

        def choose(table: Table) -> tuple[Seat | None, list[Decided]]:
            return seat, decide_for_bot(self._resources.games, table, seat, deed.command, rng)

        self._journal.take(Request(None, choose, lambda outcome: self._acted(seat, deed, outcome)))

    def _acted(self, seat: Seat, deed: AnyDeed, outcome: bool | Refused) -> None:
        if not isinstance(outcome, Refused):
            self._done(seat, deed)
            return
        if deed.ink:
            self._ink.take_back(seat, deed.stroke)
        nobody_was_faster = self._looked_at[seat] == self._journal.table.number
        if nobody_was_faster and outcome.code not in NOT_JUDGED:
            self._emit(Report(f"table {self._journal.table.code}: the bot on seat {seat} was refused", outcome))
        self._done(seat)

    def _done(self, seat: Seat, deed: AnyDeed | None = None) -> None:
        self._pauses.done(seat, at_once=deed is not None and deed.goes_on)
        self.follow()
