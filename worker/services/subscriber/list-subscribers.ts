import { MOST_LISTED_TAGS } from '../../../schema/rules/subscribers'
import type { Database } from '../../data/database'
import { subscriberStates } from '../../data/newsletter/stats'
import {
  type ListedSubscriber,
  type SubscriberState,
  subscribersByAddress,
  subscribersByName,
  subscribersInState,
  subscribersOf,
  subscribersWithTag,
  tagsOfNewsletter,
  tagsOfSubscribers,
} from '../../data/subscriber/queries'
import type { Newsletter } from '../newsletter/find-newsletter'
import { type Key, type PageOf, type Paging, readPage } from '../paging'
import type { Needs } from '../parts'
import { isKeeper } from './require-keeper'

/** A subscriber with the tags that the newsletter's owner gave them. */
export interface TaggedSubscriber extends ListedSubscriber {
  tags: string[]
}

/** What a list of subscribers is narrowed by. */
interface SubscriberFilter {
  search: string
  state: SubscriberState | null
  tag: string | null
}

/** Tags of several subscribers, each by the alphabet. */
export async function tagged(db: Database, rows: readonly ListedSubscriber[]): Promise<TaggedSubscriber[]> {
  if (rows.length === 0) return []
  const tags = Map.groupBy(
    await db.all(tagsOfSubscribers, JSON.stringify(rows.map(({ id }) => id))),
    ({ subscriberId }) => subscriberId,
  )
  return rows.map((row) => ({
    ...row,
    tags: (tags.get(row.id) ?? []).map(({ tag }) => tag).sort(),
  }))
}

/** Where a search has come to: it goes through the addresses first, and then through the names. */
const [ADDRESSES, NAMES] = [0, 1]

interface Hit {
  row: ListedSubscriber
  key: Key
}

/** Who comes after a place in a search, the addresses before the names. */
async function hits(
  db: Database,
  newsletterId: string,
  { search, state, tag }: SubscriberFilter,
  [phase, id]: Key,
  limit: number,
): Promise<Hit[]> {
  const hitsIn = (of: number, rows: readonly ListedSubscriber[]): Hit[] =>
    rows.map((row) => ({ row, key: [of, row.id] }))
  const first =
    phase === NAMES ? [] : await db.all(subscribersByAddress, newsletterId, search, state, tag, id, limit)
  if (first.length >= limit) return hitsIn(ADDRESSES, first)
  const after = phase === NAMES ? id : ''
  const second = await db.all(
    subscribersByName,
    newsletterId,
    search,
    state,
    tag,
    after,
    limit - first.length,
  )
  return [...hitsIn(ADDRESSES, first), ...hitsIn(NAMES, second)]
}

async function searched(
  db: Database,
  newsletterId: string,
  filter: SubscriberFilter,
  paging: Paging | null | undefined,
): Promise<PageOf<ListedSubscriber>> {
  const page = await readPage(
    paging,
    (after, limit) => hits(db, newsletterId, filter, after, limit),
    ({ key }) => key,
    [ADDRESSES, ''],
  )
  return { items: page.items.map(({ row }) => row), next: page.next }
}

const listed = (
  db: Database,
  newsletterId: string,
  { state, tag }: SubscriberFilter,
  paging: Paging | null | undefined,
): Promise<PageOf<ListedSubscriber>> =>
  readPage(
    paging,
    ([at, id], limit) => {
      if (tag !== null) return db.all(subscribersWithTag, newsletterId, tag, state, at, id, limit)
      return state === null
        ? db.all(subscribersOf, newsletterId, at, id, limit)
        : db.all(subscribersInState, newsletterId, state, at, id, limit)
    },
    ({ createdAt, id }): Key => [createdAt, id],
  )

/** A newsletter's subscribers; null for those who may not see them. Rule: docs/rules/newsletters.md, "Subscribers". */
export async function shownSubscribers(
  parts: Needs<'db' | 'viewer'>,
  newsletter: Newsletter,
  filter: SubscriberFilter,
  paging: Paging | null | undefined,
): Promise<PageOf<TaggedSubscriber> | null> {
  if (!(await isKeeper(parts, newsletter))) return null
  const { db } = parts
  const page = await (filter.search === '' ? listed : searched)(db, newsletter.id, filter, paging)
  return { items: await tagged(db, page.items), next: page.next }
}

/** How many subscribers a newsletter has in each state, and the tags that they have; null for others. */
export async function subscriberSummary(
  parts: Needs<'db' | 'viewer'>,
  newsletter: Newsletter,
): Promise<{ states: { state: SubscriberState; n: number }[]; tags: { tag: string; n: number }[] } | null> {
  if (!(await isKeeper(parts, newsletter))) return null
  const [states, tags] = await Promise.all([
    parts.db.all(subscriberStates, newsletter.id),
    parts.db.all(tagsOfNewsletter, newsletter.id, MOST_LISTED_TAGS),
  ])
  return { states: states.map(({ state, subscribers: n }) => ({ state, n })), tags }
}
