/** What crosses the wire: the server's types, with the few that the client says more exactly. */

import type * as server from './generated';

export type {
  Account,
  Act,
  AddPush,
  AimResult,
  AlmanacEntry,
  AnalysisInfo,
  AnalysisMoment,
  AnalysisState,
  AnalysisStep,
  Argument,
  BoardInfo,
  BoxInfo,
  CardInfo,
  Ceremony,
  CeremonyAnswer,
  ChangeNotices,
  Chapter,
  Chat,
  CheckPack,
  CheckedPack,
  Choice,
  ClockFace,
  CompanionInfo,
  Counter,
  CreateGroup,
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
  DraftCreated,
  DraftEntry,
  DraftInfo,
  EndSessions,
  EntropyInfo,
  EstimateInfo,
  ExerciseAnswer,
  ExerciseAnswers,
  ExerciseRow,
  ExerciseScore,
  Explanation,
  Export,
  EyesLink,
  FairnessRequest,
  FairnessResult,
  Favourites,
  FieldForm,
  Finding,
  FinishedInfo,
  FinishedList,
  FreeNumber,
  GameInfo,
  GameTexts,
  GroupCreated,
  GroupDaily,
  GroupInfo,
  GroupRow,
  Hint,
  ImageInfo,
  InvitationInfo,
  InvitePerson,
  JoinTable,
  JoinedSeat,
  LeavingInfo,
  LeavingsInfo,
  LinkDecision,
  LinkOffer,
  LinkRequest,
  LinkSecret,
  LinkStanding,
  LuckInfo,
  MakeReport,
  Mark,
  MarkInfo,
  MailCode,
  Me,
  MeasureTarget,
  MeetingInfo,
  MergeDecision,
  NameClaim,
  NewOrder,
  Notice,
  NoticeSettings,
  NumberResult,
  OpenTournament,
  OptionInfo,
  OrderCondition,
  OrderInfo,
  OrderStep,
  OrdersAtTable,
  OutcomeInfo as Outcome,
  OwnSeat,
  OwnSummary,
  PackAppearance,
  PackFault,
  PersonAt,
  Piece,
  Practice,
  PrintedDeck,
  PrintedThing,
  PrintedToken,
  Problem,
  Profile,
  ProfileChoice,
  Proposal,
  PushTestResult,
  PutMark,
  RatingHistory,
  RatingInfo,
  RatingStep,
  ReadyOrderInfo,
  Reason,
  RecoveryCode,
  ReportInfo,
  RulebookInfo,
  SeatInfo,
  SeatRequest,
  SectionForm,
  SessionInfo,
  SetMailbox,
  SetWebhook,
  Sheet,
  SheetRequest,
  SheetTexts,
  SignInStatus,
  SiteDice,
  StateWish,
  StudyHole,
  StudyPack,
  StudyResult,
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
  TurningPointInfo,
  WaitingDecisions,
  WebhookInfo,
  Welcome,
  WishInfo,
  WordForm,
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
