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
import type { StoryImportMapper, StoryImportEntryMapper } from './mappers';
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
import type { OwnReportMapper, FiledReportMapper, ReportCaseMapper, OwnDecisionMapper, CaseReportMapper } from '../report/mappers';
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

export type Viewer = {
  __typename?: 'Viewer';
  /** The viewer's imports of their own stories, the newest first. */
  imports: StoryImportConnection;
  storyImport?: Maybe<StoryImport>;
};

export type ViewerImportsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type ViewerStoryImportArgs = {
  importId: Scalars['ID']['input'];
};

export type ImportFormat =
  | 'MEDIUM'
  | 'GHOST'
  | 'SUBSTACK'
  | 'WORDPRESS'
  | 'MARKDOWN'
  /** A feed, or a page. */
  | 'WEB';

export type StoryImportState =
  /** Parts of the file are missing. */
  | 'UPLOADING'
  /** The file is being read for the preview. */
  | 'READING'
  /** The preview is there; nothing has been imported yet. */
  | 'READY'
  | 'IMPORTING'
  | 'DONE'
  /** The file can't be read; `problem` says why. */
  | 'FAILED'
  | 'UNDOING'
  | 'UNDONE';

export type StoryImportConnection = {
  __typename?: 'StoryImportConnection';
  imports: Array<StoryImport>;
  pagingInfo: Paging;
};

export type StoryImport = {
  __typename?: 'StoryImport';
  id: Scalars['ID']['output'];
  format: ImportFormat;
  fileName: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  state: StoryImportState;
  /** Whether everything comes in as drafts. */
  asDrafts: Scalars['Boolean']['output'];
  /** Why the file can't be read. */
  problem?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['Timestamp']['output'];
  /** Numbers of the file's parts that have arrived, from 1 on. Each part but the last has 8 MB (8,388,608 bytes). */
  uploadedParts: Array<Scalars['Int']['output']>;
  counts: StoryImportCounts;
  entriesConnection: StoryImportEntryConnection;
};

export type StoryImportEntriesConnectionArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type StoryImportCounts = {
  __typename?: 'StoryImportCounts';
  /** Entries that can become stories, and those that can't. */
  stories: Scalars['Int']['output'];
  problems: Scalars['Int']['output'];
  /** Stories that the viewer has chosen not to bring. */
  leftOut: Scalars['Int']['output'];
  /** Stories that nothing has become of yet. */
  waiting: Scalars['Int']['output'];
  imported: Scalars['Int']['output'];
  updated: Scalars['Int']['output'];
  unchanged: Scalars['Int']['output'];
  skipped: Scalars['Int']['output'];
  undone: Scalars['Int']['output'];
  kept: Scalars['Int']['output'];
};

export type StoryImportEntryConnection = {
  __typename?: 'StoryImportEntryConnection';
  entries: Array<StoryImportEntry>;
  pagingInfo: Paging;
};

export type StoryImportOutcome =
  | 'IMPORTED'
  | 'UPDATED'
  | 'UNCHANGED'
  | 'SKIPPED'
  | 'UNDONE'
  | 'KEPT';

export type ImportedStoryState =
  | 'DRAFT'
  | 'SCHEDULED'
  | 'PUBLISHED'
  | 'UNLISTED';

/** A story in the file, or something that can't be one. */
export type StoryImportEntry = {
  __typename?: 'StoryImportEntry';
  /** Its place in the file. */
  position: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  /** What it was where it comes from; absent if it can't be a story. */
  state?: Maybe<ImportedStoryState>;
  publishedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** What was repaired or left out, or why it can't be a story. */
  notes: Array<Scalars['String']['output']>;
  /** Whether the viewer has chosen not to bring it. */
  isLeftOut: Scalars['Boolean']['output'];
  outcome?: Maybe<StoryImportOutcome>;
  postId?: Maybe<Scalars['ID']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Begins an import of the viewer's own stories. The client makes the id, 12 lower-case hex digits, so that asking twice
   * begins one. The file is then sent in parts, each by POST to `/_/import/{importId}/{number}`.
   */
  startImport: StartImportResult;
  /** Has the file read once all its parts have arrived. */
  finishImportUpload: StoryImportResult;
  /**
   * Begins an import of a feed or page from where it is: over https, from a public address, 5 MB at most. It is fetched
   * before the answer. The client makes the id.
   */
  startWebImport: StartImportResult;
  /** Chooses stories of the preview: whether they are brought. Without positions, all of them. */
  chooseImportEntries: StoryImportResult;
  /** Imports what the preview shows, but for what was left out. */
  commitImport: StoryImportResult;
  /** Puts the stories of an import into the trash, except those that were changed since. */
  undoImport: StoryImportResult;
  /** Forgets an import that has brought nothing, and its file. */
  discardImport: DiscardImportResult;
};

export type MutationStartImportArgs = {
  input: StartImportInput;
};

export type MutationFinishImportUploadArgs = {
  input: FinishImportUploadInput;
};

export type MutationStartWebImportArgs = {
  input: StartWebImportInput;
};

export type MutationChooseImportEntriesArgs = {
  input: ChooseImportEntriesInput;
};

export type MutationCommitImportArgs = {
  input: CommitImportInput;
};

export type MutationUndoImportArgs = {
  input: UndoImportInput;
};

export type MutationDiscardImportArgs = {
  importId: Scalars['ID']['input'];
};

export type StartImportInput = {
  importId: Scalars['ID']['input'];
  format: Scalars['String']['input'];
  fileName: Scalars['String']['input'];
  size: Scalars['Int']['input'];
};

export type StartWebImportInput = {
  importId: Scalars['ID']['input'];
  address: Scalars['String']['input'];
};

export type ChooseImportEntriesInput = {
  importId: Scalars['ID']['input'];
  positions?: InputMaybe<Array<Scalars['Int']['input']>>;
  isTaken: Scalars['Boolean']['input'];
};

export type FinishImportUploadInput = {
  importId: Scalars['ID']['input'];
};

export type CommitImportInput = {
  importId: Scalars['ID']['input'];
  asDrafts: Scalars['Boolean']['input'];
};

export type UndoImportInput = {
  importId: Scalars['ID']['input'];
};

export type StartImportResult = StoryImport | BadRequest | Unauthorized | Forbidden | AlreadyExists | RateLimited;

export type StoryImportResult = StoryImport | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type DiscardImportResult = MutationSuccess | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

/** Which part of a list to return: at most `limit` items (1 to 50), from the cursor that an earlier page returned as `to`. */
export type PagingOptions = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type Paging = {
  __typename?: 'Paging';
  /** Absent on the last page. */
  next?: Maybe<PageParams>;
};

export type BadRequest = UserError & {
  __typename?: 'BadRequest';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type Unauthorized = UserError & {
  __typename?: 'Unauthorized';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type Forbidden = UserError & {
  __typename?: 'Forbidden';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type AlreadyExists = UserError & {
  __typename?: 'AlreadyExists';
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

export type NotFound = UserError & {
  __typename?: 'NotFound';
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

export type MutationSuccess = {
  __typename?: 'MutationSuccess';
  success: Scalars['Boolean']['output'];
};

export type PageParams = {
  __typename?: 'PageParams';
  limit: Scalars['Int']['output'];
  /** Opaque: pass it back as PagingOptions.to. */
  to: Scalars['String']['output'];
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
  StartImportResult:
    | ( StoryImportMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( AlreadyExists )
    | ( RateLimited )
  ;
  StoryImportResult:
    | ( StoryImportMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
  DiscardImportResult:
    | ( MutationSuccess )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( AlreadyExists )
    | ( RateLimited )
    | ( NotFound )
    | ( Conflict )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Viewer: ResolverTypeWrapper<ViewerMapper>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportFormat: ImportFormat;
  StoryImportState: StoryImportState;
  StoryImportConnection: ResolverTypeWrapper<Omit<StoryImportConnection, 'imports'> & { imports: Array<ResolversTypes['StoryImport']> }>;
  StoryImport: ResolverTypeWrapper<StoryImportMapper>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  StoryImportCounts: ResolverTypeWrapper<StoryImportCounts>;
  StoryImportEntryConnection: ResolverTypeWrapper<Omit<StoryImportEntryConnection, 'entries'> & { entries: Array<ResolversTypes['StoryImportEntry']> }>;
  StoryImportOutcome: StoryImportOutcome;
  ImportedStoryState: ImportedStoryState;
  StoryImportEntry: ResolverTypeWrapper<StoryImportEntryMapper>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  StartImportInput: StartImportInput;
  StartWebImportInput: StartWebImportInput;
  ChooseImportEntriesInput: ChooseImportEntriesInput;
  FinishImportUploadInput: FinishImportUploadInput;
  CommitImportInput: CommitImportInput;
  UndoImportInput: UndoImportInput;
  StartImportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartImportResult']>;
  StoryImportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StoryImportResult']>;
  DiscardImportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DiscardImportResult']>;
  PagingOptions: PagingOptions;
  Paging: ResolverTypeWrapper<Paging>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  AlreadyExists: ResolverTypeWrapper<AlreadyExists>;
  RateLimited: ResolverTypeWrapper<RateLimited>;
  NotFound: ResolverTypeWrapper<NotFound>;
  Conflict: ResolverTypeWrapper<Conflict>;
  MutationSuccess: ResolverTypeWrapper<MutationSuccess>;
  PageParams: ResolverTypeWrapper<PageParams>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  Deltas: ResolverTypeWrapper<Scalars['Deltas']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Viewer: ViewerMapper;
  ID: Scalars['ID']['output'];
  StoryImportConnection: Omit<StoryImportConnection, 'imports'> & { imports: Array<ResolversParentTypes['StoryImport']> };
  StoryImport: StoryImportMapper;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  StoryImportCounts: StoryImportCounts;
  StoryImportEntryConnection: Omit<StoryImportEntryConnection, 'entries'> & { entries: Array<ResolversParentTypes['StoryImportEntry']> };
  StoryImportEntry: StoryImportEntryMapper;
  Mutation: Record<PropertyKey, never>;
  StartImportInput: StartImportInput;
  StartWebImportInput: StartWebImportInput;
  ChooseImportEntriesInput: ChooseImportEntriesInput;
  FinishImportUploadInput: FinishImportUploadInput;
  CommitImportInput: CommitImportInput;
  UndoImportInput: UndoImportInput;
  StartImportResult: ResolversUnionTypes<ResolversParentTypes>['StartImportResult'];
  StoryImportResult: ResolversUnionTypes<ResolversParentTypes>['StoryImportResult'];
  DiscardImportResult: ResolversUnionTypes<ResolversParentTypes>['DiscardImportResult'];
  PagingOptions: PagingOptions;
  Paging: Paging;
  Timestamp: Scalars['Timestamp']['output'];
  BadRequest: BadRequest;
  Unauthorized: Unauthorized;
  Forbidden: Forbidden;
  AlreadyExists: AlreadyExists;
  RateLimited: RateLimited;
  NotFound: NotFound;
  Conflict: Conflict;
  MutationSuccess: MutationSuccess;
  PageParams: PageParams;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Deltas: Scalars['Deltas']['output'];
};

export type ViewerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  imports?: Resolver<ResolversTypes['StoryImportConnection'], ParentType, ContextType, Partial<ViewerImportsArgs>>;
  storyImport?: Resolver<Maybe<ResolversTypes['StoryImport']>, ParentType, ContextType, RequireFields<ViewerStoryImportArgs, 'importId'>>;
};

export type StoryImportConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoryImportConnection'] = ResolversParentTypes['StoryImportConnection']> = {
  imports?: Resolver<Array<ResolversTypes['StoryImport']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type StoryImportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoryImport'] = ResolversParentTypes['StoryImport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['ImportFormat'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StoryImportState'], ParentType, ContextType>;
  asDrafts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  uploadedParts?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['StoryImportCounts'], ParentType, ContextType>;
  entriesConnection?: Resolver<ResolversTypes['StoryImportEntryConnection'], ParentType, ContextType, Partial<StoryImportEntriesConnectionArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoryImportCountsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoryImportCounts'] = ResolversParentTypes['StoryImportCounts']> = {
  stories?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imported?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StoryImportEntryConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoryImportEntryConnection'] = ResolversParentTypes['StoryImportEntryConnection']> = {
  entries?: Resolver<Array<ResolversTypes['StoryImportEntry']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type StoryImportEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoryImportEntry'] = ResolversParentTypes['StoryImportEntry']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['ImportedStoryState']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isLeftOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['StoryImportOutcome']>, ParentType, ContextType>;
  postId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  startImport?: Resolver<ResolversTypes['StartImportResult'], ParentType, ContextType, RequireFields<MutationStartImportArgs, 'input'>>;
  finishImportUpload?: Resolver<ResolversTypes['StoryImportResult'], ParentType, ContextType, RequireFields<MutationFinishImportUploadArgs, 'input'>>;
  startWebImport?: Resolver<ResolversTypes['StartImportResult'], ParentType, ContextType, RequireFields<MutationStartWebImportArgs, 'input'>>;
  chooseImportEntries?: Resolver<ResolversTypes['StoryImportResult'], ParentType, ContextType, RequireFields<MutationChooseImportEntriesArgs, 'input'>>;
  commitImport?: Resolver<ResolversTypes['StoryImportResult'], ParentType, ContextType, RequireFields<MutationCommitImportArgs, 'input'>>;
  undoImport?: Resolver<ResolversTypes['StoryImportResult'], ParentType, ContextType, RequireFields<MutationUndoImportArgs, 'input'>>;
  discardImport?: Resolver<ResolversTypes['DiscardImportResult'], ParentType, ContextType, RequireFields<MutationDiscardImportArgs, 'importId'>>;
};

export type StartImportResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StartImportResult'] = ResolversParentTypes['StartImportResult']> = {
  __resolveType: TypeResolveFn<'StoryImport' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'AlreadyExists' | 'RateLimited', ParentType, ContextType>;
};

export type StoryImportResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoryImportResult'] = ResolversParentTypes['StoryImportResult']> = {
  __resolveType: TypeResolveFn<'StoryImport' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type DiscardImportResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DiscardImportResult'] = ResolversParentTypes['DiscardImportResult']> = {
  __resolveType: TypeResolveFn<'MutationSuccess' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export interface DeltasScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Deltas'], any> {
  name: 'Deltas';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Viewer?: ViewerResolvers<ContextType>;
  StoryImportConnection?: StoryImportConnectionResolvers<ContextType>;
  StoryImport?: StoryImportResolvers<ContextType>;
  StoryImportCounts?: StoryImportCountsResolvers<ContextType>;
  StoryImportEntryConnection?: StoryImportEntryConnectionResolvers<ContextType>;
  StoryImportEntry?: StoryImportEntryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  StartImportResult?: StartImportResultResolvers<ContextType>;
  StoryImportResult?: StoryImportResultResolvers<ContextType>;
  DiscardImportResult?: DiscardImportResultResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  Deltas?: GraphQLScalarType;
};


