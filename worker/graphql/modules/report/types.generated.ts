// Written by `npm run codegen`. Change what it is made from instead.
import type { Deltas } from '../../../../schema/story/delta';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AccessTokensMapper } from '../access-token/mappers';
import type { BookMapper, BookEditionMapper } from '../book/mappers';
import type { CatalogMapper, CatalogItemMapper, OwnCatalogItemMapper, RemovedCatalogItemMapper } from '../catalog/mappers';
import type { ClapperEdgeMapper } from '../clap/mappers';
import type { CoAuthorMapper, CoAuthorInvitationMapper } from '../co-author/mappers';
import type { CollectionMapper, CollectionViewerEdgeMapper, CollectionEditorMapper, CollectionPageMapper, CollectionActMapper } from '../collection/mappers';
import type { WantedDomainMapper } from '../custom-domain/mappers';
import type { PostVersionMapper, PublishSettingsMapper } from '../draft/mappers';
import type { AccountExportMapper } from '../export/mappers';
import type { HomeFeedMapper, HomeFeedItemMapper, FeedReasonMapper } from '../feed/mappers';
import type { FollowedEntityEdgeMapper, FollowedEntityNodeMapper, PostViewerEdgeMapper } from '../follow/mappers';
import type { GiftMapper, GiftPlaceMapper } from '../gift/mappers';
import type { StoryImportMapper, StoryImportEntryMapper } from '../import/mappers';
import type { MembershipStatusMapper, MembershipChargeMapper, CreditCardMapper, ApplePayCardMapper, GooglePayCardMapper, PaypalAccountMapper } from '../membership/mappers';
import type { AdminUserMapper, AdminPostMapper, AdminTopicMapper, AdminThingMapper, ModerationActMapper } from '../moderation/mappers';
import type { NotificationMapper, MailKindMapper } from '../notification/mappers';
import type { OwnStoryMapper } from '../own-story/mappers';
import type { PostLinkMapper } from '../post-link/mappers';
import type { PostNotesMapper, PostNoteMapper } from '../post-note/mappers';
import type { PostMapper } from '../post/mappers';
import type { PrivateFeedMapper } from '../private-feed/mappers';
import type { QuoteMapper } from '../quote/mappers';
import type { ReadingHistoryItemMapper, ReadingPlaceMapper } from '../reading-history/mappers';
import type { OwnReportMapper, FiledReportMapper, ReportCaseMapper, OwnDecisionMapper, CaseReportMapper } from './mappers';
import type { PostResponseMapper, ResponseThreadMapper } from '../response/mappers';
import type { CollectionInvitationMapper } from '../role/mappers';
import type { SearchMapper, PostHitMapper, UserHitMapper, CollectionHitMapper, TagHitMapper, CatalogHitMapper } from '../search/mappers';
import type { SequenceMapper, SequencePartMapper, OwnSequencePartMapper, SequenceCandidateMapper } from '../sequence/mappers';
import type { AccountSettingsMapper } from '../settings/mappers';
import type { SubmissionMapper, SubmissionNoteMapper, CollectionSubmittingMapper, CollectionPlanMapper } from '../submission/mappers';
import type { TagMapper, TagViewerEdgeMapper } from '../tag/mappers';
import type { UserMapper, UserViewerEdgeMapper, CollectionRoleMapper } from '../user/mappers';
import type { ViewerMapper } from '../viewer/mappers';
import type { WebhookMapper } from '../webhook/mappers';
import type { GraphQLContext } from '../../context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Milliseconds since 1970, UTC. */
  Timestamp: { input: number; output: number; }
  /** A list of changes of a draft; the shape is schema/story/delta.ts. */
  Deltas: { input: Deltas; output: Deltas; }
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Reports a story, a response, a list, a person or a publication, signed in or not. Everybody has one report of a
   * thing: reporting it again changes that.
   */
  reportEntity: ReportEntityResult;
  /** Decides about the reports of a thing. Of two decisions at once, one is a conflict. */
  decideReport: DecideReportResult;
  /** Appeals against a decision about something of the viewer's, once. */
  appealDecision: AppealDecisionResult;
  /** Decides about an appeal: what was done is taken back if it is upheld. */
  decideAppeal: DecideReportResult;
};

export type MutationReportEntityArgs = {
  entityType: ReportedEntity;
  entityId: Scalars['ID']['input'];
  reason: ReportReason;
  words?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
};

export type MutationDecideReportArgs = {
  input: DecideReportInput;
};

export type MutationAppealDecisionArgs = {
  caseId: Scalars['ID']['input'];
  words: Scalars['String']['input'];
};

export type MutationDecideAppealArgs = {
  input: DecideAppealInput;
};

export type Query = {
  __typename?: 'Query';
  /** The reports of things in a state, the most pressing first; null for everybody but staff. */
  reportCases?: Maybe<ReportCaseConnection>;
  /** The reports of one thing, for those who may decide about them; null for everybody else. */
  reportCase?: Maybe<ReportCase>;
  /** What was decided about something of the viewer's; null if there is nothing. */
  ownDecision?: Maybe<OwnDecision>;
  /** What was reported in the last 12 months, and what came of it. */
  countedReports: Array<CountedReports>;
};

export type QueryReportCasesArgs = {
  state: ReportState;
  reason?: InputMaybe<ReportReason>;
  paging?: InputMaybe<PagingOptions>;
};

export type QueryReportCaseArgs = {
  id: Scalars['ID']['input'];
};

export type QueryOwnDecisionArgs = {
  caseId: Scalars['ID']['input'];
};

export type Collection = {
  __typename?: 'Collection';
  /** The reports of its stories and of responses to them; null for everybody but its owner and editors. */
  reportCases?: Maybe<ReportCaseConnection>;
};

export type CollectionReportCasesArgs = {
  state: ReportState;
  reason?: InputMaybe<ReportReason>;
  paging?: InputMaybe<PagingOptions>;
};

export type Viewer = {
  __typename?: 'Viewer';
  /** What the viewer has reported, the newest first. */
  reports: OwnReportConnection;
};

export type ViewerReportsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type ReportEntityResult = FiledReport | AccountSuspended | BadRequest | Conflict | Forbidden | NotFound | RateLimited;

export type FiledReport = {
  __typename?: 'FiledReport';
  id: Scalars['ID']['output'];
  /** Whether it is among the viewer's reports: a visitor has none. */
  isFollowed: Scalars['Boolean']['output'];
};

export type OwnReport = {
  __typename?: 'OwnReport';
  id: Scalars['ID']['output'];
  entityType: ReportedEntity;
  /** What was reported, as it was called then. */
  title: Scalars['String']['output'];
  reason: ReportReason;
  words: Scalars['String']['output'];
  createdAt: Scalars['Timestamp']['output'];
  state: ReportState;
  decidedAt?: Maybe<Scalars['Timestamp']['output']>;
};

export type OwnReportConnection = {
  __typename?: 'OwnReportConnection';
  reports: Array<OwnReport>;
  pagingInfo: Paging;
};

export type ReportedEntity =
  | 'POST'
  | 'RESPONSE'
  | 'CATALOG'
  | 'USER'
  | 'COLLECTION';

export type ReportReason =
  | 'SPAM'
  | 'HARASSMENT'
  | 'HATE'
  | 'VIOLENCE'
  | 'MINORS'
  | 'SELF_HARM'
  | 'PRIVACY'
  | 'IMPERSONATION'
  | 'FALSEHOOD'
  | 'COPYRIGHT'
  | 'ILLEGAL'
  | 'OTHER';

export type ReportState =
  /** Nobody has decided. */
  | 'OPEN'
  /** Nobody has decided, and what was reported isn't shown meanwhile. */
  | 'REVIEW'
  | 'UPHELD'
  | 'DISMISSED'
  /** It was upheld, and the person concerned has appealed. */
  | 'APPEALED'
  | 'APPEAL_UPHELD'
  | 'APPEAL_DISMISSED';

export type DecideReportInput = {
  caseId: Scalars['ID']['input'];
  decision: ReportDecision;
  reason: Scalars['String']['input'];
  revision: Scalars['Int']['input'];
};

export type DecideAppealInput = {
  caseId: Scalars['ID']['input'];
  isUpheld: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  revision: Scalars['Int']['input'];
};

export type DecideReportResult = ReportCase | BadRequest | Conflict | Forbidden | NotFound | Unauthorized;

export type AppealDecisionResult = OwnDecision | BadRequest | Conflict | NotFound | Unauthorized;

export type ReportDecision =
  /** It breaks no rule. */
  | 'DISMISS'
  /** Nobody sees it until it is decided. */
  | 'REVIEW'
  /** A response isn't shown where it was written. */
  | 'HIDE'
  /** A story isn't in its publication any more. */
  | 'TAKE_OUT'
  /** Nobody sees it any more. */
  | 'REMOVE'
  /** Whoever answers for it is suspended. */
  | 'SUSPEND';

/** The reports of one thing, and what was decided. */
export type ReportCase = {
  __typename?: 'ReportCase';
  id: Scalars['ID']['output'];
  entityType: ReportedEntity;
  entityId: Scalars['ID']['output'];
  /** Whoever answers for it. */
  author?: Maybe<User>;
  /** What it was called when it was first reported, and what it said; empty once its account is removed. */
  title: Scalars['String']['output'];
  text: Scalars['String']['output'];
  /** What a response is about. */
  within?: Maybe<Scalars['String']['output']>;
  /** Where it is now; absent if it isn't shown. */
  address?: Maybe<Scalars['String']['output']>;
  state: ReportState;
  /** The reason that most networks give. */
  reason: ReportReason;
  reportCount: Scalars['Int']['output'];
  /** From how many networks the reports came: those of one count as one. */
  networkCount: Scalars['Int']['output'];
  openedAt: Scalars['Timestamp']['output'];
  revision: Scalars['Int']['output'];
  decision?: Maybe<ReportDecision>;
  decisionWords?: Maybe<Scalars['String']['output']>;
  decidedAt?: Maybe<Scalars['Timestamp']['output']>;
  decider?: Maybe<User>;
  appealWords?: Maybe<Scalars['String']['output']>;
  appealedAt?: Maybe<Scalars['Timestamp']['output']>;
  appealReply?: Maybe<Scalars['String']['output']>;
  appealDecidedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** What the viewer can decide. */
  possible: Array<ReportDecision>;
  canDecideAppeal: Scalars['Boolean']['output'];
  /** The newest reports, without those who filed them: 50 at most. */
  reports: Array<CaseReport>;
  /** Earlier cases about the same thing, the newest first: 10 at most. */
  earlier: Array<ReportCase>;
  /** Other cases that concern whoever answers for it, the newest first: 10 at most. */
  ofAuthor: Array<ReportCase>;
};

export type ReportCaseConnection = {
  __typename?: 'ReportCaseConnection';
  cases: Array<ReportCase>;
  pagingInfo: Paging;
};

export type CaseReport = {
  __typename?: 'CaseReport';
  id: Scalars['ID']['output'];
  reason: ReportReason;
  words: Scalars['String']['output'];
  createdAt: Scalars['Timestamp']['output'];
  isVisitor: Scalars['Boolean']['output'];
};

/** A decision as it is shown to whom it concerns. */
export type OwnDecision = {
  __typename?: 'OwnDecision';
  id: Scalars['ID']['output'];
  entityType: ReportedEntity;
  title: Scalars['String']['output'];
  reason: ReportReason;
  state: ReportState;
  decision: ReportDecision;
  decisionWords: Scalars['String']['output'];
  decidedAt: Scalars['Timestamp']['output'];
  appealWords?: Maybe<Scalars['String']['output']>;
  appealedAt?: Maybe<Scalars['Timestamp']['output']>;
  appealReply?: Maybe<Scalars['String']['output']>;
  appealDecidedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Until when it can be appealed; absent if it can't be. */
  appealUntil?: Maybe<Scalars['Timestamp']['output']>;
};

/** How many things were reported in a month for a reason, and came to the same. */
export type CountedReports = {
  __typename?: 'CountedReports';
  /** In UTC: `2026-11`. */
  month: Scalars['String']['output'];
  reason: ReportReason;
  state: ReportState;
  /** Absent while nobody has decided. */
  decision?: Maybe<ReportDecision>;
  count: Scalars['Int']['output'];
};

/** Which part of a list to return: at most `limit` items (1 to 50), from the cursor that an earlier page returned as `to`. */
export type PagingOptions = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type AccountSuspended = UserError & {
  __typename?: 'AccountSuspended';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type BadRequest = UserError & {
  __typename?: 'BadRequest';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type Conflict = UserError & {
  __typename?: 'Conflict';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  /** Of a story that somebody else has saved meanwhile: its newest revision. */
  newestRevision?: Maybe<Scalars['Int']['output']>;
  /** What has changed since the revision that was given, save by save, if that is known. */
  deltas?: Maybe<Array<Scalars['Deltas']['output']>>;
};

export type Forbidden = UserError & {
  __typename?: 'Forbidden';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type NotFound = UserError & {
  __typename?: 'NotFound';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type RateLimited = UserError & {
  __typename?: 'RateLimited';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type Paging = {
  __typename?: 'Paging';
  /** Absent on the last page. */
  next?: Maybe<PageParams>;
};

export type Unauthorized = UserError & {
  __typename?: 'Unauthorized';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type User = {
  __typename?: 'User';
  _?: Maybe<Scalars['Boolean']['output']>;
};

/** The fields of every expected failure. */
export type UserError = {
  code: UserErrorCode;
  /** The name of the argument that it is about; absent if there is none. */
  field?: Maybe<Scalars['String']['output']>;
  /** A sentence for the reader. */
  message: Scalars['String']['output'];
};

/** Why something wasn't done, for programs. `SIGN_IN_AGAIN` is a `Forbidden` that signing in again resolves. */
export type UserErrorCode =
  | 'ACCOUNT_DELETED'
  | 'ACCOUNT_LOCKOUT'
  | 'ACCOUNT_SUSPENDED'
  | 'ALREADY_EXISTS'
  | 'BAD_REQUEST'
  | 'BLOCKED'
  | 'BLOCKING'
  | 'CHECKOUT_NOT_AVAILABLE'
  | 'CONFLICT'
  | 'CUSTOM_DOMAIN_FAILURE'
  | 'EMPTY_QUEUE'
  | 'FAILED_CHALLENGE'
  | 'FORBIDDEN'
  | 'MASTODON_ACCOUNT_CONNECTION_ERROR'
  | 'MASTODON_ACCOUNT_VALIDATION_ERROR'
  | 'MASTODON_INSTANCE_CONNECTION_ERROR'
  | 'MAX_PINNED_STORIES_REACHED'
  | 'MISSING_LOCALIZATION_INFORMATION'
  | 'NO_ASSIGNED_TAGS_ERROR'
  | 'NOT_FOUND'
  | 'PAYMENT_ERROR'
  | 'PAYMENT_METHOD_DECLINED'
  | 'PHONE_NUMBER_VALIDATION_ERROR'
  | 'POST_SUSPENDED'
  | 'PUBLISHING_RESTRICTED_BANNED_LINKS'
  | 'RATE_LIMITED'
  | 'REMOVED_BY_USER'
  | 'SERVICE_UNAVAILABLE'
  | 'SIGN_IN_AGAIN'
  | 'TAKEN_DOWN'
  | 'TOO_MANY_REQUESTS'
  | 'UNAUTHORIZED'
  | 'UNAVAILABLE_FOR_LEGAL_REASONS'
  | 'WITHHELD_IN_COUNTRY';

export type PageParams = {
  __typename?: 'PageParams';
  limit: Scalars['Int']['output'];
  /** Opaque: pass it back as PagingOptions.to. */
  to: Scalars['String']['output'];
};

export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  ReportEntityResult:
    | ( FiledReportMapper )
    | ( AccountSuspended )
    | ( BadRequest )
    | ( Conflict )
    | ( Forbidden )
    | ( NotFound )
    | ( RateLimited )
  ;
  DecideReportResult:
    | ( ReportCaseMapper )
    | ( BadRequest )
    | ( Conflict )
    | ( Forbidden )
    | ( NotFound )
    | ( Unauthorized )
  ;
  AppealDecisionResult:
    | ( OwnDecisionMapper )
    | ( BadRequest )
    | ( Conflict )
    | ( NotFound )
    | ( Unauthorized )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( AccountSuspended )
    | ( BadRequest )
    | ( Conflict )
    | ( Forbidden )
    | ( NotFound )
    | ( RateLimited )
    | ( Unauthorized )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Collection: ResolverTypeWrapper<CollectionMapper>;
  Viewer: ResolverTypeWrapper<ViewerMapper>;
  ReportEntityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportEntityResult']>;
  FiledReport: ResolverTypeWrapper<FiledReportMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  OwnReport: ResolverTypeWrapper<OwnReportMapper>;
  OwnReportConnection: ResolverTypeWrapper<Omit<OwnReportConnection, 'reports'> & { reports: Array<ResolversTypes['OwnReport']> }>;
  ReportedEntity: ReportedEntity;
  ReportReason: ReportReason;
  ReportState: ReportState;
  DecideReportInput: DecideReportInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  DecideAppealInput: DecideAppealInput;
  DecideReportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecideReportResult']>;
  AppealDecisionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AppealDecisionResult']>;
  ReportDecision: ReportDecision;
  ReportCase: ResolverTypeWrapper<ReportCaseMapper>;
  ReportCaseConnection: ResolverTypeWrapper<Omit<ReportCaseConnection, 'cases'> & { cases: Array<ResolversTypes['ReportCase']> }>;
  CaseReport: ResolverTypeWrapper<CaseReportMapper>;
  OwnDecision: ResolverTypeWrapper<OwnDecisionMapper>;
  CountedReports: ResolverTypeWrapper<CountedReports>;
  PagingOptions: PagingOptions;
  AccountSuspended: ResolverTypeWrapper<AccountSuspended>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Conflict: ResolverTypeWrapper<Conflict>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  NotFound: ResolverTypeWrapper<NotFound>;
  RateLimited: ResolverTypeWrapper<RateLimited>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  Paging: ResolverTypeWrapper<Paging>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  User: ResolverTypeWrapper<UserMapper>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  Deltas: ResolverTypeWrapper<Scalars['Deltas']['output']>;
  PageParams: ResolverTypeWrapper<PageParams>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Mutation: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Query: Record<PropertyKey, never>;
  Collection: CollectionMapper;
  Viewer: ViewerMapper;
  ReportEntityResult: ResolversUnionTypes<ResolversParentTypes>['ReportEntityResult'];
  FiledReport: FiledReportMapper;
  Boolean: Scalars['Boolean']['output'];
  OwnReport: OwnReportMapper;
  OwnReportConnection: Omit<OwnReportConnection, 'reports'> & { reports: Array<ResolversParentTypes['OwnReport']> };
  DecideReportInput: DecideReportInput;
  Int: Scalars['Int']['output'];
  DecideAppealInput: DecideAppealInput;
  DecideReportResult: ResolversUnionTypes<ResolversParentTypes>['DecideReportResult'];
  AppealDecisionResult: ResolversUnionTypes<ResolversParentTypes>['AppealDecisionResult'];
  ReportCase: ReportCaseMapper;
  ReportCaseConnection: Omit<ReportCaseConnection, 'cases'> & { cases: Array<ResolversParentTypes['ReportCase']> };
  CaseReport: CaseReportMapper;
  OwnDecision: OwnDecisionMapper;
  CountedReports: CountedReports;
  PagingOptions: PagingOptions;
  AccountSuspended: AccountSuspended;
  BadRequest: BadRequest;
  Conflict: Conflict;
  Forbidden: Forbidden;
  NotFound: NotFound;
  RateLimited: RateLimited;
  Timestamp: Scalars['Timestamp']['output'];
  Paging: Paging;
  Unauthorized: Unauthorized;
  User: UserMapper;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Deltas: Scalars['Deltas']['output'];
  PageParams: PageParams;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  reportEntity?: Resolver<ResolversTypes['ReportEntityResult'], ParentType, ContextType, RequireFields<MutationReportEntityArgs, 'entityType' | 'entityId' | 'reason'>>;
  decideReport?: Resolver<ResolversTypes['DecideReportResult'], ParentType, ContextType, RequireFields<MutationDecideReportArgs, 'input'>>;
  appealDecision?: Resolver<ResolversTypes['AppealDecisionResult'], ParentType, ContextType, RequireFields<MutationAppealDecisionArgs, 'caseId' | 'words'>>;
  decideAppeal?: Resolver<ResolversTypes['DecideReportResult'], ParentType, ContextType, RequireFields<MutationDecideAppealArgs, 'input'>>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  reportCases?: Resolver<Maybe<ResolversTypes['ReportCaseConnection']>, ParentType, ContextType, RequireFields<QueryReportCasesArgs, 'state'>>;
  reportCase?: Resolver<Maybe<ResolversTypes['ReportCase']>, ParentType, ContextType, RequireFields<QueryReportCaseArgs, 'id'>>;
  ownDecision?: Resolver<Maybe<ResolversTypes['OwnDecision']>, ParentType, ContextType, RequireFields<QueryOwnDecisionArgs, 'caseId'>>;
  countedReports?: Resolver<Array<ResolversTypes['CountedReports']>, ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  reportCases?: Resolver<Maybe<ResolversTypes['ReportCaseConnection']>, ParentType, ContextType, RequireFields<CollectionReportCasesArgs, 'state'>>;
};

export type ViewerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  reports?: Resolver<ResolversTypes['OwnReportConnection'], ParentType, ContextType, Partial<ViewerReportsArgs>>;
};

export type ReportEntityResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportEntityResult'] = ResolversParentTypes['ReportEntityResult']> = {
  __resolveType: TypeResolveFn<'FiledReport' | 'AccountSuspended' | 'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type FiledReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FiledReport'] = ResolversParentTypes['FiledReport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFollowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OwnReport'] = ResolversParentTypes['OwnReport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entityType?: Resolver<ResolversTypes['ReportedEntity'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReportState'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type OwnReportConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OwnReportConnection'] = ResolversParentTypes['OwnReportConnection']> = {
  reports?: Resolver<Array<ResolversTypes['OwnReport']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type DecideReportResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DecideReportResult'] = ResolversParentTypes['DecideReportResult']> = {
  __resolveType: TypeResolveFn<'ReportCase' | 'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound' | 'Unauthorized', ParentType, ContextType>;
};

export type AppealDecisionResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AppealDecisionResult'] = ResolversParentTypes['AppealDecisionResult']> = {
  __resolveType: TypeResolveFn<'OwnDecision' | 'BadRequest' | 'Conflict' | 'NotFound' | 'Unauthorized', ParentType, ContextType>;
};

export type ReportCaseResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportCase'] = ResolversParentTypes['ReportCase']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entityType?: Resolver<ResolversTypes['ReportedEntity'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  within?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReportState'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  networkCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['ReportDecision']>, ParentType, ContextType>;
  decisionWords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  decider?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  appealWords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appealedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  appealReply?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appealDecidedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  possible?: Resolver<Array<ResolversTypes['ReportDecision']>, ParentType, ContextType>;
  canDecideAppeal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['CaseReport']>, ParentType, ContextType>;
  earlier?: Resolver<Array<ResolversTypes['ReportCase']>, ParentType, ContextType>;
  ofAuthor?: Resolver<Array<ResolversTypes['ReportCase']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportCaseConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportCaseConnection'] = ResolversParentTypes['ReportCaseConnection']> = {
  cases?: Resolver<Array<ResolversTypes['ReportCase']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type CaseReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CaseReport'] = ResolversParentTypes['CaseReport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  isVisitor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OwnDecisionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OwnDecision'] = ResolversParentTypes['OwnDecision']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entityType?: Resolver<ResolversTypes['ReportedEntity'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReportState'], ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['ReportDecision'], ParentType, ContextType>;
  decisionWords?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  appealWords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appealedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  appealReply?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appealDecidedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  appealUntil?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountedReportsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CountedReports'] = ResolversParentTypes['CountedReports']> = {
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReportState'], ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['ReportDecision']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export interface DeltasScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Deltas'], any> {
  name: 'Deltas';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  ReportEntityResult?: ReportEntityResultResolvers<ContextType>;
  FiledReport?: FiledReportResolvers<ContextType>;
  OwnReport?: OwnReportResolvers<ContextType>;
  OwnReportConnection?: OwnReportConnectionResolvers<ContextType>;
  DecideReportResult?: DecideReportResultResolvers<ContextType>;
  AppealDecisionResult?: AppealDecisionResultResolvers<ContextType>;
  ReportCase?: ReportCaseResolvers<ContextType>;
  ReportCaseConnection?: ReportCaseConnectionResolvers<ContextType>;
  CaseReport?: CaseReportResolvers<ContextType>;
  OwnDecision?: OwnDecisionResolvers<ContextType>;
  CountedReports?: CountedReportsResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  Deltas?: GraphQLScalarType;
};


