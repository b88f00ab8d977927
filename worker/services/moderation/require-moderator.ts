import { moderationWording } from '../../../schema/wording/moderation'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { SITE } from '../policies/site'
import { type Failure, fail, ok, type Result } from '../result'

/** The viewer, who must be a member of staff. */
export async function requireModerator({
  viewer,
}: Needs<'viewer'>): Promise<Result<Person, Failure<'UNAUTHORIZED' | 'FORBIDDEN'>>> {
  const actor = await viewer()
  if (!actor) return fail('UNAUTHORIZED', moderationWording.signInFirst)
  return can(actor, 'moderate', SITE) ? ok(actor) : fail('FORBIDDEN', moderationWording.staffOnly)
}
