/** What crosses the wire: the server's types, with the few that the client says more exactly. */

import type * as server from './generated';

export type {
  Account,
  Act,
  AddPush,
  AlmanacEntry,
  Analysed,
  AnalysisMoment,
  AnalysisState,
  AnalysisStep,
  Argument,
  BoardInfo,
  BoxInfo,
  CameIn,
  CardInfo,
  Ceremony,
  CeremonyAnswer,
  ChangeNotices,
  Chapter,
  Chat,
  CheckedPack,
  CheckPack,
  Choice,
  ClockFace,
  CodeSaid,
  CompanionInfo,
  Counter,
  CreateTable,
  DailyDeal,
  DailyInfo,
  DailyResults,
  DailyRow,
  DailyTable,
  DecisionInfo,
  Declined,
  DiceInfo,
  Die,
  DraftBody,
  DraftEntry,
  DraftFound,
  DraftKept,
  Dress,
  EndSessions,
  EntropyInfo,
  Estimated,
  ExerciseRow,
  Explanation,
  Export,
  FieldForm,
  Finding,
  FinishedInfo,
  FinishedList,
  FoundAim,
  FoundGroup,
  FoundNumber,
  FreeNumber,
  GameInfo,
  GameTexts,
  GroupDaily,
  GroupFounded,
  GroupInfo,
  GroupRow,
  Hint,
  InvitationInfo,
  InvitePerson,
  Joined,
  JoinTable,
  Joining,
  KeptImage,
  KnownSession,
  LeavingInfo,
  LeavingsInfo,
  LinkAnswered,
  LinkAsked,
  LinkOpened,
  LinkShown,
  LinkStanding,
  LuckInfo,
  MadeFair,
  MakeReport,
  MakeFair,
  Mark,
  MarkInfo,
  Me,
  MeetingInfo,
  NameWanted,
  NewOrder,
  Notice,
  NoticeSettings,
  OpenTournament,
  OptionInfo,
  OrderCondition,
  OrderInfo,
  OrderKnown,
  OrdersAtTable,
  OrderStep,
  OutcomeInfo as Outcome,
  OwnSeat,
  PackFault,
  PersonAt,
  Piece,
  PrintedDeck,
  PrintedThing,
  PrintedToken,
  Problem,
  Proposal,
  PushTested,
  PutMark,
  RatingHistory,
  RatingInfo,
  RatingStep,
  Reason,
  ReportInfo,
  RulebookInfo,
  SeatInfo,
  SeatWanted,
  SectionForm,
  SetWebhook,
  Sheet,
  SheetRead,
  SheetWanted,
  SiteDice,
  StateWish,
  Studied,
  StudyHole,
  StudyPack,
  StudyState,
  TableCreated,
  TableInfo,
  TableList,
  TableRow,
  Text,
  TournamentEntered,
  TournamentInfo,
  TournamentList,
  TournamentOpened,
  TournamentRow,
  Turning,
  WaitingDecisions,
  WantedNumber,
  WebhookInfo,
  Welcome,
  WordForm,
  WishInfo,
  Workbench,
  Zone,
} from './generated';

export type TellTime = server.TellTime;
export type Clock = server.TableInfo['clock'];
export type OptionValue = boolean | number | string;
export type ProposalKind = server.Proposal['what'];

/** One thing that happened, as far as this seat saw it: `event` and its fields; hidden fields are null. */
export type Happening = { event: string } & Record<string, string | number | null>;

/** What a seat sees of a game: the same shape for every game. */
export type View = Omit<server.View, 'options' | 'outcome'> & {
  options: Record<string, OptionValue>;
  outcome: server.OutcomeInfo | null;
};

type Told<T> = Omit<T, 'events' | 'view'> & { events: Happening[]; view: View };
export type StateMessage = Told<server.StateMessage>;
export type Moved = Told<server.Moved>;
export type ReplayNote = server.ReplayNote;
export type ReplayStep = Told<server.ReplayStep>;
/** A position for a board to draw. */
export type PositionInfo = Omit<server.PositionInfo, 'view'> & { view: View };
/** A position in which one choice is clearly better than all others. */
export type ExerciseInfo = Omit<server.ExerciseInfo, 'position'> & { position: PositionInfo };
/** A position in which a rule can be seen, an act in it and its answer. */
export type SceneInfo = Omit<server.SceneInfo, 'after' | 'events' | 'led' | 'position'> & {
  led: Told<server.SceneMoment>[];
  position: PositionInfo;
  events: Happening[];
  after: View | null;
};
export type Reading = server.AnalysisState['reading'];
/** How it would probably have gone on. */
export type Line = Omit<server.Line, 'steps'> & { steps: ReplayStep[] };
export type Replay = Omit<server.Replay, 'steps'> & { steps: ReplayStep[] };

export type ClientMessage = server.ClientMessage;
export type ServerMessage = Exclude<server.ServerMessage, { type: 'state' } | { type: 'moved' }> | StateMessage | Moved;
