import { digestPlace } from '../../../schema/rules/digests'
import { wholeRange } from '../../../schema/rules/stats/ranges'
import { sourcePart } from '../../../schema/rules/stats/sources'
import { digestsOfNewsletter, type StoredDigest } from '../../data/digest/queries'
import type { Newsletter } from '../newsletter/find-newsletter'
import { mayManage } from '../newsletter/letter/leaders'
import { type Key, type PageOf, type Paging, readPage } from '../paging'
import type { Needs } from '../parts'
import { readStats, type StatsSubject } from '../stats/read-stats'

/** A digest with its newsletter, and the views that came from it. */
export interface OwnDigest extends Omit<StoredDigest, 'digestAt'> {
  newsletter: Newsletter
  digestAt: number
  /** Null while they can't be read. */
  views: number | null
}

type Parts = Needs<'db' | 'viewer' | 'stats' | 'clock'>

/** Views by their sources, since the beginning; nothing while they can't be read. */
async function viewsOf(
  parts: Parts,
  { user, collection }: Newsletter,
): Promise<ReadonlyMap<string, number> | undefined> {
  const subject: StatsSubject | undefined = collection
    ? { kind: 'publication', id: collection.id }
    : user
      ? { kind: 'writer', id: user.id }
      : undefined
  if (!subject) return undefined
  try {
    const sources = await readStats(parts, subject, wholeRange(parts.clock.now())).partsOf('source')
    return new Map(sources.map(({ part, views }) => [part, views]))
  } catch (error) {
    console.error(JSON.stringify({ event: 'digest-views-failed', error: String(error) }))
    return undefined
  }
}

/** Digests of several newsletters as one list, newest first. */
async function newestOf(
  { db }: Needs<'db'>,
  newsletters: readonly Newsletter[],
  [at, id]: Key,
  limit: number,
) {
  const lists = await Promise.all(
    newsletters.map((newsletter) => db.all(digestsOfNewsletter, newsletter.id, at, id, limit)),
  )
  return lists
    .flat()
    .toSorted((a, b) => (b.digestAt ?? 0) - (a.digestAt ?? 0) || (a.id > b.id ? -1 : 1))
    .slice(0, limit)
}

/**
 * The digests of somebody's newsletters, newest first; null for those who may not see them. Rule:
 * docs/rules/newsletters.md, "Stats of digests".
 *
 * @param newsletters all of them a writer's, or a publication's.
 */
export async function ownDigests(
  parts: Parts,
  newsletters: readonly Newsletter[],
  paging: Paging | null | undefined,
): Promise<PageOf<OwnDigest> | null> {
  const [first] = newsletters
  if (!first || !(await mayManage(parts, parts.viewer, first))) return null
  const page = await readPage(
    paging,
    (after, limit) => newestOf(parts, newsletters, after, limit),
    ({ digestAt, id }): Key => [digestAt ?? 0, id],
  )
  const views = page.items.length > 0 ? await viewsOf(parts, first) : undefined
  const items = page.items.map((row) => {
    const digestAt = row.digestAt ?? 0
    const newsletter = newsletters.find(({ id }) => id === row.newsletterId) ?? first
    const part = sourcePart({ kind: 'mail', name: digestPlace(digestAt, newsletter.id) })
    return { ...row, newsletter, digestAt, views: views ? (views.get(part) ?? 0) : null }
  })
  return { ...page, items }
}
