import type { Needs } from '../parts'
import { ok, type Result } from '../result'
import { endOthers, type NotOwn, requireOwnSession } from './security-guard'
import { type OverviewParts, type SecurityOverview, securityOverview } from './security-overview'

/** Ends all of the viewer's sessions but this one. */
export async function revokeOtherSessions(
  parts: OverviewParts & Needs<'session' | 'browser' | 'site'>,
): Promise<Result<SecurityOverview, NotOwn>> {
  const session = await requireOwnSession(parts)
  if (!session.ok) return session
  const { user, hash } = session.value
  await parts.db.write(endOthers(user.id, hash, parts.clock.now()))
  return ok(await securityOverview(parts, session.value))
}
