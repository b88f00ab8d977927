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
import type { UserMapper, UserViewerEdgeMapper, CollectionRoleMapper } from './mappers';
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
  /** An ordered list of paragraphs, each plain text with markups over it; the shape is schema/story/paragraph.ts. */
  StoryBody: { input: StoryBody; output: StoryBody; }
  /** Milliseconds since 1970, UTC. */
  Timestamp: { input: number; output: number; }
};

export type Query = {
  __typename?: 'Query';
  /** A person by id or by current or former username; pass one of them. */
  userResult: UserResult;
  user?: Maybe<User>;
  /** Writers that most people follow. */
  topWriters: Array<User>;
};

export type QueryUserResultArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
};

export type QueryUserArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
};

export type QueryTopWritersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type UserResult = User | NotFound | AccountSuspended | AccountDeleted;

export type User = {
  __typename?: 'User';
  id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  name: Scalars['String']['output'];
  bio: Scalars['String']['output'];
  imageId?: Maybe<Scalars['String']['output']>;
  /** The body of the about page; empty when there is none. */
  about: Scalars['StoryBody']['output'];
  createdAt: Scalars['Timestamp']['output'];
  hasSubdomain: Scalars['Boolean']['output'];
  isSuspended: Scalars['Boolean']['output'];
  /** How the profile looks; absent for one that looks like the rest of the site. */
  theme?: Maybe<Theme>;
  customDomainState?: Maybe<CustomDomainState>;
  /** Absent for people who aren't members. */
  membership?: Maybe<Membership>;
  /** The address, mostly hidden; null for everybody but the person. */
  emailObfuscated?: Maybe<Scalars['String']['output']>;
  linkedAccounts: UserLinkedAccounts;
  verifications: UserVerifications;
  socialStats: SocialStats;
  viewerEdge: UserViewerEdge;
  postCount: Scalars['Int']['output'];
  /** The person's stories, newest first. */
  homepagePostsConnection: PostConnection;
  /** The story that they show at the top of their profile; absent while lists don't show it. */
  pinnedPost?: Maybe<Post>;
  /** Publications in which the person has a role. */
  publications: Array<CollectionRole>;
  /** Publications that the person owns or edits. */
  adminCollections: Array<Collection>;
  /** The person's stories that staff recommends, newest first. */
  pickedPosts: PostConnection;
  /** Topics on which the person is one of the three who have written most. */
  topWriterOf: Array<Tag>;
  /** The person's public lists. */
  catalogsConnection: CatalogConnection;
};

export type UserHomepagePostsConnectionArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type UserPickedPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type UserCatalogsConnectionArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type UserConnection = {
  __typename?: 'UserConnection';
  users: Array<User>;
  pagingInfo: Paging;
};

export type CustomDomainState = {
  __typename?: 'CustomDomainState';
  live?: Maybe<CustomDomain>;
};

export type CustomDomain = {
  __typename?: 'CustomDomain';
  domain: Scalars['String']['output'];
};

export type Membership = {
  __typename?: 'Membership';
  id: Scalars['ID']['output'];
  tier: MembershipTier;
  memberSince?: Maybe<Scalars['Timestamp']['output']>;
  friendSince?: Maybe<Scalars['Timestamp']['output']>;
};

export type MembershipTier =
  | 'MEMBER'
  | 'FRIEND';

/** The person's accounts on other services. */
export type UserLinkedAccounts = {
  __typename?: 'UserLinkedAccounts';
  viewerEdge: LinkedAccountsViewerEdge;
};

export type LinkedAccountsViewerEdge = {
  __typename?: 'LinkedAccountsViewerEdge';
  /** The viewer's own; absent if they have connected none, and for everybody else. */
  mediumMastodon?: Maybe<MastodonAccount>;
};

export type MastodonAccount = {
  __typename?: 'MastodonAccount';
  id: Scalars['ID']['output'];
  /** The server's host. */
  instance: Scalars['String']['output'];
  username: Scalars['String']['output'];
  /** `@ada@mastodon.example` */
  handle: Scalars['String']['output'];
  /** The account's page there. */
  url: Scalars['String']['output'];
  connectedAt: Scalars['Timestamp']['output'];
};

export type UserVerifications = {
  __typename?: 'UserVerifications';
  isBookAuthor: Scalars['Boolean']['output'];
};

export type SocialStats = {
  __typename?: 'SocialStats';
  followerCount: Scalars['Int']['output'];
  followingCount: Scalars['Int']['output'];
};

/** The viewer's relation to this person. */
export type UserViewerEdge = {
  __typename?: 'UserViewerEdge';
  id: Scalars['ID']['output'];
  isFollowing: Scalars['Boolean']['output'];
  isMuting: Scalars['Boolean']['output'];
  isUser: Scalars['Boolean']['output'];
  /** When the person joined. */
  createdAt: Scalars['Timestamp']['output'];
};

export type CollectionRole = {
  __typename?: 'CollectionRole';
  role: CollectionRoleName;
  collection: Collection;
};

export type CollectionRoleName =
  | 'OWNER'
  | 'EDITOR'
  | 'WRITER';

export type Mutation = {
  __typename?: 'Mutation';
  /** Sets how the viewer's profile looks; without a theme it looks like the rest of the site. */
  setProfileTheme: SetProfileThemeResult;
};

export type MutationSetProfileThemeArgs = {
  input: SetProfileThemeInput;
};

export type SetProfileThemeInput = {
  theme?: InputMaybe<ThemeInput>;
};

export type SetProfileThemeResult = User | BadRequest | Unauthorized | Forbidden;

export type Viewer = {
  __typename?: 'Viewer';
  /** How the viewer's profile looks; absent for one that looks like the rest of the site. */
  theme?: Maybe<Theme>;
};

export type NotFound = UserError & {
  __typename?: 'NotFound';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type AccountSuspended = UserError & {
  __typename?: 'AccountSuspended';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type AccountDeleted = UserError & {
  __typename?: 'AccountDeleted';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

/** How somebody's pages look. */
export type Theme = {
  __typename?: 'Theme';
  colorPalette: ColorPalette;
  fonts: ThemeFonts;
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

export type Collection = {
  __typename?: 'Collection';
  _?: Maybe<Scalars['Boolean']['output']>;
};

export type Tag = {
  __typename?: 'Tag';
  _?: Maybe<Scalars['Boolean']['output']>;
};

export type CatalogConnection = {
  __typename?: 'CatalogConnection';
  catalogs: Array<Catalog>;
  pagingInfo: Paging;
};

export type Paging = {
  __typename?: 'Paging';
  /** Absent on the last page. */
  next?: Maybe<PageParams>;
};

export type ThemeInput = {
  /** `#rrggbb`, of a light page. */
  background: Scalars['String']['input'];
  /** `#rrggbb`, with a contrast of at least 7 to the background. */
  text: Scalars['String']['input'];
  /** `#rrggbb`, with a contrast of at least 4.5 to the background. */
  tint: Scalars['String']['input'];
  /** Titles. */
  font1: ThemeFont;
  /** Stories. */
  font2: ThemeFont;
  /** Everything else. */
  font3: ThemeFont;
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

/** `#rrggbb`, of a light page; a dark page's colours are made of them. */
export type ColorPalette = {
  __typename?: 'ColorPalette';
  background: Scalars['String']['output'];
  text: Scalars['String']['output'];
  tint: Scalars['String']['output'];
  /** From the background to the text, the faintest first. */
  backgroundSpectrum: Array<Scalars['String']['output']>;
  /** From the background to the tint, the faintest first. */
  tintSpectrum: Array<Scalars['String']['output']>;
};

export type ThemeFonts = {
  __typename?: 'ThemeFonts';
  /** Titles. */
  font1: ThemeFont;
  /** Stories. */
  font2: ThemeFont;
  /** Everything else. */
  font3: ThemeFont;
};

export type Catalog = {
  __typename?: 'Catalog';
  _?: Maybe<Scalars['Boolean']['output']>;
};

export type PageParams = {
  __typename?: 'PageParams';
  limit: Scalars['Int']['output'];
  /** Opaque: pass it back as PagingOptions.to. */
  to: Scalars['String']['output'];
};

export type ThemeFont =
  | 'SERIF_1'
  | 'SERIF_2'
  | 'SANS_SERIF_1';

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
  UserResult:
    | ( UserMapper )
    | ( NotFound )
    | ( AccountSuspended )
    | ( AccountDeleted )
  ;
  SetProfileThemeResult:
    | ( UserMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( NotFound )
    | ( AccountSuspended )
    | ( AccountDeleted )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  UserResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UserResult']>;
  User: ResolverTypeWrapper<UserMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  UserConnection: ResolverTypeWrapper<Omit<UserConnection, 'users'> & { users: Array<ResolversTypes['User']> }>;
  CustomDomainState: ResolverTypeWrapper<CustomDomainState>;
  CustomDomain: ResolverTypeWrapper<CustomDomain>;
  Membership: ResolverTypeWrapper<Membership>;
  MembershipTier: MembershipTier;
  UserLinkedAccounts: ResolverTypeWrapper<UserLinkedAccounts>;
  LinkedAccountsViewerEdge: ResolverTypeWrapper<LinkedAccountsViewerEdge>;
  MastodonAccount: ResolverTypeWrapper<MastodonAccount>;
  UserVerifications: ResolverTypeWrapper<UserVerifications>;
  SocialStats: ResolverTypeWrapper<SocialStats>;
  UserViewerEdge: ResolverTypeWrapper<UserViewerEdgeMapper>;
  CollectionRole: ResolverTypeWrapper<CollectionRoleMapper>;
  CollectionRoleName: CollectionRoleName;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SetProfileThemeInput: SetProfileThemeInput;
  SetProfileThemeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetProfileThemeResult']>;
  Viewer: ResolverTypeWrapper<ViewerMapper>;
  NotFound: ResolverTypeWrapper<NotFound>;
  AccountSuspended: ResolverTypeWrapper<AccountSuspended>;
  AccountDeleted: ResolverTypeWrapper<AccountDeleted>;
  StoryBody: ResolverTypeWrapper<Scalars['StoryBody']['output']>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  Theme: ResolverTypeWrapper<Theme>;
  PagingOptions: PagingOptions;
  PostConnection: ResolverTypeWrapper<Omit<PostConnection, 'posts'> & { posts: Array<ResolversTypes['Post']> }>;
  Post: ResolverTypeWrapper<PostMapper>;
  Collection: ResolverTypeWrapper<CollectionMapper>;
  Tag: ResolverTypeWrapper<TagMapper>;
  CatalogConnection: ResolverTypeWrapper<Omit<CatalogConnection, 'catalogs'> & { catalogs: Array<ResolversTypes['Catalog']> }>;
  Paging: ResolverTypeWrapper<Paging>;
  ThemeInput: ThemeInput;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  ColorPalette: ResolverTypeWrapper<ColorPalette>;
  ThemeFonts: ResolverTypeWrapper<ThemeFonts>;
  Catalog: ResolverTypeWrapper<CatalogMapper>;
  PageParams: ResolverTypeWrapper<PageParams>;
  ThemeFont: ThemeFont;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  UserResult: ResolversUnionTypes<ResolversParentTypes>['UserResult'];
  User: UserMapper;
  Boolean: Scalars['Boolean']['output'];
  UserConnection: Omit<UserConnection, 'users'> & { users: Array<ResolversParentTypes['User']> };
  CustomDomainState: CustomDomainState;
  CustomDomain: CustomDomain;
  Membership: Membership;
  UserLinkedAccounts: UserLinkedAccounts;
  LinkedAccountsViewerEdge: LinkedAccountsViewerEdge;
  MastodonAccount: MastodonAccount;
  UserVerifications: UserVerifications;
  SocialStats: SocialStats;
  UserViewerEdge: UserViewerEdgeMapper;
  CollectionRole: CollectionRoleMapper;
  Mutation: Record<PropertyKey, never>;
  SetProfileThemeInput: SetProfileThemeInput;
  SetProfileThemeResult: ResolversUnionTypes<ResolversParentTypes>['SetProfileThemeResult'];
  Viewer: ViewerMapper;
  NotFound: NotFound;
  AccountSuspended: AccountSuspended;
  AccountDeleted: AccountDeleted;
  StoryBody: Scalars['StoryBody']['output'];
  Timestamp: Scalars['Timestamp']['output'];
  Theme: Theme;
  PagingOptions: PagingOptions;
  PostConnection: Omit<PostConnection, 'posts'> & { posts: Array<ResolversParentTypes['Post']> };
  Post: PostMapper;
  Collection: CollectionMapper;
  Tag: TagMapper;
  CatalogConnection: Omit<CatalogConnection, 'catalogs'> & { catalogs: Array<ResolversParentTypes['Catalog']> };
  Paging: Paging;
  ThemeInput: ThemeInput;
  BadRequest: BadRequest;
  Unauthorized: Unauthorized;
  Forbidden: Forbidden;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  ColorPalette: ColorPalette;
  ThemeFonts: ThemeFonts;
  Catalog: CatalogMapper;
  PageParams: PageParams;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  userResult?: Resolver<ResolversTypes['UserResult'], ParentType, ContextType, Partial<QueryUserResultArgs>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, Partial<QueryUserArgs>>;
  topWriters?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, Partial<QueryTopWritersArgs>>;
};

export type UserResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserResult'] = ResolversParentTypes['UserResult']> = {
  __resolveType: TypeResolveFn<'User' | 'NotFound' | 'AccountSuspended' | 'AccountDeleted', ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  about?: Resolver<ResolversTypes['StoryBody'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  hasSubdomain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  theme?: Resolver<Maybe<ResolversTypes['Theme']>, ParentType, ContextType>;
  customDomainState?: Resolver<Maybe<ResolversTypes['CustomDomainState']>, ParentType, ContextType>;
  membership?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  emailObfuscated?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedAccounts?: Resolver<ResolversTypes['UserLinkedAccounts'], ParentType, ContextType>;
  verifications?: Resolver<ResolversTypes['UserVerifications'], ParentType, ContextType>;
  socialStats?: Resolver<ResolversTypes['SocialStats'], ParentType, ContextType>;
  viewerEdge?: Resolver<ResolversTypes['UserViewerEdge'], ParentType, ContextType>;
  postCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  homepagePostsConnection?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<UserHomepagePostsConnectionArgs>>;
  pinnedPost?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  publications?: Resolver<Array<ResolversTypes['CollectionRole']>, ParentType, ContextType>;
  adminCollections?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
  pickedPosts?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<UserPickedPostsArgs>>;
  topWriterOf?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  catalogsConnection?: Resolver<ResolversTypes['CatalogConnection'], ParentType, ContextType, Partial<UserCatalogsConnectionArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  users?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type CustomDomainStateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomDomainState'] = ResolversParentTypes['CustomDomainState']> = {
  live?: Resolver<Maybe<ResolversTypes['CustomDomain']>, ParentType, ContextType>;
};

export type CustomDomainResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomDomain'] = ResolversParentTypes['CustomDomain']> = {
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MembershipResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['MembershipTier'], ParentType, ContextType>;
  memberSince?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  friendSince?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type UserLinkedAccountsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserLinkedAccounts'] = ResolversParentTypes['UserLinkedAccounts']> = {
  viewerEdge?: Resolver<ResolversTypes['LinkedAccountsViewerEdge'], ParentType, ContextType>;
};

export type LinkedAccountsViewerEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LinkedAccountsViewerEdge'] = ResolversParentTypes['LinkedAccountsViewerEdge']> = {
  mediumMastodon?: Resolver<Maybe<ResolversTypes['MastodonAccount']>, ParentType, ContextType>;
};

export type MastodonAccountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MastodonAccount'] = ResolversParentTypes['MastodonAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  connectedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type UserVerificationsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserVerifications'] = ResolversParentTypes['UserVerifications']> = {
  isBookAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SocialStatsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SocialStats'] = ResolversParentTypes['SocialStats']> = {
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  followingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserViewerEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserViewerEdge'] = ResolversParentTypes['UserViewerEdge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFollowing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMuting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type CollectionRoleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CollectionRole'] = ResolversParentTypes['CollectionRole']> = {
  role?: Resolver<ResolversTypes['CollectionRoleName'], ParentType, ContextType>;
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  setProfileTheme?: Resolver<ResolversTypes['SetProfileThemeResult'], ParentType, ContextType, RequireFields<MutationSetProfileThemeArgs, 'input'>>;
};

export type SetProfileThemeResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetProfileThemeResult'] = ResolversParentTypes['SetProfileThemeResult']> = {
  __resolveType: TypeResolveFn<'User' | 'BadRequest' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  theme?: Resolver<Maybe<ResolversTypes['Theme']>, ParentType, ContextType>;
};

export interface StoryBodyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['StoryBody'], any> {
  name: 'StoryBody';
}

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  UserResult?: UserResultResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  CustomDomainState?: CustomDomainStateResolvers<ContextType>;
  CustomDomain?: CustomDomainResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  UserLinkedAccounts?: UserLinkedAccountsResolvers<ContextType>;
  LinkedAccountsViewerEdge?: LinkedAccountsViewerEdgeResolvers<ContextType>;
  MastodonAccount?: MastodonAccountResolvers<ContextType>;
  UserVerifications?: UserVerificationsResolvers<ContextType>;
  SocialStats?: SocialStatsResolvers<ContextType>;
  UserViewerEdge?: UserViewerEdgeResolvers<ContextType>;
  CollectionRole?: CollectionRoleResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  SetProfileThemeResult?: SetProfileThemeResultResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  StoryBody?: GraphQLScalarType;
  Timestamp?: GraphQLScalarType;
};


