// Written by `npm run codegen`. Change what it is made from instead.
import type { StoryBody } from '../../../../schema/story/paragraph';
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
import type { SubmissionMapper, SubmissionNoteMapper, CollectionSubmittingMapper, CollectionPlanMapper } from './mappers';
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
  /** A list of changes of a draft; the shape is schema/story/delta.ts. */
  Deltas: { input: Deltas; output: Deltas; }
};

export type Query = {
  __typename?: 'Query';
  /** A submission, for its writer and the editors of the publication. */
  submission: SubmissionResult;
  /** Where a story of the viewer's has been submitted, the newest first; null if it isn't theirs. */
  submissionsOfPost?: Maybe<Array<Submission>>;
};

export type QuerySubmissionArgs = {
  id: Scalars['ID']['input'];
};

export type QuerySubmissionsOfPostArgs = {
  postId: Scalars['ID']['input'];
};

export type Collection = {
  __typename?: 'Collection';
  /** Who may submit stories, what is wanted, and how soon there is an answer. */
  submitting: CollectionSubmitting;
  /** What writers have submitted; null for everybody but its owner and editors. */
  submissionsConnection?: Maybe<SubmissionConnection>;
  /**
   * What is planned for a month (`2026-11`, in UTC), by default the current one; null for everybody but its owner and
   * editors.
   */
  plan?: Maybe<CollectionPlan>;
  /** The viewer's own drafts in it, the one that changed last first; null for everybody but its owner and editors. */
  ownDrafts?: Maybe<Array<Post>>;
};

export type CollectionSubmissionsConnectionArgs = {
  turn: SubmissionTurn;
  paging?: InputMaybe<PagingOptions>;
};

export type CollectionPlanArgs = {
  month?: InputMaybe<Scalars['String']['input']>;
};

export type Viewer = {
  __typename?: 'Viewer';
  /** The viewer's submissions, the one that changed last first. */
  submissions: SubmissionConnection;
};

export type ViewerSubmissionsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Submits a story of the viewer's to a publication. The client makes the key, so that asking twice submits once. With
   * `isReady: false` it is kept for later, and the editors don't see it.
   */
  submitPost: SubmitPostResult;
  /** Decides about a submission, as an editor of the publication. Of two decisions at once, one is a conflict. */
  reviewSubmission: ReviewSubmissionResult;
  /** Says that the changes that the editors asked for are made. */
  resubmitPost: MoveSubmissionResult;
  /** Withdraws a submission that isn't decided yet. */
  cancelSubmission: MoveSubmissionResult;
  /** Says something to the other side. */
  addSubmissionNote: MoveSubmissionResult;
  updateSubmissionSettings: UpdateSubmissionSettingsResult;
  /**
   * Sets what a publication features, in this order. `before` is what the change is based on: if it has changed since,
   * nothing is done.
   */
  setFeaturedStories: SetFeaturedStoriesResult;
};

export type MutationSubmitPostArgs = {
  input: SubmitPostInput;
};

export type MutationReviewSubmissionArgs = {
  input: ReviewSubmissionInput;
};

export type MutationResubmitPostArgs = {
  input: ResubmitPostInput;
};

export type MutationCancelSubmissionArgs = {
  input: CancelSubmissionInput;
};

export type MutationAddSubmissionNoteArgs = {
  input: AddSubmissionNoteInput;
};

export type MutationUpdateSubmissionSettingsArgs = {
  input: UpdateSubmissionSettingsInput;
};

export type MutationSetFeaturedStoriesArgs = {
  input: SetFeaturedStoriesInput;
};

export type SubmitPostInput = {
  postId: Scalars['ID']['input'];
  collectionId: Scalars['ID']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  isReady?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ReviewSubmissionInput = {
  submissionId: Scalars['ID']['input'];
  decision: SubmissionDecision;
  note?: InputMaybe<Scalars['String']['input']>;
  revision?: InputMaybe<Scalars['Int']['input']>;
  textRevision?: InputMaybe<Scalars['Int']['input']>;
};

export type ResubmitPostInput = {
  submissionId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};

export type CancelSubmissionInput = {
  submissionId: Scalars['ID']['input'];
};

export type AddSubmissionNoteInput = {
  submissionId: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};

export type UpdateSubmissionSettingsInput = {
  collectionId: Scalars['ID']['input'];
  submitters: Submitters;
  guidelines: Scalars['String']['input'];
};

export type SetFeaturedStoriesInput = {
  collectionId: Scalars['ID']['input'];
  before: Array<Scalars['ID']['input']>;
  postIds: Array<Scalars['ID']['input']>;
};

export type SetFeaturedStoriesResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type SubmissionResult = Submission | Unauthorized | Forbidden | NotFound;

export type SubmitPostResult = Submission | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | AccountSuspended | RateLimited;

export type ReviewSubmissionResult = Submission | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | PublishingRestrictedBannedLinks;

export type MoveSubmissionResult = Submission | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type UpdateSubmissionSettingsResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound;

export type SubmissionState =
  /** Kept by the writer, and not sent yet. */
  | 'WIP'
  | 'OPEN'
  /** An editor has set it aside for a closer look. */
  | 'TRIAGE'
  | 'IN_REVIEW'
  | 'CHANGES_REQUESTED'
  | 'CHANGES_MADE'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'CANCELLED';

/** Whose move it is. */
export type SubmissionTurn =
  | 'EDITORS'
  | 'WRITER'
  /** It is decided or withdrawn. */
  | 'NOBODY';

export type SubmissionDecision =
  | 'TRIAGE'
  | 'REVIEW'
  | 'ACCEPT'
  | 'REJECT'
  | 'REQUEST_CHANGES';

export type Submitters =
  | 'ANYBODY'
  | 'WRITERS'
  | 'NOBODY';

/** A story that its writer offers to a publication. */
export type Submission = {
  __typename?: 'Submission';
  id: Scalars['ID']['output'];
  state: SubmissionState;
  turn: SubmissionTurn;
  /** Since when it is their move. */
  turnAt: Scalars['Timestamp']['output'];
  /** Grows with every change of the state. */
  revision: Scalars['Int']['output'];
  createdAt: Scalars['Timestamp']['output'];
  updatedAt: Scalars['Timestamp']['output'];
  submittedAt?: Maybe<Scalars['Timestamp']['output']>;
  postId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** Minutes, at least 1. */
  readingTime: Scalars['Int']['output'];
  /** Where the story is, once the publication shows it. */
  address?: Maybe<Scalars['String']['output']>;
  writer: User;
  /** Absent if it is gone. */
  collection?: Maybe<Collection>;
  /** Whether the viewer decides about it. */
  isViewerEditor: Scalars['Boolean']['output'];
  /** What was done and said, in order. */
  notes: Array<SubmissionNote>;
  /** The newest text, for its writer, and for the editors until it is decided or withdrawn. */
  text?: Maybe<SubmissionText>;
};

export type SubmissionText = {
  __typename?: 'SubmissionText';
  revision: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  subtitle: Scalars['String']['output'];
  body: Scalars['StoryBody']['output'];
};

export type SubmissionNote = {
  __typename?: 'SubmissionNote';
  id: Scalars['ID']['output'];
  /** The state that it led to; absent for a note alone. */
  state?: Maybe<SubmissionState>;
  text: Scalars['String']['output'];
  createdAt: Scalars['Timestamp']['output'];
  /** Absent if they have left. */
  author?: Maybe<User>;
};

export type SubmissionConnection = {
  __typename?: 'SubmissionConnection';
  submissions: Array<Submission>;
  pagingInfo: Paging;
};

/** Planned stories of a month, earliest first: 200 at most. */
export type CollectionPlan = {
  __typename?: 'CollectionPlan';
  /** `2026-11` */
  month: Scalars['String']['output'];
  posts: Array<Post>;
};

export type CollectionSubmitting = {
  __typename?: 'CollectionSubmitting';
  submitters: Submitters;
  guidelines: Scalars['String']['output'];
  /** Whether the viewer may submit. */
  isOpen: Scalars['Boolean']['output'];
  /** The median of the last answers, in milliseconds; absent while there are few. */
  typicalResponseTime?: Maybe<Scalars['Float']['output']>;
};

/** Which part of a list to return: at most `limit` items (1 to 50), from the cursor that an earlier page returned as `to`. */
export type PagingOptions = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type Post = {
  __typename?: 'Post';
  _?: Maybe<Scalars['Boolean']['output']>;
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

export type AccountSuspended = UserError & {
  __typename?: 'AccountSuspended';
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

export type PublishingRestrictedBannedLinks = UserError & {
  __typename?: 'PublishingRestrictedBannedLinks';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type User = {
  __typename?: 'User';
  _?: Maybe<Scalars['Boolean']['output']>;
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
  SetFeaturedStoriesResult:
    | ( CollectionMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
  SubmissionResult:
    | ( SubmissionMapper )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
  ;
  SubmitPostResult:
    | ( SubmissionMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
    | ( AccountSuspended )
    | ( RateLimited )
  ;
  ReviewSubmissionResult:
    | ( SubmissionMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
    | ( PublishingRestrictedBannedLinks )
  ;
  MoveSubmissionResult:
    | ( SubmissionMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
  UpdateSubmissionSettingsResult:
    | ( CollectionMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
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
    | ( AccountSuspended )
    | ( RateLimited )
    | ( PublishingRestrictedBannedLinks )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Collection: ResolverTypeWrapper<CollectionMapper>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Viewer: ResolverTypeWrapper<ViewerMapper>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SubmitPostInput: SubmitPostInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ReviewSubmissionInput: ReviewSubmissionInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ResubmitPostInput: ResubmitPostInput;
  CancelSubmissionInput: CancelSubmissionInput;
  AddSubmissionNoteInput: AddSubmissionNoteInput;
  UpdateSubmissionSettingsInput: UpdateSubmissionSettingsInput;
  SetFeaturedStoriesInput: SetFeaturedStoriesInput;
  SetFeaturedStoriesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetFeaturedStoriesResult']>;
  SubmissionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmissionResult']>;
  SubmitPostResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmitPostResult']>;
  ReviewSubmissionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReviewSubmissionResult']>;
  MoveSubmissionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MoveSubmissionResult']>;
  UpdateSubmissionSettingsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateSubmissionSettingsResult']>;
  SubmissionState: SubmissionState;
  SubmissionTurn: SubmissionTurn;
  SubmissionDecision: SubmissionDecision;
  Submitters: Submitters;
  Submission: ResolverTypeWrapper<SubmissionMapper>;
  SubmissionText: ResolverTypeWrapper<SubmissionText>;
  SubmissionNote: ResolverTypeWrapper<SubmissionNoteMapper>;
  SubmissionConnection: ResolverTypeWrapper<Omit<SubmissionConnection, 'submissions'> & { submissions: Array<ResolversTypes['Submission']> }>;
  CollectionPlan: ResolverTypeWrapper<CollectionPlanMapper>;
  CollectionSubmitting: ResolverTypeWrapper<CollectionSubmittingMapper>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  PagingOptions: PagingOptions;
  Post: ResolverTypeWrapper<PostMapper>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  NotFound: ResolverTypeWrapper<NotFound>;
  Conflict: ResolverTypeWrapper<Conflict>;
  AccountSuspended: ResolverTypeWrapper<AccountSuspended>;
  RateLimited: ResolverTypeWrapper<RateLimited>;
  PublishingRestrictedBannedLinks: ResolverTypeWrapper<PublishingRestrictedBannedLinks>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  User: ResolverTypeWrapper<UserMapper>;
  StoryBody: ResolverTypeWrapper<Scalars['StoryBody']['output']>;
  Paging: ResolverTypeWrapper<Paging>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  Deltas: ResolverTypeWrapper<Scalars['Deltas']['output']>;
  PageParams: ResolverTypeWrapper<PageParams>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Collection: CollectionMapper;
  String: Scalars['String']['output'];
  Viewer: ViewerMapper;
  Mutation: Record<PropertyKey, never>;
  SubmitPostInput: SubmitPostInput;
  Boolean: Scalars['Boolean']['output'];
  ReviewSubmissionInput: ReviewSubmissionInput;
  Int: Scalars['Int']['output'];
  ResubmitPostInput: ResubmitPostInput;
  CancelSubmissionInput: CancelSubmissionInput;
  AddSubmissionNoteInput: AddSubmissionNoteInput;
  UpdateSubmissionSettingsInput: UpdateSubmissionSettingsInput;
  SetFeaturedStoriesInput: SetFeaturedStoriesInput;
  SetFeaturedStoriesResult: ResolversUnionTypes<ResolversParentTypes>['SetFeaturedStoriesResult'];
  SubmissionResult: ResolversUnionTypes<ResolversParentTypes>['SubmissionResult'];
  SubmitPostResult: ResolversUnionTypes<ResolversParentTypes>['SubmitPostResult'];
  ReviewSubmissionResult: ResolversUnionTypes<ResolversParentTypes>['ReviewSubmissionResult'];
  MoveSubmissionResult: ResolversUnionTypes<ResolversParentTypes>['MoveSubmissionResult'];
  UpdateSubmissionSettingsResult: ResolversUnionTypes<ResolversParentTypes>['UpdateSubmissionSettingsResult'];
  Submission: SubmissionMapper;
  SubmissionText: SubmissionText;
  SubmissionNote: SubmissionNoteMapper;
  SubmissionConnection: Omit<SubmissionConnection, 'submissions'> & { submissions: Array<ResolversParentTypes['Submission']> };
  CollectionPlan: CollectionPlanMapper;
  CollectionSubmitting: CollectionSubmittingMapper;
  Float: Scalars['Float']['output'];
  PagingOptions: PagingOptions;
  Post: PostMapper;
  BadRequest: BadRequest;
  Unauthorized: Unauthorized;
  Forbidden: Forbidden;
  NotFound: NotFound;
  Conflict: Conflict;
  AccountSuspended: AccountSuspended;
  RateLimited: RateLimited;
  PublishingRestrictedBannedLinks: PublishingRestrictedBannedLinks;
  Timestamp: Scalars['Timestamp']['output'];
  User: UserMapper;
  StoryBody: Scalars['StoryBody']['output'];
  Paging: Paging;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Deltas: Scalars['Deltas']['output'];
  PageParams: PageParams;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  submission?: Resolver<ResolversTypes['SubmissionResult'], ParentType, ContextType, RequireFields<QuerySubmissionArgs, 'id'>>;
  submissionsOfPost?: Resolver<Maybe<Array<ResolversTypes['Submission']>>, ParentType, ContextType, RequireFields<QuerySubmissionsOfPostArgs, 'postId'>>;
};

export type CollectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  submitting?: Resolver<ResolversTypes['CollectionSubmitting'], ParentType, ContextType>;
  submissionsConnection?: Resolver<Maybe<ResolversTypes['SubmissionConnection']>, ParentType, ContextType, RequireFields<CollectionSubmissionsConnectionArgs, 'turn'>>;
  plan?: Resolver<Maybe<ResolversTypes['CollectionPlan']>, ParentType, ContextType, Partial<CollectionPlanArgs>>;
  ownDrafts?: Resolver<Maybe<Array<ResolversTypes['Post']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  submissions?: Resolver<ResolversTypes['SubmissionConnection'], ParentType, ContextType, Partial<ViewerSubmissionsArgs>>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  submitPost?: Resolver<ResolversTypes['SubmitPostResult'], ParentType, ContextType, RequireFields<MutationSubmitPostArgs, 'input'>>;
  reviewSubmission?: Resolver<ResolversTypes['ReviewSubmissionResult'], ParentType, ContextType, RequireFields<MutationReviewSubmissionArgs, 'input'>>;
  resubmitPost?: Resolver<ResolversTypes['MoveSubmissionResult'], ParentType, ContextType, RequireFields<MutationResubmitPostArgs, 'input'>>;
  cancelSubmission?: Resolver<ResolversTypes['MoveSubmissionResult'], ParentType, ContextType, RequireFields<MutationCancelSubmissionArgs, 'input'>>;
  addSubmissionNote?: Resolver<ResolversTypes['MoveSubmissionResult'], ParentType, ContextType, RequireFields<MutationAddSubmissionNoteArgs, 'input'>>;
  updateSubmissionSettings?: Resolver<ResolversTypes['UpdateSubmissionSettingsResult'], ParentType, ContextType, RequireFields<MutationUpdateSubmissionSettingsArgs, 'input'>>;
  setFeaturedStories?: Resolver<ResolversTypes['SetFeaturedStoriesResult'], ParentType, ContextType, RequireFields<MutationSetFeaturedStoriesArgs, 'input'>>;
};

export type SetFeaturedStoriesResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetFeaturedStoriesResult'] = ResolversParentTypes['SetFeaturedStoriesResult']> = {
  __resolveType: TypeResolveFn<'Collection' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type SubmissionResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SubmissionResult'] = ResolversParentTypes['SubmissionResult']> = {
  __resolveType: TypeResolveFn<'Submission' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type SubmitPostResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SubmitPostResult'] = ResolversParentTypes['SubmitPostResult']> = {
  __resolveType: TypeResolveFn<'Submission' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict' | 'AccountSuspended' | 'RateLimited', ParentType, ContextType>;
};

export type ReviewSubmissionResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReviewSubmissionResult'] = ResolversParentTypes['ReviewSubmissionResult']> = {
  __resolveType: TypeResolveFn<'Submission' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict' | 'PublishingRestrictedBannedLinks', ParentType, ContextType>;
};

export type MoveSubmissionResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MoveSubmissionResult'] = ResolversParentTypes['MoveSubmissionResult']> = {
  __resolveType: TypeResolveFn<'Submission' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type UpdateSubmissionSettingsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UpdateSubmissionSettingsResult'] = ResolversParentTypes['UpdateSubmissionSettingsResult']> = {
  __resolveType: TypeResolveFn<'Collection' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type SubmissionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Submission'] = ResolversParentTypes['Submission']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SubmissionState'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['SubmissionTurn'], ParentType, ContextType>;
  turnAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readingTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  writer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  isViewerEditor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['SubmissionNote']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['SubmissionText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubmissionTextResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SubmissionText'] = ResolversParentTypes['SubmissionText']> = {
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['StoryBody'], ParentType, ContextType>;
};

export type SubmissionNoteResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SubmissionNote'] = ResolversParentTypes['SubmissionNote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['SubmissionState']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SubmissionConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SubmissionConnection'] = ResolversParentTypes['SubmissionConnection']> = {
  submissions?: Resolver<Array<ResolversTypes['Submission']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type CollectionPlanResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CollectionPlan'] = ResolversParentTypes['CollectionPlan']> = {
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  posts?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
};

export type CollectionSubmittingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CollectionSubmitting'] = ResolversParentTypes['CollectionSubmitting']> = {
  submitters?: Resolver<ResolversTypes['Submitters'], ParentType, ContextType>;
  guidelines?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  typicalResponseTime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export interface StoryBodyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['StoryBody'], any> {
  name: 'StoryBody';
}

export interface DeltasScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Deltas'], any> {
  name: 'Deltas';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  SetFeaturedStoriesResult?: SetFeaturedStoriesResultResolvers<ContextType>;
  SubmissionResult?: SubmissionResultResolvers<ContextType>;
  SubmitPostResult?: SubmitPostResultResolvers<ContextType>;
  ReviewSubmissionResult?: ReviewSubmissionResultResolvers<ContextType>;
  MoveSubmissionResult?: MoveSubmissionResultResolvers<ContextType>;
  UpdateSubmissionSettingsResult?: UpdateSubmissionSettingsResultResolvers<ContextType>;
  Submission?: SubmissionResolvers<ContextType>;
  SubmissionText?: SubmissionTextResolvers<ContextType>;
  SubmissionNote?: SubmissionNoteResolvers<ContextType>;
  SubmissionConnection?: SubmissionConnectionResolvers<ContextType>;
  CollectionPlan?: CollectionPlanResolvers<ContextType>;
  CollectionSubmitting?: CollectionSubmittingResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  StoryBody?: GraphQLScalarType;
  Deltas?: GraphQLScalarType;
};


