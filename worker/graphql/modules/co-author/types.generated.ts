// Written by `npm run codegen`. Change what it is made from instead.
import type { Deltas } from '../../../../schema/story/delta';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AccessTokensMapper } from '../access-token/mappers';
import type { BookMapper, BookEditionMapper } from '../book/mappers';
import type { CatalogMapper, CatalogItemMapper, OwnCatalogItemMapper, RemovedCatalogItemMapper } from '../catalog/mappers';
import type { ClapperEdgeMapper } from '../clap/mappers';
import type { CoAuthorMapper, CoAuthorInvitationMapper } from './mappers';
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
  /** Everybody who writes a story beside its writer or is invited to: for its authors. */
  coAuthors: CoAuthorsResult;
};

export type QueryCoAuthorsArgs = {
  postId: Scalars['ID']['input'];
};

export type Viewer = {
  __typename?: 'Viewer';
  /** Stories that the viewer is invited to write with, the newest invitation first. */
  coAuthorInvitations: Array<CoAuthorInvitation>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Invites somebody to write a story with its writer, up to five people. They are named once they have accepted. */
  inviteCoAuthor: InviteCoAuthorResult;
  /** Accepts or declines such an invitation to the viewer. */
  answerCoAuthorInvitation: AnswerCoAuthorInvitationResult;
  /** Puts everybody beside its writer into an order. It takes all of them. */
  orderCoAuthors: OrderCoAuthorsResult;
  /** Takes somebody out of the byline, or their invitation back. A co-author takes out themselves. */
  removeCoAuthor: RemoveCoAuthorResult;
};

export type MutationInviteCoAuthorArgs = {
  input: InviteCoAuthorInput;
};

export type MutationAnswerCoAuthorInvitationArgs = {
  input: AnswerCoAuthorInvitationInput;
};

export type MutationOrderCoAuthorsArgs = {
  input: OrderCoAuthorsInput;
};

export type MutationRemoveCoAuthorArgs = {
  input: RemoveCoAuthorInput;
};

export type InviteCoAuthorInput = {
  postId: Scalars['ID']['input'];
  username: Scalars['String']['input'];
};

export type AnswerCoAuthorInvitationInput = {
  postId: Scalars['ID']['input'];
  accepts: Scalars['Boolean']['input'];
};

export type RemoveCoAuthorInput = {
  postId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};

export type OrderCoAuthorsInput = {
  postId: Scalars['ID']['input'];
  userIds: Array<Scalars['ID']['input']>;
};

export type OrderCoAuthorsResult = CoAuthors | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type CoAuthorsResult = CoAuthors | Unauthorized | Forbidden | NotFound;

export type InviteCoAuthorResult = CoAuthors | BadRequest | Blocked | Blocking | Unauthorized | Forbidden | NotFound | Conflict | RateLimited;

export type AnswerCoAuthorInvitationResult = AnsweredCoAuthorInvitation | BadRequest | Blocked | Blocking | Unauthorized | Forbidden | NotFound;

export type RemoveCoAuthorResult = CoAuthors | BadRequest | Unauthorized | Forbidden | NotFound;

export type CoAuthors = {
  __typename?: 'CoAuthors';
  /** Of the story. */
  id: Scalars['ID']['output'];
  /** Whether the viewer invites and removes them. */
  isWriter: Scalars['Boolean']['output'];
  people: Array<CoAuthor>;
};

export type CoAuthor = {
  __typename?: 'CoAuthor';
  user: User;
  hasAccepted: Scalars['Boolean']['output'];
};

export type CoAuthorInvitation = {
  __typename?: 'CoAuthorInvitation';
  postId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** Who wrote it so far. */
  writer: User;
  invitedAt: Scalars['Timestamp']['output'];
};

export type AnsweredCoAuthorInvitation = {
  __typename?: 'AnsweredCoAuthorInvitation';
  postId: Scalars['ID']['output'];
  accepted: Scalars['Boolean']['output'];
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

export type RateLimited = UserError & {
  __typename?: 'RateLimited';
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
  OrderCoAuthorsResult:
    | ( Omit<CoAuthors, 'people'> & { people: Array<_RefType['CoAuthor']> } )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
  CoAuthorsResult:
    | ( Omit<CoAuthors, 'people'> & { people: Array<_RefType['CoAuthor']> } )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
  ;
  InviteCoAuthorResult:
    | ( Omit<CoAuthors, 'people'> & { people: Array<_RefType['CoAuthor']> } )
    | ( BadRequest )
    | ( Blocked )
    | ( Blocking )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
    | ( RateLimited )
  ;
  AnswerCoAuthorInvitationResult:
    | ( AnsweredCoAuthorInvitation )
    | ( BadRequest )
    | ( Blocked )
    | ( Blocking )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
  ;
  RemoveCoAuthorResult:
    | ( Omit<CoAuthors, 'people'> & { people: Array<_RefType['CoAuthor']> } )
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
    | ( Blocked )
    | ( Blocking )
    | ( RateLimited )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Viewer: ResolverTypeWrapper<ViewerMapper>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  InviteCoAuthorInput: InviteCoAuthorInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AnswerCoAuthorInvitationInput: AnswerCoAuthorInvitationInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  RemoveCoAuthorInput: RemoveCoAuthorInput;
  OrderCoAuthorsInput: OrderCoAuthorsInput;
  OrderCoAuthorsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrderCoAuthorsResult']>;
  CoAuthorsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CoAuthorsResult']>;
  InviteCoAuthorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InviteCoAuthorResult']>;
  AnswerCoAuthorInvitationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnswerCoAuthorInvitationResult']>;
  RemoveCoAuthorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveCoAuthorResult']>;
  CoAuthors: ResolverTypeWrapper<Omit<CoAuthors, 'people'> & { people: Array<ResolversTypes['CoAuthor']> }>;
  CoAuthor: ResolverTypeWrapper<CoAuthorMapper>;
  CoAuthorInvitation: ResolverTypeWrapper<CoAuthorInvitationMapper>;
  AnsweredCoAuthorInvitation: ResolverTypeWrapper<AnsweredCoAuthorInvitation>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  NotFound: ResolverTypeWrapper<NotFound>;
  Conflict: ResolverTypeWrapper<Conflict>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Blocked: ResolverTypeWrapper<Blocked>;
  Blocking: ResolverTypeWrapper<Blocking>;
  RateLimited: ResolverTypeWrapper<RateLimited>;
  User: ResolverTypeWrapper<UserMapper>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  Deltas: ResolverTypeWrapper<Scalars['Deltas']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Viewer: ViewerMapper;
  Mutation: Record<PropertyKey, never>;
  InviteCoAuthorInput: InviteCoAuthorInput;
  String: Scalars['String']['output'];
  AnswerCoAuthorInvitationInput: AnswerCoAuthorInvitationInput;
  Boolean: Scalars['Boolean']['output'];
  RemoveCoAuthorInput: RemoveCoAuthorInput;
  OrderCoAuthorsInput: OrderCoAuthorsInput;
  OrderCoAuthorsResult: ResolversUnionTypes<ResolversParentTypes>['OrderCoAuthorsResult'];
  CoAuthorsResult: ResolversUnionTypes<ResolversParentTypes>['CoAuthorsResult'];
  InviteCoAuthorResult: ResolversUnionTypes<ResolversParentTypes>['InviteCoAuthorResult'];
  AnswerCoAuthorInvitationResult: ResolversUnionTypes<ResolversParentTypes>['AnswerCoAuthorInvitationResult'];
  RemoveCoAuthorResult: ResolversUnionTypes<ResolversParentTypes>['RemoveCoAuthorResult'];
  CoAuthors: Omit<CoAuthors, 'people'> & { people: Array<ResolversParentTypes['CoAuthor']> };
  CoAuthor: CoAuthorMapper;
  CoAuthorInvitation: CoAuthorInvitationMapper;
  AnsweredCoAuthorInvitation: AnsweredCoAuthorInvitation;
  BadRequest: BadRequest;
  Unauthorized: Unauthorized;
  Forbidden: Forbidden;
  NotFound: NotFound;
  Conflict: Conflict;
  Int: Scalars['Int']['output'];
  Blocked: Blocked;
  Blocking: Blocking;
  RateLimited: RateLimited;
  User: UserMapper;
  Timestamp: Scalars['Timestamp']['output'];
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Deltas: Scalars['Deltas']['output'];
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  coAuthors?: Resolver<ResolversTypes['CoAuthorsResult'], ParentType, ContextType, RequireFields<QueryCoAuthorsArgs, 'postId'>>;
};

export type ViewerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  coAuthorInvitations?: Resolver<Array<ResolversTypes['CoAuthorInvitation']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  inviteCoAuthor?: Resolver<ResolversTypes['InviteCoAuthorResult'], ParentType, ContextType, RequireFields<MutationInviteCoAuthorArgs, 'input'>>;
  answerCoAuthorInvitation?: Resolver<ResolversTypes['AnswerCoAuthorInvitationResult'], ParentType, ContextType, RequireFields<MutationAnswerCoAuthorInvitationArgs, 'input'>>;
  orderCoAuthors?: Resolver<ResolversTypes['OrderCoAuthorsResult'], ParentType, ContextType, RequireFields<MutationOrderCoAuthorsArgs, 'input'>>;
  removeCoAuthor?: Resolver<ResolversTypes['RemoveCoAuthorResult'], ParentType, ContextType, RequireFields<MutationRemoveCoAuthorArgs, 'input'>>;
};

export type OrderCoAuthorsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderCoAuthorsResult'] = ResolversParentTypes['OrderCoAuthorsResult']> = {
  __resolveType: TypeResolveFn<'CoAuthors' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type CoAuthorsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CoAuthorsResult'] = ResolversParentTypes['CoAuthorsResult']> = {
  __resolveType: TypeResolveFn<'CoAuthors' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type InviteCoAuthorResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InviteCoAuthorResult'] = ResolversParentTypes['InviteCoAuthorResult']> = {
  __resolveType: TypeResolveFn<'CoAuthors' | 'BadRequest' | 'Blocked' | 'Blocking' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict' | 'RateLimited', ParentType, ContextType>;
};

export type AnswerCoAuthorInvitationResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AnswerCoAuthorInvitationResult'] = ResolversParentTypes['AnswerCoAuthorInvitationResult']> = {
  __resolveType: TypeResolveFn<'AnsweredCoAuthorInvitation' | 'BadRequest' | 'Blocked' | 'Blocking' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type RemoveCoAuthorResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemoveCoAuthorResult'] = ResolversParentTypes['RemoveCoAuthorResult']> = {
  __resolveType: TypeResolveFn<'CoAuthors' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type CoAuthorsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CoAuthors'] = ResolversParentTypes['CoAuthors']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isWriter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['CoAuthor']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CoAuthorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CoAuthor'] = ResolversParentTypes['CoAuthor']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  hasAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CoAuthorInvitationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CoAuthorInvitation'] = ResolversParentTypes['CoAuthorInvitation']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  invitedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type AnsweredCoAuthorInvitationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AnsweredCoAuthorInvitation'] = ResolversParentTypes['AnsweredCoAuthorInvitation']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  Mutation?: MutationResolvers<ContextType>;
  OrderCoAuthorsResult?: OrderCoAuthorsResultResolvers<ContextType>;
  CoAuthorsResult?: CoAuthorsResultResolvers<ContextType>;
  InviteCoAuthorResult?: InviteCoAuthorResultResolvers<ContextType>;
  AnswerCoAuthorInvitationResult?: AnswerCoAuthorInvitationResultResolvers<ContextType>;
  RemoveCoAuthorResult?: RemoveCoAuthorResultResolvers<ContextType>;
  CoAuthors?: CoAuthorsResolvers<ContextType>;
  CoAuthor?: CoAuthorResolvers<ContextType>;
  CoAuthorInvitation?: CoAuthorInvitationResolvers<ContextType>;
  AnsweredCoAuthorInvitation?: AnsweredCoAuthorInvitationResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  Deltas?: GraphQLScalarType;
};


