import { env } from 'cloudflare:workers'
import type { Endpoint } from '../../../worker/endpoints/endpoint'
import { endpointContext } from '../../factories/endpoint-context'
import { createUser } from '../../factories/user'

/* Operators of the partner programme. */

const KEY = '0123456789abcdef0123456789abcdef'
export const MONTH = '2026-11'
/** When that month is over. */
export const AFTER = Date.UTC(2026, 11, 2)

/** Each test has months and payments of its own. */
export async function forgetMonths(): Promise<void> {
  const tables = ['month', 'sum', 'earning', 'rate', 'cycle', 'line', 'set_aside', 'file'].map(
    (name) => `partner_${name}`,
  )
  await env.DB.batch(
    [...tables, 'ledger_entry', 'charge'].map((table) => env.DB.prepare(`delete from ${table}`)),
  )
}

export async function operate(endpoint: Endpoint, path: string, now = AFTER) {
  const response = await endpoint(
    endpointContext(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}` },
      env: { ...(env as Env), ADMIN_KEY: KEY },
      now,
    }),
  )
  const { status } = response ?? Response.error()
  return { status, body: (await response?.json()) as Record<string, unknown> }
}

/** Runs a statement of a test's own. */
export const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

/** Somebody follows a writer since a time. */
export const follow = (userId: string, writerId: string, at: number) =>
  run(
    "insert into follow (user_id, kind, target_id, created_at, viewed_at) values (?, 'user', ?, ?, ?)",
    userId,
    writerId,
    at,
    at,
  )

/** A writer in the programme. */
export async function createPartner() {
  const user = await createUser()
  const partnerId = `partner of ${user.id}`
  await run(
    "insert into partner (id, user_id, status, joined_on, changed_at) values (?, ?, 'ACTIVE', 0, 0)",
    partnerId,
    user.id,
  )
  return { user, partnerId }
}
