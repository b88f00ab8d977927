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
import type { QuoteMapper } from './mappers';
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

export type Query = {
  __typename?: 'Query';
  /** A public highlight, of this story if one is named; null if there is none. */
  quote?: Maybe<Quote>;
};

export type QueryQuoteArgs = {
  postId?: InputMaybe<Scalars['ID']['input']>;
  quoteId: Scalars['ID']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Highlights a passage of one paragraph of a story, for everybody or for the viewer alone. The same passage again is
   * the same highlight.
   */
  createQuote: CreateQuoteResult;
  /** Deletes a highlight of the viewer's; it can come back for a day. */
  deleteQuote: ChangeQuoteResult;
  /** Undoes that. */
  restoreQuote: RestoreQuoteResult;
};

export type MutationCreateQuoteArgs = {
  targetPostId: Scalars['ID']['input'];
  paragraphName: Scalars['String']['input'];
  startOffset: Scalars['Int']['input'];
  endOffset: Scalars['Int']['input'];
  words?: InputMaybe<Scalars['String']['input']>;
  isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
};

export type MutationDeleteQuoteArgs = {
  quoteId: Scalars['ID']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};

export type MutationRestoreQuoteArgs = {
  quoteId: Scalars['ID']['input'];
};

export type CreateQuoteResult = Quote | AccountSuspended | BadRequest | Blocked | Blocking | Conflict | Forbidden | NotFound | PostSuspended | RateLimited | Unauthorized | RemovedByUser | WithheldInCountry;

export type ChangeQuoteResult = Quote | BadRequest | NotFound | Unauthorized;

export type RestoreQuoteResult = Quote | BadRequest | Blocked | Blocking | Conflict | NotFound | Unauthorized;

export type PostViewerEdge = {
  __typename?: 'PostViewerEdge';
  /** Whether the viewer may highlight. */
  canQuote: Scalars['Boolean']['output'];
  /** The viewer's highlights in the story: 200 at most. */
  quotes: Array<Quote>;
};

export type Post = {
  __typename?: 'Post';
  /** The public highlights, the newest first. */
  quotesConnection: QuoteConnection;
  /** The passages that most people have highlighted: five at most, and only by two people or more. */
  topQuotes: Array<TopQuote>;
};

export type PostQuotesConnectionArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type User = {
  __typename?: 'User';
  /** Their highlights, the newest first, private ones for themselves alone; those that contain `search`, or their stories do. */
  quotesConnection: QuoteConnection;
};

export type UserQuotesConnectionArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  paging?: InputMaybe<PagingOptions>;
};

/** A passage that somebody has highlighted. */
export type Quote = {
  __typename?: 'Quote';
  id: Scalars['ID']['output'];
  /** Absent while the viewer can't read it. */
  post?: Maybe<Post>;
  user: User;
  /** Absent if the viewer can't read the part of the story that they are from. */
  words?: Maybe<Scalars['String']['output']>;
  /** The name of the paragraph, and the offset in it, where the words stood when they were highlighted. */
  paragraphName: Scalars['String']['output'];
  startOffset: Scalars['Int']['output'];
  /** What stood around them in that paragraph. */
  before: Scalars['String']['output'];
  after: Scalars['String']['output'];
  isPrivate: Scalars['Boolean']['output'];
  createdAt: Scalars['Timestamp']['output'];
  /** The path of a picture of the words, to be shared; absent where strangers don't see them. */
  cardUrl?: Maybe<Scalars['String']['output']>;
};

export type TopQuote = {
  __typename?: 'TopQuote';
  /** One of the highlights of the passage. */
  quote: Quote;
  /** How many people have highlighted it. */
  peopleCount: Scalars['Int']['output'];
};

export type QuoteConnection = {
  __typename?: 'QuoteConnection';
  quotes: Array<Quote>;
  pagingInfo: Paging;
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

export type Blocked = UserError & {
  __typename?: 'Blocked';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type Blocking = UserError & {
  __typename?: 'Blocking';
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

export type PostSuspended = UserError & {
  __typename?: 'PostSuspended';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  /** Whether staff has taken it down. */
  isTakenDown?: Maybe<Scalars['Boolean']['output']>;
};

export type RateLimited = UserError & {
  __typename?: 'RateLimited';
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

export type RemovedByUser = UserError & {
  __typename?: 'RemovedByUser';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type WithheldInCountry = UserError & {
  __typename?: 'WithheldInCountry';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

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
  CreateQuoteResult:
    | ( QuoteMapper )
    | ( AccountSuspended )
    | ( BadRequest )
    | ( Blocked )
    | ( Blocking )
    | ( Conflict )
    | ( Forbidden )
    | ( NotFound )
    | ( PostSuspended )
    | ( RateLimited )
    | ( Unauthorized )
    | ( RemovedByUser )
    | ( WithheldInCountry )
  ;
  ChangeQuoteResult:
    | ( QuoteMapper )
    | ( BadRequest )
    | ( NotFound )
    | ( Unauthorized )
  ;
  RestoreQuoteResult:
    | ( QuoteMapper )
    | ( BadRequest )
    | ( Blocked )
    | ( Blocking )
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
    | ( Blocked )
    | ( Blocking )
    | ( Conflict )
    | ( Forbidden )
    | ( NotFound )
    | ( PostSuspended )
    | ( RateLimited )
    | ( Unauthorized )
    | ( RemovedByUser )
    | ( WithheldInCountry )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CreateQuoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateQuoteResult']>;
  ChangeQuoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeQuoteResult']>;
  RestoreQuoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RestoreQuoteResult']>;
  PostViewerEdge: ResolverTypeWrapper<PostViewerEdgeMapper>;
  Post: ResolverTypeWrapper<PostMapper>;
  User: ResolverTypeWrapper<UserMapper>;
  Quote: ResolverTypeWrapper<QuoteMapper>;
  TopQuote: ResolverTypeWrapper<Omit<TopQuote, 'quote'> & { quote: ResolversTypes['Quote'] }>;
  QuoteConnection: ResolverTypeWrapper<Omit<QuoteConnection, 'quotes'> & { quotes: Array<ResolversTypes['Quote']> }>;
  AccountSuspended: ResolverTypeWrapper<AccountSuspended>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Blocked: ResolverTypeWrapper<Blocked>;
  Blocking: ResolverTypeWrapper<Blocking>;
  Conflict: ResolverTypeWrapper<Conflict>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  NotFound: ResolverTypeWrapper<NotFound>;
  PostSuspended: ResolverTypeWrapper<PostSuspended>;
  RateLimited: ResolverTypeWrapper<RateLimited>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  RemovedByUser: ResolverTypeWrapper<RemovedByUser>;
  WithheldInCountry: ResolverTypeWrapper<WithheldInCountry>;
  PagingOptions: PagingOptions;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  Paging: ResolverTypeWrapper<Paging>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  Deltas: ResolverTypeWrapper<Scalars['Deltas']['output']>;
  PageParams: ResolverTypeWrapper<PageParams>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  CreateQuoteResult: ResolversUnionTypes<ResolversParentTypes>['CreateQuoteResult'];
  ChangeQuoteResult: ResolversUnionTypes<ResolversParentTypes>['ChangeQuoteResult'];
  RestoreQuoteResult: ResolversUnionTypes<ResolversParentTypes>['RestoreQuoteResult'];
  PostViewerEdge: PostViewerEdgeMapper;
  Post: PostMapper;
  User: UserMapper;
  Quote: QuoteMapper;
  TopQuote: Omit<TopQuote, 'quote'> & { quote: ResolversParentTypes['Quote'] };
  QuoteConnection: Omit<QuoteConnection, 'quotes'> & { quotes: Array<ResolversParentTypes['Quote']> };
  AccountSuspended: AccountSuspended;
  BadRequest: BadRequest;
  Blocked: Blocked;
  Blocking: Blocking;
  Conflict: Conflict;
  Forbidden: Forbidden;
  NotFound: NotFound;
  PostSuspended: PostSuspended;
  RateLimited: RateLimited;
  Unauthorized: Unauthorized;
  RemovedByUser: RemovedByUser;
  WithheldInCountry: WithheldInCountry;
  PagingOptions: PagingOptions;
  Timestamp: Scalars['Timestamp']['output'];
  Paging: Paging;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Deltas: Scalars['Deltas']['output'];
  PageParams: PageParams;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  quote?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType, RequireFields<QueryQuoteArgs, 'quoteId'>>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createQuote?: Resolver<ResolversTypes['CreateQuoteResult'], ParentType, ContextType, RequireFields<MutationCreateQuoteArgs, 'targetPostId' | 'paragraphName' | 'startOffset' | 'endOffset'>>;
  deleteQuote?: Resolver<ResolversTypes['ChangeQuoteResult'], ParentType, ContextType, RequireFields<MutationDeleteQuoteArgs, 'quoteId'>>;
  restoreQuote?: Resolver<ResolversTypes['RestoreQuoteResult'], ParentType, ContextType, RequireFields<MutationRestoreQuoteArgs, 'quoteId'>>;
};

export type CreateQuoteResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateQuoteResult'] = ResolversParentTypes['CreateQuoteResult']> = {
  __resolveType: TypeResolveFn<'Quote' | 'AccountSuspended' | 'BadRequest' | 'Blocked' | 'Blocking' | 'Conflict' | 'Forbidden' | 'NotFound' | 'PostSuspended' | 'RateLimited' | 'Unauthorized' | 'RemovedByUser' | 'WithheldInCountry', ParentType, ContextType>;
};

export type ChangeQuoteResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeQuoteResult'] = ResolversParentTypes['ChangeQuoteResult']> = {
  __resolveType: TypeResolveFn<'Quote' | 'BadRequest' | 'NotFound' | 'Unauthorized', ParentType, ContextType>;
};

export type RestoreQuoteResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RestoreQuoteResult'] = ResolversParentTypes['RestoreQuoteResult']> = {
  __resolveType: TypeResolveFn<'Quote' | 'BadRequest' | 'Blocked' | 'Blocking' | 'Conflict' | 'NotFound' | 'Unauthorized', ParentType, ContextType>;
};

export type PostViewerEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostViewerEdge'] = ResolversParentTypes['PostViewerEdge']> = {
  canQuote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quotes?: Resolver<Array<ResolversTypes['Quote']>, ParentType, ContextType>;
};

export type PostResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  quotesConnection?: Resolver<ResolversTypes['QuoteConnection'], ParentType, ContextType, Partial<PostQuotesConnectionArgs>>;
  topQuotes?: Resolver<Array<ResolversTypes['TopQuote']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  quotesConnection?: Resolver<ResolversTypes['QuoteConnection'], ParentType, ContextType, Partial<UserQuotesConnectionArgs>>;
};

export type QuoteResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paragraphName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startOffset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPrivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  cardUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TopQuoteResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TopQuote'] = ResolversParentTypes['TopQuote']> = {
  quote?: Resolver<ResolversTypes['Quote'], ParentType, ContextType>;
  peopleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuoteConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['QuoteConnection'] = ResolversParentTypes['QuoteConnection']> = {
  quotes?: Resolver<Array<ResolversTypes['Quote']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export interface DeltasScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Deltas'], any> {
  name: 'Deltas';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  CreateQuoteResult?: CreateQuoteResultResolvers<ContextType>;
  ChangeQuoteResult?: ChangeQuoteResultResolvers<ContextType>;
  RestoreQuoteResult?: RestoreQuoteResultResolvers<ContextType>;
  PostViewerEdge?: PostViewerEdgeResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  TopQuote?: TopQuoteResolvers<ContextType>;
  QuoteConnection?: QuoteConnectionResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  Deltas?: GraphQLScalarType;
};


