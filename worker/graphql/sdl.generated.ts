// Written by `npm run codegen`. Change what it is made from instead.
/** The SDL by area: a folder of schema/graphql each. */
const AREAS = {
  "access-token": `
extend type Query {
  "The viewer's access tokens, only for the viewer in their own session; null for everybody else."
  accessTokens: AccessTokens
}

extend type Mutation {
  "Makes an access token. It needs a recent sign-in, and the token is told this once."
  createAccessToken(input: CreateAccessTokenInput!): CreateAccessTokenResult!
  "Ends an access token at once."
  revokeAccessToken(
    "At most 64 characters."
    tokenId: ID!
  ): RevokeAccessTokenResult!
}

"Which access tokens may request a field. One without it is for the site's own pages alone."
directive @scope(needs: TokenScope!) on FIELD_DEFINITION

"""
A field of which an access token is told nothing, whatever leads to it: addresses, how somebody signs in, money, what
staff do. It is for the site's own pages alone.
"""
directive @ownPages on FIELD_DEFINITION

"What an access token may do."
enum TokenScope {
  "Read what its owner can read, drafts included."
  READ
  "Write drafts and series."
  WRITE
  "Publish, unpublish, delete and submit stories."
  PUBLISH
  "Run publications: submissions, featured stories, settings."
  PUBLICATIONS
}

input CreateAccessTokenInput {
  "1 to 60 characters, one line."
  name: String!
  "Not empty. At most 4."
  scopes: [TokenScope!]!
  "One of \`30\`, \`90\`, \`365\`."
  days: Int!
}

union CreateAccessTokenResult = CreatedAccessToken | BadRequest | Conflict | Unauthorized | Forbidden

union RevokeAccessTokenResult = AccessTokens | BadRequest | NotFound | Unauthorized | Forbidden

type AccessTokens {
  "The viewer's id."
  id: ID!
  "The newest first: 20 at most."
  tokens: [AccessToken!]!
  "Until when the viewer may make one; absent if they have to sign in again first."
  recentUntil: Timestamp
}

type AccessToken {
  id: ID!
  name: String!
  "How the token begins."
  hint: String!
  scopes: [TokenScope!]!
  createdAt: Timestamp!
  expiresAt: Timestamp!
  isExpired: Boolean!
  "To the hour; absent if it was never used."
  lastUsedAt: Timestamp
}

type CreatedAccessToken {
  "It isn't stored, and can't be shown again."
  token: String!
  own: AccessTokens!
}
`,
  "block": `
extend type Mutation {
  """
  Blocks a person: both stop following each other, and neither sees or answers what the other writes. They aren't told.
  Repeating it changes nothing.
  """
  blockUser(
    "At most 64 characters."
    targetUserId: ID!
    "Made by the client for this sending. For a day, one that is repeated changes nothing, whatever has happened since. At most 64 characters. Not empty."
    key: String
  ): BlockUserResult!
  "Ends a block. Repeating it changes nothing."
  unblockUser(
    "At most 64 characters."
    targetUserId: ID!
    "Made by the client for this sending. For a day, one that is repeated changes nothing, whatever has happened since. At most 64 characters. Not empty."
    key: String
  ): UnblockUserResult!
}

union BlockUserResult = User | BadRequest | Forbidden | NotFound | Unauthorized

union UnblockUserResult = User | BadRequest | Forbidden | NotFound | Unauthorized

extend type UserViewerEdge {
  "Whether the viewer blocks this person."
  isBlocking: Boolean!
  "Whether this person blocks the viewer."
  isBlocked: Boolean!
}

extend type Viewer {
  "The people whom the viewer blocks, the last one first."
  blockedUsers(paging: PagingOptions): UserConnection!
}
`,
  "book": `
extend type User {
  "How many books the page of their books has; 0 to others unless they are a verified book author."
  bookCount: Int!
  "Their books in the order that the author chose, otherwise newest first."
  booksConnection(paging: PagingOptions): BookConnection!
}

extend type UserViewerEdge {
  "Whether the viewer may add, edit and arrange the books."
  canEditBooks: Boolean!
}

extend type Mutation {
  "Adds a book of the viewer's, or changes one."
  saveBook(input: SaveBookInput!): BooksResult!
  "Takes a book away; it can come back for a day."
  removeBook(
    "At most 64 characters."
    bookId: ID!
  ): BooksResult!
  "Undoes a removal."
  restoreBook(
    "At most 64 characters."
    bookId: ID!
  ): BooksResult!
  "Arranges all of the viewer's books; without any id they are newest first again."
  orderBooks(
    "At most 100. Each: at most 64 characters."
    bookIds: [ID!]!
  ): BooksResult!
}

"The owner of the books, after the change."
union BooksResult = User | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | AlreadyExists

input SaveBookInput {
  "At most 64 characters."
  bookId: ID
  "1 to 300 characters, one line."
  title: String!
  "At most 300 characters, one line."
  subtitle: String!
  "At most 2000 characters."
  description: String!
  "24 hex digits."
  coverId: String
  "At most 1000 characters, one line."
  coverAlt: String!
  "At most 100 characters, one line."
  publisher: String!
  "\`2024\`, \`2024-05\` or \`2024-05-17\`."
  publishedOn: String!
  "At most 10."
  editions: [BookEditionInput!]!
}

input BookEditionInput {
  format: String!
  isbn: String
  url: String
}

type BookConnection {
  books: [Book!]!
  "Whether the author has arranged the books."
  isArranged: Boolean!
  pagingInfo: Paging!
}

type Book {
  id: ID!
  title: String!
  subtitle: String!
  description: String!
  "An uploaded picture; absent if there is none."
  coverId: String
  coverAlt: String!
  publisher: String!
  "\`2024\`, \`2024-05\` or \`2024-05-17\`: as exactly as it is known."
  publishedOn: String!
  editions: [BookEdition!]!
}

type BookEdition {
  id: ID!
  format: BookFormat!
  "13 digits."
  isbn: String
  "Where it is sold."
  url: String
}

enum BookFormat {
  HARDCOVER
  PAPERBACK
  EBOOK
  AUDIOBOOK
}
`,
  "catalog": `
extend type Query {
  "A list by its id, or by the path segment that ends in it."
  catalogById(catalogId: ID!): CatalogResult! @scope(needs: READ)
  """
  A person's list by the last segment of its address: \`{slug}-{id}\`, where the id decides, an id or a slug. To
  others, a private list doesn't exist.
  """
  userCatalog(username: String!, slugId: String!): CatalogResult! @scope(needs: READ)
  "A list of the library by its slug, or any public list by its id or \`{slug}-{id}\`."
  libraryCatalog(slug: String!): Catalog
  libraryCatalogs(paging: PagingOptions): CatalogConnection!
  """
  A person's lists, the one that changed last first, of one type or of all. To others, only public ones exist,
  whatever is asked for. \`visibility\` is 0 or 1.
  """
  catalogsByUser(userId: ID!, type: String, limit: Int, to: String, visibility: Int): CatalogConnection! @scope(needs: READ)
}

extend type Viewer {
  "The viewer's lists, public and private, the one that changed last first."
  catalogs(paging: PagingOptions): CatalogConnection!
  "One of them, by the last segment of its address: \`{slug}-{id}\`, an id or a slug."
  catalog(slugId: String!): Catalog
  "All of them, the reading list first: what a story can be put into."
  catalogChoices: [Catalog!]! @ownPages
  "How many lists the viewer may still make."
  catalogsLeft: Int! @ownPages
  "Other people's lists that the viewer has saved, the last one first."
  savedCatalogs(paging: PagingOptions): CatalogConnection! @ownPages
}

extend type Post {
  "The public lists that it is in."
  catalogs(paging: PagingOptions): CatalogConnection!
}

extend type PostViewerEdge {
  "The viewer's lists that it is in."
  catalogIds: [ID!]! @ownPages
}

extend type Mutation {
  "Makes a list, with a first story if one is named."
  createCatalog(
    "1 to 60 characters, one line."
    name: String!
    "At most 280 characters, one line."
    description: String
    "0 is public, 1 private. One of \`0\`, \`1\`."
    visibility: Int
    "At most 64 characters."
    postId: ID
    "Made by the client for this change: one that is sent again with the same key isn’t made again. At most 64 characters. Not empty."
    key: String
  ): CreateCatalogResult!
  "Changes what a list is called and says, and who sees it; what isn't given stays as it is."
  updateCatalog(
    "At most 64 characters."
    catalogId: ID!
    "1 to 60 characters, one line."
    name: String
    "At most 280 characters, one line."
    description: String
    "0 is public, 1 private. One of \`0\`, \`1\`."
    visibility: Int
  ): UpdateCatalogResult!
  "Closes the discussion of a list, or opens it again."
  changeCatalogSettings(
    "At most 64 characters."
    catalogId: ID!
    responsesClosed: Boolean!
  ): UpdateCatalogResult!
  "Puts stories into a list of the viewer's, takes them out, moves and annotates them: all of it or nothing."
  editCatalogItems(
    "At most 64 characters."
    catalogId: ID!
    "At least 1. At most 50."
    operations: [CatalogItemOperation!]!
    "Made by the client for this change: one that is sent again with the same key isn’t made again. At most 64 characters. Not empty."
    key: String
  ): EditCatalogItemsResult!
  "Deletes a list; its stories stay. It can be restored for 14 days."
  deleteCatalog(
    "At most 64 characters."
    catalogId: ID!
  ): DeleteCatalogResult!
  "Restores a list that was deleted in the last 14 days."
  undeleteCatalog(
    "At most 64 characters."
    catalogId: ID!
  ): UndeleteCatalogResult!
  "Saves somebody else's list among the viewer's."
  followCatalog(
    "At most 64 characters."
    targetCatalogId: ID!
  ): FollowCatalogResult!
  unfollowCatalog(
    "At most 64 characters."
    targetCatalogId: ID!
  ): UnfollowCatalogResult!
}

union CatalogResult = Catalog | NotFound | TakenDown

union CreateCatalogResult = Catalog | AlreadyExists | BadRequest | Conflict | Forbidden | NotFound | PostSuspended | RateLimited | Unauthorized | PublishingRestrictedBannedLinks | RemovedByUser | WithheldInCountry

union UpdateCatalogResult = Catalog | BadRequest | Forbidden | NotFound | Unauthorized | PublishingRestrictedBannedLinks

union EditCatalogItemsResult = Catalog | AlreadyExists | BadRequest | Conflict | Forbidden | NotFound | PostSuspended | Unauthorized | PublishingRestrictedBannedLinks | RemovedByUser | WithheldInCountry

union DeleteCatalogResult = Catalog | BadRequest | Forbidden | NotFound | Unauthorized

union UndeleteCatalogResult = Catalog | BadRequest | Conflict | Forbidden | NotFound | Unauthorized

union FollowCatalogResult = Catalog | AccountSuspended | BadRequest | Blocked | Blocking | Conflict | Forbidden | NotFound | Unauthorized

union UnfollowCatalogResult = Catalog | BadRequest | NotFound | Unauthorized

"A change of one of a list's stories."
input CatalogItemOperation {
  "What is done with the story. One of \`ADD\`, \`REMOVE\`, \`MOVE\`, \`NOTE\`."
  type: String!
  "At most 64 characters."
  postId: ID!
  "With \`ADD\` and \`NOTE\`: the owner’s remark. At most 280 characters."
  note: String
  "With \`ADD\` and \`MOVE\`: the place, from 0 on; without one, the first."
  position: Int
}

type Catalog {
  id: ID!
  slug: String!
  "The last segment of its address: \`{slug}-{id}\`."
  slugId: String!
  name: String!
  description: String!
  type: String!
  "Which predefined list this is; absent for one that somebody created."
  predefined: PredefinedCatalog
  "0 is public, 1 private."
  visibility: Int!
  "Whether it was chosen for the library."
  isInLibrary: Boolean!
  creator: User!
  itemCount: Int!
  followerCount: Int!
  updatedAt: Timestamp!
  itemsConnection(paging: PagingOptions): CatalogItemConnection!
  "Its first stories, as many as a card shows."
  firstPosts: [Post!]!
  "Whether the viewer has saved it."
  isSavedByViewer: Boolean! @ownPages
  "All its stories, also those that nobody sees any more, in order; empty for everybody but its owner."
  ownItems: [OwnCatalogItem!]! @ownPages
  "What the change that this answers has taken out, in order."
  removedItems: [RemovedCatalogItem!]! @ownPages
}

"A story of a list as its owner arranges it."
type OwnCatalogItem {
  postId: ID!
  note: String!
  "Absent for a story that the viewer can't open any more."
  title: String
}

"A story that was taken out of a list, with what puts it back as it was."
type RemovedCatalogItem {
  postId: ID!
  note: String!
  position: Int!
}

"Lists that everybody has from the start."
enum PredefinedCatalog {
  READING_LIST
  CURRENTLY_READING
  PURCHASED
}

type CatalogConnection {
  catalogs: [Catalog!]!
  pagingInfo: Paging!
}

type CatalogItemConnection {
  items: [CatalogItem!]!
  pagingInfo: Paging!
}

type CatalogItem {
  catalogItemId: ID!
  note: String!
  post: Post!
}
`,
  "clap": `
extend type Mutation {
  "Claps for a story or a response: \`numClaps\` times in all."
  clapPost(
    "At most 64 characters."
    targetPostId: ID!
    "How often the viewer claps in all; 0 takes everything back."
    numClaps: Int!
    "Made by the client for this sending: one that is sent again with the same key isn’t applied again. At most 64 characters. Not empty."
    key: String
  ): ClapPostResult!
  "The same for a list."
  clapCatalog(
    "At most 64 characters."
    targetCatalogId: ID!
    "How often the viewer claps in all; 0 takes everything back."
    numClaps: Int!
    "Made by the client for this sending: one that is sent again with the same key isn’t applied again. At most 64 characters. Not empty."
    key: String
  ): ClapCatalogResult!
}

union ClapPostResult = Post | AccountSuspended | BadRequest | Blocked | Blocking | Forbidden | NotFound | PostSuspended | RateLimited | Unauthorized | RemovedByUser | WithheldInCountry

union ClapCatalogResult = Catalog | AccountSuspended | BadRequest | Blocked | Blocking | Forbidden | NotFound | RateLimited | Unauthorized

extend type PostViewerEdge {
  "How often the viewer has clapped."
  clapCount: Int!
  "Whether the viewer may clap: visitors, suspended people and the story's own writers may not."
  canClap: Boolean!
}

extend type Post {
  "The people who have clapped; of those whom the viewer follows alone if \`isFollowed\` says so."
  clappersConnection(order: ClapperOrder, isFollowed: Boolean, paging: PagingOptions): ClapperConnection!
}

extend type Catalog {
  clapCount: Int!
  "How often the viewer has clapped."
  viewerClapCount: Int!
  clappersConnection(order: ClapperOrder, isFollowed: Boolean, paging: PagingOptions): ClapperConnection!
}

extend type User {
  "The listed stories that they have clapped for, the newest clap first."
  clappedPosts(paging: PagingOptions): PostConnection!
}

enum ClapperOrder {
  NEWEST
  OLDEST
  "Those who have clapped most."
  MOST
}

type ClapperConnection {
  edges: [ClapperEdge!]!
  pagingInfo: Paging!
}

type ClapperEdge {
  user: User!
  "How often they have clapped."
  clapCount: Int!
}
`,
  "co-author": `
extend type Query {
  "Everybody who writes a story beside its writer or is invited to: for its authors."
  coAuthors(postId: ID!): CoAuthorsResult! @scope(needs: READ)
}

extend type Viewer {
  "Stories that the viewer is invited to write with, the newest invitation first."
  coAuthorInvitations: [CoAuthorInvitation!]!
}

extend type Mutation {
  "Invites somebody to write a story with its writer, up to five people. They are named once they have accepted."
  inviteCoAuthor(input: InviteCoAuthorInput!): InviteCoAuthorResult!
  "Accepts or declines such an invitation to the viewer."
  answerCoAuthorInvitation(input: AnswerCoAuthorInvitationInput!): AnswerCoAuthorInvitationResult!
  "Puts everybody beside its writer into an order. It takes all of them."
  orderCoAuthors(input: OrderCoAuthorsInput!): OrderCoAuthorsResult!
  "Takes somebody out of the byline, or their invitation back. A co-author takes out themselves."
  removeCoAuthor(input: RemoveCoAuthorInput!): RemoveCoAuthorResult!
}

input InviteCoAuthorInput {
  "At most 64 characters."
  postId: ID!
  "At most 200 characters."
  username: String!
}

input AnswerCoAuthorInvitationInput {
  "At most 64 characters."
  postId: ID!
  accepts: Boolean!
}

input RemoveCoAuthorInput {
  "At most 64 characters."
  postId: ID!
  "At most 64 characters."
  userId: ID!
}

input OrderCoAuthorsInput {
  "At most 64 characters."
  postId: ID!
  "At most 5. Each: at most 64 characters."
  userIds: [ID!]!
}

union OrderCoAuthorsResult = CoAuthors | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

union CoAuthorsResult = CoAuthors | Unauthorized | Forbidden | NotFound

union InviteCoAuthorResult = CoAuthors | BadRequest | Blocked | Blocking | Unauthorized | Forbidden | NotFound | Conflict | RateLimited

union AnswerCoAuthorInvitationResult = AnsweredCoAuthorInvitation | BadRequest | Blocked | Blocking | Unauthorized | Forbidden | NotFound

union RemoveCoAuthorResult = CoAuthors | BadRequest | Unauthorized | Forbidden | NotFound

type CoAuthors {
  "Of the story."
  id: ID!
  "Whether the viewer invites and removes them."
  isWriter: Boolean!
  people: [CoAuthor!]!
}

type CoAuthor {
  user: User!
  hasAccepted: Boolean!
}

type CoAuthorInvitation {
  postId: ID!
  title: String!
  "Who wrote it so far."
  writer: User!
  invitedAt: Timestamp!
}

type AnsweredCoAuthorInvitation {
  postId: ID!
  accepted: Boolean!
}
`,
  "collection": `
extend type Query {
  "A publication by its slug (current or former) or its domain."
  collectionByDomainOrSlug(domainOrSlug: String!): CollectionResult! @scope(needs: READ)
  collection(id: ID!): Collection @scope(needs: READ)
  "Publications that most people follow."
  topCollections(limit: Int): [Collection!]! @scope(needs: READ)
  """
  Whether a publication can have a slug: \`collectionId\` is the one that wants it, which may have one of its own former
  slugs again; a new publication has none.
  """
  publicationSlug(slug: String!, collectionId: ID): PublicationSlugResult! @scope(needs: READ)
  "A style sheet as it would be served, or what can't be used of it; for whoever is signed in."
  previewStyleSheet(styleSheet: String!): PreviewStyleSheetResult! @scope(needs: READ)
}

extend type Mutation {
  "Creates a publication, whose owner is the viewer."
  createPublication(input: CreatePublicationInput!): CreatePublicationResult!
  "Changes what a publication is called, says and looks like. A former slug keeps leading to it."
  updatePublication(input: UpdatePublicationInput!): UpdatePublicationResult! @scope(needs: PUBLICATIONS)
  "Sets a publication's navigation; without entries it has the usual one."
  setPublicationNavigation(input: SetPublicationNavigationInput!): SetPublicationNavigationResult! @scope(needs: PUBLICATIONS)
  "Creates a subpage or a feature page of a publication, or changes one."
  savePublicationPage(input: SavePublicationPageInput!): SavePublicationPageResult! @scope(needs: PUBLICATIONS)
  """
  Sets a publication's theme and style sheet; without them it looks like the rest of the site. The style sheet may set a
  list of harmless properties within the publication's part of the page; anything else is refused, with its line.
  """
  setPublicationDesign(input: SetPublicationDesignInput!): SetPublicationDesignResult!
  """
  Makes one of the editors the owner, and the viewer, who owns it, an editor. It takes a recent sign-in and the typed slug.
  """
  transferPublication(input: TransferPublicationInput!): TransferPublicationResult!
  """
  Deletes a publication; its stories go to their writers' profiles. It takes a recent sign-in and the typed slug, and can
  be taken back for 14 days.
  """
  deletePublication(input: DeletePublicationInput!): DeletePublicationResult!
  "Restores a publication that was deleted in the last 14 days, with its stories."
  undeletePublication(input: UndeletePublicationInput!): UndeletePublicationResult!
  """
  Takes a story out of its publication: its writer may, and the publication's owner and editors. It stays as it is, on
  its writer's profile.
  """
  removePostFromPublication(
    "At most 64 characters."
    postId: ID!
  ): RemovePostFromPublicationResult! @scope(needs: PUBLICATIONS)
  """
  Brings back a story that the viewer has taken out of a publication within the last hour, as long as it is in no other
  one.
  """
  returnPostToPublication(input: ReturnPostToPublicationInput!): ReturnPostToPublicationResult! @scope(needs: PUBLICATIONS)
  "Sets the text of a publication's about page."
  setPublicationAbout(input: SetPublicationAboutInput!): SetPublicationAboutResult! @scope(needs: PUBLICATIONS)
  "Deletes such a page, and the entries of the navigation that lead to it."
  deletePublicationPage(input: DeletePublicationPageInput!): DeletePublicationPageResult! @scope(needs: PUBLICATIONS)
  "Restores such a page after its deletion, with its entries of the navigation."
  undeletePublicationPage(input: UndeletePublicationPageInput!): UndeletePublicationPageResult! @scope(needs: PUBLICATIONS)
}

input CreatePublicationInput {
  "Made by the client: a request that is sent again with the same key creates one publication. 12 lower-case hex digits."
  key: ID
  "1 to 60 of a-z, 0-9 and single hyphens."
  slug: String!
  "1 to 100 characters, one line."
  name: String!
  "At most 100 characters, one line."
  tagline: String
  "At most 280 characters, one line."
  description: String
  "24 hex digits."
  avatarId: ID
  "24 hex digits."
  logoId: ID
}

input UpdatePublicationInput {
  "At most 64 characters."
  collectionId: ID!
  "1 to 60 of a-z, 0-9 and single hyphens."
  slug: String!
  "1 to 100 characters, one line."
  name: String!
  "At most 100 characters, one line."
  tagline: String!
  "At most 280 characters, one line."
  description: String!
  "24 hex digits."
  avatarId: ID
  "24 hex digits."
  faviconId: ID
  "24 hex digits."
  logoId: ID
  "\`#rrggbb\`."
  headerColor: String
  "The revision that the change begins from: after a newer one it is a Conflict. Without it, it is made anyway."
  baseRevision: Int
}

input SetPublicationNavigationInput {
  "At most 64 characters."
  collectionId: ID!
  "At most 20."
  items: [NavigationItemInput!]!
  "The revision that the change begins from: after a newer one it is a Conflict. Without it, it is made anyway."
  baseRevision: Int
}

input NavigationItemInput {
  destination: NavigationDestination!
  "1 to 40 characters, one line."
  title: String!
  """
  What the destination needs: an address, the slug of one of the publication's pages, the name of a topic, the address or
  id of a story of the publication.
  """
  value: String
}

input SavePublicationPageInput {
  "At most 64 characters."
  collectionId: ID!
  kind: CollectionPageKind!
  "Of the page that changes; absent for a new one. At most 64 characters."
  currentSlug: ID
  "Made of the title if it is absent. At most 1000 characters."
  slug: String
  "1 to 100 characters, one line."
  title: String!
  "At most 280 characters, one line."
  description: String
  "The topic of a feature page. At most 200 characters."
  tag: String
  "The text of a subpage; an absent one stays as it is."
  body: StoryBody
  "The revision that the change begins from: after a newer one it is a Conflict. Without it, it is made anyway."
  baseRevision: Int
}

input SetPublicationAboutInput {
  "At most 64 characters."
  collectionId: ID!
  "A body of at most 60000 bytes."
  about: StoryBody!
  "The revision that the change begins from: after a newer one it is a Conflict. Without it, it is made anyway."
  baseRevision: Int
}

input UndeletePublicationPageInput {
  "At most 64 characters."
  collectionId: ID!
  kind: CollectionPageKind!
  "At most 64 characters."
  slug: ID!
}

input DeletePublicationPageInput {
  "At most 64 characters."
  collectionId: ID!
  kind: CollectionPageKind!
  "At most 64 characters."
  slug: ID!
}

input TransferPublicationInput {
  "At most 64 characters."
  collectionId: ID!
  "At most 64 characters."
  userId: ID!
  "The publication’s slug, typed as a confirmation. 1 to 60 of a-z, 0-9 and single hyphens."
  slug: String!
}

input DeletePublicationInput {
  "At most 64 characters."
  collectionId: ID!
  "The publication’s slug, typed as a confirmation. 1 to 60 of a-z, 0-9 and single hyphens."
  slug: String!
}

input UndeletePublicationInput {
  "At most 64 characters."
  collectionId: ID!
}

input ReturnPostToPublicationInput {
  "At most 64 characters."
  postId: ID!
  "The publication that it was taken out of. At most 64 characters."
  collectionId: ID!
}

union TransferPublicationResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound

union DeletePublicationResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound

union UndeletePublicationResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

extend type Viewer {
  "Publications of the viewer that were deleted in the last 14 days, newest first."
  deletedPublications: [Collection!]!
}

input SetPublicationDesignInput {
  "At most 64 characters."
  collectionId: ID!
  theme: ThemeInput
  "At most 20000 characters."
  styleSheet: String
  "The revision that the change begins from: after a newer one it is a Conflict. Without it, it is made anyway."
  baseRevision: Int
}

input ThemeInput {
  "\`#rrggbb\`, of a light page."
  background: String!
  "\`#rrggbb\`, with a contrast of at least 7 to the background."
  text: String!
  "\`#rrggbb\`, with a contrast of at least 4.5 to the background."
  tint: String!
  "Titles."
  font1: ThemeFont!
  "Stories."
  font2: ThemeFont!
  "Everything else."
  font3: ThemeFont!
}

enum ThemeFont {
  SERIF_1
  SERIF_2
  SANS_SERIF_1
}

union SetPublicationDesignResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

union SetPublicationAboutResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | PublishingRestrictedBannedLinks

union PreviewStyleSheetResult = StyleSheetPreview | BadRequest | Unauthorized

union PublicationSlugResult = FreePublicationSlug | BadRequest | AlreadyExists

union CreatePublicationResult = Collection | BadRequest | Unauthorized | Forbidden | AlreadyExists | Conflict | PublishingRestrictedBannedLinks

union UpdatePublicationResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound | AlreadyExists | Conflict | PublishingRestrictedBannedLinks

union SetPublicationNavigationResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | PublishingRestrictedBannedLinks

union SavePublicationPageResult = CollectionPage | BadRequest | Unauthorized | Forbidden | NotFound | AlreadyExists | Conflict | PublishingRestrictedBannedLinks

union RemovePostFromPublicationResult = Post | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

union ReturnPostToPublicationResult = Post | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

union UndeletePublicationPageResult = CollectionPage | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

union DeletePublicationPageResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound

type StyleSheetPreview {
  "Its rules apply within \`[data-publication]\` alone."
  css: String!
}

type FreePublicationSlug {
  slug: String!
}

union CollectionResult = Collection | NotFound | TakenDown

type Collection {
  id: ID!
  slug: String!
  name: String!
  tagline: String!
  description: String!
  domain: String
  avatar: ImageMetadata
  favicon: ImageMetadata
  logo: ImageMetadata
  "\`#rrggbb\`"
  headerColor: String
  isAuroraVisible: Boolean!
  newsletterId: ID
  "Absent while the publication has none."
  newsletter: NewsletterV3
  homepage: CollectionHomepage!
  "The publication, under the name that older programs use."
  compatLegacy: CollectionCompatLegacy!
  "What a change of a part begins from."
  revisions: CollectionRevisions!
  "The body of the about page; empty when there is none."
  about: StoryBody!
  navigationItems: [NavigationItem!]!
  creator: User!
  editors: [CollectionEditor!]!
  subscriberCount: Int!
  postCount: Int!
  createdAt: Timestamp!
  "When its first listed story was published; absent while it has none."
  firstPostAt: Timestamp
  viewerEdge: CollectionViewerEdge!
  "Newest first. \`page\`, 1 to 1000, enters the list at that page instead of at a cursor."
  latestPosts(paging: PagingOptions, page: Int, tagSlug: String): PostConnection!
  "Oldest first, from the start of the given year, month or day and up to its end."
  archivePosts(year: Int, month: Int, day: Int, paging: PagingOptions, page: Int): PostConnection!
  "Ordered by how readers respond to them now."
  trendingPosts(paging: PagingOptions, page: Int): PostConnection!
  "Chosen by the editors, newest choice first."
  featuredPosts(limit: Int): [Post!]!
  "The years that have stories, the months of \`year\` and the days of \`month\` that have some."
  archivePeriods(year: Int, month: Int): ArchivePeriods!
  page(slug: String!, kind: CollectionPageKind!): CollectionPage
  "Absent for a publication that looks like the rest of the site."
  theme: Theme
  "The path of the style sheet; absent without one."
  styleSheetPath: String
  "The style sheet as its editors write it; only they see it."
  customStyleSheet: String
  "All of one kind, by their slugs."
  pages(kind: CollectionPageKind!): [CollectionPage!]!
  "Who did what to the publication, newest first; only its owners and editors see it."
  acts(paging: PagingOptions): CollectionActConnection
}

type CollectionActConnection {
  acts: [CollectionAct!]!
  pagingInfo: Paging!
}

"An entry of a publication's log."
type CollectionAct {
  id: ID!
  at: Timestamp!
  action: CollectionActAction!
  "Absent if the account is gone."
  actor: User
  "The person whom it concerns, if any."
  subject: User
  "The story that it concerns, if any."
  postId: ID
  "A few words about it; empty if there is nothing to say."
  detail: String!
}

enum CollectionActAction {
  CREATE
  CHANGE_INFO
  CHANGE_SLUG
  CHANGE_ABOUT
  CHANGE_NAVIGATION
  CREATE_PAGE
  CHANGE_PAGE
  DELETE_PAGE
  RESTORE_PAGE
  CHANGE_DESIGN
  CHANGE_DOMAIN
  REMOVE_DOMAIN
  TRANSFER
  DELETE
  UNDELETE
  INVITE
  WITHDRAW_INVITATION
  ACCEPT_INVITATION
  DECLINE_INVITATION
  CHANGE_ROLE
  REMOVE_MEMBER
  LEAVE
  CHANGE_SUBMISSIONS
  SUBMIT_POST
  WITHDRAW_POST
  REVIEW_POST
  ADD_POST
  REMOVE_POST
  RETURN_POST
  FEATURE_POST
  UNFEATURE_POST
}

"How often each part of a publication was changed."
type CollectionRevisions {
  "What \`updatePublication\` sets."
  info: Int!
  navigation: Int!
  about: Int!
  design: Int!
}

type NewsletterV3 {
  id: ID!
}

type CollectionHomepage {
  id: ID!
  "Absent for a publication that has chosen none."
  headerColor: Color
}

type Color {
  "\`#rrggbb\`"
  rgb: String!
}

type CollectionCompatLegacy {
  id: ID!
}

type ArchivePeriods {
  "Latest first."
  years: [Int!]!
  "1 to 12, of the requested year."
  months: [Int!]!
  "Of the requested month."
  days: [Int!]!
}

enum CollectionPageKind {
  SUBPAGE
  FEATURE
}

type CollectionPage {
  slug: String!
  kind: CollectionPageKind!
  title: String!
  description: String!
  body: StoryBody!
  "The tag whose stories a feature page shows."
  tagSlug: String
  "How often it was changed."
  revision: Int!
}

"The target of an entry of a publication's navigation."
enum NavigationDestination {
  ABOUT
  ARCHIVE
  EXTERNAL_URL
  LATEST
  PAGE
  POST
  SECTION
  TAG_FEED
  TRENDING
}

type NavigationItem {
  destination: NavigationDestination!
  title: String!
  "The destination's parameter: an address, the slug of a page or tag, the id of a post."
  value: String
}

type CollectionEditor {
  role: CollectionRoleName!
  user: User!
}

"The viewer's relation to this publication."
type CollectionViewerEdge {
  id: ID!
  isFollowing: Boolean!
  isMuting: Boolean!
  "Absent for viewers without a role in it."
  viewerStaffRole: CollectionRoleName
}

"How somebody's pages look."
type Theme {
  colorPalette: ColorPalette!
  fonts: ThemeFonts!
}

"\`#rrggbb\`, of a light page; a dark page's colours are made of them."
type ColorPalette {
  background: String!
  text: String!
  tint: String!
  "From the background to the text, the faintest first."
  backgroundSpectrum: [String!]!
  "From the background to the tint, the faintest first."
  tintSpectrum: [String!]!
}

type ThemeFonts {
  "Titles."
  font1: ThemeFont!
  "Stories."
  font2: ThemeFont!
  "Everything else."
  font3: ThemeFont!
}
`,
  "custom-domain": `
extend type Query {
  "The domain of the viewer's profile, only for the viewer in their own session; null for everybody else."
  customDomain: CustomDomainSettings
}

extend type Collection {
  "Its domain, only for its owners in their own session; null for everybody else."
  customDomain: CustomDomainSettings @ownPages
}

extend type Mutation {
  "Asks for a domain for a publication, or without one for the viewer's profile. It works once its records are right."
  setCustomDomain(input: SetCustomDomainInput!): SetCustomDomainResult!
  "Checks the domain now."
  checkCustomDomain(
    "At most 64 characters."
    collectionId: ID
  ): CheckCustomDomainResult!
  "Takes the domain away again. Its addresses lead to the ones on the main host for 90 days."
  removeCustomDomain(
    "At most 64 characters."
    collectionId: ID
  ): RemoveCustomDomainResult!
}

input SetCustomDomainInput {
  "a public domain of at most 253 characters, or an address there"
  domain: String!
  "At most 64 characters."
  collectionId: ID
}

union SetCustomDomainResult = CustomDomainSettings | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | CustomDomainFailure

union CheckCustomDomainResult = CustomDomainSettings | BadRequest | Unauthorized | Forbidden | NotFound

union RemoveCustomDomainResult = CustomDomainSettings | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

type CustomDomainSettings {
  "The id of the publication or the person."
  id: ID!
  "Whether this site can have domains of others."
  isOffered: Boolean!
  "Absent as long as nobody has asked for one."
  domain: WantedDomain
}

type WantedDomain {
  id: ID!
  domain: String!
  state: CustomDomainProgress!
  "Why it doesn't work; absent if it does, or if it wasn't checked yet."
  fault: CustomDomainFault
  checkedAt: Timestamp
  "When it is checked next; absent if nobody but its owner checks it any more."
  nextCheckAt: Timestamp
  workingSince: Timestamp
  failingSince: Timestamp
  "When it is withdrawn unless it works again; absent while it doesn't fail."
  withdrawnOn: Timestamp
  "When it was withdrawn because it had failed for days; absent otherwise."
  withdrawnAt: Timestamp
  "What its owner sets where the domain was bought."
  records: [DnsRecord!]!
  "Where Namecheap sets them; absent if it can't."
  connectUrl: String
}

enum CustomDomainProgress {
  "The record that proves it isn't there yet."
  WAITING
  "It is proved, and doesn't lead here yet."
  VERIFIED
  WORKING
  "It worked, and doesn't now."
  FAILING
}

enum CustomDomainFault {
  NO_PROOF
  WRONG_PROOF
  LEADS_NOWHERE
  LEADS_ELSEWHERE
  CERTIFICATE_PENDING
  CERTIFICATE_FAILED
  TAKEN
  "Nothing could be found out."
  NO_ANSWER
}

type DnsRecord {
  type: DnsRecordType!
  name: String!
  value: String!
  "Whether the last check found it; absent before the first one, and if nothing could be found out."
  isFound: Boolean
}

enum DnsRecordType {
  TXT
  CNAME
}
`,
  "draft": `
extend type Query {
  "The newest text of a story, as those see it who write it."
  draft(postId: ID!): DraftResult! @scope(needs: READ)
  "What a story was before: a version of each publish, and of every ten minutes of writing. The newest first."
  postVersions(postId: ID!, paging: PagingOptions): PostVersionsResult! @scope(needs: READ)
  "One of them with its text."
  postVersion(postId: ID!, versionId: ID!): PostVersionResult! @scope(needs: READ)
  "What a publish can set, as it is now."
  publishSettings(postId: ID!): PublishSettingsResult! @scope(needs: READ)
}

union DraftResult = Draft | Unauthorized | Forbidden | NotFound

union PostVersionsResult = PostVersionConnection | Unauthorized | Forbidden | NotFound

union PostVersionResult = PostVersion | Unauthorized | Forbidden | NotFound

union PublishSettingsResult = PublishSettings | Unauthorized | Forbidden | NotFound

type Draft {
  "Of its story."
  id: ID!
  "What a save begins from. It grows with every save."
  revision: Int!
  title: String!
  subtitle: String!
  body: StoryBody!
}

type PostVersionConnection {
  versions: [PostVersion!]!
  pagingInfo: Paging!
}

type PostVersion {
  id: ID!
  revision: Int!
  "Set by a publish, or by who writes it."
  name: String
  createdAt: Timestamp!
  "Whether readers see it."
  isPublished: Boolean!
  title: String!
  subtitle: String!
  "Absent in lists."
  body: StoryBody
}

"What a publish can set, and where the story stands."
type PublishSettings {
  "Of its story."
  id: ID!
  "Whether readers see the story."
  isPublished: Boolean!
  "When it will be published; absent unless that is planned."
  scheduledFor: Timestamp
  "Names of its topics, the most important first."
  tags: [String!]!
  isLocked: Boolean!
  isUnlisted: Boolean!
  canonicalUrl: String
  language: String!
  license: PostLicense!
  responsesClosed: Boolean!
  "Id of the picture that lists show; absent without one in the store."
  previewImageId: ID
  "The pictures of the text that it can be, each once, in their order."
  previewPictures(limit: Int): [PreviewPicture!]!
  "The title and the subtitle that lists and links show; empty for the story’s own."
  listTitle: String!
  listSubtitle: String!
  "Whether the viewer may publish it, and change what readers see of it."
  mayPublish: Boolean!
  post: Post!
}

type PreviewPicture {
  "Of its image."
  imageId: ID!
  alt: String!
}

extend type Mutation {
  """
  Creates an empty story that only its writer sees. The client makes the id, 12 lower-case hex digits, so that asking
  twice creates one.
  """
  createDraft(input: CreateDraftInput!): CreateDraftResult! @scope(needs: WRITE)
  "Changes the newest text. Readers of a published story don't see it before it is published again."
  saveDraft(input: SaveDraftInput!): SaveDraftResult! @scope(needs: WRITE)
  "Makes the text of a version the newest one."
  restoreVersion(input: RestoreVersionInput!): SaveDraftResult! @scope(needs: WRITE)
  "Names a version, which is kept then; an empty name takes the name away."
  nameVersion(input: NameVersionInput!): NameVersionResult! @scope(needs: WRITE)
  "Publishes the newest text, which has to be \`baseRevision\`."
  publishPost(input: PublishPostInput!): PublishPostResult! @scope(needs: PUBLISH)
  "The same at a time, to the minute."
  schedulePost(input: SchedulePostInput!): PublishPostResult! @scope(needs: PUBLISH)
  "Changes the settings of a story, published or not, without publishing its newest text."
  changePostSettings(input: ChangePostSettingsInput!): ChangePostSettingsResult! @scope(needs: PUBLISH)
  "Makes a published or scheduled story a draft again."
  unpublishPost(
    "At most 64 characters."
    postId: ID!
  ): PublishPostResult! @scope(needs: PUBLISH)
  "Puts a story into the trash, where it stays for 14 days."
  deletePost(
    "At most 64 characters."
    targetPostId: ID!
  ): DeletePostResult! @scope(needs: PUBLISH)
  "Takes a story out of the trash, back to where it was."
  undeletePost(
    "At most 64 characters."
    targetPostId: ID!
  ): DeletePostResult! @scope(needs: PUBLISH)
}

input CreateDraftInput {
  "12 lower-case hex digits."
  postId: ID!
}

input SaveDraftInput {
  "At most 64 characters."
  postId: ID!
  "The revision that the change begins from."
  baseRevision: Int!
  "The changes, in their order: all of them are applied or none."
  deltas: Deltas!
  "Made by the client for this save: one that is sent again with the same key isn’t applied again. Without one, each request is a save of its own. At most 64 characters. Not empty."
  saveKey: String
}

input RestoreVersionInput {
  "At most 64 characters."
  postId: ID!
  "At most 64 characters."
  versionId: ID!
  "The revision that the change begins from."
  baseRevision: Int!
  "Made by the client for this save: one that is sent again with the same key isn’t applied again. Without one, each request is a save of its own. At most 64 characters. Not empty."
  saveKey: String
}

"What isn't given stays as it is."
input PublishSettingsInput {
  "Names of up to five topics, the most important first."
  tags: [String!]
  "Whether it is for members only."
  isLocked: Boolean
  "Whether only those find it who have its address."
  isUnlisted: Boolean
  "Where it was published first, if that is elsewhere; an empty text removes it."
  canonicalUrl: String
  "A language tag. By default, the first publish finds it out by the script of the text."
  language: String
  license: PostLicense
  "Whether nobody can respond any more."
  responsesClosed: Boolean
  "Id of the picture of the text that lists show. By default the first one."
  previewImageId: ID
  "The title that lists and links show; an empty one stands for the story’s own."
  listTitle: String
  "The subtitle that they show; an empty one stands for the story’s own, or its first words."
  listSubtitle: String
}

input ChangePostSettingsInput {
  "At most 64 characters."
  postId: ID!
  settings: PublishSettingsInput!
}

input PublishPostInput {
  "At most 64 characters."
  postId: ID!
  "The revision that the change begins from."
  baseRevision: Int!
  settings: PublishSettingsInput
}

input SchedulePostInput {
  "At most 64 characters."
  postId: ID!
  "The revision that the change begins from."
  baseRevision: Int!
  publishAt: Timestamp!
  settings: PublishSettingsInput
}

input NameVersionInput {
  "At most 64 characters."
  postId: ID!
  "At most 64 characters."
  versionId: ID!
  "At most 100 characters, one line."
  name: String!
}

union NameVersionResult = PostVersion | BadRequest | Unauthorized | Forbidden | NotFound

union CreateDraftResult = Draft | BadRequest | Unauthorized | Forbidden | AlreadyExists | RateLimited

union SaveDraftResult = SavedDraft | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | RateLimited

union PublishPostResult = Post | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | AccountSuspended | PublishingRestrictedBannedLinks

union ChangePostSettingsResult = PublishSettings | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | AccountSuspended

union DeletePostResult = Post | BadRequest | Blocked | Blocking | Unauthorized | Forbidden | NotFound | Conflict

type SavedDraft {
  "Of its story."
  id: ID!
  revision: Int!
}
`,
  "export": `
extend type Viewer {
  "The exports that the viewer made of everything they have, the newest first: 5 at most, each for 7 days."
  exports: [AccountExport!]! @ownPages
}

enum AccountExportState {
  RUNNING
  READY
  "It couldn't be made; another one can be asked for."
  FAILED
}

"Everything that a person has, as zips of Markdown, JSON and media."
type AccountExport {
  id: ID!
  state: AccountExportState!
  storyCount: Int!
  storiesDone: Int!
  createdAt: Timestamp!
  "When it is deleted."
  expiresAt: Timestamp!
  "Empty until it is ready."
  parts: [AccountExportPart!]!
}

type AccountExportPart {
  "From 1 on."
  number: Int!
  bytes: Float!
  "Where it is downloaded by its owner, who is signed in."
  url: String!
}

extend type Mutation {
  "Has everything that the viewer has packed in the background. While an export runs, it is the one that is returned."
  requestExport: RequestExportResult!
}

union RequestExportResult = AccountExport | Unauthorized | Forbidden | RateLimited
`,
  "feed": `
extend type Query {
  """
  A page of the viewer's home feed: what suits them (\`FOR_YOU\`), the people and publications that they follow
  (\`FOLLOWING\`), or one topic. Without an order, it is in the one that the viewer keeps as a preference. Absent for a
  visitor, and if there is no such topic.
  """
  homeFeed(feed: HomeFeedName, tagSlug: String, order: HomeFeedOrder, paging: PagingOptions): HomeFeed
}

enum HomeFeedName {
  FOR_YOU
  FOLLOWING
}

enum HomeFeedOrder {
  RANKED
  NEWEST
}

type HomeFeed {
  items: [HomeFeedItem!]!
  "The order that it is in."
  order: HomeFeedOrder!
  pagingInfo: Paging!
  "The topic, in its own feed."
  tag: Tag
  "Whether stories were left out because the viewer has muted or hidden what they belong to."
  isFiltered: Boolean!
}

type HomeFeedItem {
  post: Post!
  "Why it is here; absent in the feed of one topic."
  reason: FeedReason
}

type FeedReason {
  kind: FeedReasonKind!
  "What the viewer follows: the topic, the person or the publication."
  tag: Tag
  user: User
  collection: Collection
}

enum FeedReasonKind {
  TAG
  USER
  COLLECTION
  POPULAR
}
`,
  "follow": `
extend type Mutation {
  followUser(
    "At most 64 characters."
    targetUserId: ID!
  ): FollowUserResult!
  unfollowUser(
    "At most 64 characters."
    targetUserId: ID!
  ): FollowUserResult!
  followCollection(
    "At most 64 characters."
    targetCollectionId: ID!
  ): FollowCollectionResult!
  unfollowCollection(
    "At most 64 characters."
    targetCollectionId: ID!
  ): FollowCollectionResult!
  "Keeps their stories out of the viewer's lists."
  muteUser(
    "At most 64 characters."
    targetUserId: ID!
  ): MuteUserResult!
  unmuteUser(
    "At most 64 characters."
    targetUserId: ID!
  ): MuteUserResult!
  muteCollection(
    "At most 64 characters."
    targetCollectionId: ID!
  ): MuteCollectionResult!
  unmuteCollection(
    "At most 64 characters."
    targetCollectionId: ID!
  ): MuteCollectionResult!
  muteTag(
    "At most 100 characters."
    tagSlug: String!
  ): MuteTagResult!
  unmuteTag(
    "At most 100 characters."
    tagSlug: String!
  ): MuteTagResult!
  "Shows fewer stories like this one: it leaves the viewer's lists."
  mutePost(
    "At most 64 characters."
    targetPostId: ID!
  ): MutePostResult!
  unmutePost(
    "At most 64 characters."
    targetPostId: ID!
  ): MutePostResult!
  "The viewer has looked at a feed: \`sidebar-menu-icon\`, or somebody or a publication that they follow."
  updateFollowedEntityViewedAt(
    "At most 64 characters."
    userId: ID!
    "At most 64 characters."
    feedId: ID!
  ): FollowedEntityViewedResult!
}

union FollowUserResult = User | AccountSuspended | AlreadyExists | BadRequest | Blocked | Blocking | Forbidden | NotFound | RateLimited | Unauthorized

union FollowCollectionResult = Collection | AccountSuspended | AlreadyExists | BadRequest | Blocked | Blocking | Forbidden | NotFound | RateLimited | Unauthorized

union MuteUserResult = User | BadRequest | NotFound | Unauthorized

union MuteCollectionResult = Collection | BadRequest | NotFound | Unauthorized

union MuteTagResult = Tag | BadRequest | NotFound | Unauthorized

union MutePostResult = Post | BadRequest | NotFound | Unauthorized

union FollowedEntityViewedResult = User | BadRequest | NotFound | Unauthorized | Forbidden

union FollowedEntity = User | Collection

enum FollowedKind {
  PEOPLE
  PUBLICATIONS
  TOPICS
}

type FollowedEntityConnection {
  edges: [FollowedEntityEdge!]!
  pagingInfo: Paging!
}

type FollowedEntityEdge {
  "When its newest story was published; absent while there is none."
  lastPublishedAt: Timestamp
  "Whether it has published since the viewer last looked; false for lists of other people."
  hasUnread: Boolean!
  node: FollowedEntityNode!
}

type FollowedEntityNode {
  id: ID!
  entity: FollowedEntity!
}

type CollectionConnection {
  collections: [Collection!]!
  pagingInfo: Paging!
}

type FollowingFeed {
  "Whose stories these are; absent for a feed of all."
  name: String
  stories: PostConnection!
}

extend type UserViewerEdge {
  "People and publications that the viewer follows, newest first; empty for everybody else."
  followedEntitiesConnection(paging: PagingOptions): FollowedEntityConnection!
  "When the viewer last opened the list of what they follow; absent if never, and for everybody else."
  iconViewedAt: Timestamp
}

extend type TagViewerEdge {
  isMuting: Boolean!
}

extend type Post {
  viewerEdge: PostViewerEdge!
}

"The viewer's relation to this story."
type PostViewerEdge {
  id: ID!
  isMuting: Boolean!
}

extend type User {
  "Newest first."
  followersUserConnection(paging: PagingOptions): UserConnection!
  "People and publications that the person follows, newest first."
  followingConnection(paging: PagingOptions): FollowedEntityConnection!
}

extend type Collection {
  "Newest first."
  followersUserConnection(paging: PagingOptions): UserConnection!
}

extend type Viewer {
  "The newest stories of all that the viewer follows of a kind, without what they have muted; or of one of them, by its id or slug. Absent if that one isn't there."
  followingFeed(of: FollowedKind!, id: ID, paging: PagingOptions): FollowingFeed
  "Newest first."
  followedUsers(paging: PagingOptions): UserConnection!
  followedCollections(paging: PagingOptions): CollectionConnection!
  mutedUsers(paging: PagingOptions): UserConnection!
  mutedCollections(paging: PagingOptions): CollectionConnection!
  mutedTags(paging: PagingOptions): TagConnection!
  "Writers and publications that the viewer neither follows nor mutes, those with most followers first."
  suggestedUsers(paging: PagingOptions): UserConnection!
  suggestedCollections(paging: PagingOptions): CollectionConnection!
}
`,
  "gift": `
extend type Query {
  "What gifts cost in the viewer's country. Anybody may ask; without a country of theirs, \`country\` says which."
  quoteGift(quantity: Int!, country: String): QuoteGiftResult!
  "A gift that the viewer has bought; null for everybody else."
  gift(id: ID!): Gift
  "What a code is good for. Whoever has tried too many unknown ones has to wait."
  giftCode(code: String!): GiftCodeResult!
}

extend type Mutation {
  "Buys memberships to give away. \`price\` is the total that was shown; \`key\` is made up once for a purchase, and is sent again with every repetition of it."
  createGift(input: CreateGiftInput!): CreateGiftResult!
  "Sends a gift by mail: again, to another address, or for the first time. An address that changes before the day of the mail changes nothing else; the link that another address was sent stops working."
  sendGiftAgain(
    "At most 64 characters."
    codeId: ID!
    "At most 254 characters."
    email: String!
    "16 to 64 letters, digits, hyphens or underscores."
    key: String!
  ): SendGiftResult!
  "Takes a gift: the viewer becomes a member, or stays one for longer."
  redeemGift(
    "At most 200 characters."
    code: String!
    "16 to 64 letters, digits, hyphens or underscores."
    key: String
  ): RedeemGiftResult!
}

input CreateGiftInput {
  kind: GiftKind!
  "One, unless it is a group gift."
  quantity: Int
  "To whom they are sent by mail, at most as many as there are; the others have links. At most 100."
  recipients: [GiftRecipientInput!]
  "1 to 100 characters, one line."
  senderName: String!
  "At most 500 characters."
  message: String
  "The day of the mails, at most a year ahead; without one they are sent at once. Such as 2026-12-24."
  sendOn: String
  "Whether only people may redeem it who have never been members."
  isForNewOnly: Boolean
  "What was shown as charged today, in minor units."
  price: Int!
  provider: PaymentProvider!
  "At most 2000 characters. Not empty."
  paymentToken: String!
  "At most 8192 characters."
  captchaValue: String
  "Two letters."
  country: String
  "16 to 64 letters, digits, hyphens or underscores."
  key: String!
}

input GiftRecipientInput {
  email: String!
  name: String
}

enum GiftKind {
  GIFT
  GROUP_GIFT
}

enum GiftState {
  "Not paid yet."
  OPEN
  DONE
  "Not paid, or given back."
  FAILED
}

enum GiftCodeState {
  VALID
  EXPIRED
  ALREADY_USED
  NOT_FOUND
  NOT_REDEEMABLE_BY_PAST_MEMBERS
}

"What has become of a place of a gift."
enum GiftPlaceState {
  VALID
  EXPIRED
  ALREADY_USED
  "The payment was given back before anybody redeemed it."
  WITHDRAWN
}

enum GiftEffect {
  "The viewer becomes a member; so would a visitor."
  BEGINS
  "The membership that the viewer was given lasts longer."
  LASTS_LONGER
  "The viewer's next payment is due later, or what they have cancelled ends later."
  MOVES_PAYMENT
  "The viewer's membership has no end: they don't need it."
  NOT_NEEDED
}

union QuoteGiftResult = GiftQuote | BadRequest | MissingLocalizationInformation

union GiftCodeResult = GiftCode | RateLimited

union CreateGiftResult = GiftPayment | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | RateLimited | FailedChallenge | PaymentMethodDeclined | PaymentError | CheckoutNotAvailable | MissingLocalizationInformation

union SendGiftResult = GiftPlace | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | RateLimited

union RedeemGiftResult = GiftRedeemed | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | RateLimited

"What gifts cost. Amounts are in minor units."
type GiftQuote {
  quantity: Int!
  "Each."
  price: Int!
  total: Int!
  currency: Currency!
  country: String!
  "Until when they can be redeemed that are bought now."
  expiresAt: Timestamp!
}

"What came of paying for a gift: one of both."
type GiftPayment {
  gift: Gift
  action: PaymentAction
}

"A gift as whoever bought it sees it."
type Gift {
  id: ID!
  kind: GiftKind!
  state: GiftState!
  quantity: Int!
  "Each, in minor units."
  price: Int!
  currency: Currency!
  senderName: String!
  message: String
  "The day of the mails; absent if they were sent at once, or there are none."
  sendOn: String
  isForNewOnly: Boolean!
  createdAt: Timestamp!
  "Absent until it is paid."
  expiresAt: Timestamp
  redeemedCount: Int!
  "None until it is paid."
  codes: [GiftPlace!]!
  charge: MembershipCharge
}

"One membership of a gift."
type GiftPlace {
  id: ID!
  "Counted from 1 on."
  position: Int!
  state: GiftPlaceState!
  "Absolute; whoever has it can redeem it. Absent once nobody can."
  link: String
  "Masked once \`isRecipientForgotten\`."
  recipientEmail: String
  "Absent once \`isRecipientForgotten\`."
  recipientName: String
  "Whether we no longer know to whom it was sent. To send it again, an address has to be given anew."
  isRecipientForgotten: Boolean!
  "When the mail is due; absent if none is."
  sendsAt: Timestamp
  sentAt: Timestamp
  redeemedAt: Timestamp
}

type GiftConnection {
  gifts: [Gift!]!
  pagingInfo: Paging!
}

"What a code is good for. Of one that isn't there, nothing else is said."
type GiftCode {
  state: GiftCodeState!
  kind: GiftKind
  "Empty once the sender's account is gone."
  senderName: String
  message: String
  expiresAt: Timestamp
  "Whether only people can redeem it who have never been members."
  isForNewOnly: Boolean!
  "Whether it was the viewer who used it."
  isRedeemedByViewer: Boolean!
  "The gift that it belongs to, if the viewer bought it; null for everybody else."
  viewersGift: Gift
  "Absent unless the viewer could redeem it."
  gives: GiftGives
}

type GiftGives {
  effect: GiftEffect!
  months: Int!
  "Until when the viewer is a member with it, or when they pay next; absent if it changes nothing."
  until: Timestamp
}

type GiftRedeemed {
  membership: MembershipStatus!
}

extend type MembershipCharge {
  "The gift that it pays for; absent for the viewer's own membership."
  gift: Gift
}

extend type Viewer {
  "The gifts that the viewer has bought, the newest first."
  giftsConnection(paging: PagingOptions): GiftConnection! @ownPages
}
`,
  "identity": `
extend type Query {
  "Whether an account can still be created with this address."
  emailAvailability(email: String!): Boolean!
  "A parameter for links that sign in through a provider; bound to this browser and valid for an hour."
  accountToken: String!
  "What a mailed link is about; absent if it is used up, expired or unknown."
  signInLink(token: String!): SignInLink
  "The account whose second factor this browser has to give; absent if there is none."
  pendingSecondFactor: PendingSecondFactor
  "The account that signed in last in this browser; absent if the browser remembers none, or it no longer exists."
  alternateUserSuggestion: AlternateUserSuggestion
  "How signing in works on this site."
  signInOptions: SignInOptions!
}

extend type Mutation {
  "Mails a code and a link. The code works in the browser that requested it."
  sendAcctAuthEmail(
    "At most 254 characters."
    email: String!
    "At most 2048 characters."
    redirect: String
    "At most 100 characters, one line."
    fullName: String
    "At most 8192 characters."
    captchaValue: String
    "One of \`login\`, \`register\`."
    operation: String!
    "One of \`LOGIN_CODE\`."
    type: String
  ): SendAcctAuthEmailResult!
  "The same for the account that this browser remembers, to sign in to it."
  sendAlternateUserEmail(
    "At most 2048 characters."
    redirect: String
    "At most 8192 characters."
    captchaValue: String
  ): SendAcctAuthEmailResult!
  "Makes this browser forget the account that was used in it."
  forgetAlternateUser: MutationSuccess!
  "Checks a typed code. The token is redeemed at /m/callback/authenticate within a minute."
  verifyLoginCode(
    "6 digits."
    loginCode: String!
  ): VerifyLoginCodeResult!
  signInWithPassword(
    "At most 254 characters."
    email: String!
    "At most 1280 characters. Not empty."
    password: String!
    "At most 2048 characters; a longer one counts as none."
    redirect: String
    "At most 8192 characters."
    captchaValue: String
  ): SignInResult!
  "Gives the second factor after the first."
  verifyTwoFactorCode(
    "A code of the authenticator app, or a recovery code. At most 40 characters."
    code: String!
  ): SignInResult!
  "What a passkey has to sign, as JSON for navigator.credentials.get."
  startPasskeySignIn: PasskeyChallengeResult!
  finishPasskeySignIn(
    "What navigator.credentials.get gave, as JSON. At most 65536 characters."
    response: String!
    "At most 2048 characters; a longer one counts as none."
    redirect: String
  ): SignInResult!
  "Mails a link that confirms the viewer's address."
  sendVerificationEmail: SendVerificationEmailResult!
}

union SendAcctAuthEmailResult = SusiMethod | BadRequest | FailedChallenge | NotFound | ServiceUnavailable

union VerifyLoginCodeResult = Token | BadRequest | NotFound | TooManyRequests | RateLimited

union SignInResult = Token | AccountLockout | BadRequest | NotFound | FailedChallenge | RateLimited

union PasskeyChallengeResult = PasskeyChallenge | RateLimited

union SendVerificationEmailResult = MutationSuccess | Unauthorized | BadRequest | RateLimited | ServiceUnavailable

"What the person wants: \`login\` or \`register\`."
type SusiMethod {
  value: String!
}

type Token {
  value: String!
}

type MutationSuccess {
  success: Boolean!
}

type PasskeyChallenge {
  "JSON"
  options: String!
}

"Why attempts aren't allowed. The message is built from the other fields."
type AccountLockout implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
  errorType: AccountLockoutErrorType!
  failCount: Int!
  lockedOutUntil: Timestamp
}

enum AccountLockoutErrorType {
  InvalidPassword
  PasswordSoftLockout
  PasswordPermanentLockout
  InvalidTwoFactorAuthCode
  TwoFactorAuthSoftLockout
  TwoFactorAuthPermanentLockout
  IpAuthLockout
}

type SignInLink {
  "\`login\` or \`register\`"
  operation: String!
  emailObfuscated: String!
  "Absent for an account that doesn't exist yet."
  user: User
  "Whether this browser requested the mail."
  isSameBrowser: Boolean!
}

"What a person at a browser in which an account was used may learn about it."
type AlternateUserSuggestion {
  "\`r•••@q•••.test\`; absent if it doesn't sign in by mail."
  redactedEmailAddress: String
  userId: ID!
  "Connected providers that it can sign in with: \`google\`, \`apple\`, \`facebook\`, \`twitter\`."
  socialLogins: [String!]!
}

type PendingSecondFactor {
  user: User!
}

type SignInOptions {
  "Those that are configured and not switched off by a flag."
  providers: [SignInProvider!]!
  isEmailOffered: Boolean!
  captcha: CaptchaOptions
  "What Google One Tap needs; absent while it is off."
  oneTap: OneTapOptions
}

type SignInProvider {
  "\`google\`, \`apple\`, \`facebook\` or \`twitter\`"
  name: String!
  isLoginOffered: Boolean!
  isRegisterOffered: Boolean!
}

type CaptchaOptions {
  "\`turnstile\`, \`recaptcha\` or \`development\`"
  provider: String!
  "\`standard\` or \`enterprise\`"
  mode: String!
  siteKey: String!
  scriptUrl: String
}

type OneTapOptions {
  clientId: String!
  scriptUrl: String!
  nonce: String!
}
`,
  "import": `
extend type Viewer {
  "The viewer's imports of their own stories, the newest first."
  imports(paging: PagingOptions): StoryImportConnection!
  storyImport(importId: ID!): StoryImport
}

enum ImportFormat {
  MEDIUM
  GHOST
  SUBSTACK
  WORDPRESS
  MARKDOWN
  "A feed, or a page."
  WEB
}

enum StoryImportState {
  "Parts of the file are missing."
  UPLOADING
  "The file is being read for the preview."
  READING
  "The preview is there; nothing has been imported yet."
  READY
  IMPORTING
  DONE
  "The file can't be read; \`problem\` says why."
  FAILED
  UNDOING
  UNDONE
}

type StoryImportConnection {
  imports: [StoryImport!]!
  pagingInfo: Paging!
}

type StoryImport {
  id: ID!
  format: ImportFormat!
  fileName: String!
  "Bytes."
  size: Int!
  state: StoryImportState!
  "Whether everything comes in as drafts."
  asDrafts: Boolean!
  "Why the file can't be read."
  problem: String
  createdAt: Timestamp!
  "Numbers of the file's parts that have arrived, from 1 on. Each part but the last has 8 MB (8,388,608 bytes)."
  uploadedParts: [Int!]!
  counts: StoryImportCounts!
  entriesConnection(paging: PagingOptions): StoryImportEntryConnection!
}

type StoryImportCounts {
  "Entries that can become stories, and those that can't."
  stories: Int!
  problems: Int!
  "Stories that the viewer has chosen not to bring."
  leftOut: Int!
  "Stories that nothing has become of yet."
  waiting: Int!
  imported: Int!
  updated: Int!
  unchanged: Int!
  skipped: Int!
  undone: Int!
  kept: Int!
}

type StoryImportEntryConnection {
  entries: [StoryImportEntry!]!
  pagingInfo: Paging!
}

enum StoryImportOutcome {
  IMPORTED
  UPDATED
  UNCHANGED
  SKIPPED
  UNDONE
  KEPT
}

enum ImportedStoryState {
  DRAFT
  SCHEDULED
  PUBLISHED
  UNLISTED
}

"A story in the file, or something that can't be one."
type StoryImportEntry {
  "Its place in the file."
  position: Int!
  title: String!
  "What it was where it comes from; absent if it can't be a story."
  state: ImportedStoryState
  publishedAt: Timestamp
  "What was repaired or left out, or why it can't be a story."
  notes: [String!]!
  "Whether the viewer has chosen not to bring it."
  isLeftOut: Boolean!
  outcome: StoryImportOutcome
  postId: ID
}

extend type Mutation {
  """
  Begins an import of the viewer's own stories. The client makes the id, 12 lower-case hex digits, so that asking twice
  begins one. The file is then sent in parts, each by POST to \`/_/import/{importId}/{number}\`.
  """
  startImport(input: StartImportInput!): StartImportResult!
  "Has the file read once all its parts have arrived."
  finishImportUpload(input: FinishImportUploadInput!): StoryImportResult!
  """
  Begins an import of a feed or page from where it is: over https, from a public address, 5 MB at most. It is fetched
  before the answer. The client makes the id.
  """
  startWebImport(input: StartWebImportInput!): StartImportResult!
  "Chooses stories of the preview: whether they are brought. Without positions, all of them."
  chooseImportEntries(input: ChooseImportEntriesInput!): StoryImportResult!
  "Imports what the preview shows, but for what was left out."
  commitImport(input: CommitImportInput!): StoryImportResult!
  "Puts the stories of an import into the trash, except those that were changed since."
  undoImport(input: UndoImportInput!): StoryImportResult!
  "Forgets an import that has brought nothing, and its file."
  discardImport(
    "At most 64 characters."
    importId: ID!
  ): DiscardImportResult!
}

input StartImportInput {
  "At most 64 characters."
  importId: ID!
  "One of \`medium\`, \`ghost\`, \`substack\`, \`wordpress\`, \`markdown\`, \`web\`."
  format: String!
  "At most 300 characters, one line."
  fileName: String!
  size: Int!
}

input StartWebImportInput {
  "At most 64 characters."
  importId: ID!
  "At most 2048 characters."
  address: String!
}

input ChooseImportEntriesInput {
  "At most 64 characters."
  importId: ID!
  "At most 1000."
  positions: [Int!]
  isTaken: Boolean!
}

input FinishImportUploadInput {
  "At most 64 characters."
  importId: ID!
}

input CommitImportInput {
  "At most 64 characters."
  importId: ID!
  asDrafts: Boolean!
}

input UndoImportInput {
  "At most 64 characters."
  importId: ID!
}

union StartImportResult = StoryImport | BadRequest | Unauthorized | Forbidden | AlreadyExists | RateLimited

union StoryImportResult = StoryImport | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

union DiscardImportResult = MutationSuccess | BadRequest | Unauthorized | Forbidden | NotFound | Conflict
`,
  "membership": `
extend type Query {
  "What a plan costs the viewer, and what they agree to. Anybody may ask; without a country of theirs, \`country\` says which."
  quoteMembership(membershipType: MembershipType!, coupon: String, country: String): QuoteMembershipResult!
  "What another plan costs a member, and from when it holds."
  quoteSwitch(membershipType: MembershipType!): QuoteSwitchResult!
  "What a browser needs to show the provider's own form."
  paymentForm(
    purpose: PaymentPurpose!
    membershipType: MembershipType
    coupon: String
    country: String
    "How many are given; of gifts alone."
    quantity: Int
  ): PaymentFormResult!
  "With whose form the viewer pays, so that its script can be loaded ahead; null for visitors, and where nobody takes payments. No provider is asked."
  paymentFront(purpose: PaymentPurpose!, country: String): PaymentFront
  "One of the viewer's own charges; null for everybody else."
  charge(id: ID!): MembershipCharge
}

extend type Mutation {
  "Makes the viewer a member. \`price\` is what was shown as charged today; \`key\` is made up once for a purchase, and is sent again with every repetition of it."
  createMembership(
    membershipType: MembershipType!
    "At most 2000 characters. Not empty."
    paymentToken: String!
    provider: PaymentProvider!
    "What was shown as charged today, in minor units."
    price: Int!
    "At most 40 characters."
    coupon: String
    "Two letters."
    country: String
    "At most 8192 characters."
    captchaValue: String
    "16 to 64 letters, digits, hyphens or underscores."
    key: String!
  ): CreateMembershipResult!
  "Ends the membership when what is paid is used up."
  cancelMembership(
    "At most 1000 characters."
    reason: String
    "16 to 64 letters, digits, hyphens or underscores."
    key: String!
  ): ChangeMembershipResult!
  "Takes a cancellation back."
  uncancelMembership(input: UncancelMembershipInput!): UncancelMembershipResult!
  "Changes the plan: now for one with more, at the end of what is paid for one with less. \`price\` is what was shown as charged today."
  switchPlan(
    membershipType: MembershipType!
    "What was shown as charged today, in minor units."
    price: Int!
    "At most 8192 characters."
    captchaValue: String
    "16 to 64 letters, digits, hyphens or underscores."
    key: String!
  ): PayMembershipResult!
  "Takes a planned change of plan back."
  dropPlannedSwitch: ChangeMembershipResult!
  "Changes what the membership is paid with, and pays with it what is due."
  updatePaymentMethod(
    "At most 2000 characters. Not empty."
    paymentToken: String!
    provider: PaymentProvider!
    "At most 8192 characters."
    captchaValue: String
    "16 to 64 letters, digits, hyphens or underscores."
    key: String!
  ): PayMembershipResult!
  "Accepts a lower price for a year instead of cancelling: once in twelve months."
  acceptCancellationDiscount(
    "One of \`20\`, \`50\`."
    percent: Int!
    "16 to 64 letters, digits, hyphens or underscores."
    key: String!
  ): ChangeMembershipResult!
}

input UncancelMembershipInput {
  "At most 64 characters."
  membershipId: ID!
}

enum MembershipType {
  MONTHLY
  YEARLY
  PREMIUM_MONTHLY
  PREMIUM_YEARLY
}

enum PaymentProvider {
  STRIPE
  BRAINTREE
}

"""
Who is paid for a membership. New ones are paid through \`STRIPE\` and \`BRAINTREE\`, with PayPal, Apple Pay and Google Pay
as methods of theirs. \`APPLE\`, \`GOOGLE\` and \`PAYPAL\` are subscriptions at an app store or at PayPal itself; no
membership has one yet.
"""
enum MembershipProvider {
  APPLE
  BRAINTREE
  GOOGLE
  "Nobody is paid: the membership was given."
  MEDIUM_GIFT
  PAYPAL
  STRIPE
}

enum Currency {
  USD
  CAD
}

enum PaymentPurpose {
  "Becomes a member."
  JOIN
  "Changes what a membership is paid with."
  UPDATE
  "Gives memberships."
  GIFT
}

enum MembershipState {
  TRIAL
  ACTIVE
  "Still a member, for 14 days."
  PAYMENT_FAILED
  "A member until what is paid is used up."
  CANCELLED
  LAPSED
}

enum ChargeStatus {
  "It may still fail, or waits for its owner."
  PENDING
  PAID
  FAILED
  REFUNDED
  DISPUTED
}

union QuoteMembershipResult = MembershipQuote | BadRequest | NotFound | Conflict | RateLimited | MissingLocalizationInformation

union QuoteSwitchResult = SwitchQuote | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

union PaymentFormResult = PaymentForm | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | RateLimited | CheckoutNotAvailable | MissingLocalizationInformation

union CreateMembershipResult = MembershipPayment | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | AlreadyExists | RateLimited | FailedChallenge | PaymentMethodDeclined | PaymentError | CheckoutNotAvailable | MissingLocalizationInformation

union PayMembershipResult = MembershipPayment | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | RateLimited | FailedChallenge | PaymentMethodDeclined | PaymentError | CheckoutNotAvailable

union ChangeMembershipResult = MembershipStatus | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

union UncancelMembershipResult = MutationSuccess | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

"The viewer's membership, as they pay for it."
type MembershipStatus {
  "The same as \`membershipId\`."
  id: ID!
  membershipId: ID!
  membershipType: MembershipType!
  state: MembershipState!
  "When what is paid or given is used up."
  currentPeriodEndsAt: Timestamp!
  "Until when the viewer is a member, unless something is paid."
  endsAt: Timestamp!
  "When it would end if it were cancelled now, or does end if it is cancelled."
  endsIfCancelledAt: Timestamp!
  startedAt: Timestamp!
  "When it is charged next; absent if it isn't."
  nextChargeAt: Timestamp
  "What that charge amounts to, in minor units."
  amount: Int!
  currency: Currency!
  "When the price without a discount begins; absent without one."
  discountEndsAt: Timestamp
  planV2: MembershipPlan!
  "Absent unless another plan is to begin."
  switchPlanSchedule: PlanSwitch
  paymentProvider: MembershipProvider!
  isCancelled: Boolean!
  paymentFailedAt: Timestamp
  hasRecurringPaymentFailedMoreThanOnce: Boolean!
  hasCreditCardExpired: Boolean!
  "Absent for a membership that was given."
  paymentMethod: PaymentMethod
  "How many months of it were given and are still to come."
  giftedMonths: Int!
  "What is offered to somebody who is about to cancel; empty for those who have had it lately."
  cancellationDiscounts: [CancellationDiscount!]!
}

type MembershipPlan {
  membershipType: MembershipType!
  tier: MembershipTier!
  "Without a discount, in minor units."
  price: Int!
  "Absent without one."
  discount: PlanDiscount
}

type PlanDiscount {
  "What a cycle costs afterwards, in minor units."
  regularPrice: Int!
  "How many cycles cost less, from the first one on."
  numCycles: Int!
  "How many of them are still to be paid."
  cyclesLeft: Int!
}

type PlanSwitch {
  startAt: Timestamp!
  price: Int!
  membershipType: MembershipType!
}

type CancellationDiscount {
  percent: Int!
  "What the next charges amount to, how many there are, and what follows, in minor units."
  price: Int!
  numCycles: Int!
  regularPrice: Int!
}

union PaymentMethod = CreditCard | ApplePayCard | GooglePayCard | PaypalAccount

type CreditCard {
  cardType: String!
  lastFour: String!
  expirationMonth: Int!
  expirationYear: Int!
}

type ApplePayCard {
  cardType: String!
  lastFour: String!
  expirationMonth: Int!
  expirationYear: Int!
}

type GooglePayCard {
  cardType: String!
  lastFour: String!
  expirationMonth: Int!
  expirationYear: Int!
}

type PaypalAccount {
  email: String!
}

"What somebody agrees to. Amounts are in minor units."
type PaymentFront {
  provider: PaymentProvider!
  "Scripts that the form loads first."
  scripts: [String!]!
}

type MembershipQuote {
  membershipType: MembershipType!
  currency: Currency!
  "What is charged today."
  price: Int!
  "What a cycle costs without trial and discount."
  regularPrice: Int!
  "When the first charge follows; absent without a trial."
  trialEndsAt: Timestamp
  "When it is charged next, and how much that is."
  renewsAt: Timestamp!
  renewalPrice: Int!
  "Absent without a discount."
  discount: PlanDiscount
  "As it is written; absent without one."
  coupon: String
}

type SwitchQuote {
  membershipType: MembershipType!
  currency: Currency!
  "Whether it begins today; otherwise when what is paid is used up."
  isImmediate: Boolean!
  startsAt: Timestamp!
  "What is charged today: what the plan costs less what is left of the present one."
  price: Int!
  credit: Int!
  renewsAt: Timestamp!
  renewalPrice: Int!
}

type PaymentForm {
  provider: PaymentProvider!
  scriptUrl: String!
  "Empty where the secret says it."
  publicKey: String!
  clientSecret: String!
  amount: Int!
  currency: Currency!
  "The country whose prices apply."
  country: String!
}

"What came of paying: one of both."
type MembershipPayment {
  membership: MembershipStatus
  action: PaymentAction
}

"The bank asks the card's owner: once the browser has gone on with the secret, the same mutation is sent again."
type PaymentAction {
  clientSecret: String!
}

type MembershipCharge {
  id: ID!
  "When it was made."
  createdAt: Timestamp!
  amount: Int!
  currency: Currency!
  "In the amount."
  tax: Int!
  refunded: Int!
  status: ChargeStatus!
  "A sentence that says why it failed; absent if it didn't."
  declineReason: String
  membershipType: MembershipType!
  periodStartsAt: Timestamp!
  periodEndsAt: Timestamp!
  paymentProvider: PaymentProvider!
  paymentMethod: PaymentMethod
}

type MembershipChargeConnection {
  charges: [MembershipCharge!]!
  pagingInfo: Paging!
}

"Member-only stories that somebody without a membership reads in full."
type Meter {
  "How many are left of those of 30 days."
  left: Int!
  most: Int!
  "In how many minutes the next one can be opened; 0 if it can be now."
  waitMinutes: Int!
}

extend type UserViewerEdge {
  "The viewer's membership, on their own edge: the same as \`membershipStatus\` of the viewer. Null on everybody else's."
  membership: MembershipStatus @ownPages
}

extend type Viewer {
  "Absent for people who have never paid for one; of a membership that is over it says \`LAPSED\`."
  membershipStatus: MembershipStatus @ownPages
  canSwitchPlan: Boolean! @ownPages
  "Whether the viewer pays for a membership that isn't over. Like the two beside it, it is told on every host."
  paysForMembership: Boolean! @ownPages
  "Whether the viewer has cancelled a membership that isn't over."
  hasCancelledMembership: Boolean! @ownPages
  "Which member-only stories the viewer can still read in full; absent for members, and while nothing is counted."
  meter: Meter @ownPages
  "What the viewer paid, the newest first."
  chargesConnection(paging: PagingOptions): MembershipChargeConnection! @ownPages
}
`,
  "moderation": `
extend type Query {
  "An account as staff sees it, by its id or \`@username\`; null for everybody else."
  adminUser(id: ID!): AdminUser
  "A story as staff sees it, by its id or the path segment that ends in it; null for everybody else."
  adminPost(id: ID!): AdminPost
  "A list or a publication as staff sees it, by its id; a publication also by its slug. Null for everybody else."
  adminThing(kind: HidableKind!, id: ID!): AdminThing
  "A topic as staff looks after it; null for everybody else."
  adminTopic(slug: String!): AdminTopic
  "How the site is doing; null for everybody but staff."
  internalStatus: InternalStatus
  "Domains to which nothing that is published may lead, the last one first; null for everybody but staff."
  bannedDomains(paging: PagingOptions): BannedDomainConnection
}

extend type Mutation {
  "Hides a person's stories, and lets them do nothing but read."
  suspendUser(input: DecideOnUserInput!): DecideOnUserResult!
  unsuspendUser(input: DecideOnUserInput!): DecideOnUserResult!
  "Says that a person is the author of published books, who may then show them."
  verifyBookAuthor(input: DecideOnUserInput!): DecideOnUserResult!
  "Takes that back, and hides the books."
  unverifyBookAuthor(input: DecideOnUserInput!): DecideOnUserResult!
  "Hides a story from everybody."
  takeDownPost(input: DecideOnPostInput!): DecideOnPostResult!
  "Hides a story from everybody until staff has looked at it."
  reviewPost(input: DecideOnPostInput!): DecideOnPostResult!
  "Puts a story back where it was before it was taken down or put under review."
  restorePost(input: DecideOnPostInput!): DecideOnPostResult!
  "Hides a list or a publication from everybody."
  takeDownThing(input: DecideOnThingInput!): DecideOnThingResult!
  "Hides a list or a publication from everybody until staff has looked at it."
  reviewThing(input: DecideOnThingInput!): DecideOnThingResult!
  "Shows a list or a publication again as it was before it was taken down or put under review."
  restoreThing(input: DecideOnThingInput!): DecideOnThingResult!
  "Withholds a story in countries where the law demands it; with none, it is shown everywhere again."
  withholdPost(input: WithholdPostInput!): DecideOnPostResult!
  "Changes what a topic is called and says, and whether it is among the popular ones."
  editTopic(input: EditTopicInput!): EditTopicResult!
  "Adds a published story to a topic."
  addTopicPost(input: AddTopicPostInput!): AddTopicPostResult!
  "Bans a domain and its subdomains: nothing that leads there can be published."
  banDomain(input: DecideOnDomainInput!): DecideOnDomainResult!
  allowDomain(input: DecideOnDomainInput!): DecideOnDomainResult!
}

input DecideOnUserInput {
  "At most 64 characters."
  userId: ID!
  "1 to 1000 characters."
  reason: String!
}

input DecideOnPostInput {
  "At most 64 characters."
  postId: ID!
  "1 to 1000 characters."
  reason: String!
}

input DecideOnThingInput {
  kind: HidableKind!
  "At most 64 characters."
  id: ID!
  "1 to 1000 characters."
  reason: String!
}

input WithholdPostInput {
  "At most 64 characters."
  postId: ID!
  "The two letters of each country; none at all show it everywhere again. At most 50. Each: two letters."
  countries: [String!]!
  "1 to 1000 characters."
  reason: String!
}

input DecideOnDomainInput {
  "A name such as \`example.com\`; an address is taken for its domain. At most 253 characters."
  domain: String!
  "1 to 1000 characters."
  reason: String!
}

union DecideOnDomainResult = AdminDomain | BadRequest | Unauthorized | Forbidden

union DecideOnUserResult = AdminUser | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

union DecideOnPostResult = AdminPost | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

union DecideOnThingResult = AdminThing | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

type AdminDomain {
  "Its name."
  id: ID!
  isBanned: Boolean!
}

type BannedDomainConnection {
  domains: [BannedDomain!]!
  pagingInfo: Paging!
}

type BannedDomain {
  "Its name."
  id: ID!
  bannedAt: Timestamp!
  reason: String!
}

type AdminUser {
  id: ID!
  user: User!
  account: AdminAccount!
  "The number of the person's stories and responses in each state."
  stories: [StoryStateCount!]!
  "Whether the viewer may suspend them."
  canBeSuspended: Boolean!
  "Whether the viewer may verify them as a book author, or take that back."
  canBeVerified: Boolean!
  "What staff has done, newest first."
  acts: [ModerationAct!]!
}

type AdminAccount {
  email: String
  isEmailVerified: Boolean!
  isStaff: Boolean!
  "Since when the account has been closed by its owner."
  deactivatedAt: Timestamp
  "When a deleted account is removed for good."
  deleteAfter: Timestamp
}

type StoryStateCount {
  state: StoryState!
  count: Int!
}

enum StoryState {
  DRAFT
  SCHEDULED
  PUBLISHED
  UNLISTED
  TRASHED
  "Taken down by staff."
  REMOVED
}

type AdminPost {
  id: ID!
  post: Post!
  state: StoryState!
  "Whether lists may show it."
  isListed: Boolean!
  isResponse: Boolean!
  "Whether it was taken down by staff and can come back."
  canBeRestored: Boolean!
  "Whether nobody sees it because staff has yet to look at it."
  isUnderReview: Boolean!
  "The two letters of the countries in which the law keeps it from being shown."
  withheldIn: [String!]!
  "What staff has done, newest first."
  acts: [ModerationAct!]!
}

"What staff can hide besides stories and responses."
enum HidableKind {
  CATALOG
  COLLECTION
}

type AdminThing {
  id: ID!
  kind: HidableKind!
  "Absent for a list that nobody but its owner sees."
  name: String
  owner: User!
  state: ThingState!
  "Where it is; absent if it isn't shown."
  address: String
  "What staff has done, newest first."
  acts: [ModerationAct!]!
}

enum ThingState {
  SHOWN
  "A list that nobody but its owner sees."
  PRIVATE
  "Nobody sees it because staff has yet to look at it."
  UNDER_REVIEW
  "Taken down by staff."
  TAKEN_DOWN
}

type ModerationAct {
  id: ID!
  at: Timestamp!
  "Whoever did it: a member of staff, or an editor who decided about a report."
  staff: User!
  action: ModerationAction!
  subjectKind: ModerationSubject!
  "The id of a person, a story, a list or a publication, the slug of a topic, or the name of a domain."
  subjectId: String!
  reason: String!
}

enum ModerationAction {
  SUSPEND
  UNSUSPEND
  TAKE_DOWN
  RESTORE
  EDIT_TOPIC
  ADD_TOPIC_POST
  VERIFY_AUTHOR
  UNVERIFY_AUTHOR
  "A story isn't shown until staff has looked at it."
  REVIEW
  END_REVIEW
  "A story isn't shown in some countries, or is again."
  WITHHOLD
  DISMISS_REPORTS
  HIDE_RESPONSE
  TAKE_OUT_POST
  UPHOLD_APPEAL
  DISMISS_APPEAL
  BAN_DOMAIN
  ALLOW_DOMAIN
}

enum ModerationSubject {
  USER
  POST
  TAG
  CATALOG
  COLLECTION
  DOMAIN
}

type InternalStatus {
  "The build that answers."
  version: String!
  "Flags whose value isn't the default, as \`name=value\`."
  flags: [String!]!
  purges: PurgeOutboxStatus!
  waiting: WaitingWork!
  "The last comparisons with each provider of payments, the newest first: 7 at most of each."
  paymentChecks: [PaymentCheck!]!
  "What staff has done last."
  acts: [ModerationAct!]!
  "What was done with the operators' key, and by staff as somebody else."
  operatorActs: [OperatorAct!]!
}

type PaymentCheck {
  id: ID!
  "The provider's name."
  provider: String!
  startedAt: Timestamp!
  "Absent while it goes on."
  finishedAt: Timestamp
  "Charges that were compared, that differed and were mended, and that only we or only the provider knows."
  compared: Int!
  mended: Int!
  unknown: Int!
  "What it did, line by line."
  notes: String!
}

type PurgeOutboxStatus {
  "Cache tags that wait to be purged."
  open: Int!
  "Since when the oldest of them has been due; absent if none is."
  oldestDueAt: Timestamp
  "The purges that have failed, at most 10."
  failing: [FailingPurge!]!
}

type FailingPurge {
  id: ID!
  tag: String!
  attempts: Int!
  nextAttemptAt: Timestamp!
  error: String!
}

"Work that the queue and the cron haven't done yet. The platform doesn't tell a queue's length, so this counts what is left to do."
type WaitingWork {
  "Texts whose code and formulas aren't set yet."
  decorations: Int!
  "Scheduled stories whose time has come."
  scheduledPosts: Int!
  "Deleted accounts whose grace period is over."
  removals: Int!
  "Things that were reported, and appeals, that nobody has decided about."
  reports: Int!
}

type OperatorAct {
  id: ID!
  at: Timestamp!
  action: String!
  detail: String!
}

input EditTopicInput {
  "At most 100 characters."
  slug: String!
  "1 to 50 characters, one line."
  name: String!
  "At most 280 characters, one line."
  description: String!
  isFeatured: Boolean!
  "1 to 1000 characters."
  reason: String!
}

input AddTopicPostInput {
  "At most 100 characters."
  slug: String!
  "At most 64 characters."
  postId: ID!
  "1 to 1000 characters."
  reason: String!
}

union EditTopicResult = AdminTopic | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

union AddTopicPostResult = AdminTopic | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

type AdminTopic {
  "The slug."
  id: ID!
  tag: Tag!
  "Whether it is among the popular topics."
  isFeatured: Boolean!
  "What staff has done, newest first."
  acts: [ModerationAct!]!
}
`,
  "notification": `
extend type Query {
  "What the viewer's badge shows; null for a visitor."
  notificationStatus: NotificationStatus
  "The viewer's notifications, newest first; null for a visitor. Those whose people or story are gone are left out, so a page may be short."
  notifications(tab: NotificationTab, paging: PagingOptions): NotificationConnection
  "The mails that an unsubscribe token is about; null if the token isn't genuine."
  mailSubscription(token: String!): MailSubscription
}

extend type Mutation {
  "Marks as seen what the viewer was notified of up to a time, so that it no longer counts."
  markNotificationsSeen(until: Timestamp!): MarkNotificationsResult!
  "Marks the named notifications as read, or all up to a time if none are named."
  markNotificationsRead(
    until: Timestamp!
    "At most 50. Each: at most 64 characters."
    notificationIds: [ID!]
  ): MarkNotificationsResult!
}

union MarkNotificationsResult = MarkedNotifications | BadRequest | Unauthorized | Forbidden

type MarkedNotifications {
  status: NotificationStatus!
}

type NotificationStatus {
  "The viewer's id."
  id: ID!
  "How many notifications the viewer hasn't seen. Counting stops at 100, which is shown as 99+."
  unreadNotificationCount: Int!
}

type NotificationConnection {
  notifications: [Notification!]!
  pagingInfo: Paging!
}

type Notification {
  id: ID!
  kind: NotificationKind!
  createdAt: Timestamp!
  isRead: Boolean!
  "The people who did it, newest first: two at most."
  actors: [User!]!
  "How many people did it."
  actorCount: Int!
  "The story that it is about; absent if it isn't about one."
  post: Post
  "The publication that it happened in, for what is about one."
  collection: Collection
  "The list of the viewer's that it is about, for what isn't about a story."
  catalog: Catalog
  "Whether what it is about is a response."
  isAboutResponse: Boolean!
  "The private note that it is about, or that was answered."
  noteId: ID
  "The case of a decision that concerns the viewer."
  caseId: ID
  "Whether it is a response that the viewer decides on."
  isForDecision: Boolean!
  "What was decided about a response of the viewer's."
  responseDecision: ResponseDecision
  "Whether somebody appealed, for what waits for staff."
  isAppeal: Boolean!
  "Whether somebody may be in danger, by what was reported."
  isUrgent: Boolean!
  "Whether the viewer writes the story that it is about."
  isAboutOwnStory: Boolean!
}

enum NotificationKind {
  FOLLOW
  WRITER_STORY
  PUBLICATION_STORY
  INVITATION
  INVITATION_ACCEPTED
  SUBMISSION
  SUBMISSION_ANSWER
  TAKEN_OUT
  CO_AUTHOR
  CLAP
  HIGHLIGHT
  NOTE
  READER_NOTE
  RESPONSE
  "A response of the viewer's was shown or hidden where it was written."
  RESPONSE_DECISION
  "Somebody saved a list of the viewer's."
  LIST_SAVED
  "Something that the viewer has reported is decided."
  REPORT
  "There is a decision about something of the viewer's."
  DECISION
  MENTION
  "Something was reported; only for staff."
  CASE
}

enum ResponseDecision {
  "Everybody sees it from now on: it has waited."
  APPROVED
  "It was hidden, and is shown again."
  SHOWN
  HIDDEN
}

enum NotificationTab {
  ALL
  STORIES
  FOLLOWERS
  PUBLICATIONS
}

type MailSubscription {
  "The address, mostly hidden; absent if the account has none."
  emailObfuscated: String
  "Each kind of mail that the token is about, and whether it is sent."
  kinds: [MailKind!]!
}

type MailKind {
  kind: NotificationKind!
  isOn: Boolean!
}
`,
  "own-story": `
extend type Viewer {
  "The viewer's stories of one kind, those that they look for by some words."
  stories(filter: StoryFilter!, order: StoryOrder, search: String, paging: PagingOptions): OwnStoryConnection!
  "How many there are of each kind."
  storyCounts: StoryCounts!
}

extend type Mutation {
  """
  Does the same with up to 50 stories of the viewer's. What can't be done with one of them is told by name, and done
  with the others.
  """
  changeStories(input: ChangeStoriesInput!): ChangeStoriesResult! @scope(needs: PUBLISH)
  """
  Adds topics to up to 50 of the viewer's stories, and takes others from them. A story has at most 5, so what would
  have more is told by name; so is what else can't be done, and the rest is done.
  """
  changeStoryTopics(input: ChangeStoryTopicsInput!): ChangeStoryTopicsResult! @scope(needs: PUBLISH)
  "Shows a story of the viewer's at the top of their profile, in place of any other, or takes it from there."
  pinPost(input: PinPostInput!): PinPostResult! @scope(needs: PUBLISH)
  "Deletes everything in the viewer's trash for good, up to 200 stories at once."
  emptyTrash: EmptyTrashResult!
}

input ChangeStoriesInput {
  "Not empty. At most 50. Each: at most 64 characters."
  postIds: [ID!]!
  action: StoryAction!
}

input ChangeStoryTopicsInput {
  "Not empty. At most 50."
  stories: [StoryTopicsInput!]!
}

input StoryTopicsInput {
  postId: ID!
  "By their names; what the story has already stays where it is."
  add: [String!]!
  "By their names; taken before others are added."
  remove: [String!]!
}

input PinPostInput {
  "At most 64 characters."
  postId: ID!
  isPinned: Boolean!
}

union PinPostResult = PinnedPost | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

union ChangeStoriesResult = ChangedStories | BadRequest | Unauthorized | Forbidden

union ChangeStoryTopicsResult = ChangedStoryTopics | BadRequest | Unauthorized | Forbidden

union EmptyTrashResult = EmptiedTrash | Unauthorized | Forbidden

enum StoryFilter {
  DRAFTS
  SCHEDULED
  PUBLIC
  RESPONSES
  UNLISTED
  "In the trash, where a story stays for 14 days."
  DELETED
}

enum StoryOrder {
  "What was changed, came out or was deleted last; what is scheduled next."
  NEWEST
  OLDEST
  "The most words."
  LONGEST
  "The most claps."
  MOST_POPULAR
}

enum StoryAction {
  "Puts it into the trash."
  DELETE
  "Takes it out of the trash, back to where it was."
  RESTORE
  "Deletes what is in the trash for good."
  DELETE_FOREVER
  "Makes a published or scheduled story a draft again."
  UNPUBLISH
  "Takes a published story out of all lists; who has its address goes on reading it."
  UNLIST
  "Shows an unlisted story in lists."
  LIST
}

type OwnStoryConnection {
  stories: [OwnStory!]!
  pagingInfo: Paging!
}

"A story as its writer lists it."
type OwnStory {
  "Of the post."
  id: ID!
  post: Post!
  "Whether the viewer is its writer; otherwise they write it with somebody."
  isOwn: Boolean!
  "Whether it is at the top of the viewer's profile."
  isPinned: Boolean!
  "The story or the response that a response answers, if the viewer can read it."
  respondsTo: Post
  "The list that it responds to instead, if the viewer can see it; absent for an answer to another response."
  respondsToCatalog: Catalog
  "How many days it stays in the trash; absent elsewhere."
  daysLeft: Int
}

type StoryCounts {
  drafts: Int!
  scheduled: Int!
  public: Int!
  responses: Int!
  unlisted: Int!
  deleted: Int!
}

type PinnedPost {
  postId: ID!
  isPinned: Boolean!
}

type ChangedStories {
  changed: [ID!]!
  failures: [UnchangedStory!]!
}

type ChangedStoryTopics {
  changes: [StoryTopicsChange!]!
  failures: [UnchangedStory!]!
}

"What has become of a story's topics. The same the other way round undoes it."
type StoryTopicsChange {
  "Of the post."
  postId: ID!
  added: [String!]!
  removed: [String!]!
}

type UnchangedStory {
  postId: ID!
  "Empty if the viewer has no such story."
  title: String!
  message: String!
}

type EmptiedTrash {
  "How many stories are gone."
  deleted: Int!
  "How many are left for another time."
  left: Int!
}
`,
  "post-link": `
extend type Query {
  "The private links of a story, the newest first: 10 at most."
  postLinks(postId: ID!): PostLinksResult! @scope(needs: READ)
}

extend type Mutation {
  """
  Makes a link that opens a story to whoever has it: a draft as it is at the time, a story for members whole. Its address
  is told this once.
  """
  createPostLink(
    "At most 64 characters."
    postId: ID!
  ): CreatePostLinkResult! @scope(needs: PUBLISH)
  "Ends a link. Whoever follows it finds nothing any more."
  revokePostLink(
    "At most 64 characters."
    linkId: ID!
  ): RevokePostLinkResult! @scope(needs: PUBLISH)
}

union PostLinksResult = PostLinks | Unauthorized | Forbidden | NotFound

union CreatePostLinkResult = PostLink | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

union RevokePostLinkResult = PostLinks | BadRequest | Unauthorized | Forbidden | NotFound

type PostLinks {
  "Of the story."
  id: ID!
  links: [PostLink!]!
}

type PostLink {
  id: ID!
  createdAt: Timestamp!
  "Absolute; only when it has just been made."
  address: String
}
`,
  "post-note": `
extend type Query {
  "The private notes on a story that the viewer may read, with its text; null if there is nothing for them."
  postNotes(postId: ID!): PostNotes
}

extend type Mutation {
  """
  Leaves a private note on a story, on one of its paragraphs, or on words of one. The client makes the key, so that
  asking twice writes one note.
  """
  addPostNote(input: AddPostNoteInput!): PostNoteResult!
  "Answers a note, for the same people."
  replyToPostNote(input: ReplyToPostNoteInput!): PostNoteResult!
  "Changes the words of a note of the viewer's."
  editPostNote(input: EditPostNoteInput!): EditPostNoteResult!
  "Deletes a note of the viewer's; it can come back for a day."
  deletePostNote(
    "At most 64 characters."
    noteId: ID!
  ): ChangePostNoteResult!
  "Undoes that."
  restorePostNote(
    "At most 64 characters."
    noteId: ID!
  ): RestorePostNoteResult!
  "Marks a note as done, or opens it again."
  resolvePostNote(
    "At most 64 characters."
    noteId: ID!
    isResolved: Boolean!
  ): ChangePostNoteResult!
}

input AddPostNoteInput {
  "At most 64 characters."
  postId: ID!
  "Made by the client for this note: the same one again is written once. At most 64 characters. Not empty."
  key: String!
  "At most 2000 characters."
  text: String!
  "The name of a paragraph of the story’s newest text. At most 64 characters. Not empty."
  paragraph: String
  "Words of that paragraph, in their order; spaces and line breaks count alike. At most 1000 characters."
  passage: String
  audience: NoteAudience
}

input ReplyToPostNoteInput {
  "At most 64 characters."
  noteId: ID!
  "Made by the client for this note: the same one again is written once. At most 64 characters. Not empty."
  key: String!
  "At most 2000 characters."
  text: String!
}

input EditPostNoteInput {
  "At most 64 characters."
  noteId: ID!
  "At most 2000 characters."
  text: String!
}

union PostNoteResult = PostNotes | BadRequest | Blocked | Blocking | Unauthorized | Forbidden | NotFound | PostSuspended | Conflict | RateLimited | RemovedByUser | WithheldInCountry

union ChangePostNoteResult = PostNotes | BadRequest | Unauthorized | Forbidden | NotFound

union EditPostNoteResult = PostNotes | BadRequest | Blocked | Blocking | Unauthorized | Forbidden | NotFound

union RestorePostNoteResult = PostNotes | BadRequest | Blocked | Blocking | Unauthorized | Forbidden | NotFound | Conflict

enum NoteAudience {
  "All who write the story, and the editors of the publication that has it or is offered it."
  EDITORS
  "Those who write the story."
  AUTHORS
  "Those who write the story, and the reader who began it."
  READER
}

extend type PostViewerEdge {
  "Whether the viewer may write private notes to those who write the story, as a reader of it."
  canWriteToAuthors: Boolean! @ownPages
  "Whether they have done so."
  hasNotesToAuthors: Boolean! @ownPages
}

"The notes on a story."
type PostNotes {
  "The story's."
  id: ID!
  title: String!
  "The newest text, published or not, for a reader the published one; absent if it can't be read now."
  text: NotedText
  "Whether the viewer writes the story, alone or with others."
  isViewerAuthor: Boolean!
  "Whether the viewer has to do with them only as a reader of the story."
  isViewerReader: Boolean!
  "Whether the viewer may write notes and answers."
  canWrite: Boolean!
  "The publication whose editors read what is written now; absent while the story is with none."
  collection: Collection
  "The submission by which that publication was offered it, for its editors."
  submissionId: ID
  "Those that begin, in the order in which they were written: 300 at most."
  notes: [PostNote!]!
}

type NotedText {
  title: String!
  subtitle: String!
  body: StoryBody!
}

"A private note, or an answer to one."
type PostNote {
  id: ID!
  "Empty for one that was deleted and has answers."
  text: String!
  isDeleted: Boolean!
  audience: NoteAudience!
  "The name of the paragraph that it is about; absent if it is about the story."
  paragraph: String
  "The words that it is about, as they were; absent if it is about more."
  passage: String
  createdAt: Timestamp!
  editedAt: Timestamp
  "When it was marked as done."
  resolvedAt: Timestamp
  resolvedBy: User
  "Absent if they have left."
  author: User
  "Whether the viewer wrote it."
  isViewers: Boolean!
  "In order; none on an answer."
  replies: [PostNote!]!
}
`,
  "post": `
extend type Query {
  "A post by its id: 8 to 12 hex digits, or the path segment that ends in them."
  postResult(id: ID!): PostResult! @scope(needs: READ)
  "The story that a private link opens, by its key: a draft with its newest text, any other one whole."
  postByLink(id: ID!, key: String!): PostResult!
  post(id: ID!): Post @scope(needs: READ)
  "Newest listed stories."
  latestPosts(paging: PagingOptions): PostConnection! @scope(needs: READ)
  "Stories ordered by how readers respond to them now, or those of one UTC day (\`yyyy-mm-dd\`)."
  topStories(day: String, paging: PagingOptions): PostConnection! @scope(needs: READ)
  "Its UTC day (\`yyyy-mm-dd\`)."
  today: String! @scope(needs: READ)
  "Stories chosen by staff, newest choice first."
  staffPicksFeed(input: StaffPicksFeedInput!): StaffPicksFeed! @scope(needs: READ)
}

union PostResult = Post | NotFound | PostSuspended | RemovedByUser | UnavailableForLegalReasons | WithheldInCountry

input StaffPicksFeedInput {
  paging: PagingOptions
}

type StaffPicksFeed {
  items: [StaffPicksFeedItem!]!
  pagingInfo: Paging!
}

type StaffPicksFeedItem {
  post: Post!
}

type PostConnection {
  posts: [Post!]!
  pagingInfo: Paging!
}

type Post {
  id: ID!
  title: String!
  subtitle: String!
  "The title that lists and links show: its own, unless its writer has set another one."
  listTitle: String!
  "The subtitle that they show, or the first words of the text."
  excerpt: String!
  "The canonical address, absolute: on the publication's own domain if that is live, otherwise on the main host."
  mediumUrl: String!
  "The original address of a story that was imported from elsewhere."
  canonicalUrl: String
  previewImage: ImageMetadata
  creator: User!
  "Who writes it beside its creator, in the order of the byline."
  coAuthors(limit: Int): [User!]!
  collection: Collection
  "The state of the story in its publication; absent outside one."
  statusForCollection: PostStatusForCollection
  visibility: PostVisibility!
  isLocked: Boolean!
  isPublished: Boolean!
  license: PostLicense!
  language: String!
  "Minutes, at least 1."
  readingTime: Int!
  wordCount: Int!
  createdAt: Timestamp!
  updatedAt: Timestamp!
  firstPublishedAt: Timestamp
  latestPublishedAt: Timestamp
  clapCount: Int!
  responsesCount: Int!
  tags: [Tag!]!
  "Increases with every save."
  revision: Int!
  "The text, or its preview if the story is for members and the viewer isn't one."
  content: PostContent!
  "The previous and the next story, in the publication or otherwise by the same writer."
  neighbours: PostNeighbours!
  "More stories of the same publication or writer, without its neighbours."
  moreFrom(limit: Int): [Post!]!
  "Stories that share a tag with this one, ordered by how readers respond to them now; none from \`neighbours\` or \`moreFrom\`."
  readNext(limit: Int): [Post!]!
}

enum PostVisibility {
  LOCKED
  PUBLIC
  UNLISTED
}

"A publication's decision on a story submitted to it; a story that it shows is approved."
enum PostStatusForCollection {
  APPROVED
  PENDING
  REJECTED
}

"What others may do with a story: nothing without permission, what a Creative Commons 4.0 licence allows, or anything."
enum PostLicense {
  ALL_RIGHTS_RESERVED
  CC_40_BY
  CC_40_BY_SA
  CC_40_BY_ND
  CC_40_BY_NC
  CC_40_BY_NC_SA
  CC_40_BY_NC_ND
  CC_40_ZERO
  PUBLIC_DOMAIN
}

type PostContent {
  body: StoryBody!
  "Whether \`body\` is a preview."
  isPreview: Boolean!
  "The number of paragraphs that the preview leaves out; 0 if it is whole."
  hiddenParagraphs: Int!
  "The minutes it takes to read what the preview leaves out; 0 if it is whole."
  remainingMinutes: Int!
}

type PostNeighbours {
  previous: Post
  next: Post
}
`,
  "private-feed": `
extend type Query {
  "The viewer's private feed, only for the viewer in their own session; null for everybody else."
  privateFeed: PrivateFeed
}

extend type Mutation {
  "Gives a member a feed with whole stories, by a new address: the one before doesn't work any more."
  createPrivateFeed: PrivateFeedResult!
  "Ends the viewer's private feed. Its address doesn't work any more."
  revokePrivateFeed: PrivateFeedResult!
}

union PrivateFeedResult = PrivateFeed | BadRequest | Unauthorized | Forbidden

type PrivateFeed {
  "The viewer's id."
  id: ID!
  "Absolute; absent while there is none."
  address: String
}
`,
  "quote": `
extend type Query {
  "A public highlight, of this story if one is named; null if there is none."
  quote(postId: ID, quoteId: ID!): Quote
}

extend type Mutation {
  """
  Highlights a passage of one paragraph of a story, for everybody or for the viewer alone. The same passage again is
  the same highlight.
  """
  createQuote(
    "At most 64 characters."
    targetPostId: ID!
    "The name of a paragraph of the story’s newest text. At most 64 characters. Not empty."
    paragraphName: String!
    "Counts UTF-16 units of the paragraph’s text."
    startOffset: Int!
    "Counts UTF-16 units of the paragraph’s text."
    endOffset: Int!
    "The words that the reader saw: if they stand elsewhere by now, they are looked for. At most 1064 characters."
    words: String
    isPrivate: Boolean
    "Made by the client for this sending: one that arrives again changes nothing. At most 64 characters. Not empty."
    key: String
  ): CreateQuoteResult!
  "Deletes a highlight of the viewer's; it can come back for a day."
  deleteQuote(
    "At most 64 characters."
    quoteId: ID!
    "Made by the client for this sending: one that arrives again changes nothing. At most 64 characters. Not empty."
    key: String
  ): ChangeQuoteResult!
  "Undoes that."
  restoreQuote(
    "At most 64 characters."
    quoteId: ID!
  ): RestoreQuoteResult!
}

union CreateQuoteResult = Quote | AccountSuspended | BadRequest | Blocked | Blocking | Conflict | Forbidden | NotFound | PostSuspended | RateLimited | Unauthorized | RemovedByUser | WithheldInCountry

union ChangeQuoteResult = Quote | BadRequest | NotFound | Unauthorized

union RestoreQuoteResult = Quote | BadRequest | Blocked | Blocking | Conflict | NotFound | Unauthorized

extend type PostViewerEdge {
  "Whether the viewer may highlight."
  canQuote: Boolean!
  "The viewer's highlights in the story: 200 at most."
  quotes: [Quote!]!
}

extend type Post {
  "The public highlights, the newest first."
  quotesConnection(paging: PagingOptions): QuoteConnection!
  "The passages that most people have highlighted: five at most, and only by two people or more."
  topQuotes: [TopQuote!]!
}

extend type User {
  "Their highlights, the newest first, private ones for themselves alone; those that contain \`search\`, or their stories do."
  quotesConnection(search: String, paging: PagingOptions): QuoteConnection!
}

"A passage that somebody has highlighted."
type Quote {
  id: ID!
  "Absent while the viewer can't read it."
  post: Post
  user: User!
  "Absent if the viewer can't read the part of the story that they are from."
  words: String
  "The name of the paragraph, and the offset in it, where the words stood when they were highlighted."
  paragraphName: String!
  startOffset: Int!
  "What stood around them in that paragraph."
  before: String!
  after: String!
  isPrivate: Boolean!
  createdAt: Timestamp!
  "The path of a picture of the words, to be shared; absent where strangers don't see them."
  cardUrl: String
}

type TopQuote {
  "One of the highlights of the passage."
  quote: Quote!
  "How many people have highlighted it."
  peopleCount: Int!
}

type QuoteConnection {
  quotes: [Quote!]!
  pagingInfo: Paging!
}
`,
  "reading-history": `
extend type Viewer {
  "What the viewer has read or begun, the last first."
  readingHistory(paging: PagingOptions): ReadingHistoryConnection! @ownPages
  "Whether what the viewer reads is kept for them."
  readingHistoryState: ReadingHistoryState! @ownPages
}

extend type Post {
  "How often it was read on each UTC day of a period on which it was, the first day first; null for everybody but its writers. A period has at most 366 days; without one, it is the last 30."
  readsByDay(period: DayPeriodInput): [PostReadsOfDay!] @ownPages
}

"Days as \`yyyy-mm-dd\`, both included."
input DayPeriodInput {
  from: String!
  until: String!
}

"What was read of a story on a day."
type PostReadsOfDay {
  "\`yyyy-mm-dd\`, in UTC."
  day: String!
  "Readers who read it, each once."
  reads: Int!
  "How long they read, in seconds."
  seconds: Int!
}

extend type PostViewerEdge {
  "Where the viewer can go on: where they stopped last, on whichever device; absent for what they haven't begun or have finished."
  readingPlace: ReadingPlace @ownPages
}

extend type Mutation {
  "Takes a story out of the viewer's reading history; it can come back for a day."
  removeFromReadingHistory(
    "At most 64 characters."
    targetPostId: ID!
  ): ChangeReadingHistoryResult!
  "Undoes that."
  restoreToReadingHistory(
    "At most 64 characters."
    targetPostId: ID!
  ): ChangeReadingHistoryResult!
  "Deletes the viewer's whole reading history, for good."
  clearReadingHistory: ChangeReadingHistoryResult!
  "Stops keeping what the viewer reads, or goes on with it."
  setReadingHistoryPaused(isPaused: Boolean!): ChangeReadingHistoryResult!
}

union ChangeReadingHistoryResult = MutationSuccess | BadRequest | NotFound | Unauthorized

enum ReadingHistoryState {
  KEPT
  PAUSED
  "The viewer's browser asks not to be tracked, and they haven't asked for a history themselves."
  NOT_TRACKED
}

"A story that the viewer has read or begun."
type ReadingHistoryItem {
  "The story's."
  id: ID!
  post: Post!
  "The furthest that they have come: 1 is all of it."
  progress: Float!
  "What is left, in minutes; 0 for what is finished."
  minutesLeft: Int!
  isFinished: Boolean!
  "When they last read it."
  readAt: Timestamp!
}

type ReadingHistoryConnection {
  items: [ReadingHistoryItem!]!
  pagingInfo: Paging!
}

"Where somebody stopped in a story."
type ReadingPlace {
  "The name of the paragraph."
  paragraphName: String!
  "How much of the story came before it."
  progress: Float!
  "What the browser calls its device."
  deviceId: ID!
  device: ReadingDevice!
  savedAt: Timestamp!
}

enum ReadingDevice {
  COMPUTER
  PHONE
  TABLET
}
`,
  "report": `
extend type Mutation {
  """
  Reports a story, a response, a list, a person or a publication, signed in or not. Everybody has one report of a
  thing: reporting it again changes that.
  """
  reportEntity(
    entityType: ReportedEntity!
    "At most 64 characters."
    entityId: ID!
    reason: ReportReason!
    "At most 1000 characters."
    words: String
    "Made by the client for this sending: one that arrives again changes nothing. At most 64 characters. Not empty."
    key: String
  ): ReportEntityResult!
  "Decides about the reports of a thing. Of two decisions at once, one is a conflict."
  decideReport(input: DecideReportInput!): DecideReportResult!
  "Appeals against a decision about something of the viewer's, once."
  appealDecision(
    "At most 64 characters."
    caseId: ID!
    "At most 2000 characters."
    words: String!
  ): AppealDecisionResult!
  "Decides about an appeal: what was done is taken back if it is upheld."
  decideAppeal(input: DecideAppealInput!): DecideReportResult!
}

extend type Query {
  "The reports of things in a state, the most pressing first; null for everybody but staff."
  reportCases(state: ReportState!, reason: ReportReason, paging: PagingOptions): ReportCaseConnection @ownPages
  "The reports of one thing, for those who may decide about them; null for everybody else."
  reportCase(id: ID!): ReportCase
  "What was decided about something of the viewer's; null if there is nothing."
  ownDecision(caseId: ID!): OwnDecision
  "What was reported in the last 12 months, and what came of it."
  countedReports: [CountedReports!]!
}

extend type Collection {
  "The reports of its stories and of responses to them; null for everybody but its owner and editors."
  reportCases(state: ReportState!, reason: ReportReason, paging: PagingOptions): ReportCaseConnection @ownPages
}

extend type Viewer {
  "What the viewer has reported, the newest first."
  reports(paging: PagingOptions): OwnReportConnection! @ownPages
}

union ReportEntityResult = FiledReport | AccountSuspended | BadRequest | Conflict | Forbidden | NotFound | RateLimited

type FiledReport {
  id: ID!
  "Whether it is among the viewer's reports: a visitor has none."
  isFollowed: Boolean!
}

type OwnReport {
  id: ID!
  entityType: ReportedEntity!
  "What was reported, as it was called then."
  title: String!
  reason: ReportReason!
  words: String!
  createdAt: Timestamp!
  state: ReportState!
  decidedAt: Timestamp
}

type OwnReportConnection {
  reports: [OwnReport!]!
  pagingInfo: Paging!
}

enum ReportedEntity {
  POST
  RESPONSE
  CATALOG
  USER
  COLLECTION
}

enum ReportReason {
  SPAM
  HARASSMENT
  HATE
  VIOLENCE
  MINORS
  SELF_HARM
  PRIVACY
  IMPERSONATION
  FALSEHOOD
  COPYRIGHT
  ILLEGAL
  OTHER
}

enum ReportState {
  "Nobody has decided."
  OPEN
  "Nobody has decided, and what was reported isn't shown meanwhile."
  REVIEW
  UPHELD
  DISMISSED
  "It was upheld, and the person concerned has appealed."
  APPEALED
  APPEAL_UPHELD
  APPEAL_DISMISSED
}

input DecideReportInput {
  "At most 64 characters."
  caseId: ID!
  decision: ReportDecision!
  "1 to 1000 characters."
  reason: String!
  "The revision that the decision is based on: if somebody has decided since, it is a conflict."
  revision: Int!
}

input DecideAppealInput {
  "At most 64 characters."
  caseId: ID!
  isUpheld: Boolean!
  "1 to 1000 characters."
  reason: String!
  "The revision that it is based on."
  revision: Int!
}

union DecideReportResult = ReportCase | BadRequest | Conflict | Forbidden | NotFound | Unauthorized

union AppealDecisionResult = OwnDecision | BadRequest | Conflict | NotFound | Unauthorized

enum ReportDecision {
  "It breaks no rule."
  DISMISS
  "Nobody sees it until it is decided."
  REVIEW
  "A response isn't shown where it was written."
  HIDE
  "A story isn't in its publication any more."
  TAKE_OUT
  "Nobody sees it any more."
  REMOVE
  "Whoever answers for it is suspended."
  SUSPEND
}

"The reports of one thing, and what was decided."
type ReportCase {
  id: ID!
  entityType: ReportedEntity!
  entityId: ID!
  "Whoever answers for it."
  author: User
  "What it was called when it was first reported, and what it said; empty once its account is removed."
  title: String!
  text: String!
  "What a response is about."
  within: String
  "Where it is now; absent if it isn't shown."
  address: String
  state: ReportState!
  "The reason that most networks give."
  reason: ReportReason!
  reportCount: Int!
  "From how many networks the reports came: those of one count as one."
  networkCount: Int!
  openedAt: Timestamp!
  revision: Int!
  decision: ReportDecision
  decisionWords: String
  decidedAt: Timestamp
  decider: User
  appealWords: String
  appealedAt: Timestamp
  appealReply: String
  appealDecidedAt: Timestamp
  "What the viewer can decide."
  possible: [ReportDecision!]!
  canDecideAppeal: Boolean!
  "The newest reports, without those who filed them: 50 at most."
  reports: [CaseReport!]!
  "Earlier cases about the same thing, the newest first: 10 at most."
  earlier: [ReportCase!]!
  "Other cases that concern whoever answers for it, the newest first: 10 at most."
  ofAuthor: [ReportCase!]!
}

type ReportCaseConnection {
  cases: [ReportCase!]!
  pagingInfo: Paging!
}

type CaseReport {
  id: ID!
  reason: ReportReason!
  words: String!
  createdAt: Timestamp!
  isVisitor: Boolean!
}

"A decision as it is shown to whom it concerns."
type OwnDecision {
  id: ID!
  entityType: ReportedEntity!
  title: String!
  reason: ReportReason!
  state: ReportState!
  decision: ReportDecision!
  decisionWords: String!
  decidedAt: Timestamp!
  appealWords: String
  appealedAt: Timestamp
  appealReply: String
  appealDecidedAt: Timestamp
  "Until when it can be appealed; absent if it can't be."
  appealUntil: Timestamp
}

"How many things were reported in a month for a reason, and came to the same."
type CountedReports {
  "In UTC: \`2026-11\`."
  month: String!
  reason: ReportReason!
  state: ReportState!
  "Absent while nobody has decided."
  decision: ReportDecision
  count: Int!
}
`,
  "response": `
extend type Query {
  "A place of a discussion, by the id of the response that stands there or stood there, with the answers to it."
  responseThread(id: ID!): ResponseThread
}

extend type Mutation {
  """
  Responds to a story, or to a public highlight of it, or answers a response. The client makes the key, so that asking twice publishes one. It may wait
  for the author's decision: \`response.status\` says so.
  """
  publishPostResponse(
    "At most 64 characters."
    inResponseToPostId: ID!
    "At most 64 characters."
    inResponseToQuoteId: ID
    "Plain text with emphasis, links, lists, quotations, code and pictures of this site as in Markdown. At most 5000 characters."
    text: String
    "Instead of \`text\`: changes that make the text of an empty draft."
    deltas: Deltas
    "Made by the client for this response: the same one again is published once. At most 64 characters. Not empty."
    key: String
  ): PublishResponseResult!
  "The same for a list."
  publishCatalogResponse(
    "At most 64 characters."
    inResponseToCatalogId: ID!
    "Plain text with emphasis, links, lists, quotations, code and pictures of this site as in Markdown. At most 5000 characters."
    text: String
    "Instead of \`text\`: changes that make the text of an empty draft."
    deltas: Deltas
    "Made by the client for this response: the same one again is published once. At most 64 characters. Not empty."
    key: String
  ): PublishResponseResult!
  "Changes what a response of the viewer's says."
  editPostResponse(
    "At most 64 characters."
    postId: ID!
    "Plain text with emphasis, links, lists, quotations, code and pictures of this site as in Markdown. At most 5000 characters."
    text: String
    "Instead of \`text\`: changes that make the text of an empty draft."
    deltas: Deltas
  ): EditResponseResult!
  "Hides a response where it was written; it stays on its own page."
  hidePostResponseOnParentPost(
    "At most 64 characters."
    parentPostId: ID!
    "At most 64 characters."
    postResponseId: ID!
  ): DecideOnPostResponseResult!
  "Shows it again, or for the first time."
  unhidePostResponseOnParentPost(
    "At most 64 characters."
    parentPostId: ID!
    "At most 64 characters."
    postResponseId: ID!
  ): DecideOnPostResponseResult!
  "Pins a response above all others, in place of the one that is pinned, or takes that back."
  pinPostResponse(
    "At most 64 characters."
    parentPostId: ID!
    "At most 64 characters."
    postResponseId: ID!
    isPinned: Boolean!
  ): DecideOnPostResponseResult!
  "Hides a response to a list."
  hideCatalogResponseOnParent(
    "At most 64 characters."
    parentCatalogId: ID!
    "At most 64 characters."
    catalogResponseId: ID!
  ): DecideOnCatalogResponseResult!
  "Shows it again, or for the first time."
  showCatalogResponseOnParent(
    "At most 64 characters."
    parentCatalogId: ID!
    "At most 64 characters."
    catalogResponseId: ID!
  ): DecideOnCatalogResponseResult!
}

union PublishResponseResult = Post | AccountSuspended | BadRequest | Blocked | Blocking | Conflict | Forbidden | NotFound | PostSuspended | RateLimited | Unauthorized | PublishingRestrictedBannedLinks | RemovedByUser | WithheldInCountry

union EditResponseResult = Post | AccountSuspended | BadRequest | Blocked | Blocking | Conflict | Forbidden | NotFound | RateLimited | Unauthorized | PublishingRestrictedBannedLinks

union DecideOnPostResponseResult = Post | BadRequest | Conflict | Forbidden | NotFound | Unauthorized

union DecideOnCatalogResponseResult = Catalog | BadRequest | Conflict | Forbidden | NotFound | Unauthorized

extend type Post {
  "How many responses there are: to a story at any depth, to a response directly."
  postResponses: PostResponses!
  "The responses to it, without the pinned one."
  threadedPostResponses(sortType: ResponseSortType, paging: PagingOptions): ThreadedResponses!
  "The response that its author has pinned."
  pinnedResponse: Post
  "Whether its author has closed the discussion."
  responsesClosed: Boolean!
  "Where it stands as a response; absent for a story."
  response: PostResponse
  "Responses that wait for a decision, or that were hidden: all of them for those who decide, their own for others."
  withheldResponses(status: WithheldStatus!, paging: PagingOptions): WithheldResponses! @ownPages
}

extend type Catalog {
  "At any depth."
  responsesCount: Int!
  threadedCatalogResponses(sortType: ResponseSortType, paging: PagingOptions): ThreadedResponses!
  "Whether its owner has closed the discussion."
  responsesClosed: Boolean!
  "Whether the viewer may respond to it."
  canRespond: Boolean!
  "Whether the viewer decides on responses to it."
  canCurateResponses: Boolean!
  withheldResponses(status: WithheldStatus!, paging: PagingOptions): WithheldResponses! @ownPages
}

extend type User {
  "Their responses that everybody can read, newest first."
  responses(paging: PagingOptions): PostConnection!
}

extend type PostViewerEdge {
  "Whether the viewer may respond to it, as long as the discussion is open."
  canRespond: Boolean!
  "Whether the viewer decides on the responses of its discussion."
  canCurateResponses: Boolean!
  "Whether the viewer wrote it."
  isOwn: Boolean!
  "How the viewer typed it; absent for what isn't a response of theirs."
  responseText: String @ownPages
}

enum ResponseSortType {
  MOST_RELEVANT
  NEWEST
  OLDEST
}

enum ResponseStatus {
  SHOWN
  "It waits until somebody decides."
  HELD
  HIDDEN
}

enum WithheldStatus {
  HELD
  HIDDEN
}

type PostResponses {
  count: Int!
}

type ThreadedResponses {
  "Those that can be read."
  posts: [Post!]!
  "The same with the places of those that are gone and have answers."
  threads: [ResponseThread!]!
  pagingInfo: Paging!
}

type WithheldResponses {
  posts: [Post!]!
  pagingInfo: Paging!
}

"A response, or the place where one was, with the answers to it."
type ResponseThread {
  "The response's."
  id: ID!
  "Absent for one that is gone, or whose writer and the viewer block one another."
  post: Post
  "Whether the viewer has muted whoever wrote it."
  isMuted: Boolean!
  answersCount: Int!
  answers(sortType: ResponseSortType, paging: PagingOptions): ThreadedResponses!
}

"Where a response stands."
type PostResponse {
  "The response's."
  id: ID!
  status: ResponseStatus!
  isPinned: Boolean!
  "When its writer changed it last."
  editedAt: Timestamp
  "1 for a response to the story or the list itself."
  depth: Int!
  "The highlighted passage that it is about; absent once that isn't highlighted any more."
  quote: Quote
  "Whether it was written by an author of what is discussed."
  isByAuthor: Boolean!
  "What it answers, if that is a story or a response that the viewer can see."
  parent: Post
  "The story that is discussed, if the viewer can see it."
  story: Post
  "The list that is discussed, if the viewer can see it."
  catalog: Catalog
}
`,
  "role": `
extend type Query {
  "The invitation that a mailed link is about, while it can be accepted."
  invitationByToken(token: String!): CollectionInvitation
}

extend type Viewer {
  "Invitations to the viewer that can be accepted, the newest first."
  invitations: [CollectionInvitation!]!
  "The viewer's roles in publications."
  roles: [ViewerRole!]!
}

"A publication that the viewer has a role in."
type ViewerRole {
  role: CollectionRoleName!
  collection: Collection!
}

extend type Collection {
  "Invitations that can still be accepted; null for everybody but its owner and editors."
  invitations: [CollectionInvitation!]
}

extend type Mutation {
  "Offers somebody a role in a publication, by their username or by mail: one of the two."
  invite(input: InviteInput!): InviteResult!
  "Accepts an invitation to the viewer, or one whose mailed token they have."
  acceptInvitation(input: AcceptInvitationInput!): RoleResult!
  declineInvitation(input: DeclineInvitationInput!): RoleResult!
  "Takes an invitation back."
  revokeInvitation(input: RevokeInvitationInput!): RoleResult!
  "Makes a writer an editor, or the other way round."
  changeRole(input: ChangeRoleInput!): RoleResult!
  "Takes a role away. Taking one's own is leaving."
  removeRole(input: RemoveRoleInput!): RoleResult!
}

input InviteInput {
  "At most 64 characters."
  collectionId: ID!
  role: GivenRole!
  "At most 200 characters."
  username: String
  "At most 254 characters."
  email: String
}

input AcceptInvitationInput {
  "At most 64 characters."
  invitationId: ID
  "At most 100 characters."
  token: String
}

input DeclineInvitationInput {
  "At most 64 characters."
  invitationId: ID
  "At most 100 characters."
  token: String
}

input RevokeInvitationInput {
  "At most 64 characters."
  invitationId: ID!
}

input ChangeRoleInput {
  "At most 64 characters."
  collectionId: ID!
  "At most 64 characters."
  userId: ID!
  role: GivenRole!
}

input RemoveRoleInput {
  "At most 64 characters."
  collectionId: ID!
  "At most 64 characters."
  userId: ID!
}

"A role that somebody can be given."
enum GivenRole {
  EDITOR
  WRITER
}

union InviteResult = Collection | BadRequest | Blocked | Blocking | Unauthorized | Forbidden | NotFound | AlreadyExists | Conflict | RateLimited | ServiceUnavailable

union RoleResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

"A role that somebody is offered in a publication."
type CollectionInvitation {
  id: ID!
  role: CollectionRoleName!
  "Who is invited by name."
  user: User
  "Where the link was mailed to, for those who may invite."
  email: String @ownPages
  "Absent if they have left."
  inviter: User
  collection: Collection
  createdAt: Timestamp!
  expiresAt: Timestamp!
}
`,
  "search": `
extend type Query {
  "Full-text search. Of the query the first 200 characters and 8 words count; nothing in it is syntax."
  search(query: String!, within: SearchWithin): Search! @scope(needs: READ)
}

extend type Mutation {
  """
  Somebody chose results of a search. Each counts once for a \`queryId\`; \`positions\` are their places among the
  results, from 1. It succeeds for people who don't want to be tracked too, and nothing is kept.
  """
  searchClickEvent(
    "At most 24 characters."
    queryId: ID!
    "One of \`user\`, \`collection_bay_avg\`, \`collection\`, \`tag\`, \`post\`, \`catalog\`."
    indexName: String!
    "At least 1. At most 50. Each: at most 100 characters. Not empty."
    objectIds: [ID!]!
    "At least 1. At most 50."
    positions: [Int!]!
  ): ReportResult!
}

"Restricts a search to a publication, or to what a person wrote and made."
input SearchWithin {
  "Its slug or domain."
  collectionSlug: String
  username: String
}

"Results by kind, the best first. Each kind is searched only if it is asked for."
type Search {
  query: String!
  "The publication that \`within\` names; absent if there is none."
  collection: Collection
  "The person that \`within\` names; absent if there is none whose profile can be seen."
  user: User
  posts(paging: PagingOptions): SearchPosts!
  users(paging: PagingOptions): SearchUsers!
  collections(paging: PagingOptions): SearchCollections!
  tags(paging: PagingOptions): SearchTags!
  catalogs(paging: PagingOptions): SearchCatalogs!
}

type SearchPosts {
  hits: [PostHit!]!
  "What was searched for instead, if the query found nothing and one of its words seems misspelt."
  correctedQuery: String
  "Names these results in \`searchClickEvent\`."
  queryId: ID!
  pagingInfo: Paging!
}

type PostHit {
  post: Post!
  "Where the title, as lists shorten it, matches: pairs of start and end, in UTF-16 units."
  titleMatches: [Int!]!
  "The subtitle, or a passage of the text, with its matches; absent if only the title, the writer or a tag matches."
  passage: Passage
}

type Passage {
  text: String!
  "Pairs of start and end, in UTF-16 units."
  matches: [Int!]!
}

type SearchUsers {
  hits: [UserHit!]!
  correctedQuery: String
  queryId: ID!
  pagingInfo: Paging!
}

type UserHit {
  user: User!
  nameMatches: [Int!]!
}

type SearchCollections {
  hits: [CollectionHit!]!
  correctedQuery: String
  queryId: ID!
  pagingInfo: Paging!
}

type CollectionHit {
  collection: Collection!
  nameMatches: [Int!]!
}

type SearchTags {
  hits: [TagHit!]!
  correctedQuery: String
  queryId: ID!
  pagingInfo: Paging!
}

type TagHit {
  tag: Tag!
  titleMatches: [Int!]!
}

type SearchCatalogs {
  hits: [CatalogHit!]!
  correctedQuery: String
  queryId: ID!
  pagingInfo: Paging!
}

type CatalogHit {
  catalog: Catalog!
  nameMatches: [Int!]!
}
`,
  "sequence": `
extend type Query {
  """
  A series by the last segment of its address: \`{slug}-{id}\`, where the id decides, or the id alone. To everybody but
  its writer, an unpublished series doesn't exist.
  """
  sequenceResult(slugId: String!): SequenceResult! @scope(needs: READ)
  "The published series that a story is part of, the one that was published first if there are several."
  sequenceOfPost(postId: ID!): Sequence @scope(needs: READ)
}

extend type Viewer {
  "The viewer's series, the one that changed last first."
  sequences(filter: SequenceFilter, paging: PagingOptions): SequenceConnection!
  "One of them, by the last segment of its address or its id; deleted ones aren't found."
  sequence(slugId: String!): Sequence
}

extend type User {
  "The person's published series, the one that changed last first."
  sequencesConnection(paging: PagingOptions): SequenceConnection!
}

extend type Post {
  """
  Its place in a published series; absent if it is in none. A story in several series has a place in the named one, or
  else in the one that was published first.
  """
  sequencePlace(slugId: String): SequencePlace
}

extend type Mutation {
  "Begins a series, which only the viewer sees until it is published."
  createSequence(input: CreateSequenceInput!): CreateSequenceResult! @scope(needs: WRITE)
  updateSequence(input: UpdateSequenceInput!): UpdateSequenceResult! @scope(needs: WRITE)
  """
  Sets the parts of a series and their order. \`revision\` is the one that the change is based on: if the parts have
  changed since, nothing is done.
  """
  setSequenceParts(input: SetSequencePartsInput!): SetSequencePartsResult! @scope(needs: WRITE)
  "Shows a series to everybody. It needs a part that readers can see."
  publishSequence(input: PublishSequenceInput!): PublishSequenceResult! @scope(needs: PUBLISH)
  "Hides a series from everybody but its writer. Its stories stay as they are."
  unpublishSequence(input: UnpublishSequenceInput!): UnpublishSequenceResult! @scope(needs: PUBLISH)
  "Deletes a series; its stories stay. It can be restored for 14 days."
  deleteSequence(input: DeleteSequenceInput!): DeleteSequenceResult! @scope(needs: PUBLISH)
  "Restores a series that was deleted in the last 14 days."
  undeleteSequence(input: UndeleteSequenceInput!): UndeleteSequenceResult! @scope(needs: PUBLISH)
}

input CreateSequenceInput {
  "1 to 100 characters, one line."
  title: String!
  "At most 500 characters, one line."
  description: String
}

input UpdateSequenceInput {
  "At most 64 characters."
  sequenceId: ID!
  "1 to 100 characters, one line."
  title: String!
  "At most 500 characters, one line."
  description: String!
  "24 hex digits."
  imageId: ID
  "At most 1000 characters, one line."
  imageAlt: String
}

input SetSequencePartsInput {
  "At most 64 characters."
  sequenceId: ID!
  revision: Int!
  "At most 100. Each: at most 64 characters."
  postIds: [ID!]!
}

input PublishSequenceInput {
  "At most 64 characters."
  sequenceId: ID!
}

input UnpublishSequenceInput {
  "At most 64 characters."
  sequenceId: ID!
}

input DeleteSequenceInput {
  "At most 64 characters."
  sequenceId: ID!
}

input UndeleteSequenceInput {
  "At most 64 characters."
  sequenceId: ID!
}

union SequenceResult = Sequence | NotFound

union CreateSequenceResult = Sequence | BadRequest | Unauthorized | Forbidden | Conflict

union UpdateSequenceResult = Sequence | BadRequest | Unauthorized | Forbidden | NotFound

union SetSequencePartsResult = Sequence | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

union PublishSequenceResult = Sequence | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

union UnpublishSequenceResult = Sequence | BadRequest | Unauthorized | Forbidden | NotFound

union DeleteSequenceResult = Sequence | BadRequest | Unauthorized | Forbidden | NotFound

union UndeleteSequenceResult = Sequence | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

enum SequenceFilter {
  DRAFTS
  PUBLIC
  "Deleted in the last 14 days."
  DELETED
}

"Stories in the order in which their writer wants them read."
type Sequence {
  id: ID!
  slug: String!
  "The last segment of its address: \`{slug}-{id}\`."
  slugId: String!
  title: String!
  description: String!
  "The chosen cover; absent without one."
  cover: ImageMetadata
  "The cover, or the picture of the first part that has one."
  picture: ImageMetadata
  creator: User!
  isPublished: Boolean!
  isDeleted: Boolean!
  createdAt: Timestamp!
  updatedAt: Timestamp!
  publishedAt: Timestamp
  "How many parts readers see."
  partCount: Int!
  "Minutes to read all of them, at least 1."
  readingTime: Int!
  "Increases with every change of the parts or their order."
  revision: Int!
  "The parts that readers see, in order."
  partsConnection(paging: PagingOptions): SequencePartConnection!
  "All parts, also stories that aren't published, in order; empty for everybody but its writer."
  ownParts: [OwnSequencePart!]!
  """
  Stories that the viewer can add, newest first: stories of theirs, drafts too, and stories of publications that they
  own or edit. Empty for everybody but its writer.
  """
  candidates(search: String!): [SequenceCandidate!]!
}

type SequenceConnection {
  sequences: [Sequence!]!
  pagingInfo: Paging!
}

type SequencePartConnection {
  parts: [SequencePart!]!
  pagingInfo: Paging!
}

type SequencePart {
  "Its place among the parts that readers see, from 1 on."
  number: Int!
  "The last segment of its address in the series: \`{slug}-{id}\`."
  segment: String!
  post: Post!
}

"A part of the viewer's own series."
type OwnSequencePart {
  postId: ID!
  "Absent for a story that is gone, or that its writer has withdrawn."
  story: SequenceCandidate
}

"A story as the editor of a series lists it."
type SequenceCandidate {
  postId: ID!
  title: String!
  "Whether readers see it."
  isListed: Boolean!
  "Minutes, at least 1."
  readingTime: Int!
  firstPublishedAt: Timestamp
  "Its writer's name."
  by: String!
}

"A story's place in a series."
type SequencePlace {
  sequence: Sequence!
  number: Int!
  total: Int!
  previous: SequenceNeighbour
  next: SequenceNeighbour
}

"The part before or after a story."
type SequenceNeighbour {
  postId: ID!
  title: String!
  "The last segment of its address in the series: \`{slug}-{id}\`."
  segment: String!
}
`,
  "settings": `
extend type Query {
  "The viewer's account, only for the viewer; null for a visitor."
  accountSettings: AccountSettings
  "How the viewer signs in; null for a visitor."
  securitySettings: SecuritySettings
}

extend type Mutation {
  "Mails a link to the new address; the old one stays until it is followed."
  changeEmail(
    "At most 254 characters."
    email: String!
  ): AccountSettingsResult!
  cancelEmailChange: AccountSettingsResult!
  changeUsername(
    "1 to 30 of a-z, 0-9, underscores and full stops."
    username: String!
  ): AccountSettingsResult!
  updateProfile(input: UpdateProfileInput!): AccountSettingsResult!
  "Hides the account until its owner signs in again."
  deactivateAccount: EndAccountResult!
  "Hides the account, and removes it after 14 days unless its owner signs in first."
  deleteAccount(
    "The viewer’s username, typed as a confirmation. At most 200 characters."
    username: String!
  ): EndAccountResult!
  "Ends another session, or this one."
  revokeSession(
    "At most 64 characters."
    sessionId: ID!
  ): SecuritySettingsResult!
  "Ends all sessions but this one."
  revokeOtherSessions: SecuritySettingsResult!
  "The options of a new passkey, as JSON for navigator.credentials.create."
  startPasskeyRegistration: StartPasskeyRegistrationResult!
  finishPasskeyRegistration(
    "What navigator.credentials.create gave, as JSON. At most 65536 characters."
    response: String!
    "1 to 60 characters, one line."
    name: String!
  ): SecuritySettingsResult!
  renamePasskey(
    "At most 1400 characters."
    credentialId: ID!
    "1 to 60 characters, one line."
    name: String!
  ): SecuritySettingsResult!
  removePasskey(
    "At most 1400 characters."
    credentialId: ID!
  ): SecuritySettingsResult!
  "The first step of setting up the second factor."
  startTwoFactor: StartTwoFactorResult!
  "The second step: a code of the app proves that it has the secret."
  confirmTwoFactor(
    "The 6 digits that the authenticator app shows. At most 40 characters."
    code: String!
  ): RecoveryCodesResult!
  "A code of the app, or a recovery code."
  disableTwoFactor(
    "A code of the authenticator app, or a recovery code. At most 40 characters."
    code: String!
  ): SecuritySettingsResult!
  "Creates new codes; the old ones stop working."
  regenerateRecoveryCodes(
    "A code of the authenticator app, or a recovery code. At most 40 characters."
    code: String!
  ): RecoveryCodesResult!
  "Sets or changes the password. An existing one has to be given, unless there was a recent sign-in."
  setPassword(
    "10 to 128 characters."
    newPassword: String!
    "At most 1280 characters."
    currentPassword: String
  ): SecuritySettingsResult!
  removePassword: SecuritySettingsResult!
  disconnectAccount(
    "One of \`google\`, \`apple\`, \`facebook\`, \`twitter\`, \`mastodon\`."
    provider: String!
  ): SecuritySettingsResult!
  "Begins to connect an account on a Mastodon server: the browser goes to the returned address."
  connectMastodonStart(
    "\`mastodon.social\`, or a handle or an address there. At most 2000 characters."
    instance: String!
  ): ConnectMastodonStartResult!
  "Completes it with what the server sent the browser back with, once and in the same browser."
  connectMastodonFinish(
    "At most 2000 characters."
    instance: String
    "At most 2000 characters."
    state: String
    "At most 2000 characters."
    code: String
    "At most 2000 characters."
    error: String
  ): ConnectMastodonFinishResult!
}

union AccountSettingsResult = AccountSettings | BadRequest | AlreadyExists | Unauthorized | Forbidden | RateLimited | ServiceUnavailable | PublishingRestrictedBannedLinks

union EndAccountResult = MutationSuccess | BadRequest | Unauthorized | Forbidden

union SecuritySettingsResult = SecuritySettings | AccountLockout | BadRequest | NotFound | Conflict | Unauthorized | Forbidden

union StartPasskeyRegistrationResult = PasskeyChallenge | BadRequest | Unauthorized | Forbidden

union StartTwoFactorResult = TwoFactorSetup | Conflict | Unauthorized | Forbidden

union RecoveryCodesResult = RecoveryCodes | AccountLockout | BadRequest | Unauthorized | Forbidden

union ConnectMastodonStartResult = MastodonVisit | BadRequest | MastodonInstanceConnectionError | MastodonAccountConnectionError | Unauthorized | Forbidden | NotFound | RateLimited

union ConnectMastodonFinishResult = MastodonAccount | BadRequest | MastodonInstanceConnectionError | MastodonAccountConnectionError | MastodonAccountValidationError | Unauthorized | Forbidden | NotFound

input UpdateProfileInput {
  "1 to 100 characters, one line."
  name: String!
  "At most 160 characters."
  bio: String!
  "24 hex digits."
  imageId: String
}

type AccountSettings {
  "The viewer's id."
  id: ID!
  email: String
  isEmailVerified: Boolean!
  "The address that waits to be confirmed."
  unverifiedEmail: String
  username: String!
  "Absent if it can be changed now."
  usernameChangeableAt: Timestamp
  name: String!
  bio: String!
  imageId: String
  "The person who owns the account, as everybody sees them."
  user: User!
  "The same person, as the viewer."
  viewer: Viewer!
}

type SecuritySettings {
  "The viewer's id."
  id: ID!
  "Newest visit first, at most 50."
  sessions: [SessionInfo!]!
  passkeys: [Passkey!]!
  twoFactor: TwoFactorState!
  hasPassword: Boolean!
  connectedAccounts: [ConnectedAccount!]!
  "Absent while Mastodon accounts can't be connected."
  mastodon: MastodonSettings
  "Until when the viewer may change how they sign in; absent if they have to sign in again first."
  recentUntil: Timestamp
}

type SessionInfo {
  id: ID!
  isCurrent: Boolean!
  "\`Firefox on Windows\`"
  device: String!
  "\`code\`, \`link\`, \`password\`, \`passkey\`, \`google\`, …"
  method: String!
  host: String!
  address: String
  "Two letters."
  country: String
  createdAt: Timestamp!
  lastSeenAt: Timestamp!
}

type Passkey {
  credentialId: ID!
  name: String!
  isBackedUp: Boolean!
  createdAt: Timestamp!
  lastUsedAt: Timestamp
}

type TwoFactorState {
  isOn: Boolean!
  recoveryCodesLeft: Int!
}

type ConnectedAccount {
  provider: String!
  name: String
  email: String
  connectedAt: Timestamp!
}

type MastodonSettings {
  "The field's default server."
  defaultInstance: String
  account: MastodonAccount
}

type MastodonVisit {
  "The server's consent page."
  url: String!
}

type TwoFactorSetup {
  "Base32, for typing by hand."
  secret: String!
  otpauthUrl: String!
  "The address as a QR code: an SVG document."
  qrSvg: String!
}

type RecoveryCodes {
  "Shown only once."
  codes: [String!]!
  security: SecuritySettings!
}
`,
  "shared": `
"The fields of every expected failure."
interface UserError {
  code: UserErrorCode!
  "The name of the argument that it is about; absent if there is none."
  field: String
  "A sentence for the reader."
  message: String!
}

"Why something wasn't done, for programs. \`SIGN_IN_AGAIN\` is a \`Forbidden\` that signing in again resolves."
enum UserErrorCode {
  ACCOUNT_DELETED
  ACCOUNT_LOCKOUT
  ACCOUNT_SUSPENDED
  ALREADY_EXISTS
  BAD_REQUEST
  BLOCKED
  BLOCKING
  CHECKOUT_NOT_AVAILABLE
  CONFLICT
  CUSTOM_DOMAIN_FAILURE
  EMPTY_QUEUE
  FAILED_CHALLENGE
  FORBIDDEN
  MASTODON_ACCOUNT_CONNECTION_ERROR
  MASTODON_ACCOUNT_VALIDATION_ERROR
  MASTODON_INSTANCE_CONNECTION_ERROR
  MAX_PINNED_STORIES_REACHED
  MISSING_LOCALIZATION_INFORMATION
  NO_ASSIGNED_TAGS_ERROR
  NOT_FOUND
  PAYMENT_ERROR
  PAYMENT_METHOD_DECLINED
  PHONE_NUMBER_VALIDATION_ERROR
  POST_SUSPENDED
  PUBLISHING_RESTRICTED_BANNED_LINKS
  RATE_LIMITED
  REMOVED_BY_USER
  SERVICE_UNAVAILABLE
  SIGN_IN_AGAIN
  TAKEN_DOWN
  TOO_MANY_REQUESTS
  UNAUTHORIZED
  UNAVAILABLE_FOR_LEGAL_REASONS
  WITHHELD_IN_COUNTRY
}

type BadRequest implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type Unauthorized implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type Forbidden implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type NotFound implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type Conflict implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
  "Of a story that somebody else has saved meanwhile: its newest revision."
  newestRevision: Int
  "What has changed since the revision that was given, save by save, if that is known."
  deltas: [Deltas!]
}

type RateLimited implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type TooManyRequests implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type ServiceUnavailable implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type AlreadyExists implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type AccountSuspended implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type AccountDeleted implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type Blocked implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type Blocking implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type PostSuspended implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
  "Whether staff has taken it down."
  isTakenDown: Boolean
}

"Staff has taken down a list or a publication, or is reviewing it."
type TakenDown implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
  "Whether it has been taken down; otherwise it is under review."
  isTakenDown: Boolean!
}

type RemovedByUser implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type UnavailableForLegalReasons implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type WithheldInCountry implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type PaymentMethodDeclined implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type PaymentError implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type MaxPinnedStoriesReached implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type PublishingRestrictedBannedLinks implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type CheckoutNotAvailable implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type MissingLocalizationInformation implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type PhoneNumberValidationError implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type FailedChallenge implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type EmptyQueue implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type NoAssignedTagsError implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type CustomDomainFailure implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type MastodonInstanceConnectionError implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

type MastodonAccountConnectionError implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
  errorType: MastodonConnectionErrorType!
}

enum MastodonConnectionErrorType {
  ACCOUNT_TAKEN
  ALREADY_CONNECTED
  NON_MEMBER
  "The person declined at the server."
  DENIED
  "It expired, was completed before, or was begun by somebody else or in another browser."
  EXPIRED
  UNKNOWN
}

type MastodonAccountValidationError implements UserError {
  code: UserErrorCode!
  field: String
  message: String!
}

"Milliseconds since 1970, UTC."
scalar Timestamp

"An ordered list of paragraphs, each plain text with markups over it; the shape is schema/story/paragraph.ts."
scalar StoryBody

"A list of changes of a draft; the shape is schema/story/delta.ts."
scalar Deltas

type Query

type Mutation

"Which part of a list to return: at most \`limit\` items (1 to 50), from the cursor that an earlier page returned as \`to\`."
input PagingOptions {
  limit: Int
  to: String
}

type PageParams {
  limit: Int!
  "Opaque: pass it back as PagingOptions.to."
  to: String!
}

type Paging {
  "Absent on the last page."
  next: PageParams
}

"A picture in our own store; schema/rules/images.ts builds its addresses."
type ImageMetadata {
  id: ID!
  alt: String!
  "The picture's mean colour as \`#rrggbb\`, shown while it loads; absent if it isn't known."
  color: String
  focusPercentX: Int!
  focusPercentY: Int!
}
`,
  "site": `
extend type Query {
  "Who answers for the site, and how to reach them."
  operator: Operator!
  "Whether the site works, checked when it is asked."
  siteStatus: SiteStatus!
  "The frame for an address of a provider whose frames stories may show; null for any other address."
  frameOf(address: String!): EmbeddedFrame
}

"What another site shows in a frame."
type EmbeddedFrame {
  "The provider's name."
  provider: String!
  "The https address of the frame."
  src: String!
}

type Operator {
  name: String!
  email: String!
  "For letters; absent when none is configured."
  address: String
}

type SiteStatus {
  checkedAt: Timestamp!
  parts: [SitePartStatus!]!
}

type SitePartStatus {
  part: SitePart!
  isWorking: Boolean!
}

enum SitePart {
  "Everything that needs the main database."
  READING
  SEARCH
  PICTURES
  "How soon changes appear on pages that many readers share."
  UPDATES
}
`,
  "submission": `
extend type Query {
  "A submission, for its writer and the editors of the publication."
  submission(id: ID!): SubmissionResult! @scope(needs: READ)
  "Where a story of the viewer's has been submitted, the newest first; null if it isn't theirs."
  submissionsOfPost(postId: ID!): [Submission!] @scope(needs: READ)
}

extend type Collection {
  "Who may submit stories, what is wanted, and how soon there is an answer."
  submitting: CollectionSubmitting!
  "What writers have submitted; null for everybody but its owner and editors."
  submissionsConnection(turn: SubmissionTurn!, paging: PagingOptions): SubmissionConnection
  """
  What is planned for a month (\`2026-11\`, in UTC), by default the current one; null for everybody but its owner and
  editors.
  """
  plan(month: String): CollectionPlan
  "The viewer's own drafts in it, the one that changed last first; null for everybody but its owner and editors."
  ownDrafts: [Post!]
}

extend type Viewer {
  "The viewer's submissions, the one that changed last first."
  submissions(paging: PagingOptions): SubmissionConnection!
}

extend type Mutation {
  """
  Submits a story of the viewer's to a publication. The client makes the key, so that asking twice submits once. With
  \`isReady: false\` it is kept for later, and the editors don't see it.
  """
  submitPost(input: SubmitPostInput!): SubmitPostResult! @scope(needs: PUBLISH)
  "Decides about a submission, as an editor of the publication. Of two decisions at once, one is a conflict."
  reviewSubmission(input: ReviewSubmissionInput!): ReviewSubmissionResult! @scope(needs: PUBLICATIONS)
  "Says that the changes that the editors asked for are made."
  resubmitPost(input: ResubmitPostInput!): MoveSubmissionResult! @scope(needs: PUBLISH)
  "Withdraws a submission that isn't decided yet."
  cancelSubmission(input: CancelSubmissionInput!): MoveSubmissionResult! @scope(needs: PUBLISH)
  "Says something to the other side."
  addSubmissionNote(input: AddSubmissionNoteInput!): MoveSubmissionResult! @scope(needs: PUBLISH)
  updateSubmissionSettings(input: UpdateSubmissionSettingsInput!): UpdateSubmissionSettingsResult! @scope(needs: PUBLICATIONS)
  """
  Sets what a publication features, in this order. \`before\` is what the change is based on: if it has changed since,
  nothing is done.
  """
  setFeaturedStories(input: SetFeaturedStoriesInput!): SetFeaturedStoriesResult! @scope(needs: PUBLICATIONS)
}

input SubmitPostInput {
  "At most 64 characters."
  postId: ID!
  "At most 64 characters."
  collectionId: ID!
  "Made by the client for this submission: one that is sent again with the same key submits nothing again. Without one, each request submits anew. At most 64 characters. Not empty."
  key: String
  "At most 2000 characters."
  note: String
  isReady: Boolean
}

input ReviewSubmissionInput {
  "At most 64 characters."
  submissionId: ID!
  decision: SubmissionDecision!
  "At most 2000 characters."
  note: String
  "The submission’s revision that the decision is based on."
  revision: Int
  "The revision of the text that the editor has read: accepting a newer one is a conflict."
  textRevision: Int
}

input ResubmitPostInput {
  "At most 64 characters."
  submissionId: ID!
  "At most 2000 characters."
  note: String
}

input CancelSubmissionInput {
  "At most 64 characters."
  submissionId: ID!
}

input AddSubmissionNoteInput {
  "At most 64 characters."
  submissionId: ID!
  "At most 2000 characters."
  note: String!
}

input UpdateSubmissionSettingsInput {
  "At most 64 characters."
  collectionId: ID!
  submitters: Submitters!
  "At most 5000 characters."
  guidelines: String!
}

input SetFeaturedStoriesInput {
  "At most 64 characters."
  collectionId: ID!
  "At most 50. Each: at most 64 characters."
  before: [ID!]!
  "At most 50. Each: at most 64 characters."
  postIds: [ID!]!
}

union SetFeaturedStoriesResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

union SubmissionResult = Submission | Unauthorized | Forbidden | NotFound

union SubmitPostResult = Submission | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | AccountSuspended | RateLimited

union ReviewSubmissionResult = Submission | BadRequest | Unauthorized | Forbidden | NotFound | Conflict | PublishingRestrictedBannedLinks

union MoveSubmissionResult = Submission | BadRequest | Unauthorized | Forbidden | NotFound | Conflict

union UpdateSubmissionSettingsResult = Collection | BadRequest | Unauthorized | Forbidden | NotFound

enum SubmissionState {
  "Kept by the writer, and not sent yet."
  WIP
  OPEN
  "An editor has set it aside for a closer look."
  TRIAGE
  IN_REVIEW
  CHANGES_REQUESTED
  CHANGES_MADE
  ACCEPTED
  REJECTED
  CANCELLED
}

"Whose move it is."
enum SubmissionTurn {
  EDITORS
  WRITER
  "It is decided or withdrawn."
  NOBODY
}

enum SubmissionDecision {
  TRIAGE
  REVIEW
  ACCEPT
  REJECT
  REQUEST_CHANGES
}

enum Submitters {
  ANYBODY
  WRITERS
  NOBODY
}

"A story that its writer offers to a publication."
type Submission {
  id: ID!
  state: SubmissionState!
  turn: SubmissionTurn!
  "Since when it is their move."
  turnAt: Timestamp!
  "Grows with every change of the state."
  revision: Int!
  createdAt: Timestamp!
  updatedAt: Timestamp!
  submittedAt: Timestamp
  postId: ID!
  title: String!
  "Minutes, at least 1."
  readingTime: Int!
  "Where the story is, once the publication shows it."
  address: String
  writer: User!
  "Absent if it is gone."
  collection: Collection
  "Whether the viewer decides about it."
  isViewerEditor: Boolean!
  "What was done and said, in order."
  notes: [SubmissionNote!]!
  "The newest text, for its writer, and for the editors until it is decided or withdrawn."
  text: SubmissionText
}

type SubmissionText {
  revision: Int!
  title: String!
  subtitle: String!
  body: StoryBody!
}

type SubmissionNote {
  id: ID!
  "The state that it led to; absent for a note alone."
  state: SubmissionState
  text: String!
  createdAt: Timestamp!
  "Absent if they have left."
  author: User
}

type SubmissionConnection {
  submissions: [Submission!]!
  pagingInfo: Paging!
}

"Planned stories of a month, earliest first: 200 at most."
type CollectionPlan {
  "\`2026-11\`"
  month: String!
  posts: [Post!]!
}

type CollectionSubmitting {
  submitters: Submitters!
  guidelines: String!
  "Whether the viewer may submit."
  isOpen: Boolean!
  "The median of the last answers, in milliseconds; absent while there are few."
  typicalResponseTime: Float
}
`,
  "tag": `
extend type Query {
  tagFromSlug(tagSlug: String!): Tag @scope(needs: READ)
  "Tags and topics are the same thing; equivalent to tagFromSlug."
  topic(slug: String!): Tag @scope(needs: READ)
  "Tags that the explore page offers, those with most stories first."
  featuredTags(paging: PagingOptions): TagConnection! @scope(needs: READ)
  "Tags with most stories first."
  topTags(paging: PagingOptions): TagConnection! @scope(needs: READ)
}

type Tag {
  "The slug."
  id: ID!
  slug: String!
  displayTitle: String!
  description: String!
  followerCount: Int!
  postCount: Int!
  viewerEdge: TagViewerEdge!
  "Newest first."
  latestPosts(paging: PagingOptions): PostConnection!
  "Ordered by how readers respond to them now; without the newest \`withoutLatest\` ones (at most 50)."
  recommendedPosts(paging: PagingOptions, withoutLatest: Int): PostConnection!
  "Newest first, of the given year, month or day."
  archivePosts(year: Int, month: Int, day: Int, paging: PagingOptions): PostConnection!
  "The years that have stories, the months of \`year\` and the days of \`month\` that have some."
  archivePeriods(year: Int, month: Int): ArchivePeriods!
  "The people who write most in it."
  topWriters(paging: PagingOptions): UserConnection!
  relatedTags(limit: Int): [Tag!]!
}

type TagConnection {
  tags: [Tag!]!
  pagingInfo: Paging!
}

type TagViewerEdge {
  id: ID!
  isFollowing: Boolean!
}
`,
  "telemetry": `
extend type Mutation {
  "Stores usage events: the same JSON array that /_/batch takes, as text."
  logClientEvents(
    "At most 200000 characters. At most 1000 characters."
    payload: String!
  ): ReportResult!
  "The viewer was shown something that differs between the groups of the running experiment."
  logExperimentExposure(
    "At most 60 characters."
    experimentId: ID!
    "At most 64 characters."
    postId: ID
    "At most 64 characters."
    publicationId: ID
  ): ReportResult!
  "The viewer was shown something that depends on a flag."
  logGateExposure(
    "At most 60 characters."
    gateId: ID!
    "At most 64 characters."
    postId: ID
    "At most 64 characters."
    publicationId: ID
  ): ReportResult!
}

"Reports of people who don't want to be tracked succeed too; nothing of them is kept."
union ReportResult = MutationSuccess | BadRequest | RateLimited
`,
  "user": `
extend type Query {
  "A person by id or by current or former username; pass one of them."
  userResult(id: ID, username: String): UserResult! @scope(needs: READ)
  user(id: ID, username: String): User @scope(needs: READ)
  "Writers that most people follow."
  topWriters(limit: Int): [User!]! @scope(needs: READ)
}

union UserResult = User | NotFound | AccountSuspended | AccountDeleted

type User {
  id: ID!
  username: String!
  name: String!
  bio: String!
  imageId: String
  "The body of the about page; empty when there is none."
  about: StoryBody!
  createdAt: Timestamp!
  hasSubdomain: Boolean!
  isSuspended: Boolean!
  "How the profile looks; absent for one that looks like the rest of the site."
  theme: Theme
  customDomainState: CustomDomainState
  "Absent for people who aren't members."
  membership: Membership
  "The address, mostly hidden; null for everybody but the person."
  emailObfuscated: String @ownPages
  linkedAccounts: UserLinkedAccounts!
  verifications: UserVerifications!
  socialStats: SocialStats!
  viewerEdge: UserViewerEdge!
  postCount: Int!
  "The person's stories, newest first."
  homepagePostsConnection(paging: PagingOptions): PostConnection!
  "The story that they show at the top of their profile; absent while lists don't show it."
  pinnedPost: Post
  "Publications in which the person has a role."
  publications: [CollectionRole!]!
  "Publications that the person owns or edits."
  adminCollections: [Collection!]!
  "The person's stories that staff recommends, newest first."
  pickedPosts(paging: PagingOptions): PostConnection!
  "Topics on which the person is one of the three who have written most."
  topWriterOf: [Tag!]!
  "The person's public lists."
  catalogsConnection(paging: PagingOptions): CatalogConnection!
}

type UserConnection {
  users: [User!]!
  pagingInfo: Paging!
}

type CustomDomainState {
  live: CustomDomain
}

type CustomDomain {
  domain: String!
}

type Membership {
  id: ID!
  tier: MembershipTier!
  memberSince: Timestamp
  friendSince: Timestamp
}

enum MembershipTier {
  MEMBER
  FRIEND
}

"The person's accounts on other services."
type UserLinkedAccounts {
  viewerEdge: LinkedAccountsViewerEdge!
}

type LinkedAccountsViewerEdge {
  "The viewer's own; absent if they have connected none, and for everybody else."
  mediumMastodon: MastodonAccount
}

type MastodonAccount {
  id: ID!
  "The server's host."
  instance: String!
  username: String!
  "\`@ada@mastodon.example\`"
  handle: String!
  "The account's page there."
  url: String!
  connectedAt: Timestamp!
}

type UserVerifications {
  isBookAuthor: Boolean!
}

type SocialStats {
  followerCount: Int!
  followingCount: Int!
}

"The viewer's relation to this person."
type UserViewerEdge {
  id: ID!
  isFollowing: Boolean!
  isMuting: Boolean!
  isUser: Boolean!
  "When the person joined."
  createdAt: Timestamp!
}

type CollectionRole {
  role: CollectionRoleName!
  collection: Collection!
}

enum CollectionRoleName {
  OWNER
  EDITOR
  WRITER
}

extend type Mutation {
  "Sets how the viewer's profile looks; without a theme it looks like the rest of the site."
  setProfileTheme(input: SetProfileThemeInput!): SetProfileThemeResult!
}

input SetProfileThemeInput {
  theme: ThemeInput
}

union SetProfileThemeResult = User | BadRequest | Unauthorized | Forbidden

extend type Viewer {
  "How the viewer's profile looks; absent for one that looks like the rest of the site."
  theme: Theme
}
`,
  "viewer": `
extend type Query {
  "The signed-in person; null for a visitor."
  viewer: Viewer @scope(needs: READ)
  "Somebody who isn't signed in; also available for a signed-in person, whose browser is a visitor before they sign in."
  visitor: Visitor!
  "The values of all flags for the current viewer."
  variantFlags: [VariantFlag!]!
}

extend type Mutation {
  "Dismisses something permanently. Only for the viewer themselves."
  userDismissFlag(
    "At most 64 characters."
    userId: ID!
    "A flag is a letter and at most 63 more of A-Z, a-z, 0-9 and _ . : -"
    flag: String!
  ): Viewer
  "Stores the viewer's preferences; false if \`userId\` isn't the viewer."
  updateViewerPreferences(
    "At most 64 characters."
    userId: ID!
    "At most 50."
    preferences: [UserPreferenceInput!]!
  ): Boolean!
  "Dismisses something for the time that its rule says."
  dismissForNow(
    "At most 64 characters."
    userId: ID!
    name: TimedDismissal!
  ): Viewer
  "Follows tags in addition to those already followed."
  followTags(
    "At least 1. At most 50. Each: at most 100 characters."
    tagSlugs: [String!]!
  ): FollowTagsResult!
  unfollowTags(
    "At least 1. At most 50. Each: at most 100 characters."
    tagSlugs: [String!]!
  ): FollowTagsResult!
  "Staff only: acts as somebody else, to see what they see."
  startSpoofing(
    "At most 200 characters."
    username: String!
  ): SpoofingResult!
  stopSpoofing: SpoofingResult!
}

union FollowTagsResult = FollowedTags | AccountSuspended | BadRequest | Forbidden | NotFound | Unauthorized

union SpoofingResult = MutationSuccess | BadRequest | NotFound | Unauthorized | Forbidden

type FollowedTags {
  tags: [Tag!]!
}

type Viewer {
  id: ID!
  name: String!
  username: String!
  imageId: String
  isSuspended: Boolean!
  membership: Membership
  "Always true: somebody who isn't signed in isn't a viewer."
  isLoggedIn: Boolean!
  "The address, mostly hidden; absent for people who gave none."
  emailObfuscated: String @ownPages
  "An unconfirmed address; absent if there is none."
  unverifiedEmail: String @ownPages
  hasSubdomain: Boolean!
  verifications: UserVerifications!
  viewerEdge: UserViewerEdge!
  twitterScreenName: String @ownPages
  geolocation: Geolocation! @ownPages
  hasPastMemberships: Boolean! @ownPages
  hasGroupGiftingEnabled: Boolean! @ownPages
  isMembershipTrialEligible: Boolean! @ownPages
  isEligibleToImportEmails: Boolean! @ownPages
  isEligibleToViewNewResponses: Boolean!
  allowEmailAddressSharingEditorWriter: Boolean!
  styleEditorOnboardingVersionSeen: Int!
  "What the viewer has dismissed permanently."
  dismissableFlags: [String!]!
  "What the viewer has dismissed temporarily and hasn't come back yet."
  dismissedForNow: [TimedDismissal!]!
  "What to tell the viewer about their membership at the top of a page; absent if there is nothing, or it is dismissed."
  topBanner: TopBanner @ownPages
  "Absent for people who aren't enrolled."
  partnerProgramEnrollment: PartnerProgramEnrollment @ownPages
  isStaff: Boolean! @ownPages
  "The member of staff who acts as the viewer; absent if nobody does."
  spoofedBy: User @ownPages
  "The last part of the sign-out address."
  signOutToken: String! @ownPages
  "Tags that the viewer follows, newest first."
  followedTags(paging: PagingOptions): TagConnection!
  "Publications that the viewer owns or edits."
  adminCollections: [Collection!]!
}

type TopBanner {
  kind: TopBannerKind!
  "What dismisses it for a while; absent if that can't be done."
  dismissal: TimedDismissal
  "What dismisses it for good; absent if that can't be done."
  flag: String
  "When the membership ends; absent if that isn't what it is about."
  endsAt: Timestamp
  "What a year's membership costs a week, in minor units, rounded up."
  weeklyPrice: Int!
  "Of three letters."
  currency: String!
}

enum TopBannerKind {
  "A membership, for people without one."
  UPSELL
  "Keeping a membership that was cancelled."
  REACTIVATE
  METHOD_EXPIRED
  PAYMENT_FAILED
  "The card expires within a week."
  METHOD_LAST_WEEK
  METHOD_EXPIRES_SOON
  "The higher membership, for members."
  FRIEND_UPSELL
}

extend type UserViewerEdge {
  "The viewer's preferences; empty for everybody else."
  preferences: [UserPreference!]!
}

type Visitor {
  "Begins with \`lo_\`."
  id: ID!
  geolocation: Geolocation!
}

type Geolocation {
  "Two letters; absent if it isn't known."
  country: String
}

type PartnerProgramEnrollment {
  id: ID!
  status: PartnerProgramEnrollmentStatus!
}

enum PartnerProgramEnrollmentStatus {
  ACTIVE
  INACTIVE
  PENDING_ACTION
  SUSPENDED
  UNKNOWN
}

type VariantFlag {
  name: String!
  valueType: VariantFlagValue!
}

union VariantFlagValue = VariantFlagBoolean | VariantFlagString | VariantFlagNumber

type VariantFlagBoolean {
  value: Boolean!
}

type VariantFlagString {
  value: String!
}

type VariantFlagNumber {
  value: Float!
}

type UserPreference {
  name: String!
  value: PreferenceValue!
}

union PreferenceValue = StringPreference | IntPreference | BooleanPreference | StringSetPreference | EnumPreference

type StringPreference {
  stringValue: String!
}

type IntPreference {
  intValue: Int!
}

type BooleanPreference {
  booleanValue: Boolean!
}

type StringSetPreference {
  stringSetValue: [String!]!
}

type EnumPreference {
  enumValue: String!
}

"Exactly one of the values, of the preference's own type."
input UserPreferenceInput {
  "One of theme, readingTextSize, readingWidth, readingFont, allowEmailAddressSharingEditorWriter, allowReaderNotes, homeFeedOrder, followingFeedOrder, readingHistory, recommendedTopics, styleEditorOnboardingVersionSeen, notifyOfFollows, notifyOfWriterStories, notifyOfPublicationStories, mailFollows, mailWriterStories, mailPublicationStories, notifyOfInvitations, mailInvitations, notifyOfAcceptedInvitations, mailAcceptedInvitations, notifyOfCoAuthors, mailCoAuthors, notifyOfClaps, mailClaps, notifyOfHighlights, mailHighlights, notifyOfTakenOut, mailTakenOut, notifyOfNotes, mailNotes, notifyOfReports, mailReports, notifyOfDecisions, mailDecisions, notifyOfReaderNotes, mailReaderNotes, notifyOfResponses, mailResponses, notifyOfResponseDecisions, mailResponseDecisions, notifyOfSavedLists, mailSavedLists, notifyOfMentions, mailMentions, notifyOfCases, mailCases, notifyOfSubmissions, mailSubmissions, notifyOfSubmissionAnswers, mailSubmissionAnswers, locale. At most 100 characters."
  name: String!
  "At most 100 characters."
  stringValue: String
  intValue: Int
  booleanValue: Boolean
  "At most 50. Each: at most 100 characters."
  stringSetValue: [String!]
  "At most 100 characters."
  enumValue: String
}

"What can be dismissed temporarily."
enum TimedDismissal {
  UPSELL
  REACTIVATE
  FRIEND_UPSELL
}
`,
  "webhook": `
extend type Query {
  "The viewer's webhooks, only for the viewer in their own session; null for everybody else."
  webhooks: Webhooks
  "What one of them was told in the last 14 days, the newest first: 30 at most."
  webhookLog(webhookId: ID!): WebhookLogResult!
}

extend type Mutation {
  "Has an address told when stories come out, change and go: the viewer's own, or those of a publication."
  createWebhook(input: CreateWebhookInput!): WebhookSecretResult!
  "Makes a new secret. The old one signs too for a day."
  rotateWebhookSecret(
    "At most 64 characters."
    webhookId: ID!
  ): WebhookSecretResult!
  "Switches a webhook on that was switched off because it failed for days."
  enableWebhook(
    "At most 64 characters."
    webhookId: ID!
  ): WebhooksResult!
  deleteWebhook(
    "At most 64 characters."
    webhookId: ID!
  ): WebhooksResult!
  "Sends a test event."
  testWebhook(
    "At most 64 characters."
    webhookId: ID!
  ): WebhookLogChangeResult!
  "Makes a delivery once more."
  redeliverWebhook(
    "At most 64 characters."
    deliveryId: ID!
  ): WebhookLogChangeResult!
}

enum WebhookEvent {
  POST_PUBLISHED
  POST_UPDATED
  POST_UNPUBLISHED
}

input CreateWebhookInput {
  "At most 2048 characters."
  address: String!
  "Not empty. At most 3."
  events: [WebhookEvent!]!
  "At most 64 characters."
  collectionId: ID
}

union WebhookLogResult = WebhookLog | NotFound | Unauthorized | Forbidden

union WebhookSecretResult = WebhookSecret | BadRequest | NotFound | Conflict | Unauthorized | Forbidden

union WebhooksResult = Webhooks | BadRequest | NotFound | Unauthorized | Forbidden

union WebhookLogChangeResult = WebhookLog | BadRequest | NotFound | Conflict | Unauthorized | Forbidden

type Webhooks {
  "The viewer's id."
  id: ID!
  "The newest first: 10 at most."
  webhooks: [Webhook!]!
}

type Webhook {
  id: ID!
  address: String!
  events: [WebhookEvent!]!
  "The publication that it is about; absent for the viewer's own stories."
  collectionName: String
  "Since when nothing has arrived; absent while it works."
  failingSince: Timestamp
  "When it was switched off; absent while it is on."
  disabledAt: Timestamp
}

type WebhookSecret {
  "It isn't stored, and can't be shown again."
  secret: String!
  own: Webhooks!
}

type WebhookLog {
  "Of the webhook."
  id: ID!
  deliveries: [WebhookDelivery!]!
}

type WebhookDelivery {
  id: ID!
  "\`post.published\`, …, or \`test\`"
  event: String!
  createdAt: Timestamp!
  "How often it was tried since it was last asked for."
  attempts: Int!
  "When it is tried next; absent once it is settled."
  dueAt: Timestamp
  "When it was last tried, how many milliseconds that took, and the answer's status if there was one."
  triedAt: Timestamp
  tookMs: Int
  status: Int
  deliveredAt: Timestamp
}
`,
}

/** The whole SDL. */
export const SDL = Object.values(AREAS).join('')
