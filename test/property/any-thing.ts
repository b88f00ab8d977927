import fc from 'fast-check'

/* People, and things of every entity, for the tests of rights. */

const PEOPLE = ['owner', 'editor', 'writer', 'author', 'stranger']
const ids = fc.constantFrom(...PEOPLE)
export const person = fc.record({
  id: ids,
  isMember: fc.boolean(),
  isStaff: fc.boolean(),
  isSuspended: fc.boolean(),
  isSpoofed: fc.boolean(),
  isOnMainHost: fc.boolean(),
})
const bit = fc.constantFrom(0 as const, 1 as const)
const leaders = fc.array(
  fc.record({ userId: ids, role: fc.constantFrom('OWNER' as const, 'EDITOR' as const, 'WRITER' as const) }),
)
const time = fc.constantFrom(null, 1)
const barrier = fc.constantFrom(undefined, 'blocked' as const, 'blocking' as const)

const post = fc.record({
  state: fc.constantFrom('draft', 'scheduled', 'published', 'unlisted', 'trashed', 'removed'),
  access: fc.constantFrom('public', 'locked'),
  creatorId: ids,
  isListed: bit,
  coAuthorIds: fc.array(ids).map((some) => JSON.stringify(some)),
})
/** Those who lead a publication, as rows of it. */
const rows = fc.array(
  fc.record({
    userId: ids,
    role: fc.constantFrom('OWNER' as const, 'EDITOR' as const, 'WRITER' as const),
    collectionId: fc.constantFrom('c', 'd'),
  }),
)

/** Any thing of each entity. */
export const THINGS = {
  account: fc.record({ entity: fc.constant('account'), account: fc.record({ id: ids }) }),
  book: fc.record({
    entity: fc.constant('book'),
    owner: fc.record({ id: ids, isBookAuthor: bit, isSuspended: bit, deactivatedAt: time }),
  }),
  catalog: fc.record({
    entity: fc.constant('catalog' as const),
    catalog: fc.record({ creatorId: ids, visibility: bit, deletedAt: time }),
    owner: fc.record({ id: ids, isStaff: bit, isSuspended: bit, deactivatedAt: time }),
    barrier,
  }),
  charge: fc.record({ entity: fc.constant('charge'), charge: fc.record({ userId: fc.option(ids) }) }),
  collection: fc.record({
    entity: fc.constant('collection' as const),
    collection: fc.record({ id: fc.constant('c'), creatorId: ids }),
    leaders,
    submitters: fc.constantFrom(undefined, 'anybody' as const, 'writers' as const, 'nobody' as const),
  }),
  export: fc.record({ entity: fc.constant('export'), export: fc.record({ ownerId: ids }) }),
  post: fc.record({
    entity: fc.constant('post' as const),
    post,
    writer: fc.option(fc.record({ isSuspended: bit, deactivatedAt: time }), { nil: undefined }),
    leaders,
    reviewers: leaders,
    barrier,
  }),
  postNote: fc.record({
    entity: fc.constant('postNote'),
    note: fc.record({
      authorId: fc.option(ids),
      audience: fc.constantFrom('editors' as const, 'authors' as const, 'reader' as const),
      startedBy: fc.option(ids),
      collectionId: fc.constantFrom(null, 'c', 'd'),
      deletedAt: time,
    }),
    post,
    leaders: rows,
    reviewers: rows,
  }),
  quote: fc.record({
    entity: fc.constant('quote'),
    quote: fc.record({ userId: ids, isPrivate: bit, deletedAt: time }),
    post,
    writer: fc.option(fc.record({ isSuspended: bit, deactivatedAt: time }), { nil: undefined }),
  }),
  report: fc.record({
    entity: fc.constant('report'),
    report: fc.record({
      authorId: ids,
      reason: fc.constantFrom('SPAM' as const, 'ILLEGAL' as const),
      deciderId: fc.option(ids),
    }),
    leaders,
    coAuthorIds: fc.array(ids, { maxLength: 2 }),
    isOnlyStaff: fc.boolean(),
  }),
  sequence: fc.record({
    entity: fc.constant('sequence'),
    sequence: fc.record({ creatorId: ids, publishedAt: time, deletedAt: time }),
    owner: fc.record({ id: ids, isStaff: bit, isSuspended: bit, deactivatedAt: time }),
  }),
  submission: fc.record({
    entity: fc.constant('submission'),
    submission: fc.record({ creatorId: ids, submittedAt: time, closedAt: time }),
    roles: leaders,
  }),
  site: fc.constant({ entity: 'site' }),
  tag: fc.constant({ entity: 'tag' }),
  user: fc.record({
    entity: fc.constant('user' as const),
    user: fc.record({ id: ids, isStaff: bit, isSuspended: bit, deactivatedAt: time }),
    barrier,
  }),
} as const

/** Those who wrote a story, alone or with others. */
export const authorsOf = ({ post }: { post: { creatorId: string; coAuthorIds: string } }): string[] => [
  post.creatorId,
  ...(JSON.parse(post.coAuthorIds) as string[]),
]
