import { env } from 'cloudflare:workers'
import { DAY } from '../../../schema/rules/time-units'
import { ORIGIN } from '../../factories/endpoint-context'
import type { newVisit } from '../../factories/visit'

type Visit = ReturnType<typeof newVisit>

/** What a page says of how a story is read. */
export interface Report {
  seconds?: number
  progress?: number
  paragraphName?: string
  deviceId?: string
  referrer?: string
}

/** Reports as a page does; without a report, the story was read. */
export const report = (visit: Visit, id: string, said?: Report, headers: Record<string, string> = {}) =>
  visit.send(`/p/${id}/state/read`, {
    method: 'POST',
    headers: { origin: ORIGIN, ...(said ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(said ? { body: JSON.stringify(said) } : {}),
  })

/** How often and for how long a story was read on a visit's day. */
export async function readsOf(id: string, now: number): Promise<{ reads: number; seconds: number }> {
  const row = await env.DB.prepare('SELECT reads, seconds FROM post_day WHERE post_id = ? AND day = ?')
    .bind(id, Math.floor(now / DAY))
    .first<{ reads: number; seconds: number }>()
  return row ?? { reads: 0, seconds: 0 }
}

/** What tells the visitors apart who have read a story. */
export async function hashesOf(id: string): Promise<string[]> {
  const { results } = await env.DB.prepare('SELECT reader FROM visitor_read WHERE post_id = ?')
    .bind(id)
    .all<{ reader: string }>()
  return results.map(({ reader }) => reader)
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
