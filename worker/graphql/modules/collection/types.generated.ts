// Written by `npm run codegen`. Change what it is made from instead.
import type { StoryBody } from '../../../../schema/story/paragraph';
import type { Deltas } from '../../../../schema/story/delta';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AccessTokensMapper } from '../access-token/mappers';
import type { BookMapper, BookEditionMapper } from '../book/mappers';
import type { CatalogMapper, CatalogItemMapper, OwnCatalogItemMapper, RemovedCatalogItemMapper } from '../catalog/mappers';
import type { ClapperEdgeMapper } from '../clap/mappers';
import type { CoAuthorMapper, CoAuthorInvitationMapper } from '../co-author/mappers';
import type { CollectionMapper, CollectionViewerEdgeMapper, CollectionEditorMapper, CollectionPageMapper, CollectionActMapper } from './mappers';
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
  /** An ordered list of paragraphs, each plain text with markups over it; the shape is schema/story/paragraph.ts. */
  StoryBody: { input: StoryBody; output: StoryBody; }
  /** Milliseconds since 1970, UTC. */
  Timestamp: { input: number; output: number; }
  /** A list of changes of a draft; the shape is schema/story/delta.ts. */
  Deltas: { input: Deltas; output: Deltas; }
};

export type Query = {
  __typename?: 'Query';
  /** A publication by its slug (current or former) or its domain. */
  collectionByDomainOrSlug: CollectionResult;
  collection?: Maybe<Collection>;
  /** Publications that most people follow. */
  topCollections: Array<Collection>;
  /**
   * Whether a publication can have a slug: `collectionId` is the one that wants it, which may have one of its own former
   * slugs again; a new publication has none.
   */
  publicationSlug: PublicationSlugResult;
  /** A style sheet as it would be served, or what can't be used of it; for whoever is signed in. */
  previewStyleSheet: PreviewStyleSheetResult;
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

export type QueryPublicationSlugArgs = {
  slug: Scalars['String']['input'];
  collectionId?: InputMaybe<Scalars['ID']['input']>;
};

export type QueryPreviewStyleSheetArgs = {
  styleSheet: Scalars['String']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Creates a publication, whose owner is the viewer. */
  createPublication: CreatePublicationResult;
  /** Changes what a publication is called, says and looks like. A former slug keeps leading to it. */
  updatePublication: UpdatePublicationResult;
  /** Sets a publication's navigation; without entries it has the usual one. */
  setPublicationNavigation: SetPublicationNavigationResult;
  /** Creates a subpage or a feature page of a publication, or changes one. */
  savePublicationPage: SavePublicationPageResult;
  /**
   * Sets a publication's theme and style sheet; without them it looks like the rest of the site. The style sheet may set a
   * list of harmless properties within the publication's part of the page; anything else is refused, with its line.
   */
  setPublicationDesign: SetPublicationDesignResult;
  /** Makes one of the editors the owner, and the viewer, who owns it, an editor. It takes a recent sign-in and the typed slug. */
  transferPublication: TransferPublicationResult;
  /**
   * Deletes a publication; its stories go to their writers' profiles. It takes a recent sign-in and the typed slug, and can
   * be taken back for 14 days.
   */
  deletePublication: DeletePublicationResult;
  /** Restores a publication that was deleted in the last 14 days, with its stories. */
  undeletePublication: UndeletePublicationResult;
  /**
   * Takes a story out of its publication: its writer may, and the publication's owner and editors. It stays as it is, on
   * its writer's profile.
   */
  removePostFromPublication: RemovePostFromPublicationResult;
  /**
   * Brings back a story that the viewer has taken out of a publication within the last hour, as long as it is in no other
   * one.
   */
  returnPostToPublication: ReturnPostToPublicationResult;
  /** Sets the text of a publication's about page. */
  setPublicationAbout: SetPublicationAboutResult;
  /** Deletes such a page, and the entries of the navigation that lead to it. */
  deletePublicationPage: DeletePublicationPageResult;
  /** Restores such a page after its deletion, with its entries of the navigation. */
  undeletePublicationPage: UndeletePublicationPageResult;
};

export type MutationCreatePublicationArgs = {
  input: CreatePublicationInput;
};

export type MutationUpdatePublicationArgs = {
  input: UpdatePublicationInput;
};

export type MutationSetPublicationNavigationArgs = {
  input: SetPublicationNavigationInput;
};

export type MutationSavePublicationPageArgs = {
  input: SavePublicationPageInput;
};

export type MutationSetPublicationDesignArgs = {
  input: SetPublicationDesignInput;
};

export type MutationTransferPublicationArgs = {
  input: TransferPublicationInput;
};

export type MutationDeletePublicationArgs = {
  input: DeletePublicationInput;
};

export type MutationUndeletePublicationArgs = {
  input: UndeletePublicationInput;
};

export type MutationRemovePostFromPublicationArgs = {
  postId: Scalars['ID']['input'];
};

export type MutationReturnPostToPublicationArgs = {
  input: ReturnPostToPublicationInput;
};

export type MutationSetPublicationAboutArgs = {
  input: SetPublicationAboutInput;
};

export type MutationDeletePublicationPageArgs = {
  input: DeletePublicationPageInput;
};

export type MutationUndeletePublicationPageArgs = {
  input: UndeletePublicationPageInput;
};

export type CreatePublicationInput = {
  key?: InputMaybe<Scalars['ID']['input']>;
  slug: Scalars['String']['input'];
  name: Scalars['String']['input'];
  tagline?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  avatarId?: InputMaybe<Scalars['ID']['input']>;
  logoId?: InputMaybe<Scalars['ID']['input']>;
};

export type UpdatePublicationInput = {
  collectionId: Scalars['ID']['input'];
  slug: Scalars['String']['input'];
  name: Scalars['String']['input'];
  tagline: Scalars['String']['input'];
  description: Scalars['String']['input'];
  avatarId?: InputMaybe<Scalars['ID']['input']>;
  faviconId?: InputMaybe<Scalars['ID']['input']>;
  logoId?: InputMaybe<Scalars['ID']['input']>;
  headerColor?: InputMaybe<Scalars['String']['input']>;
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
};

export type SetPublicationNavigationInput = {
  collectionId: Scalars['ID']['input'];
  items: Array<NavigationItemInput>;
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
};

export type NavigationItemInput = {
  destination: NavigationDestination;
  /** 1 to 40 characters, one line. */
  title: Scalars['String']['input'];
  /**
   * What the destination needs: an address, the slug of one of the publication's pages, the name of a topic, the address or
   * id of a story of the publication.
   */
  value?: InputMaybe<Scalars['String']['input']>;
};

export type SavePublicationPageInput = {
  collectionId: Scalars['ID']['input'];
  kind: CollectionPageKind;
  currentSlug?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
  body?: InputMaybe<Scalars['StoryBody']['input']>;
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
};

export type SetPublicationAboutInput = {
  collectionId: Scalars['ID']['input'];
  about: Scalars['StoryBody']['input'];
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
};

export type UndeletePublicationPageInput = {
  collectionId: Scalars['ID']['input'];
  kind: CollectionPageKind;
  slug: Scalars['ID']['input'];
};

export type DeletePublicationPageInput = {
  collectionId: Scalars['ID']['input'];
  kind: CollectionPageKind;
  slug: Scalars['ID']['input'];
};

export type TransferPublicationInput = {
  collectionId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
  slug: Scalars['String']['input'];
};

export type DeletePublicationInput = {
  collectionId: Scalars['ID']['input'];
  slug: Scalars['String']['input'];
};

export type UndeletePublicationInput = {
  collectionId: Scalars['ID']['input'];
};

export type ReturnPostToPublicationInput = {
  postId: Scalars['ID']['input'];
  collectionId: Scalars['ID']['input'];
};

export type TransferPublicationResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound;

export type DeletePublicationResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound;

export type UndeletePublicationResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type Viewer = {
  __typename?: 'Viewer';
  /** Publications of the viewer that were deleted in the last 14 days, newest first. */
  deletedPublications: Array<Collection>;
};

export type SetPublicationDesignInput = {
  collectionId: Scalars['ID']['input'];
  theme?: InputMaybe<ThemeInput>;
  styleSheet?: InputMaybe<Scalars['String']['input']>;
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
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

export type ThemeFont =
  | 'SERIF_1'
  | 'SERIF_2'
  | 'SANS_SERIF_1';

export type SetPublicationDesignResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type SetPublicationAboutResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | PublishingRestrictedBannedLinks;

export type PreviewStyleSheetResult = StyleSheetPreview | BadRequest | Unauthorized;

export type PublicationSlugResult = FreePublicationSlug | BadRequest | AlreadyExists;

export type CreatePublicationResult = Collection | BadRequest | Unauthorized | Forbidden | AlreadyExists | Conflict | PublishingRestrictedBannedLinks;

export type UpdatePublicationResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound | AlreadyExists | Conflict | PublishingRestrictedBannedLinks;

export type SetPublicationNavigationResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | PublishingRestrictedBannedLinks;

export type SavePublicationPageResult = CollectionPage | BadRequest | Unauthorized | Forbidden | NotFound | AlreadyExists | Conflict | PublishingRestrictedBannedLinks;

export type RemovePostFromPublicationResult = Post | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type ReturnPostToPublicationResult = Post | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type UndeletePublicationPageResult = CollectionPage | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type DeletePublicationPageResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound;

export type StyleSheetPreview = {
  __typename?: 'StyleSheetPreview';
  /** Its rules apply within `[data-publication]` alone. */
  css: Scalars['String']['output'];
};

export type FreePublicationSlug = {
  __typename?: 'FreePublicationSlug';
  slug: Scalars['String']['output'];
};

export type CollectionResult = Collection | NotFound | TakenDown;

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
  /** What a change of a part begins from. */
  revisions: CollectionRevisions;
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
  /** Absent for a publication that looks like the rest of the site. */
  theme?: Maybe<Theme>;
  /** The path of the style sheet; absent without one. */
  styleSheetPath?: Maybe<Scalars['String']['output']>;
  /** The style sheet as its editors write it; only they see it. */
  customStyleSheet?: Maybe<Scalars['String']['output']>;
  /** All of one kind, by their slugs. */
  pages: Array<CollectionPage>;
  /** Who did what to the publication, newest first; only its owners and editors see it. */
  acts?: Maybe<CollectionActConnection>;
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

export type CollectionPagesArgs = {
  kind: CollectionPageKind;
};

export type CollectionActsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type CollectionActConnection = {
  __typename?: 'CollectionActConnection';
  acts: Array<CollectionAct>;
  pagingInfo: Paging;
};

/** An entry of a publication's log. */
export type CollectionAct = {
  __typename?: 'CollectionAct';
  id: Scalars['ID']['output'];
  at: Scalars['Timestamp']['output'];
  action: CollectionActAction;
  /** Absent if the account is gone. */
  actor?: Maybe<User>;
  /** The person whom it concerns, if any. */
  subject?: Maybe<User>;
  /** The story that it concerns, if any. */
  postId?: Maybe<Scalars['ID']['output']>;
  /** A few words about it; empty if there is nothing to say. */
  detail: Scalars['String']['output'];
};

export type CollectionActAction =
  | 'CREATE'
  | 'CHANGE_INFO'
  | 'CHANGE_SLUG'
  | 'CHANGE_ABOUT'
  | 'CHANGE_NAVIGATION'
  | 'CREATE_PAGE'
  | 'CHANGE_PAGE'
  | 'DELETE_PAGE'
  | 'RESTORE_PAGE'
  | 'CHANGE_DESIGN'
  | 'CHANGE_DOMAIN'
  | 'REMOVE_DOMAIN'
  | 'TRANSFER'
  | 'DELETE'
  | 'UNDELETE'
  | 'INVITE'
  | 'WITHDRAW_INVITATION'
  | 'ACCEPT_INVITATION'
  | 'DECLINE_INVITATION'
  | 'CHANGE_ROLE'
  | 'REMOVE_MEMBER'
  | 'LEAVE'
  | 'CHANGE_SUBMISSIONS'
  | 'SUBMIT_POST'
  | 'WITHDRAW_POST'
  | 'REVIEW_POST'
  | 'ADD_POST'
  | 'REMOVE_POST'
  | 'RETURN_POST'
  | 'FEATURE_POST'
  | 'UNFEATURE_POST';

/** How often each part of a publication was changed. */
export type CollectionRevisions = {
  __typename?: 'CollectionRevisions';
  /** What `updatePublication` sets. */
  info: Scalars['Int']['output'];
  navigation: Scalars['Int']['output'];
  about: Scalars['Int']['output'];
  design: Scalars['Int']['output'];
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
  /** How often it was changed. */
  revision: Scalars['Int']['output'];
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

/** How somebody's pages look. */
export type Theme = {
  __typename?: 'Theme';
  colorPalette: ColorPalette;
  fonts: ThemeFonts;
};

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

export type NotFound = UserError & {
  __typename?: 'NotFound';
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

export type PublishingRestrictedBannedLinks = UserError & {
  __typename?: 'PublishingRestrictedBannedLinks';
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

export type Post = {
  __typename?: 'Post';
  _?: Maybe<Scalars['Boolean']['output']>;
};

/** Staff has taken down a list or a publication, or is reviewing it. */
export type TakenDown = UserError & {
  __typename?: 'TakenDown';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  /** Whether it has been taken down; otherwise it is under review. */
  isTakenDown: Scalars['Boolean']['output'];
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

export type Paging = {
  __typename?: 'Paging';
  /** Absent on the last page. */
  next?: Maybe<PageParams>;
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
  TransferPublicationResult:
    | ( CollectionMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
  ;
  DeletePublicationResult:
    | ( CollectionMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
  ;
  UndeletePublicationResult:
    | ( CollectionMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
  SetPublicationDesignResult:
    | ( CollectionMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
  SetPublicationAboutResult:
    | ( CollectionMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
    | ( PublishingRestrictedBannedLinks )
  ;
  PreviewStyleSheetResult:
    | ( StyleSheetPreview )
    | ( BadRequest )
    | ( Unauthorized )
  ;
  PublicationSlugResult:
    | ( FreePublicationSlug )
    | ( BadRequest )
    | ( AlreadyExists )
  ;
  CreatePublicationResult:
    | ( CollectionMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( AlreadyExists )
    | ( Conflict )
    | ( PublishingRestrictedBannedLinks )
  ;
  UpdatePublicationResult:
    | ( CollectionMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( AlreadyExists )
    | ( Conflict )
    | ( PublishingRestrictedBannedLinks )
  ;
  SetPublicationNavigationResult:
    | ( CollectionMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
    | ( PublishingRestrictedBannedLinks )
  ;
  SavePublicationPageResult:
    | ( CollectionPageMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( AlreadyExists )
    | ( Conflict )
    | ( PublishingRestrictedBannedLinks )
  ;
  RemovePostFromPublicationResult:
    | ( PostMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
  ReturnPostToPublicationResult:
    | ( PostMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
  UndeletePublicationPageResult:
    | ( CollectionPageMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
  DeletePublicationPageResult:
    | ( CollectionMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
  ;
  CollectionResult:
    | ( CollectionMapper )
    | ( NotFound )
    | ( TakenDown )
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
    | ( PublishingRestrictedBannedLinks )
    | ( AlreadyExists )
    | ( TakenDown )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  CreatePublicationInput: CreatePublicationInput;
  UpdatePublicationInput: UpdatePublicationInput;
  SetPublicationNavigationInput: SetPublicationNavigationInput;
  NavigationItemInput: NavigationItemInput;
  SavePublicationPageInput: SavePublicationPageInput;
  SetPublicationAboutInput: SetPublicationAboutInput;
  UndeletePublicationPageInput: UndeletePublicationPageInput;
  DeletePublicationPageInput: DeletePublicationPageInput;
  TransferPublicationInput: TransferPublicationInput;
  DeletePublicationInput: DeletePublicationInput;
  UndeletePublicationInput: UndeletePublicationInput;
  ReturnPostToPublicationInput: ReturnPostToPublicationInput;
  TransferPublicationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TransferPublicationResult']>;
  DeletePublicationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeletePublicationResult']>;
  UndeletePublicationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UndeletePublicationResult']>;
  Viewer: ResolverTypeWrapper<ViewerMapper>;
  SetPublicationDesignInput: SetPublicationDesignInput;
  ThemeInput: ThemeInput;
  ThemeFont: ThemeFont;
  SetPublicationDesignResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetPublicationDesignResult']>;
  SetPublicationAboutResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetPublicationAboutResult']>;
  PreviewStyleSheetResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PreviewStyleSheetResult']>;
  PublicationSlugResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublicationSlugResult']>;
  CreatePublicationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreatePublicationResult']>;
  UpdatePublicationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdatePublicationResult']>;
  SetPublicationNavigationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetPublicationNavigationResult']>;
  SavePublicationPageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SavePublicationPageResult']>;
  RemovePostFromPublicationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemovePostFromPublicationResult']>;
  ReturnPostToPublicationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReturnPostToPublicationResult']>;
  UndeletePublicationPageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UndeletePublicationPageResult']>;
  DeletePublicationPageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeletePublicationPageResult']>;
  StyleSheetPreview: ResolverTypeWrapper<StyleSheetPreview>;
  FreePublicationSlug: ResolverTypeWrapper<FreePublicationSlug>;
  CollectionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CollectionResult']>;
  Collection: ResolverTypeWrapper<CollectionMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CollectionActConnection: ResolverTypeWrapper<Omit<CollectionActConnection, 'acts'> & { acts: Array<ResolversTypes['CollectionAct']> }>;
  CollectionAct: ResolverTypeWrapper<CollectionActMapper>;
  CollectionActAction: CollectionActAction;
  CollectionRevisions: ResolverTypeWrapper<CollectionRevisions>;
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
  Theme: ResolverTypeWrapper<Theme>;
  ColorPalette: ResolverTypeWrapper<ColorPalette>;
  ThemeFonts: ResolverTypeWrapper<ThemeFonts>;
  StoryBody: ResolverTypeWrapper<Scalars['StoryBody']['output']>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  NotFound: ResolverTypeWrapper<NotFound>;
  Conflict: ResolverTypeWrapper<Conflict>;
  PublishingRestrictedBannedLinks: ResolverTypeWrapper<PublishingRestrictedBannedLinks>;
  AlreadyExists: ResolverTypeWrapper<AlreadyExists>;
  Post: ResolverTypeWrapper<PostMapper>;
  TakenDown: ResolverTypeWrapper<TakenDown>;
  ImageMetadata: ResolverTypeWrapper<ImageMetadata>;
  User: ResolverTypeWrapper<UserMapper>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  PagingOptions: PagingOptions;
  PostConnection: ResolverTypeWrapper<Omit<PostConnection, 'posts'> & { posts: Array<ResolversTypes['Post']> }>;
  Paging: ResolverTypeWrapper<Paging>;
  CollectionRoleName: CollectionRoleName;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  Deltas: ResolverTypeWrapper<Scalars['Deltas']['output']>;
  PageParams: ResolverTypeWrapper<PageParams>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  CreatePublicationInput: CreatePublicationInput;
  UpdatePublicationInput: UpdatePublicationInput;
  SetPublicationNavigationInput: SetPublicationNavigationInput;
  NavigationItemInput: NavigationItemInput;
  SavePublicationPageInput: SavePublicationPageInput;
  SetPublicationAboutInput: SetPublicationAboutInput;
  UndeletePublicationPageInput: UndeletePublicationPageInput;
  DeletePublicationPageInput: DeletePublicationPageInput;
  TransferPublicationInput: TransferPublicationInput;
  DeletePublicationInput: DeletePublicationInput;
  UndeletePublicationInput: UndeletePublicationInput;
  ReturnPostToPublicationInput: ReturnPostToPublicationInput;
  TransferPublicationResult: ResolversUnionTypes<ResolversParentTypes>['TransferPublicationResult'];
  DeletePublicationResult: ResolversUnionTypes<ResolversParentTypes>['DeletePublicationResult'];
  UndeletePublicationResult: ResolversUnionTypes<ResolversParentTypes>['UndeletePublicationResult'];
  Viewer: ViewerMapper;
  SetPublicationDesignInput: SetPublicationDesignInput;
  ThemeInput: ThemeInput;
  SetPublicationDesignResult: ResolversUnionTypes<ResolversParentTypes>['SetPublicationDesignResult'];
  SetPublicationAboutResult: ResolversUnionTypes<ResolversParentTypes>['SetPublicationAboutResult'];
  PreviewStyleSheetResult: ResolversUnionTypes<ResolversParentTypes>['PreviewStyleSheetResult'];
  PublicationSlugResult: ResolversUnionTypes<ResolversParentTypes>['PublicationSlugResult'];
  CreatePublicationResult: ResolversUnionTypes<ResolversParentTypes>['CreatePublicationResult'];
  UpdatePublicationResult: ResolversUnionTypes<ResolversParentTypes>['UpdatePublicationResult'];
  SetPublicationNavigationResult: ResolversUnionTypes<ResolversParentTypes>['SetPublicationNavigationResult'];
  SavePublicationPageResult: ResolversUnionTypes<ResolversParentTypes>['SavePublicationPageResult'];
  RemovePostFromPublicationResult: ResolversUnionTypes<ResolversParentTypes>['RemovePostFromPublicationResult'];
  ReturnPostToPublicationResult: ResolversUnionTypes<ResolversParentTypes>['ReturnPostToPublicationResult'];
  UndeletePublicationPageResult: ResolversUnionTypes<ResolversParentTypes>['UndeletePublicationPageResult'];
  DeletePublicationPageResult: ResolversUnionTypes<ResolversParentTypes>['DeletePublicationPageResult'];
  StyleSheetPreview: StyleSheetPreview;
  FreePublicationSlug: FreePublicationSlug;
  CollectionResult: ResolversUnionTypes<ResolversParentTypes>['CollectionResult'];
  Collection: CollectionMapper;
  Boolean: Scalars['Boolean']['output'];
  CollectionActConnection: Omit<CollectionActConnection, 'acts'> & { acts: Array<ResolversParentTypes['CollectionAct']> };
  CollectionAct: CollectionActMapper;
  CollectionRevisions: CollectionRevisions;
  NewsletterV3: NewsletterV3;
  CollectionHomepage: CollectionHomepage;
  Color: Color;
  CollectionCompatLegacy: CollectionCompatLegacy;
  ArchivePeriods: ArchivePeriods;
  CollectionPage: CollectionPageMapper;
  NavigationItem: NavigationItem;
  CollectionEditor: CollectionEditorMapper;
  CollectionViewerEdge: CollectionViewerEdgeMapper;
  Theme: Theme;
  ColorPalette: ColorPalette;
  ThemeFonts: ThemeFonts;
  StoryBody: Scalars['StoryBody']['output'];
  BadRequest: BadRequest;
  Unauthorized: Unauthorized;
  Forbidden: Forbidden;
  NotFound: NotFound;
  Conflict: Conflict;
  PublishingRestrictedBannedLinks: PublishingRestrictedBannedLinks;
  AlreadyExists: AlreadyExists;
  Post: PostMapper;
  TakenDown: TakenDown;
  ImageMetadata: ImageMetadata;
  User: UserMapper;
  Timestamp: Scalars['Timestamp']['output'];
  PagingOptions: PagingOptions;
  PostConnection: Omit<PostConnection, 'posts'> & { posts: Array<ResolversParentTypes['Post']> };
  Paging: Paging;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Deltas: Scalars['Deltas']['output'];
  PageParams: PageParams;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  collectionByDomainOrSlug?: Resolver<ResolversTypes['CollectionResult'], ParentType, ContextType, RequireFields<QueryCollectionByDomainOrSlugArgs, 'domainOrSlug'>>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<QueryCollectionArgs, 'id'>>;
  topCollections?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType, Partial<QueryTopCollectionsArgs>>;
  publicationSlug?: Resolver<ResolversTypes['PublicationSlugResult'], ParentType, ContextType, RequireFields<QueryPublicationSlugArgs, 'slug'>>;
  previewStyleSheet?: Resolver<ResolversTypes['PreviewStyleSheetResult'], ParentType, ContextType, RequireFields<QueryPreviewStyleSheetArgs, 'styleSheet'>>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createPublication?: Resolver<ResolversTypes['CreatePublicationResult'], ParentType, ContextType, RequireFields<MutationCreatePublicationArgs, 'input'>>;
  updatePublication?: Resolver<ResolversTypes['UpdatePublicationResult'], ParentType, ContextType, RequireFields<MutationUpdatePublicationArgs, 'input'>>;
  setPublicationNavigation?: Resolver<ResolversTypes['SetPublicationNavigationResult'], ParentType, ContextType, RequireFields<MutationSetPublicationNavigationArgs, 'input'>>;
  savePublicationPage?: Resolver<ResolversTypes['SavePublicationPageResult'], ParentType, ContextType, RequireFields<MutationSavePublicationPageArgs, 'input'>>;
  setPublicationDesign?: Resolver<ResolversTypes['SetPublicationDesignResult'], ParentType, ContextType, RequireFields<MutationSetPublicationDesignArgs, 'input'>>;
  transferPublication?: Resolver<ResolversTypes['TransferPublicationResult'], ParentType, ContextType, RequireFields<MutationTransferPublicationArgs, 'input'>>;
  deletePublication?: Resolver<ResolversTypes['DeletePublicationResult'], ParentType, ContextType, RequireFields<MutationDeletePublicationArgs, 'input'>>;
  undeletePublication?: Resolver<ResolversTypes['UndeletePublicationResult'], ParentType, ContextType, RequireFields<MutationUndeletePublicationArgs, 'input'>>;
  removePostFromPublication?: Resolver<ResolversTypes['RemovePostFromPublicationResult'], ParentType, ContextType, RequireFields<MutationRemovePostFromPublicationArgs, 'postId'>>;
  returnPostToPublication?: Resolver<ResolversTypes['ReturnPostToPublicationResult'], ParentType, ContextType, RequireFields<MutationReturnPostToPublicationArgs, 'input'>>;
  setPublicationAbout?: Resolver<ResolversTypes['SetPublicationAboutResult'], ParentType, ContextType, RequireFields<MutationSetPublicationAboutArgs, 'input'>>;
  deletePublicationPage?: Resolver<ResolversTypes['DeletePublicationPageResult'], ParentType, ContextType, RequireFields<MutationDeletePublicationPageArgs, 'input'>>;
  undeletePublicationPage?: Resolver<ResolversTypes['UndeletePublicationPageResult'], ParentType, ContextType, RequireFields<MutationUndeletePublicationPageArgs, 'input'>>;
};

export type TransferPublicationResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TransferPublicationResult'] = ResolversParentTypes['TransferPublicationResult']> = {
  __resolveType: TypeResolveFn<'Collection' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type DeletePublicationResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeletePublicationResult'] = ResolversParentTypes['DeletePublicationResult']> = {
  __resolveType: TypeResolveFn<'Collection' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type UndeletePublicationResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UndeletePublicationResult'] = ResolversParentTypes['UndeletePublicationResult']> = {
  __resolveType: TypeResolveFn<'Collection' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  deletedPublications?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
};

export type SetPublicationDesignResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetPublicationDesignResult'] = ResolversParentTypes['SetPublicationDesignResult']> = {
  __resolveType: TypeResolveFn<'Collection' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type SetPublicationAboutResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetPublicationAboutResult'] = ResolversParentTypes['SetPublicationAboutResult']> = {
  __resolveType: TypeResolveFn<'Collection' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict' | 'PublishingRestrictedBannedLinks', ParentType, ContextType>;
};

export type PreviewStyleSheetResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PreviewStyleSheetResult'] = ResolversParentTypes['PreviewStyleSheetResult']> = {
  __resolveType: TypeResolveFn<'StyleSheetPreview' | 'BadRequest' | 'Unauthorized', ParentType, ContextType>;
};

export type PublicationSlugResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PublicationSlugResult'] = ResolversParentTypes['PublicationSlugResult']> = {
  __resolveType: TypeResolveFn<'FreePublicationSlug' | 'BadRequest' | 'AlreadyExists', ParentType, ContextType>;
};

export type CreatePublicationResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreatePublicationResult'] = ResolversParentTypes['CreatePublicationResult']> = {
  __resolveType: TypeResolveFn<'Collection' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'AlreadyExists' | 'Conflict' | 'PublishingRestrictedBannedLinks', ParentType, ContextType>;
};

export type UpdatePublicationResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UpdatePublicationResult'] = ResolversParentTypes['UpdatePublicationResult']> = {
  __resolveType: TypeResolveFn<'Collection' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'AlreadyExists' | 'Conflict' | 'PublishingRestrictedBannedLinks', ParentType, ContextType>;
};

export type SetPublicationNavigationResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetPublicationNavigationResult'] = ResolversParentTypes['SetPublicationNavigationResult']> = {
  __resolveType: TypeResolveFn<'Collection' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict' | 'PublishingRestrictedBannedLinks', ParentType, ContextType>;
};

export type SavePublicationPageResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SavePublicationPageResult'] = ResolversParentTypes['SavePublicationPageResult']> = {
  __resolveType: TypeResolveFn<'CollectionPage' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'AlreadyExists' | 'Conflict' | 'PublishingRestrictedBannedLinks', ParentType, ContextType>;
};

export type RemovePostFromPublicationResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemovePostFromPublicationResult'] = ResolversParentTypes['RemovePostFromPublicationResult']> = {
  __resolveType: TypeResolveFn<'Post' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type ReturnPostToPublicationResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReturnPostToPublicationResult'] = ResolversParentTypes['ReturnPostToPublicationResult']> = {
  __resolveType: TypeResolveFn<'Post' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type UndeletePublicationPageResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UndeletePublicationPageResult'] = ResolversParentTypes['UndeletePublicationPageResult']> = {
  __resolveType: TypeResolveFn<'CollectionPage' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type DeletePublicationPageResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeletePublicationPageResult'] = ResolversParentTypes['DeletePublicationPageResult']> = {
  __resolveType: TypeResolveFn<'Collection' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type StyleSheetPreviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StyleSheetPreview'] = ResolversParentTypes['StyleSheetPreview']> = {
  css?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FreePublicationSlugResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FreePublicationSlug'] = ResolversParentTypes['FreePublicationSlug']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CollectionResult'] = ResolversParentTypes['CollectionResult']> = {
  __resolveType: TypeResolveFn<'Collection' | 'NotFound' | 'TakenDown', ParentType, ContextType>;
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
  revisions?: Resolver<ResolversTypes['CollectionRevisions'], ParentType, ContextType>;
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
  theme?: Resolver<Maybe<ResolversTypes['Theme']>, ParentType, ContextType>;
  styleSheetPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customStyleSheet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['CollectionPage']>, ParentType, ContextType, RequireFields<CollectionPagesArgs, 'kind'>>;
  acts?: Resolver<Maybe<ResolversTypes['CollectionActConnection']>, ParentType, ContextType, Partial<CollectionActsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionActConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CollectionActConnection'] = ResolversParentTypes['CollectionActConnection']> = {
  acts?: Resolver<Array<ResolversTypes['CollectionAct']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type CollectionActResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CollectionAct'] = ResolversParentTypes['CollectionAct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['CollectionActAction'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  postId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectionRevisionsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CollectionRevisions'] = ResolversParentTypes['CollectionRevisions']> = {
  info?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  navigation?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  design?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type ThemeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Theme'] = ResolversParentTypes['Theme']> = {
  colorPalette?: Resolver<ResolversTypes['ColorPalette'], ParentType, ContextType>;
  fonts?: Resolver<ResolversTypes['ThemeFonts'], ParentType, ContextType>;
};

export type ColorPaletteResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ColorPalette'] = ResolversParentTypes['ColorPalette']> = {
  background?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  backgroundSpectrum?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tintSpectrum?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ThemeFontsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ThemeFonts'] = ResolversParentTypes['ThemeFonts']> = {
  font1?: Resolver<ResolversTypes['ThemeFont'], ParentType, ContextType>;
  font2?: Resolver<ResolversTypes['ThemeFont'], ParentType, ContextType>;
  font3?: Resolver<ResolversTypes['ThemeFont'], ParentType, ContextType>;
};

export interface StoryBodyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['StoryBody'], any> {
  name: 'StoryBody';
}

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export interface DeltasScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Deltas'], any> {
  name: 'Deltas';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  TransferPublicationResult?: TransferPublicationResultResolvers<ContextType>;
  DeletePublicationResult?: DeletePublicationResultResolvers<ContextType>;
  UndeletePublicationResult?: UndeletePublicationResultResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  SetPublicationDesignResult?: SetPublicationDesignResultResolvers<ContextType>;
  SetPublicationAboutResult?: SetPublicationAboutResultResolvers<ContextType>;
  PreviewStyleSheetResult?: PreviewStyleSheetResultResolvers<ContextType>;
  PublicationSlugResult?: PublicationSlugResultResolvers<ContextType>;
  CreatePublicationResult?: CreatePublicationResultResolvers<ContextType>;
  UpdatePublicationResult?: UpdatePublicationResultResolvers<ContextType>;
  SetPublicationNavigationResult?: SetPublicationNavigationResultResolvers<ContextType>;
  SavePublicationPageResult?: SavePublicationPageResultResolvers<ContextType>;
  RemovePostFromPublicationResult?: RemovePostFromPublicationResultResolvers<ContextType>;
  ReturnPostToPublicationResult?: ReturnPostToPublicationResultResolvers<ContextType>;
  UndeletePublicationPageResult?: UndeletePublicationPageResultResolvers<ContextType>;
  DeletePublicationPageResult?: DeletePublicationPageResultResolvers<ContextType>;
  StyleSheetPreview?: StyleSheetPreviewResolvers<ContextType>;
  FreePublicationSlug?: FreePublicationSlugResolvers<ContextType>;
  CollectionResult?: CollectionResultResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  CollectionActConnection?: CollectionActConnectionResolvers<ContextType>;
  CollectionAct?: CollectionActResolvers<ContextType>;
  CollectionRevisions?: CollectionRevisionsResolvers<ContextType>;
  NewsletterV3?: NewsletterV3Resolvers<ContextType>;
  CollectionHomepage?: CollectionHomepageResolvers<ContextType>;
  Color?: ColorResolvers<ContextType>;
  CollectionCompatLegacy?: CollectionCompatLegacyResolvers<ContextType>;
  ArchivePeriods?: ArchivePeriodsResolvers<ContextType>;
  CollectionPage?: CollectionPageResolvers<ContextType>;
  NavigationItem?: NavigationItemResolvers<ContextType>;
  CollectionEditor?: CollectionEditorResolvers<ContextType>;
  CollectionViewerEdge?: CollectionViewerEdgeResolvers<ContextType>;
  Theme?: ThemeResolvers<ContextType>;
  ColorPalette?: ColorPaletteResolvers<ContextType>;
  ThemeFonts?: ThemeFontsResolvers<ContextType>;
  StoryBody?: GraphQLScalarType;
  Timestamp?: GraphQLScalarType;
  Deltas?: GraphQLScalarType;
};


