// Written by `npm run codegen`. Change what it is made from instead.
import type { GraphQLResolveInfo } from 'graphql';
import type { AccessTokensMapper } from '../access-token/mappers';
import type { BookMapper, BookEditionMapper } from '../book/mappers';
import type { CatalogMapper, CatalogItemMapper, OwnCatalogItemMapper, RemovedCatalogItemMapper } from '../catalog/mappers';
import type { ClapperEdgeMapper } from './mappers';
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
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Claps for a story or a response: `numClaps` times in all. */
  clapPost: ClapPostResult;
  /** The same for a list. */
  clapCatalog: ClapCatalogResult;
};

export type MutationClapPostArgs = {
  targetPostId: Scalars['ID']['input'];
  numClaps: Scalars['Int']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};

export type MutationClapCatalogArgs = {
  targetCatalogId: Scalars['ID']['input'];
  numClaps: Scalars['Int']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};

export type ClapPostResult = Post | AccountSuspended | BadRequest | Blocked | Blocking | Forbidden | NotFound | PostSuspended | RateLimited | Unauthorized | RemovedByUser | WithheldInCountry;

export type ClapCatalogResult = Catalog | AccountSuspended | BadRequest | Blocked | Blocking | Forbidden | NotFound | RateLimited | Unauthorized;

export type PostViewerEdge = {
  __typename?: 'PostViewerEdge';
  /** How often the viewer has clapped. */
  clapCount: Scalars['Int']['output'];
  /** Whether the viewer may clap: visitors, suspended people and the story's own writers may not. */
  canClap: Scalars['Boolean']['output'];
};

export type Post = {
  __typename?: 'Post';
  /** The people who have clapped; of those whom the viewer follows alone if `isFollowed` says so. */
  clappersConnection: ClapperConnection;
};

export type PostClappersConnectionArgs = {
  order?: InputMaybe<ClapperOrder>;
  isFollowed?: InputMaybe<Scalars['Boolean']['input']>;
  paging?: InputMaybe<PagingOptions>;
};

export type Catalog = {
  __typename?: 'Catalog';
  clapCount: Scalars['Int']['output'];
  /** How often the viewer has clapped. */
  viewerClapCount: Scalars['Int']['output'];
  clappersConnection: ClapperConnection;
};

export type CatalogClappersConnectionArgs = {
  order?: InputMaybe<ClapperOrder>;
  isFollowed?: InputMaybe<Scalars['Boolean']['input']>;
  paging?: InputMaybe<PagingOptions>;
};

export type User = {
  __typename?: 'User';
  /** The listed stories that they have clapped for, the newest clap first. */
  clappedPosts: PostConnection;
};

export type UserClappedPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type ClapperOrder =
  | 'NEWEST'
  | 'OLDEST'
  /** Those who have clapped most. */
  | 'MOST';

export type ClapperConnection = {
  __typename?: 'ClapperConnection';
  edges: Array<ClapperEdge>;
  pagingInfo: Paging;
};

export type ClapperEdge = {
  __typename?: 'ClapperEdge';
  user: User;
  /** How often they have clapped. */
  clapCount: Scalars['Int']['output'];
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
  ClapPostResult:
    | ( PostMapper )
    | ( AccountSuspended )
    | ( BadRequest )
    | ( Blocked )
    | ( Blocking )
    | ( Forbidden )
    | ( NotFound )
    | ( PostSuspended )
    | ( RateLimited )
    | ( Unauthorized )
    | ( RemovedByUser )
    | ( WithheldInCountry )
  ;
  ClapCatalogResult:
    | ( CatalogMapper )
    | ( AccountSuspended )
    | ( BadRequest )
    | ( Blocked )
    | ( Blocking )
    | ( Forbidden )
    | ( NotFound )
    | ( RateLimited )
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
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ClapPostResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ClapPostResult']>;
  ClapCatalogResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ClapCatalogResult']>;
  PostViewerEdge: ResolverTypeWrapper<PostViewerEdgeMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Post: ResolverTypeWrapper<PostMapper>;
  Catalog: ResolverTypeWrapper<CatalogMapper>;
  User: ResolverTypeWrapper<UserMapper>;
  ClapperOrder: ClapperOrder;
  ClapperConnection: ResolverTypeWrapper<Omit<ClapperConnection, 'edges'> & { edges: Array<ResolversTypes['ClapperEdge']> }>;
  ClapperEdge: ResolverTypeWrapper<ClapperEdgeMapper>;
  AccountSuspended: ResolverTypeWrapper<AccountSuspended>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Blocked: ResolverTypeWrapper<Blocked>;
  Blocking: ResolverTypeWrapper<Blocking>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  NotFound: ResolverTypeWrapper<NotFound>;
  PostSuspended: ResolverTypeWrapper<PostSuspended>;
  RateLimited: ResolverTypeWrapper<RateLimited>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  RemovedByUser: ResolverTypeWrapper<RemovedByUser>;
  WithheldInCountry: ResolverTypeWrapper<WithheldInCountry>;
  PagingOptions: PagingOptions;
  PostConnection: ResolverTypeWrapper<Omit<PostConnection, 'posts'> & { posts: Array<ResolversTypes['Post']> }>;
  Paging: ResolverTypeWrapper<Paging>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  PageParams: ResolverTypeWrapper<PageParams>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Mutation: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  ClapPostResult: ResolversUnionTypes<ResolversParentTypes>['ClapPostResult'];
  ClapCatalogResult: ResolversUnionTypes<ResolversParentTypes>['ClapCatalogResult'];
  PostViewerEdge: PostViewerEdgeMapper;
  Boolean: Scalars['Boolean']['output'];
  Post: PostMapper;
  Catalog: CatalogMapper;
  User: UserMapper;
  ClapperConnection: Omit<ClapperConnection, 'edges'> & { edges: Array<ResolversParentTypes['ClapperEdge']> };
  ClapperEdge: ClapperEdgeMapper;
  AccountSuspended: AccountSuspended;
  BadRequest: BadRequest;
  Blocked: Blocked;
  Blocking: Blocking;
  Forbidden: Forbidden;
  NotFound: NotFound;
  PostSuspended: PostSuspended;
  RateLimited: RateLimited;
  Unauthorized: Unauthorized;
  RemovedByUser: RemovedByUser;
  WithheldInCountry: WithheldInCountry;
  PagingOptions: PagingOptions;
  PostConnection: Omit<PostConnection, 'posts'> & { posts: Array<ResolversParentTypes['Post']> };
  Paging: Paging;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  PageParams: PageParams;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  clapPost?: Resolver<ResolversTypes['ClapPostResult'], ParentType, ContextType, RequireFields<MutationClapPostArgs, 'targetPostId' | 'numClaps'>>;
  clapCatalog?: Resolver<ResolversTypes['ClapCatalogResult'], ParentType, ContextType, RequireFields<MutationClapCatalogArgs, 'targetCatalogId' | 'numClaps'>>;
};

export type ClapPostResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ClapPostResult'] = ResolversParentTypes['ClapPostResult']> = {
  __resolveType: TypeResolveFn<'Post' | 'AccountSuspended' | 'BadRequest' | 'Blocked' | 'Blocking' | 'Forbidden' | 'NotFound' | 'PostSuspended' | 'RateLimited' | 'Unauthorized' | 'RemovedByUser' | 'WithheldInCountry', ParentType, ContextType>;
};

export type ClapCatalogResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ClapCatalogResult'] = ResolversParentTypes['ClapCatalogResult']> = {
  __resolveType: TypeResolveFn<'Catalog' | 'AccountSuspended' | 'BadRequest' | 'Blocked' | 'Blocking' | 'Forbidden' | 'NotFound' | 'RateLimited' | 'Unauthorized', ParentType, ContextType>;
};

export type PostViewerEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostViewerEdge'] = ResolversParentTypes['PostViewerEdge']> = {
  clapCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canClap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PostResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  clappersConnection?: Resolver<ResolversTypes['ClapperConnection'], ParentType, ContextType, Partial<PostClappersConnectionArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Catalog'] = ResolversParentTypes['Catalog']> = {
  clapCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerClapCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clappersConnection?: Resolver<ResolversTypes['ClapperConnection'], ParentType, ContextType, Partial<CatalogClappersConnectionArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  clappedPosts?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<UserClappedPostsArgs>>;
};

export type ClapperConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ClapperConnection'] = ResolversParentTypes['ClapperConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ClapperEdge']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type ClapperEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ClapperEdge'] = ResolversParentTypes['ClapperEdge']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  clapCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  Mutation?: MutationResolvers<ContextType>;
  ClapPostResult?: ClapPostResultResolvers<ContextType>;
  ClapCatalogResult?: ClapCatalogResultResolvers<ContextType>;
  PostViewerEdge?: PostViewerEdgeResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  Catalog?: CatalogResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  ClapperConnection?: ClapperConnectionResolvers<ContextType>;
  ClapperEdge?: ClapperEdgeResolvers<ContextType>;
};


