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
import type { FollowedEntityEdgeMapper, FollowedEntityNodeMapper, PostViewerEdgeMapper } from './mappers';
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

export type Mutation = {
  __typename?: 'Mutation';
  followUser: FollowUserResult;
  unfollowUser: FollowUserResult;
  followCollection: FollowCollectionResult;
  unfollowCollection: FollowCollectionResult;
  /** Keeps their stories out of the viewer's lists. */
  muteUser: MuteUserResult;
  unmuteUser: MuteUserResult;
  muteCollection: MuteCollectionResult;
  unmuteCollection: MuteCollectionResult;
  muteTag: MuteTagResult;
  unmuteTag: MuteTagResult;
  /** Shows fewer stories like this one: it leaves the viewer's lists. */
  mutePost: MutePostResult;
  unmutePost: MutePostResult;
  /** The viewer has looked at a feed: `sidebar-menu-icon`, or somebody or a publication that they follow. */
  updateFollowedEntityViewedAt: FollowedEntityViewedResult;
};

export type MutationFollowUserArgs = {
  targetUserId: Scalars['ID']['input'];
};

export type MutationUnfollowUserArgs = {
  targetUserId: Scalars['ID']['input'];
};

export type MutationFollowCollectionArgs = {
  targetCollectionId: Scalars['ID']['input'];
};

export type MutationUnfollowCollectionArgs = {
  targetCollectionId: Scalars['ID']['input'];
};

export type MutationMuteUserArgs = {
  targetUserId: Scalars['ID']['input'];
};

export type MutationUnmuteUserArgs = {
  targetUserId: Scalars['ID']['input'];
};

export type MutationMuteCollectionArgs = {
  targetCollectionId: Scalars['ID']['input'];
};

export type MutationUnmuteCollectionArgs = {
  targetCollectionId: Scalars['ID']['input'];
};

export type MutationMuteTagArgs = {
  tagSlug: Scalars['String']['input'];
};

export type MutationUnmuteTagArgs = {
  tagSlug: Scalars['String']['input'];
};

export type MutationMutePostArgs = {
  targetPostId: Scalars['ID']['input'];
};

export type MutationUnmutePostArgs = {
  targetPostId: Scalars['ID']['input'];
};

export type MutationUpdateFollowedEntityViewedAtArgs = {
  userId: Scalars['ID']['input'];
  feedId: Scalars['ID']['input'];
};

export type FollowUserResult = User | AccountSuspended | AlreadyExists | BadRequest | Blocked | Blocking | Forbidden | NotFound | RateLimited | Unauthorized;

export type FollowCollectionResult = Collection | AccountSuspended | AlreadyExists | BadRequest | Blocked | Blocking | Forbidden | NotFound | RateLimited | Unauthorized;

export type MuteUserResult = User | BadRequest | NotFound | Unauthorized;

export type MuteCollectionResult = Collection | BadRequest | NotFound | Unauthorized;

export type MuteTagResult = Tag | BadRequest | NotFound | Unauthorized;

export type MutePostResult = Post | BadRequest | NotFound | Unauthorized;

export type FollowedEntityViewedResult = User | BadRequest | NotFound | Unauthorized | Forbidden;

export type FollowedEntity = User | Collection;

export type FollowedKind =
  | 'PEOPLE'
  | 'PUBLICATIONS'
  | 'TOPICS';

export type FollowedEntityConnection = {
  __typename?: 'FollowedEntityConnection';
  edges: Array<FollowedEntityEdge>;
  pagingInfo: Paging;
};

export type FollowedEntityEdge = {
  __typename?: 'FollowedEntityEdge';
  /** When its newest story was published; absent while there is none. */
  lastPublishedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Whether it has published since the viewer last looked; false for lists of other people. */
  hasUnread: Scalars['Boolean']['output'];
  node: FollowedEntityNode;
};

export type FollowedEntityNode = {
  __typename?: 'FollowedEntityNode';
  id: Scalars['ID']['output'];
  entity: FollowedEntity;
};

export type CollectionConnection = {
  __typename?: 'CollectionConnection';
  collections: Array<Collection>;
  pagingInfo: Paging;
};

export type FollowingFeed = {
  __typename?: 'FollowingFeed';
  /** Whose stories these are; absent for a feed of all. */
  name?: Maybe<Scalars['String']['output']>;
  stories: PostConnection;
};

export type UserViewerEdge = {
  __typename?: 'UserViewerEdge';
  /** People and publications that the viewer follows, newest first; empty for everybody else. */
  followedEntitiesConnection: FollowedEntityConnection;
  /** When the viewer last opened the list of what they follow; absent if never, and for everybody else. */
  iconViewedAt?: Maybe<Scalars['Timestamp']['output']>;
};

export type UserViewerEdgeFollowedEntitiesConnectionArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type TagViewerEdge = {
  __typename?: 'TagViewerEdge';
  isMuting: Scalars['Boolean']['output'];
};

export type Post = {
  __typename?: 'Post';
  viewerEdge: PostViewerEdge;
};

/** The viewer's relation to this story. */
export type PostViewerEdge = {
  __typename?: 'PostViewerEdge';
  id: Scalars['ID']['output'];
  isMuting: Scalars['Boolean']['output'];
};

export type User = {
  __typename?: 'User';
  /** Newest first. */
  followersUserConnection: UserConnection;
  /** People and publications that the person follows, newest first. */
  followingConnection: FollowedEntityConnection;
};

export type UserFollowersUserConnectionArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type UserFollowingConnectionArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type Collection = {
  __typename?: 'Collection';
  /** Newest first. */
  followersUserConnection: UserConnection;
};

export type CollectionFollowersUserConnectionArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type Viewer = {
  __typename?: 'Viewer';
  /** The newest stories of all that the viewer follows of a kind, without what they have muted; or of one of them, by its id or slug. Absent if that one isn't there. */
  followingFeed?: Maybe<FollowingFeed>;
  /** Newest first. */
  followedUsers: UserConnection;
  followedCollections: CollectionConnection;
  mutedUsers: UserConnection;
  mutedCollections: CollectionConnection;
  mutedTags: TagConnection;
  /** Writers and publications that the viewer neither follows nor mutes, those with most followers first. */
  suggestedUsers: UserConnection;
  suggestedCollections: CollectionConnection;
};

export type ViewerFollowingFeedArgs = {
  of: FollowedKind;
  id?: InputMaybe<Scalars['ID']['input']>;
  paging?: InputMaybe<PagingOptions>;
};

export type ViewerFollowedUsersArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type ViewerFollowedCollectionsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type ViewerMutedUsersArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type ViewerMutedCollectionsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type ViewerMutedTagsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type ViewerSuggestedUsersArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type ViewerSuggestedCollectionsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type AccountSuspended = UserError & {
  __typename?: 'AccountSuspended';
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

export type Unauthorized = UserError & {
  __typename?: 'Unauthorized';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type Tag = {
  __typename?: 'Tag';
  _?: Maybe<Scalars['Boolean']['output']>;
};

export type Paging = {
  __typename?: 'Paging';
  /** Absent on the last page. */
  next?: Maybe<PageParams>;
};

export type PostConnection = {
  __typename?: 'PostConnection';
  posts: Array<Post>;
  pagingInfo: Paging;
};

/** Which part of a list to return: at most `limit` items (1 to 50), from the cursor that an earlier page returned as `to`. */
export type PagingOptions = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type UserConnection = {
  __typename?: 'UserConnection';
  users: Array<User>;
  pagingInfo: Paging;
};

export type TagConnection = {
  __typename?: 'TagConnection';
  tags: Array<Tag>;
  pagingInfo: Paging;
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
  FollowUserResult:
    | ( UserMapper )
    | ( AccountSuspended )
    | ( AlreadyExists )
    | ( BadRequest )
    | ( Blocked )
    | ( Blocking )
    | ( Forbidden )
    | ( NotFound )
    | ( RateLimited )
    | ( Unauthorized )
  ;
  FollowCollectionResult:
    | ( CollectionMapper )
    | ( AccountSuspended )
    | ( AlreadyExists )
    | ( BadRequest )
    | ( Blocked )
    | ( Blocking )
    | ( Forbidden )
    | ( NotFound )
    | ( RateLimited )
    | ( Unauthorized )
  ;
  MuteUserResult:
    | ( UserMapper )
    | ( BadRequest )
    | ( NotFound )
    | ( Unauthorized )
  ;
  MuteCollectionResult:
    | ( CollectionMapper )
    | ( BadRequest )
    | ( NotFound )
    | ( Unauthorized )
  ;
  MuteTagResult:
    | ( TagMapper )
    | ( BadRequest )
    | ( NotFound )
    | ( Unauthorized )
  ;
  MutePostResult:
    | ( PostMapper )
    | ( BadRequest )
    | ( NotFound )
    | ( Unauthorized )
  ;
  FollowedEntityViewedResult:
    | ( UserMapper )
    | ( BadRequest )
    | ( NotFound )
    | ( Unauthorized )
    | ( Forbidden )
  ;
  FollowedEntity:
    | ( UserMapper )
    | ( CollectionMapper )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( AccountSuspended )
    | ( AlreadyExists )
    | ( BadRequest )
    | ( Blocked )
    | ( Blocking )
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
  FollowUserResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FollowUserResult']>;
  FollowCollectionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FollowCollectionResult']>;
  MuteUserResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MuteUserResult']>;
  MuteCollectionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MuteCollectionResult']>;
  MuteTagResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MuteTagResult']>;
  MutePostResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MutePostResult']>;
  FollowedEntityViewedResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FollowedEntityViewedResult']>;
  FollowedEntity: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FollowedEntity']>;
  FollowedKind: FollowedKind;
  FollowedEntityConnection: ResolverTypeWrapper<Omit<FollowedEntityConnection, 'edges'> & { edges: Array<ResolversTypes['FollowedEntityEdge']> }>;
  FollowedEntityEdge: ResolverTypeWrapper<FollowedEntityEdgeMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  FollowedEntityNode: ResolverTypeWrapper<FollowedEntityNodeMapper>;
  CollectionConnection: ResolverTypeWrapper<Omit<CollectionConnection, 'collections'> & { collections: Array<ResolversTypes['Collection']> }>;
  FollowingFeed: ResolverTypeWrapper<Omit<FollowingFeed, 'stories'> & { stories: ResolversTypes['PostConnection'] }>;
  UserViewerEdge: ResolverTypeWrapper<UserViewerEdgeMapper>;
  TagViewerEdge: ResolverTypeWrapper<TagViewerEdgeMapper>;
  Post: ResolverTypeWrapper<PostMapper>;
  PostViewerEdge: ResolverTypeWrapper<PostViewerEdgeMapper>;
  User: ResolverTypeWrapper<UserMapper>;
  Collection: ResolverTypeWrapper<CollectionMapper>;
  Viewer: ResolverTypeWrapper<ViewerMapper>;
  AccountSuspended: ResolverTypeWrapper<AccountSuspended>;
  AlreadyExists: ResolverTypeWrapper<AlreadyExists>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Blocked: ResolverTypeWrapper<Blocked>;
  Blocking: ResolverTypeWrapper<Blocking>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  NotFound: ResolverTypeWrapper<NotFound>;
  RateLimited: ResolverTypeWrapper<RateLimited>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Tag: ResolverTypeWrapper<TagMapper>;
  Paging: ResolverTypeWrapper<Paging>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  PostConnection: ResolverTypeWrapper<Omit<PostConnection, 'posts'> & { posts: Array<ResolversTypes['Post']> }>;
  PagingOptions: PagingOptions;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  UserConnection: ResolverTypeWrapper<Omit<UserConnection, 'users'> & { users: Array<ResolversTypes['User']> }>;
  TagConnection: ResolverTypeWrapper<Omit<TagConnection, 'tags'> & { tags: Array<ResolversTypes['Tag']> }>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  PageParams: ResolverTypeWrapper<PageParams>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Mutation: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  FollowUserResult: ResolversUnionTypes<ResolversParentTypes>['FollowUserResult'];
  FollowCollectionResult: ResolversUnionTypes<ResolversParentTypes>['FollowCollectionResult'];
  MuteUserResult: ResolversUnionTypes<ResolversParentTypes>['MuteUserResult'];
  MuteCollectionResult: ResolversUnionTypes<ResolversParentTypes>['MuteCollectionResult'];
  MuteTagResult: ResolversUnionTypes<ResolversParentTypes>['MuteTagResult'];
  MutePostResult: ResolversUnionTypes<ResolversParentTypes>['MutePostResult'];
  FollowedEntityViewedResult: ResolversUnionTypes<ResolversParentTypes>['FollowedEntityViewedResult'];
  FollowedEntity: ResolversUnionTypes<ResolversParentTypes>['FollowedEntity'];
  FollowedEntityConnection: Omit<FollowedEntityConnection, 'edges'> & { edges: Array<ResolversParentTypes['FollowedEntityEdge']> };
  FollowedEntityEdge: FollowedEntityEdgeMapper;
  Boolean: Scalars['Boolean']['output'];
  FollowedEntityNode: FollowedEntityNodeMapper;
  CollectionConnection: Omit<CollectionConnection, 'collections'> & { collections: Array<ResolversParentTypes['Collection']> };
  FollowingFeed: Omit<FollowingFeed, 'stories'> & { stories: ResolversParentTypes['PostConnection'] };
  UserViewerEdge: UserViewerEdgeMapper;
  TagViewerEdge: TagViewerEdgeMapper;
  Post: PostMapper;
  PostViewerEdge: PostViewerEdgeMapper;
  User: UserMapper;
  Collection: CollectionMapper;
  Viewer: ViewerMapper;
  AccountSuspended: AccountSuspended;
  AlreadyExists: AlreadyExists;
  BadRequest: BadRequest;
  Blocked: Blocked;
  Blocking: Blocking;
  Forbidden: Forbidden;
  NotFound: NotFound;
  RateLimited: RateLimited;
  Unauthorized: Unauthorized;
  Tag: TagMapper;
  Paging: Paging;
  Timestamp: Scalars['Timestamp']['output'];
  PostConnection: Omit<PostConnection, 'posts'> & { posts: Array<ResolversParentTypes['Post']> };
  PagingOptions: PagingOptions;
  Int: Scalars['Int']['output'];
  UserConnection: Omit<UserConnection, 'users'> & { users: Array<ResolversParentTypes['User']> };
  TagConnection: Omit<TagConnection, 'tags'> & { tags: Array<ResolversParentTypes['Tag']> };
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  PageParams: PageParams;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  followUser?: Resolver<ResolversTypes['FollowUserResult'], ParentType, ContextType, RequireFields<MutationFollowUserArgs, 'targetUserId'>>;
  unfollowUser?: Resolver<ResolversTypes['FollowUserResult'], ParentType, ContextType, RequireFields<MutationUnfollowUserArgs, 'targetUserId'>>;
  followCollection?: Resolver<ResolversTypes['FollowCollectionResult'], ParentType, ContextType, RequireFields<MutationFollowCollectionArgs, 'targetCollectionId'>>;
  unfollowCollection?: Resolver<ResolversTypes['FollowCollectionResult'], ParentType, ContextType, RequireFields<MutationUnfollowCollectionArgs, 'targetCollectionId'>>;
  muteUser?: Resolver<ResolversTypes['MuteUserResult'], ParentType, ContextType, RequireFields<MutationMuteUserArgs, 'targetUserId'>>;
  unmuteUser?: Resolver<ResolversTypes['MuteUserResult'], ParentType, ContextType, RequireFields<MutationUnmuteUserArgs, 'targetUserId'>>;
  muteCollection?: Resolver<ResolversTypes['MuteCollectionResult'], ParentType, ContextType, RequireFields<MutationMuteCollectionArgs, 'targetCollectionId'>>;
  unmuteCollection?: Resolver<ResolversTypes['MuteCollectionResult'], ParentType, ContextType, RequireFields<MutationUnmuteCollectionArgs, 'targetCollectionId'>>;
  muteTag?: Resolver<ResolversTypes['MuteTagResult'], ParentType, ContextType, RequireFields<MutationMuteTagArgs, 'tagSlug'>>;
  unmuteTag?: Resolver<ResolversTypes['MuteTagResult'], ParentType, ContextType, RequireFields<MutationUnmuteTagArgs, 'tagSlug'>>;
  mutePost?: Resolver<ResolversTypes['MutePostResult'], ParentType, ContextType, RequireFields<MutationMutePostArgs, 'targetPostId'>>;
  unmutePost?: Resolver<ResolversTypes['MutePostResult'], ParentType, ContextType, RequireFields<MutationUnmutePostArgs, 'targetPostId'>>;
  updateFollowedEntityViewedAt?: Resolver<ResolversTypes['FollowedEntityViewedResult'], ParentType, ContextType, RequireFields<MutationUpdateFollowedEntityViewedAtArgs, 'userId' | 'feedId'>>;
};

export type FollowUserResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FollowUserResult'] = ResolversParentTypes['FollowUserResult']> = {
  __resolveType: TypeResolveFn<'User' | 'AccountSuspended' | 'AlreadyExists' | 'BadRequest' | 'Blocked' | 'Blocking' | 'Forbidden' | 'NotFound' | 'RateLimited' | 'Unauthorized', ParentType, ContextType>;
};

export type FollowCollectionResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FollowCollectionResult'] = ResolversParentTypes['FollowCollectionResult']> = {
  __resolveType: TypeResolveFn<'Collection' | 'AccountSuspended' | 'AlreadyExists' | 'BadRequest' | 'Blocked' | 'Blocking' | 'Forbidden' | 'NotFound' | 'RateLimited' | 'Unauthorized', ParentType, ContextType>;
};

export type MuteUserResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MuteUserResult'] = ResolversParentTypes['MuteUserResult']> = {
  __resolveType: TypeResolveFn<'User' | 'BadRequest' | 'NotFound' | 'Unauthorized', ParentType, ContextType>;
};

export type MuteCollectionResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MuteCollectionResult'] = ResolversParentTypes['MuteCollectionResult']> = {
  __resolveType: TypeResolveFn<'Collection' | 'BadRequest' | 'NotFound' | 'Unauthorized', ParentType, ContextType>;
};

export type MuteTagResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MuteTagResult'] = ResolversParentTypes['MuteTagResult']> = {
  __resolveType: TypeResolveFn<'Tag' | 'BadRequest' | 'NotFound' | 'Unauthorized', ParentType, ContextType>;
};

export type MutePostResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MutePostResult'] = ResolversParentTypes['MutePostResult']> = {
  __resolveType: TypeResolveFn<'Post' | 'BadRequest' | 'NotFound' | 'Unauthorized', ParentType, ContextType>;
};

export type FollowedEntityViewedResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FollowedEntityViewedResult'] = ResolversParentTypes['FollowedEntityViewedResult']> = {
  __resolveType: TypeResolveFn<'User' | 'BadRequest' | 'NotFound' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type FollowedEntityResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FollowedEntity'] = ResolversParentTypes['FollowedEntity']> = {
  __resolveType: TypeResolveFn<'User' | 'Collection', ParentType, ContextType>;
};

export type FollowedEntityConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FollowedEntityConnection'] = ResolversParentTypes['FollowedEntityConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FollowedEntityEdge']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type FollowedEntityEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FollowedEntityEdge'] = ResolversParentTypes['FollowedEntityEdge']> = {
  lastPublishedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  hasUnread?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FollowedEntityNode'], ParentType, ContextType>;
};

export type FollowedEntityNodeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FollowedEntityNode'] = ResolversParentTypes['FollowedEntityNode']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['FollowedEntity'], ParentType, ContextType>;
};

export type CollectionConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CollectionConnection'] = ResolversParentTypes['CollectionConnection']> = {
  collections?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type FollowingFeedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FollowingFeed'] = ResolversParentTypes['FollowingFeed']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stories?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType>;
};

export type UserViewerEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserViewerEdge'] = ResolversParentTypes['UserViewerEdge']> = {
  followedEntitiesConnection?: Resolver<ResolversTypes['FollowedEntityConnection'], ParentType, ContextType, Partial<UserViewerEdgeFollowedEntitiesConnectionArgs>>;
  iconViewedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type TagViewerEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TagViewerEdge'] = ResolversParentTypes['TagViewerEdge']> = {
  isMuting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PostResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  viewerEdge?: Resolver<ResolversTypes['PostViewerEdge'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostViewerEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostViewerEdge'] = ResolversParentTypes['PostViewerEdge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMuting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  followersUserConnection?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, Partial<UserFollowersUserConnectionArgs>>;
  followingConnection?: Resolver<ResolversTypes['FollowedEntityConnection'], ParentType, ContextType, Partial<UserFollowingConnectionArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  followersUserConnection?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, Partial<CollectionFollowersUserConnectionArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  followingFeed?: Resolver<Maybe<ResolversTypes['FollowingFeed']>, ParentType, ContextType, RequireFields<ViewerFollowingFeedArgs, 'of'>>;
  followedUsers?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, Partial<ViewerFollowedUsersArgs>>;
  followedCollections?: Resolver<ResolversTypes['CollectionConnection'], ParentType, ContextType, Partial<ViewerFollowedCollectionsArgs>>;
  mutedUsers?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, Partial<ViewerMutedUsersArgs>>;
  mutedCollections?: Resolver<ResolversTypes['CollectionConnection'], ParentType, ContextType, Partial<ViewerMutedCollectionsArgs>>;
  mutedTags?: Resolver<ResolversTypes['TagConnection'], ParentType, ContextType, Partial<ViewerMutedTagsArgs>>;
  suggestedUsers?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, Partial<ViewerSuggestedUsersArgs>>;
  suggestedCollections?: Resolver<ResolversTypes['CollectionConnection'], ParentType, ContextType, Partial<ViewerSuggestedCollectionsArgs>>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Mutation?: MutationResolvers<ContextType>;
  FollowUserResult?: FollowUserResultResolvers<ContextType>;
  FollowCollectionResult?: FollowCollectionResultResolvers<ContextType>;
  MuteUserResult?: MuteUserResultResolvers<ContextType>;
  MuteCollectionResult?: MuteCollectionResultResolvers<ContextType>;
  MuteTagResult?: MuteTagResultResolvers<ContextType>;
  MutePostResult?: MutePostResultResolvers<ContextType>;
  FollowedEntityViewedResult?: FollowedEntityViewedResultResolvers<ContextType>;
  FollowedEntity?: FollowedEntityResolvers<ContextType>;
  FollowedEntityConnection?: FollowedEntityConnectionResolvers<ContextType>;
  FollowedEntityEdge?: FollowedEntityEdgeResolvers<ContextType>;
  FollowedEntityNode?: FollowedEntityNodeResolvers<ContextType>;
  CollectionConnection?: CollectionConnectionResolvers<ContextType>;
  FollowingFeed?: FollowingFeedResolvers<ContextType>;
  UserViewerEdge?: UserViewerEdgeResolvers<ContextType>;
  TagViewerEdge?: TagViewerEdgeResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostViewerEdge?: PostViewerEdgeResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
};


