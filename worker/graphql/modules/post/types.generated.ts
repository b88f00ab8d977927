// Written by `npm run codegen`. Change what it is made from instead.
import type { StoryBody } from '../../../../schema/story/paragraph';
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
import type { PostMapper } from './mappers';
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
  /** An ordered list of paragraphs, each plain text with markups over it; the shape is schema/story/paragraph.ts. */
  StoryBody: { input: StoryBody; output: StoryBody; }
};

export type Query = {
  __typename?: 'Query';
  /** A post by its id: 8 to 12 hex digits, or the path segment that ends in them. */
  postResult: PostResult;
  /** The story that a private link opens, by its key: a draft with its newest text, any other one whole. */
  postByLink: PostResult;
  post?: Maybe<Post>;
  /** Newest listed stories. */
  latestPosts: PostConnection;
  /** Stories ordered by how readers respond to them now, or those of one UTC day (`yyyy-mm-dd`). */
  topStories: PostConnection;
  /** Its UTC day (`yyyy-mm-dd`). */
  today: Scalars['String']['output'];
  /** Stories chosen by staff, newest choice first. */
  staffPicksFeed: StaffPicksFeed;
};

export type QueryPostResultArgs = {
  id: Scalars['ID']['input'];
};

export type QueryPostByLinkArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['String']['input'];
};

export type QueryPostArgs = {
  id: Scalars['ID']['input'];
};

export type QueryLatestPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type QueryTopStoriesArgs = {
  day?: InputMaybe<Scalars['String']['input']>;
  paging?: InputMaybe<PagingOptions>;
};

export type QueryStaffPicksFeedArgs = {
  input: StaffPicksFeedInput;
};

export type PostResult = Post | NotFound | PostSuspended | RemovedByUser | UnavailableForLegalReasons | WithheldInCountry;

export type StaffPicksFeedInput = {
  paging?: InputMaybe<PagingOptions>;
};

export type StaffPicksFeed = {
  __typename?: 'StaffPicksFeed';
  items: Array<StaffPicksFeedItem>;
  pagingInfo: Paging;
};

export type StaffPicksFeedItem = {
  __typename?: 'StaffPicksFeedItem';
  post: Post;
};

export type PostConnection = {
  __typename?: 'PostConnection';
  posts: Array<Post>;
  pagingInfo: Paging;
};

export type Post = {
  __typename?: 'Post';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  subtitle: Scalars['String']['output'];
  /** The title that lists and links show: its own, unless its writer has set another one. */
  listTitle: Scalars['String']['output'];
  /** The subtitle that they show, or the first words of the text. */
  excerpt: Scalars['String']['output'];
  /** The canonical address, absolute: on the publication's own domain if that is live, otherwise on the main host. */
  mediumUrl: Scalars['String']['output'];
  /** The original address of a story that was imported from elsewhere. */
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  previewImage?: Maybe<ImageMetadata>;
  creator: User;
  /** Who writes it beside its creator, in the order of the byline. */
  coAuthors: Array<User>;
  collection?: Maybe<Collection>;
  /** The state of the story in its publication; absent outside one. */
  statusForCollection?: Maybe<PostStatusForCollection>;
  visibility: PostVisibility;
  isLocked: Scalars['Boolean']['output'];
  isPublished: Scalars['Boolean']['output'];
  license: PostLicense;
  language: Scalars['String']['output'];
  /** Minutes, at least 1. */
  readingTime: Scalars['Int']['output'];
  wordCount: Scalars['Int']['output'];
  createdAt: Scalars['Timestamp']['output'];
  updatedAt: Scalars['Timestamp']['output'];
  firstPublishedAt?: Maybe<Scalars['Timestamp']['output']>;
  latestPublishedAt?: Maybe<Scalars['Timestamp']['output']>;
  clapCount: Scalars['Int']['output'];
  responsesCount: Scalars['Int']['output'];
  tags: Array<Tag>;
  /** Increases with every save. */
  revision: Scalars['Int']['output'];
  /** The text, or its preview if the story is for members and the viewer isn't one. */
  content: PostContent;
  /** The previous and the next story, in the publication or otherwise by the same writer. */
  neighbours: PostNeighbours;
  /** More stories of the same publication or writer, without its neighbours. */
  moreFrom: Array<Post>;
  /** Stories that share a tag with this one, ordered by how readers respond to them now; none from `neighbours` or `moreFrom`. */
  readNext: Array<Post>;
};

export type PostCoAuthorsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type PostMoreFromArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type PostReadNextArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type PostVisibility =
  | 'LOCKED'
  | 'PUBLIC'
  | 'UNLISTED';

/** A publication's decision on a story submitted to it; a story that it shows is approved. */
export type PostStatusForCollection =
  | 'APPROVED'
  | 'PENDING'
  | 'REJECTED';

/** What others may do with a story: nothing without permission, what a Creative Commons 4.0 licence allows, or anything. */
export type PostLicense =
  | 'ALL_RIGHTS_RESERVED'
  | 'CC_40_BY'
  | 'CC_40_BY_SA'
  | 'CC_40_BY_ND'
  | 'CC_40_BY_NC'
  | 'CC_40_BY_NC_SA'
  | 'CC_40_BY_NC_ND'
  | 'CC_40_ZERO'
  | 'PUBLIC_DOMAIN';

export type PostContent = {
  __typename?: 'PostContent';
  body: Scalars['StoryBody']['output'];
  /** Whether `body` is a preview. */
  isPreview: Scalars['Boolean']['output'];
  /** The number of paragraphs that the preview leaves out; 0 if it is whole. */
  hiddenParagraphs: Scalars['Int']['output'];
  /** The minutes it takes to read what the preview leaves out; 0 if it is whole. */
  remainingMinutes: Scalars['Int']['output'];
};

export type PostNeighbours = {
  __typename?: 'PostNeighbours';
  previous?: Maybe<Post>;
  next?: Maybe<Post>;
};

/** Which part of a list to return: at most `limit` items (1 to 50), from the cursor that an earlier page returned as `to`. */
export type PagingOptions = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
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

export type RemovedByUser = UserError & {
  __typename?: 'RemovedByUser';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type UnavailableForLegalReasons = UserError & {
  __typename?: 'UnavailableForLegalReasons';
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

export type Paging = {
  __typename?: 'Paging';
  /** Absent on the last page. */
  next?: Maybe<PageParams>;
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

export type Collection = {
  __typename?: 'Collection';
  _?: Maybe<Scalars['Boolean']['output']>;
};

export type Tag = {
  __typename?: 'Tag';
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
  PostResult:
    | ( PostMapper )
    | ( NotFound )
    | ( PostSuspended )
    | ( RemovedByUser )
    | ( UnavailableForLegalReasons )
    | ( WithheldInCountry )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( NotFound )
    | ( PostSuspended )
    | ( RemovedByUser )
    | ( UnavailableForLegalReasons )
    | ( WithheldInCountry )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  PostResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PostResult']>;
  StaffPicksFeedInput: StaffPicksFeedInput;
  StaffPicksFeed: ResolverTypeWrapper<Omit<StaffPicksFeed, 'items'> & { items: Array<ResolversTypes['StaffPicksFeedItem']> }>;
  StaffPicksFeedItem: ResolverTypeWrapper<Omit<StaffPicksFeedItem, 'post'> & { post: ResolversTypes['Post'] }>;
  PostConnection: ResolverTypeWrapper<Omit<PostConnection, 'posts'> & { posts: Array<ResolversTypes['Post']> }>;
  Post: ResolverTypeWrapper<PostMapper>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  PostVisibility: PostVisibility;
  PostStatusForCollection: PostStatusForCollection;
  PostLicense: PostLicense;
  PostContent: ResolverTypeWrapper<PostContent>;
  PostNeighbours: ResolverTypeWrapper<Omit<PostNeighbours, 'previous' | 'next'> & { previous?: Maybe<ResolversTypes['Post']>, next?: Maybe<ResolversTypes['Post']> }>;
  PagingOptions: PagingOptions;
  NotFound: ResolverTypeWrapper<NotFound>;
  PostSuspended: ResolverTypeWrapper<PostSuspended>;
  RemovedByUser: ResolverTypeWrapper<RemovedByUser>;
  UnavailableForLegalReasons: ResolverTypeWrapper<UnavailableForLegalReasons>;
  WithheldInCountry: ResolverTypeWrapper<WithheldInCountry>;
  Paging: ResolverTypeWrapper<Paging>;
  ImageMetadata: ResolverTypeWrapper<ImageMetadata>;
  User: ResolverTypeWrapper<UserMapper>;
  Collection: ResolverTypeWrapper<CollectionMapper>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  Tag: ResolverTypeWrapper<TagMapper>;
  StoryBody: ResolverTypeWrapper<Scalars['StoryBody']['output']>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  PageParams: ResolverTypeWrapper<PageParams>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  PostResult: ResolversUnionTypes<ResolversParentTypes>['PostResult'];
  StaffPicksFeedInput: StaffPicksFeedInput;
  StaffPicksFeed: Omit<StaffPicksFeed, 'items'> & { items: Array<ResolversParentTypes['StaffPicksFeedItem']> };
  StaffPicksFeedItem: Omit<StaffPicksFeedItem, 'post'> & { post: ResolversParentTypes['Post'] };
  PostConnection: Omit<PostConnection, 'posts'> & { posts: Array<ResolversParentTypes['Post']> };
  Post: PostMapper;
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  PostContent: PostContent;
  PostNeighbours: Omit<PostNeighbours, 'previous' | 'next'> & { previous?: Maybe<ResolversParentTypes['Post']>, next?: Maybe<ResolversParentTypes['Post']> };
  PagingOptions: PagingOptions;
  NotFound: NotFound;
  PostSuspended: PostSuspended;
  RemovedByUser: RemovedByUser;
  UnavailableForLegalReasons: UnavailableForLegalReasons;
  WithheldInCountry: WithheldInCountry;
  Paging: Paging;
  ImageMetadata: ImageMetadata;
  User: UserMapper;
  Collection: CollectionMapper;
  Timestamp: Scalars['Timestamp']['output'];
  Tag: TagMapper;
  StoryBody: Scalars['StoryBody']['output'];
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  PageParams: PageParams;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  postResult?: Resolver<ResolversTypes['PostResult'], ParentType, ContextType, RequireFields<QueryPostResultArgs, 'id'>>;
  postByLink?: Resolver<ResolversTypes['PostResult'], ParentType, ContextType, RequireFields<QueryPostByLinkArgs, 'id' | 'key'>>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<QueryPostArgs, 'id'>>;
  latestPosts?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<QueryLatestPostsArgs>>;
  topStories?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<QueryTopStoriesArgs>>;
  today?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staffPicksFeed?: Resolver<ResolversTypes['StaffPicksFeed'], ParentType, ContextType, RequireFields<QueryStaffPicksFeedArgs, 'input'>>;
};

export type PostResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostResult'] = ResolversParentTypes['PostResult']> = {
  __resolveType: TypeResolveFn<'Post' | 'NotFound' | 'PostSuspended' | 'RemovedByUser' | 'UnavailableForLegalReasons' | 'WithheldInCountry', ParentType, ContextType>;
};

export type StaffPicksFeedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StaffPicksFeed'] = ResolversParentTypes['StaffPicksFeed']> = {
  items?: Resolver<Array<ResolversTypes['StaffPicksFeedItem']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type StaffPicksFeedItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StaffPicksFeedItem'] = ResolversParentTypes['StaffPicksFeedItem']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type PostConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostConnection'] = ResolversParentTypes['PostConnection']> = {
  posts?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type PostResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediumUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previewImage?: Resolver<Maybe<ResolversTypes['ImageMetadata']>, ParentType, ContextType>;
  creator?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  coAuthors?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, Partial<PostCoAuthorsArgs>>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  statusForCollection?: Resolver<Maybe<ResolversTypes['PostStatusForCollection']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['PostVisibility'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  license?: Resolver<ResolversTypes['PostLicense'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readingTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wordCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  firstPublishedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  latestPublishedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  clapCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  responsesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['PostContent'], ParentType, ContextType>;
  neighbours?: Resolver<ResolversTypes['PostNeighbours'], ParentType, ContextType>;
  moreFrom?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType, Partial<PostMoreFromArgs>>;
  readNext?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType, Partial<PostReadNextArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostContentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostContent'] = ResolversParentTypes['PostContent']> = {
  body?: Resolver<ResolversTypes['StoryBody'], ParentType, ContextType>;
  isPreview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenParagraphs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remainingMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PostNeighboursResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostNeighbours'] = ResolversParentTypes['PostNeighbours']> = {
  previous?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export interface StoryBodyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['StoryBody'], any> {
  name: 'StoryBody';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  PostResult?: PostResultResolvers<ContextType>;
  StaffPicksFeed?: StaffPicksFeedResolvers<ContextType>;
  StaffPicksFeedItem?: StaffPicksFeedItemResolvers<ContextType>;
  PostConnection?: PostConnectionResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostContent?: PostContentResolvers<ContextType>;
  PostNeighbours?: PostNeighboursResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  StoryBody?: GraphQLScalarType;
};


