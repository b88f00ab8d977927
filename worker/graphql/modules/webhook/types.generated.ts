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
import type { SequenceMapper, SequencePartMapper, OwnSequencePartMapper, SequenceCandidateMapper } from '../sequence/mappers';
import type { AccountSettingsMapper } from '../settings/mappers';
import type { SubmissionMapper, SubmissionNoteMapper, CollectionSubmittingMapper, CollectionPlanMapper } from '../submission/mappers';
import type { TagMapper, TagViewerEdgeMapper } from '../tag/mappers';
import type { UserMapper, UserViewerEdgeMapper, CollectionRoleMapper } from '../user/mappers';
import type { ViewerMapper } from '../viewer/mappers';
import type { WebhookMapper } from './mappers';
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
  /** The viewer's webhooks, only for the viewer in their own session; null for everybody else. */
  webhooks?: Maybe<Webhooks>;
  /** What one of them was told in the last 14 days, the newest first: 30 at most. */
  webhookLog: WebhookLogResult;
};

export type QueryWebhookLogArgs = {
  webhookId: Scalars['ID']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Has an address told when stories come out, change and go: the viewer's own, or those of a publication. */
  createWebhook: WebhookSecretResult;
  /** Makes a new secret. The old one signs too for a day. */
  rotateWebhookSecret: WebhookSecretResult;
  /** Switches a webhook on that was switched off because it failed for days. */
  enableWebhook: WebhooksResult;
  deleteWebhook: WebhooksResult;
  /** Sends a test event. */
  testWebhook: WebhookLogChangeResult;
  /** Makes a delivery once more. */
  redeliverWebhook: WebhookLogChangeResult;
};

export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};

export type MutationRotateWebhookSecretArgs = {
  webhookId: Scalars['ID']['input'];
};

export type MutationEnableWebhookArgs = {
  webhookId: Scalars['ID']['input'];
};

export type MutationDeleteWebhookArgs = {
  webhookId: Scalars['ID']['input'];
};

export type MutationTestWebhookArgs = {
  webhookId: Scalars['ID']['input'];
};

export type MutationRedeliverWebhookArgs = {
  deliveryId: Scalars['ID']['input'];
};

export type WebhookEvent =
  | 'POST_PUBLISHED'
  | 'POST_UPDATED'
  | 'POST_UNPUBLISHED';

export type CreateWebhookInput = {
  address: Scalars['String']['input'];
  events: Array<WebhookEvent>;
  collectionId?: InputMaybe<Scalars['ID']['input']>;
};

export type WebhookLogResult = WebhookLog | NotFound | Unauthorized | Forbidden;

export type WebhookSecretResult = WebhookSecret | BadRequest | NotFound | Conflict | Unauthorized | Forbidden;

export type WebhooksResult = Webhooks | BadRequest | NotFound | Unauthorized | Forbidden;

export type WebhookLogChangeResult = WebhookLog | BadRequest | NotFound | Conflict | Unauthorized | Forbidden;

export type Webhooks = {
  __typename?: 'Webhooks';
  /** The viewer's id. */
  id: Scalars['ID']['output'];
  /** The newest first: 10 at most. */
  webhooks: Array<Webhook>;
};

export type Webhook = {
  __typename?: 'Webhook';
  id: Scalars['ID']['output'];
  address: Scalars['String']['output'];
  events: Array<WebhookEvent>;
  /** The publication that it is about; absent for the viewer's own stories. */
  collectionName?: Maybe<Scalars['String']['output']>;
  /** Since when nothing has arrived; absent while it works. */
  failingSince?: Maybe<Scalars['Timestamp']['output']>;
  /** When it was switched off; absent while it is on. */
  disabledAt?: Maybe<Scalars['Timestamp']['output']>;
};

export type WebhookSecret = {
  __typename?: 'WebhookSecret';
  /** It isn't stored, and can't be shown again. */
  secret: Scalars['String']['output'];
  own: Webhooks;
};

export type WebhookLog = {
  __typename?: 'WebhookLog';
  /** Of the webhook. */
  id: Scalars['ID']['output'];
  deliveries: Array<WebhookDelivery>;
};

export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  id: Scalars['ID']['output'];
  /** `post.published`, …, or `test` */
  event: Scalars['String']['output'];
  createdAt: Scalars['Timestamp']['output'];
  /** How often it was tried since it was last asked for. */
  attempts: Scalars['Int']['output'];
  /** When it is tried next; absent once it is settled. */
  dueAt?: Maybe<Scalars['Timestamp']['output']>;
  /** When it was last tried, how many milliseconds that took, and the answer's status if there was one. */
  triedAt?: Maybe<Scalars['Timestamp']['output']>;
  tookMs?: Maybe<Scalars['Int']['output']>;
  status?: Maybe<Scalars['Int']['output']>;
  deliveredAt?: Maybe<Scalars['Timestamp']['output']>;
};

export type NotFound = UserError & {
  __typename?: 'NotFound';
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
  WebhookLogResult:
    | ( WebhookLog )
    | ( NotFound )
    | ( Unauthorized )
    | ( Forbidden )
  ;
  WebhookSecretResult:
    | ( Omit<WebhookSecret, 'own'> & { own: _RefType['Webhooks'] } )
    | ( BadRequest )
    | ( NotFound )
    | ( Conflict )
    | ( Unauthorized )
    | ( Forbidden )
  ;
  WebhooksResult:
    | ( Omit<Webhooks, 'webhooks'> & { webhooks: Array<_RefType['Webhook']> } )
    | ( BadRequest )
    | ( NotFound )
    | ( Unauthorized )
    | ( Forbidden )
  ;
  WebhookLogChangeResult:
    | ( WebhookLog )
    | ( BadRequest )
    | ( NotFound )
    | ( Conflict )
    | ( Unauthorized )
    | ( Forbidden )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( NotFound )
    | ( Unauthorized )
    | ( Forbidden )
    | ( BadRequest )
    | ( Conflict )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  WebhookEvent: WebhookEvent;
  CreateWebhookInput: CreateWebhookInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  WebhookLogResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WebhookLogResult']>;
  WebhookSecretResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WebhookSecretResult']>;
  WebhooksResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WebhooksResult']>;
  WebhookLogChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WebhookLogChangeResult']>;
  Webhooks: ResolverTypeWrapper<Omit<Webhooks, 'webhooks'> & { webhooks: Array<ResolversTypes['Webhook']> }>;
  Webhook: ResolverTypeWrapper<WebhookMapper>;
  WebhookSecret: ResolverTypeWrapper<Omit<WebhookSecret, 'own'> & { own: ResolversTypes['Webhooks'] }>;
  WebhookLog: ResolverTypeWrapper<WebhookLog>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDelivery>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  NotFound: ResolverTypeWrapper<NotFound>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Conflict: ResolverTypeWrapper<Conflict>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  Deltas: ResolverTypeWrapper<Scalars['Deltas']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  CreateWebhookInput: CreateWebhookInput;
  String: Scalars['String']['output'];
  WebhookLogResult: ResolversUnionTypes<ResolversParentTypes>['WebhookLogResult'];
  WebhookSecretResult: ResolversUnionTypes<ResolversParentTypes>['WebhookSecretResult'];
  WebhooksResult: ResolversUnionTypes<ResolversParentTypes>['WebhooksResult'];
  WebhookLogChangeResult: ResolversUnionTypes<ResolversParentTypes>['WebhookLogChangeResult'];
  Webhooks: Omit<Webhooks, 'webhooks'> & { webhooks: Array<ResolversParentTypes['Webhook']> };
  Webhook: WebhookMapper;
  WebhookSecret: Omit<WebhookSecret, 'own'> & { own: ResolversParentTypes['Webhooks'] };
  WebhookLog: WebhookLog;
  WebhookDelivery: WebhookDelivery;
  Int: Scalars['Int']['output'];
  NotFound: NotFound;
  Unauthorized: Unauthorized;
  Forbidden: Forbidden;
  BadRequest: BadRequest;
  Conflict: Conflict;
  Timestamp: Scalars['Timestamp']['output'];
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Deltas: Scalars['Deltas']['output'];
  Boolean: Scalars['Boolean']['output'];
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  webhooks?: Resolver<Maybe<ResolversTypes['Webhooks']>, ParentType, ContextType>;
  webhookLog?: Resolver<ResolversTypes['WebhookLogResult'], ParentType, ContextType, RequireFields<QueryWebhookLogArgs, 'webhookId'>>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createWebhook?: Resolver<ResolversTypes['WebhookSecretResult'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['WebhookSecretResult'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'webhookId'>>;
  enableWebhook?: Resolver<ResolversTypes['WebhooksResult'], ParentType, ContextType, RequireFields<MutationEnableWebhookArgs, 'webhookId'>>;
  deleteWebhook?: Resolver<ResolversTypes['WebhooksResult'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'webhookId'>>;
  testWebhook?: Resolver<ResolversTypes['WebhookLogChangeResult'], ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'webhookId'>>;
  redeliverWebhook?: Resolver<ResolversTypes['WebhookLogChangeResult'], ParentType, ContextType, RequireFields<MutationRedeliverWebhookArgs, 'deliveryId'>>;
};

export type WebhookLogResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookLogResult'] = ResolversParentTypes['WebhookLogResult']> = {
  __resolveType: TypeResolveFn<'WebhookLog' | 'NotFound' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type WebhookSecretResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookSecretResult'] = ResolversParentTypes['WebhookSecretResult']> = {
  __resolveType: TypeResolveFn<'WebhookSecret' | 'BadRequest' | 'NotFound' | 'Conflict' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type WebhooksResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhooksResult'] = ResolversParentTypes['WebhooksResult']> = {
  __resolveType: TypeResolveFn<'Webhooks' | 'BadRequest' | 'NotFound' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type WebhookLogChangeResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookLogChangeResult'] = ResolversParentTypes['WebhookLogChangeResult']> = {
  __resolveType: TypeResolveFn<'WebhookLog' | 'BadRequest' | 'NotFound' | 'Conflict' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type WebhooksResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Webhooks'] = ResolversParentTypes['Webhooks']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  collectionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type WebhookSecretResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookSecret'] = ResolversParentTypes['WebhookSecret']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Webhooks'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookLogResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookLog'] = ResolversParentTypes['WebhookLog']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deliveries?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  triedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  tookMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
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
  WebhookLogResult?: WebhookLogResultResolvers<ContextType>;
  WebhookSecretResult?: WebhookSecretResultResolvers<ContextType>;
  WebhooksResult?: WebhooksResultResolvers<ContextType>;
  WebhookLogChangeResult?: WebhookLogChangeResultResolvers<ContextType>;
  Webhooks?: WebhooksResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookSecret?: WebhookSecretResolvers<ContextType>;
  WebhookLog?: WebhookLogResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  Deltas?: GraphQLScalarType;
};


