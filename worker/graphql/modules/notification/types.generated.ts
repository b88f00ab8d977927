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
import type { NotificationMapper, MailKindMapper } from './mappers';
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
};

export type Query = {
  __typename?: 'Query';
  /** What the viewer's badge shows; null for a visitor. */
  notificationStatus?: Maybe<NotificationStatus>;
  /** The viewer's notifications, newest first; null for a visitor. Those whose people or story are gone are left out, so a page may be short. */
  notifications?: Maybe<NotificationConnection>;
  /** The mails that an unsubscribe token is about; null if the token isn't genuine. */
  mailSubscription?: Maybe<MailSubscription>;
};

export type QueryNotificationsArgs = {
  tab?: InputMaybe<NotificationTab>;
  paging?: InputMaybe<PagingOptions>;
};

export type QueryMailSubscriptionArgs = {
  token: Scalars['String']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Marks as seen what the viewer was notified of up to a time, so that it no longer counts. */
  markNotificationsSeen: MarkNotificationsResult;
  /** Marks the named notifications as read, or all up to a time if none are named. */
  markNotificationsRead: MarkNotificationsResult;
};

export type MutationMarkNotificationsSeenArgs = {
  until: Scalars['Timestamp']['input'];
};

export type MutationMarkNotificationsReadArgs = {
  until: Scalars['Timestamp']['input'];
  notificationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type MarkNotificationsResult = MarkedNotifications | BadRequest | Unauthorized | Forbidden;

export type MarkedNotifications = {
  __typename?: 'MarkedNotifications';
  status: NotificationStatus;
};

export type NotificationStatus = {
  __typename?: 'NotificationStatus';
  /** The viewer's id. */
  id: Scalars['ID']['output'];
  /** How many notifications the viewer hasn't seen. Counting stops at 100, which is shown as 99+. */
  unreadNotificationCount: Scalars['Int']['output'];
};

export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  notifications: Array<Notification>;
  pagingInfo: Paging;
};

export type Notification = {
  __typename?: 'Notification';
  id: Scalars['ID']['output'];
  kind: NotificationKind;
  createdAt: Scalars['Timestamp']['output'];
  isRead: Scalars['Boolean']['output'];
  /** The people who did it, newest first: two at most. */
  actors: Array<User>;
  /** How many people did it. */
  actorCount: Scalars['Int']['output'];
  /** The story that it is about; absent if it isn't about one. */
  post?: Maybe<Post>;
  /** The publication that it happened in, for what is about one. */
  collection?: Maybe<Collection>;
  /** The list of the viewer's that it is about, for what isn't about a story. */
  catalog?: Maybe<Catalog>;
  /** Whether what it is about is a response. */
  isAboutResponse: Scalars['Boolean']['output'];
  /** The private note that it is about, or that was answered. */
  noteId?: Maybe<Scalars['ID']['output']>;
  /** The case of a decision that concerns the viewer. */
  caseId?: Maybe<Scalars['ID']['output']>;
  /** Whether it is a response that the viewer decides on. */
  isForDecision: Scalars['Boolean']['output'];
  /** What was decided about a response of the viewer's. */
  responseDecision?: Maybe<ResponseDecision>;
  /** Whether somebody appealed, for what waits for staff. */
  isAppeal: Scalars['Boolean']['output'];
  /** Whether somebody may be in danger, by what was reported. */
  isUrgent: Scalars['Boolean']['output'];
  /** Whether the viewer writes the story that it is about. */
  isAboutOwnStory: Scalars['Boolean']['output'];
};

export type NotificationKind =
  | 'FOLLOW'
  | 'WRITER_STORY'
  | 'PUBLICATION_STORY'
  | 'INVITATION'
  | 'INVITATION_ACCEPTED'
  | 'SUBMISSION'
  | 'SUBMISSION_ANSWER'
  | 'TAKEN_OUT'
  | 'CO_AUTHOR'
  | 'CLAP'
  | 'HIGHLIGHT'
  | 'NOTE'
  | 'READER_NOTE'
  | 'RESPONSE'
  /** A response of the viewer's was shown or hidden where it was written. */
  | 'RESPONSE_DECISION'
  /** Somebody saved a list of the viewer's. */
  | 'LIST_SAVED'
  /** Something that the viewer has reported is decided. */
  | 'REPORT'
  /** There is a decision about something of the viewer's. */
  | 'DECISION'
  | 'MENTION'
  /** Something was reported; only for staff. */
  | 'CASE';

export type ResponseDecision =
  /** Everybody sees it from now on: it has waited. */
  | 'APPROVED'
  /** It was hidden, and is shown again. */
  | 'SHOWN'
  | 'HIDDEN';

export type NotificationTab =
  | 'ALL'
  | 'STORIES'
  | 'FOLLOWERS'
  | 'PUBLICATIONS';

export type MailSubscription = {
  __typename?: 'MailSubscription';
  /** The address, mostly hidden; absent if the account has none. */
  emailObfuscated?: Maybe<Scalars['String']['output']>;
  /** Each kind of mail that the token is about, and whether it is sent. */
  kinds: Array<MailKind>;
};

export type MailKind = {
  __typename?: 'MailKind';
  kind: NotificationKind;
  isOn: Scalars['Boolean']['output'];
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

export type Collection = {
  __typename?: 'Collection';
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
  MarkNotificationsResult:
    | ( MarkedNotifications )
    | ( BadRequest )
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
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  MarkNotificationsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MarkNotificationsResult']>;
  MarkedNotifications: ResolverTypeWrapper<MarkedNotifications>;
  NotificationStatus: ResolverTypeWrapper<NotificationStatus>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  NotificationConnection: ResolverTypeWrapper<Omit<NotificationConnection, 'notifications'> & { notifications: Array<ResolversTypes['Notification']> }>;
  Notification: ResolverTypeWrapper<NotificationMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  NotificationKind: NotificationKind;
  ResponseDecision: ResponseDecision;
  NotificationTab: NotificationTab;
  MailSubscription: ResolverTypeWrapper<Omit<MailSubscription, 'kinds'> & { kinds: Array<ResolversTypes['MailKind']> }>;
  MailKind: ResolverTypeWrapper<MailKindMapper>;
  PagingOptions: PagingOptions;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  Paging: ResolverTypeWrapper<Paging>;
  User: ResolverTypeWrapper<UserMapper>;
  Post: ResolverTypeWrapper<PostMapper>;
  Collection: ResolverTypeWrapper<CollectionMapper>;
  Catalog: ResolverTypeWrapper<CatalogMapper>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  PageParams: ResolverTypeWrapper<PageParams>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Mutation: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  MarkNotificationsResult: ResolversUnionTypes<ResolversParentTypes>['MarkNotificationsResult'];
  MarkedNotifications: MarkedNotifications;
  NotificationStatus: NotificationStatus;
  Int: Scalars['Int']['output'];
  NotificationConnection: Omit<NotificationConnection, 'notifications'> & { notifications: Array<ResolversParentTypes['Notification']> };
  Notification: NotificationMapper;
  Boolean: Scalars['Boolean']['output'];
  MailSubscription: Omit<MailSubscription, 'kinds'> & { kinds: Array<ResolversParentTypes['MailKind']> };
  MailKind: MailKindMapper;
  PagingOptions: PagingOptions;
  Timestamp: Scalars['Timestamp']['output'];
  BadRequest: BadRequest;
  Unauthorized: Unauthorized;
  Forbidden: Forbidden;
  Paging: Paging;
  User: UserMapper;
  Post: PostMapper;
  Collection: CollectionMapper;
  Catalog: CatalogMapper;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  PageParams: PageParams;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  notificationStatus?: Resolver<Maybe<ResolversTypes['NotificationStatus']>, ParentType, ContextType>;
  notifications?: Resolver<Maybe<ResolversTypes['NotificationConnection']>, ParentType, ContextType, Partial<QueryNotificationsArgs>>;
  mailSubscription?: Resolver<Maybe<ResolversTypes['MailSubscription']>, ParentType, ContextType, RequireFields<QueryMailSubscriptionArgs, 'token'>>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  markNotificationsSeen?: Resolver<ResolversTypes['MarkNotificationsResult'], ParentType, ContextType, RequireFields<MutationMarkNotificationsSeenArgs, 'until'>>;
  markNotificationsRead?: Resolver<ResolversTypes['MarkNotificationsResult'], ParentType, ContextType, RequireFields<MutationMarkNotificationsReadArgs, 'until'>>;
};

export type MarkNotificationsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MarkNotificationsResult'] = ResolversParentTypes['MarkNotificationsResult']> = {
  __resolveType: TypeResolveFn<'MarkedNotifications' | 'BadRequest' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type MarkedNotificationsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MarkedNotifications'] = ResolversParentTypes['MarkedNotifications']> = {
  status?: Resolver<ResolversTypes['NotificationStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotificationStatusResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NotificationStatus'] = ResolversParentTypes['NotificationStatus']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unreadNotificationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  notifications?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  actors?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  actorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  catalog?: Resolver<Maybe<ResolversTypes['Catalog']>, ParentType, ContextType>;
  isAboutResponse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  caseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isForDecision?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  responseDecision?: Resolver<Maybe<ResolversTypes['ResponseDecision']>, ParentType, ContextType>;
  isAppeal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUrgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAboutOwnStory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MailSubscriptionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailSubscription'] = ResolversParentTypes['MailSubscription']> = {
  emailObfuscated?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['MailKind']>, ParentType, ContextType>;
};

export type MailKindResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailKind'] = ResolversParentTypes['MailKind']> = {
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MarkNotificationsResult?: MarkNotificationsResultResolvers<ContextType>;
  MarkedNotifications?: MarkedNotificationsResolvers<ContextType>;
  NotificationStatus?: NotificationStatusResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  MailSubscription?: MailSubscriptionResolvers<ContextType>;
  MailKind?: MailKindResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
};


