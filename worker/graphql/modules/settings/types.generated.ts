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
import type { AccountSettingsMapper } from './mappers';
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
  /** A list of changes of a draft; the shape is schema/story/delta.ts. */
  Deltas: { input: Deltas; output: Deltas; }
};

export type Query = {
  __typename?: 'Query';
  /** The viewer's account, only for the viewer; null for a visitor. */
  accountSettings?: Maybe<AccountSettings>;
  /** How the viewer signs in; null for a visitor. */
  securitySettings?: Maybe<SecuritySettings>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Mails a link to the new address; the old one stays until it is followed. */
  changeEmail: AccountSettingsResult;
  cancelEmailChange: AccountSettingsResult;
  changeUsername: AccountSettingsResult;
  updateProfile: AccountSettingsResult;
  /** Hides the account until its owner signs in again. */
  deactivateAccount: EndAccountResult;
  /** Hides the account, and removes it after 14 days unless its owner signs in first. */
  deleteAccount: EndAccountResult;
  /** Ends another session, or this one. */
  revokeSession: SecuritySettingsResult;
  /** Ends all sessions but this one. */
  revokeOtherSessions: SecuritySettingsResult;
  /** The options of a new passkey, as JSON for navigator.credentials.create. */
  startPasskeyRegistration: StartPasskeyRegistrationResult;
  finishPasskeyRegistration: SecuritySettingsResult;
  renamePasskey: SecuritySettingsResult;
  removePasskey: SecuritySettingsResult;
  /** The first step of setting up the second factor. */
  startTwoFactor: StartTwoFactorResult;
  /** The second step: a code of the app proves that it has the secret. */
  confirmTwoFactor: RecoveryCodesResult;
  /** A code of the app, or a recovery code. */
  disableTwoFactor: SecuritySettingsResult;
  /** Creates new codes; the old ones stop working. */
  regenerateRecoveryCodes: RecoveryCodesResult;
  /** Sets or changes the password. An existing one has to be given, unless there was a recent sign-in. */
  setPassword: SecuritySettingsResult;
  removePassword: SecuritySettingsResult;
  disconnectAccount: SecuritySettingsResult;
  /** Begins to connect an account on a Mastodon server: the browser goes to the returned address. */
  connectMastodonStart: ConnectMastodonStartResult;
  /** Completes it with what the server sent the browser back with, once and in the same browser. */
  connectMastodonFinish: ConnectMastodonFinishResult;
};

export type MutationChangeEmailArgs = {
  email: Scalars['String']['input'];
};

export type MutationChangeUsernameArgs = {
  username: Scalars['String']['input'];
};

export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};

export type MutationDeleteAccountArgs = {
  username: Scalars['String']['input'];
};

export type MutationRevokeSessionArgs = {
  sessionId: Scalars['ID']['input'];
};

export type MutationFinishPasskeyRegistrationArgs = {
  response: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type MutationRenamePasskeyArgs = {
  credentialId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};

export type MutationRemovePasskeyArgs = {
  credentialId: Scalars['ID']['input'];
};

export type MutationConfirmTwoFactorArgs = {
  code: Scalars['String']['input'];
};

export type MutationDisableTwoFactorArgs = {
  code: Scalars['String']['input'];
};

export type MutationRegenerateRecoveryCodesArgs = {
  code: Scalars['String']['input'];
};

export type MutationSetPasswordArgs = {
  newPassword: Scalars['String']['input'];
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};

export type MutationDisconnectAccountArgs = {
  provider: Scalars['String']['input'];
};

export type MutationConnectMastodonStartArgs = {
  instance: Scalars['String']['input'];
};

export type MutationConnectMastodonFinishArgs = {
  instance?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  error?: InputMaybe<Scalars['String']['input']>;
};

export type AccountSettingsResult = AccountSettings | BadRequest | AlreadyExists | Unauthorized | Forbidden | RateLimited | ServiceUnavailable | PublishingRestrictedBannedLinks;

export type EndAccountResult = MutationSuccess | BadRequest | Unauthorized | Forbidden;

export type SecuritySettingsResult = SecuritySettings | AccountLockout | BadRequest | NotFound | Conflict | Unauthorized | Forbidden;

export type StartPasskeyRegistrationResult = PasskeyChallenge | BadRequest | Unauthorized | Forbidden;

export type StartTwoFactorResult = TwoFactorSetup | Conflict | Unauthorized | Forbidden;

export type RecoveryCodesResult = RecoveryCodes | AccountLockout | BadRequest | Unauthorized | Forbidden;

export type ConnectMastodonStartResult = MastodonVisit | BadRequest | MastodonInstanceConnectionError | MastodonAccountConnectionError | Unauthorized | Forbidden | NotFound | RateLimited;

export type ConnectMastodonFinishResult = MastodonAccount | BadRequest | MastodonInstanceConnectionError | MastodonAccountConnectionError | MastodonAccountValidationError | Unauthorized | Forbidden | NotFound;

export type UpdateProfileInput = {
  name: Scalars['String']['input'];
  bio: Scalars['String']['input'];
  imageId?: InputMaybe<Scalars['String']['input']>;
};

export type AccountSettings = {
  __typename?: 'AccountSettings';
  /** The viewer's id. */
  id: Scalars['ID']['output'];
  email?: Maybe<Scalars['String']['output']>;
  isEmailVerified: Scalars['Boolean']['output'];
  /** The address that waits to be confirmed. */
  unverifiedEmail?: Maybe<Scalars['String']['output']>;
  username: Scalars['String']['output'];
  /** Absent if it can be changed now. */
  usernameChangeableAt?: Maybe<Scalars['Timestamp']['output']>;
  name: Scalars['String']['output'];
  bio: Scalars['String']['output'];
  imageId?: Maybe<Scalars['String']['output']>;
  /** The person who owns the account, as everybody sees them. */
  user: User;
  /** The same person, as the viewer. */
  viewer: Viewer;
};

export type SecuritySettings = {
  __typename?: 'SecuritySettings';
  /** The viewer's id. */
  id: Scalars['ID']['output'];
  /** Newest visit first, at most 50. */
  sessions: Array<SessionInfo>;
  passkeys: Array<Passkey>;
  twoFactor: TwoFactorState;
  hasPassword: Scalars['Boolean']['output'];
  connectedAccounts: Array<ConnectedAccount>;
  /** Absent while Mastodon accounts can't be connected. */
  mastodon?: Maybe<MastodonSettings>;
  /** Until when the viewer may change how they sign in; absent if they have to sign in again first. */
  recentUntil?: Maybe<Scalars['Timestamp']['output']>;
};

export type SessionInfo = {
  __typename?: 'SessionInfo';
  id: Scalars['ID']['output'];
  isCurrent: Scalars['Boolean']['output'];
  /** `Firefox on Windows` */
  device: Scalars['String']['output'];
  /** `code`, `link`, `password`, `passkey`, `google`, … */
  method: Scalars['String']['output'];
  host: Scalars['String']['output'];
  address?: Maybe<Scalars['String']['output']>;
  /** Two letters. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['Timestamp']['output'];
  lastSeenAt: Scalars['Timestamp']['output'];
};

export type Passkey = {
  __typename?: 'Passkey';
  credentialId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  isBackedUp: Scalars['Boolean']['output'];
  createdAt: Scalars['Timestamp']['output'];
  lastUsedAt?: Maybe<Scalars['Timestamp']['output']>;
};

export type TwoFactorState = {
  __typename?: 'TwoFactorState';
  isOn: Scalars['Boolean']['output'];
  recoveryCodesLeft: Scalars['Int']['output'];
};

export type ConnectedAccount = {
  __typename?: 'ConnectedAccount';
  provider: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  connectedAt: Scalars['Timestamp']['output'];
};

export type MastodonSettings = {
  __typename?: 'MastodonSettings';
  /** The field's default server. */
  defaultInstance?: Maybe<Scalars['String']['output']>;
  account?: Maybe<MastodonAccount>;
};

export type MastodonVisit = {
  __typename?: 'MastodonVisit';
  /** The server's consent page. */
  url: Scalars['String']['output'];
};

export type TwoFactorSetup = {
  __typename?: 'TwoFactorSetup';
  /** Base32, for typing by hand. */
  secret: Scalars['String']['output'];
  otpauthUrl: Scalars['String']['output'];
  /** The address as a QR code: an SVG document. */
  qrSvg: Scalars['String']['output'];
};

export type RecoveryCodes = {
  __typename?: 'RecoveryCodes';
  /** Shown only once. */
  codes: Array<Scalars['String']['output']>;
  security: SecuritySettings;
};

export type BadRequest = UserError & {
  __typename?: 'BadRequest';
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

export type PublishingRestrictedBannedLinks = UserError & {
  __typename?: 'PublishingRestrictedBannedLinks';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type MutationSuccess = {
  __typename?: 'MutationSuccess';
  success: Scalars['Boolean']['output'];
};

/** Why attempts aren't allowed. The message is built from the other fields. */
export type AccountLockout = UserError & {
  __typename?: 'AccountLockout';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  errorType: AccountLockoutErrorType;
  failCount: Scalars['Int']['output'];
  lockedOutUntil?: Maybe<Scalars['Timestamp']['output']>;
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

export type PasskeyChallenge = {
  __typename?: 'PasskeyChallenge';
  /** JSON */
  options: Scalars['String']['output'];
};

export type MastodonInstanceConnectionError = UserError & {
  __typename?: 'MastodonInstanceConnectionError';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type MastodonAccountConnectionError = UserError & {
  __typename?: 'MastodonAccountConnectionError';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  errorType: MastodonConnectionErrorType;
};

export type MastodonAccount = {
  __typename?: 'MastodonAccount';
  id: Scalars['ID']['output'];
  /** The server's host. */
  instance: Scalars['String']['output'];
  username: Scalars['String']['output'];
  /** `@ada@mastodon.example` */
  handle: Scalars['String']['output'];
  /** The account's page there. */
  url: Scalars['String']['output'];
  connectedAt: Scalars['Timestamp']['output'];
};

export type MastodonAccountValidationError = UserError & {
  __typename?: 'MastodonAccountValidationError';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type User = {
  __typename?: 'User';
  _?: Maybe<Scalars['Boolean']['output']>;
};

export type Viewer = {
  __typename?: 'Viewer';
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

export type AccountLockoutErrorType =
  | 'InvalidPassword'
  | 'PasswordSoftLockout'
  | 'PasswordPermanentLockout'
  | 'InvalidTwoFactorAuthCode'
  | 'TwoFactorAuthSoftLockout'
  | 'TwoFactorAuthPermanentLockout'
  | 'IpAuthLockout';

export type MastodonConnectionErrorType =
  | 'ACCOUNT_TAKEN'
  | 'ALREADY_CONNECTED'
  | 'NON_MEMBER'
  /** The person declined at the server. */
  | 'DENIED'
  /** It expired, was completed before, or was begun by somebody else or in another browser. */
  | 'EXPIRED'
  | 'UNKNOWN';

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
  AccountSettingsResult:
    | ( AccountSettingsMapper )
    | ( BadRequest )
    | ( AlreadyExists )
    | ( Unauthorized )
    | ( Forbidden )
    | ( RateLimited )
    | ( ServiceUnavailable )
    | ( PublishingRestrictedBannedLinks )
  ;
  EndAccountResult:
    | ( MutationSuccess )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
  ;
  SecuritySettingsResult:
    | ( SecuritySettings )
    | ( AccountLockout )
    | ( BadRequest )
    | ( NotFound )
    | ( Conflict )
    | ( Unauthorized )
    | ( Forbidden )
  ;
  StartPasskeyRegistrationResult:
    | ( PasskeyChallenge )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
  ;
  StartTwoFactorResult:
    | ( TwoFactorSetup )
    | ( Conflict )
    | ( Unauthorized )
    | ( Forbidden )
  ;
  RecoveryCodesResult:
    | ( RecoveryCodes )
    | ( AccountLockout )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
  ;
  ConnectMastodonStartResult:
    | ( MastodonVisit )
    | ( BadRequest )
    | ( MastodonInstanceConnectionError )
    | ( MastodonAccountConnectionError )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( RateLimited )
  ;
  ConnectMastodonFinishResult:
    | ( MastodonAccount )
    | ( BadRequest )
    | ( MastodonInstanceConnectionError )
    | ( MastodonAccountConnectionError )
    | ( MastodonAccountValidationError )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( BadRequest )
    | ( AlreadyExists )
    | ( Unauthorized )
    | ( Forbidden )
    | ( RateLimited )
    | ( ServiceUnavailable )
    | ( PublishingRestrictedBannedLinks )
    | ( AccountLockout )
    | ( NotFound )
    | ( Conflict )
    | ( MastodonInstanceConnectionError )
    | ( MastodonAccountConnectionError )
    | ( MastodonAccountValidationError )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AccountSettingsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AccountSettingsResult']>;
  EndAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndAccountResult']>;
  SecuritySettingsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SecuritySettingsResult']>;
  StartPasskeyRegistrationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartPasskeyRegistrationResult']>;
  StartTwoFactorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartTwoFactorResult']>;
  RecoveryCodesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecoveryCodesResult']>;
  ConnectMastodonStartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConnectMastodonStartResult']>;
  ConnectMastodonFinishResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConnectMastodonFinishResult']>;
  UpdateProfileInput: UpdateProfileInput;
  AccountSettings: ResolverTypeWrapper<AccountSettingsMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  SecuritySettings: ResolverTypeWrapper<SecuritySettings>;
  SessionInfo: ResolverTypeWrapper<SessionInfo>;
  Passkey: ResolverTypeWrapper<Passkey>;
  TwoFactorState: ResolverTypeWrapper<TwoFactorState>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ConnectedAccount: ResolverTypeWrapper<ConnectedAccount>;
  MastodonSettings: ResolverTypeWrapper<MastodonSettings>;
  MastodonVisit: ResolverTypeWrapper<MastodonVisit>;
  TwoFactorSetup: ResolverTypeWrapper<TwoFactorSetup>;
  RecoveryCodes: ResolverTypeWrapper<RecoveryCodes>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  AlreadyExists: ResolverTypeWrapper<AlreadyExists>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  RateLimited: ResolverTypeWrapper<RateLimited>;
  ServiceUnavailable: ResolverTypeWrapper<ServiceUnavailable>;
  PublishingRestrictedBannedLinks: ResolverTypeWrapper<PublishingRestrictedBannedLinks>;
  MutationSuccess: ResolverTypeWrapper<MutationSuccess>;
  AccountLockout: ResolverTypeWrapper<AccountLockout>;
  NotFound: ResolverTypeWrapper<NotFound>;
  Conflict: ResolverTypeWrapper<Conflict>;
  PasskeyChallenge: ResolverTypeWrapper<PasskeyChallenge>;
  MastodonInstanceConnectionError: ResolverTypeWrapper<MastodonInstanceConnectionError>;
  MastodonAccountConnectionError: ResolverTypeWrapper<MastodonAccountConnectionError>;
  MastodonAccount: ResolverTypeWrapper<MastodonAccount>;
  MastodonAccountValidationError: ResolverTypeWrapper<MastodonAccountValidationError>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  User: ResolverTypeWrapper<UserMapper>;
  Viewer: ResolverTypeWrapper<ViewerMapper>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  AccountLockoutErrorType: AccountLockoutErrorType;
  Deltas: ResolverTypeWrapper<Scalars['Deltas']['output']>;
  MastodonConnectionErrorType: MastodonConnectionErrorType;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  AccountSettingsResult: ResolversUnionTypes<ResolversParentTypes>['AccountSettingsResult'];
  EndAccountResult: ResolversUnionTypes<ResolversParentTypes>['EndAccountResult'];
  SecuritySettingsResult: ResolversUnionTypes<ResolversParentTypes>['SecuritySettingsResult'];
  StartPasskeyRegistrationResult: ResolversUnionTypes<ResolversParentTypes>['StartPasskeyRegistrationResult'];
  StartTwoFactorResult: ResolversUnionTypes<ResolversParentTypes>['StartTwoFactorResult'];
  RecoveryCodesResult: ResolversUnionTypes<ResolversParentTypes>['RecoveryCodesResult'];
  ConnectMastodonStartResult: ResolversUnionTypes<ResolversParentTypes>['ConnectMastodonStartResult'];
  ConnectMastodonFinishResult: ResolversUnionTypes<ResolversParentTypes>['ConnectMastodonFinishResult'];
  UpdateProfileInput: UpdateProfileInput;
  AccountSettings: AccountSettingsMapper;
  Boolean: Scalars['Boolean']['output'];
  SecuritySettings: SecuritySettings;
  SessionInfo: SessionInfo;
  Passkey: Passkey;
  TwoFactorState: TwoFactorState;
  Int: Scalars['Int']['output'];
  ConnectedAccount: ConnectedAccount;
  MastodonSettings: MastodonSettings;
  MastodonVisit: MastodonVisit;
  TwoFactorSetup: TwoFactorSetup;
  RecoveryCodes: RecoveryCodes;
  BadRequest: BadRequest;
  AlreadyExists: AlreadyExists;
  Unauthorized: Unauthorized;
  Forbidden: Forbidden;
  RateLimited: RateLimited;
  ServiceUnavailable: ServiceUnavailable;
  PublishingRestrictedBannedLinks: PublishingRestrictedBannedLinks;
  MutationSuccess: MutationSuccess;
  AccountLockout: AccountLockout;
  NotFound: NotFound;
  Conflict: Conflict;
  PasskeyChallenge: PasskeyChallenge;
  MastodonInstanceConnectionError: MastodonInstanceConnectionError;
  MastodonAccountConnectionError: MastodonAccountConnectionError;
  MastodonAccount: MastodonAccount;
  MastodonAccountValidationError: MastodonAccountValidationError;
  Timestamp: Scalars['Timestamp']['output'];
  User: UserMapper;
  Viewer: ViewerMapper;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Deltas: Scalars['Deltas']['output'];
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountSettings?: Resolver<Maybe<ResolversTypes['AccountSettings']>, ParentType, ContextType>;
  securitySettings?: Resolver<Maybe<ResolversTypes['SecuritySettings']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  changeEmail?: Resolver<ResolversTypes['AccountSettingsResult'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'email'>>;
  cancelEmailChange?: Resolver<ResolversTypes['AccountSettingsResult'], ParentType, ContextType>;
  changeUsername?: Resolver<ResolversTypes['AccountSettingsResult'], ParentType, ContextType, RequireFields<MutationChangeUsernameArgs, 'username'>>;
  updateProfile?: Resolver<ResolversTypes['AccountSettingsResult'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  deactivateAccount?: Resolver<ResolversTypes['EndAccountResult'], ParentType, ContextType>;
  deleteAccount?: Resolver<ResolversTypes['EndAccountResult'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'username'>>;
  revokeSession?: Resolver<ResolversTypes['SecuritySettingsResult'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'sessionId'>>;
  revokeOtherSessions?: Resolver<ResolversTypes['SecuritySettingsResult'], ParentType, ContextType>;
  startPasskeyRegistration?: Resolver<ResolversTypes['StartPasskeyRegistrationResult'], ParentType, ContextType>;
  finishPasskeyRegistration?: Resolver<ResolversTypes['SecuritySettingsResult'], ParentType, ContextType, RequireFields<MutationFinishPasskeyRegistrationArgs, 'response' | 'name'>>;
  renamePasskey?: Resolver<ResolversTypes['SecuritySettingsResult'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'credentialId' | 'name'>>;
  removePasskey?: Resolver<ResolversTypes['SecuritySettingsResult'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'credentialId'>>;
  startTwoFactor?: Resolver<ResolversTypes['StartTwoFactorResult'], ParentType, ContextType>;
  confirmTwoFactor?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType, RequireFields<MutationConfirmTwoFactorArgs, 'code'>>;
  disableTwoFactor?: Resolver<ResolversTypes['SecuritySettingsResult'], ParentType, ContextType, RequireFields<MutationDisableTwoFactorArgs, 'code'>>;
  regenerateRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType, RequireFields<MutationRegenerateRecoveryCodesArgs, 'code'>>;
  setPassword?: Resolver<ResolversTypes['SecuritySettingsResult'], ParentType, ContextType, RequireFields<MutationSetPasswordArgs, 'newPassword'>>;
  removePassword?: Resolver<ResolversTypes['SecuritySettingsResult'], ParentType, ContextType>;
  disconnectAccount?: Resolver<ResolversTypes['SecuritySettingsResult'], ParentType, ContextType, RequireFields<MutationDisconnectAccountArgs, 'provider'>>;
  connectMastodonStart?: Resolver<ResolversTypes['ConnectMastodonStartResult'], ParentType, ContextType, RequireFields<MutationConnectMastodonStartArgs, 'instance'>>;
  connectMastodonFinish?: Resolver<ResolversTypes['ConnectMastodonFinishResult'], ParentType, ContextType, Partial<MutationConnectMastodonFinishArgs>>;
};

export type AccountSettingsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountSettingsResult'] = ResolversParentTypes['AccountSettingsResult']> = {
  __resolveType: TypeResolveFn<'AccountSettings' | 'BadRequest' | 'AlreadyExists' | 'Unauthorized' | 'Forbidden' | 'RateLimited' | 'ServiceUnavailable' | 'PublishingRestrictedBannedLinks', ParentType, ContextType>;
};

export type EndAccountResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EndAccountResult'] = ResolversParentTypes['EndAccountResult']> = {
  __resolveType: TypeResolveFn<'MutationSuccess' | 'BadRequest' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type SecuritySettingsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SecuritySettingsResult'] = ResolversParentTypes['SecuritySettingsResult']> = {
  __resolveType: TypeResolveFn<'SecuritySettings' | 'AccountLockout' | 'BadRequest' | 'NotFound' | 'Conflict' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type StartPasskeyRegistrationResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StartPasskeyRegistrationResult'] = ResolversParentTypes['StartPasskeyRegistrationResult']> = {
  __resolveType: TypeResolveFn<'PasskeyChallenge' | 'BadRequest' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type StartTwoFactorResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StartTwoFactorResult'] = ResolversParentTypes['StartTwoFactorResult']> = {
  __resolveType: TypeResolveFn<'TwoFactorSetup' | 'Conflict' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type RecoveryCodesResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RecoveryCodesResult'] = ResolversParentTypes['RecoveryCodesResult']> = {
  __resolveType: TypeResolveFn<'RecoveryCodes' | 'AccountLockout' | 'BadRequest' | 'Unauthorized' | 'Forbidden', ParentType, ContextType>;
};

export type ConnectMastodonStartResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConnectMastodonStartResult'] = ResolversParentTypes['ConnectMastodonStartResult']> = {
  __resolveType: TypeResolveFn<'MastodonVisit' | 'BadRequest' | 'MastodonInstanceConnectionError' | 'MastodonAccountConnectionError' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type ConnectMastodonFinishResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConnectMastodonFinishResult'] = ResolversParentTypes['ConnectMastodonFinishResult']> = {
  __resolveType: TypeResolveFn<'MastodonAccount' | 'BadRequest' | 'MastodonInstanceConnectionError' | 'MastodonAccountConnectionError' | 'MastodonAccountValidationError' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type AccountSettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountSettings'] = ResolversParentTypes['AccountSettings']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isEmailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unverifiedEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usernameChangeableAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecuritySettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SecuritySettings'] = ResolversParentTypes['SecuritySettings']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['SessionInfo']>, ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  twoFactor?: Resolver<ResolversTypes['TwoFactorState'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  connectedAccounts?: Resolver<Array<ResolversTypes['ConnectedAccount']>, ParentType, ContextType>;
  mastodon?: Resolver<Maybe<ResolversTypes['MastodonSettings']>, ParentType, ContextType>;
  recentUntil?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SessionInfo'] = ResolversParentTypes['SessionInfo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isBackedUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type TwoFactorStateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TwoFactorState'] = ResolversParentTypes['TwoFactorState']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConnectedAccountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConnectedAccount'] = ResolversParentTypes['ConnectedAccount']> = {
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  connectedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type MastodonSettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MastodonSettings'] = ResolversParentTypes['MastodonSettings']> = {
  defaultInstance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['MastodonAccount']>, ParentType, ContextType>;
};

export type MastodonVisitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MastodonVisit'] = ResolversParentTypes['MastodonVisit']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TwoFactorSetupResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TwoFactorSetup'] = ResolversParentTypes['TwoFactorSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otpauthUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrSvg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecoveryCodesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RecoveryCodes'] = ResolversParentTypes['RecoveryCodes']> = {
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  security?: Resolver<ResolversTypes['SecuritySettings'], ParentType, ContextType>;
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
  Mutation?: MutationResolvers<ContextType>;
  AccountSettingsResult?: AccountSettingsResultResolvers<ContextType>;
  EndAccountResult?: EndAccountResultResolvers<ContextType>;
  SecuritySettingsResult?: SecuritySettingsResultResolvers<ContextType>;
  StartPasskeyRegistrationResult?: StartPasskeyRegistrationResultResolvers<ContextType>;
  StartTwoFactorResult?: StartTwoFactorResultResolvers<ContextType>;
  RecoveryCodesResult?: RecoveryCodesResultResolvers<ContextType>;
  ConnectMastodonStartResult?: ConnectMastodonStartResultResolvers<ContextType>;
  ConnectMastodonFinishResult?: ConnectMastodonFinishResultResolvers<ContextType>;
  AccountSettings?: AccountSettingsResolvers<ContextType>;
  SecuritySettings?: SecuritySettingsResolvers<ContextType>;
  SessionInfo?: SessionInfoResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  TwoFactorState?: TwoFactorStateResolvers<ContextType>;
  ConnectedAccount?: ConnectedAccountResolvers<ContextType>;
  MastodonSettings?: MastodonSettingsResolvers<ContextType>;
  MastodonVisit?: MastodonVisitResolvers<ContextType>;
  TwoFactorSetup?: TwoFactorSetupResolvers<ContextType>;
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  Deltas?: GraphQLScalarType;
};


