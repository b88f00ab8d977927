// Written by `npm run codegen`. Change what it is made from instead.
import type { Deltas } from '../../../../schema/story/delta';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AccessTokensMapper } from '../access-token/mappers';
import type { BookMapper, BookEditionMapper } from '../book/mappers';
import type { CatalogMapper, CatalogItemMapper, OwnCatalogItemMapper, RemovedCatalogItemMapper } from '../catalog/mappers';
import type { ClapperEdgeMapper } from '../clap/mappers';
import type { CoAuthorMapper, CoAuthorInvitationMapper } from '../co-author/mappers';
import type { CollectionMapper, CollectionViewerEdgeMapper, CollectionEditorMapper, CollectionPageMapper, CollectionActMapper } from '../collection/mappers';
import type { WantedDomainMapper } from './mappers';
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
  /** The domain of the viewer's profile, only for the viewer in their own session; null for everybody else. */
  customDomain?: Maybe<CustomDomainSettings>;
};

export type Collection = {
  __typename?: 'Collection';
  /** Its domain, only for its owners in their own session; null for everybody else. */
  customDomain?: Maybe<CustomDomainSettings>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Asks for a domain for a publication, or without one for the viewer's profile. It works once its records are right. */
  setCustomDomain: SetCustomDomainResult;
  /** Checks the domain now. */
  checkCustomDomain: CheckCustomDomainResult;
  /** Takes the domain away again. Its addresses lead to the ones on the main host for 90 days. */
  removeCustomDomain: RemoveCustomDomainResult;
};

export type MutationSetCustomDomainArgs = {
  input: SetCustomDomainInput;
};

export type MutationCheckCustomDomainArgs = {
  collectionId?: InputMaybe<Scalars['ID']['input']>;
};

export type MutationRemoveCustomDomainArgs = {
  collectionId?: InputMaybe<Scalars['ID']['input']>;
};

export type SetCustomDomainInput = {
  domain: Scalars['String']['input'];
  collectionId?: InputMaybe<Scalars['ID']['input']>;
};

export type SetCustomDomainResult = CustomDomainSettings | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | CustomDomainFailure;

export type CheckCustomDomainResult = CustomDomainSettings | BadRequest | Unauthorized | Forbidden | NotFound;

export type RemoveCustomDomainResult = CustomDomainSettings | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type CustomDomainSettings = {
  __typename?: 'CustomDomainSettings';
  /** The id of the publication or the person. */
  id: Scalars['ID']['output'];
  /** Whether this site can have domains of others. */
  isOffered: Scalars['Boolean']['output'];
  /** Absent as long as nobody has asked for one. */
  domain?: Maybe<WantedDomain>;
};

export type WantedDomain = {
  __typename?: 'WantedDomain';
  id: Scalars['ID']['output'];
  domain: Scalars['String']['output'];
  state: CustomDomainProgress;
  /** Why it doesn't work; absent if it does, or if it wasn't checked yet. */
  fault?: Maybe<CustomDomainFault>;
  checkedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** When it is checked next; absent if nobody but its owner checks it any more. */
  nextCheckAt?: Maybe<Scalars['Timestamp']['output']>;
  workingSince?: Maybe<Scalars['Timestamp']['output']>;
  failingSince?: Maybe<Scalars['Timestamp']['output']>;
  /** When it is withdrawn unless it works again; absent while it doesn't fail. */
  withdrawnOn?: Maybe<Scalars['Timestamp']['output']>;
  /** When it was withdrawn because it had failed for days; absent otherwise. */
  withdrawnAt?: Maybe<Scalars['Timestamp']['output']>;
  /** What its owner sets where the domain was bought. */
  records: Array<DnsRecord>;
  /** Where Namecheap sets them; absent if it can't. */
  connectUrl?: Maybe<Scalars['String']['output']>;
};

export type CustomDomainProgress =
  /** The record that proves it isn't there yet. */
  | 'WAITING'
  /** It is proved, and doesn't lead here yet. */
  | 'VERIFIED'
  | 'WORKING'
  /** It worked, and doesn't now. */
  | 'FAILING';

export type CustomDomainFault =
  | 'NO_PROOF'
  | 'WRONG_PROOF'
  | 'LEADS_NOWHERE'
  | 'LEADS_ELSEWHERE'
  | 'CERTIFICATE_PENDING'
  | 'CERTIFICATE_FAILED'
  | 'TAKEN'
  /** Nothing could be found out. */
  | 'NO_ANSWER';

export type DnsRecord = {
  __typename?: 'DnsRecord';
  type: DnsRecordType;
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
  /** Whether the last check found it; absent before the first one, and if nothing could be found out. */
  isFound?: Maybe<Scalars['Boolean']['output']>;
};

export type DnsRecordType =
  | 'TXT'
  | 'CNAME';

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

export type CustomDomainFailure = UserError & {
  __typename?: 'CustomDomainFailure';
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
  SetCustomDomainResult:
    | ( Omit<CustomDomainSettings, 'domain'> & { domain?: Maybe<_RefType['WantedDomain']> } )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
    | ( CustomDomainFailure )
  ;
  CheckCustomDomainResult:
    | ( Omit<CustomDomainSettings, 'domain'> & { domain?: Maybe<_RefType['WantedDomain']> } )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
  ;
  RemoveCustomDomainResult:
    | ( Omit<CustomDomainSettings, 'domain'> & { domain?: Maybe<_RefType['WantedDomain']> } )
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
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
    | ( CustomDomainFailure )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Collection: ResolverTypeWrapper<CollectionMapper>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  SetCustomDomainInput: SetCustomDomainInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SetCustomDomainResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetCustomDomainResult']>;
  CheckCustomDomainResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CheckCustomDomainResult']>;
  RemoveCustomDomainResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveCustomDomainResult']>;
  CustomDomainSettings: ResolverTypeWrapper<Omit<CustomDomainSettings, 'domain'> & { domain?: Maybe<ResolversTypes['WantedDomain']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  WantedDomain: ResolverTypeWrapper<WantedDomainMapper>;
  CustomDomainProgress: CustomDomainProgress;
  CustomDomainFault: CustomDomainFault;
  DnsRecord: ResolverTypeWrapper<DnsRecord>;
  DnsRecordType: DnsRecordType;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  NotFound: ResolverTypeWrapper<NotFound>;
  Conflict: ResolverTypeWrapper<Conflict>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  CustomDomainFailure: ResolverTypeWrapper<CustomDomainFailure>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  Deltas: ResolverTypeWrapper<Scalars['Deltas']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Collection: CollectionMapper;
  Mutation: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  SetCustomDomainInput: SetCustomDomainInput;
  String: Scalars['String']['output'];
  SetCustomDomainResult: ResolversUnionTypes<ResolversParentTypes>['SetCustomDomainResult'];
  CheckCustomDomainResult: ResolversUnionTypes<ResolversParentTypes>['CheckCustomDomainResult'];
  RemoveCustomDomainResult: ResolversUnionTypes<ResolversParentTypes>['RemoveCustomDomainResult'];
  CustomDomainSettings: Omit<CustomDomainSettings, 'domain'> & { domain?: Maybe<ResolversParentTypes['WantedDomain']> };
  Boolean: Scalars['Boolean']['output'];
  WantedDomain: WantedDomainMapper;
  DnsRecord: DnsRecord;
  BadRequest: BadRequest;
  Unauthorized: Unauthorized;
  Forbidden: Forbidden;
  NotFound: NotFound;
  Conflict: Conflict;
  Int: Scalars['Int']['output'];
  CustomDomainFailure: CustomDomainFailure;
  Timestamp: Scalars['Timestamp']['output'];
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Deltas: Scalars['Deltas']['output'];
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  customDomain?: Resolver<Maybe<ResolversTypes['CustomDomainSettings']>, ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  customDomain?: Resolver<Maybe<ResolversTypes['CustomDomainSettings']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  setCustomDomain?: Resolver<ResolversTypes['SetCustomDomainResult'], ParentType, ContextType, RequireFields<MutationSetCustomDomainArgs, 'input'>>;
  checkCustomDomain?: Resolver<ResolversTypes['CheckCustomDomainResult'], ParentType, ContextType, Partial<MutationCheckCustomDomainArgs>>;
  removeCustomDomain?: Resolver<ResolversTypes['RemoveCustomDomainResult'], ParentType, ContextType, Partial<MutationRemoveCustomDomainArgs>>;
};

export type SetCustomDomainResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetCustomDomainResult'] = ResolversParentTypes['SetCustomDomainResult']> = {
  __resolveType: TypeResolveFn<'CustomDomainSettings' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict' | 'CustomDomainFailure', ParentType, ContextType>;
};

export type CheckCustomDomainResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CheckCustomDomainResult'] = ResolversParentTypes['CheckCustomDomainResult']> = {
  __resolveType: TypeResolveFn<'CustomDomainSettings' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type RemoveCustomDomainResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemoveCustomDomainResult'] = ResolversParentTypes['RemoveCustomDomainResult']> = {
  __resolveType: TypeResolveFn<'CustomDomainSettings' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type CustomDomainSettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomDomainSettings'] = ResolversParentTypes['CustomDomainSettings']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['WantedDomain']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WantedDomainResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WantedDomain'] = ResolversParentTypes['WantedDomain']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CustomDomainProgress'], ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['CustomDomainFault']>, ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  nextCheckAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  workingSince?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  withdrawnOn?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  withdrawnAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['DnsRecord']>, ParentType, ContextType>;
  connectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DnsRecordResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DnsRecord'] = ResolversParentTypes['DnsRecord']> = {
  type?: Resolver<ResolversTypes['DnsRecordType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export interface DeltasScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Deltas'], any> {
  name: 'Deltas';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  SetCustomDomainResult?: SetCustomDomainResultResolvers<ContextType>;
  CheckCustomDomainResult?: CheckCustomDomainResultResolvers<ContextType>;
  RemoveCustomDomainResult?: RemoveCustomDomainResultResolvers<ContextType>;
  CustomDomainSettings?: CustomDomainSettingsResolvers<ContextType>;
  WantedDomain?: WantedDomainResolvers<ContextType>;
  DnsRecord?: DnsRecordResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  Deltas?: GraphQLScalarType;
};


