// The shapes of the server's JSON, as crates/wire writes them. Types only: nothing of this reaches a browser.

export interface Site { text: string; name: string; x: number; y: number; near: string[]; ground: string }
export interface ButtonInfo { text: string; name: string }
export interface Layout {
  look: 'squares' | 'points' | 'tiles' | 'hollows'; width: number; height: number; sites: Site[]; lines: [string, string][];
  buttons: ButtonInfo[]; quarter_turns: number[];
}
export interface Piece { site: string; camp: string; kind: string; glyph: string; name: string }
export interface Mark { site: string; kind: string }
export interface Reserve { camp: string; kind: string; count: number; name: string; before?: number }
export interface Scene { pieces: Piece[]; marks: Mark[]; reserves: Reserve[]; words: string[]; out: number[] }
export interface SceneChange extends Scene { gone: string[] }
export interface Group { camp: string; sites: string[] }
export interface Happening { kind: string; sites: string[]; camps: string[]; cause?: Group[]; rule: string; caption: string }
export interface Story { deed: Happening[]; caused: Happening[] }
export interface Preview { step: string; told: string; story: Story; after: SceneChange }
export interface TouchNode { step?: string; next?: Record<string, TouchNode>; more?: boolean }
export interface Entry { touched: string[]; tree: TouchNode; possible: number; bound: boolean }

export interface Fault { code: string; message: string; rule?: string; instead?: string[]; detail?: string }

export type Clock =
  | { kind: 'none' }
  | { kind: 'game'; seconds: number; increment: number }
  | { kind: 'step'; seconds: number };
export type Format = { kind: 'single' } | { kind: 'sides'; games: number } | { kind: 'roles'; games: number };
export type Takeback = 'free' | 'agreed' | 'never';
export type Holder =
  | { kind: 'open' }
  | { kind: 'person'; visitor: string; name: string }
  | { kind: 'engine'; level: number };
export type SeatOrder = { kind: 'me' } | { kind: 'open' } | { kind: 'engine'; level: number };
export interface TableOrder {
  game: string; rules?: string; seats?: SeatOrder[]; shuffle?: boolean; start?: number; position?: string;
  clock?: Clock; format?: Format; listed?: boolean; takeback?: Takeback;
}

export interface Choice {
  default: string; booklet: OptionSource;
  name: string; title: string; about: string; group: string; values: { name: string; title: string }[];
}
export interface Preset { name: string; rules: string; standing: string; about: string; table: string }
export interface OptionSource {
  standing: string; value: string | null; values: string[]; sources: string[]; page: number | null; note: string;
}
export interface GameCard {
  id: string; name: string; tagline: string; choices: Choice[]; presets: Preset[]; actions: string[]; formats: string[];
  layout: Layout; scene: Scene; middle: Scene; lessons: number;
}
export interface Phrase { id: string; text: string }
export interface Catalogue { games: GameCard[]; languages: string[]; levels: number[]; phrases: Phrase[] }
export interface Chair { seat: number; name: string; side: string; side_name: string }
export interface Chosen {
  game: string; rules: string; values: string[]; possible: string[][]; seats: Chair[]; starts: number; daily: number; solvable: boolean;
  throws: boolean; ritual: { seats: string; double?: string; finality?: string };
  talk: string; binds_touch: boolean;
  formats: string[]; layout: Layout; scene: Scene;
}
export interface Position {
  game: string; rules: string; position: string; layout: Layout; scene: Scene; status: Status; steps: string[];
  tree: TouchNode; played: Preview[];
}
export type RuleFact =
  | { kind: 'steps'; steps: string[] }
  | { kind: 'legal'; steps: string[] }
  | { kind: 'illegal'; step: string; rule: string; why: string }
  | { kind: 'after'; steps: string[]; position: string; scene: Scene }
  | { kind: 'over'; steps: string[]; result: string; rule: string }
  | { kind: 'decides'; steps: string[]; seat: number; name: string }
  | { kind: 'causes'; steps: string[]; events: string[] };
export interface Example {
  about: string; figure: string | null; sources: string[]; page: number | null; rules: string; position: string; scene: Scene; facts: RuleFact[];
}
export interface Reading { rules: string; title: string }
export interface RulePart {
  text: string; standing: string; sources: string[]; page: number | null; reason: string | null; readings: Reading[];
}
export interface Clause { id: string; title: string; parts: RulePart[]; examples: Example[] }
export interface Material { count: number; what: string; standing: string; sources: string[] }
export interface Measured { games: number; level: number; turns: number[]; choices: number; by_chance?: number[]; }
export interface Gist { text: string; clause: string; example: number; }
export interface GameBox {
  what: RulePart[]; aim: RulePart[]; summary: Gist[]; material: Material[]; players: RulePart[]; story: RulePart[]; advice: RulePart[];
  lost: RulePart[]; settle: string[]; measured: Measured | null; sources: string[];
}
export interface Rulebook {
  game: string; name: string; clauses: Clause[]; options: Choice[]; presets: Preset[]; box: GameBox;
  uncited: { id: string; reason: string }[]; mirrors: string[]; boards: { rules: string; layout: Layout }[];
}

export interface Lesson {
  id: string; title: string; task: string; praise: string; rules: string; position: string; scene: Scene; marks: string[]; seat: number; turns: number;
  clause: string; solution: string[];
}
export interface Lessons { game: string; name: string; lessons: Lesson[]; boards: { rules: string; layout: Layout }[] }
export interface Attempt { state: 'open' | 'met' | 'wrong'; said?: string; rule?: string; position: Position }

export interface Me { visitor: string; name: string; muted: string[] }
export interface Link { seat: number; key: string; path: string }
export interface TableMade { table: string; path: string; links: Link[] }
export interface Listing {
  table: string; game: string; rules: string; state: string; clock: Clock; format: Format; seats: Holder[];
  actor: number | null; changed: number;
}
export interface Lobby { waiting: Listing[]; playing: Listing[] }
export interface GameListing {
  id: string; table: string; game: string; rules: string; names: string[]; result: string; moves: number; ended: number;
}
export interface Games { games: GameListing[]; before: number | null }

export interface Move { number: number; turn: number; seat?: number; text: string; written?: string; told: string }
export interface PastMove extends Move { story?: Story; after: SceneChange; position: string }
export interface History {
  id: string; table: string; game: string; name: string; rules: string; players: string[]; seats: string[];
  pairs: boolean; formats: string[]; layout: Layout; scene: Scene; opening: Opening; position: string; moves: PastMove[]; status: Status; teams: Team[];
}

export type Status =
  | { state: 'waiting' }
  | { state: 'playing'; actor: number; side: string; starts_turn: boolean }
  | { state: 'over'; winners: string[]; rule: string; why: string; told: string }
  | { state: 'closed' };
export interface Seat { seat: number; name: string; side: string; side_name: string; camps: string[]; chair: number; player: number; holder: Holder }
export interface Throw { seat: number; name: string; face: number; highest: boolean }
export interface Opening { throws: Throw[][]; told: string[] }
export interface Clocks { left: number[]; running: number | null }
export interface Team { chairs: number[]; points: number }
export interface Score { round: number; games: number; teams: Team[] }
export interface Offer { number: number; kind: 'draw' | 'undo' | 'challenge' | 'annul' | 'next_game'; by: string; waits_for: string[]; told: string }
export interface Play { id: string; rules: string; position: string; scene: Scene; opening: Opening; moves: Move[]; status: Status; clocks: Clocks; score: Score }
export interface Table {
  id: string; game: string; name: string; rules: string; actions: string[]; talk: string; binds_touch: boolean;
  clock: Clock; takeback: Takeback; final_told?: string; final_rule?: string; format: Format; host: string; listed: boolean; reserved: boolean; hushed: boolean; pairs: boolean; formats: string[]; phrases: Phrase[]; layout: Layout;
}
export interface Snapshot {
  protocol: number; version: number; at: number; table: Table; seats: Seat[]; play: Play; offers: Offer[];
}
export interface TableEvent {
  version: number; kind: string; seats?: Seat[]; listed?: boolean; reserved?: boolean; hushed?: boolean; play?: Play; move?: Move; story?: Story; stand?: number;
  after?: SceneChange; status?: Status; clocks?: Clocks; score?: Score; offers?: Offer[];
}
export interface You {
  version: number; visitor: string; seats: number[]; host: boolean; may: string[]; reads: string[]; writes: string[];
  silence?: string; tree?: TouchNode; bound?: string;
}
export interface Presence { here: string[]; watchers: number; absent: { seat: number; claim_in_ms: number }[] }
export interface Said { number: number; at: number; by: string; name: string; text: string }
export interface Talk { channel: string; messages: Said[] }

export type Value =
  | { kind: 'estimated'; centi: number }
  | { kind: 'draw' }
  | { kind: 'win'; turns: number }
  | { kind: 'loss'; turns: number };
export interface Hint { level: number; sites: string[]; told: string; step?: Preview; take_back?: number }
export interface Truth {
  solvable: boolean | null; turns: number | null; proven: boolean; take_back: number | null; told: string;
}
export interface Evaluation { side: string; value: Value; line: string[]; depth: number }
export interface Judged {
  number: number; seat: number; side: string; step: string; before: Value; best: string[]; written?: [string, string]; cost: number; told?: string;
}
export interface Review { done: number; of: number; moves: Judged[]; turning_points: number[] }

export type Answer =
  | ({ kind: 'entry' } & Entry)
  | ({ kind: 'preview' } & Preview)
  | { kind: 'legal'; step: string; told: string }
  | { kind: 'link'; seat: number; key: string; path: string }
  | ({ kind: 'hint' } & Hint)
  | ({ kind: 'evaluation' } & Evaluation)
  | ({ kind: 'truth' } & Truth);

export type Message =
  | ({ type: 'snapshot' } & Snapshot)
  | ({ type: 'event' } & TableEvent)
  | ({ type: 'you' } & You)
  | ({ type: 'presence' } & Presence)
  | ({ type: 'talk' } & Talk)
  | { type: 'done'; id: string; version: number; answer?: Answer }
  | { type: 'refused'; id: string; version: number; error: Fault }
  | { type: 'bye'; error: Fault; again_ms?: number };
