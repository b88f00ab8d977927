import { followMessages } from '../../../schema/wording/follow-messages'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { SITE } from '../policies/site'
import { ANY_TAG } from '../policies/tag'
import { type Failed, type Failure, fail, ok, type Result } from '../result'
import { notInOwnName } from '../viewer/own-name'

/** The viewer. Anyone who is signed in may unfollow, mute and unmute, even while their account is suspended. */
export async function requireViewer({
  viewer,
}: Needs<'viewer'>): Promise<Result<Person, Failure<'UNAUTHORIZED'>>> {
  const actor = await viewer()
  return actor ? ok(actor) : fail('UNAUTHORIZED', followMessages.signInFirst)
}

/** Why somebody can't follow anything. */
export const whyNoFollower = (
  actor: Person,
): Failed<Failure<'FORBIDDEN' | 'ACCOUNT_SUSPENDED'>> | undefined =>
  notInOwnName(actor) ??
  (can(actor, 'reachOthers', SITE) ? undefined : fail('ACCOUNT_SUSPENDED', followMessages.suspended))

/** The viewer, who must be allowed to follow topics. Rule: docs/rules/follow.md, "Who may follow". */
export async function requireFollower(
  parts: Needs<'viewer'>,
): Promise<Result<Person, Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'ACCOUNT_SUSPENDED'>>> {
  const asking = await requireViewer(parts)
  if (!asking.ok) return asking
  if (can(asking.value, 'follow', ANY_TAG)) return asking
  return whyNoFollower(asking.value) ?? fail('FORBIDDEN', followMessages.suspended)
}
