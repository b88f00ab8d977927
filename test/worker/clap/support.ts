import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { ClapTarget } from '../../../schema/rules/claps'
import { openClaps } from '../../../worker/platform/claps/open-claps'
import { NOON } from '../../factories/ids'
import type { newVisit } from '../../factories/visit'

type Visit = ReturnType<typeof newVisit>

export const clock = { at: NOON, now: () => clock.at }
export const counter = openClaps(env, clock)
export const stub = ({ kind, id }: ClapTarget) => env.CLAP_COUNTER.getByName(`${kind}:${id}`)
export const ring = (target: ClapTarget) => runDurableObjectAlarm(stub(target))

/** Claps as the page does. */
export async function clap(visit: Visit, targetPostId: string, numClaps: number, key?: string) {
  const { data, errors } = await visit.ask(
    `mutation ($id: ID!, $n: Int!, $key: String) { clapPost(targetPostId: $id, numClaps: $n, key: $key) {
      __typename ... on Post { clapCount viewerEdge { clapCount canClap } } ... on UserError { code field message } } }`,
    { id: targetPostId, n: numClaps, key },
  )
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
  return data?.clapPost as { __typename: string; [field: string]: unknown }
}

/** The stored count of a story or list, and the stored claps of each person. */
export async function stored({ kind, id }: ClapTarget) {
  const row = await env.DB.prepare(`SELECT clap_count AS count FROM ${kind} WHERE id = ?`)
    .bind(id)
    .first<{ count: number }>()
  const { results } = await env.DB.prepare(
    'SELECT user_id AS userId, count FROM clap WHERE kind = ? AND target_id = ?',
  )
    .bind(kind, id)
    .all<{ userId: string; count: number }>()
  return { count: row?.count, claps: new Map(results.map(({ userId, count }) => [userId, count])) }
}
