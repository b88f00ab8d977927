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
import type { ViewerMapper } from './mappers';
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
  /** The signed-in person; null for a visitor. */
  viewer?: Maybe<Viewer>;
  /** Somebody who isn't signed in; also available for a signed-in person, whose browser is a visitor before they sign in. */
  visitor: Visitor;
  /** The values of all flags for the current viewer. */
  variantFlags: Array<VariantFlag>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Dismisses something permanently. Only for the viewer themselves. */
  userDismissFlag?: Maybe<Viewer>;
  /** Stores the viewer's preferences; false if `userId` isn't the viewer. */
  updateViewerPreferences: Scalars['Boolean']['output'];
  /** Dismisses something for the time that its rule says. */
  dismissForNow?: Maybe<Viewer>;
  /** Follows tags in addition to those already followed. */
  followTags: FollowTagsResult;
  unfollowTags: FollowTagsResult;
  /** Staff only: acts as somebody else, to see what they see. */
  startSpoofing: SpoofingResult;
  stopSpoofing: SpoofingResult;
};

export type MutationUserDismissFlagArgs = {
  userId: Scalars['ID']['input'];
  flag: Scalars['String']['input'];
};

export type MutationUpdateViewerPreferencesArgs = {
  userId: Scalars['ID']['input'];
  preferences: Array<UserPreferenceInput>;
};

export type MutationDismissForNowArgs = {
  userId: Scalars['ID']['input'];
  name: TimedDismissal;
};

export type MutationFollowTagsArgs = {
  tagSlugs: Array<Scalars['String']['input']>;
};

export type MutationUnfollowTagsArgs = {
  tagSlugs: Array<Scalars['String']['input']>;
};

export type MutationStartSpoofingArgs = {
  username: Scalars['String']['input'];
};

export type FollowTagsResult = FollowedTags | AccountSuspended | BadRequest | Forbidden | NotFound | Unauthorized;

export type SpoofingResult = MutationSuccess | BadRequest | NotFound | Unauthorized | Forbidden;

export type FollowedTags = {
  __typename?: 'FollowedTags';
  tags: Array<Tag>;
};

export type Viewer = {
  __typename?: 'Viewer';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  username: Scalars['String']['output'];
  imageId?: Maybe<Scalars['String']['output']>;
  isSuspended: Scalars['Boolean']['output'];
  membership?: Maybe<Membership>;
  /** Always true: somebody who isn't signed in isn't a viewer. */
  isLoggedIn: Scalars['Boolean']['output'];
  /** The address, mostly hidden; absent for people who gave none. */
  emailObfuscated?: Maybe<Scalars['String']['output']>;
  /** An unconfirmed address; absent if there is none. */
  unverifiedEmail?: Maybe<Scalars['String']['output']>;
  hasSubdomain: Scalars['Boolean']['output'];
  verifications: UserVerifications;
  viewerEdge: UserViewerEdge;
  twitterScreenName?: Maybe<Scalars['String']['output']>;
  geolocation: Geolocation;
  hasPastMemberships: Scalars['Boolean']['output'];
  hasGroupGiftingEnabled: Scalars['Boolean']['output'];
  isMembershipTrialEligible: Scalars['Boolean']['output'];
  isEligibleToImportEmails: Scalars['Boolean']['output'];
  isEligibleToViewNewResponses: Scalars['Boolean']['output'];
  allowEmailAddressSharingEditorWriter: Scalars['Boolean']['output'];
  styleEditorOnboardingVersionSeen: Scalars['Int']['output'];
  /** What the viewer has dismissed permanently. */
  dismissableFlags: Array<Scalars['String']['output']>;
  /** What the viewer has dismissed temporarily and hasn't come back yet. */
  dismissedForNow: Array<TimedDismissal>;
  /** What to tell the viewer about their membership at the top of a page; absent if there is nothing, or it is dismissed. */
  topBanner?: Maybe<TopBanner>;
  /** Absent for people who aren't enrolled. */
  partnerProgramEnrollment?: Maybe<PartnerProgramEnrollment>;
  isStaff: Scalars['Boolean']['output'];
  /** The member of staff who acts as the viewer; absent if nobody does. */
  spoofedBy?: Maybe<User>;
  /** The last part of the sign-out address. */
  signOutToken: Scalars['String']['output'];
  /** Tags that the viewer follows, newest first. */
  followedTags: TagConnection;
  /** Publications that the viewer owns or edits. */
  adminCollections: Array<Collection>;
};

export type ViewerFollowedTagsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type TopBanner = {
  __typename?: 'TopBanner';
  kind: TopBannerKind;
  /** What dismisses it for a while; absent if that can't be done. */
  dismissal?: Maybe<TimedDismissal>;
  /** What dismisses it for good; absent if that can't be done. */
  flag?: Maybe<Scalars['String']['output']>;
  /** When the membership ends; absent if that isn't what it is about. */
  endsAt?: Maybe<Scalars['Timestamp']['output']>;
  /** What a year's membership costs a week, in minor units, rounded up. */
  weeklyPrice: Scalars['Int']['output'];
  /** Of three letters. */
  currency: Scalars['String']['output'];
};

export type TopBannerKind =
  /** A membership, for people without one. */
  | 'UPSELL'
  /** Keeping a membership that was cancelled. */
  | 'REACTIVATE'
  | 'METHOD_EXPIRED'
  | 'PAYMENT_FAILED'
  /** The card expires within a week. */
  | 'METHOD_LAST_WEEK'
  | 'METHOD_EXPIRES_SOON'
  /** The higher membership, for members. */
  | 'FRIEND_UPSELL';

export type UserViewerEdge = {
  __typename?: 'UserViewerEdge';
  /** The viewer's preferences; empty for everybody else. */
  preferences: Array<UserPreference>;
};

export type Visitor = {
  __typename?: 'Visitor';
  /** Begins with `lo_`. */
  id: Scalars['ID']['output'];
  geolocation: Geolocation;
};

export type Geolocation = {
  __typename?: 'Geolocation';
  /** Two letters; absent if it isn't known. */
  country?: Maybe<Scalars['String']['output']>;
};

export type PartnerProgramEnrollment = {
  __typename?: 'PartnerProgramEnrollment';
  id: Scalars['ID']['output'];
  status: PartnerProgramEnrollmentStatus;
};

export type PartnerProgramEnrollmentStatus =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'PENDING_ACTION'
  | 'SUSPENDED'
  | 'UNKNOWN';

export type VariantFlag = {
  __typename?: 'VariantFlag';
  name: Scalars['String']['output'];
  valueType: VariantFlagValue;
};

export type VariantFlagValue = VariantFlagBoolean | VariantFlagString | VariantFlagNumber;

export type VariantFlagBoolean = {
  __typename?: 'VariantFlagBoolean';
  value: Scalars['Boolean']['output'];
};

export type VariantFlagString = {
  __typename?: 'VariantFlagString';
  value: Scalars['String']['output'];
};

export type VariantFlagNumber = {
  __typename?: 'VariantFlagNumber';
  value: Scalars['Float']['output'];
};

export type UserPreference = {
  __typename?: 'UserPreference';
  name: Scalars['String']['output'];
  value: PreferenceValue;
};

export type PreferenceValue = StringPreference | IntPreference | BooleanPreference | StringSetPreference | EnumPreference;

export type StringPreference = {
  __typename?: 'StringPreference';
  stringValue: Scalars['String']['output'];
};

export type IntPreference = {
  __typename?: 'IntPreference';
  intValue: Scalars['Int']['output'];
};

export type BooleanPreference = {
  __typename?: 'BooleanPreference';
  booleanValue: Scalars['Boolean']['output'];
};

export type StringSetPreference = {
  __typename?: 'StringSetPreference';
  stringSetValue: Array<Scalars['String']['output']>;
};

export type EnumPreference = {
  __typename?: 'EnumPreference';
  enumValue: Scalars['String']['output'];
};

/** Exactly one of the values, of the preference's own type. */
export type UserPreferenceInput = {
  name: Scalars['String']['input'];
  stringValue?: InputMaybe<Scalars['String']['input']>;
  intValue?: InputMaybe<Scalars['Int']['input']>;
  booleanValue?: InputMaybe<Scalars['Boolean']['input']>;
  stringSetValue?: InputMaybe<Array<Scalars['String']['input']>>;
  enumValue?: InputMaybe<Scalars['String']['input']>;
};

/** What can be dismissed temporarily. */
export type TimedDismissal =
  | 'UPSELL'
  | 'REACTIVATE'
  | 'FRIEND_UPSELL';

export type AccountSuspended = UserError & {
  __typename?: 'AccountSuspended';
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

export type Unauthorized = UserError & {
  __typename?: 'Unauthorized';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type MutationSuccess = {
  __typename?: 'MutationSuccess';
  success: Scalars['Boolean']['output'];
};

export type Tag = {
  __typename?: 'Tag';
  _?: Maybe<Scalars['Boolean']['output']>;
};

export type Membership = {
  __typename?: 'Membership';
  id: Scalars['ID']['output'];
  tier: MembershipTier;
  memberSince?: Maybe<Scalars['Timestamp']['output']>;
  friendSince?: Maybe<Scalars['Timestamp']['output']>;
};

export type UserVerifications = {
  __typename?: 'UserVerifications';
  isBookAuthor: Scalars['Boolean']['output'];
};

export type User = {
  __typename?: 'User';
  _?: Maybe<Scalars['Boolean']['output']>;
};

/** Which part of a list to return: at most `limit` items (1 to 50), from the cursor that an earlier page returned as `to`. */
export type PagingOptions = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type TagConnection = {
  __typename?: 'TagConnection';
  tags: Array<Tag>;
  pagingInfo: Paging;
};

export type Collection = {
  __typename?: 'Collection';
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

export type MembershipTier =
  | 'MEMBER'
  | 'FRIEND';

export type Paging = {
  __typename?: 'Paging';
  /** Absent on the last page. */
  next?: Maybe<PageParams>;
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

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  FollowTagsResult:
    | ( Omit<FollowedTags, 'tags'> & { tags: Array<_RefType['Tag']> } )
    | ( AccountSuspended )
    | ( BadRequest )
    | ( Forbidden )
    | ( NotFound )
    | ( Unauthorized )
  ;
  SpoofingResult:
    | ( MutationSuccess )
    | ( BadRequest )
    | ( NotFound )
    | ( Unauthorized )
    | ( Forbidden )
  ;
  VariantFlagValue:
    | ( VariantFlagBoolean )
    | ( VariantFlagString )
    | ( VariantFlagNumber )
  ;
  PreferenceValue:
    | ( StringPreference )
    | ( IntPreference )
    | ( BooleanPreference )
    | ( StringSetPreference )
    | ( EnumPreference )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( AccountSuspended )
    | ( BadRequest )
    | ( Forbidden )
    | ( NotFound )
    | ( Unauthorized )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  FollowTagsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FollowTagsResult']>;
  SpoofingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SpoofingResult']>;
  FollowedTags: ResolverTypeWrapper<Omit<FollowedTags, 'tags'> & { tags: Array<ResolversTypes['Tag']> }>;
  Viewer: ResolverTypeWrapper<ViewerMapper>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  TopBanner: ResolverTypeWrapper<TopBanner>;
  TopBannerKind: TopBannerKind;
  UserViewerEdge: ResolverTypeWrapper<UserViewerEdgeMapper>;
  Visitor: ResolverTypeWrapper<Visitor>;
  Geolocation: ResolverTypeWrapper<Geolocation>;
  PartnerProgramEnrollment: ResolverTypeWrapper<PartnerProgramEnrollment>;
  PartnerProgramEnrollmentStatus: PartnerProgramEnrollmentStatus;
  VariantFlag: ResolverTypeWrapper<Omit<VariantFlag, 'valueType'> & { valueType: ResolversTypes['VariantFlagValue'] }>;
  VariantFlagValue: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VariantFlagValue']>;
  VariantFlagBoolean: ResolverTypeWrapper<VariantFlagBoolean>;
  VariantFlagString: ResolverTypeWrapper<VariantFlagString>;
  VariantFlagNumber: ResolverTypeWrapper<VariantFlagNumber>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  UserPreference: ResolverTypeWrapper<Omit<UserPreference, 'value'> & { value: ResolversTypes['PreferenceValue'] }>;
  PreferenceValue: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PreferenceValue']>;
  StringPreference: ResolverTypeWrapper<StringPreference>;
  IntPreference: ResolverTypeWrapper<IntPreference>;
  BooleanPreference: ResolverTypeWrapper<BooleanPreference>;
  StringSetPreference: ResolverTypeWrapper<StringSetPreference>;
  EnumPreference: ResolverTypeWrapper<EnumPreference>;
  UserPreferenceInput: UserPreferenceInput;
  TimedDismissal: TimedDismissal;
  AccountSuspended: ResolverTypeWrapper<AccountSuspended>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  NotFound: ResolverTypeWrapper<NotFound>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  MutationSuccess: ResolverTypeWrapper<MutationSuccess>;
  Tag: ResolverTypeWrapper<TagMapper>;
  Membership: ResolverTypeWrapper<Membership>;
  UserVerifications: ResolverTypeWrapper<UserVerifications>;
  User: ResolverTypeWrapper<UserMapper>;
  PagingOptions: PagingOptions;
  TagConnection: ResolverTypeWrapper<Omit<TagConnection, 'tags'> & { tags: Array<ResolversTypes['Tag']> }>;
  Collection: ResolverTypeWrapper<CollectionMapper>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  MembershipTier: MembershipTier;
  Paging: ResolverTypeWrapper<Paging>;
  PageParams: ResolverTypeWrapper<PageParams>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  FollowTagsResult: ResolversUnionTypes<ResolversParentTypes>['FollowTagsResult'];
  SpoofingResult: ResolversUnionTypes<ResolversParentTypes>['SpoofingResult'];
  FollowedTags: Omit<FollowedTags, 'tags'> & { tags: Array<ResolversParentTypes['Tag']> };
  Viewer: ViewerMapper;
  Int: Scalars['Int']['output'];
  TopBanner: TopBanner;
  UserViewerEdge: UserViewerEdgeMapper;
  Visitor: Visitor;
  Geolocation: Geolocation;
  PartnerProgramEnrollment: PartnerProgramEnrollment;
  VariantFlag: Omit<VariantFlag, 'valueType'> & { valueType: ResolversParentTypes['VariantFlagValue'] };
  VariantFlagValue: ResolversUnionTypes<ResolversParentTypes>['VariantFlagValue'];
  VariantFlagBoolean: VariantFlagBoolean;
  VariantFlagString: VariantFlagString;
  VariantFlagNumber: VariantFlagNumber;
  Float: Scalars['Float']['output'];
  UserPreference: Omit<UserPreference, 'value'> & { value: ResolversParentTypes['PreferenceValue'] };
  PreferenceValue: ResolversUnionTypes<ResolversParentTypes>['PreferenceValue'];
  StringPreference: StringPreference;
  IntPreference: IntPreference;
  BooleanPreference: BooleanPreference;
  StringSetPreference: StringSetPreference;
  EnumPreference: EnumPreference;
  UserPreferenceInput: UserPreferenceInput;
  AccountSuspended: AccountSuspended;
  BadRequest: BadRequest;
  Forbidden: Forbidden;
  NotFound: NotFound;
  Unauthorized: Unauthorized;
  MutationSuccess: MutationSuccess;
  Tag: TagMapper;
  Membership: Membership;
  UserVerifications: UserVerifications;
  User: UserMapper;
  PagingOptions: PagingOptions;
  TagConnection: Omit<TagConnection, 'tags'> & { tags: Array<ResolversParentTypes['Tag']> };
  Collection: CollectionMapper;
  Timestamp: Scalars['Timestamp']['output'];
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Paging: Paging;
  PageParams: PageParams;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  visitor?: Resolver<ResolversTypes['Visitor'], ParentType, ContextType>;
  variantFlags?: Resolver<Array<ResolversTypes['VariantFlag']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  userDismissFlag?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType, RequireFields<MutationUserDismissFlagArgs, 'userId' | 'flag'>>;
  updateViewerPreferences?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUpdateViewerPreferencesArgs, 'userId' | 'preferences'>>;
  dismissForNow?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType, RequireFields<MutationDismissForNowArgs, 'userId' | 'name'>>;
  followTags?: Resolver<ResolversTypes['FollowTagsResult'], ParentType, ContextType, RequireFields<MutationFollowTagsArgs, 'tagSlugs'>>;
  unfollowTags?: Resolver<ResolversTypes['FollowTagsResult'], ParentType, ContextType, RequireFields<MutationUnfollowTagsArgs, 'tagSlugs'>>;
  startSpoofing?: Resolver<ResolversTypes['SpoofingResult'], ParentType, ContextType, RequireFields<MutationStartSpoofingArgs, 'username'>>;
  stopSpoofing?: Resolver<ResolversTypes['SpoofingResult'], ParentType, ContextType>;
};

export type FollowTagsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FollowTagsResult'] = ResolversParentTypes['FollowTagsResult']> = {
  __resolveType: TypeResolveFn<'FollowedTags' | 'AccountSuspended' | 'BadRequest' | 'Forbidden' | 'NotFound' | 'Unauthorized', ParentType, ContextType>;
};

export type SpoofingResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SpoofingResult'] = ResolversParentTypes['SpoofingResult']> = {
  __resolveType: TypeResolveFn<'MutationSuccess' | 'BadRequest' | 'NotFound' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type FollowedTagsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FollowedTags'] = ResolversParentTypes['FollowedTags']> = {
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  membership?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  isLoggedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailObfuscated?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unverifiedEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasSubdomain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifications?: Resolver<ResolversTypes['UserVerifications'], ParentType, ContextType>;
  viewerEdge?: Resolver<ResolversTypes['UserViewerEdge'], ParentType, ContextType>;
  twitterScreenName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  geolocation?: Resolver<ResolversTypes['Geolocation'], ParentType, ContextType>;
  hasPastMemberships?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasGroupGiftingEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMembershipTrialEligible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEligibleToImportEmails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEligibleToViewNewResponses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowEmailAddressSharingEditorWriter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  styleEditorOnboardingVersionSeen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dismissableFlags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  dismissedForNow?: Resolver<Array<ResolversTypes['TimedDismissal']>, ParentType, ContextType>;
  topBanner?: Resolver<Maybe<ResolversTypes['TopBanner']>, ParentType, ContextType>;
  partnerProgramEnrollment?: Resolver<Maybe<ResolversTypes['PartnerProgramEnrollment']>, ParentType, ContextType>;
  isStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spoofedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  signOutToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  followedTags?: Resolver<ResolversTypes['TagConnection'], ParentType, ContextType, Partial<ViewerFollowedTagsArgs>>;
  adminCollections?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
};

export type TopBannerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TopBanner'] = ResolversParentTypes['TopBanner']> = {
  kind?: Resolver<ResolversTypes['TopBannerKind'], ParentType, ContextType>;
  dismissal?: Resolver<Maybe<ResolversTypes['TimedDismissal']>, ParentType, ContextType>;
  flag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  weeklyPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserViewerEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserViewerEdge'] = ResolversParentTypes['UserViewerEdge']> = {
  preferences?: Resolver<Array<ResolversTypes['UserPreference']>, ParentType, ContextType>;
};

export type VisitorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Visitor'] = ResolversParentTypes['Visitor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  geolocation?: Resolver<ResolversTypes['Geolocation'], ParentType, ContextType>;
};

export type GeolocationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Geolocation'] = ResolversParentTypes['Geolocation']> = {
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PartnerProgramEnrollmentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PartnerProgramEnrollment'] = ResolversParentTypes['PartnerProgramEnrollment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PartnerProgramEnrollmentStatus'], ParentType, ContextType>;
};

export type VariantFlagResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VariantFlag'] = ResolversParentTypes['VariantFlag']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueType?: Resolver<ResolversTypes['VariantFlagValue'], ParentType, ContextType>;
};

export type VariantFlagValueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VariantFlagValue'] = ResolversParentTypes['VariantFlagValue']> = {
  __resolveType: TypeResolveFn<'VariantFlagBoolean' | 'VariantFlagString' | 'VariantFlagNumber', ParentType, ContextType>;
};

export type VariantFlagBooleanResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VariantFlagBoolean'] = ResolversParentTypes['VariantFlagBoolean']> = {
  value?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariantFlagStringResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VariantFlagString'] = ResolversParentTypes['VariantFlagString']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariantFlagNumberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VariantFlagNumber'] = ResolversParentTypes['VariantFlagNumber']> = {
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserPreferenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserPreference'] = ResolversParentTypes['UserPreference']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['PreferenceValue'], ParentType, ContextType>;
};

export type PreferenceValueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PreferenceValue'] = ResolversParentTypes['PreferenceValue']> = {
  __resolveType: TypeResolveFn<'StringPreference' | 'IntPreference' | 'BooleanPreference' | 'StringSetPreference' | 'EnumPreference', ParentType, ContextType>;
};

export type StringPreferenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StringPreference'] = ResolversParentTypes['StringPreference']> = {
  stringValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IntPreferenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['IntPreference'] = ResolversParentTypes['IntPreference']> = {
  intValue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BooleanPreferenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BooleanPreference'] = ResolversParentTypes['BooleanPreference']> = {
  booleanValue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StringSetPreferenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StringSetPreference'] = ResolversParentTypes['StringSetPreference']> = {
  stringSetValue?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnumPreferenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EnumPreference'] = ResolversParentTypes['EnumPreference']> = {
  enumValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  FollowTagsResult?: FollowTagsResultResolvers<ContextType>;
  SpoofingResult?: SpoofingResultResolvers<ContextType>;
  FollowedTags?: FollowedTagsResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  TopBanner?: TopBannerResolvers<ContextType>;
  UserViewerEdge?: UserViewerEdgeResolvers<ContextType>;
  Visitor?: VisitorResolvers<ContextType>;
  Geolocation?: GeolocationResolvers<ContextType>;
  PartnerProgramEnrollment?: PartnerProgramEnrollmentResolvers<ContextType>;
  VariantFlag?: VariantFlagResolvers<ContextType>;
  VariantFlagValue?: VariantFlagValueResolvers<ContextType>;
  VariantFlagBoolean?: VariantFlagBooleanResolvers<ContextType>;
  VariantFlagString?: VariantFlagStringResolvers<ContextType>;
  VariantFlagNumber?: VariantFlagNumberResolvers<ContextType>;
  UserPreference?: UserPreferenceResolvers<ContextType>;
  PreferenceValue?: PreferenceValueResolvers<ContextType>;
  StringPreference?: StringPreferenceResolvers<ContextType>;
  IntPreference?: IntPreferenceResolvers<ContextType>;
  BooleanPreference?: BooleanPreferenceResolvers<ContextType>;
  StringSetPreference?: StringSetPreferenceResolvers<ContextType>;
  EnumPreference?: EnumPreferenceResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
};


