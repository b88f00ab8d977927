import { requireOwnSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { done, type Failure, type Result } from '../result'
import { hideOwnAccount } from './hide-account'

/** Hides the viewer's account until they sign in again. Rule: docs/rules/identity.md, "Ending an account". */
export async function deactivateAccount(
  parts: Needs<'db' | 'clock' | 'session' | 'browser' | 'site' | 'purger' | 'reindex'>,
): Promise<Result<undefined, Failure<'UNAUTHORIZED' | 'FORBIDDEN'>>> {
  const session = await requireOwnSession(parts)
  if (!session.ok) return session
  await hideOwnAccount(parts, session.value.user, null)
  return done
}
