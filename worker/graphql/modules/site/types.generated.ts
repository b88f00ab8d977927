// Written by `npm run codegen`. Change what it is made from instead.
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
import type { SubmissionMapper, SubmissionNoteMapper, CollectionSubmittingMapper, CollectionPlanMapper } from '../submission/mappers';
import type { TagMapper, TagViewerEdgeMapper } from '../tag/mappers';
import type { UserMapper, UserViewerEdgeMapper, CollectionRoleMapper } from '../user/mappers';
import type { ViewerMapper } from '../viewer/mappers';
import type { WebhookMapper } from '../webhook/mappers';
import type { GraphQLContext } from '../../context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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
};

export type Query = {
  __typename?: 'Query';
  /** Who answers for the site, and how to reach them. */
  operator: Operator;
  /** Whether the site works, checked when it is asked. */
  siteStatus: SiteStatus;
  /** The frame for an address of a provider whose frames stories may show; null for any other address. */
  frameOf?: Maybe<EmbeddedFrame>;
};

export type QueryFrameOfArgs = {
  address: Scalars['String']['input'];
};

/** What another site shows in a frame. */
export type EmbeddedFrame = {
  __typename?: 'EmbeddedFrame';
  /** The provider's name. */
  provider: Scalars['String']['output'];
  /** The https address of the frame. */
  src: Scalars['String']['output'];
};

export type Operator = {
  __typename?: 'Operator';
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** For letters; absent when none is configured. */
  address?: Maybe<Scalars['String']['output']>;
};

export type SiteStatus = {
  __typename?: 'SiteStatus';
  checkedAt: Scalars['Timestamp']['output'];
  parts: Array<SitePartStatus>;
};

export type SitePartStatus = {
  __typename?: 'SitePartStatus';
  part: SitePart;
  isWorking: Scalars['Boolean']['output'];
};

export type SitePart =
  /** Everything that needs the main database. */
  | 'READING'
  | 'SEARCH'
  | 'PICTURES'
  /** How soon changes appear on pages that many readers share. */
  | 'UPDATES';

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
  EmbeddedFrame: ResolverTypeWrapper<EmbeddedFrame>;
  Operator: ResolverTypeWrapper<Operator>;
  SiteStatus: ResolverTypeWrapper<SiteStatus>;
  SitePartStatus: ResolverTypeWrapper<SitePartStatus>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  SitePart: SitePart;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  EmbeddedFrame: EmbeddedFrame;
  Operator: Operator;
  SiteStatus: SiteStatus;
  SitePartStatus: SitePartStatus;
  Boolean: Scalars['Boolean']['output'];
  Timestamp: Scalars['Timestamp']['output'];
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  operator?: Resolver<ResolversTypes['Operator'], ParentType, ContextType>;
  siteStatus?: Resolver<ResolversTypes['SiteStatus'], ParentType, ContextType>;
  frameOf?: Resolver<Maybe<ResolversTypes['EmbeddedFrame']>, ParentType, ContextType, RequireFields<QueryFrameOfArgs, 'address'>>;
};

export type EmbeddedFrameResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EmbeddedFrame'] = ResolversParentTypes['EmbeddedFrame']> = {
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperatorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Operator'] = ResolversParentTypes['Operator']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteStatusResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SiteStatus'] = ResolversParentTypes['SiteStatus']> = {
  checkedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['SitePartStatus']>, ParentType, ContextType>;
};

export type SitePartStatusResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SitePartStatus'] = ResolversParentTypes['SitePartStatus']> = {
  part?: Resolver<ResolversTypes['SitePart'], ParentType, ContextType>;
  isWorking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  EmbeddedFrame?: EmbeddedFrameResolvers<ContextType>;
  Operator?: OperatorResolvers<ContextType>;
  SiteStatus?: SiteStatusResolvers<ContextType>;
  SitePartStatus?: SitePartStatusResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
};


