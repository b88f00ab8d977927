// Written by `npm run codegen`. Change what it is made from instead.
import type { Deltas } from '../../../../schema/story/delta';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AccessTokensMapper } from '../access-token/mappers';
import type { BookMapper, BookEditionMapper } from '../book/mappers';
import type { CatalogMapper, CatalogItemMapper, OwnCatalogItemMapper, RemovedCatalogItemMapper } from './mappers';
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
  /** A list by its id, or by the path segment that ends in it. */
  catalogById: CatalogResult;
  /**
   * A person's list by the last segment of its address: `{slug}-{id}`, where the id decides, an id or a slug. To
   * others, a private list doesn't exist.
   */
  userCatalog: CatalogResult;
  /** A list of the library by its slug, or any public list by its id or `{slug}-{id}`. */
  libraryCatalog?: Maybe<Catalog>;
  libraryCatalogs: CatalogConnection;
  /**
   * A person's lists, the one that changed last first, of one type or of all. To others, only public ones exist,
   * whatever is asked for. `visibility` is 0 or 1.
   */
  catalogsByUser: CatalogConnection;
};

export type QueryCatalogByIdArgs = {
  catalogId: Scalars['ID']['input'];
};

export type QueryUserCatalogArgs = {
  username: Scalars['String']['input'];
  slugId: Scalars['String']['input'];
};

export type QueryLibraryCatalogArgs = {
  slug: Scalars['String']['input'];
};

export type QueryLibraryCatalogsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type QueryCatalogsByUserArgs = {
  userId: Scalars['ID']['input'];
  type?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
  visibility?: InputMaybe<Scalars['Int']['input']>;
};

export type Viewer = {
  __typename?: 'Viewer';
  /** The viewer's lists, public and private, the one that changed last first. */
  catalogs: CatalogConnection;
  /** One of them, by the last segment of its address: `{slug}-{id}`, an id or a slug. */
  catalog?: Maybe<Catalog>;
  /** All of them, the reading list first: what a story can be put into. */
  catalogChoices: Array<Catalog>;
  /** How many lists the viewer may still make. */
  catalogsLeft: Scalars['Int']['output'];
  /** Other people's lists that the viewer has saved, the last one first. */
  savedCatalogs: CatalogConnection;
};

export type ViewerCatalogsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type ViewerCatalogArgs = {
  slugId: Scalars['String']['input'];
};

export type ViewerSavedCatalogsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type Post = {
  __typename?: 'Post';
  /** The public lists that it is in. */
  catalogs: CatalogConnection;
};

export type PostCatalogsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type PostViewerEdge = {
  __typename?: 'PostViewerEdge';
  /** The viewer's lists that it is in. */
  catalogIds: Array<Scalars['ID']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Makes a list, with a first story if one is named. */
  createCatalog: CreateCatalogResult;
  /** Changes what a list is called and says, and who sees it; what isn't given stays as it is. */
  updateCatalog: UpdateCatalogResult;
  /** Closes the discussion of a list, or opens it again. */
  changeCatalogSettings: UpdateCatalogResult;
  /** Puts stories into a list of the viewer's, takes them out, moves and annotates them: all of it or nothing. */
  editCatalogItems: EditCatalogItemsResult;
  /** Deletes a list; its stories stay. It can be restored for 14 days. */
  deleteCatalog: DeleteCatalogResult;
  /** Restores a list that was deleted in the last 14 days. */
  undeleteCatalog: UndeleteCatalogResult;
  /** Saves somebody else's list among the viewer's. */
  followCatalog: FollowCatalogResult;
  unfollowCatalog: UnfollowCatalogResult;
};

export type MutationCreateCatalogArgs = {
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  visibility?: InputMaybe<Scalars['Int']['input']>;
  postId?: InputMaybe<Scalars['ID']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
};

export type MutationUpdateCatalogArgs = {
  catalogId: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  visibility?: InputMaybe<Scalars['Int']['input']>;
};

export type MutationChangeCatalogSettingsArgs = {
  catalogId: Scalars['ID']['input'];
  responsesClosed: Scalars['Boolean']['input'];
};

export type MutationEditCatalogItemsArgs = {
  catalogId: Scalars['ID']['input'];
  operations: Array<CatalogItemOperation>;
  key?: InputMaybe<Scalars['String']['input']>;
};

export type MutationDeleteCatalogArgs = {
  catalogId: Scalars['ID']['input'];
};

export type MutationUndeleteCatalogArgs = {
  catalogId: Scalars['ID']['input'];
};

export type MutationFollowCatalogArgs = {
  targetCatalogId: Scalars['ID']['input'];
};

export type MutationUnfollowCatalogArgs = {
  targetCatalogId: Scalars['ID']['input'];
};

export type CatalogResult = Catalog | NotFound | TakenDown;

export type CreateCatalogResult = Catalog | AlreadyExists | BadRequest | Conflict | Forbidden | NotFound | PostSuspended | RateLimited | Unauthorized | PublishingRestrictedBannedLinks | RemovedByUser | WithheldInCountry;

export type UpdateCatalogResult = Catalog | BadRequest | Forbidden | NotFound | Unauthorized | PublishingRestrictedBannedLinks;

export type EditCatalogItemsResult = Catalog | AlreadyExists | BadRequest | Conflict | Forbidden | NotFound | PostSuspended | Unauthorized | PublishingRestrictedBannedLinks | RemovedByUser | WithheldInCountry;

export type DeleteCatalogResult = Catalog | BadRequest | Forbidden | NotFound | Unauthorized;

export type UndeleteCatalogResult = Catalog | BadRequest | Conflict | Forbidden | NotFound | Unauthorized;

export type FollowCatalogResult = Catalog | AccountSuspended | BadRequest | Blocked | Blocking | Conflict | Forbidden | NotFound | Unauthorized;

export type UnfollowCatalogResult = Catalog | BadRequest | NotFound | Unauthorized;

/** A change of one of a list's stories. */
export type CatalogItemOperation = {
  type: Scalars['String']['input'];
  postId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['Int']['input']>;
};

export type Catalog = {
  __typename?: 'Catalog';
  id: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  /** The last segment of its address: `{slug}-{id}`. */
  slugId: Scalars['String']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  type: Scalars['String']['output'];
  /** Which predefined list this is; absent for one that somebody created. */
  predefined?: Maybe<PredefinedCatalog>;
  /** 0 is public, 1 private. */
  visibility: Scalars['Int']['output'];
  /** Whether it was chosen for the library. */
  isInLibrary: Scalars['Boolean']['output'];
  creator: User;
  itemCount: Scalars['Int']['output'];
  followerCount: Scalars['Int']['output'];
  updatedAt: Scalars['Timestamp']['output'];
  itemsConnection: CatalogItemConnection;
  /** Its first stories, as many as a card shows. */
  firstPosts: Array<Post>;
  /** Whether the viewer has saved it. */
  isSavedByViewer: Scalars['Boolean']['output'];
  /** All its stories, also those that nobody sees any more, in order; empty for everybody but its owner. */
  ownItems: Array<OwnCatalogItem>;
  /** What the change that this answers has taken out, in order. */
  removedItems: Array<RemovedCatalogItem>;
};

export type CatalogItemsConnectionArgs = {
  paging?: InputMaybe<PagingOptions>;
};

/** A story of a list as its owner arranges it. */
export type OwnCatalogItem = {
  __typename?: 'OwnCatalogItem';
  postId: Scalars['ID']['output'];
  note: Scalars['String']['output'];
  /** Absent for a story that the viewer can't open any more. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A story that was taken out of a list, with what puts it back as it was. */
export type RemovedCatalogItem = {
  __typename?: 'RemovedCatalogItem';
  postId: Scalars['ID']['output'];
  note: Scalars['String']['output'];
  position: Scalars['Int']['output'];
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

/** Staff has taken down a list or a publication, or is reviewing it. */
export type TakenDown = UserError & {
  __typename?: 'TakenDown';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  /** Whether it has been taken down; otherwise it is under review. */
  isTakenDown: Scalars['Boolean']['output'];
};

export type AlreadyExists = UserError & {
  __typename?: 'AlreadyExists';
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

export type Forbidden = UserError & {
  __typename?: 'Forbidden';
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

export type RateLimited = UserError & {
  __typename?: 'RateLimited';
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

export type PublishingRestrictedBannedLinks = UserError & {
  __typename?: 'PublishingRestrictedBannedLinks';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type RemovedByUser = UserError & {
  __typename?: 'RemovedByUser';
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

export type AccountSuspended = UserError & {
  __typename?: 'AccountSuspended';
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
  CatalogResult:
    | ( CatalogMapper )
    | ( NotFound )
    | ( TakenDown )
  ;
  CreateCatalogResult:
    | ( CatalogMapper )
    | ( AlreadyExists )
    | ( BadRequest )
    | ( Conflict )
    | ( Forbidden )
    | ( NotFound )
    | ( PostSuspended )
    | ( RateLimited )
    | ( Unauthorized )
    | ( PublishingRestrictedBannedLinks )
    | ( RemovedByUser )
    | ( WithheldInCountry )
  ;
  UpdateCatalogResult:
    | ( CatalogMapper )
    | ( BadRequest )
    | ( Forbidden )
    | ( NotFound )
    | ( Unauthorized )
    | ( PublishingRestrictedBannedLinks )
  ;
  EditCatalogItemsResult:
    | ( CatalogMapper )
    | ( AlreadyExists )
    | ( BadRequest )
    | ( Conflict )
    | ( Forbidden )
    | ( NotFound )
    | ( PostSuspended )
    | ( Unauthorized )
    | ( PublishingRestrictedBannedLinks )
    | ( RemovedByUser )
    | ( WithheldInCountry )
  ;
  DeleteCatalogResult:
    | ( CatalogMapper )
    | ( BadRequest )
    | ( Forbidden )
    | ( NotFound )
    | ( Unauthorized )
  ;
  UndeleteCatalogResult:
    | ( CatalogMapper )
    | ( BadRequest )
    | ( Conflict )
    | ( Forbidden )
    | ( NotFound )
    | ( Unauthorized )
  ;
  FollowCatalogResult:
    | ( CatalogMapper )
    | ( AccountSuspended )
    | ( BadRequest )
    | ( Blocked )
    | ( Blocking )
    | ( Conflict )
    | ( Forbidden )
    | ( NotFound )
    | ( Unauthorized )
  ;
  UnfollowCatalogResult:
    | ( CatalogMapper )
    | ( BadRequest )
    | ( NotFound )
    | ( Unauthorized )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( NotFound )
    | ( TakenDown )
    | ( AlreadyExists )
    | ( BadRequest )
    | ( Conflict )
    | ( Forbidden )
    | ( PostSuspended )
    | ( RateLimited )
    | ( Unauthorized )
    | ( PublishingRestrictedBannedLinks )
    | ( RemovedByUser )
    | ( WithheldInCountry )
    | ( AccountSuspended )
    | ( Blocked )
    | ( Blocking )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Viewer: ResolverTypeWrapper<ViewerMapper>;
  Post: ResolverTypeWrapper<PostMapper>;
  PostViewerEdge: ResolverTypeWrapper<PostViewerEdgeMapper>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CatalogResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CatalogResult']>;
  CreateCatalogResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateCatalogResult']>;
  UpdateCatalogResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateCatalogResult']>;
  EditCatalogItemsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditCatalogItemsResult']>;
  DeleteCatalogResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteCatalogResult']>;
  UndeleteCatalogResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UndeleteCatalogResult']>;
  FollowCatalogResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FollowCatalogResult']>;
  UnfollowCatalogResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UnfollowCatalogResult']>;
  CatalogItemOperation: CatalogItemOperation;
  Catalog: ResolverTypeWrapper<CatalogMapper>;
  OwnCatalogItem: ResolverTypeWrapper<OwnCatalogItemMapper>;
  RemovedCatalogItem: ResolverTypeWrapper<RemovedCatalogItemMapper>;
  PredefinedCatalog: PredefinedCatalog;
  CatalogConnection: ResolverTypeWrapper<Omit<CatalogConnection, 'catalogs'> & { catalogs: Array<ResolversTypes['Catalog']> }>;
  CatalogItemConnection: ResolverTypeWrapper<Omit<CatalogItemConnection, 'items'> & { items: Array<ResolversTypes['CatalogItem']> }>;
  CatalogItem: ResolverTypeWrapper<CatalogItemMapper>;
  PagingOptions: PagingOptions;
  NotFound: ResolverTypeWrapper<NotFound>;
  TakenDown: ResolverTypeWrapper<TakenDown>;
  AlreadyExists: ResolverTypeWrapper<AlreadyExists>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Conflict: ResolverTypeWrapper<Conflict>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  PostSuspended: ResolverTypeWrapper<PostSuspended>;
  RateLimited: ResolverTypeWrapper<RateLimited>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  PublishingRestrictedBannedLinks: ResolverTypeWrapper<PublishingRestrictedBannedLinks>;
  RemovedByUser: ResolverTypeWrapper<RemovedByUser>;
  WithheldInCountry: ResolverTypeWrapper<WithheldInCountry>;
  AccountSuspended: ResolverTypeWrapper<AccountSuspended>;
  Blocked: ResolverTypeWrapper<Blocked>;
  Blocking: ResolverTypeWrapper<Blocking>;
  User: ResolverTypeWrapper<UserMapper>;
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
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Viewer: ViewerMapper;
  Post: PostMapper;
  PostViewerEdge: PostViewerEdgeMapper;
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  CatalogResult: ResolversUnionTypes<ResolversParentTypes>['CatalogResult'];
  CreateCatalogResult: ResolversUnionTypes<ResolversParentTypes>['CreateCatalogResult'];
  UpdateCatalogResult: ResolversUnionTypes<ResolversParentTypes>['UpdateCatalogResult'];
  EditCatalogItemsResult: ResolversUnionTypes<ResolversParentTypes>['EditCatalogItemsResult'];
  DeleteCatalogResult: ResolversUnionTypes<ResolversParentTypes>['DeleteCatalogResult'];
  UndeleteCatalogResult: ResolversUnionTypes<ResolversParentTypes>['UndeleteCatalogResult'];
  FollowCatalogResult: ResolversUnionTypes<ResolversParentTypes>['FollowCatalogResult'];
  UnfollowCatalogResult: ResolversUnionTypes<ResolversParentTypes>['UnfollowCatalogResult'];
  CatalogItemOperation: CatalogItemOperation;
  Catalog: CatalogMapper;
  OwnCatalogItem: OwnCatalogItemMapper;
  RemovedCatalogItem: RemovedCatalogItemMapper;
  CatalogConnection: Omit<CatalogConnection, 'catalogs'> & { catalogs: Array<ResolversParentTypes['Catalog']> };
  CatalogItemConnection: Omit<CatalogItemConnection, 'items'> & { items: Array<ResolversParentTypes['CatalogItem']> };
  CatalogItem: CatalogItemMapper;
  PagingOptions: PagingOptions;
  NotFound: NotFound;
  TakenDown: TakenDown;
  AlreadyExists: AlreadyExists;
  BadRequest: BadRequest;
  Conflict: Conflict;
  Forbidden: Forbidden;
  PostSuspended: PostSuspended;
  RateLimited: RateLimited;
  Unauthorized: Unauthorized;
  PublishingRestrictedBannedLinks: PublishingRestrictedBannedLinks;
  RemovedByUser: RemovedByUser;
  WithheldInCountry: WithheldInCountry;
  AccountSuspended: AccountSuspended;
  Blocked: Blocked;
  Blocking: Blocking;
  User: UserMapper;
  Timestamp: Scalars['Timestamp']['output'];
  Paging: Paging;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Deltas: Scalars['Deltas']['output'];
  PageParams: PageParams;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  catalogById?: Resolver<ResolversTypes['CatalogResult'], ParentType, ContextType, RequireFields<QueryCatalogByIdArgs, 'catalogId'>>;
  userCatalog?: Resolver<ResolversTypes['CatalogResult'], ParentType, ContextType, RequireFields<QueryUserCatalogArgs, 'username' | 'slugId'>>;
  libraryCatalog?: Resolver<Maybe<ResolversTypes['Catalog']>, ParentType, ContextType, RequireFields<QueryLibraryCatalogArgs, 'slug'>>;
  libraryCatalogs?: Resolver<ResolversTypes['CatalogConnection'], ParentType, ContextType, Partial<QueryLibraryCatalogsArgs>>;
  catalogsByUser?: Resolver<ResolversTypes['CatalogConnection'], ParentType, ContextType, RequireFields<QueryCatalogsByUserArgs, 'userId'>>;
};

export type ViewerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  catalogs?: Resolver<ResolversTypes['CatalogConnection'], ParentType, ContextType, Partial<ViewerCatalogsArgs>>;
  catalog?: Resolver<Maybe<ResolversTypes['Catalog']>, ParentType, ContextType, RequireFields<ViewerCatalogArgs, 'slugId'>>;
  catalogChoices?: Resolver<Array<ResolversTypes['Catalog']>, ParentType, ContextType>;
  catalogsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedCatalogs?: Resolver<ResolversTypes['CatalogConnection'], ParentType, ContextType, Partial<ViewerSavedCatalogsArgs>>;
};

export type PostResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  catalogs?: Resolver<ResolversTypes['CatalogConnection'], ParentType, ContextType, Partial<PostCatalogsArgs>>;
};

export type PostViewerEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostViewerEdge'] = ResolversParentTypes['PostViewerEdge']> = {
  catalogIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createCatalog?: Resolver<ResolversTypes['CreateCatalogResult'], ParentType, ContextType, RequireFields<MutationCreateCatalogArgs, 'name'>>;
  updateCatalog?: Resolver<ResolversTypes['UpdateCatalogResult'], ParentType, ContextType, RequireFields<MutationUpdateCatalogArgs, 'catalogId'>>;
  changeCatalogSettings?: Resolver<ResolversTypes['UpdateCatalogResult'], ParentType, ContextType, RequireFields<MutationChangeCatalogSettingsArgs, 'catalogId' | 'responsesClosed'>>;
  editCatalogItems?: Resolver<ResolversTypes['EditCatalogItemsResult'], ParentType, ContextType, RequireFields<MutationEditCatalogItemsArgs, 'catalogId' | 'operations'>>;
  deleteCatalog?: Resolver<ResolversTypes['DeleteCatalogResult'], ParentType, ContextType, RequireFields<MutationDeleteCatalogArgs, 'catalogId'>>;
  undeleteCatalog?: Resolver<ResolversTypes['UndeleteCatalogResult'], ParentType, ContextType, RequireFields<MutationUndeleteCatalogArgs, 'catalogId'>>;
  followCatalog?: Resolver<ResolversTypes['FollowCatalogResult'], ParentType, ContextType, RequireFields<MutationFollowCatalogArgs, 'targetCatalogId'>>;
  unfollowCatalog?: Resolver<ResolversTypes['UnfollowCatalogResult'], ParentType, ContextType, RequireFields<MutationUnfollowCatalogArgs, 'targetCatalogId'>>;
};

export type CatalogResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CatalogResult'] = ResolversParentTypes['CatalogResult']> = {
  __resolveType: TypeResolveFn<'Catalog' | 'NotFound' | 'TakenDown', ParentType, ContextType>;
};

export type CreateCatalogResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateCatalogResult'] = ResolversParentTypes['CreateCatalogResult']> = {
  __resolveType: TypeResolveFn<'Catalog' | 'AlreadyExists' | 'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound' | 'PostSuspended' | 'RateLimited' | 'Unauthorized' | 'PublishingRestrictedBannedLinks' | 'RemovedByUser' | 'WithheldInCountry', ParentType, ContextType>;
};

export type UpdateCatalogResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UpdateCatalogResult'] = ResolversParentTypes['UpdateCatalogResult']> = {
  __resolveType: TypeResolveFn<'Catalog' | 'BadRequest' | 'Forbidden' | 'NotFound' | 'Unauthorized' | 'PublishingRestrictedBannedLinks', ParentType, ContextType>;
};

export type EditCatalogItemsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EditCatalogItemsResult'] = ResolversParentTypes['EditCatalogItemsResult']> = {
  __resolveType: TypeResolveFn<'Catalog' | 'AlreadyExists' | 'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound' | 'PostSuspended' | 'Unauthorized' | 'PublishingRestrictedBannedLinks' | 'RemovedByUser' | 'WithheldInCountry', ParentType, ContextType>;
};

export type DeleteCatalogResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeleteCatalogResult'] = ResolversParentTypes['DeleteCatalogResult']> = {
  __resolveType: TypeResolveFn<'Catalog' | 'BadRequest' | 'Forbidden' | 'NotFound' | 'Unauthorized', ParentType, ContextType>;
};

export type UndeleteCatalogResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UndeleteCatalogResult'] = ResolversParentTypes['UndeleteCatalogResult']> = {
  __resolveType: TypeResolveFn<'Catalog' | 'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound' | 'Unauthorized', ParentType, ContextType>;
};

export type FollowCatalogResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FollowCatalogResult'] = ResolversParentTypes['FollowCatalogResult']> = {
  __resolveType: TypeResolveFn<'Catalog' | 'AccountSuspended' | 'BadRequest' | 'Blocked' | 'Blocking' | 'Conflict' | 'Forbidden' | 'NotFound' | 'Unauthorized', ParentType, ContextType>;
};

export type UnfollowCatalogResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UnfollowCatalogResult'] = ResolversParentTypes['UnfollowCatalogResult']> = {
  __resolveType: TypeResolveFn<'Catalog' | 'BadRequest' | 'NotFound' | 'Unauthorized', ParentType, ContextType>;
};

export type CatalogResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Catalog'] = ResolversParentTypes['Catalog']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slugId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  predefined?: Resolver<Maybe<ResolversTypes['PredefinedCatalog']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isInLibrary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  creator?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  itemsConnection?: Resolver<ResolversTypes['CatalogItemConnection'], ParentType, ContextType, Partial<CatalogItemsConnectionArgs>>;
  firstPosts?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
  isSavedByViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownItems?: Resolver<Array<ResolversTypes['OwnCatalogItem']>, ParentType, ContextType>;
  removedItems?: Resolver<Array<ResolversTypes['RemovedCatalogItem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnCatalogItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OwnCatalogItem'] = ResolversParentTypes['OwnCatalogItem']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RemovedCatalogItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemovedCatalogItem'] = ResolversParentTypes['RemovedCatalogItem']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export interface DeltasScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Deltas'], any> {
  name: 'Deltas';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostViewerEdge?: PostViewerEdgeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  CatalogResult?: CatalogResultResolvers<ContextType>;
  CreateCatalogResult?: CreateCatalogResultResolvers<ContextType>;
  UpdateCatalogResult?: UpdateCatalogResultResolvers<ContextType>;
  EditCatalogItemsResult?: EditCatalogItemsResultResolvers<ContextType>;
  DeleteCatalogResult?: DeleteCatalogResultResolvers<ContextType>;
  UndeleteCatalogResult?: UndeleteCatalogResultResolvers<ContextType>;
  FollowCatalogResult?: FollowCatalogResultResolvers<ContextType>;
  UnfollowCatalogResult?: UnfollowCatalogResultResolvers<ContextType>;
  Catalog?: CatalogResolvers<ContextType>;
  OwnCatalogItem?: OwnCatalogItemResolvers<ContextType>;
  RemovedCatalogItem?: RemovedCatalogItemResolvers<ContextType>;
  CatalogConnection?: CatalogConnectionResolvers<ContextType>;
  CatalogItemConnection?: CatalogItemConnectionResolvers<ContextType>;
  CatalogItem?: CatalogItemResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  Deltas?: GraphQLScalarType;
};


