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
import type { CollectionInvitationMapper } from './mappers';
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
  /** The invitation that a mailed link is about, while it can be accepted. */
  invitationByToken?: Maybe<CollectionInvitation>;
};

export type QueryInvitationByTokenArgs = {
  token: Scalars['String']['input'];
};

export type Viewer = {
  __typename?: 'Viewer';
  /** Invitations to the viewer that can be accepted, the newest first. */
  invitations: Array<CollectionInvitation>;
  /** The viewer's roles in publications. */
  roles: Array<ViewerRole>;
};

/** A publication that the viewer has a role in. */
export type ViewerRole = {
  __typename?: 'ViewerRole';
  role: CollectionRoleName;
  collection: Collection;
};

export type Collection = {
  __typename?: 'Collection';
  /** Invitations that can still be accepted; null for everybody but its owner and editors. */
  invitations?: Maybe<Array<CollectionInvitation>>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Offers somebody a role in a publication, by their username or by mail: one of the two. */
  invite: InviteResult;
  /** Accepts an invitation to the viewer, or one whose mailed token they have. */
  acceptInvitation: RoleResult;
  declineInvitation: RoleResult;
  /** Takes an invitation back. */
  revokeInvitation: RoleResult;
  /** Makes a writer an editor, or the other way round. */
  changeRole: RoleResult;
  /** Takes a role away. Taking one's own is leaving. */
  removeRole: RoleResult;
};

export type MutationInviteArgs = {
  input: InviteInput;
};

export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};

export type MutationDeclineInvitationArgs = {
  input: DeclineInvitationInput;
};

export type MutationRevokeInvitationArgs = {
  input: RevokeInvitationInput;
};

export type MutationChangeRoleArgs = {
  input: ChangeRoleInput;
};

export type MutationRemoveRoleArgs = {
  input: RemoveRoleInput;
};

export type InviteInput = {
  collectionId: Scalars['ID']['input'];
  role: GivenRole;
  username?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
};

export type AcceptInvitationInput = {
  invitationId?: InputMaybe<Scalars['ID']['input']>;
  token?: InputMaybe<Scalars['String']['input']>;
};

export type DeclineInvitationInput = {
  invitationId?: InputMaybe<Scalars['ID']['input']>;
  token?: InputMaybe<Scalars['String']['input']>;
};

export type RevokeInvitationInput = {
  invitationId: Scalars['ID']['input'];
};

export type ChangeRoleInput = {
  collectionId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
  role: GivenRole;
};

export type RemoveRoleInput = {
  collectionId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};

/** A role that somebody can be given. */
export type GivenRole =
  | 'EDITOR'
  | 'WRITER';

export type InviteResult = Collection | BadRequest | Blocked | Blocking | Unauthorized | Forbidden | NotFound | AlreadyExists | Conflict | RateLimited | ServiceUnavailable;

export type RoleResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

/** A role that somebody is offered in a publication. */
export type CollectionInvitation = {
  __typename?: 'CollectionInvitation';
  id: Scalars['ID']['output'];
  role: CollectionRoleName;
  /** Who is invited by name. */
  user?: Maybe<User>;
  /** Where the link was mailed to, for those who may invite. */
  email?: Maybe<Scalars['String']['output']>;
  /** Absent if they have left. */
  inviter?: Maybe<User>;
  collection?: Maybe<Collection>;
  createdAt: Scalars['Timestamp']['output'];
  expiresAt: Scalars['Timestamp']['output'];
};

export type CollectionRoleName =
  | 'OWNER'
  | 'EDITOR'
  | 'WRITER';

export type BadRequest = UserError & {
  __typename?: 'BadRequest';
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

export type AlreadyExists = UserError & {
  __typename?: 'AlreadyExists';
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

export type RateLimited = UserError & {
  __typename?: 'RateLimited';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type ServiceUnavailable = UserError & {
  __typename?: 'ServiceUnavailable';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type User = {
  __typename?: 'User';
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
  InviteResult:
    | ( CollectionMapper )
    | ( BadRequest )
    | ( Blocked )
    | ( Blocking )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( AlreadyExists )
    | ( Conflict )
    | ( RateLimited )
    | ( ServiceUnavailable )
  ;
  RoleResult:
    | ( CollectionMapper )
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
    | ( Blocked )
    | ( Blocking )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( AlreadyExists )
    | ( Conflict )
    | ( RateLimited )
    | ( ServiceUnavailable )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Viewer: ResolverTypeWrapper<ViewerMapper>;
  ViewerRole: ResolverTypeWrapper<Omit<ViewerRole, 'collection'> & { collection: ResolversTypes['Collection'] }>;
  Collection: ResolverTypeWrapper<CollectionMapper>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  InviteInput: InviteInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AcceptInvitationInput: AcceptInvitationInput;
  DeclineInvitationInput: DeclineInvitationInput;
  RevokeInvitationInput: RevokeInvitationInput;
  ChangeRoleInput: ChangeRoleInput;
  RemoveRoleInput: RemoveRoleInput;
  GivenRole: GivenRole;
  InviteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InviteResult']>;
  RoleResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RoleResult']>;
  CollectionInvitation: ResolverTypeWrapper<CollectionInvitationMapper>;
  CollectionRoleName: CollectionRoleName;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Blocked: ResolverTypeWrapper<Blocked>;
  Blocking: ResolverTypeWrapper<Blocking>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  NotFound: ResolverTypeWrapper<NotFound>;
  AlreadyExists: ResolverTypeWrapper<AlreadyExists>;
  Conflict: ResolverTypeWrapper<Conflict>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  RateLimited: ResolverTypeWrapper<RateLimited>;
  ServiceUnavailable: ResolverTypeWrapper<ServiceUnavailable>;
  User: ResolverTypeWrapper<UserMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  Deltas: ResolverTypeWrapper<Scalars['Deltas']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Viewer: ViewerMapper;
  ViewerRole: Omit<ViewerRole, 'collection'> & { collection: ResolversParentTypes['Collection'] };
  Collection: CollectionMapper;
  Mutation: Record<PropertyKey, never>;
  InviteInput: InviteInput;
  ID: Scalars['ID']['output'];
  AcceptInvitationInput: AcceptInvitationInput;
  DeclineInvitationInput: DeclineInvitationInput;
  RevokeInvitationInput: RevokeInvitationInput;
  ChangeRoleInput: ChangeRoleInput;
  RemoveRoleInput: RemoveRoleInput;
  InviteResult: ResolversUnionTypes<ResolversParentTypes>['InviteResult'];
  RoleResult: ResolversUnionTypes<ResolversParentTypes>['RoleResult'];
  CollectionInvitation: CollectionInvitationMapper;
  BadRequest: BadRequest;
  Blocked: Blocked;
  Blocking: Blocking;
  Unauthorized: Unauthorized;
  Forbidden: Forbidden;
  NotFound: NotFound;
  AlreadyExists: AlreadyExists;
  Conflict: Conflict;
  Int: Scalars['Int']['output'];
  RateLimited: RateLimited;
  ServiceUnavailable: ServiceUnavailable;
  User: UserMapper;
  Boolean: Scalars['Boolean']['output'];
  Timestamp: Scalars['Timestamp']['output'];
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Deltas: Scalars['Deltas']['output'];
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  invitationByToken?: Resolver<Maybe<ResolversTypes['CollectionInvitation']>, ParentType, ContextType, RequireFields<QueryInvitationByTokenArgs, 'token'>>;
};

export type ViewerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  invitations?: Resolver<Array<ResolversTypes['CollectionInvitation']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['ViewerRole']>, ParentType, ContextType>;
};

export type ViewerRoleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ViewerRole'] = ResolversParentTypes['ViewerRole']> = {
  role?: Resolver<ResolversTypes['CollectionRoleName'], ParentType, ContextType>;
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  invitations?: Resolver<Maybe<Array<ResolversTypes['CollectionInvitation']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  invite?: Resolver<ResolversTypes['InviteResult'], ParentType, ContextType, RequireFields<MutationInviteArgs, 'input'>>;
  acceptInvitation?: Resolver<ResolversTypes['RoleResult'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  declineInvitation?: Resolver<ResolversTypes['RoleResult'], ParentType, ContextType, RequireFields<MutationDeclineInvitationArgs, 'input'>>;
  revokeInvitation?: Resolver<ResolversTypes['RoleResult'], ParentType, ContextType, RequireFields<MutationRevokeInvitationArgs, 'input'>>;
  changeRole?: Resolver<ResolversTypes['RoleResult'], ParentType, ContextType, RequireFields<MutationChangeRoleArgs, 'input'>>;
  removeRole?: Resolver<ResolversTypes['RoleResult'], ParentType, ContextType, RequireFields<MutationRemoveRoleArgs, 'input'>>;
};

export type InviteResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InviteResult'] = ResolversParentTypes['InviteResult']> = {
  __resolveType: TypeResolveFn<'Collection' | 'BadRequest' | 'Blocked' | 'Blocking' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'AlreadyExists' | 'Conflict' | 'RateLimited' | 'ServiceUnavailable', ParentType, ContextType>;
};

export type RoleResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RoleResult'] = ResolversParentTypes['RoleResult']> = {
  __resolveType: TypeResolveFn<'Collection' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type CollectionInvitationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CollectionInvitation'] = ResolversParentTypes['CollectionInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CollectionRoleName'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inviter?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
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
  ViewerRole?: ViewerRoleResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  InviteResult?: InviteResultResolvers<ContextType>;
  RoleResult?: RoleResultResolvers<ContextType>;
  CollectionInvitation?: CollectionInvitationResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  Deltas?: GraphQLScalarType;
};


