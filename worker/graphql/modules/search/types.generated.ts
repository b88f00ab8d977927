// Written by `npm run codegen`. Change what it is made from instead.
import type { GraphQLResolveInfo } from 'graphql';
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
import type { PostResponseMapper, ResponseThreadMapper } from '../response/mappers';
import type { CollectionInvitationMapper } from '../role/mappers';
import type { SearchMapper, PostHitMapper, UserHitMapper, CollectionHitMapper, TagHitMapper, CatalogHitMapper } from './mappers';
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

export type Query = {
  __typename?: 'Query';
  /** Full-text search. Of the query the first 200 characters and 8 words count; nothing in it is syntax. */
  search: Search;
};

export type QuerySearchArgs = {
  query: Scalars['String']['input'];
  within?: InputMaybe<SearchWithin>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Somebody chose results of a search. Each counts once for a `queryId`; `positions` are their places among the
   * results, from 1. It succeeds for people who don't want to be tracked too, and nothing is kept.
   */
  searchClickEvent: ReportResult;
};

export type MutationSearchClickEventArgs = {
  queryId: Scalars['ID']['input'];
  indexName: Scalars['String']['input'];
  objectIds: Array<Scalars['ID']['input']>;
  positions: Array<Scalars['Int']['input']>;
};

/** Restricts a search to a publication, or to what a person wrote and made. */
export type SearchWithin = {
  /** Its slug or domain. */
  collectionSlug?: InputMaybe<Scalars['String']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
};

/** Results by kind, the best first. Each kind is searched only if it is asked for. */
export type Search = {
  __typename?: 'Search';
  query: Scalars['String']['output'];
  /** The publication that `within` names; absent if there is none. */
  collection?: Maybe<Collection>;
  /** The person that `within` names; absent if there is none whose profile can be seen. */
  user?: Maybe<User>;
  posts: SearchPosts;
  users: SearchUsers;
  collections: SearchCollections;
  tags: SearchTags;
  catalogs: SearchCatalogs;
};

/** Results by kind, the best first. Each kind is searched only if it is asked for. */
export type SearchPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

/** Results by kind, the best first. Each kind is searched only if it is asked for. */
export type SearchUsersArgs = {
  paging?: InputMaybe<PagingOptions>;
};

/** Results by kind, the best first. Each kind is searched only if it is asked for. */
export type SearchCollectionsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

/** Results by kind, the best first. Each kind is searched only if it is asked for. */
export type SearchTagsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

/** Results by kind, the best first. Each kind is searched only if it is asked for. */
export type SearchCatalogsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type SearchPosts = {
  __typename?: 'SearchPosts';
  hits: Array<PostHit>;
  /** What was searched for instead, if the query found nothing and one of its words seems misspelt. */
  correctedQuery?: Maybe<Scalars['String']['output']>;
  /** Names these results in `searchClickEvent`. */
  queryId: Scalars['ID']['output'];
  pagingInfo: Paging;
};

export type PostHit = {
  __typename?: 'PostHit';
  post: Post;
  /** Where the title, as lists shorten it, matches: pairs of start and end, in UTF-16 units. */
  titleMatches: Array<Scalars['Int']['output']>;
  /** The subtitle, or a passage of the text, with its matches; absent if only the title, the writer or a tag matches. */
  passage?: Maybe<Passage>;
};

export type Passage = {
  __typename?: 'Passage';
  text: Scalars['String']['output'];
  /** Pairs of start and end, in UTF-16 units. */
  matches: Array<Scalars['Int']['output']>;
};

export type SearchUsers = {
  __typename?: 'SearchUsers';
  hits: Array<UserHit>;
  correctedQuery?: Maybe<Scalars['String']['output']>;
  queryId: Scalars['ID']['output'];
  pagingInfo: Paging;
};

export type UserHit = {
  __typename?: 'UserHit';
  user: User;
  nameMatches: Array<Scalars['Int']['output']>;
};

export type SearchCollections = {
  __typename?: 'SearchCollections';
  hits: Array<CollectionHit>;
  correctedQuery?: Maybe<Scalars['String']['output']>;
  queryId: Scalars['ID']['output'];
  pagingInfo: Paging;
};

export type CollectionHit = {
  __typename?: 'CollectionHit';
  collection: Collection;
  nameMatches: Array<Scalars['Int']['output']>;
};

export type SearchTags = {
  __typename?: 'SearchTags';
  hits: Array<TagHit>;
  correctedQuery?: Maybe<Scalars['String']['output']>;
  queryId: Scalars['ID']['output'];
  pagingInfo: Paging;
};

export type TagHit = {
  __typename?: 'TagHit';
  tag: Tag;
  titleMatches: Array<Scalars['Int']['output']>;
};

export type SearchCatalogs = {
  __typename?: 'SearchCatalogs';
  hits: Array<CatalogHit>;
  correctedQuery?: Maybe<Scalars['String']['output']>;
  queryId: Scalars['ID']['output'];
  pagingInfo: Paging;
};

export type CatalogHit = {
  __typename?: 'CatalogHit';
  catalog: Catalog;
  nameMatches: Array<Scalars['Int']['output']>;
};

/** Reports of people who don't want to be tracked succeed too; nothing of them is kept. */
export type ReportResult = MutationSuccess | BadRequest | RateLimited;

export type Collection = {
  __typename?: 'Collection';
  _?: Maybe<Scalars['Boolean']['output']>;
};

export type User = {
  __typename?: 'User';
  _?: Maybe<Scalars['Boolean']['output']>;
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

export type Post = {
  __typename?: 'Post';
  _?: Maybe<Scalars['Boolean']['output']>;
};

export type Tag = {
  __typename?: 'Tag';
  _?: Maybe<Scalars['Boolean']['output']>;
};

export type Catalog = {
  __typename?: 'Catalog';
  _?: Maybe<Scalars['Boolean']['output']>;
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

export type RateLimited = UserError & {
  __typename?: 'RateLimited';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
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
  ReportResult:
    | ( MutationSuccess )
    | ( BadRequest )
    | ( RateLimited )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( BadRequest )
    | ( RateLimited )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  SearchWithin: SearchWithin;
  Search: ResolverTypeWrapper<SearchMapper>;
  SearchPosts: ResolverTypeWrapper<Omit<SearchPosts, 'hits'> & { hits: Array<ResolversTypes['PostHit']> }>;
  PostHit: ResolverTypeWrapper<PostHitMapper>;
  Passage: ResolverTypeWrapper<Passage>;
  SearchUsers: ResolverTypeWrapper<Omit<SearchUsers, 'hits'> & { hits: Array<ResolversTypes['UserHit']> }>;
  UserHit: ResolverTypeWrapper<UserHitMapper>;
  SearchCollections: ResolverTypeWrapper<Omit<SearchCollections, 'hits'> & { hits: Array<ResolversTypes['CollectionHit']> }>;
  CollectionHit: ResolverTypeWrapper<CollectionHitMapper>;
  SearchTags: ResolverTypeWrapper<Omit<SearchTags, 'hits'> & { hits: Array<ResolversTypes['TagHit']> }>;
  TagHit: ResolverTypeWrapper<TagHitMapper>;
  SearchCatalogs: ResolverTypeWrapper<Omit<SearchCatalogs, 'hits'> & { hits: Array<ResolversTypes['CatalogHit']> }>;
  CatalogHit: ResolverTypeWrapper<CatalogHitMapper>;
  ReportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportResult']>;
  Collection: ResolverTypeWrapper<CollectionMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  User: ResolverTypeWrapper<UserMapper>;
  PagingOptions: PagingOptions;
  Paging: ResolverTypeWrapper<Paging>;
  Post: ResolverTypeWrapper<PostMapper>;
  Tag: ResolverTypeWrapper<TagMapper>;
  Catalog: ResolverTypeWrapper<CatalogMapper>;
  MutationSuccess: ResolverTypeWrapper<MutationSuccess>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  RateLimited: ResolverTypeWrapper<RateLimited>;
  PageParams: ResolverTypeWrapper<PageParams>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Mutation: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  SearchWithin: SearchWithin;
  Search: SearchMapper;
  SearchPosts: Omit<SearchPosts, 'hits'> & { hits: Array<ResolversParentTypes['PostHit']> };
  PostHit: PostHitMapper;
  Passage: Passage;
  SearchUsers: Omit<SearchUsers, 'hits'> & { hits: Array<ResolversParentTypes['UserHit']> };
  UserHit: UserHitMapper;
  SearchCollections: Omit<SearchCollections, 'hits'> & { hits: Array<ResolversParentTypes['CollectionHit']> };
  CollectionHit: CollectionHitMapper;
  SearchTags: Omit<SearchTags, 'hits'> & { hits: Array<ResolversParentTypes['TagHit']> };
  TagHit: TagHitMapper;
  SearchCatalogs: Omit<SearchCatalogs, 'hits'> & { hits: Array<ResolversParentTypes['CatalogHit']> };
  CatalogHit: CatalogHitMapper;
  ReportResult: ResolversUnionTypes<ResolversParentTypes>['ReportResult'];
  Collection: CollectionMapper;
  Boolean: Scalars['Boolean']['output'];
  User: UserMapper;
  PagingOptions: PagingOptions;
  Paging: Paging;
  Post: PostMapper;
  Tag: TagMapper;
  Catalog: CatalogMapper;
  MutationSuccess: MutationSuccess;
  BadRequest: BadRequest;
  RateLimited: RateLimited;
  PageParams: PageParams;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  search?: Resolver<ResolversTypes['Search'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'query'>>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  searchClickEvent?: Resolver<ResolversTypes['ReportResult'], ParentType, ContextType, RequireFields<MutationSearchClickEventArgs, 'queryId' | 'indexName' | 'objectIds' | 'positions'>>;
};

export type SearchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Search'] = ResolversParentTypes['Search']> = {
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  posts?: Resolver<ResolversTypes['SearchPosts'], ParentType, ContextType, Partial<SearchPostsArgs>>;
  users?: Resolver<ResolversTypes['SearchUsers'], ParentType, ContextType, Partial<SearchUsersArgs>>;
  collections?: Resolver<ResolversTypes['SearchCollections'], ParentType, ContextType, Partial<SearchCollectionsArgs>>;
  tags?: Resolver<ResolversTypes['SearchTags'], ParentType, ContextType, Partial<SearchTagsArgs>>;
  catalogs?: Resolver<ResolversTypes['SearchCatalogs'], ParentType, ContextType, Partial<SearchCatalogsArgs>>;
};

export type SearchPostsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SearchPosts'] = ResolversParentTypes['SearchPosts']> = {
  hits?: Resolver<Array<ResolversTypes['PostHit']>, ParentType, ContextType>;
  correctedQuery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  queryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type PostHitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostHit'] = ResolversParentTypes['PostHit']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  titleMatches?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  passage?: Resolver<Maybe<ResolversTypes['Passage']>, ParentType, ContextType>;
};

export type PassageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Passage'] = ResolversParentTypes['Passage']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SearchUsersResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SearchUsers'] = ResolversParentTypes['SearchUsers']> = {
  hits?: Resolver<Array<ResolversTypes['UserHit']>, ParentType, ContextType>;
  correctedQuery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  queryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type UserHitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserHit'] = ResolversParentTypes['UserHit']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  nameMatches?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SearchCollectionsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SearchCollections'] = ResolversParentTypes['SearchCollections']> = {
  hits?: Resolver<Array<ResolversTypes['CollectionHit']>, ParentType, ContextType>;
  correctedQuery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  queryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type CollectionHitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CollectionHit'] = ResolversParentTypes['CollectionHit']> = {
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
  nameMatches?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SearchTagsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SearchTags'] = ResolversParentTypes['SearchTags']> = {
  hits?: Resolver<Array<ResolversTypes['TagHit']>, ParentType, ContextType>;
  correctedQuery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  queryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type TagHitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TagHit'] = ResolversParentTypes['TagHit']> = {
  tag?: Resolver<ResolversTypes['Tag'], ParentType, ContextType>;
  titleMatches?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SearchCatalogsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SearchCatalogs'] = ResolversParentTypes['SearchCatalogs']> = {
  hits?: Resolver<Array<ResolversTypes['CatalogHit']>, ParentType, ContextType>;
  correctedQuery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  queryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type CatalogHitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CatalogHit'] = ResolversParentTypes['CatalogHit']> = {
  catalog?: Resolver<ResolversTypes['Catalog'], ParentType, ContextType>;
  nameMatches?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Search?: SearchResolvers<ContextType>;
  SearchPosts?: SearchPostsResolvers<ContextType>;
  PostHit?: PostHitResolvers<ContextType>;
  Passage?: PassageResolvers<ContextType>;
  SearchUsers?: SearchUsersResolvers<ContextType>;
  UserHit?: UserHitResolvers<ContextType>;
  SearchCollections?: SearchCollectionsResolvers<ContextType>;
  CollectionHit?: CollectionHitResolvers<ContextType>;
  SearchTags?: SearchTagsResolvers<ContextType>;
  TagHit?: TagHitResolvers<ContextType>;
  SearchCatalogs?: SearchCatalogsResolvers<ContextType>;
  CatalogHit?: CatalogHitResolvers<ContextType>;
};


