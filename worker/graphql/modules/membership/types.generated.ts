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
import type { MembershipStatusMapper, MembershipChargeMapper, CreditCardMapper, ApplePayCardMapper, GooglePayCardMapper, PaypalAccountMapper } from './mappers';
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
  /** What a plan costs the viewer, and what they agree to. Anybody may ask; without a country of theirs, `country` says which. */
  quoteMembership: QuoteMembershipResult;
  /** What another plan costs a member, and from when it holds. */
  quoteSwitch: QuoteSwitchResult;
  /** What a browser needs to show the provider's own form. */
  paymentForm: PaymentFormResult;
  /** With whose form the viewer pays, so that its script can be loaded ahead; null for visitors, and where nobody takes payments. No provider is asked. */
  paymentFront?: Maybe<PaymentFront>;
  /** One of the viewer's own charges; null for everybody else. */
  charge?: Maybe<MembershipCharge>;
};

export type QueryQuoteMembershipArgs = {
  membershipType: MembershipType;
  coupon?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
};

export type QueryQuoteSwitchArgs = {
  membershipType: MembershipType;
};

export type QueryPaymentFormArgs = {
  purpose: PaymentPurpose;
  membershipType?: InputMaybe<MembershipType>;
  coupon?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
};

export type QueryPaymentFrontArgs = {
  purpose: PaymentPurpose;
  country?: InputMaybe<Scalars['String']['input']>;
};

export type QueryChargeArgs = {
  id: Scalars['ID']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Makes the viewer a member. `price` is what was shown as charged today; `key` is made up once for a purchase, and is sent again with every repetition of it. */
  createMembership: CreateMembershipResult;
  /** Ends the membership when what is paid is used up. */
  cancelMembership: ChangeMembershipResult;
  /** Takes a cancellation back. */
  uncancelMembership: UncancelMembershipResult;
  /** Changes the plan: now for one with more, at the end of what is paid for one with less. `price` is what was shown as charged today. */
  switchPlan: PayMembershipResult;
  /** Takes a planned change of plan back. */
  dropPlannedSwitch: ChangeMembershipResult;
  /** Changes what the membership is paid with, and pays with it what is due. */
  updatePaymentMethod: PayMembershipResult;
  /** Accepts a lower price for a year instead of cancelling: once in twelve months. */
  acceptCancellationDiscount: ChangeMembershipResult;
};

export type MutationCreateMembershipArgs = {
  membershipType: MembershipType;
  paymentToken: Scalars['String']['input'];
  provider: PaymentProvider;
  price: Scalars['Int']['input'];
  coupon?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  captchaValue?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['String']['input'];
};

export type MutationCancelMembershipArgs = {
  reason?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['String']['input'];
};

export type MutationUncancelMembershipArgs = {
  input: UncancelMembershipInput;
};

export type MutationSwitchPlanArgs = {
  membershipType: MembershipType;
  price: Scalars['Int']['input'];
  captchaValue?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['String']['input'];
};

export type MutationUpdatePaymentMethodArgs = {
  paymentToken: Scalars['String']['input'];
  provider: PaymentProvider;
  captchaValue?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['String']['input'];
};

export type MutationAcceptCancellationDiscountArgs = {
  percent: Scalars['Int']['input'];
  key: Scalars['String']['input'];
};

export type UncancelMembershipInput = {
  membershipId: Scalars['ID']['input'];
};

export type MembershipType =
  | 'MONTHLY'
  | 'YEARLY'
  | 'PREMIUM_MONTHLY'
  | 'PREMIUM_YEARLY';

export type PaymentProvider =
  | 'STRIPE'
  | 'BRAINTREE';

/**
 * Who is paid for a membership. New ones are paid through `STRIPE` and `BRAINTREE`, with PayPal, Apple Pay and Google Pay
 * as methods of theirs. `APPLE`, `GOOGLE` and `PAYPAL` are subscriptions at an app store or at PayPal itself; no
 * membership has one yet.
 */
export type MembershipProvider =
  | 'APPLE'
  | 'BRAINTREE'
  | 'GOOGLE'
  /** Nobody is paid: the membership was given. */
  | 'MEDIUM_GIFT'
  | 'PAYPAL'
  | 'STRIPE';

export type Currency =
  | 'USD'
  | 'CAD';

export type PaymentPurpose =
  /** Becomes a member. */
  | 'JOIN'
  /** Changes what a membership is paid with. */
  | 'UPDATE'
  /** Gives memberships. */
  | 'GIFT';

export type MembershipState =
  | 'TRIAL'
  | 'ACTIVE'
  /** Still a member, for 14 days. */
  | 'PAYMENT_FAILED'
  /** A member until what is paid is used up. */
  | 'CANCELLED'
  | 'LAPSED';

export type ChargeStatus =
  /** It may still fail, or waits for its owner. */
  | 'PENDING'
  | 'PAID'
  | 'FAILED'
  | 'REFUNDED'
  | 'DISPUTED';

export type QuoteMembershipResult = MembershipQuote | BadRequest | NotFound | Conflict | RateLimited | MissingLocalizationInformation;

export type QuoteSwitchResult = SwitchQuote | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type PaymentFormResult = PaymentForm | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | RateLimited | CheckoutNotAvailable | MissingLocalizationInformation;

export type CreateMembershipResult = MembershipPayment | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | AlreadyExists | RateLimited | FailedChallenge | PaymentMethodDeclined | PaymentError | CheckoutNotAvailable | MissingLocalizationInformation;

export type PayMembershipResult = MembershipPayment | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | RateLimited | FailedChallenge | PaymentMethodDeclined | PaymentError | CheckoutNotAvailable;

export type ChangeMembershipResult = MembershipStatus | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

export type UncancelMembershipResult = MutationSuccess | BadRequest | Unauthorized | Forbidden | NotFound | Conflict;

/** The viewer's membership, as they pay for it. */
export type MembershipStatus = {
  __typename?: 'MembershipStatus';
  /** The same as `membershipId`. */
  id: Scalars['ID']['output'];
  membershipId: Scalars['ID']['output'];
  membershipType: MembershipType;
  state: MembershipState;
  /** When what is paid or given is used up. */
  currentPeriodEndsAt: Scalars['Timestamp']['output'];
  /** Until when the viewer is a member, unless something is paid. */
  endsAt: Scalars['Timestamp']['output'];
  /** When it would end if it were cancelled now, or does end if it is cancelled. */
  endsIfCancelledAt: Scalars['Timestamp']['output'];
  startedAt: Scalars['Timestamp']['output'];
  /** When it is charged next; absent if it isn't. */
  nextChargeAt?: Maybe<Scalars['Timestamp']['output']>;
  /** What that charge amounts to, in minor units. */
  amount: Scalars['Int']['output'];
  currency: Currency;
  /** When the price without a discount begins; absent without one. */
  discountEndsAt?: Maybe<Scalars['Timestamp']['output']>;
  planV2: MembershipPlan;
  /** Absent unless another plan is to begin. */
  switchPlanSchedule?: Maybe<PlanSwitch>;
  paymentProvider: MembershipProvider;
  isCancelled: Scalars['Boolean']['output'];
  paymentFailedAt?: Maybe<Scalars['Timestamp']['output']>;
  hasRecurringPaymentFailedMoreThanOnce: Scalars['Boolean']['output'];
  hasCreditCardExpired: Scalars['Boolean']['output'];
  /** Absent for a membership that was given. */
  paymentMethod?: Maybe<PaymentMethod>;
  /** How many months of it were given and are still to come. */
  giftedMonths: Scalars['Int']['output'];
  /** What is offered to somebody who is about to cancel; empty for those who have had it lately. */
  cancellationDiscounts: Array<CancellationDiscount>;
};

export type MembershipPlan = {
  __typename?: 'MembershipPlan';
  membershipType: MembershipType;
  tier: MembershipTier;
  /** Without a discount, in minor units. */
  price: Scalars['Int']['output'];
  /** Absent without one. */
  discount?: Maybe<PlanDiscount>;
};

export type PlanDiscount = {
  __typename?: 'PlanDiscount';
  /** What a cycle costs afterwards, in minor units. */
  regularPrice: Scalars['Int']['output'];
  /** How many cycles cost less, from the first one on. */
  numCycles: Scalars['Int']['output'];
  /** How many of them are still to be paid. */
  cyclesLeft: Scalars['Int']['output'];
};

export type PlanSwitch = {
  __typename?: 'PlanSwitch';
  startAt: Scalars['Timestamp']['output'];
  price: Scalars['Int']['output'];
  membershipType: MembershipType;
};

export type CancellationDiscount = {
  __typename?: 'CancellationDiscount';
  percent: Scalars['Int']['output'];
  /** What the next charges amount to, how many there are, and what follows, in minor units. */
  price: Scalars['Int']['output'];
  numCycles: Scalars['Int']['output'];
  regularPrice: Scalars['Int']['output'];
};

export type PaymentMethod = CreditCard | ApplePayCard | GooglePayCard | PaypalAccount;

export type CreditCard = {
  __typename?: 'CreditCard';
  cardType: Scalars['String']['output'];
  lastFour: Scalars['String']['output'];
  expirationMonth: Scalars['Int']['output'];
  expirationYear: Scalars['Int']['output'];
};

export type ApplePayCard = {
  __typename?: 'ApplePayCard';
  cardType: Scalars['String']['output'];
  lastFour: Scalars['String']['output'];
  expirationMonth: Scalars['Int']['output'];
  expirationYear: Scalars['Int']['output'];
};

export type GooglePayCard = {
  __typename?: 'GooglePayCard';
  cardType: Scalars['String']['output'];
  lastFour: Scalars['String']['output'];
  expirationMonth: Scalars['Int']['output'];
  expirationYear: Scalars['Int']['output'];
};

export type PaypalAccount = {
  __typename?: 'PaypalAccount';
  email: Scalars['String']['output'];
};

/** What somebody agrees to. Amounts are in minor units. */
export type PaymentFront = {
  __typename?: 'PaymentFront';
  provider: PaymentProvider;
  /** Scripts that the form loads first. */
  scripts: Array<Scalars['String']['output']>;
};

export type MembershipQuote = {
  __typename?: 'MembershipQuote';
  membershipType: MembershipType;
  currency: Currency;
  /** What is charged today. */
  price: Scalars['Int']['output'];
  /** What a cycle costs without trial and discount. */
  regularPrice: Scalars['Int']['output'];
  /** When the first charge follows; absent without a trial. */
  trialEndsAt?: Maybe<Scalars['Timestamp']['output']>;
  /** When it is charged next, and how much that is. */
  renewsAt: Scalars['Timestamp']['output'];
  renewalPrice: Scalars['Int']['output'];
  /** Absent without a discount. */
  discount?: Maybe<PlanDiscount>;
  /** As it is written; absent without one. */
  coupon?: Maybe<Scalars['String']['output']>;
};

export type SwitchQuote = {
  __typename?: 'SwitchQuote';
  membershipType: MembershipType;
  currency: Currency;
  /** Whether it begins today; otherwise when what is paid is used up. */
  isImmediate: Scalars['Boolean']['output'];
  startsAt: Scalars['Timestamp']['output'];
  /** What is charged today: what the plan costs less what is left of the present one. */
  price: Scalars['Int']['output'];
  credit: Scalars['Int']['output'];
  renewsAt: Scalars['Timestamp']['output'];
  renewalPrice: Scalars['Int']['output'];
};

export type PaymentForm = {
  __typename?: 'PaymentForm';
  provider: PaymentProvider;
  scriptUrl: Scalars['String']['output'];
  /** Empty where the secret says it. */
  publicKey: Scalars['String']['output'];
  clientSecret: Scalars['String']['output'];
  amount: Scalars['Int']['output'];
  currency: Currency;
  /** The country whose prices apply. */
  country: Scalars['String']['output'];
};

/** What came of paying: one of both. */
export type MembershipPayment = {
  __typename?: 'MembershipPayment';
  membership?: Maybe<MembershipStatus>;
  action?: Maybe<PaymentAction>;
};

/** The bank asks the card's owner: once the browser has gone on with the secret, the same mutation is sent again. */
export type PaymentAction = {
  __typename?: 'PaymentAction';
  clientSecret: Scalars['String']['output'];
};

export type MembershipCharge = {
  __typename?: 'MembershipCharge';
  id: Scalars['ID']['output'];
  /** When it was made. */
  createdAt: Scalars['Timestamp']['output'];
  amount: Scalars['Int']['output'];
  currency: Currency;
  /** In the amount. */
  tax: Scalars['Int']['output'];
  refunded: Scalars['Int']['output'];
  status: ChargeStatus;
  /** A sentence that says why it failed; absent if it didn't. */
  declineReason?: Maybe<Scalars['String']['output']>;
  membershipType: MembershipType;
  periodStartsAt: Scalars['Timestamp']['output'];
  periodEndsAt: Scalars['Timestamp']['output'];
  paymentProvider: PaymentProvider;
  paymentMethod?: Maybe<PaymentMethod>;
};

export type MembershipChargeConnection = {
  __typename?: 'MembershipChargeConnection';
  charges: Array<MembershipCharge>;
  pagingInfo: Paging;
};

/** Member-only stories that somebody without a membership reads in full. */
export type Meter = {
  __typename?: 'Meter';
  /** How many are left of those of 30 days. */
  left: Scalars['Int']['output'];
  most: Scalars['Int']['output'];
  /** In how many minutes the next one can be opened; 0 if it can be now. */
  waitMinutes: Scalars['Int']['output'];
};

export type UserViewerEdge = {
  __typename?: 'UserViewerEdge';
  /** The viewer's membership, on their own edge: the same as `membershipStatus` of the viewer. Null on everybody else's. */
  membership?: Maybe<MembershipStatus>;
};

export type Viewer = {
  __typename?: 'Viewer';
  /** Absent for people who have never paid for one; of a membership that is over it says `LAPSED`. */
  membershipStatus?: Maybe<MembershipStatus>;
  canSwitchPlan: Scalars['Boolean']['output'];
  /** Whether the viewer pays for a membership that isn't over. Like the two beside it, it is told on every host. */
  paysForMembership: Scalars['Boolean']['output'];
  /** Whether the viewer has cancelled a membership that isn't over. */
  hasCancelledMembership: Scalars['Boolean']['output'];
  /** Which member-only stories the viewer can still read in full; absent for members, and while nothing is counted. */
  meter?: Maybe<Meter>;
  /** What the viewer paid, the newest first. */
  chargesConnection: MembershipChargeConnection;
};

export type ViewerChargesConnectionArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type BadRequest = UserError & {
  __typename?: 'BadRequest';
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

export type RateLimited = UserError & {
  __typename?: 'RateLimited';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type MissingLocalizationInformation = UserError & {
  __typename?: 'MissingLocalizationInformation';
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

export type CheckoutNotAvailable = UserError & {
  __typename?: 'CheckoutNotAvailable';
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

export type FailedChallenge = UserError & {
  __typename?: 'FailedChallenge';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type PaymentMethodDeclined = UserError & {
  __typename?: 'PaymentMethodDeclined';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type PaymentError = UserError & {
  __typename?: 'PaymentError';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type MutationSuccess = {
  __typename?: 'MutationSuccess';
  success: Scalars['Boolean']['output'];
};

export type MembershipTier =
  | 'MEMBER'
  | 'FRIEND';

export type Paging = {
  __typename?: 'Paging';
  /** Absent on the last page. */
  next?: Maybe<PageParams>;
};

/** Which part of a list to return: at most `limit` items (1 to 50), from the cursor that an earlier page returned as `to`. */
export type PagingOptions = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
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
  QuoteMembershipResult:
    | ( MembershipQuote )
    | ( BadRequest )
    | ( NotFound )
    | ( Conflict )
    | ( RateLimited )
    | ( MissingLocalizationInformation )
  ;
  QuoteSwitchResult:
    | ( SwitchQuote )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
  PaymentFormResult:
    | ( PaymentForm )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
    | ( RateLimited )
    | ( CheckoutNotAvailable )
    | ( MissingLocalizationInformation )
  ;
  CreateMembershipResult:
    | ( Omit<MembershipPayment, 'membership'> & { membership?: Maybe<_RefType['MembershipStatus']> } )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
    | ( AlreadyExists )
    | ( RateLimited )
    | ( FailedChallenge )
    | ( PaymentMethodDeclined )
    | ( PaymentError )
    | ( CheckoutNotAvailable )
    | ( MissingLocalizationInformation )
  ;
  PayMembershipResult:
    | ( Omit<MembershipPayment, 'membership'> & { membership?: Maybe<_RefType['MembershipStatus']> } )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
    | ( RateLimited )
    | ( FailedChallenge )
    | ( PaymentMethodDeclined )
    | ( PaymentError )
    | ( CheckoutNotAvailable )
  ;
  ChangeMembershipResult:
    | ( MembershipStatusMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
  UncancelMembershipResult:
    | ( MutationSuccess )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
  ;
  PaymentMethod:
    | ( CreditCardMapper )
    | ( ApplePayCardMapper )
    | ( GooglePayCardMapper )
    | ( PaypalAccountMapper )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( BadRequest )
    | ( NotFound )
    | ( Conflict )
    | ( RateLimited )
    | ( MissingLocalizationInformation )
    | ( Unauthorized )
    | ( Forbidden )
    | ( CheckoutNotAvailable )
    | ( AlreadyExists )
    | ( FailedChallenge )
    | ( PaymentMethodDeclined )
    | ( PaymentError )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  UncancelMembershipInput: UncancelMembershipInput;
  MembershipType: MembershipType;
  PaymentProvider: PaymentProvider;
  MembershipProvider: MembershipProvider;
  Currency: Currency;
  PaymentPurpose: PaymentPurpose;
  MembershipState: MembershipState;
  ChargeStatus: ChargeStatus;
  QuoteMembershipResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['QuoteMembershipResult']>;
  QuoteSwitchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['QuoteSwitchResult']>;
  PaymentFormResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PaymentFormResult']>;
  CreateMembershipResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateMembershipResult']>;
  PayMembershipResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PayMembershipResult']>;
  ChangeMembershipResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeMembershipResult']>;
  UncancelMembershipResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UncancelMembershipResult']>;
  MembershipStatus: ResolverTypeWrapper<MembershipStatusMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  MembershipPlan: ResolverTypeWrapper<MembershipPlan>;
  PlanDiscount: ResolverTypeWrapper<PlanDiscount>;
  PlanSwitch: ResolverTypeWrapper<PlanSwitch>;
  CancellationDiscount: ResolverTypeWrapper<CancellationDiscount>;
  PaymentMethod: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PaymentMethod']>;
  CreditCard: ResolverTypeWrapper<CreditCardMapper>;
  ApplePayCard: ResolverTypeWrapper<ApplePayCardMapper>;
  GooglePayCard: ResolverTypeWrapper<GooglePayCardMapper>;
  PaypalAccount: ResolverTypeWrapper<PaypalAccountMapper>;
  PaymentFront: ResolverTypeWrapper<PaymentFront>;
  MembershipQuote: ResolverTypeWrapper<MembershipQuote>;
  SwitchQuote: ResolverTypeWrapper<SwitchQuote>;
  PaymentForm: ResolverTypeWrapper<PaymentForm>;
  MembershipPayment: ResolverTypeWrapper<Omit<MembershipPayment, 'membership'> & { membership?: Maybe<ResolversTypes['MembershipStatus']> }>;
  PaymentAction: ResolverTypeWrapper<PaymentAction>;
  MembershipCharge: ResolverTypeWrapper<MembershipChargeMapper>;
  MembershipChargeConnection: ResolverTypeWrapper<Omit<MembershipChargeConnection, 'charges'> & { charges: Array<ResolversTypes['MembershipCharge']> }>;
  Meter: ResolverTypeWrapper<Meter>;
  UserViewerEdge: ResolverTypeWrapper<UserViewerEdgeMapper>;
  Viewer: ResolverTypeWrapper<ViewerMapper>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  NotFound: ResolverTypeWrapper<NotFound>;
  Conflict: ResolverTypeWrapper<Conflict>;
  RateLimited: ResolverTypeWrapper<RateLimited>;
  MissingLocalizationInformation: ResolverTypeWrapper<MissingLocalizationInformation>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  CheckoutNotAvailable: ResolverTypeWrapper<CheckoutNotAvailable>;
  AlreadyExists: ResolverTypeWrapper<AlreadyExists>;
  FailedChallenge: ResolverTypeWrapper<FailedChallenge>;
  PaymentMethodDeclined: ResolverTypeWrapper<PaymentMethodDeclined>;
  PaymentError: ResolverTypeWrapper<PaymentError>;
  MutationSuccess: ResolverTypeWrapper<MutationSuccess>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  MembershipTier: MembershipTier;
  Paging: ResolverTypeWrapper<Paging>;
  PagingOptions: PagingOptions;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  Deltas: ResolverTypeWrapper<Scalars['Deltas']['output']>;
  PageParams: ResolverTypeWrapper<PageParams>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  UncancelMembershipInput: UncancelMembershipInput;
  QuoteMembershipResult: ResolversUnionTypes<ResolversParentTypes>['QuoteMembershipResult'];
  QuoteSwitchResult: ResolversUnionTypes<ResolversParentTypes>['QuoteSwitchResult'];
  PaymentFormResult: ResolversUnionTypes<ResolversParentTypes>['PaymentFormResult'];
  CreateMembershipResult: ResolversUnionTypes<ResolversParentTypes>['CreateMembershipResult'];
  PayMembershipResult: ResolversUnionTypes<ResolversParentTypes>['PayMembershipResult'];
  ChangeMembershipResult: ResolversUnionTypes<ResolversParentTypes>['ChangeMembershipResult'];
  UncancelMembershipResult: ResolversUnionTypes<ResolversParentTypes>['UncancelMembershipResult'];
  MembershipStatus: MembershipStatusMapper;
  Boolean: Scalars['Boolean']['output'];
  MembershipPlan: MembershipPlan;
  PlanDiscount: PlanDiscount;
  PlanSwitch: PlanSwitch;
  CancellationDiscount: CancellationDiscount;
  PaymentMethod: ResolversUnionTypes<ResolversParentTypes>['PaymentMethod'];
  CreditCard: CreditCardMapper;
  ApplePayCard: ApplePayCardMapper;
  GooglePayCard: GooglePayCardMapper;
  PaypalAccount: PaypalAccountMapper;
  PaymentFront: PaymentFront;
  MembershipQuote: MembershipQuote;
  SwitchQuote: SwitchQuote;
  PaymentForm: PaymentForm;
  MembershipPayment: Omit<MembershipPayment, 'membership'> & { membership?: Maybe<ResolversParentTypes['MembershipStatus']> };
  PaymentAction: PaymentAction;
  MembershipCharge: MembershipChargeMapper;
  MembershipChargeConnection: Omit<MembershipChargeConnection, 'charges'> & { charges: Array<ResolversParentTypes['MembershipCharge']> };
  Meter: Meter;
  UserViewerEdge: UserViewerEdgeMapper;
  Viewer: ViewerMapper;
  BadRequest: BadRequest;
  NotFound: NotFound;
  Conflict: Conflict;
  RateLimited: RateLimited;
  MissingLocalizationInformation: MissingLocalizationInformation;
  Unauthorized: Unauthorized;
  Forbidden: Forbidden;
  CheckoutNotAvailable: CheckoutNotAvailable;
  AlreadyExists: AlreadyExists;
  FailedChallenge: FailedChallenge;
  PaymentMethodDeclined: PaymentMethodDeclined;
  PaymentError: PaymentError;
  MutationSuccess: MutationSuccess;
  Timestamp: Scalars['Timestamp']['output'];
  Paging: Paging;
  PagingOptions: PagingOptions;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Deltas: Scalars['Deltas']['output'];
  PageParams: PageParams;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  quoteMembership?: Resolver<ResolversTypes['QuoteMembershipResult'], ParentType, ContextType, RequireFields<QueryQuoteMembershipArgs, 'membershipType'>>;
  quoteSwitch?: Resolver<ResolversTypes['QuoteSwitchResult'], ParentType, ContextType, RequireFields<QueryQuoteSwitchArgs, 'membershipType'>>;
  paymentForm?: Resolver<ResolversTypes['PaymentFormResult'], ParentType, ContextType, RequireFields<QueryPaymentFormArgs, 'purpose'>>;
  paymentFront?: Resolver<Maybe<ResolversTypes['PaymentFront']>, ParentType, ContextType, RequireFields<QueryPaymentFrontArgs, 'purpose'>>;
  charge?: Resolver<Maybe<ResolversTypes['MembershipCharge']>, ParentType, ContextType, RequireFields<QueryChargeArgs, 'id'>>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createMembership?: Resolver<ResolversTypes['CreateMembershipResult'], ParentType, ContextType, RequireFields<MutationCreateMembershipArgs, 'membershipType' | 'paymentToken' | 'provider' | 'price' | 'key'>>;
  cancelMembership?: Resolver<ResolversTypes['ChangeMembershipResult'], ParentType, ContextType, RequireFields<MutationCancelMembershipArgs, 'key'>>;
  uncancelMembership?: Resolver<ResolversTypes['UncancelMembershipResult'], ParentType, ContextType, RequireFields<MutationUncancelMembershipArgs, 'input'>>;
  switchPlan?: Resolver<ResolversTypes['PayMembershipResult'], ParentType, ContextType, RequireFields<MutationSwitchPlanArgs, 'membershipType' | 'price' | 'key'>>;
  dropPlannedSwitch?: Resolver<ResolversTypes['ChangeMembershipResult'], ParentType, ContextType>;
  updatePaymentMethod?: Resolver<ResolversTypes['PayMembershipResult'], ParentType, ContextType, RequireFields<MutationUpdatePaymentMethodArgs, 'paymentToken' | 'provider' | 'key'>>;
  acceptCancellationDiscount?: Resolver<ResolversTypes['ChangeMembershipResult'], ParentType, ContextType, RequireFields<MutationAcceptCancellationDiscountArgs, 'percent' | 'key'>>;
};

export type QuoteMembershipResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['QuoteMembershipResult'] = ResolversParentTypes['QuoteMembershipResult']> = {
  __resolveType: TypeResolveFn<'MembershipQuote' | 'BadRequest' | 'NotFound' | 'Conflict' | 'RateLimited' | 'MissingLocalizationInformation', ParentType, ContextType>;
};

export type QuoteSwitchResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['QuoteSwitchResult'] = ResolversParentTypes['QuoteSwitchResult']> = {
  __resolveType: TypeResolveFn<'SwitchQuote' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type PaymentFormResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentFormResult'] = ResolversParentTypes['PaymentFormResult']> = {
  __resolveType: TypeResolveFn<'PaymentForm' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict' | 'RateLimited' | 'CheckoutNotAvailable' | 'MissingLocalizationInformation', ParentType, ContextType>;
};

export type CreateMembershipResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateMembershipResult'] = ResolversParentTypes['CreateMembershipResult']> = {
  __resolveType: TypeResolveFn<'MembershipPayment' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict' | 'AlreadyExists' | 'RateLimited' | 'FailedChallenge' | 'PaymentMethodDeclined' | 'PaymentError' | 'CheckoutNotAvailable' | 'MissingLocalizationInformation', ParentType, ContextType>;
};

export type PayMembershipResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PayMembershipResult'] = ResolversParentTypes['PayMembershipResult']> = {
  __resolveType: TypeResolveFn<'MembershipPayment' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict' | 'RateLimited' | 'FailedChallenge' | 'PaymentMethodDeclined' | 'PaymentError' | 'CheckoutNotAvailable', ParentType, ContextType>;
};

export type ChangeMembershipResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeMembershipResult'] = ResolversParentTypes['ChangeMembershipResult']> = {
  __resolveType: TypeResolveFn<'MembershipStatus' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type UncancelMembershipResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UncancelMembershipResult'] = ResolversParentTypes['UncancelMembershipResult']> = {
  __resolveType: TypeResolveFn<'MutationSuccess' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type MembershipStatusResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MembershipStatus'] = ResolversParentTypes['MembershipStatus']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  membershipId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  membershipType?: Resolver<ResolversTypes['MembershipType'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MembershipState'], ParentType, ContextType>;
  currentPeriodEndsAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  endsIfCancelledAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  nextChargeAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  discountEndsAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  planV2?: Resolver<ResolversTypes['MembershipPlan'], ParentType, ContextType>;
  switchPlanSchedule?: Resolver<Maybe<ResolversTypes['PlanSwitch']>, ParentType, ContextType>;
  paymentProvider?: Resolver<ResolversTypes['MembershipProvider'], ParentType, ContextType>;
  isCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentFailedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  hasRecurringPaymentFailedMoreThanOnce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasCreditCardExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  giftedMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancellationDiscounts?: Resolver<Array<ResolversTypes['CancellationDiscount']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MembershipPlanResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MembershipPlan'] = ResolversParentTypes['MembershipPlan']> = {
  membershipType?: Resolver<ResolversTypes['MembershipType'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['MembershipTier'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['PlanDiscount']>, ParentType, ContextType>;
};

export type PlanDiscountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlanDiscount'] = ResolversParentTypes['PlanDiscount']> = {
  regularPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numCycles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cyclesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlanSwitchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlanSwitch'] = ResolversParentTypes['PlanSwitch']> = {
  startAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  membershipType?: Resolver<ResolversTypes['MembershipType'], ParentType, ContextType>;
};

export type CancellationDiscountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CancellationDiscount'] = ResolversParentTypes['CancellationDiscount']> = {
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numCycles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regularPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  __resolveType: TypeResolveFn<'CreditCard' | 'ApplePayCard' | 'GooglePayCard' | 'PaypalAccount', ParentType, ContextType>;
};

export type CreditCardResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreditCard'] = ResolversParentTypes['CreditCard']> = {
  cardType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expirationMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expirationYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplePayCardResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ApplePayCard'] = ResolversParentTypes['ApplePayCard']> = {
  cardType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expirationMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expirationYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GooglePayCardResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GooglePayCard'] = ResolversParentTypes['GooglePayCard']> = {
  cardType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expirationMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expirationYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaypalAccountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaypalAccount'] = ResolversParentTypes['PaypalAccount']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentFrontResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentFront'] = ResolversParentTypes['PaymentFront']> = {
  provider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  scripts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MembershipQuoteResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MembershipQuote'] = ResolversParentTypes['MembershipQuote']> = {
  membershipType?: Resolver<ResolversTypes['MembershipType'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regularPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trialEndsAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  renewsAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  renewalPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['PlanDiscount']>, ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SwitchQuoteResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SwitchQuote'] = ResolversParentTypes['SwitchQuote']> = {
  membershipType?: Resolver<ResolversTypes['MembershipType'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  isImmediate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  renewsAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  renewalPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentFormResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentForm'] = ResolversParentTypes['PaymentForm']> = {
  provider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  scriptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MembershipPaymentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MembershipPayment'] = ResolversParentTypes['MembershipPayment']> = {
  membership?: Resolver<Maybe<ResolversTypes['MembershipStatus']>, ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['PaymentAction']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentActionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentAction'] = ResolversParentTypes['PaymentAction']> = {
  clientSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MembershipChargeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MembershipCharge'] = ResolversParentTypes['MembershipCharge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ChargeStatus'], ParentType, ContextType>;
  declineReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  membershipType?: Resolver<ResolversTypes['MembershipType'], ParentType, ContextType>;
  periodStartsAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  periodEndsAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  paymentProvider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
};

export type MembershipChargeConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MembershipChargeConnection'] = ResolversParentTypes['MembershipChargeConnection']> = {
  charges?: Resolver<Array<ResolversTypes['MembershipCharge']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type MeterResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Meter'] = ResolversParentTypes['Meter']> = {
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserViewerEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserViewerEdge'] = ResolversParentTypes['UserViewerEdge']> = {
  membership?: Resolver<Maybe<ResolversTypes['MembershipStatus']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  membershipStatus?: Resolver<Maybe<ResolversTypes['MembershipStatus']>, ParentType, ContextType>;
  canSwitchPlan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paysForMembership?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasCancelledMembership?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meter?: Resolver<Maybe<ResolversTypes['Meter']>, ParentType, ContextType>;
  chargesConnection?: Resolver<ResolversTypes['MembershipChargeConnection'], ParentType, ContextType, Partial<ViewerChargesConnectionArgs>>;
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
  QuoteMembershipResult?: QuoteMembershipResultResolvers<ContextType>;
  QuoteSwitchResult?: QuoteSwitchResultResolvers<ContextType>;
  PaymentFormResult?: PaymentFormResultResolvers<ContextType>;
  CreateMembershipResult?: CreateMembershipResultResolvers<ContextType>;
  PayMembershipResult?: PayMembershipResultResolvers<ContextType>;
  ChangeMembershipResult?: ChangeMembershipResultResolvers<ContextType>;
  UncancelMembershipResult?: UncancelMembershipResultResolvers<ContextType>;
  MembershipStatus?: MembershipStatusResolvers<ContextType>;
  MembershipPlan?: MembershipPlanResolvers<ContextType>;
  PlanDiscount?: PlanDiscountResolvers<ContextType>;
  PlanSwitch?: PlanSwitchResolvers<ContextType>;
  CancellationDiscount?: CancellationDiscountResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  CreditCard?: CreditCardResolvers<ContextType>;
  ApplePayCard?: ApplePayCardResolvers<ContextType>;
  GooglePayCard?: GooglePayCardResolvers<ContextType>;
  PaypalAccount?: PaypalAccountResolvers<ContextType>;
  PaymentFront?: PaymentFrontResolvers<ContextType>;
  MembershipQuote?: MembershipQuoteResolvers<ContextType>;
  SwitchQuote?: SwitchQuoteResolvers<ContextType>;
  PaymentForm?: PaymentFormResolvers<ContextType>;
  MembershipPayment?: MembershipPaymentResolvers<ContextType>;
  PaymentAction?: PaymentActionResolvers<ContextType>;
  MembershipCharge?: MembershipChargeResolvers<ContextType>;
  MembershipChargeConnection?: MembershipChargeConnectionResolvers<ContextType>;
  Meter?: MeterResolvers<ContextType>;
  UserViewerEdge?: UserViewerEdgeResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  Deltas?: GraphQLScalarType;
};


