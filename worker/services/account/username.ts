import { isReservedSubdomain } from '../../../schema/routes/reserved'
import { USERNAME_KEPT_FOR } from '../../../schema/rules/identity'
import { MAX_USERNAME, usernameProblem } from '../../../schema/rules/username'
import { accountWording } from '../../../schema/wording/account'
import { changeUsername, usernameChange } from '../../data/account/writes'
import { isDuplicate } from '../../data/database'
import { takenUsernames } from '../../data/user/writes'
import type { Identity } from '../identity/identity'
import { refused } from '../identity/refused'
import { ownSession } from '../identity/security-guard'
import type { AccountRefusal } from './refusal'

const PROBLEMS = {
  USERNAME_INVALID: accountWording.usernameInvalid,
  USERNAME_TOO_LONG: accountWording.usernameTooLong(MAX_USERNAME),
  USERNAME_TAKEN: accountWording.usernameTaken,
} as const

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** When the username may be changed again, in milliseconds since 1970 UTC; null when it may be now. */
export function changeableAt(changedAt: number | null, now: number): number | null {
  const at = (changedAt ?? Number.NEGATIVE_INFINITY) + USERNAME_KEPT_FOR
  return at > now ? at : null
}

/**
 * Gives the viewer another username. The old one keeps leading to them, and all pages that show them are made
 * anew. Rule: docs/rules/identity.md, "Usernames".
 *
 * @returns nothing when it is done.
 */
export async function setUsername(identity: Identity, wanted: string): Promise<AccountRefusal | undefined> {
  const session = await ownSession(identity)
  if ('why' in session) return session
  const { db, clock, purger } = identity
  const { id, username: from, hasSubdomain } = session.user
  const to = wanted.trim().toLowerCase().replace(/^@/, '')
  if (to === from) return undefined
  const problem = usernameProblem(to)
  if (problem === 'USERNAME_TAKEN') return refused('AlreadyExists', PROBLEMS[problem])
  if (problem) return refused('BadRequest', PROBLEMS[problem])
  if (hasSubdomain === 1 && isReservedSubdomain(to)) {
    return refused('BadRequest', accountWording.usernameNoSubdomain)
  }
  const now = clock.now()
  const names = JSON.stringify([to])
  const [change, taken] = await Promise.all([
    db.first(usernameChange, id),
    db.all(takenUsernames, names, names),
  ])
  if (taken.some(({ userId }) => userId !== id)) {
    return refused('AlreadyExists', accountWording.usernameTaken)
  }
  const next = changeableAt(change?.usernameChangedAt ?? null, now)
  if (next !== null) return refused('RateLimited', accountWording.usernameTooSoon(day.format(next)))
  const tags = [purger.names.user(id), purger.names.username(to), purger.names.username(from)]
  try {
    await db.write([...changeUsername(id, from, to, now), ...purger.statements(tags, { now })])
  } catch (error) {
    if (isDuplicate(error)) return refused('AlreadyExists', accountWording.usernameTaken)
    throw error
  }
  purger.request()
  return undefined
}
