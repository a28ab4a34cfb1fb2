import { NoEngine } from './device';
import { CHECK, HERE, RECORDS, SECRECY } from '../base/folder';
import { both } from '../i18n/i18n.svelte';
import { carrierOf } from './carrier';
import { Refused } from './socket';
import type {
  AnalysisInfo,
  AnalysisState,
  BoxInfo,
  CardInfo,
  Chapter,
  CheckedPack,
  CheckPack,
  CreateTable,
  DraftBody,
  DraftInfo,
  DraftCreated,
  PackAppearance,
  ExerciseInfo,
  ExerciseRow,
  BoardInfo,
  FinishedList,
  CreateGroup,
  GameInfo,
  GameTexts,
  GroupCreated,
  GroupInfo,
  GroupRow,
  Hint,
  JoinedSeat,
  JoinTable,
  ImageInfo,
  FairnessResult,
  FairnessRequest,
  OwnSeat,
  LeavingsInfo,
  Line,
  PositionInfo,
  Problem,
  RatingHistory,
  RatingInfo,
  Reading,
  Replay,
  RulebookInfo,
  SceneInfo,
  SheetTexts,
  SheetRequest,
  StudyResult,
  StudyPack,
  StudyState,
  TableCreated,
  TableInfo,
  TableList,
  TurningPointInfo,
  Welcome,
  Workbench,
} from '../wire/types';

export async function call<T>(path: string, token?: string | null, body?: unknown, method = 'POST'): Promise<T> {
  return (await (await answered(path, token, body, method)).json()) as T;
}

export async function answered(
  path: string,
  token?: string | null,
  body?: unknown,
  method = 'POST',
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await carrierOf(path)
    .fetch(path, {
      method: body === undefined ? 'GET' : method,
      headers,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    .catch((fault: unknown) => {
      if (fault instanceof NoEngine) throw fault;
      throw new Refused({ code: 'away', rule: null, detail: null, ...both('server-away') });
    });
  if (!answer.ok) throw new Refused(await problem(answer));
  return answer;
}

async function problem(answer: Response): Promise<Problem> {
  try {
    const body = (await answer.json()) as Partial<Problem>;
    if (body.es && body.en) return { code: String(answer.status), ...body } as Problem;
  } catch {
    // Not one of our own answers: a proxy's, or none at all.
  }
  return {
    code: String(answer.status),
    rule: null,
    detail: null,
    ...both('server-answers', { status: answer.status }),
  };
}

/** A finished game that is to be played again by the browser's own engine. */
interface Claim {
  record: Record<string, unknown>;
  /** What the table told of it, step by step, and to which seat. */
  told: Replay['steps'];
  seat: number | null;
  /** The fingerprint of the seed that was promised. */
  promised: string;
}

/** What came of it (`offline/record_check.py`). */
export interface Checked {
  verdict: 'good' | 'bad' | 'unable';
  fault: 'damaged' | 'game' | 'rules' | 'seed' | 'promise' | 'choice' | 'told' | 'end' | null;
  /** The choice at which it was found, counted from 1. */
  at: number | null;
  choices: number;
  dice: number;
  shuffles: number;
  draws: number;
}

/** What the engine found when it sent everything once more in other worlds (`server/proof/secrecy.py`). */
export interface Secrecy {
  positions: number;
  worlds: number;
  reasons: number;
  choices: number;
  ruled_out: number;
  leaks: { step: number; seat: number; kind: string; where: string }[];
}

const kept = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = call<T>(path);
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

export const api = {
  games: () => once<GameInfo[]>('/games'),
  texts: (game: string, lang: string) => once<GameTexts>(`/games/${game}/texts/${lang}`),
  position: (game: string, name: string) => once<PositionInfo>(`/games/${game}/positions/${name}`),
  scene: (game: string, rule: string) => once<SceneInfo>(`/games/${game}/scenes/${rule}`),
  rules: (game: string) => once<RulebookInfo>(`/games/${game}/rulebook`),
  cards: (game: string) => once<CardInfo[]>(`/games/${game}/cards`),
  almanac: (game: string) => once<Chapter[]>(`/games/${game}/almanac`),
  box: (game: string) => once<BoxInfo>(`/games/${game}/box`),
  /** How the cards of a folder look; a site is asked table by table. */
  dress: (game: string) => once<PackAppearance>(`/games/${game}/dress`),
  ownBox: (game: string, pack: string) => call<BoxInfo>(`/games/${game}/box`, null, { pack }),
  exercises: (game: string) => once<ExerciseRow[]>(`/games/${game}/exercises`),
  exercise: (game: string, id: string) => once<ExerciseInfo>(`/games/${game}/exercises/${id}`),
  workbench: (game: string) => once<Workbench>(`/games/${game}/workshop`),
  checkPack: (game: string, pack: CheckPack) => call<CheckedPack>(`/games/${game}/workshop/check`, null, pack),
  studyPack: (game: string, pack: StudyPack) => call<StudyState>(`/games/${game}/workshop/studies`, null, pack),
  study: (id: string) => call<StudyState>(`/studies/${id}`),
  cancelStudy: (id: string) => call<StudyState>(`/studies/${id}/cancel`, null, {}),
  studied: (id: string) => call<StudyResult>(`/studies/${id}/result`),
  keepImage: (data: string) => call<ImageInfo>('/images', null, { data }),
  keepDraft: (game: string, draft: DraftBody) => call<DraftCreated>(`/games/${game}/drafts`, null, draft),
  draft: (id: string, key: string | null) => call<DraftInfo>(`/drafts/${id}`, key),
  changeDraft: (id: string, key: string, draft: DraftBody) => call<DraftInfo>(`/drafts/${id}`, key, draft, 'PUT'),
  writeSheet: async (wanted: SheetRequest) => (await answered('/sheets', null, wanted)).blob(),
  folder: async (game: string, pack: string) =>
    (await answered(`/games/${game}/workshop/folder`, null, { pack })).blob(),
  readSheet: (data: string) => call<SheetTexts>('/sheets/read', null, { data }),
  makeFair: (game: string, wanted: FairnessRequest) => call<StudyState>(`/games/${game}/workshop/fair`, null, wanted),
  madeFair: (id: string) => call<FairnessResult>(`/studies/${id}/fair`),
  hint: (id: string, token?: string | null) => call<Hint>(`/tables/${id}/hint`, token, {}),
  tables: (status: 'open' | 'over') => call<TableList>(`/tables?status=${status}`),
  table: (id: string, token?: string | null) => call<TableInfo>(`/tables/${id}`, token),
  /** Which seat a token plays at a table, and what watches it. */
  place: (id: string, token?: string | null) => call<Welcome>(`/tables/${id}/place`, token),
  /** The words and the cards of the pack that a table is played with. */
  tableTexts: (id: string, lang: string, token?: string | null) =>
    call<GameTexts>(`/tables/${id}/texts/${lang}`, token),
  tableCards: (id: string, token?: string | null) => call<CardInfo[]>(`/tables/${id}/cards`, token),
  tableDress: (id: string, token?: string | null) => call<PackAppearance>(`/tables/${id}/dress`, token),
  tableAlmanac: (id: string, token?: string | null) => call<Chapter[]>(`/tables/${id}/almanac`, token),
  create: (wanted: CreateTable) => call<TableCreated>('/tables', null, wanted),
  /** A table that this device keeps by itself. */
  createHere: (wanted: CreateTable) => call<TableCreated>(HERE, null, wanted),
  join: (id: string, wanted: JoinTable, token?: string | null) => call<JoinedSeat>(`/tables/${id}/join`, token, wanted),
  replay: (id: string, token?: string | null, seat: number | null = null) =>
    call<Replay>(`/tables/${id}/replay${seat === null ? '' : `?seat=${seat}`}`, token),
  turning: (id: string, token?: string | null) => call<TurningPointInfo>(`/tables/${id}/turning`, token),
  /** Put a finished game on this device: its text as it is, because a seed may have more digits than a number here. */
  keepRecord: (record: string, seat: number | null) =>
    call<TableCreated>(RECORDS, null, `{"record":${record},"seat":${seat}}`),
  check: (claim: Claim) => call<Checked>(CHECK, null, claim),
  secrecy: (record: Record<string, unknown>) => call<Secrecy>(SECRECY, null, { record }),
  /** The signed transcript of a finished game, as the site sends it. */
  transcript: async (id: string, token?: string | null) => (await answered(`/tables/${id}/transcript`, token)).blob(),
  analysis: (id: string, reading: Reading, token?: string | null) =>
    call<AnalysisState>(`/tables/${id}/analysis?reading=${reading}`, token),
  analyse: (id: string, reading: Reading, token?: string | null) =>
    call<AnalysisState>(`/tables/${id}/analysis`, token, { reading }),
  cancelAnalysis: (id: string, reading: Reading, token?: string | null) =>
    call<AnalysisState>(`/tables/${id}/analysis/cancel`, token, { reading }),
  analysed: (id: string, reading: Reading, token?: string | null) =>
    call<AnalysisInfo>(`/tables/${id}/analysis/result?reading=${reading}`, token),
  analysisLine: (id: string, reading: Reading, step: number, token?: string | null) =>
    call<Line>(`/tables/${id}/analysis/line?reading=${reading}&step=${step}`, token),
  /** Finished games of the person of this browser; empty words look for all. */
  myGames: (wanted: Record<'game' | 'name' | 'went' | 'after', string>) =>
    call<FinishedList>(
      `/me/games?${new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== '')).toString()}`,
    ),
  /** The tables that are not over where the person of this browser has a seat, on whatever device it was taken. */
  myTables: () => call<OwnSeat[]>('/me/tables'),
  myRatings: () => call<RatingInfo[]>('/me/ratings'),
  myRating: (game: string) => call<RatingHistory>(`/me/ratings/${game}`),
  leavings: (id: string, token?: string | null) => call<LeavingsInfo>(`/tables/${id}/leaving`, token),
  groups: () => call<GroupRow[]>('/groups'),
  group: (id: string) => call<GroupInfo>(`/groups/${id}`),
  foundGroup: (wanted: CreateGroup) => call<GroupCreated>('/groups', null, wanted),
  enterGroup: (id: string, name: string, token: string) => call<GroupInfo>(`/groups/${id}/join`, token, { name }),
  renewInvite: (id: string) => call<GroupCreated>(`/groups/${id}/invite`, null, {}),
  leaveGroup: (id: string) => call<GroupRow[]>(`/groups/${id}/leave`, null, {}),
  leaderboard: (game: string) => call<BoardInfo>(`/ratings/${game}`),
  record: (id: string, token?: string | null) => call<Record<string, unknown>>(`/tables/${id}/record`, token),
};
