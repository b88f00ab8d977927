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
  /** Whether an account can still be created with this address. */
  emailAvailability: Scalars['Boolean']['output'];
  /** A parameter for links that sign in through a provider; bound to this browser and valid for an hour. */
  accountToken: Scalars['String']['output'];
  /** What a mailed link is about; absent if it is used up, expired or unknown. */
  signInLink?: Maybe<SignInLink>;
  /** The account whose second factor this browser has to give; absent if there is none. */
  pendingSecondFactor?: Maybe<PendingSecondFactor>;
  /** The account that signed in last in this browser; absent if the browser remembers none, or it no longer exists. */
  alternateUserSuggestion?: Maybe<AlternateUserSuggestion>;
  /** How signing in works on this site. */
  signInOptions: SignInOptions;
};

export type QueryEmailAvailabilityArgs = {
  email: Scalars['String']['input'];
};

export type QuerySignInLinkArgs = {
  token: Scalars['String']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Mails a code and a link. The code works in the browser that requested it. */
  sendAcctAuthEmail: SendAcctAuthEmailResult;
  /** The same for the account that this browser remembers, to sign in to it. */
  sendAlternateUserEmail: SendAcctAuthEmailResult;
  /** Makes this browser forget the account that was used in it. */
  forgetAlternateUser: MutationSuccess;
  /** Checks a typed code. The token is redeemed at /m/callback/authenticate within a minute. */
  verifyLoginCode: VerifyLoginCodeResult;
  signInWithPassword: SignInResult;
  /** Gives the second factor after the first. */
  verifyTwoFactorCode: SignInResult;
  /** What a passkey has to sign, as JSON for navigator.credentials.get. */
  startPasskeySignIn: PasskeyChallengeResult;
  finishPasskeySignIn: SignInResult;
  /** Mails a link that confirms the viewer's address. */
  sendVerificationEmail: SendVerificationEmailResult;
};

export type MutationSendAcctAuthEmailArgs = {
  email: Scalars['String']['input'];
  redirect?: InputMaybe<Scalars['String']['input']>;
  fullName?: InputMaybe<Scalars['String']['input']>;
  captchaValue?: InputMaybe<Scalars['String']['input']>;
  operation: Scalars['String']['input'];
  type?: InputMaybe<Scalars['String']['input']>;
};

export type MutationSendAlternateUserEmailArgs = {
  redirect?: InputMaybe<Scalars['String']['input']>;
  captchaValue?: InputMaybe<Scalars['String']['input']>;
};

export type MutationVerifyLoginCodeArgs = {
  loginCode: Scalars['String']['input'];
};

export type MutationSignInWithPasswordArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  redirect?: InputMaybe<Scalars['String']['input']>;
  captchaValue?: InputMaybe<Scalars['String']['input']>;
};

export type MutationVerifyTwoFactorCodeArgs = {
  code: Scalars['String']['input'];
};

export type MutationFinishPasskeySignInArgs = {
  response: Scalars['String']['input'];
  redirect?: InputMaybe<Scalars['String']['input']>;
};

export type SendAcctAuthEmailResult = SusiMethod | BadRequest | FailedChallenge | NotFound | ServiceUnavailable;

export type VerifyLoginCodeResult = Token | BadRequest | NotFound | TooManyRequests | RateLimited;

export type SignInResult = Token | AccountLockout | BadRequest | NotFound | FailedChallenge | RateLimited;

export type PasskeyChallengeResult = PasskeyChallenge | RateLimited;

export type SendVerificationEmailResult = MutationSuccess | Unauthorized | BadRequest | RateLimited | ServiceUnavailable;

/** What the person wants: `login` or `register`. */
export type SusiMethod = {
  __typename?: 'SusiMethod';
  value: Scalars['String']['output'];
};

export type Token = {
  __typename?: 'Token';
  value: Scalars['String']['output'];
};

export type MutationSuccess = {
  __typename?: 'MutationSuccess';
  success: Scalars['Boolean']['output'];
};

export type PasskeyChallenge = {
  __typename?: 'PasskeyChallenge';
  /** JSON */
  options: Scalars['String']['output'];
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

export type AccountLockoutErrorType =
  | 'InvalidPassword'
  | 'PasswordSoftLockout'
  | 'PasswordPermanentLockout'
  | 'InvalidTwoFactorAuthCode'
  | 'TwoFactorAuthSoftLockout'
  | 'TwoFactorAuthPermanentLockout'
  | 'IpAuthLockout';

export type SignInLink = {
  __typename?: 'SignInLink';
  /** `login` or `register` */
  operation: Scalars['String']['output'];
  emailObfuscated: Scalars['String']['output'];
  /** Absent for an account that doesn't exist yet. */
  user?: Maybe<User>;
  /** Whether this browser requested the mail. */
  isSameBrowser: Scalars['Boolean']['output'];
};

/** What a person at a browser in which an account was used may learn about it. */
export type AlternateUserSuggestion = {
  __typename?: 'AlternateUserSuggestion';
  /** `r•••@q•••.test`; absent if it doesn't sign in by mail. */
  redactedEmailAddress?: Maybe<Scalars['String']['output']>;
  userId: Scalars['ID']['output'];
  /** Connected providers that it can sign in with: `google`, `apple`, `facebook`, `twitter`. */
  socialLogins: Array<Scalars['String']['output']>;
};

export type PendingSecondFactor = {
  __typename?: 'PendingSecondFactor';
  user: User;
};

export type SignInOptions = {
  __typename?: 'SignInOptions';
  /** Those that are configured and not switched off by a flag. */
  providers: Array<SignInProvider>;
  isEmailOffered: Scalars['Boolean']['output'];
  captcha?: Maybe<CaptchaOptions>;
  /** What Google One Tap needs; absent while it is off. */
  oneTap?: Maybe<OneTapOptions>;
};

export type SignInProvider = {
  __typename?: 'SignInProvider';
  /** `google`, `apple`, `facebook` or `twitter` */
  name: Scalars['String']['output'];
  isLoginOffered: Scalars['Boolean']['output'];
  isRegisterOffered: Scalars['Boolean']['output'];
};

export type CaptchaOptions = {
  __typename?: 'CaptchaOptions';
  /** `turnstile`, `recaptcha` or `development` */
  provider: Scalars['String']['output'];
  /** `standard` or `enterprise` */
  mode: Scalars['String']['output'];
  siteKey: Scalars['String']['output'];
  scriptUrl?: Maybe<Scalars['String']['output']>;
};

export type OneTapOptions = {
  __typename?: 'OneTapOptions';
  clientId: Scalars['String']['output'];
  scriptUrl: Scalars['String']['output'];
  nonce: Scalars['String']['output'];
};

export type BadRequest = UserError & {
  __typename?: 'BadRequest';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type FailedChallenge = UserError & {
  __typename?: 'FailedChallenge';
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

export type ServiceUnavailable = UserError & {
  __typename?: 'ServiceUnavailable';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type TooManyRequests = UserError & {
  __typename?: 'TooManyRequests';
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

export type Unauthorized = UserError & {
  __typename?: 'Unauthorized';
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

export type User = {
  __typename?: 'User';
  _?: Maybe<Scalars['Boolean']['output']>;
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
  SendAcctAuthEmailResult:
    | ( SusiMethod )
    | ( BadRequest )
    | ( FailedChallenge )
    | ( NotFound )
    | ( ServiceUnavailable )
  ;
  VerifyLoginCodeResult:
    | ( Token )
    | ( BadRequest )
    | ( NotFound )
    | ( TooManyRequests )
    | ( RateLimited )
  ;
  SignInResult:
    | ( Token )
    | ( AccountLockout )
    | ( BadRequest )
    | ( NotFound )
    | ( FailedChallenge )
    | ( RateLimited )
  ;
  PasskeyChallengeResult:
    | ( PasskeyChallenge )
    | ( RateLimited )
  ;
  SendVerificationEmailResult:
    | ( MutationSuccess )
    | ( Unauthorized )
    | ( BadRequest )
    | ( RateLimited )
    | ( ServiceUnavailable )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( AccountLockout )
    | ( BadRequest )
    | ( FailedChallenge )
    | ( NotFound )
    | ( ServiceUnavailable )
    | ( TooManyRequests )
    | ( RateLimited )
    | ( Unauthorized )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SendAcctAuthEmailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendAcctAuthEmailResult']>;
  VerifyLoginCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VerifyLoginCodeResult']>;
  SignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInResult']>;
  PasskeyChallengeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PasskeyChallengeResult']>;
  SendVerificationEmailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendVerificationEmailResult']>;
  SusiMethod: ResolverTypeWrapper<SusiMethod>;
  Token: ResolverTypeWrapper<Token>;
  MutationSuccess: ResolverTypeWrapper<MutationSuccess>;
  PasskeyChallenge: ResolverTypeWrapper<PasskeyChallenge>;
  AccountLockout: ResolverTypeWrapper<AccountLockout>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AccountLockoutErrorType: AccountLockoutErrorType;
  SignInLink: ResolverTypeWrapper<Omit<SignInLink, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  AlternateUserSuggestion: ResolverTypeWrapper<AlternateUserSuggestion>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  PendingSecondFactor: ResolverTypeWrapper<Omit<PendingSecondFactor, 'user'> & { user: ResolversTypes['User'] }>;
  SignInOptions: ResolverTypeWrapper<SignInOptions>;
  SignInProvider: ResolverTypeWrapper<SignInProvider>;
  CaptchaOptions: ResolverTypeWrapper<CaptchaOptions>;
  OneTapOptions: ResolverTypeWrapper<OneTapOptions>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  FailedChallenge: ResolverTypeWrapper<FailedChallenge>;
  NotFound: ResolverTypeWrapper<NotFound>;
  ServiceUnavailable: ResolverTypeWrapper<ServiceUnavailable>;
  TooManyRequests: ResolverTypeWrapper<TooManyRequests>;
  RateLimited: ResolverTypeWrapper<RateLimited>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  User: ResolverTypeWrapper<UserMapper>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  Mutation: Record<PropertyKey, never>;
  SendAcctAuthEmailResult: ResolversUnionTypes<ResolversParentTypes>['SendAcctAuthEmailResult'];
  VerifyLoginCodeResult: ResolversUnionTypes<ResolversParentTypes>['VerifyLoginCodeResult'];
  SignInResult: ResolversUnionTypes<ResolversParentTypes>['SignInResult'];
  PasskeyChallengeResult: ResolversUnionTypes<ResolversParentTypes>['PasskeyChallengeResult'];
  SendVerificationEmailResult: ResolversUnionTypes<ResolversParentTypes>['SendVerificationEmailResult'];
  SusiMethod: SusiMethod;
  Token: Token;
  MutationSuccess: MutationSuccess;
  PasskeyChallenge: PasskeyChallenge;
  AccountLockout: AccountLockout;
  Int: Scalars['Int']['output'];
  SignInLink: Omit<SignInLink, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  AlternateUserSuggestion: AlternateUserSuggestion;
  ID: Scalars['ID']['output'];
  PendingSecondFactor: Omit<PendingSecondFactor, 'user'> & { user: ResolversParentTypes['User'] };
  SignInOptions: SignInOptions;
  SignInProvider: SignInProvider;
  CaptchaOptions: CaptchaOptions;
  OneTapOptions: OneTapOptions;
  BadRequest: BadRequest;
  FailedChallenge: FailedChallenge;
  NotFound: NotFound;
  ServiceUnavailable: ServiceUnavailable;
  TooManyRequests: TooManyRequests;
  RateLimited: RateLimited;
  Unauthorized: Unauthorized;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Timestamp: Scalars['Timestamp']['output'];
  User: UserMapper;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  emailAvailability?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryEmailAvailabilityArgs, 'email'>>;
  accountToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signInLink?: Resolver<Maybe<ResolversTypes['SignInLink']>, ParentType, ContextType, RequireFields<QuerySignInLinkArgs, 'token'>>;
  pendingSecondFactor?: Resolver<Maybe<ResolversTypes['PendingSecondFactor']>, ParentType, ContextType>;
  alternateUserSuggestion?: Resolver<Maybe<ResolversTypes['AlternateUserSuggestion']>, ParentType, ContextType>;
  signInOptions?: Resolver<ResolversTypes['SignInOptions'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  sendAcctAuthEmail?: Resolver<ResolversTypes['SendAcctAuthEmailResult'], ParentType, ContextType, RequireFields<MutationSendAcctAuthEmailArgs, 'email' | 'operation'>>;
  sendAlternateUserEmail?: Resolver<ResolversTypes['SendAcctAuthEmailResult'], ParentType, ContextType, Partial<MutationSendAlternateUserEmailArgs>>;
  forgetAlternateUser?: Resolver<ResolversTypes['MutationSuccess'], ParentType, ContextType>;
  verifyLoginCode?: Resolver<ResolversTypes['VerifyLoginCodeResult'], ParentType, ContextType, RequireFields<MutationVerifyLoginCodeArgs, 'loginCode'>>;
  signInWithPassword?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInWithPasswordArgs, 'email' | 'password'>>;
  verifyTwoFactorCode?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationVerifyTwoFactorCodeArgs, 'code'>>;
  startPasskeySignIn?: Resolver<ResolversTypes['PasskeyChallengeResult'], ParentType, ContextType>;
  finishPasskeySignIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationFinishPasskeySignInArgs, 'response'>>;
  sendVerificationEmail?: Resolver<ResolversTypes['SendVerificationEmailResult'], ParentType, ContextType>;
};

export type SendAcctAuthEmailResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SendAcctAuthEmailResult'] = ResolversParentTypes['SendAcctAuthEmailResult']> = {
  __resolveType: TypeResolveFn<'SusiMethod' | 'BadRequest' | 'FailedChallenge' | 'NotFound' | 'ServiceUnavailable', ParentType, ContextType>;
};

export type VerifyLoginCodeResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VerifyLoginCodeResult'] = ResolversParentTypes['VerifyLoginCodeResult']> = {
  __resolveType: TypeResolveFn<'Token' | 'BadRequest' | 'NotFound' | 'TooManyRequests' | 'RateLimited', ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  __resolveType: TypeResolveFn<'Token' | 'AccountLockout' | 'BadRequest' | 'NotFound' | 'FailedChallenge' | 'RateLimited', ParentType, ContextType>;
};

export type PasskeyChallengeResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PasskeyChallengeResult'] = ResolversParentTypes['PasskeyChallengeResult']> = {
  __resolveType: TypeResolveFn<'PasskeyChallenge' | 'RateLimited', ParentType, ContextType>;
};

export type SendVerificationEmailResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SendVerificationEmailResult'] = ResolversParentTypes['SendVerificationEmailResult']> = {
  __resolveType: TypeResolveFn<'MutationSuccess' | 'Unauthorized' | 'BadRequest' | 'RateLimited' | 'ServiceUnavailable', ParentType, ContextType>;
};

export type SusiMethodResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SusiMethod'] = ResolversParentTypes['SusiMethod']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TokenResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Token'] = ResolversParentTypes['Token']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationSuccessResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MutationSuccess'] = ResolversParentTypes['MutationSuccess']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasskeyChallengeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PasskeyChallenge'] = ResolversParentTypes['PasskeyChallenge']> = {
  options?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountLockoutResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountLockout'] = ResolversParentTypes['AccountLockout']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorType?: Resolver<ResolversTypes['AccountLockoutErrorType'], ParentType, ContextType>;
  failCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lockedOutUntil?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInLinkResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SignInLink'] = ResolversParentTypes['SignInLink']> = {
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailObfuscated?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  isSameBrowser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AlternateUserSuggestionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlternateUserSuggestion'] = ResolversParentTypes['AlternateUserSuggestion']> = {
  redactedEmailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  socialLogins?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PendingSecondFactorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PendingSecondFactor'] = ResolversParentTypes['PendingSecondFactor']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type SignInOptionsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SignInOptions'] = ResolversParentTypes['SignInOptions']> = {
  providers?: Resolver<Array<ResolversTypes['SignInProvider']>, ParentType, ContextType>;
  isEmailOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  captcha?: Resolver<Maybe<ResolversTypes['CaptchaOptions']>, ParentType, ContextType>;
  oneTap?: Resolver<Maybe<ResolversTypes['OneTapOptions']>, ParentType, ContextType>;
};

export type SignInProviderResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SignInProvider'] = ResolversParentTypes['SignInProvider']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLoginOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRegisterOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CaptchaOptionsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CaptchaOptions'] = ResolversParentTypes['CaptchaOptions']> = {
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scriptUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OneTapOptionsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OneTapOptions'] = ResolversParentTypes['OneTapOptions']> = {
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scriptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nonce?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  SendAcctAuthEmailResult?: SendAcctAuthEmailResultResolvers<ContextType>;
  VerifyLoginCodeResult?: VerifyLoginCodeResultResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  PasskeyChallengeResult?: PasskeyChallengeResultResolvers<ContextType>;
  SendVerificationEmailResult?: SendVerificationEmailResultResolvers<ContextType>;
  SusiMethod?: SusiMethodResolvers<ContextType>;
  Token?: TokenResolvers<ContextType>;
  MutationSuccess?: MutationSuccessResolvers<ContextType>;
  PasskeyChallenge?: PasskeyChallengeResolvers<ContextType>;
  AccountLockout?: AccountLockoutResolvers<ContextType>;
  SignInLink?: SignInLinkResolvers<ContextType>;
  AlternateUserSuggestion?: AlternateUserSuggestionResolvers<ContextType>;
  PendingSecondFactor?: PendingSecondFactorResolvers<ContextType>;
  SignInOptions?: SignInOptionsResolvers<ContextType>;
  SignInProvider?: SignInProviderResolvers<ContextType>;
  CaptchaOptions?: CaptchaOptionsResolvers<ContextType>;
  OneTapOptions?: OneTapOptionsResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
};


