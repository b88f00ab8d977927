// Written by `npm run codegen`. Change what it is made from instead.
import type { StoryBody } from '../../../../schema/story/paragraph';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { BookMapper, BookEditionMapper } from '../book/mappers';
import type { CatalogMapper, CatalogItemMapper } from '../catalog/mappers';
import type { CollectionMapper, CollectionViewerEdgeMapper, CollectionEditorMapper, CollectionPageMapper } from './mappers';
import type { PostVersionMapper } from '../draft/mappers';
import type { HomeFeedMapper, HomeFeedItemMapper, FeedReasonMapper } from '../feed/mappers';
import type { FollowedEntityEdgeMapper, FollowedEntityNodeMapper, PostViewerEdgeMapper } from '../follow/mappers';
import type { AdminUserMapper, AdminPostMapper, AdminTopicMapper, ModerationActMapper } from '../moderation/mappers';
import type { NotificationMapper, MailKindMapper } from '../notification/mappers';
import type { PostMapper } from '../post/mappers';
import type { SearchMapper, PostHitMapper, UserHitMapper, CollectionHitMapper, TagHitMapper, CatalogHitMapper } from '../search/mappers';
import type { SequenceMapper, SequencePartMapper, OwnSequencePartMapper, SequenceCandidateMapper } from '../sequence/mappers';
import type { AccountSettingsMapper } from '../settings/mappers';
import type { TagMapper, TagViewerEdgeMapper } from '../tag/mappers';
import type { UserMapper, UserViewerEdgeMapper, CollectionRoleMapper } from '../user/mappers';
import type { ViewerMapper } from '../viewer/mappers';
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
  /** An ordered list of paragraphs, each plain text with markups over it; the shape is schema/story/paragraph.ts. */
  StoryBody: { input: StoryBody; output: StoryBody; }
  /** Milliseconds since 1970, UTC. */
  Timestamp: { input: number; output: number; }
};

export type Query = {
  __typename?: 'Query';
  /** A publication by its slug (current or former) or its domain. */
  collectionByDomainOrSlug: CollectionResult;
  collection?: Maybe<Collection>;
  /** Publications that most people follow. */
  topCollections: Array<Collection>;
};

export type QueryCollectionByDomainOrSlugArgs = {
  domainOrSlug: Scalars['String']['input'];
};

export type QueryCollectionArgs = {
  id: Scalars['ID']['input'];
};

export type QueryTopCollectionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type CollectionResult = Collection | NotFound;

export type Collection = {
  __typename?: 'Collection';
  id: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  tagline: Scalars['String']['output'];
  description: Scalars['String']['output'];
  domain?: Maybe<Scalars['String']['output']>;
  avatar?: Maybe<ImageMetadata>;
  favicon?: Maybe<ImageMetadata>;
  logo?: Maybe<ImageMetadata>;
  /** `#rrggbb` */
  headerColor?: Maybe<Scalars['String']['output']>;
  isAuroraVisible: Scalars['Boolean']['output'];
  newsletterId?: Maybe<Scalars['ID']['output']>;
  /** Absent while the publication has none. */
  newsletter?: Maybe<NewsletterV3>;
  homepage: CollectionHomepage;
  /** The publication, under the name that older programs use. */
  compatLegacy: CollectionCompatLegacy;
  /** The body of the about page; empty when there is none. */
  about: Scalars['StoryBody']['output'];
  navigationItems: Array<NavigationItem>;
  creator: User;
  editors: Array<CollectionEditor>;
  subscriberCount: Scalars['Int']['output'];
  postCount: Scalars['Int']['output'];
  createdAt: Scalars['Timestamp']['output'];
  /** When its first listed story was published; absent while it has none. */
  firstPostAt?: Maybe<Scalars['Timestamp']['output']>;
  viewerEdge: CollectionViewerEdge;
  /** Newest first. `page`, 1 to 1000, enters the list at that page instead of at a cursor. */
  latestPosts: PostConnection;
  /** Oldest first, from the start of the given year, month or day and up to its end. */
  archivePosts: PostConnection;
  /** Ordered by how readers respond to them now. */
  trendingPosts: PostConnection;
  /** Chosen by the editors, newest choice first. */
  featuredPosts: Array<Post>;
  /** The years that have stories, the months of `year` and the days of `month` that have some. */
  archivePeriods: ArchivePeriods;
  page?: Maybe<CollectionPage>;
};

export type CollectionLatestPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
  page?: InputMaybe<Scalars['Int']['input']>;
  tagSlug?: InputMaybe<Scalars['String']['input']>;
};

export type CollectionArchivePostsArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Int']['input']>;
  day?: InputMaybe<Scalars['Int']['input']>;
  paging?: InputMaybe<PagingOptions>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

export type CollectionTrendingPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

export type CollectionFeaturedPostsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type CollectionArchivePeriodsArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Int']['input']>;
};

export type CollectionPageArgs = {
  slug: Scalars['String']['input'];
  kind: CollectionPageKind;
};

export type NewsletterV3 = {
  __typename?: 'NewsletterV3';
  id: Scalars['ID']['output'];
};

export type CollectionHomepage = {
  __typename?: 'CollectionHomepage';
  id: Scalars['ID']['output'];
  /** Absent for a publication that has chosen none. */
  headerColor?: Maybe<Color>;
};

export type Color = {
  __typename?: 'Color';
  /** `#rrggbb` */
  rgb: Scalars['String']['output'];
};

export type CollectionCompatLegacy = {
  __typename?: 'CollectionCompatLegacy';
  id: Scalars['ID']['output'];
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

export type CollectionPageKind =
  | 'SUBPAGE'
  | 'FEATURE';

export type CollectionPage = {
  __typename?: 'CollectionPage';
  slug: Scalars['String']['output'];
  kind: CollectionPageKind;
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  body: Scalars['StoryBody']['output'];
  /** The tag whose stories a feature page shows. */
  tagSlug?: Maybe<Scalars['String']['output']>;
};

/** The target of an entry of a publication's navigation. */
export type NavigationDestination =
  | 'ABOUT'
  | 'ARCHIVE'
  | 'EXTERNAL_URL'
  | 'LATEST'
  | 'PAGE'
  | 'POST'
  | 'SECTION'
  | 'TAG_FEED'
  | 'TRENDING';

export type NavigationItem = {
  __typename?: 'NavigationItem';
  destination: NavigationDestination;
  title: Scalars['String']['output'];
  /** The destination's parameter: an address, the slug of a page or tag, the id of a post. */
  value?: Maybe<Scalars['String']['output']>;
};

export type CollectionEditor = {
  __typename?: 'CollectionEditor';
  role: CollectionRoleName;
  user: User;
};

/** The viewer's relation to this publication. */
export type CollectionViewerEdge = {
  __typename?: 'CollectionViewerEdge';
  id: Scalars['ID']['output'];
  isFollowing: Scalars['Boolean']['output'];
  isMuting: Scalars['Boolean']['output'];
  /** Absent for viewers without a role in it. */
  viewerStaffRole?: Maybe<CollectionRoleName>;
};

export type NotFound = UserError & {
  __typename?: 'NotFound';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

/** A picture in our own store; schema/rules/images.ts builds its addresses. */
export type ImageMetadata = {
  __typename?: 'ImageMetadata';
  id: Scalars['ID']['output'];
  alt: Scalars['String']['output'];
  /** The picture's mean colour as `#rrggbb`, shown while it loads; absent if it isn't known. */
  color?: Maybe<Scalars['String']['output']>;
  focusPercentX: Scalars['Int']['output'];
  focusPercentY: Scalars['Int']['output'];
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

export type PostConnection = {
  __typename?: 'PostConnection';
  posts: Array<Post>;
  pagingInfo: Paging;
};

export type Post = {
  __typename?: 'Post';
  _?: Maybe<Scalars['Boolean']['output']>;
};

export type CollectionRoleName =
  | 'OWNER'
  | 'EDITOR'
  | 'WRITER';

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
  | 'TOO_MANY_REQUESTS'
  | 'UNAUTHORIZED'
  | 'UNAVAILABLE_FOR_LEGAL_REASONS'
  | 'WITHHELD_IN_COUNTRY';

export type Paging = {
  __typename?: 'Paging';
  /** Absent on the last page. */
  next?: Maybe<PageParams>;
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

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  CollectionResult:
    | ( CollectionMapper )
    | ( NotFound )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError: ( NotFound );
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  CollectionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CollectionResult']>;
  Collection: ResolverTypeWrapper<CollectionMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  NewsletterV3: ResolverTypeWrapper<NewsletterV3>;
  CollectionHomepage: ResolverTypeWrapper<CollectionHomepage>;
  Color: ResolverTypeWrapper<Color>;
  CollectionCompatLegacy: ResolverTypeWrapper<CollectionCompatLegacy>;
  ArchivePeriods: ResolverTypeWrapper<ArchivePeriods>;
  CollectionPageKind: CollectionPageKind;
  CollectionPage: ResolverTypeWrapper<CollectionPageMapper>;
  NavigationDestination: NavigationDestination;
  NavigationItem: ResolverTypeWrapper<NavigationItem>;
  CollectionEditor: ResolverTypeWrapper<CollectionEditorMapper>;
  CollectionViewerEdge: ResolverTypeWrapper<CollectionViewerEdgeMapper>;
  NotFound: ResolverTypeWrapper<NotFound>;
  ImageMetadata: ResolverTypeWrapper<ImageMetadata>;
  StoryBody: ResolverTypeWrapper<Scalars['StoryBody']['output']>;
  User: ResolverTypeWrapper<UserMapper>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  PagingOptions: PagingOptions;
  PostConnection: ResolverTypeWrapper<Omit<PostConnection, 'posts'> & { posts: Array<ResolversTypes['Post']> }>;
  Post: ResolverTypeWrapper<PostMapper>;
  CollectionRoleName: CollectionRoleName;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  Paging: ResolverTypeWrapper<Paging>;
  PageParams: ResolverTypeWrapper<PageParams>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  CollectionResult: ResolversUnionTypes<ResolversParentTypes>['CollectionResult'];
  Collection: CollectionMapper;
  Boolean: Scalars['Boolean']['output'];
  NewsletterV3: NewsletterV3;
  CollectionHomepage: CollectionHomepage;
  Color: Color;
  CollectionCompatLegacy: CollectionCompatLegacy;
  ArchivePeriods: ArchivePeriods;
  CollectionPage: CollectionPageMapper;
  NavigationItem: NavigationItem;
  CollectionEditor: CollectionEditorMapper;
  CollectionViewerEdge: CollectionViewerEdgeMapper;
  NotFound: NotFound;
  ImageMetadata: ImageMetadata;
  StoryBody: Scalars['StoryBody']['output'];
  User: UserMapper;
  Timestamp: Scalars['Timestamp']['output'];
  PagingOptions: PagingOptions;
  PostConnection: Omit<PostConnection, 'posts'> & { posts: Array<ResolversParentTypes['Post']> };
  Post: PostMapper;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Paging: Paging;
  PageParams: PageParams;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  collectionByDomainOrSlug?: Resolver<ResolversTypes['CollectionResult'], ParentType, ContextType, RequireFields<QueryCollectionByDomainOrSlugArgs, 'domainOrSlug'>>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<QueryCollectionArgs, 'id'>>;
  topCollections?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType, Partial<QueryTopCollectionsArgs>>;
};

export type CollectionResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CollectionResult'] = ResolversParentTypes['CollectionResult']> = {
  __resolveType: TypeResolveFn<'Collection' | 'NotFound', ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['ImageMetadata']>, ParentType, ContextType>;
  favicon?: Resolver<Maybe<ResolversTypes['ImageMetadata']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['ImageMetadata']>, ParentType, ContextType>;
  headerColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAuroraVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newsletterId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  newsletter?: Resolver<Maybe<ResolversTypes['NewsletterV3']>, ParentType, ContextType>;
  homepage?: Resolver<ResolversTypes['CollectionHomepage'], ParentType, ContextType>;
  compatLegacy?: Resolver<ResolversTypes['CollectionCompatLegacy'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['StoryBody'], ParentType, ContextType>;
  navigationItems?: Resolver<Array<ResolversTypes['NavigationItem']>, ParentType, ContextType>;
  creator?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  editors?: Resolver<Array<ResolversTypes['CollectionEditor']>, ParentType, ContextType>;
  subscriberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  firstPostAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  viewerEdge?: Resolver<ResolversTypes['CollectionViewerEdge'], ParentType, ContextType>;
  latestPosts?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<CollectionLatestPostsArgs>>;
  archivePosts?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<CollectionArchivePostsArgs>>;
  trendingPosts?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<CollectionTrendingPostsArgs>>;
  featuredPosts?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType, Partial<CollectionFeaturedPostsArgs>>;
  archivePeriods?: Resolver<ResolversTypes['ArchivePeriods'], ParentType, ContextType, Partial<CollectionArchivePeriodsArgs>>;
  page?: Resolver<Maybe<ResolversTypes['CollectionPage']>, ParentType, ContextType, RequireFields<CollectionPageArgs, 'slug' | 'kind'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewsletterV3Resolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NewsletterV3'] = ResolversParentTypes['NewsletterV3']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CollectionHomepageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CollectionHomepage'] = ResolversParentTypes['CollectionHomepage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  headerColor?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
};

export type ColorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Color'] = ResolversParentTypes['Color']> = {
  rgb?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectionCompatLegacyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CollectionCompatLegacy'] = ResolversParentTypes['CollectionCompatLegacy']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ArchivePeriodsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ArchivePeriods'] = ResolversParentTypes['ArchivePeriods']> = {
  years?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CollectionPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CollectionPage'] = ResolversParentTypes['CollectionPage']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CollectionPageKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['StoryBody'], ParentType, ContextType>;
  tagSlug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NavigationItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NavigationItem'] = ResolversParentTypes['NavigationItem']> = {
  destination?: Resolver<ResolversTypes['NavigationDestination'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CollectionEditorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CollectionEditor'] = ResolversParentTypes['CollectionEditor']> = {
  role?: Resolver<ResolversTypes['CollectionRoleName'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type CollectionViewerEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CollectionViewerEdge'] = ResolversParentTypes['CollectionViewerEdge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFollowing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMuting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerStaffRole?: Resolver<Maybe<ResolversTypes['CollectionRoleName']>, ParentType, ContextType>;
};

export interface StoryBodyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['StoryBody'], any> {
  name: 'StoryBody';
}

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  CollectionResult?: CollectionResultResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  NewsletterV3?: NewsletterV3Resolvers<ContextType>;
  CollectionHomepage?: CollectionHomepageResolvers<ContextType>;
  Color?: ColorResolvers<ContextType>;
  CollectionCompatLegacy?: CollectionCompatLegacyResolvers<ContextType>;
  ArchivePeriods?: ArchivePeriodsResolvers<ContextType>;
  CollectionPage?: CollectionPageResolvers<ContextType>;
  NavigationItem?: NavigationItemResolvers<ContextType>;
  CollectionEditor?: CollectionEditorResolvers<ContextType>;
  CollectionViewerEdge?: CollectionViewerEdgeResolvers<ContextType>;
  StoryBody?: GraphQLScalarType;
  Timestamp?: GraphQLScalarType;
};


