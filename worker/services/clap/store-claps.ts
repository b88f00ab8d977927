import { CLAPPERS_NAMED, type ClapTarget } from '../../../schema/rules/claps'
import { trendingScore } from '../../../schema/rules/ranking'
import { responseScore } from '../../../schema/rules/responses'
import { catalogById } from '../../data/catalog/queries'
import { claps as storedClaps } from '../../data/clap/queries'
import type { GivenClaps } from '../../data/clap/rows'
import { rankStory, storeClaps as storeStatements } from '../../data/clap/writes'
import type { Database, Statement } from '../../data/database'
import { withdrawEvents } from '../../data/notification/withdraw'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { scoreResponse } from '../../data/response/writes'
import { clapped, clappedList, type NotificationEvent } from '../notification/events'
import { notifyStatements } from '../notification/notify'
import { authorsOf } from '../post/co-authors'
import type { Purger } from '../post/ports'

/** What storing claps needs. */
interface StoringParts {
  db: Database
  now: number
  purger: Pick<Purger, 'names' | 'statements'>
  /** Whether pages, rankings and search may follow now, and whether they are behind already. */
  mayShow: boolean
  isBehind: boolean
  /** How often a story was read; nothing if that isn't known now: then it is ranked with its next claps or reads. */
  readsOf(post: Post): Promise<number | undefined>
}

/** What came of it. */
export interface StoredClaps {
  /** How many claps there are now; nothing if what they are for is gone. */
  total: number | undefined
  /** Whether that changed anything. */
  isChanged: boolean
  /** The people who were notified. */
  told: readonly string[]
}

/** Tells those whose it is of those who have begun to clap; of many at once, it names only the newest. */
function tellOwners(
  told: readonly string[],
  beginners: readonly GivenClaps[],
  eventOf: (clapperId: string) => NotificationEvent,
  now: number,
) {
  const recipients = told.map((userId) => ({ userId, kind: 'clap' as const }))
  const named = beginners.slice(-CLAPPERS_NAMED)
  const unnamed = beginners.length - named.length
  const statements = named.flatMap(({ userId }, i) =>
    notifyStatements(recipients, { ...eventOf(userId), actors: i === 0 ? 1 + unnamed : 1 }, now),
  )
  return { statements, told: named.length > 0 ? told : [] }
}

/** The pages and the rankings that a story's claps change. */
const showStatements = (
  { purger, now }: StoringParts,
  post: Post,
  total: number,
  reads: number | undefined,
): Statement[] => [
  ...(post.firstPublishedAt === null || reads === undefined
    ? []
    : rankStory(post.id, trendingScore({ claps: total, reads }, post.firstPublishedAt))),
  ...(post.kind === 'response'
    ? [scoreResponse(post.id, responseScore(total, post.responseCount, post.createdAt))]
    : []),
  ...purger.statements([purger.names.claps(post.id)], { now }),
]

/**
 * Stores what several people clap for one thing, in one transaction with its count and the notifications. Calls for one
 * thing must not overlap. Doing it again changes nothing. Rule: docs/rules/claps.md, "Storing".
 */
export async function storeClaps(
  parts: StoringParts,
  target: ClapTarget,
  claps: readonly GivenClaps[],
): Promise<StoredClaps> {
  const { db, now, mayShow, isBehind } = parts
  const userIds = JSON.stringify(claps.map(({ userId }) => userId))
  const [post, catalog, rows] = await Promise.all([
    target.kind === 'post' ? db.first(postsByIds, JSON.stringify([target.id])) : undefined,
    target.kind === 'catalog' ? db.first(catalogById, target.id) : undefined,
    db.all(storedClaps, target.kind, target.id, userIds),
  ])
  const before = post ?? catalog
  if (!before) return { total: undefined, isChanged: false, told: [] }
  const stored = new Map(rows.map(({ userId, count }) => [userId, count]))
  const changed = claps.filter(({ userId, count }) => count !== (stored.get(userId) ?? 0))
  const more = changed.reduce((sum, { userId, count }) => sum + count - (stored.get(userId) ?? 0), 0)
  const total = Math.max(0, before.clapCount + more)
  const beginners = changed.filter(({ userId, count }) => count > 0 && !stored.has(userId))
  const owners = post ? authorsOf(post) : [before.creatorId]
  const eventOf = (id: string) => (post ? clapped(post.id, id, now) : clappedList(before.id, id, now))
  const telling = tellOwners(owners, beginners, eventOf, now)
  const takenBack = changed.filter(({ count }) => count === 0)
  const isShown = mayShow && (isBehind || changed.length > 0)
  const reads = post && isShown ? await parts.readsOf(post) : undefined
  const statements = [
    ...(changed.length > 0 ? storeStatements(target, changed) : []),
    ...telling.statements,
    ...withdrawEvents(
      owners,
      takenBack.map(({ userId }) => eventOf(userId).eventKey),
    ),
    ...(post && isShown ? showStatements(parts, post, total, reads) : []),
  ]
  await db.write(statements)
  const told = takenBack.length > 0 ? owners : telling.told
  return { total, isChanged: changed.length > 0, told }
}
