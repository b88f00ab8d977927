// Written by `npm run codegen`. Change what it is made from instead.
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
import type { ReadingHistoryItemMapper, ReadingPlaceMapper } from './mappers';
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
};

export type Viewer = {
  __typename?: 'Viewer';
  /** What the viewer has read or begun, the last first. */
  readingHistory: ReadingHistoryConnection;
  /** Whether what the viewer reads is kept for them. */
  readingHistoryState: ReadingHistoryState;
};

export type ViewerReadingHistoryArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type Post = {
  __typename?: 'Post';
  /** How often it was read on each UTC day of a period on which it was, the first day first; null for everybody but its writers. A period has at most 366 days; without one, it is the last 30. */
  readsByDay?: Maybe<Array<PostReadsOfDay>>;
};

export type PostReadsByDayArgs = {
  period?: InputMaybe<DayPeriodInput>;
};

/** Days as `yyyy-mm-dd`, both included. */
export type DayPeriodInput = {
  from: Scalars['String']['input'];
  until: Scalars['String']['input'];
};

/** What was read of a story on a day. */
export type PostReadsOfDay = {
  __typename?: 'PostReadsOfDay';
  /** `yyyy-mm-dd`, in UTC. */
  day: Scalars['String']['output'];
  /** Readers who read it, each once. */
  reads: Scalars['Int']['output'];
  /** How long they read, in seconds. */
  seconds: Scalars['Int']['output'];
};

export type PostViewerEdge = {
  __typename?: 'PostViewerEdge';
  /** Where the viewer can go on: where they stopped last, on whichever device; absent for what they haven't begun or have finished. */
  readingPlace?: Maybe<ReadingPlace>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Takes a story out of the viewer's reading history; it can come back for a day. */
  removeFromReadingHistory: ChangeReadingHistoryResult;
  /** Undoes that. */
  restoreToReadingHistory: ChangeReadingHistoryResult;
  /** Deletes the viewer's whole reading history, for good. */
  clearReadingHistory: ChangeReadingHistoryResult;
  /** Stops keeping what the viewer reads, or goes on with it. */
  setReadingHistoryPaused: ChangeReadingHistoryResult;
};

export type MutationRemoveFromReadingHistoryArgs = {
  targetPostId: Scalars['ID']['input'];
};

export type MutationRestoreToReadingHistoryArgs = {
  targetPostId: Scalars['ID']['input'];
};

export type MutationSetReadingHistoryPausedArgs = {
  isPaused: Scalars['Boolean']['input'];
};

export type ChangeReadingHistoryResult = MutationSuccess | BadRequest | NotFound | Unauthorized;

export type ReadingHistoryState =
  | 'KEPT'
  | 'PAUSED'
  /** The viewer's browser asks not to be tracked, and they haven't asked for a history themselves. */
  | 'NOT_TRACKED';

/** A story that the viewer has read or begun. */
export type ReadingHistoryItem = {
  __typename?: 'ReadingHistoryItem';
  /** The story's. */
  id: Scalars['ID']['output'];
  post: Post;
  /** The furthest that they have come: 1 is all of it. */
  progress: Scalars['Float']['output'];
  /** What is left, in minutes; 0 for what is finished. */
  minutesLeft: Scalars['Int']['output'];
  isFinished: Scalars['Boolean']['output'];
  /** When they last read it. */
  readAt: Scalars['Timestamp']['output'];
};

export type ReadingHistoryConnection = {
  __typename?: 'ReadingHistoryConnection';
  items: Array<ReadingHistoryItem>;
  pagingInfo: Paging;
};

/** Where somebody stopped in a story. */
export type ReadingPlace = {
  __typename?: 'ReadingPlace';
  /** The name of the paragraph. */
  paragraphName: Scalars['String']['output'];
  /** How much of the story came before it. */
  progress: Scalars['Float']['output'];
  /** What the browser calls its device. */
  deviceId: Scalars['ID']['output'];
  device: ReadingDevice;
  savedAt: Scalars['Timestamp']['output'];
};

export type ReadingDevice =
  | 'COMPUTER'
  | 'PHONE'
  | 'TABLET';

/** Which part of a list to return: at most `limit` items (1 to 50), from the cursor that an earlier page returned as `to`. */
export type PagingOptions = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type MutationSuccess = {
  __typename?: 'MutationSuccess';
  success: Scalars['Boolean']['output'];
};

export type BadRequest = UserError & {
  __typename?: 'BadRequest';
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

export type Unauthorized = UserError & {
  __typename?: 'Unauthorized';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type Paging = {
  __typename?: 'Paging';
  /** Absent on the last page. */
  next?: Maybe<PageParams>;
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
  ChangeReadingHistoryResult:
    | ( MutationSuccess )
    | ( BadRequest )
    | ( NotFound )
    | ( Unauthorized )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( BadRequest )
    | ( NotFound )
    | ( Unauthorized )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Viewer: ResolverTypeWrapper<ViewerMapper>;
  Post: ResolverTypeWrapper<PostMapper>;
  DayPeriodInput: DayPeriodInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  PostReadsOfDay: ResolverTypeWrapper<PostReadsOfDay>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  PostViewerEdge: ResolverTypeWrapper<PostViewerEdgeMapper>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChangeReadingHistoryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeReadingHistoryResult']>;
  ReadingHistoryState: ReadingHistoryState;
  ReadingHistoryItem: ResolverTypeWrapper<ReadingHistoryItemMapper>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ReadingHistoryConnection: ResolverTypeWrapper<Omit<ReadingHistoryConnection, 'items'> & { items: Array<ResolversTypes['ReadingHistoryItem']> }>;
  ReadingPlace: ResolverTypeWrapper<ReadingPlaceMapper>;
  ReadingDevice: ReadingDevice;
  PagingOptions: PagingOptions;
  MutationSuccess: ResolverTypeWrapper<MutationSuccess>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  NotFound: ResolverTypeWrapper<NotFound>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  Paging: ResolverTypeWrapper<Paging>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  PageParams: ResolverTypeWrapper<PageParams>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Viewer: ViewerMapper;
  Post: PostMapper;
  DayPeriodInput: DayPeriodInput;
  String: Scalars['String']['output'];
  PostReadsOfDay: PostReadsOfDay;
  Int: Scalars['Int']['output'];
  PostViewerEdge: PostViewerEdgeMapper;
  Mutation: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  ChangeReadingHistoryResult: ResolversUnionTypes<ResolversParentTypes>['ChangeReadingHistoryResult'];
  ReadingHistoryItem: ReadingHistoryItemMapper;
  Float: Scalars['Float']['output'];
  ReadingHistoryConnection: Omit<ReadingHistoryConnection, 'items'> & { items: Array<ResolversParentTypes['ReadingHistoryItem']> };
  ReadingPlace: ReadingPlaceMapper;
  PagingOptions: PagingOptions;
  MutationSuccess: MutationSuccess;
  BadRequest: BadRequest;
  NotFound: NotFound;
  Unauthorized: Unauthorized;
  Timestamp: Scalars['Timestamp']['output'];
  Paging: Paging;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  PageParams: PageParams;
};

export type ViewerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  readingHistory?: Resolver<ResolversTypes['ReadingHistoryConnection'], ParentType, ContextType, Partial<ViewerReadingHistoryArgs>>;
  readingHistoryState?: Resolver<ResolversTypes['ReadingHistoryState'], ParentType, ContextType>;
};

export type PostResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  readsByDay?: Resolver<Maybe<Array<ResolversTypes['PostReadsOfDay']>>, ParentType, ContextType, Partial<PostReadsByDayArgs>>;
};

export type PostReadsOfDayResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostReadsOfDay'] = ResolversParentTypes['PostReadsOfDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PostViewerEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostViewerEdge'] = ResolversParentTypes['PostViewerEdge']> = {
  readingPlace?: Resolver<Maybe<ResolversTypes['ReadingPlace']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  removeFromReadingHistory?: Resolver<ResolversTypes['ChangeReadingHistoryResult'], ParentType, ContextType, RequireFields<MutationRemoveFromReadingHistoryArgs, 'targetPostId'>>;
  restoreToReadingHistory?: Resolver<ResolversTypes['ChangeReadingHistoryResult'], ParentType, ContextType, RequireFields<MutationRestoreToReadingHistoryArgs, 'targetPostId'>>;
  clearReadingHistory?: Resolver<ResolversTypes['ChangeReadingHistoryResult'], ParentType, ContextType>;
  setReadingHistoryPaused?: Resolver<ResolversTypes['ChangeReadingHistoryResult'], ParentType, ContextType, RequireFields<MutationSetReadingHistoryPausedArgs, 'isPaused'>>;
};

export type ChangeReadingHistoryResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeReadingHistoryResult'] = ResolversParentTypes['ChangeReadingHistoryResult']> = {
  __resolveType: TypeResolveFn<'MutationSuccess' | 'BadRequest' | 'NotFound' | 'Unauthorized', ParentType, ContextType>;
};

export type ReadingHistoryItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReadingHistoryItem'] = ResolversParentTypes['ReadingHistoryItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minutesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isFinished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type ReadingHistoryConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReadingHistoryConnection'] = ResolversParentTypes['ReadingHistoryConnection']> = {
  items?: Resolver<Array<ResolversTypes['ReadingHistoryItem']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type ReadingPlaceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReadingPlace'] = ResolversParentTypes['ReadingPlace']> = {
  paragraphName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  deviceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['ReadingDevice'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Viewer?: ViewerResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostReadsOfDay?: PostReadsOfDayResolvers<ContextType>;
  PostViewerEdge?: PostViewerEdgeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  ChangeReadingHistoryResult?: ChangeReadingHistoryResultResolvers<ContextType>;
  ReadingHistoryItem?: ReadingHistoryItemResolvers<ContextType>;
  ReadingHistoryConnection?: ReadingHistoryConnectionResolvers<ContextType>;
  ReadingPlace?: ReadingPlaceResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
};


