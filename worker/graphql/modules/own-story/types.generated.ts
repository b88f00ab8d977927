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
import type { OwnStoryMapper } from './mappers';
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
  /** A list of changes of a draft; the shape is schema/story/delta.ts. */
  Deltas: { input: Deltas; output: Deltas; }
};

export type Viewer = {
  __typename?: 'Viewer';
  /** The viewer's stories of one kind, those that they look for by some words. */
  stories: OwnStoryConnection;
  /** How many there are of each kind. */
  storyCounts: StoryCounts;
};

export type ViewerStoriesArgs = {
  filter: StoryFilter;
  order?: InputMaybe<StoryOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  paging?: InputMaybe<PagingOptions>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Does the same with up to 50 stories of the viewer's. What can't be done with one of them is told by name, and done
   * with the others.
   */
  changeStories: ChangeStoriesResult;
  /**
   * Adds topics to up to 50 of the viewer's stories, and takes others from them. A story has at most 5, so what would
   * have more is told by name; so is what else can't be done, and the rest is done.
   */
  changeStoryTopics: ChangeStoryTopicsResult;
  /** Shows a story of the viewer's at the top of their profile, in place of any other, or takes it from there. */
  pinPost: PinPostResult;
  /** Deletes everything in the viewer's trash for good, up to 200 stories at once. */
  emptyTrash: EmptyTrashResult;
};

export type MutationChangeStoriesArgs = {
  input: ChangeStoriesInput;
};

export type MutationChangeStoryTopicsArgs = {
  input: ChangeStoryTopicsInput;
};

export type MutationPinPostArgs = {
  input: PinPostInput;
};

export type ChangeStoriesInput = {
  postIds: Array<Scalars['ID']['input']>;
  action: StoryAction;
};

export type ChangeStoryTopicsInput = {
  stories: Array<StoryTopicsInput>;
};

export type StoryTopicsInput = {
  postId: Scalars['ID']['input'];
  /** By their names; what the story has already stays where it is. */
  add: Array<Scalars['String']['input']>;
  /** By their names; taken before others are added. */
  remove: Array<Scalars['String']['input']>;
};

export type PinPostInput = {
  postId: Scalars['ID']['input'];
  isPinned: Scalars['Boolean']['input'];
};

export type PinPostResult = PinnedPost | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type ChangeStoriesResult = ChangedStories | BadRequest | Unauthorized | Forbidden;

export type ChangeStoryTopicsResult = ChangedStoryTopics | BadRequest | Unauthorized | Forbidden;

export type EmptyTrashResult = EmptiedTrash | Unauthorized | Forbidden;

export type StoryFilter =
  | 'DRAFTS'
  | 'SCHEDULED'
  | 'PUBLIC'
  | 'RESPONSES'
  | 'UNLISTED'
  /** In the trash, where a story stays for 14 days. */
  | 'DELETED';

export type StoryOrder =
  /** What was changed, came out or was deleted last; what is scheduled next. */
  | 'NEWEST'
  | 'OLDEST'
  /** The most words. */
  | 'LONGEST'
  /** The most claps. */
  | 'MOST_POPULAR';

export type StoryAction =
  /** Puts it into the trash. */
  | 'DELETE'
  /** Takes it out of the trash, back to where it was. */
  | 'RESTORE'
  /** Deletes what is in the trash for good. */
  | 'DELETE_FOREVER'
  /** Makes a published or scheduled story a draft again. */
  | 'UNPUBLISH'
  /** Takes a published story out of all lists; who has its address goes on reading it. */
  | 'UNLIST'
  /** Shows an unlisted story in lists. */
  | 'LIST';

export type OwnStoryConnection = {
  __typename?: 'OwnStoryConnection';
  stories: Array<OwnStory>;
  pagingInfo: Paging;
};

/** A story as its writer lists it. */
export type OwnStory = {
  __typename?: 'OwnStory';
  /** Of the post. */
  id: Scalars['ID']['output'];
  post: Post;
  /** Whether the viewer is its writer; otherwise they write it with somebody. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether it is at the top of the viewer's profile. */
  isPinned: Scalars['Boolean']['output'];
  /** The story or the response that a response answers, if the viewer can read it. */
  respondsTo?: Maybe<Post>;
  /** The list that it responds to instead, if the viewer can see it; absent for an answer to another response. */
  respondsToCatalog?: Maybe<Catalog>;
  /** How many days it stays in the trash; absent elsewhere. */
  daysLeft?: Maybe<Scalars['Int']['output']>;
};

export type StoryCounts = {
  __typename?: 'StoryCounts';
  drafts: Scalars['Int']['output'];
  scheduled: Scalars['Int']['output'];
  public: Scalars['Int']['output'];
  responses: Scalars['Int']['output'];
  unlisted: Scalars['Int']['output'];
  deleted: Scalars['Int']['output'];
};

export type PinnedPost = {
  __typename?: 'PinnedPost';
  postId: Scalars['ID']['output'];
  isPinned: Scalars['Boolean']['output'];
};

export type ChangedStories = {
  __typename?: 'ChangedStories';
  changed: Array<Scalars['ID']['output']>;
  failures: Array<UnchangedStory>;
};

export type ChangedStoryTopics = {
  __typename?: 'ChangedStoryTopics';
  changes: Array<StoryTopicsChange>;
  failures: Array<UnchangedStory>;
};

/** What has become of a story's topics. The same the other way round undoes it. */
export type StoryTopicsChange = {
  __typename?: 'StoryTopicsChange';
  /** Of the post. */
  postId: Scalars['ID']['output'];
  added: Array<Scalars['String']['output']>;
  removed: Array<Scalars['String']['output']>;
};

export type UnchangedStory = {
  __typename?: 'UnchangedStory';
  postId: Scalars['ID']['output'];
  /** Empty if the viewer has no such story. */
  title: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type EmptiedTrash = {
  __typename?: 'EmptiedTrash';
  /** How many stories are gone. */
  deleted: Scalars['Int']['output'];
  /** How many are left for another time. */
  left: Scalars['Int']['output'];
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

export type Post = {
  __typename?: 'Post';
  _?: Maybe<Scalars['Boolean']['output']>;
};

export type Catalog = {
  __typename?: 'Catalog';
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
  PinPostResult:
    | ( PinnedPost )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
  ChangeStoriesResult:
    | ( ChangedStories )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
  ;
  ChangeStoryTopicsResult:
    | ( ChangedStoryTopics )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
  ;
  EmptyTrashResult:
    | ( EmptiedTrash )
    | ( Unauthorized )
    | ( Forbidden )
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
  Viewer: ResolverTypeWrapper<ViewerMapper>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ChangeStoriesInput: ChangeStoriesInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ChangeStoryTopicsInput: ChangeStoryTopicsInput;
  StoryTopicsInput: StoryTopicsInput;
  PinPostInput: PinPostInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  PinPostResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PinPostResult']>;
  ChangeStoriesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeStoriesResult']>;
  ChangeStoryTopicsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeStoryTopicsResult']>;
  EmptyTrashResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EmptyTrashResult']>;
  StoryFilter: StoryFilter;
  StoryOrder: StoryOrder;
  StoryAction: StoryAction;
  OwnStoryConnection: ResolverTypeWrapper<Omit<OwnStoryConnection, 'stories'> & { stories: Array<ResolversTypes['OwnStory']> }>;
  OwnStory: ResolverTypeWrapper<OwnStoryMapper>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  StoryCounts: ResolverTypeWrapper<StoryCounts>;
  PinnedPost: ResolverTypeWrapper<PinnedPost>;
  ChangedStories: ResolverTypeWrapper<ChangedStories>;
  ChangedStoryTopics: ResolverTypeWrapper<ChangedStoryTopics>;
  StoryTopicsChange: ResolverTypeWrapper<StoryTopicsChange>;
  UnchangedStory: ResolverTypeWrapper<UnchangedStory>;
  EmptiedTrash: ResolverTypeWrapper<EmptiedTrash>;
  PagingOptions: PagingOptions;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  NotFound: ResolverTypeWrapper<NotFound>;
  Conflict: ResolverTypeWrapper<Conflict>;
  Paging: ResolverTypeWrapper<Paging>;
  Post: ResolverTypeWrapper<PostMapper>;
  Catalog: ResolverTypeWrapper<CatalogMapper>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  Deltas: ResolverTypeWrapper<Scalars['Deltas']['output']>;
  PageParams: ResolverTypeWrapper<PageParams>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Viewer: ViewerMapper;
  String: Scalars['String']['output'];
  Mutation: Record<PropertyKey, never>;
  ChangeStoriesInput: ChangeStoriesInput;
  ID: Scalars['ID']['output'];
  ChangeStoryTopicsInput: ChangeStoryTopicsInput;
  StoryTopicsInput: StoryTopicsInput;
  PinPostInput: PinPostInput;
  Boolean: Scalars['Boolean']['output'];
  PinPostResult: ResolversUnionTypes<ResolversParentTypes>['PinPostResult'];
  ChangeStoriesResult: ResolversUnionTypes<ResolversParentTypes>['ChangeStoriesResult'];
  ChangeStoryTopicsResult: ResolversUnionTypes<ResolversParentTypes>['ChangeStoryTopicsResult'];
  EmptyTrashResult: ResolversUnionTypes<ResolversParentTypes>['EmptyTrashResult'];
  OwnStoryConnection: Omit<OwnStoryConnection, 'stories'> & { stories: Array<ResolversParentTypes['OwnStory']> };
  OwnStory: OwnStoryMapper;
  Int: Scalars['Int']['output'];
  StoryCounts: StoryCounts;
  PinnedPost: PinnedPost;
  ChangedStories: ChangedStories;
  ChangedStoryTopics: ChangedStoryTopics;
  StoryTopicsChange: StoryTopicsChange;
  UnchangedStory: UnchangedStory;
  EmptiedTrash: EmptiedTrash;
  PagingOptions: PagingOptions;
  BadRequest: BadRequest;
  Unauthorized: Unauthorized;
  Forbidden: Forbidden;
  NotFound: NotFound;
  Conflict: Conflict;
  Paging: Paging;
  Post: PostMapper;
  Catalog: CatalogMapper;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Deltas: Scalars['Deltas']['output'];
  PageParams: PageParams;
};

export type ViewerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  stories?: Resolver<ResolversTypes['OwnStoryConnection'], ParentType, ContextType, RequireFields<ViewerStoriesArgs, 'filter'>>;
  storyCounts?: Resolver<ResolversTypes['StoryCounts'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  changeStories?: Resolver<ResolversTypes['ChangeStoriesResult'], ParentType, ContextType, RequireFields<MutationChangeStoriesArgs, 'input'>>;
  changeStoryTopics?: Resolver<ResolversTypes['ChangeStoryTopicsResult'], ParentType, ContextType, RequireFields<MutationChangeStoryTopicsArgs, 'input'>>;
  pinPost?: Resolver<ResolversTypes['PinPostResult'], ParentType, ContextType, RequireFields<MutationPinPostArgs, 'input'>>;
  emptyTrash?: Resolver<ResolversTypes['EmptyTrashResult'], ParentType, ContextType>;
};

export type PinPostResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PinPostResult'] = ResolversParentTypes['PinPostResult']> = {
  __resolveType: TypeResolveFn<'PinnedPost' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type ChangeStoriesResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeStoriesResult'] = ResolversParentTypes['ChangeStoriesResult']> = {
  __resolveType: TypeResolveFn<'ChangedStories' | 'BadRequest' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type ChangeStoryTopicsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeStoryTopicsResult'] = ResolversParentTypes['ChangeStoryTopicsResult']> = {
  __resolveType: TypeResolveFn<'ChangedStoryTopics' | 'BadRequest' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type EmptyTrashResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EmptyTrashResult'] = ResolversParentTypes['EmptyTrashResult']> = {
  __resolveType: TypeResolveFn<'EmptiedTrash' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type OwnStoryConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OwnStoryConnection'] = ResolversParentTypes['OwnStoryConnection']> = {
  stories?: Resolver<Array<ResolversTypes['OwnStory']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type OwnStoryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OwnStory'] = ResolversParentTypes['OwnStory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  respondsTo?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  respondsToCatalog?: Resolver<Maybe<ResolversTypes['Catalog']>, ParentType, ContextType>;
  daysLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StoryCountsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoryCounts'] = ResolversParentTypes['StoryCounts']> = {
  drafts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scheduled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  public?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  responses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unlisted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PinnedPostResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PinnedPost'] = ResolversParentTypes['PinnedPost']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangedStoriesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangedStories'] = ResolversParentTypes['ChangedStories']> = {
  changed?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  failures?: Resolver<Array<ResolversTypes['UnchangedStory']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangedStoryTopicsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangedStoryTopics'] = ResolversParentTypes['ChangedStoryTopics']> = {
  changes?: Resolver<Array<ResolversTypes['StoryTopicsChange']>, ParentType, ContextType>;
  failures?: Resolver<Array<ResolversTypes['UnchangedStory']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoryTopicsChangeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoryTopicsChange'] = ResolversParentTypes['StoryTopicsChange']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  added?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  removed?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UnchangedStoryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UnchangedStory'] = ResolversParentTypes['UnchangedStory']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmptiedTrashResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EmptiedTrash'] = ResolversParentTypes['EmptiedTrash']> = {
  deleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DeltasScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Deltas'], any> {
  name: 'Deltas';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Viewer?: ViewerResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PinPostResult?: PinPostResultResolvers<ContextType>;
  ChangeStoriesResult?: ChangeStoriesResultResolvers<ContextType>;
  ChangeStoryTopicsResult?: ChangeStoryTopicsResultResolvers<ContextType>;
  EmptyTrashResult?: EmptyTrashResultResolvers<ContextType>;
  OwnStoryConnection?: OwnStoryConnectionResolvers<ContextType>;
  OwnStory?: OwnStoryResolvers<ContextType>;
  StoryCounts?: StoryCountsResolvers<ContextType>;
  PinnedPost?: PinnedPostResolvers<ContextType>;
  ChangedStories?: ChangedStoriesResolvers<ContextType>;
  ChangedStoryTopics?: ChangedStoryTopicsResolvers<ContextType>;
  StoryTopicsChange?: StoryTopicsChangeResolvers<ContextType>;
  UnchangedStory?: UnchangedStoryResolvers<ContextType>;
  EmptiedTrash?: EmptiedTrashResolvers<ContextType>;
  Deltas?: GraphQLScalarType;
};


