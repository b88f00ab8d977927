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
import type { SearchMapper, PostHitMapper, UserHitMapper, CollectionHitMapper, TagHitMapper, CatalogHitMapper } from '../search/mappers';
import type { SequenceMapper, SequencePartMapper, OwnSequencePartMapper, SequenceCandidateMapper } from '../sequence/mappers';
import type { AccountSettingsMapper } from '../settings/mappers';
import type { SubmissionMapper, SubmissionNoteMapper, CollectionSubmittingMapper, CollectionPlanMapper } from '../submission/mappers';
import type { TagMapper, TagViewerEdgeMapper } from './mappers';
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
  tagFromSlug?: Maybe<Tag>;
  /** Tags and topics are the same thing; equivalent to tagFromSlug. */
  topic?: Maybe<Tag>;
  /** Tags that the explore page offers, those with most stories first. */
  featuredTags: TagConnection;
  /** Tags with most stories first. */
  topTags: TagConnection;
};

export type QueryTagFromSlugArgs = {
  tagSlug: Scalars['String']['input'];
};

export type QueryTopicArgs = {
  slug: Scalars['String']['input'];
};

export type QueryFeaturedTagsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type QueryTopTagsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type Tag = {
  __typename?: 'Tag';
  /** The slug. */
  id: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  displayTitle: Scalars['String']['output'];
  description: Scalars['String']['output'];
  followerCount: Scalars['Int']['output'];
  postCount: Scalars['Int']['output'];
  viewerEdge: TagViewerEdge;
  /** Newest first. */
  latestPosts: PostConnection;
  /** Ordered by how readers respond to them now; without the newest `withoutLatest` ones (at most 50). */
  recommendedPosts: PostConnection;
  /** Newest first, of the given year, month or day. */
  archivePosts: PostConnection;
  /** The years that have stories, the months of `year` and the days of `month` that have some. */
  archivePeriods: ArchivePeriods;
  /** The people who write most in it. */
  topWriters: UserConnection;
  relatedTags: Array<Tag>;
};

export type TagLatestPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type TagRecommendedPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
  withoutLatest?: InputMaybe<Scalars['Int']['input']>;
};

export type TagArchivePostsArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Int']['input']>;
  day?: InputMaybe<Scalars['Int']['input']>;
  paging?: InputMaybe<PagingOptions>;
};

export type TagArchivePeriodsArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Int']['input']>;
};

export type TagTopWritersArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type TagRelatedTagsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type TagConnection = {
  __typename?: 'TagConnection';
  tags: Array<Tag>;
  pagingInfo: Paging;
};

export type TagViewerEdge = {
  __typename?: 'TagViewerEdge';
  id: Scalars['ID']['output'];
  isFollowing: Scalars['Boolean']['output'];
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

export type ArchivePeriods = {
  __typename?: 'ArchivePeriods';
  /** Latest first. */
  years: Array<Scalars['Int']['output']>;
  /** 1 to 12, of the requested year. */
  months: Array<Scalars['Int']['output']>;
  /** Of the requested month. */
  days: Array<Scalars['Int']['output']>;
};

export type UserConnection = {
  __typename?: 'UserConnection';
  users: Array<User>;
  pagingInfo: Paging;
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

export type User = {
  __typename?: 'User';
  _?: Maybe<Scalars['Boolean']['output']>;
};

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

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Tag: ResolverTypeWrapper<TagMapper>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  TagConnection: ResolverTypeWrapper<Omit<TagConnection, 'tags'> & { tags: Array<ResolversTypes['Tag']> }>;
  TagViewerEdge: ResolverTypeWrapper<TagViewerEdgeMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  PagingOptions: PagingOptions;
  PostConnection: ResolverTypeWrapper<Omit<PostConnection, 'posts'> & { posts: Array<ResolversTypes['Post']> }>;
  ArchivePeriods: ResolverTypeWrapper<ArchivePeriods>;
  UserConnection: ResolverTypeWrapper<Omit<UserConnection, 'users'> & { users: Array<ResolversTypes['User']> }>;
  Paging: ResolverTypeWrapper<Paging>;
  Post: ResolverTypeWrapper<PostMapper>;
  User: ResolverTypeWrapper<UserMapper>;
  PageParams: ResolverTypeWrapper<PageParams>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Tag: TagMapper;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  TagConnection: Omit<TagConnection, 'tags'> & { tags: Array<ResolversParentTypes['Tag']> };
  TagViewerEdge: TagViewerEdgeMapper;
  Boolean: Scalars['Boolean']['output'];
  PagingOptions: PagingOptions;
  PostConnection: Omit<PostConnection, 'posts'> & { posts: Array<ResolversParentTypes['Post']> };
  ArchivePeriods: ArchivePeriods;
  UserConnection: Omit<UserConnection, 'users'> & { users: Array<ResolversParentTypes['User']> };
  Paging: Paging;
  Post: PostMapper;
  User: UserMapper;
  PageParams: PageParams;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  tagFromSlug?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<QueryTagFromSlugArgs, 'tagSlug'>>;
  topic?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<QueryTopicArgs, 'slug'>>;
  featuredTags?: Resolver<ResolversTypes['TagConnection'], ParentType, ContextType, Partial<QueryFeaturedTagsArgs>>;
  topTags?: Resolver<ResolversTypes['TagConnection'], ParentType, ContextType, Partial<QueryTopTagsArgs>>;
};

export type TagResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerEdge?: Resolver<ResolversTypes['TagViewerEdge'], ParentType, ContextType>;
  latestPosts?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<TagLatestPostsArgs>>;
  recommendedPosts?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<TagRecommendedPostsArgs>>;
  archivePosts?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<TagArchivePostsArgs>>;
  archivePeriods?: Resolver<ResolversTypes['ArchivePeriods'], ParentType, ContextType, Partial<TagArchivePeriodsArgs>>;
  topWriters?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, Partial<TagTopWritersArgs>>;
  relatedTags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType, Partial<TagRelatedTagsArgs>>;
};

export type TagConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TagConnection'] = ResolversParentTypes['TagConnection']> = {
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type TagViewerEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TagViewerEdge'] = ResolversParentTypes['TagViewerEdge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFollowing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  TagConnection?: TagConnectionResolvers<ContextType>;
  TagViewerEdge?: TagViewerEdgeResolvers<ContextType>;
};


