import { deactivatedMail } from '../identity/mails/notices'
import { type NotRecent, requireRecentSession } from '../identity/security-guard'
import { done, type Result } from '../result'
import { hideOwnAccount, type LeavingParts, tellLater } from './hide-account'

/**
 * Hides the viewer's account until they sign in again. Rule: docs/rules/identity.md, "Ending an account".
 */
export async function deactivateAccount(parts: LeavingParts): Promise<Result<undefined, NotRecent>> {
  const session = await requireRecentSession(parts)
  if (!session.ok) return session
  const { user } = session.value
  await hideOwnAccount(parts, user, null)
  tellLater(parts, user.email, deactivatedMail)
  return done
}
