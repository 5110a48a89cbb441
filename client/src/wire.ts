// Made from the server's structs by `just wire`. Do not edit.

declare const seat: unique symbol;
export type Seat = number & { readonly [seat]: true };

export type BotFace = "automaton" | "bust" | "mannequin" | "mask" | "puppet" | "sphinx" | "tin" | "urn";

export type Colour = "blue" | "green" | "grey" | "orange" | "pink" | "red" | "sky" | "yellow";

export type PersonFace = "bear" | "beard" | "beret" | "bonnet" | "bowler" | "braids" | "cat" | "crown" | "curls" | "fox" | "glasses" | "helmet" | "moustache" | "owl" | "pearl" | "ruff" | "scarf" | "straw" | "turban" | "veil";

export type Reaction = "bravo" | "haha" | "hmm" | "hurry" | "thanks" | "wow";

export type Strength = "easy" | "medium" | "strong";

export interface Answered {
  type: "Answered";
  id: string;
  answer: unknown;
}

export interface Ask {
  type: "Ask";
  id: string;
  query: unknown;
}

export interface Barred {
  type: "Barred";
  keys: string[];
}

export interface BotSeated {
  type: "BotSeated";
  seat: Seat;
  name: string;
  colour: Colour;
  strength: Strength;
  face: PersonFace | BotFace | null;
}

export interface Bye {
  type: "Bye";
  code: string;
}

export interface ChangeProfile {
  type: "ChangeProfile";
  name: string;
  colour: Colour;
  face: PersonFace | null;
}

export interface ChangeSettings {
  type: "ChangeSettings";
  settings: TableSettings;
}

export interface ChatLine {
  number: number;
  at: number;
  seat: Seat;
  name: string;
  text: string;
}

export interface ChatOpened {
  type: "ChatOpened";
  open: boolean;
}

export interface ClockView {
  key: string;
  until: number;
  seconds: number;
}

export interface Credit {
  painting: string;
  artist: Record<string, string>;
  title: Record<string, string>;
  package: string;
  museum: Record<string, string>;
  licence: string;
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

export interface DeleteTable {
  type: "DeleteTable";
}

export interface Delta {
  put?: [(string | number)[], unknown][];
  gone?: (string | number)[][];
}

export interface Do {
  type: "Do";
  id: string;
  command: TakeSeat | SeatBot | ChangeProfile | LeaveSeat | ChangeSettings | StartGame | OpenLobby | Hurry | RemoveSeat | HandOverHost | Say | React | MakePass | UsePass | LockTable | MuteSeat | OpenChat | DeleteTable;
}

export interface Done {
  type: "Done";
  id: string;
  number: number;
  word: string | null;
}

export interface GameBegan {
  type: "GameBegan";
  game: number;
  name: string;
}

export interface HandOverHost {
  type: "HandOverHost";
  seat: Seat;
}

export interface Hit {
  budget: "body" | "bytes" | "codes" | "connections" | "connections-per-address" | "connections-per-seat" | "head" | "join" | "message-length" | "messages" | "messages-per-address" | "owner-keys" | "passes" | "reactions-per-address" | "reactions-per-seat" | "requests" | "requests-ahead" | "slow-request" | "stored-in-all" | "stored-per-address" | "stored-per-seat" | "stored-per-table" | "tables" | "unread" | "url" | "watchers" | "watchers-per-address" | "words";
  origin: "far" | "here" | "nearby";
  table: string | null;
  times: number;
  last: number;
}

export interface HostChanged {
  type: "HostChanged";
  seat: Seat;
  gone: boolean;
}

export interface Hurry {
  type: "Hurry";
  step: string;
}

export interface Join {
  type: "Join";
  table: string;
  secret: string;
  after: number;
  teller: number;
}

export interface KeyAdded {
  type: "KeyAdded";
  seat: Seat;
  key: string | null;
}

export interface LeaveSeat {
  type: "LeaveSeat";
}

export interface LobbyOpened {
  type: "LobbyOpened";
}

export interface LockTable {
  type: "LockTable";
  locked: boolean;
}

export interface MakePass {
  type: "MakePass";
}

export interface MuteSeat {
  type: "MuteSeat";
  seat: Seat;
  muted: boolean;
}

export interface NewTable {
  code: string;
}

export interface OfGame {
  of: "game";
  event: unknown;
}

export interface OfTable {
  of: "table";
  event: TableOpened | SeatTaken | BotSeated | StandInChanged | KeyAdded | PassMade | ProfileChanged | SeatLeft | HostChanged | SettingsChanged | GameBegan | LobbyOpened | Said | TableLocked | SeatMuted | ChatOpened | Barred;
}

export interface OpenChat {
  type: "OpenChat";
  open: boolean;
}

export interface OpenLobby {
  type: "OpenLobby";
}

export interface OpenTable {
  code: string;
  game: string;
  variant: string | null;
  language: string;
  seats: number;
  taken: number;
  names: string[];
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

export interface OwnerTable {
  code: string;
  game: string;
  stage: "lobby" | "over" | "playing" | null;
  names: string[];
  connected: number;
  watchers: number;
  in_memory: boolean;
  at: number;
  stored: number;
}

export interface OwnerTables {
  tables: OwnerTable[];
  total: number;
  page: number;
  hits: Hit[];
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
  seat: Seat;
  key: string | null;
  until: number;
}

export interface Ping {
  type: "Ping";
}

export interface Play {
  type: "Play";
  id: string;
  command: unknown;
}

export interface Pong {
  type: "Pong";
  now: number;
}

export interface Presence {
  type: "Presence";
  connected: Seat[];
  watchers: number;
}

export interface ProfileChanged {
  type: "ProfileChanged";
  seat: Seat;
  name: string;
  colour: Colour;
  face: PersonFace | BotFace | null;
}

export interface React {
  type: "React";
  reaction: Reaction;
}

export interface Reacted {
  type: "Reacted";
  seat: Seat;
  reaction: Reaction;
}

export interface Refusal {
  type: "Refusal";
  id: string | null;
  code: string;
  facts: Record<string, string | number | number | boolean | unknown[] | Record<string, unknown> | null>;
}

export interface RemoveSeat {
  type: "RemoveSeat";
  seat: Seat;
  for_good: boolean;
  address_too: boolean;
}

export interface Resumed {
  type: "Resumed";
  number: number;
  now: number;
  public: Delta[];
  own: TableOwn | null;
  events: (OfTable | OfGame)[];
  presence: Presence;
}

export interface Said {
  type: "Said";
  seat: Seat;
  text: string;
}

export interface Say {
  type: "Say";
  text: string;
}

export interface SeatBot {
  type: "SeatBot";
  strength: Strength;
  seat: Seat | null;
}

export interface SeatLeft {
  type: "SeatLeft";
  seat: Seat;
  by_host: boolean;
}

export interface SeatMuted {
  type: "SeatMuted";
  seat: Seat;
  muted: boolean;
}

export interface SeatTaken {
  type: "SeatTaken";
  seat: Seat;
  name: string;
  colour: Colour;
  key: string | null;
  face: PersonFace | BotFace | null;
}

export interface SeatView {
  seat: Seat;
  name: string;
  colour: Colour;
  host: boolean;
  closed: boolean;
  bot: Strength | null;
  stand_in: boolean;
  muted: boolean;
  face: PersonFace | BotFace | null;
}

export interface SendingLimits {
  messages_per_second: number;
  messages_at_once: number;
  message_bytes: number;
  unanswered: number;
  bytes_per_second: number;
  bytes_at_once: number;
  ink_frames_per_second: number;
  ink_frame_bytes: number;
}

export interface ServerFacts {
  version: string;
  public_tables: boolean;
  addresses: string[];
  keep_finished_days: number;
  keep_abandoned_days: number;
}

export interface SettingsChanged {
  type: "SettingsChanged";
  settings: TableSettings;
}

export interface StandInChanged {
  type: "StandInChanged";
  seat: Seat;
  strength: Strength | null;
}

export interface StartGame {
  type: "StartGame";
}

export interface TableLocked {
  type: "TableLocked";
  locked: boolean;
}

export interface TableOpened {
  type: "TableOpened";
  version: number;
  code: string;
  settings: TableSettings;
}

export interface TableOwn {
  you: Seat | null;
  game: unknown;
}

export interface TablePublic {
  code: string;
  stage: "lobby" | "over" | "playing";
  settings: TableSettings;
  seats: Record<Seat, SeatView>;
  host: Seat | null;
  game_number: number;
  game: unknown;
  clock: ClockView | null;
  chat: Record<number, ChatLine>;
  wins: Record<Seat, number>;
  locked: boolean;
}

export interface TableSettings {
  game: string;
  setup: unknown;
  seats: number;
  language: string;
  chat: boolean;
  stand_in_seconds: number;
  public: boolean;
}

export interface TakeSeat {
  type: "TakeSeat";
  name: string;
  colour: Colour | null;
  seat: Seat | null;
  face: PersonFace | null;
}

export interface Update {
  type: "Update";
  after: number;
  number: number;
  now: number;
  events: (OfTable | OfGame)[];
  public: Delta;
  own: Delta;
  done?: Done | null;
}

export interface UsePass {
  type: "UsePass";
  word: string;
}

export interface Welcome {
  type: "Welcome";
  number: number;
  now: number;
  public: TablePublic;
  own: TableOwn;
  events: (OfTable | OfGame)[];
  presence: Presence;
  teller: number;
  recent: unknown[];
  limits: SendingLimits;
  client: string;
}

export type FromClient = Join | Do | Play | Ask | Ping;

export type FromServer = Welcome | Resumed | Update | Presence | Done | Refusal | Answered | Reacted | Pong | Bye;

export type TableCommand = TakeSeat | SeatBot | ChangeProfile | LeaveSeat | ChangeSettings | StartGame | OpenLobby | Hurry | RemoveSeat | HandOverHost | Say | React | MakePass | UsePass | LockTable | MuteSeat | OpenChat | DeleteTable;

export type TableEvent = TableOpened | SeatTaken | BotSeated | StandInChanged | KeyAdded | PassMade | ProfileChanged | SeatLeft | HostChanged | SettingsChanged | GameBegan | LobbyOpened | Said | TableLocked | SeatMuted | ChatOpened | Barred;

export const COLOURS: readonly Colour[] = ["orange","sky","green","yellow","blue","pink","red","grey"];

export const LIMITS = {
  name_letters: 24,
  chat_letters: 200,
  stroke_points: 2000,
  ink_frame_bytes: 1024,
};

export const USUAL_SETTINGS: Omit<TableSettings, "game" | "language" | "setup"> = {
  seats: 6,
  chat: true,
  stand_in_seconds: 45,
  public: false,
};
