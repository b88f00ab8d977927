// Written by `npm run codegen`. Change what it is made from instead.
import type { StoryBody } from '../../../../schema/story/paragraph';
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
import type { PostNotesMapper, PostNoteMapper } from './mappers';
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
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An ordered list of paragraphs, each plain text with markups over it; the shape is schema/story/paragraph.ts. */
  StoryBody: { input: StoryBody; output: StoryBody; }
  /** Milliseconds since 1970, UTC. */
  Timestamp: { input: number; output: number; }
  /** A list of changes of a draft; the shape is schema/story/delta.ts. */
  Deltas: { input: Deltas; output: Deltas; }
};

export type Query = {
  __typename?: 'Query';
  /** The private notes on a story that the viewer may read, with its text; null if there is nothing for them. */
  postNotes?: Maybe<PostNotes>;
};

export type QueryPostNotesArgs = {
  postId: Scalars['ID']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Leaves a private note on a story, on one of its paragraphs, or on words of one. The client makes the key, so that
   * asking twice writes one note.
   */
  addPostNote: PostNoteResult;
  /** Answers a note, for the same people. */
  replyToPostNote: PostNoteResult;
  /** Changes the words of a note of the viewer's. */
  editPostNote: EditPostNoteResult;
  /** Deletes a note of the viewer's; it can come back for a day. */
  deletePostNote: ChangePostNoteResult;
  /** Undoes that. */
  restorePostNote: RestorePostNoteResult;
  /** Marks a note as done, or opens it again. */
  resolvePostNote: ChangePostNoteResult;
};

export type MutationAddPostNoteArgs = {
  input: AddPostNoteInput;
};

export type MutationReplyToPostNoteArgs = {
  input: ReplyToPostNoteInput;
};

export type MutationEditPostNoteArgs = {
  input: EditPostNoteInput;
};

export type MutationDeletePostNoteArgs = {
  noteId: Scalars['ID']['input'];
};

export type MutationRestorePostNoteArgs = {
  noteId: Scalars['ID']['input'];
};

export type MutationResolvePostNoteArgs = {
  noteId: Scalars['ID']['input'];
  isResolved: Scalars['Boolean']['input'];
};

export type AddPostNoteInput = {
  postId: Scalars['ID']['input'];
  key: Scalars['String']['input'];
  text: Scalars['String']['input'];
  paragraph?: InputMaybe<Scalars['String']['input']>;
  passage?: InputMaybe<Scalars['String']['input']>;
  audience?: InputMaybe<NoteAudience>;
};

export type ReplyToPostNoteInput = {
  noteId: Scalars['ID']['input'];
  key: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type EditPostNoteInput = {
  noteId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type PostNoteResult = PostNotes | BadRequest | Blocked | Blocking | Unauthorized | Forbidden | NotFound | PostSuspended | Conflict | RateLimited | RemovedByUser | WithheldInCountry;

export type ChangePostNoteResult = PostNotes | BadRequest | Unauthorized | Forbidden | NotFound;

export type EditPostNoteResult = PostNotes | BadRequest | Blocked | Blocking | Unauthorized | Forbidden | NotFound;

export type RestorePostNoteResult = PostNotes | BadRequest | Blocked | Blocking | Unauthorized | Forbidden | NotFound | Conflict;

export type NoteAudience =
  /** All who write the story, and the editors of the publication that has it or is offered it. */
  | 'EDITORS'
  /** Those who write the story. */
  | 'AUTHORS'
  /** Those who write the story, and the reader who began it. */
  | 'READER';

export type PostViewerEdge = {
  __typename?: 'PostViewerEdge';
  /** Whether the viewer may write private notes to those who write the story, as a reader of it. */
  canWriteToAuthors: Scalars['Boolean']['output'];
  /** Whether they have done so. */
  hasNotesToAuthors: Scalars['Boolean']['output'];
};

/** The notes on a story. */
export type PostNotes = {
  __typename?: 'PostNotes';
  /** The story's. */
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** The newest text, published or not, for a reader the published one; absent if it can't be read now. */
  text?: Maybe<NotedText>;
  /** Whether the viewer writes the story, alone or with others. */
  isViewerAuthor: Scalars['Boolean']['output'];
  /** Whether the viewer has to do with them only as a reader of the story. */
  isViewerReader: Scalars['Boolean']['output'];
  /** Whether the viewer may write notes and answers. */
  canWrite: Scalars['Boolean']['output'];
  /** The publication whose editors read what is written now; absent while the story is with none. */
  collection?: Maybe<Collection>;
  /** The submission by which that publication was offered it, for its editors. */
  submissionId?: Maybe<Scalars['ID']['output']>;
  /** Those that begin, in the order in which they were written: 300 at most. */
  notes: Array<PostNote>;
};

export type NotedText = {
  __typename?: 'NotedText';
  title: Scalars['String']['output'];
  subtitle: Scalars['String']['output'];
  body: Scalars['StoryBody']['output'];
};

/** A private note, or an answer to one. */
export type PostNote = {
  __typename?: 'PostNote';
  id: Scalars['ID']['output'];
  /** Empty for one that was deleted and has answers. */
  text: Scalars['String']['output'];
  isDeleted: Scalars['Boolean']['output'];
  audience: NoteAudience;
  /** The name of the paragraph that it is about; absent if it is about the story. */
  paragraph?: Maybe<Scalars['String']['output']>;
  /** The words that it is about, as they were; absent if it is about more. */
  passage?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['Timestamp']['output'];
  editedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** When it was marked as done. */
  resolvedAt?: Maybe<Scalars['Timestamp']['output']>;
  resolvedBy?: Maybe<User>;
  /** Absent if they have left. */
  author?: Maybe<User>;
  /** Whether the viewer wrote it. */
  isViewers: Scalars['Boolean']['output'];
  /** In order; none on an answer. */
  replies: Array<PostNote>;
};

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

export type PostSuspended = UserError & {
  __typename?: 'PostSuspended';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  /** Whether staff has taken it down. */
  isTakenDown?: Maybe<Scalars['Boolean']['output']>;
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

export type RemovedByUser = UserError & {
  __typename?: 'RemovedByUser';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type WithheldInCountry = UserError & {
  __typename?: 'WithheldInCountry';
  code: UserErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type Collection = {
  __typename?: 'Collection';
  _?: Maybe<Scalars['Boolean']['output']>;
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
  PostNoteResult:
    | ( PostNotesMapper )
    | ( BadRequest )
    | ( Blocked )
    | ( Blocking )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( PostSuspended )
    | ( Conflict )
    | ( RateLimited )
    | ( RemovedByUser )
    | ( WithheldInCountry )
  ;
  ChangePostNoteResult:
    | ( PostNotesMapper )
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
  ;
  EditPostNoteResult:
    | ( PostNotesMapper )
    | ( BadRequest )
    | ( Blocked )
    | ( Blocking )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
  ;
  RestorePostNoteResult:
    | ( PostNotesMapper )
    | ( BadRequest )
    | ( Blocked )
    | ( Blocking )
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
    | ( PostSuspended )
    | ( Conflict )
    | ( RateLimited )
    | ( RemovedByUser )
    | ( WithheldInCountry )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AddPostNoteInput: AddPostNoteInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ReplyToPostNoteInput: ReplyToPostNoteInput;
  EditPostNoteInput: EditPostNoteInput;
  PostNoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PostNoteResult']>;
  ChangePostNoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePostNoteResult']>;
  EditPostNoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditPostNoteResult']>;
  RestorePostNoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RestorePostNoteResult']>;
  NoteAudience: NoteAudience;
  PostViewerEdge: ResolverTypeWrapper<PostViewerEdgeMapper>;
  PostNotes: ResolverTypeWrapper<PostNotesMapper>;
  NotedText: ResolverTypeWrapper<NotedText>;
  PostNote: ResolverTypeWrapper<PostNoteMapper>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Blocked: ResolverTypeWrapper<Blocked>;
  Blocking: ResolverTypeWrapper<Blocking>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  NotFound: ResolverTypeWrapper<NotFound>;
  PostSuspended: ResolverTypeWrapper<PostSuspended>;
  Conflict: ResolverTypeWrapper<Conflict>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  RateLimited: ResolverTypeWrapper<RateLimited>;
  RemovedByUser: ResolverTypeWrapper<RemovedByUser>;
  WithheldInCountry: ResolverTypeWrapper<WithheldInCountry>;
  Collection: ResolverTypeWrapper<CollectionMapper>;
  StoryBody: ResolverTypeWrapper<Scalars['StoryBody']['output']>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  User: ResolverTypeWrapper<UserMapper>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: UserErrorCode;
  Deltas: ResolverTypeWrapper<Scalars['Deltas']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  AddPostNoteInput: AddPostNoteInput;
  String: Scalars['String']['output'];
  ReplyToPostNoteInput: ReplyToPostNoteInput;
  EditPostNoteInput: EditPostNoteInput;
  PostNoteResult: ResolversUnionTypes<ResolversParentTypes>['PostNoteResult'];
  ChangePostNoteResult: ResolversUnionTypes<ResolversParentTypes>['ChangePostNoteResult'];
  EditPostNoteResult: ResolversUnionTypes<ResolversParentTypes>['EditPostNoteResult'];
  RestorePostNoteResult: ResolversUnionTypes<ResolversParentTypes>['RestorePostNoteResult'];
  PostViewerEdge: PostViewerEdgeMapper;
  PostNotes: PostNotesMapper;
  NotedText: NotedText;
  PostNote: PostNoteMapper;
  BadRequest: BadRequest;
  Blocked: Blocked;
  Blocking: Blocking;
  Unauthorized: Unauthorized;
  Forbidden: Forbidden;
  NotFound: NotFound;
  PostSuspended: PostSuspended;
  Conflict: Conflict;
  Int: Scalars['Int']['output'];
  RateLimited: RateLimited;
  RemovedByUser: RemovedByUser;
  WithheldInCountry: WithheldInCountry;
  Collection: CollectionMapper;
  StoryBody: Scalars['StoryBody']['output'];
  Timestamp: Scalars['Timestamp']['output'];
  User: UserMapper;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Deltas: Scalars['Deltas']['output'];
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  postNotes?: Resolver<Maybe<ResolversTypes['PostNotes']>, ParentType, ContextType, RequireFields<QueryPostNotesArgs, 'postId'>>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addPostNote?: Resolver<ResolversTypes['PostNoteResult'], ParentType, ContextType, RequireFields<MutationAddPostNoteArgs, 'input'>>;
  replyToPostNote?: Resolver<ResolversTypes['PostNoteResult'], ParentType, ContextType, RequireFields<MutationReplyToPostNoteArgs, 'input'>>;
  editPostNote?: Resolver<ResolversTypes['EditPostNoteResult'], ParentType, ContextType, RequireFields<MutationEditPostNoteArgs, 'input'>>;
  deletePostNote?: Resolver<ResolversTypes['ChangePostNoteResult'], ParentType, ContextType, RequireFields<MutationDeletePostNoteArgs, 'noteId'>>;
  restorePostNote?: Resolver<ResolversTypes['RestorePostNoteResult'], ParentType, ContextType, RequireFields<MutationRestorePostNoteArgs, 'noteId'>>;
  resolvePostNote?: Resolver<ResolversTypes['ChangePostNoteResult'], ParentType, ContextType, RequireFields<MutationResolvePostNoteArgs, 'noteId' | 'isResolved'>>;
};

export type PostNoteResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostNoteResult'] = ResolversParentTypes['PostNoteResult']> = {
  __resolveType: TypeResolveFn<'PostNotes' | 'BadRequest' | 'Blocked' | 'Blocking' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'PostSuspended' | 'Conflict' | 'RateLimited' | 'RemovedByUser' | 'WithheldInCountry', ParentType, ContextType>;
};

export type ChangePostNoteResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangePostNoteResult'] = ResolversParentTypes['ChangePostNoteResult']> = {
  __resolveType: TypeResolveFn<'PostNotes' | 'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type EditPostNoteResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EditPostNoteResult'] = ResolversParentTypes['EditPostNoteResult']> = {
  __resolveType: TypeResolveFn<'PostNotes' | 'BadRequest' | 'Blocked' | 'Blocking' | 'Unauthorized' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type RestorePostNoteResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RestorePostNoteResult'] = ResolversParentTypes['RestorePostNoteResult']> = {
  __resolveType: TypeResolveFn<'PostNotes' | 'BadRequest' | 'Blocked' | 'Blocking' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict', ParentType, ContextType>;
};

export type PostViewerEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostViewerEdge'] = ResolversParentTypes['PostViewerEdge']> = {
  canWriteToAuthors?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasNotesToAuthors?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PostNotesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostNotes'] = ResolversParentTypes['PostNotes']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['NotedText']>, ParentType, ContextType>;
  isViewerAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isViewerReader?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canWrite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  submissionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['PostNote']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotedTextResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NotedText'] = ResolversParentTypes['NotedText']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['StoryBody'], ParentType, ContextType>;
};

export type PostNoteResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PostNote'] = ResolversParentTypes['PostNote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  audience?: Resolver<ResolversTypes['NoteAudience'], ParentType, ContextType>;
  paragraph?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  resolvedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  isViewers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  replies?: Resolver<Array<ResolversTypes['PostNote']>, ParentType, ContextType>;
};

export interface StoryBodyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['StoryBody'], any> {
  name: 'StoryBody';
}

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export interface DeltasScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Deltas'], any> {
  name: 'Deltas';
}

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PostNoteResult?: PostNoteResultResolvers<ContextType>;
  ChangePostNoteResult?: ChangePostNoteResultResolvers<ContextType>;
  EditPostNoteResult?: EditPostNoteResultResolvers<ContextType>;
  RestorePostNoteResult?: RestorePostNoteResultResolvers<ContextType>;
  PostViewerEdge?: PostViewerEdgeResolvers<ContextType>;
  PostNotes?: PostNotesResolvers<ContextType>;
  NotedText?: NotedTextResolvers<ContextType>;
  PostNote?: PostNoteResolvers<ContextType>;
  StoryBody?: GraphQLScalarType;
  Timestamp?: GraphQLScalarType;
  Deltas?: GraphQLScalarType;
};


