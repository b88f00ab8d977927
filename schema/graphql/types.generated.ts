// Written by `npm run codegen`. Change what it is made from instead.
import type { StoryBody } from '../story/paragraph';
import type { Deltas } from '../story/delta';
/** What an access token may do. */
export type TokenScope =
  /** Read what its owner can read, drafts included. */
  | 'READ'
  /** Write drafts and series. */
  | 'WRITE'
  /** Publish, unpublish, delete and submit stories. */
  | 'PUBLISH'
  /** Run publications: submissions, featured stories, settings. */
  | 'PUBLICATIONS';

export type CreateAccessTokenInput = {
  name: string;
  scopes: Array<TokenScope>;
  days: number;
};

export type SaveBookInput = {
  bookId?: string | null | undefined;
  title: string;
  subtitle: string;
  description: string;
  coverId?: string | null | undefined;
  coverAlt: string;
  publisher: string;
  publishedOn: string;
  editions: Array<BookEditionInput>;
};

export type BookEditionInput = {
  format: string;
  isbn?: string | null | undefined;
  url?: string | null | undefined;
};

export type BookFormat =
  | 'HARDCOVER'
  | 'PAPERBACK'
  | 'EBOOK'
  | 'AUDIOBOOK';

/** A change of one of a list's stories. */
export type CatalogItemOperation = {
  type: string;
  postId: string;
  note?: string | null | undefined;
  position?: number | null | undefined;
};

/** Lists that everybody has from the start. */
export type PredefinedCatalog =
  | 'READING_LIST'
  | 'CURRENTLY_READING'
  | 'PURCHASED';

export type ClapperOrder =
  | 'NEWEST'
  | 'OLDEST'
  /** Those who have clapped most. */
  | 'MOST';

export type InviteCoAuthorInput = {
  postId: string;
  username: string;
};

export type AnswerCoAuthorInvitationInput = {
  postId: string;
  accepts: boolean;
};

export type RemoveCoAuthorInput = {
  postId: string;
  userId: string;
};

export type OrderCoAuthorsInput = {
  postId: string;
  userIds: Array<string>;
};

export type CreatePublicationInput = {
  key?: string | null | undefined;
  slug: string;
  name: string;
  tagline?: string | null | undefined;
  description?: string | null | undefined;
  avatarId?: string | null | undefined;
  logoId?: string | null | undefined;
};

export type UpdatePublicationInput = {
  collectionId: string;
  slug: string;
  name: string;
  tagline: string;
  description: string;
  avatarId?: string | null | undefined;
  faviconId?: string | null | undefined;
  logoId?: string | null | undefined;
  headerColor?: string | null | undefined;
  baseRevision?: number | null | undefined;
};

export type SetPublicationNavigationInput = {
  collectionId: string;
  items: Array<NavigationItemInput>;
  baseRevision?: number | null | undefined;
};

export type NavigationItemInput = {
  destination: NavigationDestination;
  /** 1 to 40 characters, one line. */
  title: string;
  /**
   * What the destination needs: an address, the slug of one of the publication's pages, the name of a topic, the address or
   * id of a story of the publication.
   */
  value?: string | null | undefined;
};

export type SavePublicationPageInput = {
  collectionId: string;
  kind: CollectionPageKind;
  currentSlug?: string | null | undefined;
  slug?: string | null | undefined;
  title: string;
  description?: string | null | undefined;
  tag?: string | null | undefined;
  body?: StoryBody | null | undefined;
  baseRevision?: number | null | undefined;
};

export type SetPublicationAboutInput = {
  collectionId: string;
  about: StoryBody;
  baseRevision?: number | null | undefined;
};

export type UndeletePublicationPageInput = {
  collectionId: string;
  kind: CollectionPageKind;
  slug: string;
};

export type DeletePublicationPageInput = {
  collectionId: string;
  kind: CollectionPageKind;
  slug: string;
};

export type TransferPublicationInput = {
  collectionId: string;
  userId: string;
  slug: string;
};

export type DeletePublicationInput = {
  collectionId: string;
  slug: string;
};

export type UndeletePublicationInput = {
  collectionId: string;
};

export type ReturnPostToPublicationInput = {
  postId: string;
  collectionId: string;
};

export type SetPublicationDesignInput = {
  collectionId: string;
  theme?: ThemeInput | null | undefined;
  styleSheet?: string | null | undefined;
  baseRevision?: number | null | undefined;
};

export type ThemeInput = {
  /** `#rrggbb`, of a light page. */
  background: string;
  /** `#rrggbb`, with a contrast of at least 7 to the background. */
  text: string;
  /** `#rrggbb`, with a contrast of at least 4.5 to the background. */
  tint: string;
  /** Titles. */
  font1: ThemeFont;
  /** Stories. */
  font2: ThemeFont;
  /** Everything else. */
  font3: ThemeFont;
};

export type ThemeFont =
  | 'SERIF_1'
  | 'SERIF_2'
  | 'SANS_SERIF_1';

export type CollectionActAction =
  | 'CREATE'
  | 'CHANGE_INFO'
  | 'CHANGE_SLUG'
  | 'CHANGE_ABOUT'
  | 'CHANGE_NAVIGATION'
  | 'CREATE_PAGE'
  | 'CHANGE_PAGE'
  | 'DELETE_PAGE'
  | 'RESTORE_PAGE'
  | 'CHANGE_DESIGN'
  | 'CHANGE_DOMAIN'
  | 'REMOVE_DOMAIN'
  | 'TRANSFER'
  | 'DELETE'
  | 'UNDELETE'
  | 'INVITE'
  | 'WITHDRAW_INVITATION'
  | 'ACCEPT_INVITATION'
  | 'DECLINE_INVITATION'
  | 'CHANGE_ROLE'
  | 'REMOVE_MEMBER'
  | 'LEAVE'
  | 'CHANGE_SUBMISSIONS'
  | 'SUBMIT_POST'
  | 'WITHDRAW_POST'
  | 'REVIEW_POST'
  | 'ADD_POST'
  | 'REMOVE_POST'
  | 'RETURN_POST'
  | 'FEATURE_POST'
  | 'UNFEATURE_POST';

export type CollectionPageKind =
  | 'SUBPAGE'
  | 'FEATURE';

/** The target of an entry of a publication's navigation. */
export type NavigationDestination =
  | 'ABOUT'
  | 'ARCHIVE'
  | 'EXTERNAL_URL'
  | 'LATEST'
  | 'PAGE'
  | 'POST'
  | 'SECTION'
  | 'TAG_FEED'
  | 'TRENDING';

export type SetCustomDomainInput = {
  domain: string;
  collectionId?: string | null | undefined;
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

export type DnsRecordType =
  | 'TXT'
  | 'CNAME';

export type CreateDraftInput = {
  postId: string;
};

export type SaveDraftInput = {
  postId: string;
  baseRevision: number;
  deltas: Deltas;
  saveKey?: string | null | undefined;
};

export type RestoreVersionInput = {
  postId: string;
  versionId: string;
  baseRevision: number;
  saveKey?: string | null | undefined;
};

/** What isn't given stays as it is. */
export type PublishSettingsInput = {
  /** Names of up to five topics, the most important first. */
  tags?: Array<string> | null | undefined;
  /** Whether it is for members only. */
  isLocked?: boolean | null | undefined;
  /** Whether only those find it who have its address. */
  isUnlisted?: boolean | null | undefined;
  /** Where it was published first, if that is elsewhere; an empty text removes it. */
  canonicalUrl?: string | null | undefined;
  /** A language tag. By default, the first publish finds it out by the script of the text. */
  language?: string | null | undefined;
  license?: PostLicense | null | undefined;
  /** Whether nobody can respond any more. */
  responsesClosed?: boolean | null | undefined;
  /** Id of the picture of the text that lists show. By default the first one. */
  previewImageId?: string | null | undefined;
  /** The title that lists and links show; an empty one stands for the story’s own. */
  listTitle?: string | null | undefined;
  /** The subtitle that they show; an empty one stands for the story’s own, or its first words. */
  listSubtitle?: string | null | undefined;
};

export type ChangePostSettingsInput = {
  postId: string;
  settings: PublishSettingsInput;
};

export type PublishPostInput = {
  postId: string;
  baseRevision: number;
  settings?: PublishSettingsInput | null | undefined;
};

export type SchedulePostInput = {
  postId: string;
  baseRevision: number;
  publishAt: number;
  settings?: PublishSettingsInput | null | undefined;
};

export type NameVersionInput = {
  postId: string;
  versionId: string;
  name: string;
};

export type AccountExportState =
  | 'RUNNING'
  | 'READY'
  /** It couldn't be made; another one can be asked for. */
  | 'FAILED';

export type HomeFeedName =
  | 'FOR_YOU'
  | 'FOLLOWING';

export type HomeFeedOrder =
  | 'RANKED'
  | 'NEWEST';

export type FeedReasonKind =
  | 'TAG'
  | 'USER'
  | 'COLLECTION'
  | 'POPULAR';

export type FollowedKind =
  | 'PEOPLE'
  | 'PUBLICATIONS'
  | 'TOPICS';

export type CreateGiftInput = {
  kind: GiftKind;
  quantity?: number | null | undefined;
  recipients?: Array<GiftRecipientInput> | null | undefined;
  senderName: string;
  message?: string | null | undefined;
  sendOn?: string | null | undefined;
  isForNewOnly?: boolean | null | undefined;
  price: number;
  provider: PaymentProvider;
  paymentToken: string;
  captchaValue?: string | null | undefined;
  country?: string | null | undefined;
  key: string;
};

export type GiftRecipientInput = {
  email: string;
  name?: string | null | undefined;
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

export type ImportFormat =
  | 'MEDIUM'
  | 'GHOST'
  | 'SUBSTACK'
  | 'WORDPRESS'
  | 'MARKDOWN'
  /** A feed, or a page. */
  | 'WEB';

export type StoryImportState =
  /** Parts of the file are missing. */
  | 'UPLOADING'
  /** The file is being read for the preview. */
  | 'READING'
  /** The preview is there; nothing has been imported yet. */
  | 'READY'
  | 'IMPORTING'
  | 'DONE'
  /** The file can't be read; `problem` says why. */
  | 'FAILED'
  | 'UNDOING'
  | 'UNDONE';

export type StoryImportOutcome =
  | 'IMPORTED'
  | 'UPDATED'
  | 'UNCHANGED'
  | 'SKIPPED'
  | 'UNDONE'
  | 'KEPT';

export type ImportedStoryState =
  | 'DRAFT'
  | 'SCHEDULED'
  | 'PUBLISHED'
  | 'UNLISTED';

export type StartImportInput = {
  importId: string;
  format: string;
  fileName: string;
  size: number;
};

export type StartWebImportInput = {
  importId: string;
  address: string;
};

export type ChooseImportEntriesInput = {
  importId: string;
  positions?: Array<number> | null | undefined;
  isTaken: boolean;
};

export type FinishImportUploadInput = {
  importId: string;
};

export type CommitImportInput = {
  importId: string;
  asDrafts: boolean;
};

export type UndoImportInput = {
  importId: string;
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

export type DecideOnUserInput = {
  userId: string;
  reason: string;
};

export type DecideOnPostInput = {
  postId: string;
  reason: string;
};

export type DecideOnThingInput = {
  kind: HidableKind;
  id: string;
  reason: string;
};

export type WithholdPostInput = {
  postId: string;
  countries: Array<string>;
  reason: string;
};

export type DecideOnDomainInput = {
  domain: string;
  reason: string;
};

export type StoryState =
  | 'DRAFT'
  | 'SCHEDULED'
  | 'PUBLISHED'
  | 'UNLISTED'
  | 'TRASHED'
  /** Taken down by staff. */
  | 'REMOVED';

/** What staff can hide besides stories and responses. */
export type HidableKind =
  | 'CATALOG'
  | 'COLLECTION';

export type ThingState =
  | 'SHOWN'
  /** A list that nobody but its owner sees. */
  | 'PRIVATE'
  /** Nobody sees it because staff has yet to look at it. */
  | 'UNDER_REVIEW'
  /** Taken down by staff. */
  | 'TAKEN_DOWN';

export type ModerationAction =
  | 'SUSPEND'
  | 'UNSUSPEND'
  | 'TAKE_DOWN'
  | 'RESTORE'
  | 'EDIT_TOPIC'
  | 'ADD_TOPIC_POST'
  | 'VERIFY_AUTHOR'
  | 'UNVERIFY_AUTHOR'
  /** A story isn't shown until staff has looked at it. */
  | 'REVIEW'
  | 'END_REVIEW'
  /** A story isn't shown in some countries, or is again. */
  | 'WITHHOLD'
  | 'DISMISS_REPORTS'
  | 'HIDE_RESPONSE'
  | 'TAKE_OUT_POST'
  | 'UPHOLD_APPEAL'
  | 'DISMISS_APPEAL'
  | 'BAN_DOMAIN'
  | 'ALLOW_DOMAIN';

export type ModerationSubject =
  | 'USER'
  | 'POST'
  | 'TAG'
  | 'CATALOG'
  | 'COLLECTION'
  | 'DOMAIN';

export type EditTopicInput = {
  slug: string;
  name: string;
  description: string;
  isFeatured: boolean;
  reason: string;
};

export type AddTopicPostInput = {
  slug: string;
  postId: string;
  reason: string;
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

export type ChangeStoriesInput = {
  postIds: Array<string>;
  action: StoryAction;
};

export type ChangeStoryTopicsInput = {
  stories: Array<StoryTopicsInput>;
};

export type StoryTopicsInput = {
  postId: string;
  /** By their names; what the story has already stays where it is. */
  add: Array<string>;
  /** By their names; taken before others are added. */
  remove: Array<string>;
};

export type PinPostInput = {
  postId: string;
  isPinned: boolean;
};

export type StoryFilter =
  | 'DRAFTS'
  | 'SCHEDULED'
  | 'PUBLIC'
  | 'RESPONSES'
  | 'UNLISTED'
  /** In the trash, where a story stays for 14 days. */
  | 'DELETED';

export type StoryOrder =
  /** What was changed, came out or was deleted last; what is scheduled next. */
  | 'NEWEST'
  | 'OLDEST'
  /** The most words. */
  | 'LONGEST'
  /** The most claps. */
  | 'MOST_POPULAR';

export type StoryAction =
  /** Puts it into the trash. */
  | 'DELETE'
  /** Takes it out of the trash, back to where it was. */
  | 'RESTORE'
  /** Deletes what is in the trash for good. */
  | 'DELETE_FOREVER'
  /** Makes a published or scheduled story a draft again. */
  | 'UNPUBLISH'
  /** Takes a published story out of all lists; who has its address goes on reading it. */
  | 'UNLIST'
  /** Shows an unlisted story in lists. */
  | 'LIST';

export type AddPostNoteInput = {
  postId: string;
  key: string;
  text: string;
  paragraph?: string | null | undefined;
  passage?: string | null | undefined;
  audience?: NoteAudience | null | undefined;
};

export type ReplyToPostNoteInput = {
  noteId: string;
  key: string;
  text: string;
};

export type EditPostNoteInput = {
  noteId: string;
  text: string;
};

export type NoteAudience =
  /** All who write the story, and the editors of the publication that has it or is offered it. */
  | 'EDITORS'
  /** Those who write the story. */
  | 'AUTHORS'
  /** Those who write the story, and the reader who began it. */
  | 'READER';

export type PostVisibility =
  | 'LOCKED'
  | 'PUBLIC'
  | 'UNLISTED';

/** What others may do with a story: nothing without permission, what a Creative Commons 4.0 licence allows, or anything. */
export type PostLicense =
  | 'ALL_RIGHTS_RESERVED'
  | 'CC_40_BY'
  | 'CC_40_BY_SA'
  | 'CC_40_BY_ND'
  | 'CC_40_BY_NC'
  | 'CC_40_BY_NC_SA'
  | 'CC_40_BY_NC_ND'
  | 'CC_40_ZERO'
  | 'PUBLIC_DOMAIN';

export type ReadingHistoryState =
  | 'KEPT'
  | 'PAUSED'
  /** The viewer's browser asks not to be tracked, and they haven't asked for a history themselves. */
  | 'NOT_TRACKED';

export type ReadingDevice =
  | 'COMPUTER'
  | 'PHONE'
  | 'TABLET';

export type ReportedEntity =
  | 'POST'
  | 'RESPONSE'
  | 'CATALOG'
  | 'USER'
  | 'COLLECTION';

export type ReportReason =
  | 'SPAM'
  | 'HARASSMENT'
  | 'HATE'
  | 'VIOLENCE'
  | 'MINORS'
  | 'SELF_HARM'
  | 'PRIVACY'
  | 'IMPERSONATION'
  | 'FALSEHOOD'
  | 'COPYRIGHT'
  | 'ILLEGAL'
  | 'OTHER';

export type ReportState =
  /** Nobody has decided. */
  | 'OPEN'
  /** Nobody has decided, and what was reported isn't shown meanwhile. */
  | 'REVIEW'
  | 'UPHELD'
  | 'DISMISSED'
  /** It was upheld, and the person concerned has appealed. */
  | 'APPEALED'
  | 'APPEAL_UPHELD'
  | 'APPEAL_DISMISSED';

export type DecideReportInput = {
  caseId: string;
  decision: ReportDecision;
  reason: string;
  revision: number;
};

export type DecideAppealInput = {
  caseId: string;
  isUpheld: boolean;
  reason: string;
  revision: number;
};

export type ReportDecision =
  /** It breaks no rule. */
  | 'DISMISS'
  /** Nobody sees it until it is decided. */
  | 'REVIEW'
  /** A response isn't shown where it was written. */
  | 'HIDE'
  /** A story isn't in its publication any more. */
  | 'TAKE_OUT'
  /** Nobody sees it any more. */
  | 'REMOVE'
  /** Whoever answers for it is suspended. */
  | 'SUSPEND';

export type ResponseSortType =
  | 'MOST_RELEVANT'
  | 'NEWEST'
  | 'OLDEST';

export type ResponseStatus =
  | 'SHOWN'
  /** It waits until somebody decides. */
  | 'HELD'
  | 'HIDDEN';

export type InviteInput = {
  collectionId: string;
  role: GivenRole;
  username?: string | null | undefined;
  email?: string | null | undefined;
};

export type AcceptInvitationInput = {
  invitationId?: string | null | undefined;
  token?: string | null | undefined;
};

export type DeclineInvitationInput = {
  invitationId?: string | null | undefined;
  token?: string | null | undefined;
};

export type RevokeInvitationInput = {
  invitationId: string;
};

export type ChangeRoleInput = {
  collectionId: string;
  userId: string;
  role: GivenRole;
};

export type RemoveRoleInput = {
  collectionId: string;
  userId: string;
};

/** A role that somebody can be given. */
export type GivenRole =
  | 'EDITOR'
  | 'WRITER';

/** Restricts a search to a publication, or to what a person wrote and made. */
export type SearchWithin = {
  /** Its slug or domain. */
  collectionSlug?: string | null | undefined;
  username?: string | null | undefined;
};

export type CreateSequenceInput = {
  title: string;
  description?: string | null | undefined;
};

export type UpdateSequenceInput = {
  sequenceId: string;
  title: string;
  description: string;
  imageId?: string | null | undefined;
  imageAlt?: string | null | undefined;
};

export type SetSequencePartsInput = {
  sequenceId: string;
  revision: number;
  postIds: Array<string>;
};

export type PublishSequenceInput = {
  sequenceId: string;
};

export type UnpublishSequenceInput = {
  sequenceId: string;
};

export type DeleteSequenceInput = {
  sequenceId: string;
};

export type UndeleteSequenceInput = {
  sequenceId: string;
};

export type SequenceFilter =
  | 'DRAFTS'
  | 'PUBLIC'
  /** Deleted in the last 14 days. */
  | 'DELETED';

export type UpdateProfileInput = {
  name: string;
  bio: string;
  imageId?: string | null | undefined;
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

/** Which part of a list to return: at most `limit` items (1 to 50), from the cursor that an earlier page returned as `to`. */
export type PagingOptions = {
  limit?: number | null | undefined;
  to?: string | null | undefined;
};

export type SitePart =
  /** Everything that needs the main database. */
  | 'READING'
  | 'SEARCH'
  | 'PICTURES'
  /** How soon changes appear on pages that many readers share. */
  | 'UPDATES';

export type SubmitPostInput = {
  postId: string;
  collectionId: string;
  key?: string | null | undefined;
  note?: string | null | undefined;
  isReady?: boolean | null | undefined;
};

export type ReviewSubmissionInput = {
  submissionId: string;
  decision: SubmissionDecision;
  note?: string | null | undefined;
  revision?: number | null | undefined;
  textRevision?: number | null | undefined;
};

export type ResubmitPostInput = {
  submissionId: string;
  note?: string | null | undefined;
};

export type CancelSubmissionInput = {
  submissionId: string;
};

export type AddSubmissionNoteInput = {
  submissionId: string;
  note: string;
};

export type UpdateSubmissionSettingsInput = {
  collectionId: string;
  submitters: Submitters;
  guidelines: string;
};

export type SetFeaturedStoriesInput = {
  collectionId: string;
  before: Array<string>;
  postIds: Array<string>;
};

export type SubmissionState =
  /** Kept by the writer, and not sent yet. */
  | 'WIP'
  | 'OPEN'
  /** An editor has set it aside for a closer look. */
  | 'TRIAGE'
  | 'IN_REVIEW'
  | 'CHANGES_REQUESTED'
  | 'CHANGES_MADE'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'CANCELLED';

/** Whose move it is. */
export type SubmissionTurn =
  | 'EDITORS'
  | 'WRITER'
  /** It is decided or withdrawn. */
  | 'NOBODY';

export type SubmissionDecision =
  | 'TRIAGE'
  | 'REVIEW'
  | 'ACCEPT'
  | 'REJECT'
  | 'REQUEST_CHANGES';

export type Submitters =
  | 'ANYBODY'
  | 'WRITERS'
  | 'NOBODY';

export type MembershipTier =
  | 'MEMBER'
  | 'FRIEND';

export type CollectionRoleName =
  | 'OWNER'
  | 'EDITOR'
  | 'WRITER';

export type SetProfileThemeInput = {
  theme?: ThemeInput | null | undefined;
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

export type PartnerProgramEnrollmentStatus =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'PENDING_ACTION'
  | 'SUSPENDED'
  | 'UNKNOWN';

/** Exactly one of the values, of the preference's own type. */
export type UserPreferenceInput = {
  name: string;
  stringValue?: string | null | undefined;
  intValue?: number | null | undefined;
  booleanValue?: boolean | null | undefined;
  stringSetValue?: Array<string> | null | undefined;
  enumValue?: string | null | undefined;
};

/** What can be dismissed temporarily. */
export type TimedDismissal =
  | 'UPSELL'
  | 'REACTIVATE'
  | 'FRIEND_UPSELL';

export type WebhookEvent =
  | 'POST_PUBLISHED'
  | 'POST_UPDATED'
  | 'POST_UNPUBLISHED';

export type CreateWebhookInput = {
  address: string;
  events: Array<WebhookEvent>;
  collectionId?: string | null | undefined;
};

