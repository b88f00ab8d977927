import { credentialWording } from '../../../../schema/wording/credentials'
import { deletePassword } from '../../../data/identity/passwords'
import type { Needs } from '../../parts'
import { type Failure, fail, ok, type Result } from '../../result'
import { settleLater } from '../codes/settle-later'
import { type NotRecent, requireRecentSession } from '../security-guard'
import { type NoticeParts, noticeLater } from '../security-notice'
import { type OverviewParts, type SecurityOverview, securityOverview } from '../security-overview'

/** Removes the viewer's password. The mailed code always remains, because a password requires an address. */
export async function removePassword(
  parts: OverviewParts & NoticeParts & Needs<'session' | 'lockouts'>,
): Promise<Result<SecurityOverview, NotRecent | Failure<'NOT_FOUND'>>> {
  const session = await requireRecentSession(parts)
  if (!session.ok) return session
  const { id } = session.value.user
  const [removed] = await parts.db.write([deletePassword(id)])
  if (removed === 0) return fail('NOT_FOUND', credentialWording.noPassword)
  settleLater(parts, () => parts.lockouts.lift('password', id), { isRepeatable: true })
  noticeLater(parts, id, 'password-removed')
  return ok(await securityOverview(parts, session.value))
}
