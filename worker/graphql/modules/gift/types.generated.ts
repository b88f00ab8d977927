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
import type { GiftMapper, GiftPlaceMapper } from './mappers';
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
  /** What gifts cost in the viewer's country. Anybody may ask; without a country of theirs, `country` says which. */
  quoteGift: QuoteGiftResult;
  /** A gift that the viewer has bought; null for everybody else. */
  gift?: Maybe<Gift>;
  /** What a code is good for. Whoever has tried too many unknown ones has to wait. */
  giftCode: GiftCodeResult;
};

export type QueryQuoteGiftArgs = {
  quantity: Scalars['Int']['input'];
  country?: InputMaybe<Scalars['String']['input']>;
};

export type QueryGiftArgs = {
  id: Scalars['ID']['input'];
};

export type QueryGiftCodeArgs = {
  code: Scalars['String']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Buys memberships to give away. `price` is the total that was shown; `key` is made up once for a purchase, and is sent again with every repetition of it. */
  createGift: CreateGiftResult;
  /** Sends a gift by mail: again, to another address, or for the first time. An address that changes before the day of the mail changes nothing else; the link that another address was sent stops working. */
  sendGiftAgain: SendGiftResult;
  /** Takes a gift: the viewer becomes a member, or stays one for longer. */
  redeemGift: RedeemGiftResult;
};

export type MutationCreateGiftArgs = {
  input: CreateGiftInput;
};

export type MutationSendGiftAgainArgs = {
  codeId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  key: Scalars['String']['input'];
};

export type MutationRedeemGiftArgs = {
  code: Scalars['String']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};

export type CreateGiftInput = {
  kind: GiftKind;
  quantity?: InputMaybe<Scalars['Int']['input']>;
  recipients?: InputMaybe<Array<GiftRecipientInput>>;
  senderName: Scalars['String']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
  sendOn?: InputMaybe<Scalars['String']['input']>;
  isForNewOnly?: InputMaybe<Scalars['Boolean']['input']>;
  price: Scalars['Int']['input'];
  provider: PaymentProvider;
  paymentToken: Scalars['String']['input'];
  captchaValue?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['String']['input'];
};

export type GiftRecipientInput = {
  email: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};

export type GiftKind =
  | 'GIFT'
  | 'GROUP_GIFT';

export type GiftState =
  /** Not paid yet. */
  | 'OPEN'
  | 'DONE'
  /** Not paid, or given back. */
  | 'FAILED';

export type GiftCodeState =
  | 'VALID'
  | 'EXPIRED'
  | 'ALREADY_USED'
  | 'NOT_FOUND'
  | 'NOT_REDEEMABLE_BY_PAST_MEMBERS';

/** What has become of a place of a gift. */
export type GiftPlaceState =
  | 'VALID'
  | 'EXPIRED'
  | 'ALREADY_USED'
  /** The payment was given back before anybody redeemed it. */
  | 'WITHDRAWN';

export type GiftEffect =
  /** The viewer becomes a member; so would a visitor. */
  | 'BEGINS'
  /** The membership that the viewer was given lasts longer. */
  | 'LASTS_LONGER'
  /** The viewer's next payment is due later, or what they have cancelled ends later. */
  | 'MOVES_PAYMENT'
  /** The viewer's membership has no end: they don't need it. */
  | 'NOT_NEEDED';

export type QuoteGiftResult = GiftQuote | BadRequest | MissingLocalizationInformation;

export type GiftCodeResult = GiftCode | RateLimited;

export type CreateGiftResult = GiftPayment | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | RateLimited | FailedChallenge | PaymentMethodDeclined | PaymentError | CheckoutNotAvailable | MissingLocalizationInformation;

export type SendGiftResult = GiftPlace | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | RateLimited;

export type RedeemGiftResult = GiftRedeemed | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | RateLimited;

/** What gifts cost. Amounts are in minor units. */
export type GiftQuote = {
  __typename?: 'GiftQuote';
  quantity: Scalars['Int']['output'];
  /** Each. */
  price: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  currency: Currency;
  country: Scalars['String']['output'];
  /** Until when they can be redeemed that are bought now. */
  expiresAt: Scalars['Timestamp']['output'];
};

/** What came of paying for a gift: one of both. */
export type GiftPayment = {
  __typename?: 'GiftPayment';
  gift?: Maybe<Gift>;
  action?: Maybe<PaymentAction>;
};

/** A gift as whoever bought it sees it. */
export type Gift = {
  __typename?: 'Gift';
  id: Scalars['ID']['output'];
  kind: GiftKind;
  state: GiftState;
  quantity: Scalars['Int']['output'];
  /** Each, in minor units. */
  price: Scalars['Int']['output'];
  currency: Currency;
  senderName: Scalars['String']['output'];
  message?: Maybe<Scalars['String']['output']>;
  /** The day of the mails; absent if they were sent at once, or there are none. */
  sendOn?: Maybe<Scalars['String']['output']>;
  isForNewOnly: Scalars['Boolean']['output'];
  createdAt: Scalars['Timestamp']['output'];
  /** Absent until it is paid. */
  expiresAt?: Maybe<Scalars['Timestamp']['output']>;
  redeemedCount: Scalars['Int']['output'];
  /** None until it is paid. */
  codes: Array<GiftPlace>;
  charge?: Maybe<MembershipCharge>;
};

/** One membership of a gift. */
export type GiftPlace = {
  __typename?: 'GiftPlace';
  id: Scalars['ID']['output'];
  /** Counted from 1 on. */
  position: Scalars['Int']['output'];
  state: GiftPlaceState;
  /** Absolute; whoever has it can redeem it. Absent once nobody can. */
  link?: Maybe<Scalars['String']['output']>;
  /** Masked once `isRecipientForgotten`. */
  recipientEmail?: Maybe<Scalars['String']['output']>;
  /** Absent once `isRecipientForgotten`. */
  recipientName?: Maybe<Scalars['String']['output']>;
  /** Whether we no longer know to whom it was sent. To send it again, an address has to be given anew. */
  isRecipientForgotten: Scalars['Boolean']['output'];
  /** When the mail is due; absent if none is. */
  sendsAt?: Maybe<Scalars['Timestamp']['output']>;
  sentAt?: Maybe<Scalars['Timestamp']['output']>;
  redeemedAt?: Maybe<Scalars['Timestamp']['output']>;
};

export type GiftConnection = {
  __typename?: 'GiftConnection';
  gifts: Array<Gift>;
  pagingInfo: Paging;
};

/** What a code is good for. Of one that isn't there, nothing else is said. */
export type GiftCode = {
  __typename?: 'GiftCode';
  state: GiftCodeState;
  kind?: Maybe<GiftKind>;
  /** Empty once the sender's account is gone. */
  senderName?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Whether only people can redeem it who have never been members. */
  isForNewOnly: Scalars['Boolean']['output'];
  /** Whether it was the viewer who used it. */
  isRedeemedByViewer: Scalars['Boolean']['output'];
  /** The gift that it belongs to, if the viewer bought it; null for everybody else. */
  viewersGift?: Maybe<Gift>;
  /** Absent unless the viewer could redeem it. */
  gives?: Maybe<GiftGives>;
};

export type GiftGives = {
  __typename?: 'GiftGives';
  effect: GiftEffect;
  months: Scalars['Int']['output'];
  /** Until when the viewer is a member with it, or when they pay next; absent if it changes nothing. */
  until?: Maybe<Scalars['Timestamp']['output']>;
};

export type GiftRedeemed = {
  __typename?: 'GiftRedeemed';
  membership: MembershipStatus;
};

export type MembershipCharge = {
  __typename?: 'MembershipCharge';
  /** The gift that it pays for; absent for the viewer's own membership. */
  gift?: Maybe<Gift>;
};

export type Viewer = {
  __typename?: 'Viewer';
  /** The gifts that the viewer has bought, the newest first. */
  giftsConnection: GiftConnection;
};

export type ViewerGiftsConnectionArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type PaymentProvider =
  | 'STRIPE'
  | 'BRAINTREE';

export type BadRequest = UserError & {
  __typename?: 'BadRequest';
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

export type CheckoutNotAvailable = UserError & {
  __typename?: 'CheckoutNotAvailable';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type Currency =
  | 'USD'
  | 'CAD';

/** The bank asks the card's owner: once the browser has gone on with the secret, the same mutation is sent again. */
export type PaymentAction = {
  __typename?: 'PaymentAction';
  clientSecret: Scalars['String']['output'];
};

export type Paging = {
  __typename?: 'Paging';
  /** Absent on the last page. */
  next?: Maybe<PageParams>;
};

export type MembershipStatus = {
  __typename?: 'MembershipStatus';
  _?: Maybe<Scalars['Boolean']['output']>;
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
  QuoteGiftResult:
    | ( GiftQuote )
    | ( BadRequest )
    | ( MissingLocalizationInformation )
  ;
  GiftCodeResult:
    | ( Omit<GiftCode, 'viewersGift'> & { viewersGift?: Maybe<_RefType['Gift']> } )
    | ( RateLimited )
  ;
  CreateGiftResult:
    | ( Omit<GiftPayment, 'gift'> & { gift?: Maybe<_RefType['Gift']> } )
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
    | ( MissingLocalizationInformation )
  ;
  SendGiftResult:
    | ( GiftPlaceMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
    | ( RateLimited )
  ;
  RedeemGiftResult:
    | ( Omit<GiftRedeemed, 'membership'> & { membership: _RefType['MembershipStatus'] } )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
    | ( RateLimited )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( BadRequest )
    | ( MissingLocalizationInformation )
    | ( RateLimited )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Conflict )
    | ( FailedChallenge )
    | ( PaymentMethodDeclined )
    | ( PaymentError )
    | ( CheckoutNotAvailable )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  CreateGiftInput: CreateGiftInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  GiftRecipientInput: GiftRecipientInput;
  GiftKind: GiftKind;
  GiftState: GiftState;
  GiftCodeState: GiftCodeState;
  GiftPlaceState: GiftPlaceState;
  GiftEffect: GiftEffect;
  QuoteGiftResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['QuoteGiftResult']>;
  GiftCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GiftCodeResult']>;
  CreateGiftResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateGiftResult']>;
  SendGiftResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendGiftResult']>;
  RedeemGiftResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RedeemGiftResult']>;
  GiftQuote: ResolverTypeWrapper<GiftQuote>;
  GiftPayment: ResolverTypeWrapper<Omit<GiftPayment, 'gift'> & { gift?: Maybe<ResolversTypes['Gift']> }>;
  Gift: ResolverTypeWrapper<GiftMapper>;
  GiftPlace: ResolverTypeWrapper<GiftPlaceMapper>;
  GiftConnection: ResolverTypeWrapper<Omit<GiftConnection, 'gifts'> & { gifts: Array<ResolversTypes['Gift']> }>;
  GiftCode: ResolverTypeWrapper<Omit<GiftCode, 'viewersGift'> & { viewersGift?: Maybe<ResolversTypes['Gift']> }>;
  GiftGives: ResolverTypeWrapper<GiftGives>;
  GiftRedeemed: ResolverTypeWrapper<Omit<GiftRedeemed, 'membership'> & { membership: ResolversTypes['MembershipStatus'] }>;
  MembershipCharge: ResolverTypeWrapper<MembershipChargeMapper>;
  Viewer: ResolverTypeWrapper<ViewerMapper>;
  PaymentProvider: PaymentProvider;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  MissingLocalizationInformation: ResolverTypeWrapper<MissingLocalizationInformation>;
  RateLimited: ResolverTypeWrapper<RateLimited>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  NotFound: ResolverTypeWrapper<NotFound>;
  Conflict: ResolverTypeWrapper<Conflict>;
  FailedChallenge: ResolverTypeWrapper<FailedChallenge>;
  PaymentMethodDeclined: ResolverTypeWrapper<PaymentMethodDeclined>;
  PaymentError: ResolverTypeWrapper<PaymentError>;
  CheckoutNotAvailable: ResolverTypeWrapper<CheckoutNotAvailable>;
  Currency: Currency;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  PaymentAction: ResolverTypeWrapper<PaymentAction>;
  Paging: ResolverTypeWrapper<Paging>;
  MembershipStatus: ResolverTypeWrapper<MembershipStatusMapper>;
  PagingOptions: PagingOptions;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  Deltas: ResolverTypeWrapper<Scalars['Deltas']['output']>;
  PageParams: ResolverTypeWrapper<PageParams>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  CreateGiftInput: CreateGiftInput;
  Boolean: Scalars['Boolean']['output'];
  GiftRecipientInput: GiftRecipientInput;
  QuoteGiftResult: ResolversUnionTypes<ResolversParentTypes>['QuoteGiftResult'];
  GiftCodeResult: ResolversUnionTypes<ResolversParentTypes>['GiftCodeResult'];
  CreateGiftResult: ResolversUnionTypes<ResolversParentTypes>['CreateGiftResult'];
  SendGiftResult: ResolversUnionTypes<ResolversParentTypes>['SendGiftResult'];
  RedeemGiftResult: ResolversUnionTypes<ResolversParentTypes>['RedeemGiftResult'];
  GiftQuote: GiftQuote;
  GiftPayment: Omit<GiftPayment, 'gift'> & { gift?: Maybe<ResolversParentTypes['Gift']> };
  Gift: GiftMapper;
  GiftPlace: GiftPlaceMapper;
  GiftConnection: Omit<GiftConnection, 'gifts'> & { gifts: Array<ResolversParentTypes['Gift']> };
  GiftCode: Omit<GiftCode, 'viewersGift'> & { viewersGift?: Maybe<ResolversParentTypes['Gift']> };
  GiftGives: GiftGives;
  GiftRedeemed: Omit<GiftRedeemed, 'membership'> & { membership: ResolversParentTypes['MembershipStatus'] };
  MembershipCharge: MembershipChargeMapper;
  Viewer: ViewerMapper;
  BadRequest: BadRequest;
  MissingLocalizationInformation: MissingLocalizationInformation;
  RateLimited: RateLimited;
  Unauthorized: Unauthorized;
  Forbidden: Forbidden;
  NotFound: NotFound;
  Conflict: Conflict;
  FailedChallenge: FailedChallenge;
  PaymentMethodDeclined: PaymentMethodDeclined;
  PaymentError: PaymentError;
  CheckoutNotAvailable: CheckoutNotAvailable;
  Timestamp: Scalars['Timestamp']['output'];
  PaymentAction: PaymentAction;
  Paging: Paging;
  MembershipStatus: MembershipStatusMapper;
  PagingOptions: PagingOptions;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Deltas: Scalars['Deltas']['output'];
  PageParams: PageParams;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  quoteGift?: Resolver<ResolversTypes['QuoteGiftResult'], ParentType, ContextType, RequireFields<QueryQuoteGiftArgs, 'quantity'>>;
  gift?: Resolver<Maybe<ResolversTypes['Gift']>, ParentType, ContextType, RequireFields<QueryGiftArgs, 'id'>>;
  giftCode?: Resolver<ResolversTypes['GiftCodeResult'], ParentType, ContextType, RequireFields<QueryGiftCodeArgs, 'code'>>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createGift?: Resolver<ResolversTypes['CreateGiftResult'], ParentType, ContextType, RequireFields<MutationCreateGiftArgs, 'input'>>;
  sendGiftAgain?: Resolver<ResolversTypes['SendGiftResult'], ParentType, ContextType, RequireFields<MutationSendGiftAgainArgs, 'codeId' | 'email' | 'key'>>;
  redeemGift?: Resolver<ResolversTypes['RedeemGiftResult'], ParentType, ContextType, RequireFields<MutationRedeemGiftArgs, 'code'>>;
};

export type QuoteGiftResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['QuoteGiftResult'] = ResolversParentTypes['QuoteGiftResult']> = {
  __resolveType: TypeResolveFn<'GiftQuote' | 'BadRequest' | 'MissingLocalizationInformation', ParentType, ContextType>;
};

export type GiftCodeResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GiftCodeResult'] = ResolversParentTypes['GiftCodeResult']> = {
  __resolveType: TypeResolveFn<'GiftCode' | 'RateLimited', ParentType, ContextType>;
};

export type CreateGiftResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateGiftResult'] = ResolversParentTypes['CreateGiftResult']> = {
  __resolveType: TypeResolveFn<'GiftPayment' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict' | 'RateLimited' | 'FailedChallenge' | 'PaymentMethodDeclined' | 'PaymentError' | 'CheckoutNotAvailable' | 'MissingLocalizationInformation', ParentType, ContextType>;
};

export type SendGiftResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SendGiftResult'] = ResolversParentTypes['SendGiftResult']> = {
  __resolveType: TypeResolveFn<'GiftPlace' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict' | 'RateLimited', ParentType, ContextType>;
};

export type RedeemGiftResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RedeemGiftResult'] = ResolversParentTypes['RedeemGiftResult']> = {
  __resolveType: TypeResolveFn<'GiftRedeemed' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict' | 'RateLimited', ParentType, ContextType>;
};

export type GiftQuoteResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GiftQuote'] = ResolversParentTypes['GiftQuote']> = {
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftPaymentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GiftPayment'] = ResolversParentTypes['GiftPayment']> = {
  gift?: Resolver<Maybe<ResolversTypes['Gift']>, ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['PaymentAction']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Gift'] = ResolversParentTypes['Gift']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GiftKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['GiftState'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  senderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sendOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isForNewOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  redeemedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  codes?: Resolver<Array<ResolversTypes['GiftPlace']>, ParentType, ContextType>;
  charge?: Resolver<Maybe<ResolversTypes['MembershipCharge']>, ParentType, ContextType>;
};

export type GiftPlaceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GiftPlace'] = ResolversParentTypes['GiftPlace']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['GiftPlaceState'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRecipientForgotten?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sendsAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  redeemedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GiftConnection'] = ResolversParentTypes['GiftConnection']> = {
  gifts?: Resolver<Array<ResolversTypes['Gift']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type GiftCodeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GiftCode'] = ResolversParentTypes['GiftCode']> = {
  state?: Resolver<ResolversTypes['GiftCodeState'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['GiftKind']>, ParentType, ContextType>;
  senderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  isForNewOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRedeemedByViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewersGift?: Resolver<Maybe<ResolversTypes['Gift']>, ParentType, ContextType>;
  gives?: Resolver<Maybe<ResolversTypes['GiftGives']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftGivesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GiftGives'] = ResolversParentTypes['GiftGives']> = {
  effect?: Resolver<ResolversTypes['GiftEffect'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type GiftRedeemedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GiftRedeemed'] = ResolversParentTypes['GiftRedeemed']> = {
  membership?: Resolver<ResolversTypes['MembershipStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MembershipChargeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MembershipCharge'] = ResolversParentTypes['MembershipCharge']> = {
  gift?: Resolver<Maybe<ResolversTypes['Gift']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  giftsConnection?: Resolver<ResolversTypes['GiftConnection'], ParentType, ContextType, Partial<ViewerGiftsConnectionArgs>>;
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
  QuoteGiftResult?: QuoteGiftResultResolvers<ContextType>;
  GiftCodeResult?: GiftCodeResultResolvers<ContextType>;
  CreateGiftResult?: CreateGiftResultResolvers<ContextType>;
  SendGiftResult?: SendGiftResultResolvers<ContextType>;
  RedeemGiftResult?: RedeemGiftResultResolvers<ContextType>;
  GiftQuote?: GiftQuoteResolvers<ContextType>;
  GiftPayment?: GiftPaymentResolvers<ContextType>;
  Gift?: GiftResolvers<ContextType>;
  GiftPlace?: GiftPlaceResolvers<ContextType>;
  GiftConnection?: GiftConnectionResolvers<ContextType>;
  GiftCode?: GiftCodeResolvers<ContextType>;
  GiftGives?: GiftGivesResolvers<ContextType>;
  GiftRedeemed?: GiftRedeemedResolvers<ContextType>;
  MembershipCharge?: MembershipChargeResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  Deltas?: GraphQLScalarType;
};


