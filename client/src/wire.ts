// Made from the server's structs: see `vernissage.web.typescript`. Do not edit.

export interface Accept {
  type: "Accept";
  placement: number;
  naming: number | null;
}

export interface Accepted {
  type: "Accepted";
  placement: number;
  seat: number;
}

export interface Answered {
  type: "Answered";
  id: string;
  answer: Considered | Suggested;
}

export interface ArtlineSetup {
  type: "artline";
  edition: "hermitage" | "louvre" | "tretyakov";
  decks: string[];
  season: boolean;
  season_start: number | null;
  curators: boolean;
  size: number;
  turn_seconds: number;
  window_seconds: number;
  first: number | null;
}

export interface ArtlineView {
  type: "artline";
  setup: ArtlineSetup;
  seats: number[];
  closed: number[];
  phase: "mend" | "must-discard" | "neighbour" | "over" | "turn" | "vote" | "window";
  turn: number;
  turn_number: number;
  acting: number[];
  may: ("accept" | "decline" | "discard" | "discard-if-sure" | "explain" | "lay" | "object" | "rename" | "show-hand" | "take-back" | "vote")[];
  museum: HungView[];
  galleries: GalleryView[];
  places: PlaceView[];
  hand: string[];
  layable: string[];
  counts: Record<number, number>;
  shown: Record<number, string[]>;
  pile: number;
  discarded: number;
  placement: PlacementView | null;
  vote: VoteView | null;
  mend: MendView | null;
  last_round: LastRoundView | null;
  result: ResultView | null;
  refused: RefusedPlacement[];
}

export interface Ask {
  type: "Ask";
  id: string;
  query: Consider | Suggest;
}

export interface BotSeated {
  type: "BotSeated";
  seat: number;
  name: string;
  colour: "blue" | "green" | "orange" | "pink" | "sky" | "yellow";
  strength: "easy" | "medium" | "strong";
}

export interface Bye {
  type: "Bye";
  code: string;
}

export interface CameBack {
  type: "CameBack";
  seat: number;
}

export interface CardReplaced {
  type: "CardReplaced";
  seat: number;
  letter: "A" | "B" | "C";
  card: string;
}

export interface ChangeProfile {
  type: "ChangeProfile";
  name: string;
  colour: "blue" | "green" | "orange" | "pink" | "sky" | "yellow";
}

export interface ChangeSettings {
  type: "ChangeSettings";
  settings: TableSettings;
}

export interface ChatLine {
  number: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

export interface ClearSheet {
  type: "ClearSheet";
  round: number;
}

export interface ClockView {
  key: string;
  until: number;
  seconds: number;
}

export interface Consider {
  type: "Consider";
  cell: [number, number];
  themes: Record<string, string>;
  language: string;
  painting: string | null;
}

export interface Considered {
  type: "Considered";
  verdicts: Record<string, Verdict>;
}

export interface Credit {
  painting: string;
  artist: Record<string, string>;
  title: Record<string, string>;
  package: string;
  museum: Record<string, string>;
  licence: string;
}

export interface Dealt {
  type: "Dealt";
  seat: number;
  count: number;
  paintings: string[] | null;
}

export interface DeckCards {
  id: string;
  name: Record<string, string>;
  paintings: PaintingCard[];
}

export interface DeckName {
  name: string;
}

export interface DeckSummary {
  id: string;
  name: Record<string, string>;
  paintings: number;
  tagged: boolean;
}

export interface Decline {
  type: "Decline";
}

export interface Declined {
  type: "Declined";
  seat: number;
  by_clock: boolean;
}

export interface Discard {
  type: "Discard";
  painting: string;
  sure: boolean;
}

export interface Discarded {
  type: "Discarded";
  seat: number;
  painting: string | null;
  by_clock: boolean;
}

export interface Do {
  type: "Do";
  id: string;
  command: TakeSeat | SeatBot | ChangeProfile | LeaveSeat | ChangeSettings | StartGame | OpenLobby | Hurry | RemoveSeat | HandOverHost | Say | React | MakePass | UsePass | Lay | TakeBack | Rename | Explain | Accept | Object | Vote | Discard | ShowHand | Decline | DoNotKnow | Ready | Draw | UndoStroke | RedoStroke | ClearSheet | TurnSheet | MakeGuess | TakeToken | Finish | DrewWrongWord | PointAt | GiveHeart;
}

export interface DoNotKnow {
  type: "DoNotKnow";
  round: number;
  letter: "A" | "B" | "C";
  card: string;
}

export interface Done {
  type: "Done";
  id: string;
  number: number;
  word: string | null;
}

export interface Draw {
  type: "Draw";
  round: number;
  ink: string;
}

export interface DrawingBegan {
  type: "DrawingBegan";
  round: number;
}

export interface DrawingVoided {
  type: "DrawingVoided";
  seat: number;
  why: "agreed" | "closed" | "said";
}

export interface Drew {
  type: "Drew";
  seat: number;
  painting: string | null;
}

export interface DrewWrongWord {
  type: "DrewWrongWord";
  round: number;
}

export interface Ended {
  type: "Ended";
  reason: "last_round" | "pile_empty" | "too_few";
  winners: number[];
}

export interface Explain {
  type: "Explain";
  placement: number;
  text: string;
}

export interface Explained {
  type: "Explained";
  placement: number;
  seat: number;
  text: string;
}

export interface Finish {
  type: "Finish";
  round: number;
  sure: boolean;
}

export interface Finished {
  type: "Finished";
  seat: number;
  why: "away" | "choice" | "closed" | "hurry" | "time";
}

export interface GalleryView {
  line: string;
  theme: Theme;
  cells: [number, number][];
}

export interface GameBegan {
  type: "GameBegan";
  game: number;
  name: string;
}

export interface GiveHeart {
  type: "GiveHeart";
  round: number;
  drawer: number;
}

export interface Guess {
  seat: number;
  number: number | null;
}

export interface Guessed {
  type: "Guessed";
  seat: number;
  drawer: number;
  number: number | null;
}

export interface HandOverHost {
  type: "HandOverHost";
  seat: number;
}

export interface HandShown {
  type: "HandShown";
  seat: number;
  neighbour: number;
  paintings: string[];
}

export interface HeartGiven {
  type: "HeartGiven";
  seat: number;
  round: number;
  drawer: number;
  on: boolean;
}

export interface HostChanged {
  type: "HostChanged";
  seat: number;
  gone: boolean;
}

export interface Hung {
  type: "Hung";
  painting: string;
  cell: [number, number];
}

export interface HungView {
  painting: string;
  cell: [number, number];
  by: number | null;
}

export interface Hurry {
  type: "Hurry";
}

export interface Join {
  type: "Join";
  table: string;
  secret: string;
  after: number;
}

export interface KeyAdded {
  type: "KeyAdded";
  seat: number;
  key: string | null;
}

export interface Laid {
  type: "Laid";
  placement: number;
  seat: number;
  owner: number;
  painting: string;
  cell: [number, number];
  themes: Record<string, Theme>;
  exhibition: boolean;
}

export interface LastRoundBegan {
  type: "LastRoundBegan";
  seat: number;
  left: number[];
}

export interface LastRoundView {
  by: number;
  left: number[];
}

export interface Lay {
  type: "Lay";
  painting: string;
  cell: [number, number];
  themes: Record<string, string>;
  language: string;
}

export interface LeaveSeat {
  type: "LeaveSeat";
}

export interface LobbyOpened {
  type: "LobbyOpened";
}

export interface MakeGuess {
  type: "MakeGuess";
  round: number;
  drawer: number;
  number: number;
}

export interface MakePass {
  type: "MakePass";
}

export interface MendView {
  reason: "does-not-fit" | "not-allowed" | "unclear";
  line: string;
}

export interface MendingAsked {
  type: "MendingAsked";
  placement: number;
  reason: "does-not-fit" | "not-allowed" | "unclear";
  line: string;
}

export interface NewTable {
  code: string;
}

export interface Object {
  type: "Object";
  placement: number;
  reason: "does-not-fit" | "not-allowed" | "unclear";
  line: string;
  naming: number | null;
}

export interface Objected {
  type: "Objected";
  placement: number;
  seat: number;
  reason: "does-not-fit" | "not-allowed" | "unclear";
  line: string;
}

export interface OpenLobby {
  type: "OpenLobby";
}

export interface OpenTable {
  code: string;
  game: string;
  edition: string | null;
  language: string;
  seats: number;
  taken: number;
  names: string[];
}

export interface OwnCard {
  level: number;
  words: string[];
}

export interface OwnDeck {
  id: string;
  name: Record<string, string>;
  paintings: OwnPainting[];
}

export interface OwnDeckList {
  decks: OwnDeckRow[];
  most_decks: number;
  most_paintings: number;
  most_bytes: number;
}

export interface OwnDeckRow {
  id: string;
  name: Record<string, string>;
  paintings: number;
  tagged: number;
  first: PaintingCard[];
}

export interface OwnPainting {
  id: string;
  card: PaintingCard;
  given: string[];
  measured: string[];
}

export interface PaintingCard {
  id: string;
  title: Record<string, string>;
  artist: Record<string, string>;
  year: string;
  width: number;
  height: number;
  colour: string;
  thumb: string;
  card: string;
  large: string;
  tags: string[];
}

export interface PaintingWords {
  title: Record<string, string> | null;
  artist: Record<string, string> | null;
  year: string | null;
  tags: string[] | null;
}

export interface PassMade {
  type: "PassMade";
  seat: number;
  key: string | null;
  until: number;
}

export interface PictomaniaEnded {
  type: "PictomaniaEnded";
  reason: "rounds" | "too_few";
  winners: number[];
}

export interface PictomaniaResult {
  reason: "rounds" | "too_few";
  winners: number[];
}

export interface PictomaniaSeatClosed {
  type: "PictomaniaSeatClosed";
  seat: number;
}

export interface PictomaniaSetup {
  type: "pictomania";
  rounds: number;
  levels: number[];
  seconds: number;
  hurry: boolean;
  learning: boolean;
  tokens: Record<number, TokenTable>;
  own_cards: OwnCard[];
  own_only: boolean;
}

export interface PictomaniaStarted {
  type: "PictomaniaStarted";
  version: number;
  setup: PictomaniaSetup;
  seats: number[];
  used: string[];
}

export interface PictomaniaView {
  type: "pictomania";
  setup: PictomaniaSetup;
  seats: number[];
  closed: number[];
  phase: "drawing" | "over" | "reading" | "reveal";
  round: number;
  level: number;
  cards: Record<"A" | "B" | "C", string>;
  own_words: Record<string, string[]>;
  playing: number[];
  acting: number[];
  may: ("clear" | "draw" | "finish" | "guess" | "heart" | "own-up" | "point" | "ready" | "redo" | "replace" | "token" | "turn" | "undo")[];
  ready: number[];
  done: number[];
  away: number[];
  word: WordRef | null;
  numbers: Record<number, "free" | "own" | "spent">;
  guessable: number[];
  stacks: Record<number, Guess[]>;
  own_tokens: number[];
  tokens: number[];
  black: Record<number, number>;
  history: RoundView[];
  totals: Record<number, number>;
  sheets: Record<number, Record<number, SheetView>> | null;
  result: PictomaniaResult | null;
}

export interface Ping {
  type: "Ping";
}

export interface PlaceView {
  cell: [number, number];
  lines: TouchedLine[];
  exhibition: boolean;
}

export interface PlacementView {
  id: number;
  seat: number;
  owner: number;
  painting: string;
  cell: [number, number];
  lines: TouchedLine[];
  exhibition: boolean;
  answers: Record<number, "does-not-fit" | "fine" | "none" | "not-allowed" | "unclear">;
  objections: Record<string, Record<number, "does-not-fit" | "not-allowed" | "unclear">>;
  explanation: string | null;
  may_object: Record<string, ("does-not-fit" | "not-allowed" | "unclear")[]>;
  naming: number;
}

export interface PointAt {
  type: "PointAt";
  round: number;
  drawer: number;
}

export interface PointedAt {
  type: "PointedAt";
  seat: number;
  drawer: number;
  on: boolean;
}

export interface Pong {
  type: "Pong";
  now: number;
}

export interface Presence {
  type: "Presence";
  connected: number[];
  watchers: number;
}

export interface ProfileChanged {
  type: "ProfileChanged";
  seat: number;
  name: string;
  colour: "blue" | "green" | "orange" | "pink" | "sky" | "yellow";
}

export interface React {
  type: "React";
  reaction: "bravo" | "haha" | "hmm" | "hurry" | "thanks" | "wow";
}

export interface Reacted {
  type: "Reacted";
  seat: number;
  reaction: "bravo" | "haha" | "hmm" | "hurry" | "thanks" | "wow";
}

export interface Ready {
  type: "Ready";
  round: number;
}

export interface ReadySaid {
  type: "ReadySaid";
  seat: number;
}

export interface RedoStroke {
  type: "RedoStroke";
  round: number;
}

export interface Refusal {
  type: "Refusal";
  id: string | null;
  code: string;
  facts: Record<string, string | number | number | boolean | unknown[] | Record<string, unknown> | null>;
}

export interface RefusedPlacement {
  painting: string;
  cell: [number, number];
  themes: Record<string, string>;
}

export interface RemoveSeat {
  type: "RemoveSeat";
  seat: number;
}

export interface Rename {
  type: "Rename";
  placement: number;
  themes: Record<string, string>;
  language: string;
}

export interface Renamed {
  type: "Renamed";
  placement: number;
  seat: number;
  themes: Record<string, Theme>;
}

export interface ResultView {
  reason: "last_round" | "pile_empty" | "too_few";
  winners: number[];
}

export interface RevealedGuess {
  seat: number;
  number: number;
  right: boolean;
  won: number;
}

export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  level: number;
  cards: Record<"A" | "B" | "C", string>;
  seats: number[];
}

export interface RoundRevealed {
  type: "RoundRevealed";
  round: number;
  words: Record<number, WordRef>;
  numbers: Record<number, number[]>;
}

export interface RoundScore {
  stacks: Record<number, RevealedGuess[]>;
  black_sheep: number | null;
  seats: Record<number, SeatScore>;
}

export interface RoundView {
  round: number;
  level: number;
  cards: Record<"A" | "B" | "C", string>;
  words: Record<number, WordRef>;
  score: RoundScore;
  voided: number[];
  pointed: Record<number, number[]>;
  hearts: Record<number, number[]>;
}

export interface Said {
  type: "Said";
  seat: number;
  text: string;
}

export interface Say {
  type: "Say";
  text: string;
}

export interface SeatBot {
  type: "SeatBot";
  strength: "easy" | "medium" | "strong";
  seat: number | null;
}

export interface SeatClosed {
  type: "SeatClosed";
  seat: number;
}

export interface SeatLeft {
  type: "SeatLeft";
  seat: number;
  by_host: boolean;
}

export interface SeatScore {
  won: number;
  black: number;
  black_fate: "against" | "for" | "none" | "returned";
  left: number[];
  wrong: number;
  points: number;
}

export interface SeatTaken {
  type: "SeatTaken";
  seat: number;
  name: string;
  colour: "blue" | "green" | "orange" | "pink" | "sky" | "yellow";
  key: string | null;
}

export interface SeatView {
  seat: number;
  name: string;
  colour: "blue" | "green" | "orange" | "pink" | "sky" | "yellow";
  host: boolean;
  closed: boolean;
  bot: "easy" | "medium" | "strong" | null;
  stand_in: boolean;
}

export interface ServerFacts {
  version: string;
  public_tables: boolean;
  addresses: string[];
  now: number;
}

export interface SettingsChanged {
  type: "SettingsChanged";
  settings: TableSettings;
}

export interface SheetCleared {
  type: "SheetCleared";
  seat: number;
}

export interface SheetTurned {
  type: "SheetTurned";
  seat: number;
  upright: boolean;
}

export interface SheetView {
  strokes: string[];
  undone: string[];
  upright: boolean;
}

export interface ShowHand {
  type: "ShowHand";
}

export interface Shuffled {
  type: "Shuffled";
  count: number;
  pile: string[] | null;
}

export interface StandInChanged {
  type: "StandInChanged";
  seat: number;
  strength: "easy" | "medium" | "strong" | null;
}

export interface StartGame {
  type: "StartGame";
}

export interface Started {
  type: "Started";
  version: number;
  setup: ArtlineSetup;
  seats: number[];
  first: number;
}

export interface Stood {
  type: "Stood";
  placement: number;
}

export interface StrokeDrawn {
  type: "StrokeDrawn";
  seat: number;
  ink: string;
}

export interface StrokeRedone {
  type: "StrokeRedone";
  seat: number;
}

export interface StrokeUndone {
  type: "StrokeUndone";
  seat: number;
}

export interface Suggest {
  type: "Suggest";
  painting: string;
  cell: [number, number];
  line: string;
  typed: string;
  language: string;
}

export interface Suggested {
  type: "Suggested";
  tags: string[];
}

export interface TableOpened {
  type: "TableOpened";
  version: number;
  code: string;
  settings: TableSettings;
}

export interface TableSettings {
  setup: ArtlineSetup | PictomaniaSetup;
  seats: number;
  language: string;
  chat: boolean;
  public: boolean;
}

export interface TableView {
  code: string;
  stage: "lobby" | "over" | "playing";
  settings: TableSettings;
  seats: SeatView[];
  you: number | null;
  host: number | null;
  game_number: number;
  game: ArtlineView | PictomaniaView | null;
  clock: ClockView | null;
  chat: ChatLine[];
  wins: Record<number, number>;
}

export interface TakeBack {
  type: "TakeBack";
  placement: number;
}

export interface TakeSeat {
  type: "TakeSeat";
  name: string;
  colour: "blue" | "green" | "orange" | "pink" | "sky" | "yellow" | null;
  seat: number | null;
}

export interface TakeToken {
  type: "TakeToken";
  round: number;
  stars: number;
  sure: boolean;
}

export interface TakenBack {
  type: "TakenBack";
  placement: number;
  seat: number;
  owner: number;
  painting: string;
  why: "choice" | "does-not-fit" | "seat-closed" | "time";
}

export interface Theme {
  text: string;
  language: string;
  by: number;
  understood: string[];
}

export interface TokenTable {
  own: number[];
  black: number[];
}

export interface TokenTaken {
  type: "TokenTaken";
  seat: number;
  stars: number;
}

export interface TouchedLine {
  line: string;
  effect: "extends" | "opens";
  theme: Theme | null;
  paintings: string[];
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  turn: number;
}

export interface TurnSheet {
  type: "TurnSheet";
  round: number;
  upright: boolean;
}

export interface UndoStroke {
  type: "UndoStroke";
  round: number;
}

export interface Update {
  type: "Update";
  after: number;
  number: number;
  now: number;
  events: (TableOpened | SeatTaken | BotSeated | StandInChanged | KeyAdded | PassMade | ProfileChanged | SeatLeft | HostChanged | SettingsChanged | GameBegan | LobbyOpened | Said | Started | Shuffled | Dealt | Hung | TurnBegan | Laid | Renamed | Explained | Accepted | Objected | VoteOpened | Voted | VoteClosed | MendingAsked | TakenBack | Stood | Discarded | Drew | HandShown | Declined | LastRoundBegan | SeatClosed | Ended | PictomaniaStarted | RoundBegan | CardReplaced | ReadySaid | WordDealt | DrawingBegan | StrokeDrawn | StrokeUndone | StrokeRedone | SheetCleared | SheetTurned | Guessed | TokenTaken | Finished | WentAway | CameBack | RoundRevealed | DrawingVoided | PointedAt | HeartGiven | PictomaniaSeatClosed | PictomaniaEnded)[];
  view: TableView;
}

export interface UsePass {
  type: "UsePass";
  word: string;
}

export interface Verdict {
  verdict: "doubt" | "ok" | "refused";
  code: string | null;
  facts: Record<string, string>;
}

export interface Vote {
  type: "Vote";
  placement: number;
  line: string;
  keep: boolean;
  reason: "does-not-fit" | "not-allowed" | "unclear" | null;
  naming: number | null;
}

export interface VoteClosed {
  type: "VoteClosed";
  placement: number;
  reason: "does-not-fit" | "not-allowed" | "unclear";
  line: string;
  ballots: Record<number, boolean>;
  kept: boolean;
}

export interface VoteOpened {
  type: "VoteOpened";
  placement: number;
  reason: "does-not-fit" | "not-allowed" | "unclear";
  line: string;
  by: number[];
}

export interface VoteView {
  reason: "does-not-fit" | "not-allowed" | "unclear";
  line: string;
  theme: Theme;
  by: number[];
  voters: number[];
  voted: number[];
  mine: boolean | null;
}

export interface Voted {
  type: "Voted";
  placement: number;
  seat: number;
  line: string;
  keep: boolean | null;
}

export interface Welcome {
  type: "Welcome";
  number: number;
  now: number;
  view: TableView;
  events: (TableOpened | SeatTaken | BotSeated | StandInChanged | KeyAdded | PassMade | ProfileChanged | SeatLeft | HostChanged | SettingsChanged | GameBegan | LobbyOpened | Said | Started | Shuffled | Dealt | Hung | TurnBegan | Laid | Renamed | Explained | Accepted | Objected | VoteOpened | Voted | VoteClosed | MendingAsked | TakenBack | Stood | Discarded | Drew | HandShown | Declined | LastRoundBegan | SeatClosed | Ended | PictomaniaStarted | RoundBegan | CardReplaced | ReadySaid | WordDealt | DrawingBegan | StrokeDrawn | StrokeUndone | StrokeRedone | SheetCleared | SheetTurned | Guessed | TokenTaken | Finished | WentAway | CameBack | RoundRevealed | DrawingVoided | PointedAt | HeartGiven | PictomaniaSeatClosed | PictomaniaEnded)[];
  presence: Presence;
  recent: (Started | Shuffled | Dealt | Hung | TurnBegan | Laid | Renamed | Explained | Accepted | Objected | VoteOpened | Voted | VoteClosed | MendingAsked | TakenBack | Stood | Discarded | Drew | HandShown | Declined | LastRoundBegan | SeatClosed | Ended | PictomaniaStarted | RoundBegan | CardReplaced | ReadySaid | WordDealt | DrawingBegan | StrokeDrawn | StrokeUndone | StrokeRedone | SheetCleared | SheetTurned | Guessed | TokenTaken | Finished | WentAway | CameBack | RoundRevealed | DrawingVoided | PointedAt | HeartGiven | PictomaniaSeatClosed | PictomaniaEnded)[];
}

export interface WentAway {
  type: "WentAway";
  seat: number;
}

export interface WordDealt {
  type: "WordDealt";
  seat: number;
  word: WordRef | null;
}

export interface WordRef {
  letter: "A" | "B" | "C";
  number: number;
}

export type FromClient = Join | Do | Ask | Ping;

export type FromServer = Welcome | Update | Presence | Done | Refusal | Answered | Reacted | Pong | Bye;

export type TableCommand = TakeSeat | SeatBot | ChangeProfile | LeaveSeat | ChangeSettings | StartGame | OpenLobby | Hurry | RemoveSeat | HandOverHost | Say | React | MakePass | UsePass;

export type TableEvent = TableOpened | SeatTaken | BotSeated | StandInChanged | KeyAdded | PassMade | ProfileChanged | SeatLeft | HostChanged | SettingsChanged | GameBegan | LobbyOpened | Said;

export type GameCommand = Lay | TakeBack | Rename | Explain | Accept | Object | Vote | Discard | ShowHand | Decline | DoNotKnow | Ready | Draw | UndoStroke | RedoStroke | ClearSheet | TurnSheet | MakeGuess | TakeToken | Finish | DrewWrongWord | PointAt | GiveHeart;

export type GameEvent = Started | Shuffled | Dealt | Hung | TurnBegan | Laid | Renamed | Explained | Accepted | Objected | VoteOpened | Voted | VoteClosed | MendingAsked | TakenBack | Stood | Discarded | Drew | HandShown | Declined | LastRoundBegan | SeatClosed | Ended | PictomaniaStarted | RoundBegan | CardReplaced | ReadySaid | WordDealt | DrawingBegan | StrokeDrawn | StrokeUndone | StrokeRedone | SheetCleared | SheetTurned | Guessed | TokenTaken | Finished | WentAway | CameBack | RoundRevealed | DrawingVoided | PointedAt | HeartGiven | PictomaniaSeatClosed | PictomaniaEnded;

export type GameQuery = Consider | Suggest;

export type GameAnswer = Considered | Suggested;
