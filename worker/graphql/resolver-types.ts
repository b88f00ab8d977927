// Written by `npm run codegen`. Change the .graphql files instead.
import type { StoryBody } from '../../schema/story/paragraph'
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { User as UserRow } from '../data/users/rows';
import type { Post as PostRow } from '../data/posts/rows';
import type { Collection as CollectionRow, CollectionEditor as CollectionEditorRow, CollectionPage as CollectionPageRow } from '../data/collections/rows';
import type { Tag as TagRow } from '../data/tags/rows';
import type { Catalog as CatalogRow, CatalogItem as CatalogItemRow } from '../data/catalogs/rows';
import type { GraphQLContext } from './context';
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
  catalogById: CatalogResult;
  /** Lists chosen for the library, by its slug or id. */
  libraryCatalog?: Maybe<Catalog>;
  libraryCatalogs: CatalogConnection;
  /** A publication by its slug (current or former) or its domain. */
  collectionByDomainOrSlug: CollectionResult;
  collection?: Maybe<Collection>;
  /** Publications that most people follow. */
  topCollections: Array<Collection>;
  /** A post by its id: 8 to 12 hex digits, or the path segment that ends in them. */
  postResult: PostResult;
  post?: Maybe<Post>;
  /** Newest listed stories. */
  latestPosts: PostConnection;
  /** Stories by what readers do with them now, or of one UTC day (`yyyy-mm-dd`). */
  topStories: PostConnection;
  /** Stories chosen by staff, newest choice first. */
  staffPicksFeed: StaffPicksFeed;
  tagFromSlug?: Maybe<Tag>;
  /** Tags and topics are one thing; this is the same as tagFromSlug. */
  topic?: Maybe<Tag>;
  /** Tags that the explore page offers, those with most stories first. */
  featuredTags: TagConnection;
  /** Tags with most stories first. */
  topTags: TagConnection;
  /** A person by id or by username (current or former); give one of them. */
  userResult: UserResult;
  user?: Maybe<User>;
  /** Writers that most people follow. */
  topWriters: Array<User>;
  /** The signed-in person; null for a visitor. */
  viewer?: Maybe<Viewer>;
};


export type QueryCatalogByIdArgs = {
  catalogId: Scalars['ID']['input'];
};


export type QueryLibraryCatalogArgs = {
  slug: Scalars['String']['input'];
};


export type QueryLibraryCatalogsArgs = {
  paging?: InputMaybe<PagingOptions>;
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


export type QueryPostResultArgs = {
  id: Scalars['ID']['input'];
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

export type CatalogResult = Catalog | NotFound | Forbidden;

export type Catalog = {
  __typename?: 'Catalog';
  id: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  type: Scalars['String']['output'];
  /** Which of the lists that everybody has this is; absent for one that somebody made. */
  predefined?: Maybe<PredefinedCatalog>;
  /** 0 is public, 1 private. */
  visibility: Scalars['Int']['output'];
  creator: User;
  itemCount: Scalars['Int']['output'];
  followerCount: Scalars['Int']['output'];
  updatedAt: Scalars['Timestamp']['output'];
  itemsConnection: CatalogItemConnection;
};


export type CatalogItemsConnectionArgs = {
  paging?: InputMaybe<PagingOptions>;
};

/** Lists that everybody has from the start. */
export type PredefinedCatalog =
  | 'READING_LIST'
  | 'CURRENTLY_READING'
  | 'PURCHASED';

export type CatalogConnection = {
  __typename?: 'CatalogConnection';
  catalogs: Array<Catalog>;
  pagingInfo: Paging;
};

export type CatalogItemConnection = {
  __typename?: 'CatalogItemConnection';
  items: Array<CatalogItem>;
  pagingInfo: Paging;
};

export type CatalogItem = {
  __typename?: 'CatalogItem';
  catalogItemId: Scalars['ID']['output'];
  note: Scalars['String']['output'];
  post: Post;
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
  /** The publication as older programs name it. */
  compatLegacy: CollectionCompatLegacy;
  /** The body of the about page; empty when there is none. */
  about: Scalars['StoryBody']['output'];
  navigationItems: Array<NavigationItem>;
  creator: User;
  editors: Array<CollectionEditor>;
  subscriberCount: Scalars['Int']['output'];
  postCount: Scalars['Int']['output'];
  createdAt: Scalars['Timestamp']['output'];
  viewerEdge: CollectionViewerEdge;
  /** Newest first. */
  latestPosts: PostConnection;
  /** Oldest first, from the start of the given year, month or day and up to its end. */
  archivePosts: PostConnection;
  /** By what readers do with them now. */
  trendingPosts: PostConnection;
  /** Chosen by the editors, newest choice first. */
  featuredPosts: Array<Post>;
  /** When its first and its latest story came out; absent while it has none. */
  archiveRange?: Maybe<ArchiveRange>;
  page?: Maybe<CollectionPage>;
};


export type CollectionLatestPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
  tagSlug?: InputMaybe<Scalars['String']['input']>;
};


export type CollectionArchivePostsArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Int']['input']>;
  day?: InputMaybe<Scalars['Int']['input']>;
  paging?: InputMaybe<PagingOptions>;
};


export type CollectionTrendingPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type CollectionFeaturedPostsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
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

export type ArchiveRange = {
  __typename?: 'ArchiveRange';
  first: Scalars['Timestamp']['output'];
  latest: Scalars['Timestamp']['output'];
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

/** Where an entry of a publication's navigation leads. */
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
  /** What the destination needs: an address, the slug of a page or tag, the id of a post. */
  value?: Maybe<Scalars['String']['output']>;
};

export type CollectionEditor = {
  __typename?: 'CollectionEditor';
  role: CollectionRoleName;
  user: User;
};

/** What the viewer is to this publication. */
export type CollectionViewerEdge = {
  __typename?: 'CollectionViewerEdge';
  id: Scalars['ID']['output'];
  isFollowing: Scalars['Boolean']['output'];
  isMuting: Scalars['Boolean']['output'];
  /** Absent for those who have no role in it. */
  viewerStaffRole?: Maybe<CollectionRoleName>;
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
  /** The subtitle, or the first words of the text. */
  excerpt: Scalars['String']['output'];
  /** The canonical address, absolute: on the publication's own domain where that is live, else on the main host. */
  mediumUrl: Scalars['String']['output'];
  /** Where the story stood first, when it was brought here from elsewhere. */
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  previewImage?: Maybe<ImageMetadata>;
  creator: User;
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
  /** Grows with every save. */
  revision: Scalars['Int']['output'];
  /** The text, or its preview when the story is for members and the viewer isn't one. */
  content: PostContent;
  /** The story before and the one after it, in the publication or else of the same writer. */
  neighbours: PostNeighbours;
  /** More stories of the same publication or writer. */
  moreFrom: Array<Post>;
  /** Stories that share a tag with this one, by what readers do with them now. */
  readNext: Array<Post>;
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

/** What a publication says of a story that is meant for it; a story that it shows is approved. */
export type PostStatusForCollection =
  | 'APPROVED'
  | 'PENDING'
  | 'REJECTED';

/** What others may do with a story: nothing without asking, what a Creative Commons 4.0 licence says, or anything. */
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
  /** True when `body` is a preview. */
  isPreview: Scalars['Boolean']['output'];
  /** Paragraphs that the preview leaves out; 0 when it is whole. */
  hiddenParagraphs: Scalars['Int']['output'];
};

export type PostNeighbours = {
  __typename?: 'PostNeighbours';
  previous?: Maybe<Post>;
  next?: Maybe<Post>;
};

/** What every expected failure has: a sentence for the reader. */
export type UserError = {
  message: Scalars['String']['output'];
};

export type BadRequest = UserError & {
  __typename?: 'BadRequest';
  message: Scalars['String']['output'];
};

export type Unauthorized = UserError & {
  __typename?: 'Unauthorized';
  message: Scalars['String']['output'];
};

export type Forbidden = UserError & {
  __typename?: 'Forbidden';
  message: Scalars['String']['output'];
};

export type NotFound = UserError & {
  __typename?: 'NotFound';
  message: Scalars['String']['output'];
};

export type Conflict = UserError & {
  __typename?: 'Conflict';
  message: Scalars['String']['output'];
};

export type RateLimited = UserError & {
  __typename?: 'RateLimited';
  message: Scalars['String']['output'];
};

export type TooManyRequests = UserError & {
  __typename?: 'TooManyRequests';
  message: Scalars['String']['output'];
};

export type ServiceUnavailable = UserError & {
  __typename?: 'ServiceUnavailable';
  message: Scalars['String']['output'];
};

export type AlreadyExists = UserError & {
  __typename?: 'AlreadyExists';
  message: Scalars['String']['output'];
};

export type AccountSuspended = UserError & {
  __typename?: 'AccountSuspended';
  message: Scalars['String']['output'];
};

export type AccountDeleted = UserError & {
  __typename?: 'AccountDeleted';
  message: Scalars['String']['output'];
};

export type Blocked = UserError & {
  __typename?: 'Blocked';
  message: Scalars['String']['output'];
};

export type Blocking = UserError & {
  __typename?: 'Blocking';
  message: Scalars['String']['output'];
};

export type PostSuspended = UserError & {
  __typename?: 'PostSuspended';
  message: Scalars['String']['output'];
};

export type RemovedByUser = UserError & {
  __typename?: 'RemovedByUser';
  message: Scalars['String']['output'];
};

export type UnavailableForLegalReasons = UserError & {
  __typename?: 'UnavailableForLegalReasons';
  message: Scalars['String']['output'];
};

export type WithheldInCountry = UserError & {
  __typename?: 'WithheldInCountry';
  message: Scalars['String']['output'];
};

export type PaymentMethodDeclined = UserError & {
  __typename?: 'PaymentMethodDeclined';
  message: Scalars['String']['output'];
};

export type PaymentError = UserError & {
  __typename?: 'PaymentError';
  message: Scalars['String']['output'];
};

export type MaxPinnedStoriesReached = UserError & {
  __typename?: 'MaxPinnedStoriesReached';
  message: Scalars['String']['output'];
};

export type PublishingRestrictedBannedLinks = UserError & {
  __typename?: 'PublishingRestrictedBannedLinks';
  message: Scalars['String']['output'];
};

export type CheckoutNotAvailable = UserError & {
  __typename?: 'CheckoutNotAvailable';
  message: Scalars['String']['output'];
};

export type MissingLocalizationInformation = UserError & {
  __typename?: 'MissingLocalizationInformation';
  message: Scalars['String']['output'];
};

export type PhoneNumberValidationError = UserError & {
  __typename?: 'PhoneNumberValidationError';
  message: Scalars['String']['output'];
};

export type FailedChallenge = UserError & {
  __typename?: 'FailedChallenge';
  message: Scalars['String']['output'];
};

export type EmptyQueue = UserError & {
  __typename?: 'EmptyQueue';
  message: Scalars['String']['output'];
};

export type NoAssignedTagsError = UserError & {
  __typename?: 'NoAssignedTagsError';
  message: Scalars['String']['output'];
};

export type CustomDomainFailure = UserError & {
  __typename?: 'CustomDomainFailure';
  message: Scalars['String']['output'];
};

export type MastodonInstanceConnectionError = UserError & {
  __typename?: 'MastodonInstanceConnectionError';
  message: Scalars['String']['output'];
};

export type MastodonAccountConnectionError = UserError & {
  __typename?: 'MastodonAccountConnectionError';
  message: Scalars['String']['output'];
};

export type MastodonAccountValidationError = UserError & {
  __typename?: 'MastodonAccountValidationError';
  message: Scalars['String']['output'];
};

/** Which part of a list to give: at most `limit` items (1 to 50), from the cursor that an earlier page gave as `to`. */
export type PagingOptions = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type PageParams = {
  __typename?: 'PageParams';
  limit: Scalars['Int']['output'];
  /** Opaque: hand it back as PagingOptions.to. */
  to: Scalars['String']['output'];
};

export type Paging = {
  __typename?: 'Paging';
  /** Absent on the last page. */
  next?: Maybe<PageParams>;
};

/** A picture in our own store; its addresses are made by schema/rules/images.ts. */
export type ImageMetadata = {
  __typename?: 'ImageMetadata';
  id: Scalars['ID']['output'];
  alt: Scalars['String']['output'];
  focusPercentX: Scalars['Int']['output'];
  focusPercentY: Scalars['Int']['output'];
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
  /** By what readers do with them now. */
  recommendedPosts: PostConnection;
  /** Newest first, of the given year, month or day. */
  archivePosts: PostConnection;
  /** When its first and its latest story came out; absent while it has none. */
  archiveRange?: Maybe<ArchiveRange>;
  /** Those who write most in it. */
  topWriters: UserConnection;
  relatedTags: Array<Tag>;
};


export type TagLatestPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type TagRecommendedPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type TagArchivePostsArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Int']['input']>;
  day?: InputMaybe<Scalars['Int']['input']>;
  paging?: InputMaybe<PagingOptions>;
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
  customDomainState?: Maybe<CustomDomainState>;
  /** Absent for those who are no members. */
  membership?: Maybe<Membership>;
  /** The address with most of it hidden; null for everybody but the person. */
  emailObfuscated?: Maybe<Scalars['String']['output']>;
  linkedAccounts: UserLinkedAccounts;
  verifications: UserVerifications;
  socialStats: SocialStats;
  viewerEdge: UserViewerEdge;
  postCount: Scalars['Int']['output'];
  /** The person's stories, newest first. */
  homepagePostsConnection: PostConnection;
  /** Publications in which the person has a role. */
  publications: Array<CollectionRole>;
  /** Publications of which the person is owner or editor. */
  adminCollections: Array<Collection>;
  /** Public lists that the person keeps. */
  catalogsConnection: CatalogConnection;
};


export type UserHomepagePostsConnectionArgs = {
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

/** Accounts elsewhere that belong to the person. */
export type UserLinkedAccounts = {
  __typename?: 'UserLinkedAccounts';
  viewerEdge: LinkedAccountsViewerEdge;
};

export type LinkedAccountsViewerEdge = {
  __typename?: 'LinkedAccountsViewerEdge';
  /** Absent while the person has linked none. */
  mediumMastodon?: Maybe<MastodonAccount>;
};

export type MastodonAccount = {
  __typename?: 'MastodonAccount';
  id: Scalars['ID']['output'];
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

/** What the viewer is to this person. */
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

export type Viewer = {
  __typename?: 'Viewer';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  username: Scalars['String']['output'];
  imageId?: Maybe<Scalars['String']['output']>;
  isSuspended: Scalars['Boolean']['output'];
  membership?: Maybe<Membership>;
  /** Always true: who isn't signed in is no viewer. */
  isLoggedIn: Scalars['Boolean']['output'];
  /** The address with most of it hidden; absent for those who gave none. */
  emailObfuscated?: Maybe<Scalars['String']['output']>;
  hasSubdomain: Scalars['Boolean']['output'];
  viewerEdge: UserViewerEdge;
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
  CatalogResult:
    | ( CatalogRow )
    | ( NotFound )
    | ( Forbidden )
  ;
  CollectionResult:
    | ( CollectionRow )
    | ( NotFound )
  ;
  PostResult:
    | ( PostRow )
    | ( NotFound )
    | ( PostSuspended )
    | ( RemovedByUser )
    | ( UnavailableForLegalReasons )
    | ( WithheldInCountry )
  ;
  UserResult:
    | ( UserRow )
    | ( NotFound )
    | ( AccountSuspended )
    | ( AccountDeleted )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
    | ( RateLimited )
    | ( TooManyRequests )
    | ( ServiceUnavailable )
    | ( AlreadyExists )
    | ( AccountSuspended )
    | ( AccountDeleted )
    | ( Blocked )
    | ( Blocking )
    | ( PostSuspended )
    | ( RemovedByUser )
    | ( UnavailableForLegalReasons )
    | ( WithheldInCountry )
    | ( PaymentMethodDeclined )
    | ( PaymentError )
    | ( MaxPinnedStoriesReached )
    | ( PublishingRestrictedBannedLinks )
    | ( CheckoutNotAvailable )
    | ( MissingLocalizationInformation )
    | ( PhoneNumberValidationError )
    | ( FailedChallenge )
    | ( EmptyQueue )
    | ( NoAssignedTagsError )
    | ( CustomDomainFailure )
    | ( MastodonInstanceConnectionError )
    | ( MastodonAccountConnectionError )
    | ( MastodonAccountValidationError )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  CatalogResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CatalogResult']>;
  Catalog: ResolverTypeWrapper<CatalogRow>;
  PredefinedCatalog: PredefinedCatalog;
  CatalogConnection: ResolverTypeWrapper<Omit<CatalogConnection, 'catalogs'> & { catalogs: Array<ResolversTypes['Catalog']> }>;
  CatalogItemConnection: ResolverTypeWrapper<Omit<CatalogItemConnection, 'items'> & { items: Array<ResolversTypes['CatalogItem']> }>;
  CatalogItem: ResolverTypeWrapper<CatalogItemRow>;
  CollectionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CollectionResult']>;
  Collection: ResolverTypeWrapper<CollectionRow>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  NewsletterV3: ResolverTypeWrapper<NewsletterV3>;
  CollectionHomepage: ResolverTypeWrapper<CollectionHomepage>;
  Color: ResolverTypeWrapper<Color>;
  CollectionCompatLegacy: ResolverTypeWrapper<CollectionCompatLegacy>;
  ArchiveRange: ResolverTypeWrapper<ArchiveRange>;
  CollectionPageKind: CollectionPageKind;
  CollectionPage: ResolverTypeWrapper<CollectionPageRow>;
  NavigationDestination: NavigationDestination;
  NavigationItem: ResolverTypeWrapper<NavigationItem>;
  CollectionEditor: ResolverTypeWrapper<CollectionEditorRow>;
  CollectionViewerEdge: ResolverTypeWrapper<CollectionRow>;
  PostResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PostResult']>;
  StaffPicksFeedInput: StaffPicksFeedInput;
  StaffPicksFeed: ResolverTypeWrapper<Omit<StaffPicksFeed, 'items'> & { items: Array<ResolversTypes['StaffPicksFeedItem']> }>;
  StaffPicksFeedItem: ResolverTypeWrapper<Omit<StaffPicksFeedItem, 'post'> & { post: ResolversTypes['Post'] }>;
  PostConnection: ResolverTypeWrapper<Omit<PostConnection, 'posts'> & { posts: Array<ResolversTypes['Post']> }>;
  Post: ResolverTypeWrapper<PostRow>;
  PostVisibility: PostVisibility;
  PostStatusForCollection: PostStatusForCollection;
  PostLicense: PostLicense;
  PostContent: ResolverTypeWrapper<PostContent>;
  PostNeighbours: ResolverTypeWrapper<Omit<PostNeighbours, 'previous' | 'next'> & { previous?: Maybe<ResolversTypes['Post']>, next?: Maybe<ResolversTypes['Post']> }>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  StoryBody: ResolverTypeWrapper<Scalars['StoryBody']['output']>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  NotFound: ResolverTypeWrapper<NotFound>;
  Conflict: ResolverTypeWrapper<Conflict>;
  RateLimited: ResolverTypeWrapper<RateLimited>;
  TooManyRequests: ResolverTypeWrapper<TooManyRequests>;
  ServiceUnavailable: ResolverTypeWrapper<ServiceUnavailable>;
  AlreadyExists: ResolverTypeWrapper<AlreadyExists>;
  AccountSuspended: ResolverTypeWrapper<AccountSuspended>;
  AccountDeleted: ResolverTypeWrapper<AccountDeleted>;
  Blocked: ResolverTypeWrapper<Blocked>;
  Blocking: ResolverTypeWrapper<Blocking>;
  PostSuspended: ResolverTypeWrapper<PostSuspended>;
  RemovedByUser: ResolverTypeWrapper<RemovedByUser>;
  UnavailableForLegalReasons: ResolverTypeWrapper<UnavailableForLegalReasons>;
  WithheldInCountry: ResolverTypeWrapper<WithheldInCountry>;
  PaymentMethodDeclined: ResolverTypeWrapper<PaymentMethodDeclined>;
  PaymentError: ResolverTypeWrapper<PaymentError>;
  MaxPinnedStoriesReached: ResolverTypeWrapper<MaxPinnedStoriesReached>;
  PublishingRestrictedBannedLinks: ResolverTypeWrapper<PublishingRestrictedBannedLinks>;
  CheckoutNotAvailable: ResolverTypeWrapper<CheckoutNotAvailable>;
  MissingLocalizationInformation: ResolverTypeWrapper<MissingLocalizationInformation>;
  PhoneNumberValidationError: ResolverTypeWrapper<PhoneNumberValidationError>;
  FailedChallenge: ResolverTypeWrapper<FailedChallenge>;
  EmptyQueue: ResolverTypeWrapper<EmptyQueue>;
  NoAssignedTagsError: ResolverTypeWrapper<NoAssignedTagsError>;
  CustomDomainFailure: ResolverTypeWrapper<CustomDomainFailure>;
  MastodonInstanceConnectionError: ResolverTypeWrapper<MastodonInstanceConnectionError>;
  MastodonAccountConnectionError: ResolverTypeWrapper<MastodonAccountConnectionError>;
  MastodonAccountValidationError: ResolverTypeWrapper<MastodonAccountValidationError>;
  PagingOptions: PagingOptions;
  PageParams: ResolverTypeWrapper<PageParams>;
  Paging: ResolverTypeWrapper<Paging>;
  ImageMetadata: ResolverTypeWrapper<ImageMetadata>;
  Tag: ResolverTypeWrapper<TagRow>;
  TagConnection: ResolverTypeWrapper<Omit<TagConnection, 'tags'> & { tags: Array<ResolversTypes['Tag']> }>;
  TagViewerEdge: ResolverTypeWrapper<TagRow>;
  UserResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UserResult']>;
  User: ResolverTypeWrapper<UserRow>;
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
  UserViewerEdge: ResolverTypeWrapper<UserRow>;
  CollectionRole: ResolverTypeWrapper<CollectionEditorRow>;
  CollectionRoleName: CollectionRoleName;
  Viewer: ResolverTypeWrapper<UserRow>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  CatalogResult: ResolversUnionTypes<ResolversParentTypes>['CatalogResult'];
  Catalog: CatalogRow;
  CatalogConnection: Omit<CatalogConnection, 'catalogs'> & { catalogs: Array<ResolversParentTypes['Catalog']> };
  CatalogItemConnection: Omit<CatalogItemConnection, 'items'> & { items: Array<ResolversParentTypes['CatalogItem']> };
  CatalogItem: CatalogItemRow;
  CollectionResult: ResolversUnionTypes<ResolversParentTypes>['CollectionResult'];
  Collection: CollectionRow;
  Boolean: Scalars['Boolean']['output'];
  NewsletterV3: NewsletterV3;
  CollectionHomepage: CollectionHomepage;
  Color: Color;
  CollectionCompatLegacy: CollectionCompatLegacy;
  ArchiveRange: ArchiveRange;
  CollectionPage: CollectionPageRow;
  NavigationItem: NavigationItem;
  CollectionEditor: CollectionEditorRow;
  CollectionViewerEdge: CollectionRow;
  PostResult: ResolversUnionTypes<ResolversParentTypes>['PostResult'];
  StaffPicksFeedInput: StaffPicksFeedInput;
  StaffPicksFeed: Omit<StaffPicksFeed, 'items'> & { items: Array<ResolversParentTypes['StaffPicksFeedItem']> };
  StaffPicksFeedItem: Omit<StaffPicksFeedItem, 'post'> & { post: ResolversParentTypes['Post'] };
  PostConnection: Omit<PostConnection, 'posts'> & { posts: Array<ResolversParentTypes['Post']> };
  Post: PostRow;
  PostContent: PostContent;
  PostNeighbours: Omit<PostNeighbours, 'previous' | 'next'> & { previous?: Maybe<ResolversParentTypes['Post']>, next?: Maybe<ResolversParentTypes['Post']> };
  Timestamp: Scalars['Timestamp']['output'];
  StoryBody: Scalars['StoryBody']['output'];
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  BadRequest: BadRequest;
  Unauthorized: Unauthorized;
  Forbidden: Forbidden;
  NotFound: NotFound;
  Conflict: Conflict;
  RateLimited: RateLimited;
  TooManyRequests: TooManyRequests;
  ServiceUnavailable: ServiceUnavailable;
  AlreadyExists: AlreadyExists;
  AccountSuspended: AccountSuspended;
  AccountDeleted: AccountDeleted;
  Blocked: Blocked;
  Blocking: Blocking;
  PostSuspended: PostSuspended;
  RemovedByUser: RemovedByUser;
  UnavailableForLegalReasons: UnavailableForLegalReasons;
  WithheldInCountry: WithheldInCountry;
  PaymentMethodDeclined: PaymentMethodDeclined;
  PaymentError: PaymentError;
  MaxPinnedStoriesReached: MaxPinnedStoriesReached;
  PublishingRestrictedBannedLinks: PublishingRestrictedBannedLinks;
  CheckoutNotAvailable: CheckoutNotAvailable;
  MissingLocalizationInformation: MissingLocalizationInformation;
  PhoneNumberValidationError: PhoneNumberValidationError;
  FailedChallenge: FailedChallenge;
  EmptyQueue: EmptyQueue;
  NoAssignedTagsError: NoAssignedTagsError;
  CustomDomainFailure: CustomDomainFailure;
  MastodonInstanceConnectionError: MastodonInstanceConnectionError;
  MastodonAccountConnectionError: MastodonAccountConnectionError;
  MastodonAccountValidationError: MastodonAccountValidationError;
  PagingOptions: PagingOptions;
  PageParams: PageParams;
  Paging: Paging;
  ImageMetadata: ImageMetadata;
  Tag: TagRow;
  TagConnection: Omit<TagConnection, 'tags'> & { tags: Array<ResolversParentTypes['Tag']> };
  TagViewerEdge: TagRow;
  UserResult: ResolversUnionTypes<ResolversParentTypes>['UserResult'];
  User: UserRow;
  UserConnection: Omit<UserConnection, 'users'> & { users: Array<ResolversParentTypes['User']> };
  CustomDomainState: CustomDomainState;
  CustomDomain: CustomDomain;
  Membership: Membership;
  UserLinkedAccounts: UserLinkedAccounts;
  LinkedAccountsViewerEdge: LinkedAccountsViewerEdge;
  MastodonAccount: MastodonAccount;
  UserVerifications: UserVerifications;
  SocialStats: SocialStats;
  UserViewerEdge: UserRow;
  CollectionRole: CollectionEditorRow;
  Viewer: UserRow;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  catalogById?: Resolver<ResolversTypes['CatalogResult'], ParentType, ContextType, RequireFields<QueryCatalogByIdArgs, 'catalogId'>>;
  libraryCatalog?: Resolver<Maybe<ResolversTypes['Catalog']>, ParentType, ContextType, RequireFields<QueryLibraryCatalogArgs, 'slug'>>;
  libraryCatalogs?: Resolver<ResolversTypes['CatalogConnection'], ParentType, ContextType, Partial<QueryLibraryCatalogsArgs>>;
  collectionByDomainOrSlug?: Resolver<ResolversTypes['CollectionResult'], ParentType, ContextType, RequireFields<QueryCollectionByDomainOrSlugArgs, 'domainOrSlug'>>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<QueryCollectionArgs, 'id'>>;
  topCollections?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType, Partial<QueryTopCollectionsArgs>>;
  postResult?: Resolver<ResolversTypes['PostResult'], ParentType, ContextType, RequireFields<QueryPostResultArgs, 'id'>>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<QueryPostArgs, 'id'>>;
  latestPosts?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<QueryLatestPostsArgs>>;
  topStories?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<QueryTopStoriesArgs>>;
  staffPicksFeed?: Resolver<ResolversTypes['StaffPicksFeed'], ParentType, ContextType, RequireFields<QueryStaffPicksFeedArgs, 'input'>>;
  tagFromSlug?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<QueryTagFromSlugArgs, 'tagSlug'>>;
  topic?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<QueryTopicArgs, 'slug'>>;
  featuredTags?: Resolver<ResolversTypes['TagConnection'], ParentType, ContextType, Partial<QueryFeaturedTagsArgs>>;
  topTags?: Resolver<ResolversTypes['TagConnection'], ParentType, ContextType, Partial<QueryTopTagsArgs>>;
  userResult?: Resolver<ResolversTypes['UserResult'], ParentType, ContextType, Partial<QueryUserResultArgs>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, Partial<QueryUserArgs>>;
  topWriters?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, Partial<QueryTopWritersArgs>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type CatalogResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CatalogResult'] = ResolversParentTypes['CatalogResult']> = {
  __resolveType: TypeResolveFn<'Catalog' | 'NotFound' | 'Forbidden', ParentType, ContextType>;
};

export type CatalogResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Catalog'] = ResolversParentTypes['Catalog']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  predefined?: Resolver<Maybe<ResolversTypes['PredefinedCatalog']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  creator?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  itemsConnection?: Resolver<ResolversTypes['CatalogItemConnection'], ParentType, ContextType, Partial<CatalogItemsConnectionArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CatalogConnection'] = ResolversParentTypes['CatalogConnection']> = {
  catalogs?: Resolver<Array<ResolversTypes['Catalog']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type CatalogItemConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CatalogItemConnection'] = ResolversParentTypes['CatalogItemConnection']> = {
  items?: Resolver<Array<ResolversTypes['CatalogItem']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type CatalogItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CatalogItem'] = ResolversParentTypes['CatalogItem']> = {
  catalogItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
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
  viewerEdge?: Resolver<ResolversTypes['CollectionViewerEdge'], ParentType, ContextType>;
  latestPosts?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<CollectionLatestPostsArgs>>;
  archivePosts?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<CollectionArchivePostsArgs>>;
  trendingPosts?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<CollectionTrendingPostsArgs>>;
  featuredPosts?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType, Partial<CollectionFeaturedPostsArgs>>;
  archiveRange?: Resolver<Maybe<ResolversTypes['ArchiveRange']>, ParentType, ContextType>;
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

export type ArchiveRangeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ArchiveRange'] = ResolversParentTypes['ArchiveRange']> = {
  first?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  latest?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
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
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediumUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previewImage?: Resolver<Maybe<ResolversTypes['ImageMetadata']>, ParentType, ContextType>;
  creator?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
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

export type UserErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict' | 'RateLimited' | 'TooManyRequests' | 'ServiceUnavailable' | 'AlreadyExists' | 'AccountSuspended' | 'AccountDeleted' | 'Blocked' | 'Blocking' | 'PostSuspended' | 'RemovedByUser' | 'UnavailableForLegalReasons' | 'WithheldInCountry' | 'PaymentMethodDeclined' | 'PaymentError' | 'MaxPinnedStoriesReached' | 'PublishingRestrictedBannedLinks' | 'CheckoutNotAvailable' | 'MissingLocalizationInformation' | 'PhoneNumberValidationError' | 'FailedChallenge' | 'EmptyQueue' | 'NoAssignedTagsError' | 'CustomDomainFailure' | 'MastodonInstanceConnectionError' | 'MastodonAccountConnectionError' | 'MastodonAccountValidationError', ParentType, ContextType>;
};

export type BadRequestResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BadRequest'] = ResolversParentTypes['BadRequest']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnauthorizedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Unauthorized'] = ResolversParentTypes['Unauthorized']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ForbiddenResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Forbidden'] = ResolversParentTypes['Forbidden']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotFoundResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NotFound'] = ResolversParentTypes['NotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConflictResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Conflict'] = ResolversParentTypes['Conflict']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RateLimitedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RateLimited'] = ResolversParentTypes['RateLimited']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TooManyRequestsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TooManyRequests'] = ResolversParentTypes['TooManyRequests']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceUnavailableResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ServiceUnavailable'] = ResolversParentTypes['ServiceUnavailable']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlreadyExistsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlreadyExists'] = ResolversParentTypes['AlreadyExists']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountSuspendedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountSuspended'] = ResolversParentTypes['AccountSuspended']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountDeletedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountDeleted'] = ResolversParentTypes['AccountDeleted']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlockedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Blocked'] = ResolversParentTypes['Blocked']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlockingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Blocking'] = ResolversParentTypes['Blocking']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostSuspendedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostSuspended'] = ResolversParentTypes['PostSuspended']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemovedByUserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemovedByUser'] = ResolversParentTypes['RemovedByUser']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnavailableForLegalReasonsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UnavailableForLegalReasons'] = ResolversParentTypes['UnavailableForLegalReasons']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WithheldInCountryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WithheldInCountry'] = ResolversParentTypes['WithheldInCountry']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentMethodDeclinedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentMethodDeclined'] = ResolversParentTypes['PaymentMethodDeclined']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentError'] = ResolversParentTypes['PaymentError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MaxPinnedStoriesReachedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MaxPinnedStoriesReached'] = ResolversParentTypes['MaxPinnedStoriesReached']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublishingRestrictedBannedLinksResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PublishingRestrictedBannedLinks'] = ResolversParentTypes['PublishingRestrictedBannedLinks']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutNotAvailableResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CheckoutNotAvailable'] = ResolversParentTypes['CheckoutNotAvailable']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MissingLocalizationInformationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MissingLocalizationInformation'] = ResolversParentTypes['MissingLocalizationInformation']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PhoneNumberValidationErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PhoneNumberValidationError'] = ResolversParentTypes['PhoneNumberValidationError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FailedChallengeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FailedChallenge'] = ResolversParentTypes['FailedChallenge']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmptyQueueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EmptyQueue'] = ResolversParentTypes['EmptyQueue']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoAssignedTagsErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NoAssignedTagsError'] = ResolversParentTypes['NoAssignedTagsError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomDomainFailureResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomDomainFailure'] = ResolversParentTypes['CustomDomainFailure']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MastodonInstanceConnectionErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MastodonInstanceConnectionError'] = ResolversParentTypes['MastodonInstanceConnectionError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MastodonAccountConnectionErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MastodonAccountConnectionError'] = ResolversParentTypes['MastodonAccountConnectionError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MastodonAccountValidationErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MastodonAccountValidationError'] = ResolversParentTypes['MastodonAccountValidationError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageParamsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageParams'] = ResolversParentTypes['PageParams']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PagingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Paging'] = ResolversParentTypes['Paging']> = {
  next?: Resolver<Maybe<ResolversTypes['PageParams']>, ParentType, ContextType>;
};

export type ImageMetadataResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ImageMetadata'] = ResolversParentTypes['ImageMetadata']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  focusPercentX?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  focusPercentY?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  archiveRange?: Resolver<Maybe<ResolversTypes['ArchiveRange']>, ParentType, ContextType>;
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
  customDomainState?: Resolver<Maybe<ResolversTypes['CustomDomainState']>, ParentType, ContextType>;
  membership?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  emailObfuscated?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedAccounts?: Resolver<ResolversTypes['UserLinkedAccounts'], ParentType, ContextType>;
  verifications?: Resolver<ResolversTypes['UserVerifications'], ParentType, ContextType>;
  socialStats?: Resolver<ResolversTypes['SocialStats'], ParentType, ContextType>;
  viewerEdge?: Resolver<ResolversTypes['UserViewerEdge'], ParentType, ContextType>;
  postCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  homepagePostsConnection?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<UserHomepagePostsConnectionArgs>>;
  publications?: Resolver<Array<ResolversTypes['CollectionRole']>, ParentType, ContextType>;
  adminCollections?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
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

export type ViewerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  membership?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  isLoggedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailObfuscated?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasSubdomain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerEdge?: Resolver<ResolversTypes['UserViewerEdge'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  CatalogResult?: CatalogResultResolvers<ContextType>;
  Catalog?: CatalogResolvers<ContextType>;
  CatalogConnection?: CatalogConnectionResolvers<ContextType>;
  CatalogItemConnection?: CatalogItemConnectionResolvers<ContextType>;
  CatalogItem?: CatalogItemResolvers<ContextType>;
  CollectionResult?: CollectionResultResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  NewsletterV3?: NewsletterV3Resolvers<ContextType>;
  CollectionHomepage?: CollectionHomepageResolvers<ContextType>;
  Color?: ColorResolvers<ContextType>;
  CollectionCompatLegacy?: CollectionCompatLegacyResolvers<ContextType>;
  ArchiveRange?: ArchiveRangeResolvers<ContextType>;
  CollectionPage?: CollectionPageResolvers<ContextType>;
  NavigationItem?: NavigationItemResolvers<ContextType>;
  CollectionEditor?: CollectionEditorResolvers<ContextType>;
  CollectionViewerEdge?: CollectionViewerEdgeResolvers<ContextType>;
  PostResult?: PostResultResolvers<ContextType>;
  StaffPicksFeed?: StaffPicksFeedResolvers<ContextType>;
  StaffPicksFeedItem?: StaffPicksFeedItemResolvers<ContextType>;
  PostConnection?: PostConnectionResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostContent?: PostContentResolvers<ContextType>;
  PostNeighbours?: PostNeighboursResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  StoryBody?: GraphQLScalarType;
  UserError?: UserErrorResolvers<ContextType>;
  BadRequest?: BadRequestResolvers<ContextType>;
  Unauthorized?: UnauthorizedResolvers<ContextType>;
  Forbidden?: ForbiddenResolvers<ContextType>;
  NotFound?: NotFoundResolvers<ContextType>;
  Conflict?: ConflictResolvers<ContextType>;
  RateLimited?: RateLimitedResolvers<ContextType>;
  TooManyRequests?: TooManyRequestsResolvers<ContextType>;
  ServiceUnavailable?: ServiceUnavailableResolvers<ContextType>;
  AlreadyExists?: AlreadyExistsResolvers<ContextType>;
  AccountSuspended?: AccountSuspendedResolvers<ContextType>;
  AccountDeleted?: AccountDeletedResolvers<ContextType>;
  Blocked?: BlockedResolvers<ContextType>;
  Blocking?: BlockingResolvers<ContextType>;
  PostSuspended?: PostSuspendedResolvers<ContextType>;
  RemovedByUser?: RemovedByUserResolvers<ContextType>;
  UnavailableForLegalReasons?: UnavailableForLegalReasonsResolvers<ContextType>;
  WithheldInCountry?: WithheldInCountryResolvers<ContextType>;
  PaymentMethodDeclined?: PaymentMethodDeclinedResolvers<ContextType>;
  PaymentError?: PaymentErrorResolvers<ContextType>;
  MaxPinnedStoriesReached?: MaxPinnedStoriesReachedResolvers<ContextType>;
  PublishingRestrictedBannedLinks?: PublishingRestrictedBannedLinksResolvers<ContextType>;
  CheckoutNotAvailable?: CheckoutNotAvailableResolvers<ContextType>;
  MissingLocalizationInformation?: MissingLocalizationInformationResolvers<ContextType>;
  PhoneNumberValidationError?: PhoneNumberValidationErrorResolvers<ContextType>;
  FailedChallenge?: FailedChallengeResolvers<ContextType>;
  EmptyQueue?: EmptyQueueResolvers<ContextType>;
  NoAssignedTagsError?: NoAssignedTagsErrorResolvers<ContextType>;
  CustomDomainFailure?: CustomDomainFailureResolvers<ContextType>;
  MastodonInstanceConnectionError?: MastodonInstanceConnectionErrorResolvers<ContextType>;
  MastodonAccountConnectionError?: MastodonAccountConnectionErrorResolvers<ContextType>;
  MastodonAccountValidationError?: MastodonAccountValidationErrorResolvers<ContextType>;
  PageParams?: PageParamsResolvers<ContextType>;
  Paging?: PagingResolvers<ContextType>;
  ImageMetadata?: ImageMetadataResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  TagConnection?: TagConnectionResolvers<ContextType>;
  TagViewerEdge?: TagViewerEdgeResolvers<ContextType>;
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
  Viewer?: ViewerResolvers<ContextType>;
};

