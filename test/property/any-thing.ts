import fc from 'fast-check'
import type { Action, Entity, Thing } from '../../worker/services/policies/can'

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
const barrier = fc.constantFrom(null, 'blocked' as const, 'blocking' as const)

const post = fc.record({
  state: fc.constantFrom('draft', 'scheduled', 'published', 'unlisted', 'trashed', 'removed'),
  access: fc.constantFrom('public', 'locked'),
  creatorId: ids,
  isListed: bit,
  coAuthorIds: fc.array(ids).map((some) => JSON.stringify(some)),
})
const writer = fc.option(fc.record({ isSuspended: bit, deactivatedAt: time }))
/** The owners and editors of a publication, as rows. */
const rows = fc.array(
  fc.record({
    userId: ids,
    role: fc.constantFrom('OWNER' as const, 'EDITOR' as const, 'WRITER' as const),
    collectionId: fc.constantFrom('c', 'd'),
  }),
)

/** Any thing of each entity, with all that any of its rules looks at. */
export const THINGS = {
  account: fc.record({ entity: fc.constant('account' as const), account: fc.record({ id: ids }) }),
  book: fc.record({
    entity: fc.constant('book' as const),
    owner: fc.record({ id: ids, isBookAuthor: bit, isSuspended: bit, deactivatedAt: time }),
  }),
  catalog: fc.record({
    entity: fc.constant('catalog' as const),
    catalog: fc.record({ creatorId: ids, visibility: bit, deletedAt: time }),
    owner: fc.record({ id: ids, isStaff: bit, isSuspended: bit, deactivatedAt: time }),
    barrier,
  }),
  newsletter: fc.record({
    entity: fc.constant('newsletter' as const),
    writer: fc.option(fc.record({ id: ids, isSuspended: bit, deactivatedAt: time })),
    leaders,
  }),
  charge: fc.record({
    entity: fc.constant('charge' as const),
    charge: fc.record({ userId: fc.option(ids) }),
  }),
  collection: fc.record({
    entity: fc.constant('collection' as const),
    collection: fc.record({ id: fc.constant('c'), creatorId: ids }),
    leaders,
    submitters: fc.constantFrom('anybody' as const, 'writers' as const, 'nobody' as const),
  }),
  export: fc.record({ entity: fc.constant('export' as const), export: fc.record({ ownerId: ids }) }),
  post: fc.record({
    entity: fc.constant('post' as const),
    post,
    writer,
    leaders,
    reviewers: leaders,
    barrier,
  }),
  postNote: fc.record({
    entity: fc.constant('postNote' as const),
    note: fc.record({
      authorId: fc.option(ids),
      audience: fc.constantFrom('editors' as const, 'authors' as const, 'reader' as const),
      startedBy: fc.option(ids),
      collectionId: fc.constantFrom(null, 'c', 'd'),
      deletedAt: time,
    }),
    post,
    writer,
    leaders: rows,
    reviewers: rows,
    barrier,
  }),
  quote: fc.record({
    entity: fc.constant('quote' as const),
    quote: fc.record({ userId: ids, isPrivate: bit, deletedAt: time }),
    post,
    writer,
    barrier,
  }),
  report: fc.record({
    entity: fc.constant('report' as const),
    report: fc.record({
      authorId: ids,
      reason: fc.constantFrom('SPAM' as const, 'ILLEGAL' as const),
      deciderId: fc.option(ids),
    }),
    leaders,
    coAuthorIds: fc.array(ids, { maxLength: 2 }),
    isForStaff: fc.boolean(),
    isOnlyStaff: fc.boolean(),
  }),
  sequence: fc.record({
    entity: fc.constant('sequence' as const),
    sequence: fc.record({ creatorId: ids, publishedAt: time, deletedAt: time }),
    owner: fc.record({ id: ids, isStaff: bit, isSuspended: bit, deactivatedAt: time }),
  }),
  submission: fc.record({
    entity: fc.constant('submission' as const),
    submission: fc.record({ creatorId: ids, submittedAt: time, closedAt: time }),
    roles: leaders,
  }),
  site: fc.constant({ entity: 'site' as const }),
  tag: fc.constant({ entity: 'tag' as const }),
  user: fc.record({
    entity: fc.constant('user' as const),
    user: fc.record({ id: ids, isStaff: bit, isSuspended: bit, deactivatedAt: time }),
    barrier,
  }),
} satisfies { [Of in Entity]: fc.Arbitrary<Thing<Of, Action<Of>>> }

/** The authors of a story, alone or with others. */
export const authorsOf = ({ post }: { post: { creatorId: string; coAuthorIds: string } }): string[] => [
  post.creatorId,
  ...(JSON.parse(post.coAuthorIds) as string[]),
]
