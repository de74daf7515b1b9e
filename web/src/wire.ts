// Made from src/veglia/server/wire by `make types`. Do not edit.

export interface AcceptInvitation {
  key: string;
  also?: string[];
}

export interface AnswerSeat {
  type: "answer_seat";
  request: number;
  seat: number;
  agree: boolean;
}

export interface AnswerUndo {
  type: "answer_undo";
  request: number;
  version: number;
  agree: boolean;
}

export interface Arrow {
  piece: string;
  count: number;
  start: string;
  end: string;
}

export interface AskHint {
  type: "hint";
  request: number;
  version: number;
}

export interface AskPreview {
  type: "preview";
  request: number;
  version: number;
  number?: number | null;
}

export interface AskSeat {
  type: "ask_seat";
  request: number;
  seat: number;
}

export interface AskWays {
  type: "ways";
  request: number;
  version: number;
}

export interface AskWhyNot {
  type: "why_not";
  request: number;
  target: string;
}

export interface Bar {
  name: string;
  value: number;
  most: number;
  marks?: BarMark[];
  shape?: "bar" | "discs" | "hearts";
}

export interface BarMark {
  at: number;
  colour: string;
  name: string;
}

export interface Beat {
  type: "beat";
  request: number;
}

export interface BoardDraft {
  placed: PlacedPart[];
  places: BuilderPlace[];
  parts: BuilderPart[];
  board: BoardShape;
  pieces: Piece[];
  faults: BoardFault[];
  value: string;
  code: string;
}

export interface BoardFault {
  code: string;
  text: string;
  rule: string;
  place?: string;
  edge?: Edge | null;
}

export interface BoardShape {
  key: string;
  theme: string;
  width: number;
  height: number;
  zones: ZoneShape[];
  edges: Edge[];
  decor: Decor[];
}

export interface Bot {
  id: string;
  name: string;
  about: string;
  is_usual: boolean;
}

export interface BudgetRule {
  id: string;
  name: string;
  text: string;
  rule: string;
  side: string;
  points: number;
  most?: number;
  step?: number;
  excludes?: string[];
  missions?: string[];
}

export interface BuilderPart {
  id: string;
  name: string;
  section: string;
  note: string;
  board: BoardShape;
}

export interface BuilderPlace {
  id: string;
  name: string;
  section: string;
  rect: Rect;
}

export interface Card {
  id: string;
  look: string;
  name: string;
  values?: ([string, string])[];
  marks?: string[];
  text?: string;
  is_spent?: boolean;
}

export interface Chat {
  type: "chat";
  lines: ChatLine[];
  is_all: boolean;
}

export interface ChatLine {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  side: string;
  text: string;
}

export interface Chip {
  name: string;
  value: string;
  colour?: string;
  seat?: number | null;
}

export interface Choice {
  text: string;
  targets: string[];
  look: string;
  group?: string;
  has_preview?: boolean;
  role?: "" | "attack" | "discard" | "end" | "goal" | "move" | "put";
  is_idle?: boolean;
  number: number;
}

export interface Choose {
  type: "choose";
  request: number;
  version: number;
  number: number;
  seat?: number | null;
}

export interface Chosen {
  place: number;
  seat: number;
  text: string;
}

export interface Chronicle {
  game: string;
  mission: string;
  ending: Ending;
  side: string;
  rounds: number;
  choices: number;
  figures: FigureStory[];
  sides: Record<string, Record<string, number>>;
  luck: DiceLuck[];
  standings: Standing[];
  has_chances: boolean;
  turning: TurningPoint | null;
  achievements: string[];
}

export interface Decor {
  look: string;
  rect: Rect;
  turns: number;
}

export interface DiceGroup {
  faces: number[];
  symbols?: string[];
  needed?: number;
  cancelled?: number[];
  name?: string;
  colour?: string;
  seat?: number | null;
}

export interface DiceLuck {
  side: string;
  dice: number;
  good: number;
  expected: number;
  deviation: number;
}

export interface DraftBoard {
  start?: string;
  placed?: LaidPart[] | null;
  seed?: string;
  options?: Record<string, string>;
}

export interface Edge {
  kind: string;
  start: [number, number];
  end: [number, number];
}

export interface Effect {
  op: "add" | "banner" | "board" | "card" | "dice" | "flash" | "move" | "pulse" | "remove";
  piece?: string;
  into?: string;
  look?: string;
  sort?: "" | "foe" | "hero" | "machine" | "token";
  zone?: string;
  path?: string[];
  count?: number;
  dice?: DiceGroup[];
  card?: Card | null;
  text?: string;
  renames?: Record<string, string>;
}

export interface Ending {
  outcome: "lost" | "over" | "won";
  text: string;
  rule: string;
  sides?: WinningSide[];
}

export interface Entry {
  name: string;
  text: string;
  rules: string[];
  source?: string;
}

export interface FigureStory {
  id: string;
  look: string;
  name: string;
  title: string;
  seat: number | null;
  out: string;
  deeds: Record<string, number>;
}

export interface FoundWays {
  type: "ways_found";
  request: number;
  ways: Way[];
}

export interface GameRecord {
  format: string;
  game: string;
  rules_version: string;
  mission: string;
  seats: Seat[];
  seed: string;
  options: Record<string, string>;
  choices: number[];
  hash: string;
  seams?: RecordSeam[];
}

export interface GameSounds {
  sounds: SoundMap;
}

export interface Games {
  version: string;
  games: Lobby[];
  bots: Bot[];
}

export interface Glossary {
  entries: Record<string, Entry>;
}

export interface GoalStatus {
  text: string;
  is_met: boolean;
  progress?: string;
  side?: string;
}

export interface Guide {
  mission: string;
  heroes: string[];
  seed: string;
  choices: number[];
  note: string;
  lessons: Lesson[];
  bot?: string;
}

export interface Hand {
  id: string;
  name: string;
  seat: number | null;
  count: number;
  cards?: Card[];
  back?: string;
  note?: string;
}

export interface HandOver {
  type: "hand_over";
  request: number;
  seat: number;
  holder: "bot" | "link" | "mine";
  bot?: string;
}

export interface Here {
  is_local_only: boolean;
  addresses: string[];
}

export interface Hero {
  id: string;
  look: string;
  name: string;
  title: string;
  seat: number | null;
  is_active: boolean;
  out: string;
  bars: Bar[];
  actions: number;
  free_actions: number;
  slots: Slot[];
  skills: Skill[];
  notes?: string[];
}

export interface Hinted {
  type: "hinted";
  request: number;
  number: number;
  line: string[];
  chance: number;
  rival?: string;
  worse?: number;
}

export interface Hold {
  type: "hold";
  request: number;
  version: number;
  is_held: boolean;
}

export interface Inset {
  title: string;
  rule: string;
  zone?: string;
  parties?: InsetParty[];
  card?: Card | null;
  played_by?: string;
  played?: PlayedCard[];
  status?: string;
  passing?: string;
}

export interface InsetParty {
  id: string;
  look: string;
  name: string;
  sort: "foe" | "hero" | "machine" | "token";
  seat?: number | null;
  dice?: DiceGroup | null;
  total?: string;
  is_ahead?: boolean;
  cards?: Card[];
  notes?: string[];
}

export interface Introduce {
  type: "introduce";
  request: number;
  name: string;
}

export interface KeepPersonal {
  text: string;
  version?: number;
}

export interface LaidPart {
  place: string;
  part: string;
  turns?: number;
}

export interface Lesson {
  id: string;
  title: string;
  text: string;
  when: LessonWhen;
  anchors: LessonAnchor[];
  until?: LessonWhen | null;
  task?: string;
}

export interface LessonAnchor {
  panel?: string;
  choice?: string[];
  at?: "" | "foe" | "hero" | "token";
  piece?: string[];
  hero?: "" | "risen" | "spent";
}

export interface LessonWhen {
  asked?: string[];
  asked_under?: string[];
  offers?: string[];
  offers_at?: "" | "foe" | "hero" | "token";
  fresh?: string[];
  heard?: string[];
  round?: number;
  goals?: number;
  asking?: boolean;
  ended?: "" | "lost" | "won";
}

export interface ListTable {
  type: "list";
  request: number;
  is_listed: boolean;
}

export interface Lobby {
  id: string;
  name: string;
  theme: string;
  languages: string[];
  most_seats: number;
  most_heroes: number;
  missions: LobbyMission[];
  heroes: LobbyHero[];
  options: LobbyOption[];
  least_heroes?: number;
  advice?: Reason[];
  most_at_seat?: number;
  words?: LobbyWords;
  chapters?: Record<string, string>;
  guide?: Guide | null;
  sides?: LobbySide[];
  budget?: LobbyBudget | null;
  window_seconds?: number[];
  builder?: LobbyBuilder | null;
}

export interface LobbyBudget {
  options: Record<string, string>;
  rules: BudgetRule[];
  most: number;
  text?: string;
  rule?: string;
}

export interface LobbyBuilder {
  option: string;
  name: string;
  text: string;
  starts: ([string, string])[];
}

export interface LobbyHero {
  id: string;
  look: string;
  name: string;
  title: string;
  skills: Skill[];
  note?: string;
  least_party?: number;
}

export interface LobbyMission {
  id: string;
  name: string;
  difficulty: string;
  difficulty_name: string;
  minutes: number;
  summary: string;
  heroes: string[];
  party: string[];
}

export interface LobbyOption {
  id: string;
  name: string;
  text: string;
  values: ([string, string])[];
  group?: string;
  needs?: Record<string, string>;
}

export interface LobbySide {
  id: string;
  name: string;
  least: number;
  most: number;
  picks_figures: boolean;
  figures?: string[];
}

export interface LobbyWords {
  no_figure?: string;
  one_figure?: string;
  figures?: string;
}

export interface MadeTable {
  table: string;
  host: string;
  links: SeatLink[];
  watch: string;
}

export interface Mark {
  id: string;
  text: string;
}

export interface NamedAchievement {
  id: string;
  name: string;
  text: string;
}

export interface NamedDeed {
  id: string;
  name: string;
  is_listed: boolean;
}

export interface NewSeat {
  heroes?: string[];
  side?: string;
  holder?: "bot" | "link" | "mine";
  bot?: string;
  label?: string;
}

export interface NewTable {
  game: string;
  mission: string;
  seats?: NewSeat[];
  seed?: string;
  options?: Record<string, string>;
  window_seconds?: number;
  practice?: boolean;
  choices?: number[];
  rules_version?: string;
  hash?: string;
}

export interface OpenSeat {
  seat: number;
  label: string;
  side: string;
  holder: "bot" | "link" | "mine";
  is_free: boolean;
}

export interface OpenTable {
  table: string;
  game: string;
  mission: string;
  seats: OpenSeat[];
  here: number;
  watchers: number;
  watch: string;
}

export interface OpenTables {
  tables: OpenTable[];
}

export interface PassOn {
  type: "pass_on";
  request: number;
  version: number;
  scope: "fight" | "phase" | "turn";
}

export interface Personal {
  version: number;
  text: string;
}

export interface PersonalLink {
  key: string;
}

export interface Piece {
  id: string;
  look: string;
  name: string;
  zone: string;
  count?: number;
  sort?: "foe" | "hero" | "machine" | "token";
  seat?: number | null;
  badge?: string;
  states?: string[];
  note?: string;
  beside?: string;
  back?: string;
  reaches?: string[];
}

export interface Pieces {
  gone: string[];
  put: PutPiece[];
}

export interface Pile {
  id: string;
  look: string;
  name: string;
  left: number;
  top?: Card | null;
  discards?: string[];
  note?: string;
}

export interface Ping {
  type: "ping";
  request: number;
  target: string;
  to?: "side" | "table";
  seat?: number | null;
}

export interface Pinged {
  type: "pinged";
  seat: number | null;
  name: string;
  side: string;
  target: string;
}

export interface PlacedPart {
  place: string;
  part: string;
  turns: number;
}

export interface PlayedCard {
  card: Card;
  by: string;
  cancelled?: string;
}

export interface Preview {
  lines: string[];
  marks?: Mark[];
  arrows?: Arrow[];
}

export interface Previewed {
  type: "previewed";
  request: number;
  preview: Preview;
}

export interface Problem {
  code: string;
  text: string;
  detail?: string;
  option?: string;
}

export interface ProblemReport {
  program: string;
  table: string;
  record: GameRecord;
  hash: string;
  told: Told[];
  said?: string;
}

export type PutPiece = [number, Piece];

export interface Question {
  version: number;
  seats: number[];
  prompt: string;
  rule: string;
  choices: Choice[];
  asides: Choice[];
  owners: number[];
}

export interface React {
  type: "react";
  request: number;
  reaction: "hello" | "hurry" | "laugh" | "ouch" | "sorry" | "thanks" | "thinking" | "well_done";
  to?: "side" | "table";
  seat?: number | null;
}

export interface Reacted {
  type: "reacted";
  seat: number | null;
  name: string;
  side: string;
  reaction: "hello" | "hurry" | "laugh" | "ouch" | "sorry" | "thanks" | "thinking" | "well_done";
}

export interface Reason {
  text: string;
  rule: string;
}

export interface Reasons {
  type: "reasons";
  request: number;
  target: string;
  reasons: Reason[];
}

export interface RecordSeam {
  choice: number;
  rules_version: string;
  state: string;
}

export type Rect = [number, number, number, number];

export interface Refused {
  type: "refused";
  request: number;
  code: string;
  text: string;
  detail?: string;
}

export interface ReplayFrame {
  version: number;
  last: number;
  board: BoardShape;
  scene: Scene;
  told: Told[];
  choice: string;
}

export interface RequestDone {
  type: "done";
  request: number;
  version: number;
  key?: string;
}

export interface RuleText {
  id: string;
  title: string;
  text: string;
  rulings: RulingText[];
  needs?: string;
}

export interface Rulebook {
  game: string;
  language: string;
  rules: RuleText[];
}

export interface RulingText {
  id: string;
  question: string;
  ruling: string;
  why: string;
}

export interface Say {
  type: "say";
  request: number;
  text: string;
  to?: "side" | "table";
  seat?: number | null;
}

export interface Scene {
  board: string;
  mission: string;
  round: number;
  phase: string;
  turn: string;
  chips: Chip[];
  goals: GoalStatus[];
  rules: string[];
  pieces: Piece[];
  heroes: Hero[];
  piles: Pile[];
  result: Ending | null;
  hands?: Hand[];
  tracks?: Track[];
  inset?: Inset | null;
  mood?: string;
  night?: number;
}

export interface Seat {
  side: string;
  figures?: string[];
}

export interface SeatAsked {
  seat: number;
  waits_for: number[];
  seconds: number;
}

export interface SeatLink {
  seats: number[];
  key: string;
}

export interface SeatState {
  seat: number;
  label: string;
  side: string;
  holder: "bot" | "link" | "mine";
  bot: string;
  is_here: boolean;
  browser: number | null;
  needs_consent: boolean;
}

export interface Seats {
  type: "seats";
  holders: SeatState[];
  undo: UndoAsked | null;
  claim: SeatAsked | null;
  watchers?: number;
  is_listed?: boolean;
}

export interface Shown {
  type: "shown";
  version: number;
}

export interface Skill {
  id: string;
  name: string;
  text: string;
  rule: string;
  state: "have" | "later" | "spent";
  level: string;
  look?: string;
}

export interface Slot {
  id: string;
  name: string;
  kind: string;
  card: Card | null;
}

export interface SoundMap {
  ambience?: string;
  effects?: Record<string, string>;
}

export interface Speak {
  type: "speak";
  request: number;
  language: string;
}

export interface Stand {
  type: "stand";
  request: number;
  seat: number;
  moment: string;
  wish: "always" | "never" | "playable";
}

export type Standing = [number, number, number];

export interface Standings {
  type: "standing";
  standing: Record<string, Record<string, string>>;
}

export interface StoryWords {
  deeds: NamedDeed[];
  achievements: NamedAchievement[];
  first: Record<string, string>;
  marks: string[];
}

export interface TableMoved {
  type: "moved";
  version: number;
  seat: number;
  choice: string;
  told: Told[];
  board: BoardShape | null;
  scene: Record<string, unknown>;
  pieces: Pieces | null;
  heroes: Record<string, Record<string, unknown>>;
  slots: Slot[];
  question: Question | null;
  keeps_asides: boolean;
  can_undo: boolean;
  window: WindowShown | null;
}

export interface TableState {
  type: "table";
  table: string;
  game: string;
  mission: string;
  seed: string;
  practice: boolean;
  seats: number[];
  is_host: boolean;
  holders: SeatState[];
  version: number;
  board: BoardShape;
  scene: Scene;
  question: Question | null;
  told: Told[];
  can_undo: boolean;
  undo: UndoAsked | null;
  claim: SeatAsked | null;
  language: string;
  window: WindowShown | null;
  moments: Record<string, string>;
  standing: Record<string, Record<string, string>>;
  watchers?: number;
  is_listed?: boolean;
  chosen?: Chosen[];
}

export interface TakeSeat {
  seat: number;
  key: string;
  also?: string[];
}

export interface Told {
  text: string;
  rule: string;
  effects: Effect[];
  weight?: "detail" | "head" | "line";
}

export interface Track {
  id: string;
  look: string;
  name: string;
  first: number;
  last: number;
  at: number;
  steps?: TrackStep[];
  note?: string;
}

export interface TrackStep {
  at: number;
  text: string;
  colour?: string;
}

export interface TurningPoint {
  version: number;
  round: number;
  choice: string;
  lines: string[];
  before?: number | null;
  after?: number | null;
}

export interface Undo {
  type: "undo";
  request: number;
  version: number;
}

export interface UndoAsked {
  seat: number;
  waits_for: number[];
}

export interface UndoRefused {
  type: "undo_refused";
  seat: number;
  by: number;
}

export interface Way {
  zone: string;
  path: string[];
  actions: number;
}

export interface WindowShown {
  moment: string;
  seat: number;
  seconds: number | null;
  held: boolean;
}

export interface Windowed {
  type: "window";
  window: WindowShown | null;
}

export interface WinningSide {
  id: string;
  name: string;
}

export interface ZoneShape {
  id: string;
  kind: string;
  name: string;
  rects: Rect[];
  middle: [number, number];
}

export type FromClient = Choose | Undo | AnswerUndo | AskSeat | AnswerSeat | AskWhyNot | AskPreview | AskWays | AskHint | Speak | HandOver | Hold | Stand | PassOn | Shown | Beat | Say | React | Ping | Introduce | ListTable;

export type ToClient = TableState | TableMoved | Seats | Windowed | Standings | RequestDone | Refused | Reasons | Previewed | FoundWays | Hinted | Chat | Reacted | Pinged | UndoRefused;
