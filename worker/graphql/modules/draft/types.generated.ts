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
import type { PostVersionMapper, PublishSettingsMapper } from './mappers';
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
  /** The newest text of a story, as those see it who write it. */
  draft: DraftResult;
  /** What a story was before: a version of each publish, and of every ten minutes of writing. The newest first. */
  postVersions: PostVersionsResult;
  /** One of them with its text. */
  postVersion: PostVersionResult;
  /** What a publish can set, as it is now. */
  publishSettings: PublishSettingsResult;
};

export type QueryDraftArgs = {
  postId: Scalars['ID']['input'];
};

export type QueryPostVersionsArgs = {
  postId: Scalars['ID']['input'];
  paging?: InputMaybe<PagingOptions>;
};

export type QueryPostVersionArgs = {
  postId: Scalars['ID']['input'];
  versionId: Scalars['ID']['input'];
};

export type QueryPublishSettingsArgs = {
  postId: Scalars['ID']['input'];
};

export type DraftResult = Draft | Unauthorized | Forbidden | NotFound;

export type PostVersionsResult = PostVersionConnection | Unauthorized | Forbidden | NotFound;

export type PostVersionResult = PostVersion | Unauthorized | Forbidden | NotFound;

export type PublishSettingsResult = PublishSettings | Unauthorized | Forbidden | NotFound;

export type Draft = {
  __typename?: 'Draft';
  /** Of its story. */
  id: Scalars['ID']['output'];
  /** What a save begins from. It grows with every save. */
  revision: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  subtitle: Scalars['String']['output'];
  body: Scalars['StoryBody']['output'];
};

export type PostVersionConnection = {
  __typename?: 'PostVersionConnection';
  versions: Array<PostVersion>;
  pagingInfo: Paging;
};

export type PostVersion = {
  __typename?: 'PostVersion';
  id: Scalars['ID']['output'];
  revision: Scalars['Int']['output'];
  /** Set by a publish, or by who writes it. */
  name?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['Timestamp']['output'];
  /** Whether readers see it. */
  isPublished: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  subtitle: Scalars['String']['output'];
  /** Absent in lists. */
  body?: Maybe<Scalars['StoryBody']['output']>;
};

/** What a publish can set, and where the story stands. */
export type PublishSettings = {
  __typename?: 'PublishSettings';
  /** Of its story. */
  id: Scalars['ID']['output'];
  /** Whether readers see the story. */
  isPublished: Scalars['Boolean']['output'];
  /** When it will be published; absent unless that is planned. */
  scheduledFor?: Maybe<Scalars['Timestamp']['output']>;
  /** Names of its topics, the most important first. */
  tags: Array<Scalars['String']['output']>;
  isLocked: Scalars['Boolean']['output'];
  isUnlisted: Scalars['Boolean']['output'];
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  language: Scalars['String']['output'];
  license: PostLicense;
  responsesClosed: Scalars['Boolean']['output'];
  /** Id of the picture that lists show; absent without one in the store. */
  previewImageId?: Maybe<Scalars['ID']['output']>;
  /** The pictures of the text that it can be, each once, in their order. */
  previewPictures: Array<PreviewPicture>;
  /** The title and the subtitle that lists and links show; empty for the story’s own. */
  listTitle: Scalars['String']['output'];
  listSubtitle: Scalars['String']['output'];
  /** Whether the viewer may publish it, and change what readers see of it. */
  mayPublish: Scalars['Boolean']['output'];
  post: Post;
};

/** What a publish can set, and where the story stands. */
export type PublishSettingsPreviewPicturesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type PreviewPicture = {
  __typename?: 'PreviewPicture';
  /** Of its image. */
  imageId: Scalars['ID']['output'];
  alt: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Creates an empty story that only its writer sees. The client makes the id, 12 lower-case hex digits, so that asking
   * twice creates one.
   */
  createDraft: CreateDraftResult;
  /** Changes the newest text. Readers of a published story don't see it before it is published again. */
  saveDraft: SaveDraftResult;
  /** Makes the text of a version the newest one. */
  restoreVersion: SaveDraftResult;
  /** Names a version, which is kept then; an empty name takes the name away. */
  nameVersion: NameVersionResult;
  /** Publishes the newest text, which has to be `baseRevision`. */
  publishPost: PublishPostResult;
  /** The same at a time, to the minute. */
  schedulePost: PublishPostResult;
  /** Changes the settings of a story, published or not, without publishing its newest text. */
  changePostSettings: ChangePostSettingsResult;
  /** Makes a published or scheduled story a draft again. */
  unpublishPost: PublishPostResult;
  /** Puts a story into the trash, where it stays for 14 days. */
  deletePost: DeletePostResult;
  /** Takes a story out of the trash, back to where it was. */
  undeletePost: DeletePostResult;
};

export type MutationCreateDraftArgs = {
  input: CreateDraftInput;
};

export type MutationSaveDraftArgs = {
  input: SaveDraftInput;
};

export type MutationRestoreVersionArgs = {
  input: RestoreVersionInput;
};

export type MutationNameVersionArgs = {
  input: NameVersionInput;
};

export type MutationPublishPostArgs = {
  input: PublishPostInput;
};

export type MutationSchedulePostArgs = {
  input: SchedulePostInput;
};

export type MutationChangePostSettingsArgs = {
  input: ChangePostSettingsInput;
};

export type MutationUnpublishPostArgs = {
  postId: Scalars['ID']['input'];
};

export type MutationDeletePostArgs = {
  targetPostId: Scalars['ID']['input'];
};

export type MutationUndeletePostArgs = {
  targetPostId: Scalars['ID']['input'];
};

export type CreateDraftInput = {
  postId: Scalars['ID']['input'];
};

export type SaveDraftInput = {
  postId: Scalars['ID']['input'];
  baseRevision: Scalars['Int']['input'];
  deltas: Scalars['Deltas']['input'];
  saveKey?: InputMaybe<Scalars['String']['input']>;
};

export type RestoreVersionInput = {
  postId: Scalars['ID']['input'];
  versionId: Scalars['ID']['input'];
  baseRevision: Scalars['Int']['input'];
  saveKey?: InputMaybe<Scalars['String']['input']>;
};

/** What isn't given stays as it is. */
export type PublishSettingsInput = {
  /** Names of up to five topics, the most important first. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether it is for members only. */
  isLocked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether only those find it who have its address. */
  isUnlisted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where it was published first, if that is elsewhere; an empty text removes it. */
  canonicalUrl?: InputMaybe<Scalars['String']['input']>;
  /** A language tag. By default, the first publish finds it out by the script of the text. */
  language?: InputMaybe<Scalars['String']['input']>;
  license?: InputMaybe<PostLicense>;
  /** Whether nobody can respond any more. */
  responsesClosed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the picture of the text that lists show. By default the first one. */
  previewImageId?: InputMaybe<Scalars['ID']['input']>;
  /** The title that lists and links show; an empty one stands for the story’s own. */
  listTitle?: InputMaybe<Scalars['String']['input']>;
  /** The subtitle that they show; an empty one stands for the story’s own, or its first words. */
  listSubtitle?: InputMaybe<Scalars['String']['input']>;
};

export type ChangePostSettingsInput = {
  postId: Scalars['ID']['input'];
  settings: PublishSettingsInput;
};

export type PublishPostInput = {
  postId: Scalars['ID']['input'];
  baseRevision: Scalars['Int']['input'];
  settings?: InputMaybe<PublishSettingsInput>;
};

export type SchedulePostInput = {
  postId: Scalars['ID']['input'];
  baseRevision: Scalars['Int']['input'];
  publishAt: Scalars['Timestamp']['input'];
  settings?: InputMaybe<PublishSettingsInput>;
};

export type NameVersionInput = {
  postId: Scalars['ID']['input'];
  versionId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};

export type NameVersionResult = PostVersion | BadRequest | Unauthorized | Forbidden | NotFound;

export type CreateDraftResult = Draft | BadRequest | Unauthorized | Forbidden | AlreadyExists | RateLimited;

export type SaveDraftResult = SavedDraft | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | RateLimited;

export type PublishPostResult = Post | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | AccountSuspended | PublishingRestrictedBannedLinks;

export type ChangePostSettingsResult = PublishSettings | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | AccountSuspended;

export type DeletePostResult = Post | BadRequest | Blocked | Blocking | Unauthorized | Forbidden | NotFound | Conflict;

export type SavedDraft = {
  __typename?: 'SavedDraft';
  /** Of its story. */
  id: Scalars['ID']['output'];
  revision: Scalars['Int']['output'];
};

/** Which part of a list to return: at most `limit` items (1 to 50), from the cursor that an earlier page returned as `to`. */
export type PagingOptions = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
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

export type Paging = {
  __typename?: 'Paging';
  /** Absent on the last page. */
  next?: Maybe<PageParams>;
};

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

export type AlreadyExists = UserError & {
  __typename?: 'AlreadyExists';
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

export type PublishingRestrictedBannedLinks = UserError & {
  __typename?: 'PublishingRestrictedBannedLinks';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type Blocked = UserError & {
  __typename?: 'Blocked';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type Blocking = UserError & {
  __typename?: 'Blocking';
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
  DraftResult:
    | ( Draft )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
  ;
  PostVersionsResult:
    | ( Omit<PostVersionConnection, 'versions'> & { versions: Array<_RefType['PostVersion']> } )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
  ;
  PostVersionResult:
    | ( PostVersionMapper )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
  ;
  PublishSettingsResult:
    | ( PublishSettingsMapper )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
  ;
  NameVersionResult:
    | ( PostVersionMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
  ;
  CreateDraftResult:
    | ( Draft )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( AlreadyExists )
    | ( RateLimited )
  ;
  SaveDraftResult:
    | ( SavedDraft )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
    | ( RateLimited )
  ;
  PublishPostResult:
    | ( PostMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
    | ( AccountSuspended )
    | ( PublishingRestrictedBannedLinks )
  ;
  ChangePostSettingsResult:
    | ( PublishSettingsMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
    | ( AccountSuspended )
  ;
  DeletePostResult:
    | ( PostMapper )
    | ( BadRequest )
    | ( Blocked )
    | ( Blocking )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( BadRequest )
    | ( AlreadyExists )
    | ( RateLimited )
    | ( Conflict )
    | ( AccountSuspended )
    | ( PublishingRestrictedBannedLinks )
    | ( Blocked )
    | ( Blocking )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  DraftResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DraftResult']>;
  PostVersionsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PostVersionsResult']>;
  PostVersionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PostVersionResult']>;
  PublishSettingsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublishSettingsResult']>;
  Draft: ResolverTypeWrapper<Draft>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  PostVersionConnection: ResolverTypeWrapper<Omit<PostVersionConnection, 'versions'> & { versions: Array<ResolversTypes['PostVersion']> }>;
  PostVersion: ResolverTypeWrapper<PostVersionMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  PublishSettings: ResolverTypeWrapper<PublishSettingsMapper>;
  PreviewPicture: ResolverTypeWrapper<PreviewPicture>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  CreateDraftInput: CreateDraftInput;
  SaveDraftInput: SaveDraftInput;
  RestoreVersionInput: RestoreVersionInput;
  PublishSettingsInput: PublishSettingsInput;
  ChangePostSettingsInput: ChangePostSettingsInput;
  PublishPostInput: PublishPostInput;
  SchedulePostInput: SchedulePostInput;
  NameVersionInput: NameVersionInput;
  NameVersionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NameVersionResult']>;
  CreateDraftResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateDraftResult']>;
  SaveDraftResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveDraftResult']>;
  PublishPostResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublishPostResult']>;
  ChangePostSettingsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePostSettingsResult']>;
  DeletePostResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeletePostResult']>;
  SavedDraft: ResolverTypeWrapper<SavedDraft>;
  PagingOptions: PagingOptions;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  NotFound: ResolverTypeWrapper<NotFound>;
  StoryBody: ResolverTypeWrapper<Scalars['StoryBody']['output']>;
  Paging: ResolverTypeWrapper<Paging>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  PostLicense: PostLicense;
  Post: ResolverTypeWrapper<PostMapper>;
  Deltas: ResolverTypeWrapper<Scalars['Deltas']['output']>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  AlreadyExists: ResolverTypeWrapper<AlreadyExists>;
  RateLimited: ResolverTypeWrapper<RateLimited>;
  Conflict: ResolverTypeWrapper<Conflict>;
  AccountSuspended: ResolverTypeWrapper<AccountSuspended>;
  PublishingRestrictedBannedLinks: ResolverTypeWrapper<PublishingRestrictedBannedLinks>;
  Blocked: ResolverTypeWrapper<Blocked>;
  Blocking: ResolverTypeWrapper<Blocking>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  PageParams: ResolverTypeWrapper<PageParams>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  DraftResult: ResolversUnionTypes<ResolversParentTypes>['DraftResult'];
  PostVersionsResult: ResolversUnionTypes<ResolversParentTypes>['PostVersionsResult'];
  PostVersionResult: ResolversUnionTypes<ResolversParentTypes>['PostVersionResult'];
  PublishSettingsResult: ResolversUnionTypes<ResolversParentTypes>['PublishSettingsResult'];
  Draft: Draft;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  PostVersionConnection: Omit<PostVersionConnection, 'versions'> & { versions: Array<ResolversParentTypes['PostVersion']> };
  PostVersion: PostVersionMapper;
  Boolean: Scalars['Boolean']['output'];
  PublishSettings: PublishSettingsMapper;
  PreviewPicture: PreviewPicture;
  Mutation: Record<PropertyKey, never>;
  CreateDraftInput: CreateDraftInput;
  SaveDraftInput: SaveDraftInput;
  RestoreVersionInput: RestoreVersionInput;
  PublishSettingsInput: PublishSettingsInput;
  ChangePostSettingsInput: ChangePostSettingsInput;
  PublishPostInput: PublishPostInput;
  SchedulePostInput: SchedulePostInput;
  NameVersionInput: NameVersionInput;
  NameVersionResult: ResolversUnionTypes<ResolversParentTypes>['NameVersionResult'];
  CreateDraftResult: ResolversUnionTypes<ResolversParentTypes>['CreateDraftResult'];
  SaveDraftResult: ResolversUnionTypes<ResolversParentTypes>['SaveDraftResult'];
  PublishPostResult: ResolversUnionTypes<ResolversParentTypes>['PublishPostResult'];
  ChangePostSettingsResult: ResolversUnionTypes<ResolversParentTypes>['ChangePostSettingsResult'];
  DeletePostResult: ResolversUnionTypes<ResolversParentTypes>['DeletePostResult'];
  SavedDraft: SavedDraft;
  PagingOptions: PagingOptions;
  Unauthorized: Unauthorized;
  Forbidden: Forbidden;
  NotFound: NotFound;
  StoryBody: Scalars['StoryBody']['output'];
  Paging: Paging;
  Timestamp: Scalars['Timestamp']['output'];
  Post: PostMapper;
  Deltas: Scalars['Deltas']['output'];
  BadRequest: BadRequest;
  AlreadyExists: AlreadyExists;
  RateLimited: RateLimited;
  Conflict: Conflict;
  AccountSuspended: AccountSuspended;
  PublishingRestrictedBannedLinks: PublishingRestrictedBannedLinks;
  Blocked: Blocked;
  Blocking: Blocking;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  PageParams: PageParams;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  draft?: Resolver<ResolversTypes['DraftResult'], ParentType, ContextType, RequireFields<QueryDraftArgs, 'postId'>>;
  postVersions?: Resolver<ResolversTypes['PostVersionsResult'], ParentType, ContextType, RequireFields<QueryPostVersionsArgs, 'postId'>>;
  postVersion?: Resolver<ResolversTypes['PostVersionResult'], ParentType, ContextType, RequireFields<QueryPostVersionArgs, 'postId' | 'versionId'>>;
  publishSettings?: Resolver<ResolversTypes['PublishSettingsResult'], ParentType, ContextType, RequireFields<QueryPublishSettingsArgs, 'postId'>>;
};

export type DraftResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DraftResult'] = ResolversParentTypes['DraftResult']> = {
  __resolveType: TypeResolveFn<'Draft' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type PostVersionsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostVersionsResult'] = ResolversParentTypes['PostVersionsResult']> = {
  __resolveType: TypeResolveFn<'PostVersionConnection' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type PostVersionResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostVersionResult'] = ResolversParentTypes['PostVersionResult']> = {
  __resolveType: TypeResolveFn<'PostVersion' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type PublishSettingsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PublishSettingsResult'] = ResolversParentTypes['PublishSettingsResult']> = {
  __resolveType: TypeResolveFn<'PublishSettings' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type DraftResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Draft'] = ResolversParentTypes['Draft']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['StoryBody'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostVersionConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostVersionConnection'] = ResolversParentTypes['PostVersionConnection']> = {
  versions?: Resolver<Array<ResolversTypes['PostVersion']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostVersionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostVersion'] = ResolversParentTypes['PostVersion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['StoryBody']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublishSettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PublishSettings'] = ResolversParentTypes['PublishSettings']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scheduledFor?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnlisted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  license?: Resolver<ResolversTypes['PostLicense'], ParentType, ContextType>;
  responsesClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  previewImageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  previewPictures?: Resolver<Array<ResolversTypes['PreviewPicture']>, ParentType, ContextType, Partial<PublishSettingsPreviewPicturesArgs>>;
  listTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listSubtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayPublish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PreviewPictureResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PreviewPicture'] = ResolversParentTypes['PreviewPicture']> = {
  imageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createDraft?: Resolver<ResolversTypes['CreateDraftResult'], ParentType, ContextType, RequireFields<MutationCreateDraftArgs, 'input'>>;
  saveDraft?: Resolver<ResolversTypes['SaveDraftResult'], ParentType, ContextType, RequireFields<MutationSaveDraftArgs, 'input'>>;
  restoreVersion?: Resolver<ResolversTypes['SaveDraftResult'], ParentType, ContextType, RequireFields<MutationRestoreVersionArgs, 'input'>>;
  nameVersion?: Resolver<ResolversTypes['NameVersionResult'], ParentType, ContextType, RequireFields<MutationNameVersionArgs, 'input'>>;
  publishPost?: Resolver<ResolversTypes['PublishPostResult'], ParentType, ContextType, RequireFields<MutationPublishPostArgs, 'input'>>;
  schedulePost?: Resolver<ResolversTypes['PublishPostResult'], ParentType, ContextType, RequireFields<MutationSchedulePostArgs, 'input'>>;
  changePostSettings?: Resolver<ResolversTypes['ChangePostSettingsResult'], ParentType, ContextType, RequireFields<MutationChangePostSettingsArgs, 'input'>>;
  unpublishPost?: Resolver<ResolversTypes['PublishPostResult'], ParentType, ContextType, RequireFields<MutationUnpublishPostArgs, 'postId'>>;
  deletePost?: Resolver<ResolversTypes['DeletePostResult'], ParentType, ContextType, RequireFields<MutationDeletePostArgs, 'targetPostId'>>;
  undeletePost?: Resolver<ResolversTypes['DeletePostResult'], ParentType, ContextType, RequireFields<MutationUndeletePostArgs, 'targetPostId'>>;
};

export type NameVersionResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NameVersionResult'] = ResolversParentTypes['NameVersionResult']> = {
  __resolveType: TypeResolveFn<'PostVersion' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type CreateDraftResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateDraftResult'] = ResolversParentTypes['CreateDraftResult']> = {
  __resolveType: TypeResolveFn<'Draft' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'AlreadyExists' | 'RateLimited', ParentType, ContextType>;
};

export type SaveDraftResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SaveDraftResult'] = ResolversParentTypes['SaveDraftResult']> = {
  __resolveType: TypeResolveFn<'SavedDraft' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict' | 'RateLimited', ParentType, ContextType>;
};

export type PublishPostResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PublishPostResult'] = ResolversParentTypes['PublishPostResult']> = {
  __resolveType: TypeResolveFn<'Post' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict' | 'AccountSuspended' | 'PublishingRestrictedBannedLinks', ParentType, ContextType>;
};

export type ChangePostSettingsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangePostSettingsResult'] = ResolversParentTypes['ChangePostSettingsResult']> = {
  __resolveType: TypeResolveFn<'PublishSettings' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict' | 'AccountSuspended', ParentType, ContextType>;
};

export type DeletePostResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeletePostResult'] = ResolversParentTypes['DeletePostResult']> = {
  __resolveType: TypeResolveFn<'Post' | 'BadRequest' | 'Blocked' | 'Blocking' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type SavedDraftResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SavedDraft'] = ResolversParentTypes['SavedDraft']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  DraftResult?: DraftResultResolvers<ContextType>;
  PostVersionsResult?: PostVersionsResultResolvers<ContextType>;
  PostVersionResult?: PostVersionResultResolvers<ContextType>;
  PublishSettingsResult?: PublishSettingsResultResolvers<ContextType>;
  Draft?: DraftResolvers<ContextType>;
  PostVersionConnection?: PostVersionConnectionResolvers<ContextType>;
  PostVersion?: PostVersionResolvers<ContextType>;
  PublishSettings?: PublishSettingsResolvers<ContextType>;
  PreviewPicture?: PreviewPictureResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NameVersionResult?: NameVersionResultResolvers<ContextType>;
  CreateDraftResult?: CreateDraftResultResolvers<ContextType>;
  SaveDraftResult?: SaveDraftResultResolvers<ContextType>;
  PublishPostResult?: PublishPostResultResolvers<ContextType>;
  ChangePostSettingsResult?: ChangePostSettingsResultResolvers<ContextType>;
  DeletePostResult?: DeletePostResultResolvers<ContextType>;
  SavedDraft?: SavedDraftResolvers<ContextType>;
  StoryBody?: GraphQLScalarType;
  Timestamp?: GraphQLScalarType;
  Deltas?: GraphQLScalarType;
};


