import { env } from 'cloudflare:workers'
import { type Counts, minus, NO_COUNTS } from '../../../schema/rules/stats/facts'
import { DAY } from '../../../schema/rules/time-units'
import type { Lockouts } from '../../../worker/platform/lockouts/lockouts'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON, nextId } from '../../factories/ids'
import type { newVisit } from '../../factories/visit'
import { visitsTakenAtOnce } from '../../factories/visits'

/** What a report takes besides a database and a browser, without a limit on their number. */
export const unlimited = {
  clock: { now: () => NOON },
  later: () => {},
  newId: nextId,
  lockouts: { use: async () => 1 } as Partial<Lockouts> as Lockouts,
  visits: visitsTakenAtOnce(() => NOON),
}

type Visit = ReturnType<typeof newVisit>

/** What a page says of how a story is read. */
export interface Report {
  seconds?: number
  progress?: number
  paragraphName?: string
  deviceId?: string
  referrer?: string
  source?: string
  page?: string
}

/** Reports as a page does; without a report, the story was read. */
export const report = (visit: Visit, id: string, said?: Report, headers: Record<string, string> = {}) =>
  visit.send(`/p/${id}/state/read`, {
    method: 'POST',
    headers: { origin: ORIGIN, ...(said ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(said ? { body: JSON.stringify(said) } : {}),
  })

/** What was counted of a story before an hour. */
const countsBefore = (id: string, hour: number) =>
  env.STATS_DB_0.prepare(
    `SELECT views, reads, seconds FROM stat_running
     WHERE subject = ? AND dimension = 0 AND part = '' AND hour < ? ORDER BY hour DESC LIMIT 1`,
  )
    .bind(id, hour)
    .first<Counts>()

/** What was counted of a story on a visit's day. */
async function countsOf(id: string, now: number): Promise<Counts> {
  const first = Math.floor(now / DAY) * 24
  const [before, after] = await Promise.all([countsBefore(id, first), countsBefore(id, first + 24)])
  return minus(after ?? NO_COUNTS, before ?? NO_COUNTS)
}

/** How often and for how long a story was read on a visit's day. */
export async function readsOf(id: string, now: number): Promise<{ reads: number; seconds: number }> {
  const { reads, seconds } = await countsOf(id, now)
  return { reads, seconds }
}

/** How often a story was viewed on a visit's day. */
export const viewsOf = async (id: string, now: number): Promise<number> => (await countsOf(id, now)).views

/** How often visits to a story weren't counted, by their reasons. */
export async function skippedOf(id: string): Promise<Record<string, number>> {
  const { results } = await env.STATS_DB_0.prepare(
    'SELECT part, max(views) AS views FROM stat_running WHERE subject = ? AND dimension = 7 GROUP BY part',
  )
    .bind(id)
    .all<{ part: string; views: number }>()
  return Object.fromEntries(results.map(({ part, views }) => [part, views]))
}

/** What tells the readers of a story apart. */
export async function hashesOf(id: string): Promise<string[]> {
  const { results } = await env.STATS_DB_0.prepare(
    "SELECT name FROM stat_reader WHERE post_id = ? AND name NOT LIKE '% %'",
  )
    .bind(id)
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** A person's history. */
export async function historyOf(visit: Visit, paging?: { limit?: number; to?: string }) {
  const { data, errors } = await visit.ask(
    `query ($paging: PagingOptions) { viewer { readingHistoryState readingHistory(paging: $paging) {
      items { id progress minutesLeft isFinished post { title } } pagingInfo { next { to } } } } }`,
    { paging: paging ?? null },
  )
  if (!data?.viewer) throw new Error(JSON.stringify(errors))
  return data.viewer as {
    readingHistoryState: string
    readingHistory: {
      items: { id: string; progress: number; minutesLeft: number; isFinished: boolean }[]
      pagingInfo: { next: { to: string } | null }
    }
  }
}

export const idsIn = async (visit: Visit): Promise<string[]> =>
  (await historyOf(visit)).readingHistory.items.map(({ id }) => id)

/** Where somebody can go on. */
export async function placeIn(visit: Visit, id: string) {
  const { data, errors } = await visit.ask(
    'query ($id: ID!) { post(id: $id) { viewerEdge { readingPlace { paragraphName progress deviceId device } } } }',
    { id },
  )
  if (!data?.post) throw new Error(JSON.stringify(errors))
  return (data.post as { viewerEdge: { readingPlace: unknown } }).viewerEdge.readingPlace
}

/** The stories of “Resume reading”. */
export async function toResume(visit: Visit): Promise<string[]> {
  const { data, errors } = await visit.ask(
    `{ viewer { catalog(slugId: "currently-reading") { itemCount itemsConnection { items { post { id } } } } } }`,
  )
  if (!data?.viewer) throw new Error(JSON.stringify(errors))
  const { catalog } = data.viewer as {
    catalog: { itemCount: number; itemsConnection: { items: { post: { id: string } }[] } }
  }
  const ids = catalog.itemsConnection.items.map(({ post }) => post.id)
  if (catalog.itemCount !== ids.length) throw new Error(`It counts ${catalog.itemCount} of ${ids.length}`)
  return ids
}

/** Changes a history; returns the name of the result's type. */
export async function change(visit: Visit, mutation: string): Promise<unknown> {
  const { data, errors } = await visit.ask(
    `mutation { result: ${mutation} { __typename ... on UserError { code field message } } }`,
  )
  if (!data?.result) throw new Error(JSON.stringify(errors))
  return (data.result as { __typename: string }).__typename
}
