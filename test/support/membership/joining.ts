import { createMembership } from '../../../worker/services/membership/create-membership'
import { sqlite as books } from './books'
import { openWorld, type World } from './world'

/* People who become members, in one database. */

export const sqlite = books
let people = 0
/** Somebody new. */
export const world = (given: Parameters<typeof openWorld>[2] = {}): World =>
  openWorld(sqlite, `person${String(++people).padStart(6, '0')}`, given)

export const KEY = 'a-key-of-this-tab-1'
/** Somebody buys a yearly membership, unless it says otherwise. */
export const join = (w: World, given: Partial<Parameters<typeof createMembership>[1]> = {}) =>
  createMembership(w.parts, {
    membershipType: 'YEARLY',
    paymentToken: 'tok',
    provider: 'STRIPE',
    price: 5000,
    key: KEY,
    ...given,
  })

/** What a use case answered: what it is about, or why not. */
export const code = (result: { ok: boolean; failure?: { code: string; field: string | null } }) =>
  result.ok ? 'ok' : `${result.failure?.code} ${result.failure?.field}`

/** A person's stored rows. */
export const rows = (w: World, table: 'membership' | 'charge' | 'purchase') =>
  sqlite.rows<Record<string, never>>(`select * from ${table} where user_id = ?`, w.id) as Record<
    string,
    unknown
  >[]

/** Their last membership. */
export const membershipId = (w: World): string =>
  String(rows(w, 'membership').find((row) => row.is_current === 1)?.id)
