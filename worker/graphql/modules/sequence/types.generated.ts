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
import type { SequenceMapper, SequencePartMapper, OwnSequencePartMapper, SequenceCandidateMapper } from './mappers';
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
  /**
   * A series by the last segment of its address: `{slug}-{id}`, where the id decides, or the id alone. To everybody but
   * its writer, an unpublished series doesn't exist.
   */
  sequenceResult: SequenceResult;
  /** The published series that a story is part of, the one that was published first if there are several. */
  sequenceOfPost?: Maybe<Sequence>;
};

export type QuerySequenceResultArgs = {
  slugId: Scalars['String']['input'];
};

export type QuerySequenceOfPostArgs = {
  postId: Scalars['ID']['input'];
};

export type Viewer = {
  __typename?: 'Viewer';
  /** The viewer's series, the one that changed last first. */
  sequences: SequenceConnection;
  /** One of them, by the last segment of its address or its id; deleted ones aren't found. */
  sequence?: Maybe<Sequence>;
};

export type ViewerSequencesArgs = {
  filter?: InputMaybe<SequenceFilter>;
  paging?: InputMaybe<PagingOptions>;
};

export type ViewerSequenceArgs = {
  slugId: Scalars['String']['input'];
};

export type User = {
  __typename?: 'User';
  /** The person's published series, the one that changed last first. */
  sequencesConnection: SequenceConnection;
};

export type UserSequencesConnectionArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type Post = {
  __typename?: 'Post';
  /**
   * Its place in a published series; absent if it is in none. A story in several series has a place in the named one, or
   * else in the one that was published first.
   */
  sequencePlace?: Maybe<SequencePlace>;
};

export type PostSequencePlaceArgs = {
  slugId?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Begins a series, which only the viewer sees until it is published. */
  createSequence: CreateSequenceResult;
  updateSequence: UpdateSequenceResult;
  /**
   * Sets the parts of a series and their order. `revision` is the one that the change is based on: if the parts have
   * changed since, nothing is done.
   */
  setSequenceParts: SetSequencePartsResult;
  /** Shows a series to everybody. It needs a part that readers can see. */
  publishSequence: PublishSequenceResult;
  /** Hides a series from everybody but its writer. Its stories stay as they are. */
  unpublishSequence: UnpublishSequenceResult;
  /** Deletes a series; its stories stay. It can be restored for 14 days. */
  deleteSequence: DeleteSequenceResult;
  /** Restores a series that was deleted in the last 14 days. */
  undeleteSequence: UndeleteSequenceResult;
};

export type MutationCreateSequenceArgs = {
  input: CreateSequenceInput;
};

export type MutationUpdateSequenceArgs = {
  input: UpdateSequenceInput;
};

export type MutationSetSequencePartsArgs = {
  input: SetSequencePartsInput;
};

export type MutationPublishSequenceArgs = {
  input: PublishSequenceInput;
};

export type MutationUnpublishSequenceArgs = {
  input: UnpublishSequenceInput;
};

export type MutationDeleteSequenceArgs = {
  input: DeleteSequenceInput;
};

export type MutationUndeleteSequenceArgs = {
  input: UndeleteSequenceInput;
};

export type CreateSequenceInput = {
  title: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateSequenceInput = {
  sequenceId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  description: Scalars['String']['input'];
  imageId?: InputMaybe<Scalars['ID']['input']>;
  imageAlt?: InputMaybe<Scalars['String']['input']>;
};

export type SetSequencePartsInput = {
  sequenceId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  postIds: Array<Scalars['ID']['input']>;
};

export type PublishSequenceInput = {
  sequenceId: Scalars['ID']['input'];
};

export type UnpublishSequenceInput = {
  sequenceId: Scalars['ID']['input'];
};

export type DeleteSequenceInput = {
  sequenceId: Scalars['ID']['input'];
};

export type UndeleteSequenceInput = {
  sequenceId: Scalars['ID']['input'];
};

export type SequenceResult = Sequence | NotFound;

export type CreateSequenceResult = Sequence | BadRequest | Unauthorized | Forbidden | Conflict;

export type UpdateSequenceResult = Sequence | BadRequest | Unauthorized | Forbidden | NotFound;

export type SetSequencePartsResult = Sequence | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type PublishSequenceResult = Sequence | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type UnpublishSequenceResult = Sequence | BadRequest | Unauthorized | Forbidden | NotFound;

export type DeleteSequenceResult = Sequence | BadRequest | Unauthorized | Forbidden | NotFound;

export type UndeleteSequenceResult = Sequence | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type SequenceFilter =
  | 'DRAFTS'
  | 'PUBLIC'
  /** Deleted in the last 14 days. */
  | 'DELETED';

/** Stories in the order in which their writer wants them read. */
export type Sequence = {
  __typename?: 'Sequence';
  id: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  /** The last segment of its address: `{slug}-{id}`. */
  slugId: Scalars['String']['output'];
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** The chosen cover; absent without one. */
  cover?: Maybe<ImageMetadata>;
  /** The cover, or the picture of the first part that has one. */
  picture?: Maybe<ImageMetadata>;
  creator: User;
  isPublished: Scalars['Boolean']['output'];
  isDeleted: Scalars['Boolean']['output'];
  createdAt: Scalars['Timestamp']['output'];
  updatedAt: Scalars['Timestamp']['output'];
  publishedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** How many parts readers see. */
  partCount: Scalars['Int']['output'];
  /** Minutes to read all of them, at least 1. */
  readingTime: Scalars['Int']['output'];
  /** Increases with every change of the parts or their order. */
  revision: Scalars['Int']['output'];
  /** The parts that readers see, in order. */
  partsConnection: SequencePartConnection;
  /** All parts, also stories that aren't published, in order; empty for everybody but its writer. */
  ownParts: Array<OwnSequencePart>;
  /**
   * Stories that the viewer can add, newest first: stories of theirs, drafts too, and stories of publications that they
   * own or edit. Empty for everybody but its writer.
   */
  candidates: Array<SequenceCandidate>;
};

/** Stories in the order in which their writer wants them read. */
export type SequencePartsConnectionArgs = {
  paging?: InputMaybe<PagingOptions>;
};

/** Stories in the order in which their writer wants them read. */
export type SequenceCandidatesArgs = {
  search: Scalars['String']['input'];
};

export type SequenceConnection = {
  __typename?: 'SequenceConnection';
  sequences: Array<Sequence>;
  pagingInfo: Paging;
};

export type SequencePartConnection = {
  __typename?: 'SequencePartConnection';
  parts: Array<SequencePart>;
  pagingInfo: Paging;
};

export type SequencePart = {
  __typename?: 'SequencePart';
  /** Its place among the parts that readers see, from 1 on. */
  number: Scalars['Int']['output'];
  /** The last segment of its address in the series: `{slug}-{id}`. */
  segment: Scalars['String']['output'];
  post: Post;
};

/** A part of the viewer's own series. */
export type OwnSequencePart = {
  __typename?: 'OwnSequencePart';
  postId: Scalars['ID']['output'];
  /** Absent for a story that is gone, or that its writer has withdrawn. */
  story?: Maybe<SequenceCandidate>;
};

/** A story as the editor of a series lists it. */
export type SequenceCandidate = {
  __typename?: 'SequenceCandidate';
  postId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** Whether readers see it. */
  isListed: Scalars['Boolean']['output'];
  /** Minutes, at least 1. */
  readingTime: Scalars['Int']['output'];
  firstPublishedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Its writer's name. */
  by: Scalars['String']['output'];
};

/** A story's place in a series. */
export type SequencePlace = {
  __typename?: 'SequencePlace';
  sequence: Sequence;
  number: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  previous?: Maybe<SequenceNeighbour>;
  next?: Maybe<SequenceNeighbour>;
};

/** The part before or after a story. */
export type SequenceNeighbour = {
  __typename?: 'SequenceNeighbour';
  postId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** The last segment of its address in the series: `{slug}-{id}`. */
  segment: Scalars['String']['output'];
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
  SequenceResult:
    | ( SequenceMapper )
    | ( NotFound )
  ;
  CreateSequenceResult:
    | ( SequenceMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( Conflict )
  ;
  UpdateSequenceResult:
    | ( SequenceMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
  ;
  SetSequencePartsResult:
    | ( SequenceMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
  PublishSequenceResult:
    | ( SequenceMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
  UnpublishSequenceResult:
    | ( SequenceMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
  ;
  DeleteSequenceResult:
    | ( SequenceMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
  ;
  UndeleteSequenceResult:
    | ( SequenceMapper )
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
    | ( NotFound )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( Conflict )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Viewer: ResolverTypeWrapper<ViewerMapper>;
  User: ResolverTypeWrapper<UserMapper>;
  Post: ResolverTypeWrapper<PostMapper>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  CreateSequenceInput: CreateSequenceInput;
  UpdateSequenceInput: UpdateSequenceInput;
  SetSequencePartsInput: SetSequencePartsInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  PublishSequenceInput: PublishSequenceInput;
  UnpublishSequenceInput: UnpublishSequenceInput;
  DeleteSequenceInput: DeleteSequenceInput;
  UndeleteSequenceInput: UndeleteSequenceInput;
  SequenceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SequenceResult']>;
  CreateSequenceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateSequenceResult']>;
  UpdateSequenceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateSequenceResult']>;
  SetSequencePartsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetSequencePartsResult']>;
  PublishSequenceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublishSequenceResult']>;
  UnpublishSequenceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UnpublishSequenceResult']>;
  DeleteSequenceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteSequenceResult']>;
  UndeleteSequenceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UndeleteSequenceResult']>;
  SequenceFilter: SequenceFilter;
  Sequence: ResolverTypeWrapper<SequenceMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  SequenceConnection: ResolverTypeWrapper<Omit<SequenceConnection, 'sequences'> & { sequences: Array<ResolversTypes['Sequence']> }>;
  SequencePartConnection: ResolverTypeWrapper<Omit<SequencePartConnection, 'parts'> & { parts: Array<ResolversTypes['SequencePart']> }>;
  SequencePart: ResolverTypeWrapper<SequencePartMapper>;
  OwnSequencePart: ResolverTypeWrapper<OwnSequencePartMapper>;
  SequenceCandidate: ResolverTypeWrapper<SequenceCandidateMapper>;
  SequencePlace: ResolverTypeWrapper<Omit<SequencePlace, 'sequence'> & { sequence: ResolversTypes['Sequence'] }>;
  SequenceNeighbour: ResolverTypeWrapper<SequenceNeighbour>;
  PagingOptions: PagingOptions;
  NotFound: ResolverTypeWrapper<NotFound>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  Conflict: ResolverTypeWrapper<Conflict>;
  ImageMetadata: ResolverTypeWrapper<ImageMetadata>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  Paging: ResolverTypeWrapper<Paging>;
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
  Viewer: ViewerMapper;
  User: UserMapper;
  Post: PostMapper;
  Mutation: Record<PropertyKey, never>;
  CreateSequenceInput: CreateSequenceInput;
  UpdateSequenceInput: UpdateSequenceInput;
  SetSequencePartsInput: SetSequencePartsInput;
  Int: Scalars['Int']['output'];
  PublishSequenceInput: PublishSequenceInput;
  UnpublishSequenceInput: UnpublishSequenceInput;
  DeleteSequenceInput: DeleteSequenceInput;
  UndeleteSequenceInput: UndeleteSequenceInput;
  SequenceResult: ResolversUnionTypes<ResolversParentTypes>['SequenceResult'];
  CreateSequenceResult: ResolversUnionTypes<ResolversParentTypes>['CreateSequenceResult'];
  UpdateSequenceResult: ResolversUnionTypes<ResolversParentTypes>['UpdateSequenceResult'];
  SetSequencePartsResult: ResolversUnionTypes<ResolversParentTypes>['SetSequencePartsResult'];
  PublishSequenceResult: ResolversUnionTypes<ResolversParentTypes>['PublishSequenceResult'];
  UnpublishSequenceResult: ResolversUnionTypes<ResolversParentTypes>['UnpublishSequenceResult'];
  DeleteSequenceResult: ResolversUnionTypes<ResolversParentTypes>['DeleteSequenceResult'];
  UndeleteSequenceResult: ResolversUnionTypes<ResolversParentTypes>['UndeleteSequenceResult'];
  Sequence: SequenceMapper;
  Boolean: Scalars['Boolean']['output'];
  SequenceConnection: Omit<SequenceConnection, 'sequences'> & { sequences: Array<ResolversParentTypes['Sequence']> };
  SequencePartConnection: Omit<SequencePartConnection, 'parts'> & { parts: Array<ResolversParentTypes['SequencePart']> };
  SequencePart: SequencePartMapper;
  OwnSequencePart: OwnSequencePartMapper;
  SequenceCandidate: SequenceCandidateMapper;
  SequencePlace: Omit<SequencePlace, 'sequence'> & { sequence: ResolversParentTypes['Sequence'] };
  SequenceNeighbour: SequenceNeighbour;
  PagingOptions: PagingOptions;
  NotFound: NotFound;
  BadRequest: BadRequest;
  Unauthorized: Unauthorized;
  Forbidden: Forbidden;
  Conflict: Conflict;
  ImageMetadata: ImageMetadata;
  Timestamp: Scalars['Timestamp']['output'];
  Paging: Paging;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Deltas: Scalars['Deltas']['output'];
  PageParams: PageParams;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  sequenceResult?: Resolver<ResolversTypes['SequenceResult'], ParentType, ContextType, RequireFields<QuerySequenceResultArgs, 'slugId'>>;
  sequenceOfPost?: Resolver<Maybe<ResolversTypes['Sequence']>, ParentType, ContextType, RequireFields<QuerySequenceOfPostArgs, 'postId'>>;
};

export type ViewerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  sequences?: Resolver<ResolversTypes['SequenceConnection'], ParentType, ContextType, Partial<ViewerSequencesArgs>>;
  sequence?: Resolver<Maybe<ResolversTypes['Sequence']>, ParentType, ContextType, RequireFields<ViewerSequenceArgs, 'slugId'>>;
};

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  sequencesConnection?: Resolver<ResolversTypes['SequenceConnection'], ParentType, ContextType, Partial<UserSequencesConnectionArgs>>;
};

export type PostResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  sequencePlace?: Resolver<Maybe<ResolversTypes['SequencePlace']>, ParentType, ContextType, Partial<PostSequencePlaceArgs>>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createSequence?: Resolver<ResolversTypes['CreateSequenceResult'], ParentType, ContextType, RequireFields<MutationCreateSequenceArgs, 'input'>>;
  updateSequence?: Resolver<ResolversTypes['UpdateSequenceResult'], ParentType, ContextType, RequireFields<MutationUpdateSequenceArgs, 'input'>>;
  setSequenceParts?: Resolver<ResolversTypes['SetSequencePartsResult'], ParentType, ContextType, RequireFields<MutationSetSequencePartsArgs, 'input'>>;
  publishSequence?: Resolver<ResolversTypes['PublishSequenceResult'], ParentType, ContextType, RequireFields<MutationPublishSequenceArgs, 'input'>>;
  unpublishSequence?: Resolver<ResolversTypes['UnpublishSequenceResult'], ParentType, ContextType, RequireFields<MutationUnpublishSequenceArgs, 'input'>>;
  deleteSequence?: Resolver<ResolversTypes['DeleteSequenceResult'], ParentType, ContextType, RequireFields<MutationDeleteSequenceArgs, 'input'>>;
  undeleteSequence?: Resolver<ResolversTypes['UndeleteSequenceResult'], ParentType, ContextType, RequireFields<MutationUndeleteSequenceArgs, 'input'>>;
};

export type SequenceResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SequenceResult'] = ResolversParentTypes['SequenceResult']> = {
  __resolveType: TypeResolveFn<'Sequence' | 'NotFound', ParentType, ContextType>;
};

export type CreateSequenceResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateSequenceResult'] = ResolversParentTypes['CreateSequenceResult']> = {
  __resolveType: TypeResolveFn<'Sequence' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'Conflict', ParentType, ContextType>;
};

export type UpdateSequenceResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UpdateSequenceResult'] = ResolversParentTypes['UpdateSequenceResult']> = {
  __resolveType: TypeResolveFn<'Sequence' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type SetSequencePartsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetSequencePartsResult'] = ResolversParentTypes['SetSequencePartsResult']> = {
  __resolveType: TypeResolveFn<'Sequence' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type PublishSequenceResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PublishSequenceResult'] = ResolversParentTypes['PublishSequenceResult']> = {
  __resolveType: TypeResolveFn<'Sequence' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type UnpublishSequenceResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UnpublishSequenceResult'] = ResolversParentTypes['UnpublishSequenceResult']> = {
  __resolveType: TypeResolveFn<'Sequence' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type DeleteSequenceResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeleteSequenceResult'] = ResolversParentTypes['DeleteSequenceResult']> = {
  __resolveType: TypeResolveFn<'Sequence' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type UndeleteSequenceResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UndeleteSequenceResult'] = ResolversParentTypes['UndeleteSequenceResult']> = {
  __resolveType: TypeResolveFn<'Sequence' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type SequenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Sequence'] = ResolversParentTypes['Sequence']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slugId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['ImageMetadata']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['ImageMetadata']>, ParentType, ContextType>;
  creator?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  partCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readingTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partsConnection?: Resolver<ResolversTypes['SequencePartConnection'], ParentType, ContextType, Partial<SequencePartsConnectionArgs>>;
  ownParts?: Resolver<Array<ResolversTypes['OwnSequencePart']>, ParentType, ContextType>;
  candidates?: Resolver<Array<ResolversTypes['SequenceCandidate']>, ParentType, ContextType, RequireFields<SequenceCandidatesArgs, 'search'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SequenceConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SequenceConnection'] = ResolversParentTypes['SequenceConnection']> = {
  sequences?: Resolver<Array<ResolversTypes['Sequence']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type SequencePartConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SequencePartConnection'] = ResolversParentTypes['SequencePartConnection']> = {
  parts?: Resolver<Array<ResolversTypes['SequencePart']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type SequencePartResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SequencePart'] = ResolversParentTypes['SequencePart']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  segment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type OwnSequencePartResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OwnSequencePart'] = ResolversParentTypes['OwnSequencePart']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  story?: Resolver<Maybe<ResolversTypes['SequenceCandidate']>, ParentType, ContextType>;
};

export type SequenceCandidateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SequenceCandidate'] = ResolversParentTypes['SequenceCandidate']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isListed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readingTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstPublishedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SequencePlaceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SequencePlace'] = ResolversParentTypes['SequencePlace']> = {
  sequence?: Resolver<ResolversTypes['Sequence'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['SequenceNeighbour']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['SequenceNeighbour']>, ParentType, ContextType>;
};

export type SequenceNeighbourResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SequenceNeighbour'] = ResolversParentTypes['SequenceNeighbour']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  segment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export interface DeltasScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Deltas'], any> {
  name: 'Deltas';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  SequenceResult?: SequenceResultResolvers<ContextType>;
  CreateSequenceResult?: CreateSequenceResultResolvers<ContextType>;
  UpdateSequenceResult?: UpdateSequenceResultResolvers<ContextType>;
  SetSequencePartsResult?: SetSequencePartsResultResolvers<ContextType>;
  PublishSequenceResult?: PublishSequenceResultResolvers<ContextType>;
  UnpublishSequenceResult?: UnpublishSequenceResultResolvers<ContextType>;
  DeleteSequenceResult?: DeleteSequenceResultResolvers<ContextType>;
  UndeleteSequenceResult?: UndeleteSequenceResultResolvers<ContextType>;
  Sequence?: SequenceResolvers<ContextType>;
  SequenceConnection?: SequenceConnectionResolvers<ContextType>;
  SequencePartConnection?: SequencePartConnectionResolvers<ContextType>;
  SequencePart?: SequencePartResolvers<ContextType>;
  OwnSequencePart?: OwnSequencePartResolvers<ContextType>;
  SequenceCandidate?: SequenceCandidateResolvers<ContextType>;
  SequencePlace?: SequencePlaceResolvers<ContextType>;
  SequenceNeighbour?: SequenceNeighbourResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  Deltas?: GraphQLScalarType;
};


