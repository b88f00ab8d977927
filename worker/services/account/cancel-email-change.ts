import { setUnverifiedEmail } from '../../data/account/writes'
import { useAllOfUser } from '../../data/identity/one-time'
import { requireOwnSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, ok, type Result } from '../result'
import { type AccountSettings, readAccountSettings } from './account-settings'

/** Cancels a pending email change: the mailed link stops working. */
export async function cancelEmailChange(
  parts: Needs<'db' | 'clock' | 'session' | 'browser' | 'site'>,
): Promise<Result<AccountSettings, Failure<'UNAUTHORIZED' | 'FORBIDDEN'>>> {
  const session = await requireOwnSession(parts)
  if (!session.ok) return session
  const { id } = session.value.user
  const { db, clock } = parts
  await db.write([useAllOfUser(id, 'confirm-email', clock.now()), setUnverifiedEmail(id, null)])
  return ok(await readAccountSettings(parts, id))
}
