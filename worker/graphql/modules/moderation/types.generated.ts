// Written by `npm run codegen`. Change what it is made from instead.
import type { Deltas } from '../../../../schema/story/delta';
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
import type { AdminUserMapper, AdminPostMapper, AdminTopicMapper, AdminThingMapper, ModerationActMapper } from './mappers';
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
  /** A list of changes of a draft; the shape is schema/story/delta.ts. */
  Deltas: { input: Deltas; output: Deltas; }
};

export type Query = {
  __typename?: 'Query';
  /** An account as staff sees it, by its id or `@username`; null for everybody else. */
  adminUser?: Maybe<AdminUser>;
  /** A story as staff sees it, by its id or the path segment that ends in it; null for everybody else. */
  adminPost?: Maybe<AdminPost>;
  /** A list or a publication as staff sees it, by its id; a publication also by its slug. Null for everybody else. */
  adminThing?: Maybe<AdminThing>;
  /** A topic as staff looks after it; null for everybody else. */
  adminTopic?: Maybe<AdminTopic>;
  /** How the site is doing; null for everybody but staff. */
  internalStatus?: Maybe<InternalStatus>;
  /** Domains to which nothing that is published may lead, the last one first; null for everybody but staff. */
  bannedDomains?: Maybe<BannedDomainConnection>;
};

export type QueryAdminUserArgs = {
  id: Scalars['ID']['input'];
};

export type QueryAdminPostArgs = {
  id: Scalars['ID']['input'];
};

export type QueryAdminThingArgs = {
  kind: HidableKind;
  id: Scalars['ID']['input'];
};

export type QueryAdminTopicArgs = {
  slug: Scalars['String']['input'];
};

export type QueryBannedDomainsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Hides a person's stories, and lets them do nothing but read. */
  suspendUser: DecideOnUserResult;
  unsuspendUser: DecideOnUserResult;
  /** Says that a person is the author of published books, who may then show them. */
  verifyBookAuthor: DecideOnUserResult;
  /** Takes that back, and hides the books. */
  unverifyBookAuthor: DecideOnUserResult;
  /** Hides a story from everybody. */
  takeDownPost: DecideOnPostResult;
  /** Hides a story from everybody until staff has looked at it. */
  reviewPost: DecideOnPostResult;
  /** Puts a story back where it was before it was taken down or put under review. */
  restorePost: DecideOnPostResult;
  /** Hides a list or a publication from everybody. */
  takeDownThing: DecideOnThingResult;
  /** Hides a list or a publication from everybody until staff has looked at it. */
  reviewThing: DecideOnThingResult;
  /** Shows a list or a publication again as it was before it was taken down or put under review. */
  restoreThing: DecideOnThingResult;
  /** Withholds a story in countries where the law demands it; with none, it is shown everywhere again. */
  withholdPost: DecideOnPostResult;
  /** Changes what a topic is called and says, and whether it is among the popular ones. */
  editTopic: EditTopicResult;
  /** Adds a published story to a topic. */
  addTopicPost: AddTopicPostResult;
  /** Bans a domain and its subdomains: nothing that leads there can be published. */
  banDomain: DecideOnDomainResult;
  allowDomain: DecideOnDomainResult;
};

export type MutationSuspendUserArgs = {
  input: DecideOnUserInput;
};

export type MutationUnsuspendUserArgs = {
  input: DecideOnUserInput;
};

export type MutationVerifyBookAuthorArgs = {
  input: DecideOnUserInput;
};

export type MutationUnverifyBookAuthorArgs = {
  input: DecideOnUserInput;
};

export type MutationTakeDownPostArgs = {
  input: DecideOnPostInput;
};

export type MutationReviewPostArgs = {
  input: DecideOnPostInput;
};

export type MutationRestorePostArgs = {
  input: DecideOnPostInput;
};

export type MutationTakeDownThingArgs = {
  input: DecideOnThingInput;
};

export type MutationReviewThingArgs = {
  input: DecideOnThingInput;
};

export type MutationRestoreThingArgs = {
  input: DecideOnThingInput;
};

export type MutationWithholdPostArgs = {
  input: WithholdPostInput;
};

export type MutationEditTopicArgs = {
  input: EditTopicInput;
};

export type MutationAddTopicPostArgs = {
  input: AddTopicPostInput;
};

export type MutationBanDomainArgs = {
  input: DecideOnDomainInput;
};

export type MutationAllowDomainArgs = {
  input: DecideOnDomainInput;
};

export type DecideOnUserInput = {
  userId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type DecideOnPostInput = {
  postId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type DecideOnThingInput = {
  kind: HidableKind;
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type WithholdPostInput = {
  postId: Scalars['ID']['input'];
  countries: Array<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};

export type DecideOnDomainInput = {
  domain: Scalars['String']['input'];
  reason: Scalars['String']['input'];
};

export type DecideOnDomainResult = AdminDomain | BadRequest | Unauthorized | Forbidden;

export type DecideOnUserResult = AdminUser | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type DecideOnPostResult = AdminPost | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type DecideOnThingResult = AdminThing | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type AdminDomain = {
  __typename?: 'AdminDomain';
  /** Its name. */
  id: Scalars['ID']['output'];
  isBanned: Scalars['Boolean']['output'];
};

export type BannedDomainConnection = {
  __typename?: 'BannedDomainConnection';
  domains: Array<BannedDomain>;
  pagingInfo: Paging;
};

export type BannedDomain = {
  __typename?: 'BannedDomain';
  /** Its name. */
  id: Scalars['ID']['output'];
  bannedAt: Scalars['Timestamp']['output'];
  reason: Scalars['String']['output'];
};

export type AdminUser = {
  __typename?: 'AdminUser';
  id: Scalars['ID']['output'];
  user: User;
  account: AdminAccount;
  /** The number of the person's stories and responses in each state. */
  stories: Array<StoryStateCount>;
  /** Whether the viewer may suspend them. */
  canBeSuspended: Scalars['Boolean']['output'];
  /** Whether the viewer may verify them as a book author, or take that back. */
  canBeVerified: Scalars['Boolean']['output'];
  /** What staff has done, newest first. */
  acts: Array<ModerationAct>;
};

export type AdminAccount = {
  __typename?: 'AdminAccount';
  email?: Maybe<Scalars['String']['output']>;
  isEmailVerified: Scalars['Boolean']['output'];
  isStaff: Scalars['Boolean']['output'];
  /** Since when the account has been closed by its owner. */
  deactivatedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** When a deleted account is removed for good. */
  deleteAfter?: Maybe<Scalars['Timestamp']['output']>;
};

export type StoryStateCount = {
  __typename?: 'StoryStateCount';
  state: StoryState;
  count: Scalars['Int']['output'];
};

export type StoryState =
  | 'DRAFT'
  | 'SCHEDULED'
  | 'PUBLISHED'
  | 'UNLISTED'
  | 'TRASHED'
  /** Taken down by staff. */
  | 'REMOVED';

export type AdminPost = {
  __typename?: 'AdminPost';
  id: Scalars['ID']['output'];
  post: Post;
  state: StoryState;
  /** Whether lists may show it. */
  isListed: Scalars['Boolean']['output'];
  isResponse: Scalars['Boolean']['output'];
  /** Whether it was taken down by staff and can come back. */
  canBeRestored: Scalars['Boolean']['output'];
  /** Whether nobody sees it because staff has yet to look at it. */
  isUnderReview: Scalars['Boolean']['output'];
  /** The two letters of the countries in which the law keeps it from being shown. */
  withheldIn: Array<Scalars['String']['output']>;
  /** What staff has done, newest first. */
  acts: Array<ModerationAct>;
};

/** What staff can hide besides stories and responses. */
export type HidableKind =
  | 'CATALOG'
  | 'COLLECTION';

export type AdminThing = {
  __typename?: 'AdminThing';
  id: Scalars['ID']['output'];
  kind: HidableKind;
  /** Absent for a list that nobody but its owner sees. */
  name?: Maybe<Scalars['String']['output']>;
  owner: User;
  state: ThingState;
  /** Where it is; absent if it isn't shown. */
  address?: Maybe<Scalars['String']['output']>;
  /** What staff has done, newest first. */
  acts: Array<ModerationAct>;
};

export type ThingState =
  | 'SHOWN'
  /** A list that nobody but its owner sees. */
  | 'PRIVATE'
  /** Nobody sees it because staff has yet to look at it. */
  | 'UNDER_REVIEW'
  /** Taken down by staff. */
  | 'TAKEN_DOWN';

export type ModerationAct = {
  __typename?: 'ModerationAct';
  id: Scalars['ID']['output'];
  at: Scalars['Timestamp']['output'];
  /** Whoever did it: a member of staff, or an editor who decided about a report. */
  staff: User;
  action: ModerationAction;
  subjectKind: ModerationSubject;
  /** The id of a person, a story, a list or a publication, the slug of a topic, or the name of a domain. */
  subjectId: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

export type ModerationAction =
  | 'SUSPEND'
  | 'UNSUSPEND'
  | 'TAKE_DOWN'
  | 'RESTORE'
  | 'EDIT_TOPIC'
  | 'ADD_TOPIC_POST'
  | 'VERIFY_AUTHOR'
  | 'UNVERIFY_AUTHOR'
  /** A story isn't shown until staff has looked at it. */
  | 'REVIEW'
  | 'END_REVIEW'
  /** A story isn't shown in some countries, or is again. */
  | 'WITHHOLD'
  | 'DISMISS_REPORTS'
  | 'HIDE_RESPONSE'
  | 'TAKE_OUT_POST'
  | 'UPHOLD_APPEAL'
  | 'DISMISS_APPEAL'
  | 'BAN_DOMAIN'
  | 'ALLOW_DOMAIN';

export type ModerationSubject =
  | 'USER'
  | 'POST'
  | 'TAG'
  | 'CATALOG'
  | 'COLLECTION'
  | 'DOMAIN';

export type InternalStatus = {
  __typename?: 'InternalStatus';
  /** The build that answers. */
  version: Scalars['String']['output'];
  /** Flags whose value isn't the default, as `name=value`. */
  flags: Array<Scalars['String']['output']>;
  purges: PurgeOutboxStatus;
  waiting: WaitingWork;
  /** The last comparisons with each provider of payments, the newest first: 7 at most of each. */
  paymentChecks: Array<PaymentCheck>;
  /** What staff has done last. */
  acts: Array<ModerationAct>;
  /** What was done with the operators' key, and by staff as somebody else. */
  operatorActs: Array<OperatorAct>;
};

export type PaymentCheck = {
  __typename?: 'PaymentCheck';
  id: Scalars['ID']['output'];
  /** The provider's name. */
  provider: Scalars['String']['output'];
  startedAt: Scalars['Timestamp']['output'];
  /** Absent while it goes on. */
  finishedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Charges that were compared, that differed and were mended, and that only we or only the provider knows. */
  compared: Scalars['Int']['output'];
  mended: Scalars['Int']['output'];
  unknown: Scalars['Int']['output'];
  /** What it did, line by line. */
  notes: Scalars['String']['output'];
};

export type PurgeOutboxStatus = {
  __typename?: 'PurgeOutboxStatus';
  /** Cache tags that wait to be purged. */
  open: Scalars['Int']['output'];
  /** Since when the oldest of them has been due; absent if none is. */
  oldestDueAt?: Maybe<Scalars['Timestamp']['output']>;
  /** The purges that have failed, at most 10. */
  failing: Array<FailingPurge>;
};

export type FailingPurge = {
  __typename?: 'FailingPurge';
  id: Scalars['ID']['output'];
  tag: Scalars['String']['output'];
  attempts: Scalars['Int']['output'];
  nextAttemptAt: Scalars['Timestamp']['output'];
  error: Scalars['String']['output'];
};

/** Work that the queue and the cron haven't done yet. The platform doesn't tell a queue's length, so this counts what is left to do. */
export type WaitingWork = {
  __typename?: 'WaitingWork';
  /** Texts whose code and formulas aren't set yet. */
  decorations: Scalars['Int']['output'];
  /** Scheduled stories whose time has come. */
  scheduledPosts: Scalars['Int']['output'];
  /** Deleted accounts whose grace period is over. */
  removals: Scalars['Int']['output'];
  /** Things that were reported, and appeals, that nobody has decided about. */
  reports: Scalars['Int']['output'];
};

export type OperatorAct = {
  __typename?: 'OperatorAct';
  id: Scalars['ID']['output'];
  at: Scalars['Timestamp']['output'];
  action: Scalars['String']['output'];
  detail: Scalars['String']['output'];
};

export type EditTopicInput = {
  slug: Scalars['String']['input'];
  name: Scalars['String']['input'];
  description: Scalars['String']['input'];
  isFeatured: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
};

export type AddTopicPostInput = {
  slug: Scalars['String']['input'];
  postId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type EditTopicResult = AdminTopic | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type AddTopicPostResult = AdminTopic | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type AdminTopic = {
  __typename?: 'AdminTopic';
  /** The slug. */
  id: Scalars['ID']['output'];
  tag: Tag;
  /** Whether it is among the popular topics. */
  isFeatured: Scalars['Boolean']['output'];
  /** What staff has done, newest first. */
  acts: Array<ModerationAct>;
};

/** Which part of a list to return: at most `limit` items (1 to 50), from the cursor that an earlier page returned as `to`. */
export type PagingOptions = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
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

export type Paging = {
  __typename?: 'Paging';
  /** Absent on the last page. */
  next?: Maybe<PageParams>;
};

export type User = {
  __typename?: 'User';
  _?: Maybe<Scalars['Boolean']['output']>;
};

export type Post = {
  __typename?: 'Post';
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
  DecideOnDomainResult:
    | ( AdminDomain )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
  ;
  DecideOnUserResult:
    | ( AdminUserMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
  DecideOnPostResult:
    | ( AdminPostMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
  DecideOnThingResult:
    | ( AdminThingMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
  EditTopicResult:
    | ( AdminTopicMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
  AddTopicPostResult:
    | ( AdminTopicMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
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
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  DecideOnUserInput: DecideOnUserInput;
  DecideOnPostInput: DecideOnPostInput;
  DecideOnThingInput: DecideOnThingInput;
  WithholdPostInput: WithholdPostInput;
  DecideOnDomainInput: DecideOnDomainInput;
  DecideOnDomainResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecideOnDomainResult']>;
  DecideOnUserResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecideOnUserResult']>;
  DecideOnPostResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecideOnPostResult']>;
  DecideOnThingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecideOnThingResult']>;
  AdminDomain: ResolverTypeWrapper<AdminDomain>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BannedDomainConnection: ResolverTypeWrapper<BannedDomainConnection>;
  BannedDomain: ResolverTypeWrapper<BannedDomain>;
  AdminUser: ResolverTypeWrapper<AdminUserMapper>;
  AdminAccount: ResolverTypeWrapper<AdminAccount>;
  StoryStateCount: ResolverTypeWrapper<StoryStateCount>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  StoryState: StoryState;
  AdminPost: ResolverTypeWrapper<AdminPostMapper>;
  HidableKind: HidableKind;
  AdminThing: ResolverTypeWrapper<AdminThingMapper>;
  ThingState: ThingState;
  ModerationAct: ResolverTypeWrapper<ModerationActMapper>;
  ModerationAction: ModerationAction;
  ModerationSubject: ModerationSubject;
  InternalStatus: ResolverTypeWrapper<Omit<InternalStatus, 'acts'> & { acts: Array<ResolversTypes['ModerationAct']> }>;
  PaymentCheck: ResolverTypeWrapper<PaymentCheck>;
  PurgeOutboxStatus: ResolverTypeWrapper<PurgeOutboxStatus>;
  FailingPurge: ResolverTypeWrapper<FailingPurge>;
  WaitingWork: ResolverTypeWrapper<WaitingWork>;
  OperatorAct: ResolverTypeWrapper<OperatorAct>;
  EditTopicInput: EditTopicInput;
  AddTopicPostInput: AddTopicPostInput;
  EditTopicResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditTopicResult']>;
  AddTopicPostResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddTopicPostResult']>;
  AdminTopic: ResolverTypeWrapper<AdminTopicMapper>;
  PagingOptions: PagingOptions;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  NotFound: ResolverTypeWrapper<NotFound>;
  Conflict: ResolverTypeWrapper<Conflict>;
  Paging: ResolverTypeWrapper<Paging>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  User: ResolverTypeWrapper<UserMapper>;
  Post: ResolverTypeWrapper<PostMapper>;
  Tag: ResolverTypeWrapper<TagMapper>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  Deltas: ResolverTypeWrapper<Scalars['Deltas']['output']>;
  PageParams: ResolverTypeWrapper<PageParams>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Mutation: Record<PropertyKey, never>;
  DecideOnUserInput: DecideOnUserInput;
  DecideOnPostInput: DecideOnPostInput;
  DecideOnThingInput: DecideOnThingInput;
  WithholdPostInput: WithholdPostInput;
  DecideOnDomainInput: DecideOnDomainInput;
  DecideOnDomainResult: ResolversUnionTypes<ResolversParentTypes>['DecideOnDomainResult'];
  DecideOnUserResult: ResolversUnionTypes<ResolversParentTypes>['DecideOnUserResult'];
  DecideOnPostResult: ResolversUnionTypes<ResolversParentTypes>['DecideOnPostResult'];
  DecideOnThingResult: ResolversUnionTypes<ResolversParentTypes>['DecideOnThingResult'];
  AdminDomain: AdminDomain;
  Boolean: Scalars['Boolean']['output'];
  BannedDomainConnection: BannedDomainConnection;
  BannedDomain: BannedDomain;
  AdminUser: AdminUserMapper;
  AdminAccount: AdminAccount;
  StoryStateCount: StoryStateCount;
  Int: Scalars['Int']['output'];
  AdminPost: AdminPostMapper;
  AdminThing: AdminThingMapper;
  ModerationAct: ModerationActMapper;
  InternalStatus: Omit<InternalStatus, 'acts'> & { acts: Array<ResolversParentTypes['ModerationAct']> };
  PaymentCheck: PaymentCheck;
  PurgeOutboxStatus: PurgeOutboxStatus;
  FailingPurge: FailingPurge;
  WaitingWork: WaitingWork;
  OperatorAct: OperatorAct;
  EditTopicInput: EditTopicInput;
  AddTopicPostInput: AddTopicPostInput;
  EditTopicResult: ResolversUnionTypes<ResolversParentTypes>['EditTopicResult'];
  AddTopicPostResult: ResolversUnionTypes<ResolversParentTypes>['AddTopicPostResult'];
  AdminTopic: AdminTopicMapper;
  PagingOptions: PagingOptions;
  BadRequest: BadRequest;
  Unauthorized: Unauthorized;
  Forbidden: Forbidden;
  NotFound: NotFound;
  Conflict: Conflict;
  Paging: Paging;
  Timestamp: Scalars['Timestamp']['output'];
  User: UserMapper;
  Post: PostMapper;
  Tag: TagMapper;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Deltas: Scalars['Deltas']['output'];
  PageParams: PageParams;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  adminUser?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType, RequireFields<QueryAdminUserArgs, 'id'>>;
  adminPost?: Resolver<Maybe<ResolversTypes['AdminPost']>, ParentType, ContextType, RequireFields<QueryAdminPostArgs, 'id'>>;
  adminThing?: Resolver<Maybe<ResolversTypes['AdminThing']>, ParentType, ContextType, RequireFields<QueryAdminThingArgs, 'kind' | 'id'>>;
  adminTopic?: Resolver<Maybe<ResolversTypes['AdminTopic']>, ParentType, ContextType, RequireFields<QueryAdminTopicArgs, 'slug'>>;
  internalStatus?: Resolver<Maybe<ResolversTypes['InternalStatus']>, ParentType, ContextType>;
  bannedDomains?: Resolver<Maybe<ResolversTypes['BannedDomainConnection']>, ParentType, ContextType, Partial<QueryBannedDomainsArgs>>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  suspendUser?: Resolver<ResolversTypes['DecideOnUserResult'], ParentType, ContextType, RequireFields<MutationSuspendUserArgs, 'input'>>;
  unsuspendUser?: Resolver<ResolversTypes['DecideOnUserResult'], ParentType, ContextType, RequireFields<MutationUnsuspendUserArgs, 'input'>>;
  verifyBookAuthor?: Resolver<ResolversTypes['DecideOnUserResult'], ParentType, ContextType, RequireFields<MutationVerifyBookAuthorArgs, 'input'>>;
  unverifyBookAuthor?: Resolver<ResolversTypes['DecideOnUserResult'], ParentType, ContextType, RequireFields<MutationUnverifyBookAuthorArgs, 'input'>>;
  takeDownPost?: Resolver<ResolversTypes['DecideOnPostResult'], ParentType, ContextType, RequireFields<MutationTakeDownPostArgs, 'input'>>;
  reviewPost?: Resolver<ResolversTypes['DecideOnPostResult'], ParentType, ContextType, RequireFields<MutationReviewPostArgs, 'input'>>;
  restorePost?: Resolver<ResolversTypes['DecideOnPostResult'], ParentType, ContextType, RequireFields<MutationRestorePostArgs, 'input'>>;
  takeDownThing?: Resolver<ResolversTypes['DecideOnThingResult'], ParentType, ContextType, RequireFields<MutationTakeDownThingArgs, 'input'>>;
  reviewThing?: Resolver<ResolversTypes['DecideOnThingResult'], ParentType, ContextType, RequireFields<MutationReviewThingArgs, 'input'>>;
  restoreThing?: Resolver<ResolversTypes['DecideOnThingResult'], ParentType, ContextType, RequireFields<MutationRestoreThingArgs, 'input'>>;
  withholdPost?: Resolver<ResolversTypes['DecideOnPostResult'], ParentType, ContextType, RequireFields<MutationWithholdPostArgs, 'input'>>;
  editTopic?: Resolver<ResolversTypes['EditTopicResult'], ParentType, ContextType, RequireFields<MutationEditTopicArgs, 'input'>>;
  addTopicPost?: Resolver<ResolversTypes['AddTopicPostResult'], ParentType, ContextType, RequireFields<MutationAddTopicPostArgs, 'input'>>;
  banDomain?: Resolver<ResolversTypes['DecideOnDomainResult'], ParentType, ContextType, RequireFields<MutationBanDomainArgs, 'input'>>;
  allowDomain?: Resolver<ResolversTypes['DecideOnDomainResult'], ParentType, ContextType, RequireFields<MutationAllowDomainArgs, 'input'>>;
};

export type DecideOnDomainResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DecideOnDomainResult'] = ResolversParentTypes['DecideOnDomainResult']> = {
  __resolveType: TypeResolveFn<'AdminDomain' | 'BadRequest' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type DecideOnUserResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DecideOnUserResult'] = ResolversParentTypes['DecideOnUserResult']> = {
  __resolveType: TypeResolveFn<'AdminUser' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type DecideOnPostResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DecideOnPostResult'] = ResolversParentTypes['DecideOnPostResult']> = {
  __resolveType: TypeResolveFn<'AdminPost' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type DecideOnThingResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DecideOnThingResult'] = ResolversParentTypes['DecideOnThingResult']> = {
  __resolveType: TypeResolveFn<'AdminThing' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type AdminDomainResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdminDomain'] = ResolversParentTypes['AdminDomain']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBanned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BannedDomainConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BannedDomainConnection'] = ResolversParentTypes['BannedDomainConnection']> = {
  domains?: Resolver<Array<ResolversTypes['BannedDomain']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type BannedDomainResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BannedDomain'] = ResolversParentTypes['BannedDomain']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  bannedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminUserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['AdminAccount'], ParentType, ContextType>;
  stories?: Resolver<Array<ResolversTypes['StoryStateCount']>, ParentType, ContextType>;
  canBeSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBeVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  acts?: Resolver<Array<ResolversTypes['ModerationAct']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminAccountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdminAccount'] = ResolversParentTypes['AdminAccount']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isEmailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deactivatedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  deleteAfter?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type StoryStateCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoryStateCount'] = ResolversParentTypes['StoryStateCount']> = {
  state?: Resolver<ResolversTypes['StoryState'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminPostResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdminPost'] = ResolversParentTypes['AdminPost']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StoryState'], ParentType, ContextType>;
  isListed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isResponse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBeRestored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnderReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  withheldIn?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  acts?: Resolver<Array<ResolversTypes['ModerationAct']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminThingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdminThing'] = ResolversParentTypes['AdminThing']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HidableKind'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ThingState'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  acts?: Resolver<Array<ResolversTypes['ModerationAct']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ModerationActResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ModerationAct'] = ResolversParentTypes['ModerationAct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['ModerationAction'], ParentType, ContextType>;
  subjectKind?: Resolver<ResolversTypes['ModerationSubject'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InternalStatusResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InternalStatus'] = ResolversParentTypes['InternalStatus']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  purges?: Resolver<ResolversTypes['PurgeOutboxStatus'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['WaitingWork'], ParentType, ContextType>;
  paymentChecks?: Resolver<Array<ResolversTypes['PaymentCheck']>, ParentType, ContextType>;
  acts?: Resolver<Array<ResolversTypes['ModerationAct']>, ParentType, ContextType>;
  operatorActs?: Resolver<Array<ResolversTypes['OperatorAct']>, ParentType, ContextType>;
};

export type PaymentCheckResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentCheck'] = ResolversParentTypes['PaymentCheck']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  compared?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unknown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PurgeOutboxStatusResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PurgeOutboxStatus'] = ResolversParentTypes['PurgeOutboxStatus']> = {
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestDueAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  failing?: Resolver<Array<ResolversTypes['FailingPurge']>, ParentType, ContextType>;
};

export type FailingPurgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FailingPurge'] = ResolversParentTypes['FailingPurge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WaitingWorkResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WaitingWork'] = ResolversParentTypes['WaitingWork']> = {
  decorations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scheduledPosts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperatorActResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OperatorAct'] = ResolversParentTypes['OperatorAct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditTopicResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EditTopicResult'] = ResolversParentTypes['EditTopicResult']> = {
  __resolveType: TypeResolveFn<'AdminTopic' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type AddTopicPostResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AddTopicPostResult'] = ResolversParentTypes['AddTopicPostResult']> = {
  __resolveType: TypeResolveFn<'AdminTopic' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type AdminTopicResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdminTopic'] = ResolversParentTypes['AdminTopic']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['Tag'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  acts?: Resolver<Array<ResolversTypes['ModerationAct']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export interface DeltasScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Deltas'], any> {
  name: 'Deltas';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  DecideOnDomainResult?: DecideOnDomainResultResolvers<ContextType>;
  DecideOnUserResult?: DecideOnUserResultResolvers<ContextType>;
  DecideOnPostResult?: DecideOnPostResultResolvers<ContextType>;
  DecideOnThingResult?: DecideOnThingResultResolvers<ContextType>;
  AdminDomain?: AdminDomainResolvers<ContextType>;
  BannedDomainConnection?: BannedDomainConnectionResolvers<ContextType>;
  BannedDomain?: BannedDomainResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  AdminAccount?: AdminAccountResolvers<ContextType>;
  StoryStateCount?: StoryStateCountResolvers<ContextType>;
  AdminPost?: AdminPostResolvers<ContextType>;
  AdminThing?: AdminThingResolvers<ContextType>;
  ModerationAct?: ModerationActResolvers<ContextType>;
  InternalStatus?: InternalStatusResolvers<ContextType>;
  PaymentCheck?: PaymentCheckResolvers<ContextType>;
  PurgeOutboxStatus?: PurgeOutboxStatusResolvers<ContextType>;
  FailingPurge?: FailingPurgeResolvers<ContextType>;
  WaitingWork?: WaitingWorkResolvers<ContextType>;
  OperatorAct?: OperatorActResolvers<ContextType>;
  EditTopicResult?: EditTopicResultResolvers<ContextType>;
  AddTopicPostResult?: AddTopicPostResultResolvers<ContextType>;
  AdminTopic?: AdminTopicResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  Deltas?: GraphQLScalarType;
};


