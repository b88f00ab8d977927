// Written by `npm run codegen`. Change the .graphql files instead.
import type { StoryBody } from '../../schema/story/paragraph'
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { User as UserRow } from '../data/user/rows';
import type { Post as PostRow } from '../data/post/rows';
import type { Collection as CollectionRow, CollectionEditor as CollectionEditorRow, CollectionPage as CollectionPageRow } from '../data/collection/rows';
import type { Tag as TagRow } from '../data/tag/rows';
import type { Catalog as CatalogRow, CatalogItem as CatalogItemRow } from '../data/catalog/rows';
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
  /** Whether an account can still be made with this address. */
  emailAvailability: Scalars['Boolean']['output'];
  /** Goes along with links that sign in elsewhere; bound to this browser and good for an hour. */
  accountToken: Scalars['String']['output'];
  /** What a mailed link is about; absent when it is used up, too old or unknown. */
  signInLink?: Maybe<SignInLink>;
  /** Whose second factor this browser is asked for; absent when it is asked for none. */
  pendingSecondFactor?: Maybe<PendingSecondFactor>;
  /** The account that signed in last in this browser; absent when the browser remembers none, or it is gone. */
  alternateUserSuggestion?: Maybe<AlternateUserSuggestion>;
  /** How signing in works here. */
  signInOptions: SignInOptions;
  /** A post by its id: 8 to 12 hex digits, or the path segment that ends in them. */
  postResult: PostResult;
  post?: Maybe<Post>;
  /** Newest listed stories. */
  latestPosts: PostConnection;
  /** Stories by what readers do with them now, or of one UTC day (`yyyy-mm-dd`). */
  topStories: PostConnection;
  /** The UTC day that it is (`yyyy-mm-dd`). */
  today: Scalars['String']['output'];
  /** Stories chosen by staff, newest choice first. */
  staffPicksFeed: StaffPicksFeed;
  /** The viewer's account, for the viewer alone; null for a visitor. */
  accountSettings?: Maybe<AccountSettings>;
  /** How the viewer signs in; null for a visitor. */
  securitySettings?: Maybe<SecuritySettings>;
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
  /** Who isn't signed in; for a signed-in person too, since their browser is a visitor before they come in. */
  visitor: Visitor;
  /** Values of all flags for who asks. */
  variantFlags: Array<VariantFlag>;
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


export type QueryEmailAvailabilityArgs = {
  email: Scalars['String']['input'];
};


export type QuerySignInLinkArgs = {
  token: Scalars['String']['input'];
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
  /** The years that have stories, the months of `year` and the days of `month` that have some. */
  archivePeriods: ArchivePeriods;
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
  /** 1 to 12, of the year that was asked for. */
  months: Array<Scalars['Int']['output']>;
  /** Of the month that was asked for. */
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

export type Mutation = {
  __typename?: 'Mutation';
  /** Mails a code and a link. The code works in the browser that asked. */
  sendAcctAuthEmail: SendAcctAuthEmailResult;
  /** The same to the account that this browser remembers, to sign in to it. */
  sendAlternateUserEmail: SendAcctAuthEmailResult;
  /** This browser forgets which account was used in it. */
  forgetAlternateUser: MutationSuccess;
  /** Judges a typed code. The token is redeemed at /m/callback/authenticate within a minute. */
  verifyLoginCode: VerifyLoginCodeResult;
  signInWithPassword: SignInResult;
  /** A code of the authenticator app, or a recovery code. */
  verifyTwoFactorCode: SignInResult;
  /** What a passkey has to sign, as JSON for navigator.credentials.get. */
  startPasskeySignIn: PasskeyChallengeResult;
  /** `response` is what navigator.credentials.get gave, as JSON. */
  finishPasskeySignIn: SignInResult;
  /** Mails a link that confirms the viewer's address. */
  sendVerificationEmail: SendVerificationEmailResult;
  /** Mails a link to the new address; the old one stays until it is followed. */
  changeEmail: AccountSettingsResult;
  cancelEmailChange: AccountSettingsResult;
  changeUsername: AccountSettingsResult;
  updateProfile: AccountSettingsResult;
  /** Hides the account until its owner signs in again. */
  deactivateAccount: EndAccountResult;
  /** Hides the account, and removes it after 14 days unless its owner signs in before. */
  deleteAccount: EndAccountResult;
  /** Ends another session, or this one. */
  revokeSession: SecuritySettingsResult;
  /** Ends all sessions but this one. */
  revokeOtherSessions: SecuritySettingsResult;
  /** What a new passkey is made of, as JSON for navigator.credentials.create. */
  startPasskeyRegistration: StartPasskeyRegistrationResult;
  /** `response` is what navigator.credentials.create gave, as JSON. */
  finishPasskeyRegistration: SecuritySettingsResult;
  renamePasskey: SecuritySettingsResult;
  removePasskey: SecuritySettingsResult;
  /** The first step of setting the second factor up. */
  startTwoFactor: StartTwoFactorResult;
  /** The second: a code of the app shows that it took the secret. */
  confirmTwoFactor: RecoveryCodesResult;
  /** A code of the app, or a recovery code. */
  disableTwoFactor: SecuritySettingsResult;
  /** New ones; the old ones stop working. */
  regenerateRecoveryCodes: RecoveryCodesResult;
  /** Sets or changes the password. One that is set has to be given, or a sign-in not long ago. */
  setPassword: SecuritySettingsResult;
  removePassword: SecuritySettingsResult;
  disconnectAccount: SecuritySettingsResult;
  /** Begins to connect an account on a Mastodon server: the browser goes to the address that it gives. */
  connectMastodonStart: ConnectMastodonStartResult;
  /** Ends it with what the server sent the browser back with, once and in the same browser. */
  connectMastodonFinish: ConnectMastodonFinishResult;
  /** Puts a thing away for good. Only one's own. */
  userDismissFlag?: Maybe<Viewer>;
  /** Keeps how the viewer wants things; false when `userId` isn't the viewer. */
  updateViewerPreferences: Scalars['Boolean']['output'];
  /** Puts a thing away for as long as its rule says. */
  dismissForNow?: Maybe<Viewer>;
  /** Tags that a person starts with, at most 50: they are followed beside those that are followed already. */
  followTags: FollowTagsResult;
  /** Staff only: goes on as somebody else, to see what they see. */
  startSpoofing: SpoofingResult;
  stopSpoofing: SpoofingResult;
};


export type MutationSendAcctAuthEmailArgs = {
  email: Scalars['String']['input'];
  redirect?: InputMaybe<Scalars['String']['input']>;
  fullName?: InputMaybe<Scalars['String']['input']>;
  captchaValue?: InputMaybe<Scalars['String']['input']>;
  operation: Scalars['String']['input'];
  type?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSendAlternateUserEmailArgs = {
  redirect?: InputMaybe<Scalars['String']['input']>;
  captchaValue?: InputMaybe<Scalars['String']['input']>;
};


export type MutationVerifyLoginCodeArgs = {
  loginCode: Scalars['String']['input'];
};


export type MutationSignInWithPasswordArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  redirect?: InputMaybe<Scalars['String']['input']>;
  captchaValue?: InputMaybe<Scalars['String']['input']>;
};


export type MutationVerifyTwoFactorCodeArgs = {
  code: Scalars['String']['input'];
};


export type MutationFinishPasskeySignInArgs = {
  response: Scalars['String']['input'];
  redirect?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangeEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationChangeUsernameArgs = {
  username: Scalars['String']['input'];
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationDeleteAccountArgs = {
  username: Scalars['String']['input'];
};


export type MutationRevokeSessionArgs = {
  sessionId: Scalars['ID']['input'];
};


export type MutationFinishPasskeyRegistrationArgs = {
  response: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenamePasskeyArgs = {
  credentialId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRemovePasskeyArgs = {
  credentialId: Scalars['ID']['input'];
};


export type MutationConfirmTwoFactorArgs = {
  code: Scalars['String']['input'];
};


export type MutationDisableTwoFactorArgs = {
  code: Scalars['String']['input'];
};


export type MutationRegenerateRecoveryCodesArgs = {
  code: Scalars['String']['input'];
};


export type MutationSetPasswordArgs = {
  newPassword: Scalars['String']['input'];
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDisconnectAccountArgs = {
  provider: Scalars['String']['input'];
};


export type MutationConnectMastodonStartArgs = {
  instance: Scalars['String']['input'];
};


export type MutationConnectMastodonFinishArgs = {
  instance?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  error?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUserDismissFlagArgs = {
  userId: Scalars['ID']['input'];
  flag: Scalars['String']['input'];
};


export type MutationUpdateViewerPreferencesArgs = {
  userId: Scalars['ID']['input'];
  preferences: Array<UserPreferenceInput>;
};


export type MutationDismissForNowArgs = {
  userId: Scalars['ID']['input'];
  name: TimedDismissal;
};


export type MutationFollowTagsArgs = {
  tagSlugs: Array<Scalars['String']['input']>;
};


export type MutationStartSpoofingArgs = {
  username: Scalars['String']['input'];
};

export type SendAcctAuthEmailResult = SusiMethod | BadRequest | FailedChallenge | NotFound | ServiceUnavailable;

export type VerifyLoginCodeResult = Token | BadRequest | NotFound | TooManyRequests | RateLimited;

export type SignInResult = Token | AccountLockout | BadRequest | NotFound | FailedChallenge | RateLimited;

export type PasskeyChallengeResult = PasskeyChallenge | RateLimited;

export type SendVerificationEmailResult = MutationSuccess | Unauthorized | BadRequest | RateLimited | ServiceUnavailable;

/** What the person is about: `login` or `register`. */
export type SusiMethod = {
  __typename?: 'SusiMethod';
  value: Scalars['String']['output'];
};

export type Token = {
  __typename?: 'Token';
  value: Scalars['String']['output'];
};

export type MutationSuccess = {
  __typename?: 'MutationSuccess';
  success: Scalars['Boolean']['output'];
};

export type PasskeyChallenge = {
  __typename?: 'PasskeyChallenge';
  /** JSON */
  options: Scalars['String']['output'];
};

/** Why somebody is kept from trying. The message is the catalogue's, made of the other fields. */
export type AccountLockout = UserError & {
  __typename?: 'AccountLockout';
  message: Scalars['String']['output'];
  errorType: AccountLockoutErrorType;
  failCount: Scalars['Int']['output'];
  lockedOutUntil?: Maybe<Scalars['Timestamp']['output']>;
};

export type AccountLockoutErrorType =
  | 'InvalidPassword'
  | 'PasswordSoftLockout'
  | 'PasswordPermanentLockout'
  | 'InvalidTwoFactorAuthCode'
  | 'TwoFactorAuthSoftLockout'
  | 'TwoFactorAuthPermanentLockout'
  | 'IpAuthLockout';

export type SignInLink = {
  __typename?: 'SignInLink';
  /** `login` or `register` */
  operation: Scalars['String']['output'];
  emailObfuscated: Scalars['String']['output'];
  /** Absent for an account that isn't there yet. */
  user?: Maybe<User>;
  /** Whether this browser asked for the mail. */
  isSameBrowser: Scalars['Boolean']['output'];
};

/** What may be told of an account to whoever sits at a browser in which it was used. */
export type AlternateUserSuggestion = {
  __typename?: 'AlternateUserSuggestion';
  /** `r•••@q•••.test`; absent when it doesn't sign in by mail. */
  redactedEmailAddress?: Maybe<Scalars['String']['output']>;
  userId: Scalars['ID']['output'];
  /** Connected services that can be signed in with: `google`, `apple`, `facebook`, `twitter`. */
  socialLogins: Array<Scalars['String']['output']>;
};

export type PendingSecondFactor = {
  __typename?: 'PendingSecondFactor';
  user: User;
};

export type SignInOptions = {
  __typename?: 'SignInOptions';
  /** Those that are set up and not switched off by a flag. */
  providers: Array<SignInProvider>;
  isEmailOffered: Scalars['Boolean']['output'];
  captcha?: Maybe<CaptchaOptions>;
  /** What Google's one-tap needs; absent while it is off. */
  oneTap?: Maybe<OneTapOptions>;
};

export type SignInProvider = {
  __typename?: 'SignInProvider';
  /** `google`, `apple`, `facebook` or `twitter` */
  name: Scalars['String']['output'];
  isLoginOffered: Scalars['Boolean']['output'];
  isRegisterOffered: Scalars['Boolean']['output'];
};

export type CaptchaOptions = {
  __typename?: 'CaptchaOptions';
  /** `turnstile`, `recaptcha` or `development` */
  provider: Scalars['String']['output'];
  /** `standard` or `enterprise` */
  mode: Scalars['String']['output'];
  siteKey: Scalars['String']['output'];
  scriptUrl?: Maybe<Scalars['String']['output']>;
};

export type OneTapOptions = {
  __typename?: 'OneTapOptions';
  clientId: Scalars['String']['output'];
  scriptUrl: Scalars['String']['output'];
  nonce: Scalars['String']['output'];
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

export type AccountSettingsResult = AccountSettings | BadRequest | AlreadyExists | Unauthorized | Forbidden | RateLimited | ServiceUnavailable;

export type EndAccountResult = MutationSuccess | BadRequest | Unauthorized | Forbidden;

export type SecuritySettingsResult = SecuritySettings | AccountLockout | BadRequest | NotFound | Conflict | Unauthorized | Forbidden;

export type StartPasskeyRegistrationResult = PasskeyChallenge | BadRequest | Unauthorized | Forbidden;

export type StartTwoFactorResult = TwoFactorSetup | Conflict | Unauthorized | Forbidden;

export type RecoveryCodesResult = RecoveryCodes | AccountLockout | BadRequest | Unauthorized | Forbidden;

export type ConnectMastodonStartResult = MastodonVisit | MastodonInstanceConnectionError | MastodonAccountConnectionError | Unauthorized | Forbidden | NotFound | RateLimited;

export type ConnectMastodonFinishResult = MastodonAccount | MastodonInstanceConnectionError | MastodonAccountConnectionError | MastodonAccountValidationError | Unauthorized | Forbidden | NotFound;

export type UpdateProfileInput = {
  name: Scalars['String']['input'];
  bio: Scalars['String']['input'];
  /** An uploaded picture; absent for none. */
  imageId?: InputMaybe<Scalars['String']['input']>;
};

export type AccountSettings = {
  __typename?: 'AccountSettings';
  /** The viewer's id. */
  id: Scalars['ID']['output'];
  email?: Maybe<Scalars['String']['output']>;
  isEmailVerified: Scalars['Boolean']['output'];
  /** The address that waits to be confirmed. */
  unverifiedEmail?: Maybe<Scalars['String']['output']>;
  username: Scalars['String']['output'];
  /** Absent when it can be changed now. */
  usernameChangeableAt?: Maybe<Scalars['Timestamp']['output']>;
  name: Scalars['String']['output'];
  bio: Scalars['String']['output'];
  imageId?: Maybe<Scalars['String']['output']>;
};

export type SecuritySettings = {
  __typename?: 'SecuritySettings';
  /** The viewer's id. */
  id: Scalars['ID']['output'];
  /** Newest visit first, at most 50. */
  sessions: Array<SessionInfo>;
  passkeys: Array<Passkey>;
  twoFactor: TwoFactorState;
  hasPassword: Scalars['Boolean']['output'];
  connectedAccounts: Array<ConnectedAccount>;
  /** Absent while Mastodon accounts can't be connected. */
  mastodon?: Maybe<MastodonSettings>;
  /** Until when the viewer may change how they sign in; absent when they have to sign in again first. */
  recentUntil?: Maybe<Scalars['Timestamp']['output']>;
};

export type SessionInfo = {
  __typename?: 'SessionInfo';
  id: Scalars['ID']['output'];
  isCurrent: Scalars['Boolean']['output'];
  /** `Firefox on Windows` */
  device: Scalars['String']['output'];
  /** `code`, `link`, `password`, `passkey`, `google`, … */
  method: Scalars['String']['output'];
  host: Scalars['String']['output'];
  address?: Maybe<Scalars['String']['output']>;
  /** Two letters. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['Timestamp']['output'];
  lastSeenAt: Scalars['Timestamp']['output'];
};

export type Passkey = {
  __typename?: 'Passkey';
  credentialId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  isBackedUp: Scalars['Boolean']['output'];
  createdAt: Scalars['Timestamp']['output'];
  lastUsedAt?: Maybe<Scalars['Timestamp']['output']>;
};

export type TwoFactorState = {
  __typename?: 'TwoFactorState';
  isOn: Scalars['Boolean']['output'];
  recoveryCodesLeft: Scalars['Int']['output'];
};

export type ConnectedAccount = {
  __typename?: 'ConnectedAccount';
  provider: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  connectedAt: Scalars['Timestamp']['output'];
};

export type MastodonSettings = {
  __typename?: 'MastodonSettings';
  /** What the field for the server holds at first. */
  defaultInstance?: Maybe<Scalars['String']['output']>;
  account?: Maybe<MastodonAccount>;
};

export type MastodonVisit = {
  __typename?: 'MastodonVisit';
  /** The server's page that asks the person. */
  url: Scalars['String']['output'];
};

export type TwoFactorSetup = {
  __typename?: 'TwoFactorSetup';
  /** Base32, to be typed by hand. */
  secret: Scalars['String']['output'];
  otpauthUrl: Scalars['String']['output'];
  /** The address as a QR code: an SVG document. */
  qrSvg: Scalars['String']['output'];
};

export type RecoveryCodes = {
  __typename?: 'RecoveryCodes';
  /** Shown once. */
  codes: Array<Scalars['String']['output']>;
  security: SecuritySettings;
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
  errorType: MastodonConnectionErrorType;
};

export type MastodonConnectionErrorType =
  | 'ACCOUNT_TAKEN'
  | 'ALREADY_CONNECTED'
  | 'NON_MEMBER'
  /** The person said no at the server. */
  | 'DENIED'
  /** It took too long, was finished before, or was begun by somebody else or in another browser. */
  | 'EXPIRED'
  | 'UNKNOWN';

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
  /** The picture's mean colour as `#rrggbb`, shown while it loads; absent where it isn't known. */
  color?: Maybe<Scalars['String']['output']>;
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
  /** The years that have stories, the months of `year` and the days of `month` that have some. */
  archivePeriods: ArchivePeriods;
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
  /** The viewer's own; absent while they have linked none, and for everybody else. */
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

/** What the viewer is to this person. */
export type UserViewerEdge = {
  __typename?: 'UserViewerEdge';
  id: Scalars['ID']['output'];
  isFollowing: Scalars['Boolean']['output'];
  isMuting: Scalars['Boolean']['output'];
  isUser: Scalars['Boolean']['output'];
  /** When the person joined. */
  createdAt: Scalars['Timestamp']['output'];
  /** How the viewer wants things; empty for everybody else. */
  preferences: Array<UserPreference>;
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

export type FollowTagsResult = FollowedTags | BadRequest | NotFound | Unauthorized;

export type SpoofingResult = MutationSuccess | NotFound | Unauthorized | Forbidden;

export type FollowedTags = {
  __typename?: 'FollowedTags';
  tags: Array<Tag>;
};

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
  /** An address that isn't confirmed; absent when there is none. */
  unverifiedEmail?: Maybe<Scalars['String']['output']>;
  hasSubdomain: Scalars['Boolean']['output'];
  viewerEdge: UserViewerEdge;
  twitterScreenName?: Maybe<Scalars['String']['output']>;
  geolocation: Geolocation;
  hasPastMemberships: Scalars['Boolean']['output'];
  hasGroupGiftingEnabled: Scalars['Boolean']['output'];
  isMembershipTrialEligible: Scalars['Boolean']['output'];
  isEligibleToImportEmails: Scalars['Boolean']['output'];
  isEligibleToViewNewResponses: Scalars['Boolean']['output'];
  allowEmailAddressSharingEditorWriter: Scalars['Boolean']['output'];
  styleEditorOnboardingVersionSeen: Scalars['Int']['output'];
  /** What the viewer has put away for good. */
  dismissableFlags: Array<Scalars['String']['output']>;
  /** What the viewer has put away for a while, and what hasn't come back yet. */
  dismissedForNow: Array<TimedDismissal>;
  /** Absent for those who aren't enrolled. */
  partnerProgramEnrollment?: Maybe<PartnerProgramEnrollment>;
  isStaff: Scalars['Boolean']['output'];
  /** The member of staff who acts as the viewer; absent when nobody does. */
  spoofedBy?: Maybe<User>;
  /** What the address that signs out ends in. */
  signOutToken: Scalars['String']['output'];
  /** Tags that the viewer follows, newest first. */
  followedTags: TagConnection;
  /** Publications of which the viewer is owner or editor. */
  adminCollections: Array<Collection>;
};


export type ViewerFollowedTagsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type Visitor = {
  __typename?: 'Visitor';
  /** Begins with `lo_`. */
  id: Scalars['ID']['output'];
  geolocation: Geolocation;
};

export type Geolocation = {
  __typename?: 'Geolocation';
  /** Two letters; absent when it isn't known. */
  country?: Maybe<Scalars['String']['output']>;
};

export type PartnerProgramEnrollment = {
  __typename?: 'PartnerProgramEnrollment';
  id: Scalars['ID']['output'];
  status: PartnerProgramEnrollmentStatus;
};

export type PartnerProgramEnrollmentStatus =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'PENDING_ACTION'
  | 'SUSPENDED'
  | 'UNKNOWN';

export type VariantFlag = {
  __typename?: 'VariantFlag';
  name: Scalars['String']['output'];
  valueType: VariantFlagValue;
};

export type VariantFlagValue = VariantFlagBoolean | VariantFlagString | VariantFlagNumber;

export type VariantFlagBoolean = {
  __typename?: 'VariantFlagBoolean';
  value: Scalars['Boolean']['output'];
};

export type VariantFlagString = {
  __typename?: 'VariantFlagString';
  value: Scalars['String']['output'];
};

export type VariantFlagNumber = {
  __typename?: 'VariantFlagNumber';
  value: Scalars['Float']['output'];
};

export type UserPreference = {
  __typename?: 'UserPreference';
  name: Scalars['String']['output'];
  value: PreferenceValue;
};

export type PreferenceValue = StringPreference | IntPreference | BooleanPreference | StringSetPreference | EnumPreference;

export type StringPreference = {
  __typename?: 'StringPreference';
  stringValue: Scalars['String']['output'];
};

export type IntPreference = {
  __typename?: 'IntPreference';
  intValue: Scalars['Int']['output'];
};

export type BooleanPreference = {
  __typename?: 'BooleanPreference';
  booleanValue: Scalars['Boolean']['output'];
};

export type StringSetPreference = {
  __typename?: 'StringSetPreference';
  stringSetValue: Array<Scalars['String']['output']>;
};

export type EnumPreference = {
  __typename?: 'EnumPreference';
  enumValue: Scalars['String']['output'];
};

/** Exactly one of the values, of the preference's own type. */
export type UserPreferenceInput = {
  name: Scalars['String']['input'];
  stringValue?: InputMaybe<Scalars['String']['input']>;
  intValue?: InputMaybe<Scalars['Int']['input']>;
  booleanValue?: InputMaybe<Scalars['Boolean']['input']>;
  stringSetValue?: InputMaybe<Array<Scalars['String']['input']>>;
  enumValue?: InputMaybe<Scalars['String']['input']>;
};

/** What can be put away for a while. */
export type TimedDismissal =
  | 'UPSELL'
  | 'REACTIVATE'
  | 'FRIEND_UPSELL';



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
  SendAcctAuthEmailResult:
    | ( SusiMethod )
    | ( BadRequest )
    | ( FailedChallenge )
    | ( NotFound )
    | ( ServiceUnavailable )
  ;
  VerifyLoginCodeResult:
    | ( Token )
    | ( BadRequest )
    | ( NotFound )
    | ( TooManyRequests )
    | ( RateLimited )
  ;
  SignInResult:
    | ( Token )
    | ( AccountLockout )
    | ( BadRequest )
    | ( NotFound )
    | ( FailedChallenge )
    | ( RateLimited )
  ;
  PasskeyChallengeResult:
    | ( PasskeyChallenge )
    | ( RateLimited )
  ;
  SendVerificationEmailResult:
    | ( MutationSuccess )
    | ( Unauthorized )
    | ( BadRequest )
    | ( RateLimited )
    | ( ServiceUnavailable )
  ;
  PostResult:
    | ( PostRow )
    | ( NotFound )
    | ( PostSuspended )
    | ( RemovedByUser )
    | ( UnavailableForLegalReasons )
    | ( WithheldInCountry )
  ;
  AccountSettingsResult:
    | ( AccountSettings )
    | ( BadRequest )
    | ( AlreadyExists )
    | ( Unauthorized )
    | ( Forbidden )
    | ( RateLimited )
    | ( ServiceUnavailable )
  ;
  EndAccountResult:
    | ( MutationSuccess )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
  ;
  SecuritySettingsResult:
    | ( SecuritySettings )
    | ( AccountLockout )
    | ( BadRequest )
    | ( NotFound )
    | ( Conflict )
    | ( Unauthorized )
    | ( Forbidden )
  ;
  StartPasskeyRegistrationResult:
    | ( PasskeyChallenge )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
  ;
  StartTwoFactorResult:
    | ( TwoFactorSetup )
    | ( Conflict )
    | ( Unauthorized )
    | ( Forbidden )
  ;
  RecoveryCodesResult:
    | ( RecoveryCodes )
    | ( AccountLockout )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
  ;
  ConnectMastodonStartResult:
    | ( MastodonVisit )
    | ( MastodonInstanceConnectionError )
    | ( MastodonAccountConnectionError )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( RateLimited )
  ;
  ConnectMastodonFinishResult:
    | ( MastodonAccount )
    | ( MastodonInstanceConnectionError )
    | ( MastodonAccountConnectionError )
    | ( MastodonAccountValidationError )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
  ;
  UserResult:
    | ( UserRow )
    | ( NotFound )
    | ( AccountSuspended )
    | ( AccountDeleted )
  ;
  FollowTagsResult:
    | ( Omit<FollowedTags, 'tags'> & { tags: Array<_RefType['Tag']> } )
    | ( BadRequest )
    | ( NotFound )
    | ( Unauthorized )
  ;
  SpoofingResult:
    | ( MutationSuccess )
    | ( NotFound )
    | ( Unauthorized )
    | ( Forbidden )
  ;
  VariantFlagValue:
    | ( VariantFlagBoolean )
    | ( VariantFlagString )
    | ( VariantFlagNumber )
  ;
  PreferenceValue:
    | ( StringPreference )
    | ( IntPreference )
    | ( BooleanPreference )
    | ( StringSetPreference )
    | ( EnumPreference )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( AccountLockout )
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
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CatalogResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CatalogResult']>;
  Catalog: ResolverTypeWrapper<CatalogRow>;
  PredefinedCatalog: PredefinedCatalog;
  CatalogConnection: ResolverTypeWrapper<Omit<CatalogConnection, 'catalogs'> & { catalogs: Array<ResolversTypes['Catalog']> }>;
  CatalogItemConnection: ResolverTypeWrapper<Omit<CatalogItemConnection, 'items'> & { items: Array<ResolversTypes['CatalogItem']> }>;
  CatalogItem: ResolverTypeWrapper<CatalogItemRow>;
  CollectionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CollectionResult']>;
  Collection: ResolverTypeWrapper<CollectionRow>;
  NewsletterV3: ResolverTypeWrapper<NewsletterV3>;
  CollectionHomepage: ResolverTypeWrapper<CollectionHomepage>;
  Color: ResolverTypeWrapper<Color>;
  CollectionCompatLegacy: ResolverTypeWrapper<CollectionCompatLegacy>;
  ArchivePeriods: ResolverTypeWrapper<ArchivePeriods>;
  CollectionPageKind: CollectionPageKind;
  CollectionPage: ResolverTypeWrapper<CollectionPageRow>;
  NavigationDestination: NavigationDestination;
  NavigationItem: ResolverTypeWrapper<NavigationItem>;
  CollectionEditor: ResolverTypeWrapper<CollectionEditorRow>;
  CollectionViewerEdge: ResolverTypeWrapper<CollectionRow>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SendAcctAuthEmailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendAcctAuthEmailResult']>;
  VerifyLoginCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VerifyLoginCodeResult']>;
  SignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInResult']>;
  PasskeyChallengeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PasskeyChallengeResult']>;
  SendVerificationEmailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendVerificationEmailResult']>;
  SusiMethod: ResolverTypeWrapper<SusiMethod>;
  Token: ResolverTypeWrapper<Token>;
  MutationSuccess: ResolverTypeWrapper<MutationSuccess>;
  PasskeyChallenge: ResolverTypeWrapper<PasskeyChallenge>;
  AccountLockout: ResolverTypeWrapper<AccountLockout>;
  AccountLockoutErrorType: AccountLockoutErrorType;
  SignInLink: ResolverTypeWrapper<Omit<SignInLink, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  AlternateUserSuggestion: ResolverTypeWrapper<AlternateUserSuggestion>;
  PendingSecondFactor: ResolverTypeWrapper<Omit<PendingSecondFactor, 'user'> & { user: ResolversTypes['User'] }>;
  SignInOptions: ResolverTypeWrapper<SignInOptions>;
  SignInProvider: ResolverTypeWrapper<SignInProvider>;
  CaptchaOptions: ResolverTypeWrapper<CaptchaOptions>;
  OneTapOptions: ResolverTypeWrapper<OneTapOptions>;
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
  AccountSettingsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AccountSettingsResult']>;
  EndAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndAccountResult']>;
  SecuritySettingsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SecuritySettingsResult']>;
  StartPasskeyRegistrationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartPasskeyRegistrationResult']>;
  StartTwoFactorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartTwoFactorResult']>;
  RecoveryCodesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecoveryCodesResult']>;
  ConnectMastodonStartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConnectMastodonStartResult']>;
  ConnectMastodonFinishResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConnectMastodonFinishResult']>;
  UpdateProfileInput: UpdateProfileInput;
  AccountSettings: ResolverTypeWrapper<AccountSettings>;
  SecuritySettings: ResolverTypeWrapper<SecuritySettings>;
  SessionInfo: ResolverTypeWrapper<SessionInfo>;
  Passkey: ResolverTypeWrapper<Passkey>;
  TwoFactorState: ResolverTypeWrapper<TwoFactorState>;
  ConnectedAccount: ResolverTypeWrapper<ConnectedAccount>;
  MastodonSettings: ResolverTypeWrapper<MastodonSettings>;
  MastodonVisit: ResolverTypeWrapper<MastodonVisit>;
  TwoFactorSetup: ResolverTypeWrapper<TwoFactorSetup>;
  RecoveryCodes: ResolverTypeWrapper<RecoveryCodes>;
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
  MastodonConnectionErrorType: MastodonConnectionErrorType;
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
  FollowTagsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FollowTagsResult']>;
  SpoofingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SpoofingResult']>;
  FollowedTags: ResolverTypeWrapper<Omit<FollowedTags, 'tags'> & { tags: Array<ResolversTypes['Tag']> }>;
  Viewer: ResolverTypeWrapper<UserRow>;
  Visitor: ResolverTypeWrapper<Visitor>;
  Geolocation: ResolverTypeWrapper<Geolocation>;
  PartnerProgramEnrollment: ResolverTypeWrapper<PartnerProgramEnrollment>;
  PartnerProgramEnrollmentStatus: PartnerProgramEnrollmentStatus;
  VariantFlag: ResolverTypeWrapper<Omit<VariantFlag, 'valueType'> & { valueType: ResolversTypes['VariantFlagValue'] }>;
  VariantFlagValue: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VariantFlagValue']>;
  VariantFlagBoolean: ResolverTypeWrapper<VariantFlagBoolean>;
  VariantFlagString: ResolverTypeWrapper<VariantFlagString>;
  VariantFlagNumber: ResolverTypeWrapper<VariantFlagNumber>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  UserPreference: ResolverTypeWrapper<Omit<UserPreference, 'value'> & { value: ResolversTypes['PreferenceValue'] }>;
  PreferenceValue: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PreferenceValue']>;
  StringPreference: ResolverTypeWrapper<StringPreference>;
  IntPreference: ResolverTypeWrapper<IntPreference>;
  BooleanPreference: ResolverTypeWrapper<BooleanPreference>;
  StringSetPreference: ResolverTypeWrapper<StringSetPreference>;
  EnumPreference: ResolverTypeWrapper<EnumPreference>;
  UserPreferenceInput: UserPreferenceInput;
  TimedDismissal: TimedDismissal;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  CatalogResult: ResolversUnionTypes<ResolversParentTypes>['CatalogResult'];
  Catalog: CatalogRow;
  CatalogConnection: Omit<CatalogConnection, 'catalogs'> & { catalogs: Array<ResolversParentTypes['Catalog']> };
  CatalogItemConnection: Omit<CatalogItemConnection, 'items'> & { items: Array<ResolversParentTypes['CatalogItem']> };
  CatalogItem: CatalogItemRow;
  CollectionResult: ResolversUnionTypes<ResolversParentTypes>['CollectionResult'];
  Collection: CollectionRow;
  NewsletterV3: NewsletterV3;
  CollectionHomepage: CollectionHomepage;
  Color: Color;
  CollectionCompatLegacy: CollectionCompatLegacy;
  ArchivePeriods: ArchivePeriods;
  CollectionPage: CollectionPageRow;
  NavigationItem: NavigationItem;
  CollectionEditor: CollectionEditorRow;
  CollectionViewerEdge: CollectionRow;
  Mutation: Record<PropertyKey, never>;
  SendAcctAuthEmailResult: ResolversUnionTypes<ResolversParentTypes>['SendAcctAuthEmailResult'];
  VerifyLoginCodeResult: ResolversUnionTypes<ResolversParentTypes>['VerifyLoginCodeResult'];
  SignInResult: ResolversUnionTypes<ResolversParentTypes>['SignInResult'];
  PasskeyChallengeResult: ResolversUnionTypes<ResolversParentTypes>['PasskeyChallengeResult'];
  SendVerificationEmailResult: ResolversUnionTypes<ResolversParentTypes>['SendVerificationEmailResult'];
  SusiMethod: SusiMethod;
  Token: Token;
  MutationSuccess: MutationSuccess;
  PasskeyChallenge: PasskeyChallenge;
  AccountLockout: AccountLockout;
  SignInLink: Omit<SignInLink, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  AlternateUserSuggestion: AlternateUserSuggestion;
  PendingSecondFactor: Omit<PendingSecondFactor, 'user'> & { user: ResolversParentTypes['User'] };
  SignInOptions: SignInOptions;
  SignInProvider: SignInProvider;
  CaptchaOptions: CaptchaOptions;
  OneTapOptions: OneTapOptions;
  PostResult: ResolversUnionTypes<ResolversParentTypes>['PostResult'];
  StaffPicksFeedInput: StaffPicksFeedInput;
  StaffPicksFeed: Omit<StaffPicksFeed, 'items'> & { items: Array<ResolversParentTypes['StaffPicksFeedItem']> };
  StaffPicksFeedItem: Omit<StaffPicksFeedItem, 'post'> & { post: ResolversParentTypes['Post'] };
  PostConnection: Omit<PostConnection, 'posts'> & { posts: Array<ResolversParentTypes['Post']> };
  Post: PostRow;
  PostContent: PostContent;
  PostNeighbours: Omit<PostNeighbours, 'previous' | 'next'> & { previous?: Maybe<ResolversParentTypes['Post']>, next?: Maybe<ResolversParentTypes['Post']> };
  AccountSettingsResult: ResolversUnionTypes<ResolversParentTypes>['AccountSettingsResult'];
  EndAccountResult: ResolversUnionTypes<ResolversParentTypes>['EndAccountResult'];
  SecuritySettingsResult: ResolversUnionTypes<ResolversParentTypes>['SecuritySettingsResult'];
  StartPasskeyRegistrationResult: ResolversUnionTypes<ResolversParentTypes>['StartPasskeyRegistrationResult'];
  StartTwoFactorResult: ResolversUnionTypes<ResolversParentTypes>['StartTwoFactorResult'];
  RecoveryCodesResult: ResolversUnionTypes<ResolversParentTypes>['RecoveryCodesResult'];
  ConnectMastodonStartResult: ResolversUnionTypes<ResolversParentTypes>['ConnectMastodonStartResult'];
  ConnectMastodonFinishResult: ResolversUnionTypes<ResolversParentTypes>['ConnectMastodonFinishResult'];
  UpdateProfileInput: UpdateProfileInput;
  AccountSettings: AccountSettings;
  SecuritySettings: SecuritySettings;
  SessionInfo: SessionInfo;
  Passkey: Passkey;
  TwoFactorState: TwoFactorState;
  ConnectedAccount: ConnectedAccount;
  MastodonSettings: MastodonSettings;
  MastodonVisit: MastodonVisit;
  TwoFactorSetup: TwoFactorSetup;
  RecoveryCodes: RecoveryCodes;
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
  FollowTagsResult: ResolversUnionTypes<ResolversParentTypes>['FollowTagsResult'];
  SpoofingResult: ResolversUnionTypes<ResolversParentTypes>['SpoofingResult'];
  FollowedTags: Omit<FollowedTags, 'tags'> & { tags: Array<ResolversParentTypes['Tag']> };
  Viewer: UserRow;
  Visitor: Visitor;
  Geolocation: Geolocation;
  PartnerProgramEnrollment: PartnerProgramEnrollment;
  VariantFlag: Omit<VariantFlag, 'valueType'> & { valueType: ResolversParentTypes['VariantFlagValue'] };
  VariantFlagValue: ResolversUnionTypes<ResolversParentTypes>['VariantFlagValue'];
  VariantFlagBoolean: VariantFlagBoolean;
  VariantFlagString: VariantFlagString;
  VariantFlagNumber: VariantFlagNumber;
  Float: Scalars['Float']['output'];
  UserPreference: Omit<UserPreference, 'value'> & { value: ResolversParentTypes['PreferenceValue'] };
  PreferenceValue: ResolversUnionTypes<ResolversParentTypes>['PreferenceValue'];
  StringPreference: StringPreference;
  IntPreference: IntPreference;
  BooleanPreference: BooleanPreference;
  StringSetPreference: StringSetPreference;
  EnumPreference: EnumPreference;
  UserPreferenceInput: UserPreferenceInput;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  catalogById?: Resolver<ResolversTypes['CatalogResult'], ParentType, ContextType, RequireFields<QueryCatalogByIdArgs, 'catalogId'>>;
  libraryCatalog?: Resolver<Maybe<ResolversTypes['Catalog']>, ParentType, ContextType, RequireFields<QueryLibraryCatalogArgs, 'slug'>>;
  libraryCatalogs?: Resolver<ResolversTypes['CatalogConnection'], ParentType, ContextType, Partial<QueryLibraryCatalogsArgs>>;
  collectionByDomainOrSlug?: Resolver<ResolversTypes['CollectionResult'], ParentType, ContextType, RequireFields<QueryCollectionByDomainOrSlugArgs, 'domainOrSlug'>>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<QueryCollectionArgs, 'id'>>;
  topCollections?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType, Partial<QueryTopCollectionsArgs>>;
  emailAvailability?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryEmailAvailabilityArgs, 'email'>>;
  accountToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signInLink?: Resolver<Maybe<ResolversTypes['SignInLink']>, ParentType, ContextType, RequireFields<QuerySignInLinkArgs, 'token'>>;
  pendingSecondFactor?: Resolver<Maybe<ResolversTypes['PendingSecondFactor']>, ParentType, ContextType>;
  alternateUserSuggestion?: Resolver<Maybe<ResolversTypes['AlternateUserSuggestion']>, ParentType, ContextType>;
  signInOptions?: Resolver<ResolversTypes['SignInOptions'], ParentType, ContextType>;
  postResult?: Resolver<ResolversTypes['PostResult'], ParentType, ContextType, RequireFields<QueryPostResultArgs, 'id'>>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<QueryPostArgs, 'id'>>;
  latestPosts?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<QueryLatestPostsArgs>>;
  topStories?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<QueryTopStoriesArgs>>;
  today?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staffPicksFeed?: Resolver<ResolversTypes['StaffPicksFeed'], ParentType, ContextType, RequireFields<QueryStaffPicksFeedArgs, 'input'>>;
  accountSettings?: Resolver<Maybe<ResolversTypes['AccountSettings']>, ParentType, ContextType>;
  securitySettings?: Resolver<Maybe<ResolversTypes['SecuritySettings']>, ParentType, ContextType>;
  tagFromSlug?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<QueryTagFromSlugArgs, 'tagSlug'>>;
  topic?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<QueryTopicArgs, 'slug'>>;
  featuredTags?: Resolver<ResolversTypes['TagConnection'], ParentType, ContextType, Partial<QueryFeaturedTagsArgs>>;
  topTags?: Resolver<ResolversTypes['TagConnection'], ParentType, ContextType, Partial<QueryTopTagsArgs>>;
  userResult?: Resolver<ResolversTypes['UserResult'], ParentType, ContextType, Partial<QueryUserResultArgs>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, Partial<QueryUserArgs>>;
  topWriters?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, Partial<QueryTopWritersArgs>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  visitor?: Resolver<ResolversTypes['Visitor'], ParentType, ContextType>;
  variantFlags?: Resolver<Array<ResolversTypes['VariantFlag']>, ParentType, ContextType>;
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

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  sendAcctAuthEmail?: Resolver<ResolversTypes['SendAcctAuthEmailResult'], ParentType, ContextType, RequireFields<MutationSendAcctAuthEmailArgs, 'email' | 'operation'>>;
  sendAlternateUserEmail?: Resolver<ResolversTypes['SendAcctAuthEmailResult'], ParentType, ContextType, Partial<MutationSendAlternateUserEmailArgs>>;
  forgetAlternateUser?: Resolver<ResolversTypes['MutationSuccess'], ParentType, ContextType>;
  verifyLoginCode?: Resolver<ResolversTypes['VerifyLoginCodeResult'], ParentType, ContextType, RequireFields<MutationVerifyLoginCodeArgs, 'loginCode'>>;
  signInWithPassword?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInWithPasswordArgs, 'email' | 'password'>>;
  verifyTwoFactorCode?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationVerifyTwoFactorCodeArgs, 'code'>>;
  startPasskeySignIn?: Resolver<ResolversTypes['PasskeyChallengeResult'], ParentType, ContextType>;
  finishPasskeySignIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationFinishPasskeySignInArgs, 'response'>>;
  sendVerificationEmail?: Resolver<ResolversTypes['SendVerificationEmailResult'], ParentType, ContextType>;
  changeEmail?: Resolver<ResolversTypes['AccountSettingsResult'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'email'>>;
  cancelEmailChange?: Resolver<ResolversTypes['AccountSettingsResult'], ParentType, ContextType>;
  changeUsername?: Resolver<ResolversTypes['AccountSettingsResult'], ParentType, ContextType, RequireFields<MutationChangeUsernameArgs, 'username'>>;
  updateProfile?: Resolver<ResolversTypes['AccountSettingsResult'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  deactivateAccount?: Resolver<ResolversTypes['EndAccountResult'], ParentType, ContextType>;
  deleteAccount?: Resolver<ResolversTypes['EndAccountResult'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'username'>>;
  revokeSession?: Resolver<ResolversTypes['SecuritySettingsResult'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'sessionId'>>;
  revokeOtherSessions?: Resolver<ResolversTypes['SecuritySettingsResult'], ParentType, ContextType>;
  startPasskeyRegistration?: Resolver<ResolversTypes['StartPasskeyRegistrationResult'], ParentType, ContextType>;
  finishPasskeyRegistration?: Resolver<ResolversTypes['SecuritySettingsResult'], ParentType, ContextType, RequireFields<MutationFinishPasskeyRegistrationArgs, 'response' | 'name'>>;
  renamePasskey?: Resolver<ResolversTypes['SecuritySettingsResult'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'credentialId' | 'name'>>;
  removePasskey?: Resolver<ResolversTypes['SecuritySettingsResult'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'credentialId'>>;
  startTwoFactor?: Resolver<ResolversTypes['StartTwoFactorResult'], ParentType, ContextType>;
  confirmTwoFactor?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType, RequireFields<MutationConfirmTwoFactorArgs, 'code'>>;
  disableTwoFactor?: Resolver<ResolversTypes['SecuritySettingsResult'], ParentType, ContextType, RequireFields<MutationDisableTwoFactorArgs, 'code'>>;
  regenerateRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType, RequireFields<MutationRegenerateRecoveryCodesArgs, 'code'>>;
  setPassword?: Resolver<ResolversTypes['SecuritySettingsResult'], ParentType, ContextType, RequireFields<MutationSetPasswordArgs, 'newPassword'>>;
  removePassword?: Resolver<ResolversTypes['SecuritySettingsResult'], ParentType, ContextType>;
  disconnectAccount?: Resolver<ResolversTypes['SecuritySettingsResult'], ParentType, ContextType, RequireFields<MutationDisconnectAccountArgs, 'provider'>>;
  connectMastodonStart?: Resolver<ResolversTypes['ConnectMastodonStartResult'], ParentType, ContextType, RequireFields<MutationConnectMastodonStartArgs, 'instance'>>;
  connectMastodonFinish?: Resolver<ResolversTypes['ConnectMastodonFinishResult'], ParentType, ContextType, Partial<MutationConnectMastodonFinishArgs>>;
  userDismissFlag?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType, RequireFields<MutationUserDismissFlagArgs, 'userId' | 'flag'>>;
  updateViewerPreferences?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUpdateViewerPreferencesArgs, 'userId' | 'preferences'>>;
  dismissForNow?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType, RequireFields<MutationDismissForNowArgs, 'userId' | 'name'>>;
  followTags?: Resolver<ResolversTypes['FollowTagsResult'], ParentType, ContextType, RequireFields<MutationFollowTagsArgs, 'tagSlugs'>>;
  startSpoofing?: Resolver<ResolversTypes['SpoofingResult'], ParentType, ContextType, RequireFields<MutationStartSpoofingArgs, 'username'>>;
  stopSpoofing?: Resolver<ResolversTypes['SpoofingResult'], ParentType, ContextType>;
};

export type SendAcctAuthEmailResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SendAcctAuthEmailResult'] = ResolversParentTypes['SendAcctAuthEmailResult']> = {
  __resolveType: TypeResolveFn<'SusiMethod' | 'BadRequest' | 'FailedChallenge' | 'NotFound' | 'ServiceUnavailable', ParentType, ContextType>;
};

export type VerifyLoginCodeResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VerifyLoginCodeResult'] = ResolversParentTypes['VerifyLoginCodeResult']> = {
  __resolveType: TypeResolveFn<'Token' | 'BadRequest' | 'NotFound' | 'TooManyRequests' | 'RateLimited', ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  __resolveType: TypeResolveFn<'Token' | 'AccountLockout' | 'BadRequest' | 'NotFound' | 'FailedChallenge' | 'RateLimited', ParentType, ContextType>;
};

export type PasskeyChallengeResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PasskeyChallengeResult'] = ResolversParentTypes['PasskeyChallengeResult']> = {
  __resolveType: TypeResolveFn<'PasskeyChallenge' | 'RateLimited', ParentType, ContextType>;
};

export type SendVerificationEmailResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SendVerificationEmailResult'] = ResolversParentTypes['SendVerificationEmailResult']> = {
  __resolveType: TypeResolveFn<'MutationSuccess' | 'Unauthorized' | 'BadRequest' | 'RateLimited' | 'ServiceUnavailable', ParentType, ContextType>;
};

export type SusiMethodResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SusiMethod'] = ResolversParentTypes['SusiMethod']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TokenResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Token'] = ResolversParentTypes['Token']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationSuccessResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MutationSuccess'] = ResolversParentTypes['MutationSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasskeyChallengeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PasskeyChallenge'] = ResolversParentTypes['PasskeyChallenge']> = {
  options?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountLockoutResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountLockout'] = ResolversParentTypes['AccountLockout']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorType?: Resolver<ResolversTypes['AccountLockoutErrorType'], ParentType, ContextType>;
  failCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lockedOutUntil?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInLinkResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SignInLink'] = ResolversParentTypes['SignInLink']> = {
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailObfuscated?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  isSameBrowser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AlternateUserSuggestionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlternateUserSuggestion'] = ResolversParentTypes['AlternateUserSuggestion']> = {
  redactedEmailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  socialLogins?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PendingSecondFactorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PendingSecondFactor'] = ResolversParentTypes['PendingSecondFactor']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type SignInOptionsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SignInOptions'] = ResolversParentTypes['SignInOptions']> = {
  providers?: Resolver<Array<ResolversTypes['SignInProvider']>, ParentType, ContextType>;
  isEmailOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  captcha?: Resolver<Maybe<ResolversTypes['CaptchaOptions']>, ParentType, ContextType>;
  oneTap?: Resolver<Maybe<ResolversTypes['OneTapOptions']>, ParentType, ContextType>;
};

export type SignInProviderResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SignInProvider'] = ResolversParentTypes['SignInProvider']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLoginOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRegisterOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CaptchaOptionsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CaptchaOptions'] = ResolversParentTypes['CaptchaOptions']> = {
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scriptUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OneTapOptionsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OneTapOptions'] = ResolversParentTypes['OneTapOptions']> = {
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scriptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nonce?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type AccountSettingsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountSettingsResult'] = ResolversParentTypes['AccountSettingsResult']> = {
  __resolveType: TypeResolveFn<'AccountSettings' | 'BadRequest' | 'AlreadyExists' | 'Unauthorized' | 'Forbidden' | 'RateLimited' | 'ServiceUnavailable', ParentType, ContextType>;
};

export type EndAccountResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EndAccountResult'] = ResolversParentTypes['EndAccountResult']> = {
  __resolveType: TypeResolveFn<'MutationSuccess' | 'BadRequest' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type SecuritySettingsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SecuritySettingsResult'] = ResolversParentTypes['SecuritySettingsResult']> = {
  __resolveType: TypeResolveFn<'SecuritySettings' | 'AccountLockout' | 'BadRequest' | 'NotFound' | 'Conflict' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type StartPasskeyRegistrationResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StartPasskeyRegistrationResult'] = ResolversParentTypes['StartPasskeyRegistrationResult']> = {
  __resolveType: TypeResolveFn<'PasskeyChallenge' | 'BadRequest' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type StartTwoFactorResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StartTwoFactorResult'] = ResolversParentTypes['StartTwoFactorResult']> = {
  __resolveType: TypeResolveFn<'TwoFactorSetup' | 'Conflict' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type RecoveryCodesResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RecoveryCodesResult'] = ResolversParentTypes['RecoveryCodesResult']> = {
  __resolveType: TypeResolveFn<'RecoveryCodes' | 'AccountLockout' | 'BadRequest' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type ConnectMastodonStartResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConnectMastodonStartResult'] = ResolversParentTypes['ConnectMastodonStartResult']> = {
  __resolveType: TypeResolveFn<'MastodonVisit' | 'MastodonInstanceConnectionError' | 'MastodonAccountConnectionError' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type ConnectMastodonFinishResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConnectMastodonFinishResult'] = ResolversParentTypes['ConnectMastodonFinishResult']> = {
  __resolveType: TypeResolveFn<'MastodonAccount' | 'MastodonInstanceConnectionError' | 'MastodonAccountConnectionError' | 'MastodonAccountValidationError' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type AccountSettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountSettings'] = ResolversParentTypes['AccountSettings']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isEmailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unverifiedEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usernameChangeableAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecuritySettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SecuritySettings'] = ResolversParentTypes['SecuritySettings']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['SessionInfo']>, ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  twoFactor?: Resolver<ResolversTypes['TwoFactorState'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  connectedAccounts?: Resolver<Array<ResolversTypes['ConnectedAccount']>, ParentType, ContextType>;
  mastodon?: Resolver<Maybe<ResolversTypes['MastodonSettings']>, ParentType, ContextType>;
  recentUntil?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SessionInfo'] = ResolversParentTypes['SessionInfo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isBackedUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type TwoFactorStateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TwoFactorState'] = ResolversParentTypes['TwoFactorState']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConnectedAccountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConnectedAccount'] = ResolversParentTypes['ConnectedAccount']> = {
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  connectedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type MastodonSettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MastodonSettings'] = ResolversParentTypes['MastodonSettings']> = {
  defaultInstance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['MastodonAccount']>, ParentType, ContextType>;
};

export type MastodonVisitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MastodonVisit'] = ResolversParentTypes['MastodonVisit']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TwoFactorSetupResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TwoFactorSetup'] = ResolversParentTypes['TwoFactorSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otpauthUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrSvg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecoveryCodesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RecoveryCodes'] = ResolversParentTypes['RecoveryCodes']> = {
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  security?: Resolver<ResolversTypes['SecuritySettings'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export interface StoryBodyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['StoryBody'], any> {
  name: 'StoryBody';
}

export type UserErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'AccountLockout' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict' | 'RateLimited' | 'TooManyRequests' | 'ServiceUnavailable' | 'AlreadyExists' | 'AccountSuspended' | 'AccountDeleted' | 'Blocked' | 'Blocking' | 'PostSuspended' | 'RemovedByUser' | 'UnavailableForLegalReasons' | 'WithheldInCountry' | 'PaymentMethodDeclined' | 'PaymentError' | 'MaxPinnedStoriesReached' | 'PublishingRestrictedBannedLinks' | 'CheckoutNotAvailable' | 'MissingLocalizationInformation' | 'PhoneNumberValidationError' | 'FailedChallenge' | 'EmptyQueue' | 'NoAssignedTagsError' | 'CustomDomainFailure' | 'MastodonInstanceConnectionError' | 'MastodonAccountConnectionError' | 'MastodonAccountValidationError', ParentType, ContextType>;
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
  errorType?: Resolver<ResolversTypes['MastodonConnectionErrorType'], ParentType, ContextType>;
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
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  instance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  connectedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  preferences?: Resolver<Array<ResolversTypes['UserPreference']>, ParentType, ContextType>;
};

export type CollectionRoleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CollectionRole'] = ResolversParentTypes['CollectionRole']> = {
  role?: Resolver<ResolversTypes['CollectionRoleName'], ParentType, ContextType>;
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
};

export type FollowTagsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FollowTagsResult'] = ResolversParentTypes['FollowTagsResult']> = {
  __resolveType: TypeResolveFn<'FollowedTags' | 'BadRequest' | 'NotFound' | 'Unauthorized', ParentType, ContextType>;
};

export type SpoofingResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SpoofingResult'] = ResolversParentTypes['SpoofingResult']> = {
  __resolveType: TypeResolveFn<'MutationSuccess' | 'NotFound' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type FollowedTagsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FollowedTags'] = ResolversParentTypes['FollowedTags']> = {
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  unverifiedEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasSubdomain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerEdge?: Resolver<ResolversTypes['UserViewerEdge'], ParentType, ContextType>;
  twitterScreenName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  geolocation?: Resolver<ResolversTypes['Geolocation'], ParentType, ContextType>;
  hasPastMemberships?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasGroupGiftingEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMembershipTrialEligible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEligibleToImportEmails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEligibleToViewNewResponses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowEmailAddressSharingEditorWriter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  styleEditorOnboardingVersionSeen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dismissableFlags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  dismissedForNow?: Resolver<Array<ResolversTypes['TimedDismissal']>, ParentType, ContextType>;
  partnerProgramEnrollment?: Resolver<Maybe<ResolversTypes['PartnerProgramEnrollment']>, ParentType, ContextType>;
  isStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spoofedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  signOutToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  followedTags?: Resolver<ResolversTypes['TagConnection'], ParentType, ContextType, Partial<ViewerFollowedTagsArgs>>;
  adminCollections?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
};

export type VisitorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Visitor'] = ResolversParentTypes['Visitor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  geolocation?: Resolver<ResolversTypes['Geolocation'], ParentType, ContextType>;
};

export type GeolocationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Geolocation'] = ResolversParentTypes['Geolocation']> = {
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PartnerProgramEnrollmentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PartnerProgramEnrollment'] = ResolversParentTypes['PartnerProgramEnrollment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PartnerProgramEnrollmentStatus'], ParentType, ContextType>;
};

export type VariantFlagResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VariantFlag'] = ResolversParentTypes['VariantFlag']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueType?: Resolver<ResolversTypes['VariantFlagValue'], ParentType, ContextType>;
};

export type VariantFlagValueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VariantFlagValue'] = ResolversParentTypes['VariantFlagValue']> = {
  __resolveType: TypeResolveFn<'VariantFlagBoolean' | 'VariantFlagString' | 'VariantFlagNumber', ParentType, ContextType>;
};

export type VariantFlagBooleanResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VariantFlagBoolean'] = ResolversParentTypes['VariantFlagBoolean']> = {
  value?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariantFlagStringResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VariantFlagString'] = ResolversParentTypes['VariantFlagString']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariantFlagNumberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VariantFlagNumber'] = ResolversParentTypes['VariantFlagNumber']> = {
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserPreferenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserPreference'] = ResolversParentTypes['UserPreference']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['PreferenceValue'], ParentType, ContextType>;
};

export type PreferenceValueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PreferenceValue'] = ResolversParentTypes['PreferenceValue']> = {
  __resolveType: TypeResolveFn<'StringPreference' | 'IntPreference' | 'BooleanPreference' | 'StringSetPreference' | 'EnumPreference', ParentType, ContextType>;
};

export type StringPreferenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StringPreference'] = ResolversParentTypes['StringPreference']> = {
  stringValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IntPreferenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['IntPreference'] = ResolversParentTypes['IntPreference']> = {
  intValue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BooleanPreferenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BooleanPreference'] = ResolversParentTypes['BooleanPreference']> = {
  booleanValue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StringSetPreferenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StringSetPreference'] = ResolversParentTypes['StringSetPreference']> = {
  stringSetValue?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnumPreferenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EnumPreference'] = ResolversParentTypes['EnumPreference']> = {
  enumValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  ArchivePeriods?: ArchivePeriodsResolvers<ContextType>;
  CollectionPage?: CollectionPageResolvers<ContextType>;
  NavigationItem?: NavigationItemResolvers<ContextType>;
  CollectionEditor?: CollectionEditorResolvers<ContextType>;
  CollectionViewerEdge?: CollectionViewerEdgeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  SendAcctAuthEmailResult?: SendAcctAuthEmailResultResolvers<ContextType>;
  VerifyLoginCodeResult?: VerifyLoginCodeResultResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  PasskeyChallengeResult?: PasskeyChallengeResultResolvers<ContextType>;
  SendVerificationEmailResult?: SendVerificationEmailResultResolvers<ContextType>;
  SusiMethod?: SusiMethodResolvers<ContextType>;
  Token?: TokenResolvers<ContextType>;
  MutationSuccess?: MutationSuccessResolvers<ContextType>;
  PasskeyChallenge?: PasskeyChallengeResolvers<ContextType>;
  AccountLockout?: AccountLockoutResolvers<ContextType>;
  SignInLink?: SignInLinkResolvers<ContextType>;
  AlternateUserSuggestion?: AlternateUserSuggestionResolvers<ContextType>;
  PendingSecondFactor?: PendingSecondFactorResolvers<ContextType>;
  SignInOptions?: SignInOptionsResolvers<ContextType>;
  SignInProvider?: SignInProviderResolvers<ContextType>;
  CaptchaOptions?: CaptchaOptionsResolvers<ContextType>;
  OneTapOptions?: OneTapOptionsResolvers<ContextType>;
  PostResult?: PostResultResolvers<ContextType>;
  StaffPicksFeed?: StaffPicksFeedResolvers<ContextType>;
  StaffPicksFeedItem?: StaffPicksFeedItemResolvers<ContextType>;
  PostConnection?: PostConnectionResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostContent?: PostContentResolvers<ContextType>;
  PostNeighbours?: PostNeighboursResolvers<ContextType>;
  AccountSettingsResult?: AccountSettingsResultResolvers<ContextType>;
  EndAccountResult?: EndAccountResultResolvers<ContextType>;
  SecuritySettingsResult?: SecuritySettingsResultResolvers<ContextType>;
  StartPasskeyRegistrationResult?: StartPasskeyRegistrationResultResolvers<ContextType>;
  StartTwoFactorResult?: StartTwoFactorResultResolvers<ContextType>;
  RecoveryCodesResult?: RecoveryCodesResultResolvers<ContextType>;
  ConnectMastodonStartResult?: ConnectMastodonStartResultResolvers<ContextType>;
  ConnectMastodonFinishResult?: ConnectMastodonFinishResultResolvers<ContextType>;
  AccountSettings?: AccountSettingsResolvers<ContextType>;
  SecuritySettings?: SecuritySettingsResolvers<ContextType>;
  SessionInfo?: SessionInfoResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  TwoFactorState?: TwoFactorStateResolvers<ContextType>;
  ConnectedAccount?: ConnectedAccountResolvers<ContextType>;
  MastodonSettings?: MastodonSettingsResolvers<ContextType>;
  MastodonVisit?: MastodonVisitResolvers<ContextType>;
  TwoFactorSetup?: TwoFactorSetupResolvers<ContextType>;
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
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
  FollowTagsResult?: FollowTagsResultResolvers<ContextType>;
  SpoofingResult?: SpoofingResultResolvers<ContextType>;
  FollowedTags?: FollowedTagsResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Visitor?: VisitorResolvers<ContextType>;
  Geolocation?: GeolocationResolvers<ContextType>;
  PartnerProgramEnrollment?: PartnerProgramEnrollmentResolvers<ContextType>;
  VariantFlag?: VariantFlagResolvers<ContextType>;
  VariantFlagValue?: VariantFlagValueResolvers<ContextType>;
  VariantFlagBoolean?: VariantFlagBooleanResolvers<ContextType>;
  VariantFlagString?: VariantFlagStringResolvers<ContextType>;
  VariantFlagNumber?: VariantFlagNumberResolvers<ContextType>;
  UserPreference?: UserPreferenceResolvers<ContextType>;
  PreferenceValue?: PreferenceValueResolvers<ContextType>;
  StringPreference?: StringPreferenceResolvers<ContextType>;
  IntPreference?: IntPreferenceResolvers<ContextType>;
  BooleanPreference?: BooleanPreferenceResolvers<ContextType>;
  StringSetPreference?: StringSetPreferenceResolvers<ContextType>;
  EnumPreference?: EnumPreferenceResolvers<ContextType>;
};

