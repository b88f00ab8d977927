import { NEWCOMER_FOR, NEWCOMER_LIMITS, type NewcomerDeed } from '../../../schema/rules/newcomers'
import { newcomerWording } from '../../../schema/wording/newcomers'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { fail } from '../result'

/**
 * Counts what somebody does whose account is new, and says when they can go on if that was too often. Others aren't
 * counted, and neither is who has verified a mobile number. Rule: docs/rules/security.md, "New accounts".
 */
export async function tooFast(
  { clock, lockouts }: Needs<'clock' | 'lockouts'>,
  { id, joinedAt, isMobileVerified }: Pick<Person, 'id' | 'joinedAt' | 'isMobileVerified'>,
  deed: NewcomerDeed,
) {
  const now = clock.now()
  if (joinedAt === undefined || isMobileVerified || now - joinedAt >= NEWCOMER_FOR) return undefined
  const { most, windowMs } = NEWCOMER_LIMITS[deed]
  const what = `newcomer-${deed}`
  if ((await lockouts.use(what, id, windowMs, most)) <= most) return undefined
  const freeAt = await lockouts.freeAt(what, id, windowMs, most)
  return fail('RATE_LIMITED', newcomerWording.tooFast(deed, freeAt - now))
}
