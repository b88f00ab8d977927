// Written by `npm run codegen`. Change what it is made from instead.
import type { GraphQLResolveInfo } from 'graphql';
import type { AccessTokensMapper } from '../access-token/mappers';
import type { BookMapper, BookEditionMapper } from '../book/mappers';
import type { CatalogMapper, CatalogItemMapper, OwnCatalogItemMapper, RemovedCatalogItemMapper } from '../catalog/mappers';
import type { ClapperEdgeMapper } from '../clap/mappers';
import type { CoAuthorMapper, CoAuthorInvitationMapper } from '../co-author/mappers';
import type { CollectionMapper, CollectionViewerEdgeMapper, CollectionEditorMapper, CollectionPageMapper, CollectionActMapper } from '../collection/mappers';
import type { WantedDomainMapper } from '../custom-domain/mappers';
import type { PostVersionMapper, PublishSettingsMapper } from '../draft/mappers';
import type { AccountExportMapper } from '../export/mappers';
import type { HomeFeedMapper, HomeFeedItemMapper, FeedReasonMapper } from './mappers';
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
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type Query = {
  __typename?: 'Query';
  /**
   * A page of the viewer's home feed: what suits them (`FOR_YOU`), the people and publications that they follow
   * (`FOLLOWING`), or one topic. Without an order, it is in the one that the viewer keeps as a preference. Absent for a
   * visitor, and if there is no such topic.
   */
  homeFeed?: Maybe<HomeFeed>;
};

export type QueryHomeFeedArgs = {
  feed?: InputMaybe<HomeFeedName>;
  tagSlug?: InputMaybe<Scalars['String']['input']>;
  order?: InputMaybe<HomeFeedOrder>;
  paging?: InputMaybe<PagingOptions>;
};

export type HomeFeedName =
  | 'FOR_YOU'
  | 'FOLLOWING';

export type HomeFeedOrder =
  | 'RANKED'
  | 'NEWEST';

export type HomeFeed = {
  __typename?: 'HomeFeed';
  items: Array<HomeFeedItem>;
  /** The order that it is in. */
  order: HomeFeedOrder;
  pagingInfo: Paging;
  /** The topic, in its own feed. */
  tag?: Maybe<Tag>;
  /** Whether stories were left out because the viewer has muted or hidden what they belong to. */
  isFiltered: Scalars['Boolean']['output'];
};

export type HomeFeedItem = {
  __typename?: 'HomeFeedItem';
  post: Post;
  /** Why it is here; absent in the feed of one topic. */
  reason?: Maybe<FeedReason>;
};

export type FeedReason = {
  __typename?: 'FeedReason';
  kind: FeedReasonKind;
  /** What the viewer follows: the topic, the person or the publication. */
  tag?: Maybe<Tag>;
  user?: Maybe<User>;
  collection?: Maybe<Collection>;
};

export type FeedReasonKind =
  | 'TAG'
  | 'USER'
  | 'COLLECTION'
  | 'POPULAR';

/** Which part of a list to return: at most `limit` items (1 to 50), from the cursor that an earlier page returned as `to`. */
export type PagingOptions = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type Paging = {
  __typename?: 'Paging';
  /** Absent on the last page. */
  next?: Maybe<PageParams>;
};

export type Tag = {
  __typename?: 'Tag';
  _?: Maybe<Scalars['Boolean']['output']>;
};

export type Post = {
  __typename?: 'Post';
  _?: Maybe<Scalars['Boolean']['output']>;
};

export type User = {
  __typename?: 'User';
  _?: Maybe<Scalars['Boolean']['output']>;
};

export type Collection = {
  __typename?: 'Collection';
  _?: Maybe<Scalars['Boolean']['output']>;
};

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

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  HomeFeedName: HomeFeedName;
  HomeFeedOrder: HomeFeedOrder;
  HomeFeed: ResolverTypeWrapper<HomeFeedMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  HomeFeedItem: ResolverTypeWrapper<HomeFeedItemMapper>;
  FeedReason: ResolverTypeWrapper<FeedReasonMapper>;
  FeedReasonKind: FeedReasonKind;
  PagingOptions: PagingOptions;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Paging: ResolverTypeWrapper<Paging>;
  Tag: ResolverTypeWrapper<TagMapper>;
  Post: ResolverTypeWrapper<PostMapper>;
  User: ResolverTypeWrapper<UserMapper>;
  Collection: ResolverTypeWrapper<CollectionMapper>;
  PageParams: ResolverTypeWrapper<PageParams>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  HomeFeed: HomeFeedMapper;
  Boolean: Scalars['Boolean']['output'];
  HomeFeedItem: HomeFeedItemMapper;
  FeedReason: FeedReasonMapper;
  PagingOptions: PagingOptions;
  Int: Scalars['Int']['output'];
  Paging: Paging;
  Tag: TagMapper;
  Post: PostMapper;
  User: UserMapper;
  Collection: CollectionMapper;
  PageParams: PageParams;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  homeFeed?: Resolver<Maybe<ResolversTypes['HomeFeed']>, ParentType, ContextType, Partial<QueryHomeFeedArgs>>;
};

export type HomeFeedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HomeFeed'] = ResolversParentTypes['HomeFeed']> = {
  items?: Resolver<Array<ResolversTypes['HomeFeedItem']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['HomeFeedOrder'], ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
  tag?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType>;
  isFiltered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HomeFeedItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HomeFeedItem'] = ResolversParentTypes['HomeFeedItem']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['FeedReason']>, ParentType, ContextType>;
};

export type FeedReasonResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FeedReason'] = ResolversParentTypes['FeedReason']> = {
  kind?: Resolver<ResolversTypes['FeedReasonKind'], ParentType, ContextType>;
  tag?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  HomeFeed?: HomeFeedResolvers<ContextType>;
  HomeFeedItem?: HomeFeedItemResolvers<ContextType>;
  FeedReason?: FeedReasonResolvers<ContextType>;
};


