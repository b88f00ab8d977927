import { oauthWording } from '../../../schema/wording/oauth'
import { type OauthApplication, oauthApplicationById } from '../../data/oauth/queries'
import { type NotRecent, requireAutomation, requireRecentSession } from '../identity/security-guard'
import { type Failure, fail, ok, type Result } from '../result'
import type { ApplicationParts } from './application-secret'

export type NotChanged = NotRecent | Failure<'BAD_REQUEST' | 'NOT_FOUND'>

/**
 * One of the viewer's applications; to others it doesn't exist.
 *
 * @param guard what they need to be allowed.
 */
export async function requireApplication(
  parts: ApplicationParts,
  id: string,
  guard = requireAutomation,
): Promise<Result<OauthApplication, NotChanged>> {
  const session = await requireRecentSession(parts, guard)
  if (!session.ok) return session
  const application = await parts.db.first(oauthApplicationById, id)
  return application?.ownerId === session.value.user.id
    ? ok(application)
    : fail('NOT_FOUND', oauthWording.noApplication, 'applicationId')
}
