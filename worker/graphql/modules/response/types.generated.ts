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
import type { OwnReportMapper, FiledReportMapper, ReportCaseMapper, OwnDecisionMapper, CaseReportMapper } from '../report/mappers';
import type { PostResponseMapper, ResponseThreadMapper } from './mappers';
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
  /** A list of changes of a draft; the shape is schema/story/delta.ts. */
  Deltas: { input: Deltas; output: Deltas; }
  /** Milliseconds since 1970, UTC. */
  Timestamp: { input: number; output: number; }
};

export type Query = {
  __typename?: 'Query';
  /** A place of a discussion, by the id of the response that stands there or stood there, with the answers to it. */
  responseThread?: Maybe<ResponseThread>;
};

export type QueryResponseThreadArgs = {
  id: Scalars['ID']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Responds to a story, or to a public highlight of it, or answers a response. The client makes the key, so that asking twice publishes one. It may wait
   * for the author's decision: `response.status` says so.
   */
  publishPostResponse: PublishResponseResult;
  /** The same for a list. */
  publishCatalogResponse: PublishResponseResult;
  /** Changes what a response of the viewer's says. */
  editPostResponse: EditResponseResult;
  /** Hides a response where it was written; it stays on its own page. */
  hidePostResponseOnParentPost: DecideOnPostResponseResult;
  /** Shows it again, or for the first time. */
  unhidePostResponseOnParentPost: DecideOnPostResponseResult;
  /** Pins a response above all others, in place of the one that is pinned, or takes that back. */
  pinPostResponse: DecideOnPostResponseResult;
  /** Hides a response to a list. */
  hideCatalogResponseOnParent: DecideOnCatalogResponseResult;
  /** Shows it again, or for the first time. */
  showCatalogResponseOnParent: DecideOnCatalogResponseResult;
};

export type MutationPublishPostResponseArgs = {
  inResponseToPostId: Scalars['ID']['input'];
  inResponseToQuoteId?: InputMaybe<Scalars['ID']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  deltas?: InputMaybe<Scalars['Deltas']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
};

export type MutationPublishCatalogResponseArgs = {
  inResponseToCatalogId: Scalars['ID']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
  deltas?: InputMaybe<Scalars['Deltas']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
};

export type MutationEditPostResponseArgs = {
  postId: Scalars['ID']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
  deltas?: InputMaybe<Scalars['Deltas']['input']>;
};

export type MutationHidePostResponseOnParentPostArgs = {
  parentPostId: Scalars['ID']['input'];
  postResponseId: Scalars['ID']['input'];
};

export type MutationUnhidePostResponseOnParentPostArgs = {
  parentPostId: Scalars['ID']['input'];
  postResponseId: Scalars['ID']['input'];
};

export type MutationPinPostResponseArgs = {
  parentPostId: Scalars['ID']['input'];
  postResponseId: Scalars['ID']['input'];
  isPinned: Scalars['Boolean']['input'];
};

export type MutationHideCatalogResponseOnParentArgs = {
  parentCatalogId: Scalars['ID']['input'];
  catalogResponseId: Scalars['ID']['input'];
};

export type MutationShowCatalogResponseOnParentArgs = {
  parentCatalogId: Scalars['ID']['input'];
  catalogResponseId: Scalars['ID']['input'];
};

export type PublishResponseResult = Post | AccountSuspended | BadRequest | Blocked | Blocking | Conflict | Forbidden | NotFound | PostSuspended | RateLimited | Unauthorized | PublishingRestrictedBannedLinks | RemovedByUser | WithheldInCountry;

export type EditResponseResult = Post | AccountSuspended | BadRequest | Blocked | Blocking | Conflict | Forbidden | NotFound | RateLimited | Unauthorized | PublishingRestrictedBannedLinks;

export type DecideOnPostResponseResult = Post | BadRequest | Conflict | Forbidden | NotFound | Unauthorized;

export type DecideOnCatalogResponseResult = Catalog | BadRequest | Conflict | Forbidden | NotFound | Unauthorized;

export type Post = {
  __typename?: 'Post';
  /** How many responses there are: to a story at any depth, to a response directly. */
  postResponses: PostResponses;
  /** The responses to it, without the pinned one. */
  threadedPostResponses: ThreadedResponses;
  /** The response that its author has pinned. */
  pinnedResponse?: Maybe<Post>;
  /** Whether its author has closed the discussion. */
  responsesClosed: Scalars['Boolean']['output'];
  /** Where it stands as a response; absent for a story. */
  response?: Maybe<PostResponse>;
  /** Responses that wait for a decision, or that were hidden: all of them for those who decide, their own for others. */
  withheldResponses: WithheldResponses;
};

export type PostThreadedPostResponsesArgs = {
  sortType?: InputMaybe<ResponseSortType>;
  paging?: InputMaybe<PagingOptions>;
};

export type PostWithheldResponsesArgs = {
  status: WithheldStatus;
  paging?: InputMaybe<PagingOptions>;
};

export type Catalog = {
  __typename?: 'Catalog';
  /** At any depth. */
  responsesCount: Scalars['Int']['output'];
  threadedCatalogResponses: ThreadedResponses;
  /** Whether its owner has closed the discussion. */
  responsesClosed: Scalars['Boolean']['output'];
  /** Whether the viewer may respond to it. */
  canRespond: Scalars['Boolean']['output'];
  /** Whether the viewer decides on responses to it. */
  canCurateResponses: Scalars['Boolean']['output'];
  withheldResponses: WithheldResponses;
};

export type CatalogThreadedCatalogResponsesArgs = {
  sortType?: InputMaybe<ResponseSortType>;
  paging?: InputMaybe<PagingOptions>;
};

export type CatalogWithheldResponsesArgs = {
  status: WithheldStatus;
  paging?: InputMaybe<PagingOptions>;
};

export type User = {
  __typename?: 'User';
  /** Their responses that everybody can read, newest first. */
  responses: PostConnection;
};

export type UserResponsesArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type PostViewerEdge = {
  __typename?: 'PostViewerEdge';
  /** Whether the viewer may respond to it, as long as the discussion is open. */
  canRespond: Scalars['Boolean']['output'];
  /** Whether the viewer decides on the responses of its discussion. */
  canCurateResponses: Scalars['Boolean']['output'];
  /** Whether the viewer wrote it. */
  isOwn: Scalars['Boolean']['output'];
  /** How the viewer typed it; absent for what isn't a response of theirs. */
  responseText?: Maybe<Scalars['String']['output']>;
};

export type ResponseSortType =
  | 'MOST_RELEVANT'
  | 'NEWEST'
  | 'OLDEST';

export type ResponseStatus =
  | 'SHOWN'
  /** It waits until somebody decides. */
  | 'HELD'
  | 'HIDDEN';

export type WithheldStatus =
  | 'HELD'
  | 'HIDDEN';

export type PostResponses = {
  __typename?: 'PostResponses';
  count: Scalars['Int']['output'];
};

export type ThreadedResponses = {
  __typename?: 'ThreadedResponses';
  /** Those that can be read. */
  posts: Array<Post>;
  /** The same with the places of those that are gone and have answers. */
  threads: Array<ResponseThread>;
  pagingInfo: Paging;
};

export type WithheldResponses = {
  __typename?: 'WithheldResponses';
  posts: Array<Post>;
  pagingInfo: Paging;
};

/** A response, or the place where one was, with the answers to it. */
export type ResponseThread = {
  __typename?: 'ResponseThread';
  /** The response's. */
  id: Scalars['ID']['output'];
  /** Absent for one that is gone, or whose writer and the viewer block one another. */
  post?: Maybe<Post>;
  /** Whether the viewer has muted whoever wrote it. */
  isMuted: Scalars['Boolean']['output'];
  answersCount: Scalars['Int']['output'];
  answers: ThreadedResponses;
};

/** A response, or the place where one was, with the answers to it. */
export type ResponseThreadAnswersArgs = {
  sortType?: InputMaybe<ResponseSortType>;
  paging?: InputMaybe<PagingOptions>;
};

/** Where a response stands. */
export type PostResponse = {
  __typename?: 'PostResponse';
  /** The response's. */
  id: Scalars['ID']['output'];
  status: ResponseStatus;
  isPinned: Scalars['Boolean']['output'];
  /** When its writer changed it last. */
  editedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** 1 for a response to the story or the list itself. */
  depth: Scalars['Int']['output'];
  /** The highlighted passage that it is about; absent once that isn't highlighted any more. */
  quote?: Maybe<Quote>;
  /** Whether it was written by an author of what is discussed. */
  isByAuthor: Scalars['Boolean']['output'];
  /** What it answers, if that is a story or a response that the viewer can see. */
  parent?: Maybe<Post>;
  /** The story that is discussed, if the viewer can see it. */
  story?: Maybe<Post>;
  /** The list that is discussed, if the viewer can see it. */
  catalog?: Maybe<Catalog>;
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

export type PublishingRestrictedBannedLinks = UserError & {
  __typename?: 'PublishingRestrictedBannedLinks';
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

export type PostConnection = {
  __typename?: 'PostConnection';
  posts: Array<Post>;
  pagingInfo: Paging;
};

export type Paging = {
  __typename?: 'Paging';
  /** Absent on the last page. */
  next?: Maybe<PageParams>;
};

export type Quote = {
  __typename?: 'Quote';
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
  PublishResponseResult:
    | ( PostMapper )
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
    | ( PublishingRestrictedBannedLinks )
    | ( RemovedByUser )
    | ( WithheldInCountry )
  ;
  EditResponseResult:
    | ( PostMapper )
    | ( AccountSuspended )
    | ( BadRequest )
    | ( Blocked )
    | ( Blocking )
    | ( Conflict )
    | ( Forbidden )
    | ( NotFound )
    | ( RateLimited )
    | ( Unauthorized )
    | ( PublishingRestrictedBannedLinks )
  ;
  DecideOnPostResponseResult:
    | ( PostMapper )
    | ( BadRequest )
    | ( Conflict )
    | ( Forbidden )
    | ( NotFound )
    | ( Unauthorized )
  ;
  DecideOnCatalogResponseResult:
    | ( CatalogMapper )
    | ( BadRequest )
    | ( Conflict )
    | ( Forbidden )
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
    | ( PublishingRestrictedBannedLinks )
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
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  PublishResponseResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublishResponseResult']>;
  EditResponseResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditResponseResult']>;
  DecideOnPostResponseResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecideOnPostResponseResult']>;
  DecideOnCatalogResponseResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecideOnCatalogResponseResult']>;
  Post: ResolverTypeWrapper<PostMapper>;
  Catalog: ResolverTypeWrapper<CatalogMapper>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  User: ResolverTypeWrapper<UserMapper>;
  PostViewerEdge: ResolverTypeWrapper<PostViewerEdgeMapper>;
  ResponseSortType: ResponseSortType;
  ResponseStatus: ResponseStatus;
  WithheldStatus: WithheldStatus;
  PostResponses: ResolverTypeWrapper<PostResponses>;
  ThreadedResponses: ResolverTypeWrapper<Omit<ThreadedResponses, 'posts' | 'threads'> & { posts: Array<ResolversTypes['Post']>, threads: Array<ResolversTypes['ResponseThread']> }>;
  WithheldResponses: ResolverTypeWrapper<Omit<WithheldResponses, 'posts'> & { posts: Array<ResolversTypes['Post']> }>;
  ResponseThread: ResolverTypeWrapper<ResponseThreadMapper>;
  PostResponse: ResolverTypeWrapper<PostResponseMapper>;
  Deltas: ResolverTypeWrapper<Scalars['Deltas']['output']>;
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
  PublishingRestrictedBannedLinks: ResolverTypeWrapper<PublishingRestrictedBannedLinks>;
  RemovedByUser: ResolverTypeWrapper<RemovedByUser>;
  WithheldInCountry: ResolverTypeWrapper<WithheldInCountry>;
  PagingOptions: PagingOptions;
  PostConnection: ResolverTypeWrapper<Omit<PostConnection, 'posts'> & { posts: Array<ResolversTypes['Post']> }>;
  Paging: ResolverTypeWrapper<Paging>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  Quote: ResolverTypeWrapper<QuoteMapper>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  PageParams: ResolverTypeWrapper<PageParams>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  PublishResponseResult: ResolversUnionTypes<ResolversParentTypes>['PublishResponseResult'];
  EditResponseResult: ResolversUnionTypes<ResolversParentTypes>['EditResponseResult'];
  DecideOnPostResponseResult: ResolversUnionTypes<ResolversParentTypes>['DecideOnPostResponseResult'];
  DecideOnCatalogResponseResult: ResolversUnionTypes<ResolversParentTypes>['DecideOnCatalogResponseResult'];
  Post: PostMapper;
  Catalog: CatalogMapper;
  Int: Scalars['Int']['output'];
  User: UserMapper;
  PostViewerEdge: PostViewerEdgeMapper;
  PostResponses: PostResponses;
  ThreadedResponses: Omit<ThreadedResponses, 'posts' | 'threads'> & { posts: Array<ResolversParentTypes['Post']>, threads: Array<ResolversParentTypes['ResponseThread']> };
  WithheldResponses: Omit<WithheldResponses, 'posts'> & { posts: Array<ResolversParentTypes['Post']> };
  ResponseThread: ResponseThreadMapper;
  PostResponse: PostResponseMapper;
  Deltas: Scalars['Deltas']['output'];
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
  PublishingRestrictedBannedLinks: PublishingRestrictedBannedLinks;
  RemovedByUser: RemovedByUser;
  WithheldInCountry: WithheldInCountry;
  PagingOptions: PagingOptions;
  PostConnection: Omit<PostConnection, 'posts'> & { posts: Array<ResolversParentTypes['Post']> };
  Paging: Paging;
  Timestamp: Scalars['Timestamp']['output'];
  Quote: QuoteMapper;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  PageParams: PageParams;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  responseThread?: Resolver<Maybe<ResolversTypes['ResponseThread']>, ParentType, ContextType, RequireFields<QueryResponseThreadArgs, 'id'>>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  publishPostResponse?: Resolver<ResolversTypes['PublishResponseResult'], ParentType, ContextType, RequireFields<MutationPublishPostResponseArgs, 'inResponseToPostId'>>;
  publishCatalogResponse?: Resolver<ResolversTypes['PublishResponseResult'], ParentType, ContextType, RequireFields<MutationPublishCatalogResponseArgs, 'inResponseToCatalogId'>>;
  editPostResponse?: Resolver<ResolversTypes['EditResponseResult'], ParentType, ContextType, RequireFields<MutationEditPostResponseArgs, 'postId'>>;
  hidePostResponseOnParentPost?: Resolver<ResolversTypes['DecideOnPostResponseResult'], ParentType, ContextType, RequireFields<MutationHidePostResponseOnParentPostArgs, 'parentPostId' | 'postResponseId'>>;
  unhidePostResponseOnParentPost?: Resolver<ResolversTypes['DecideOnPostResponseResult'], ParentType, ContextType, RequireFields<MutationUnhidePostResponseOnParentPostArgs, 'parentPostId' | 'postResponseId'>>;
  pinPostResponse?: Resolver<ResolversTypes['DecideOnPostResponseResult'], ParentType, ContextType, RequireFields<MutationPinPostResponseArgs, 'parentPostId' | 'postResponseId' | 'isPinned'>>;
  hideCatalogResponseOnParent?: Resolver<ResolversTypes['DecideOnCatalogResponseResult'], ParentType, ContextType, RequireFields<MutationHideCatalogResponseOnParentArgs, 'parentCatalogId' | 'catalogResponseId'>>;
  showCatalogResponseOnParent?: Resolver<ResolversTypes['DecideOnCatalogResponseResult'], ParentType, ContextType, RequireFields<MutationShowCatalogResponseOnParentArgs, 'parentCatalogId' | 'catalogResponseId'>>;
};

export type PublishResponseResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PublishResponseResult'] = ResolversParentTypes['PublishResponseResult']> = {
  __resolveType: TypeResolveFn<'Post' | 'AccountSuspended' | 'BadRequest' | 'Blocked' | 'Blocking' | 'Conflict' | 'Forbidden' | 'NotFound' | 'PostSuspended' | 'RateLimited' | 'Unauthorized' | 'PublishingRestrictedBannedLinks' | 'RemovedByUser' | 'WithheldInCountry', ParentType, ContextType>;
};

export type EditResponseResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EditResponseResult'] = ResolversParentTypes['EditResponseResult']> = {
  __resolveType: TypeResolveFn<'Post' | 'AccountSuspended' | 'BadRequest' | 'Blocked' | 'Blocking' | 'Conflict' | 'Forbidden' | 'NotFound' | 'RateLimited' | 'Unauthorized' | 'PublishingRestrictedBannedLinks', ParentType, ContextType>;
};

export type DecideOnPostResponseResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DecideOnPostResponseResult'] = ResolversParentTypes['DecideOnPostResponseResult']> = {
  __resolveType: TypeResolveFn<'Post' | 'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound' | 'Unauthorized', ParentType, ContextType>;
};

export type DecideOnCatalogResponseResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DecideOnCatalogResponseResult'] = ResolversParentTypes['DecideOnCatalogResponseResult']> = {
  __resolveType: TypeResolveFn<'Catalog' | 'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound' | 'Unauthorized', ParentType, ContextType>;
};

export type PostResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  postResponses?: Resolver<ResolversTypes['PostResponses'], ParentType, ContextType>;
  threadedPostResponses?: Resolver<ResolversTypes['ThreadedResponses'], ParentType, ContextType, Partial<PostThreadedPostResponsesArgs>>;
  pinnedResponse?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  responsesClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  response?: Resolver<Maybe<ResolversTypes['PostResponse']>, ParentType, ContextType>;
  withheldResponses?: Resolver<ResolversTypes['WithheldResponses'], ParentType, ContextType, RequireFields<PostWithheldResponsesArgs, 'status'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Catalog'] = ResolversParentTypes['Catalog']> = {
  responsesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  threadedCatalogResponses?: Resolver<ResolversTypes['ThreadedResponses'], ParentType, ContextType, Partial<CatalogThreadedCatalogResponsesArgs>>;
  responsesClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRespond?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canCurateResponses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  withheldResponses?: Resolver<ResolversTypes['WithheldResponses'], ParentType, ContextType, RequireFields<CatalogWithheldResponsesArgs, 'status'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  responses?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<UserResponsesArgs>>;
};

export type PostViewerEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostViewerEdge'] = ResolversParentTypes['PostViewerEdge']> = {
  canRespond?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canCurateResponses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  responseText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PostResponsesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostResponses'] = ResolversParentTypes['PostResponses']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ThreadedResponsesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ThreadedResponses'] = ResolversParentTypes['ThreadedResponses']> = {
  posts?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
  threads?: Resolver<Array<ResolversTypes['ResponseThread']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type WithheldResponsesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WithheldResponses'] = ResolversParentTypes['WithheldResponses']> = {
  posts?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type ResponseThreadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ResponseThread'] = ResolversParentTypes['ResponseThread']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  isMuted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answers?: Resolver<ResolversTypes['ThreadedResponses'], ParentType, ContextType, Partial<ResponseThreadAnswersArgs>>;
};

export type PostResponseResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostResponse'] = ResolversParentTypes['PostResponse']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ResponseStatus'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
  isByAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  story?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  catalog?: Resolver<Maybe<ResolversTypes['Catalog']>, ParentType, ContextType>;
};

export interface DeltasScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Deltas'], any> {
  name: 'Deltas';
}

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PublishResponseResult?: PublishResponseResultResolvers<ContextType>;
  EditResponseResult?: EditResponseResultResolvers<ContextType>;
  DecideOnPostResponseResult?: DecideOnPostResponseResultResolvers<ContextType>;
  DecideOnCatalogResponseResult?: DecideOnCatalogResponseResultResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  Catalog?: CatalogResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  PostViewerEdge?: PostViewerEdgeResolvers<ContextType>;
  PostResponses?: PostResponsesResolvers<ContextType>;
  ThreadedResponses?: ThreadedResponsesResolvers<ContextType>;
  WithheldResponses?: WithheldResponsesResolvers<ContextType>;
  ResponseThread?: ResponseThreadResolvers<ContextType>;
  PostResponse?: PostResponseResolvers<ContextType>;
  Deltas?: GraphQLScalarType;
  Timestamp?: GraphQLScalarType;
};


