import { codeWording } from '../../../schema/wording/codes'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { issueOneTime } from './one-time'
import type { GivingSession } from './sessions'

/**
 * A reference that opens the site in another browser as the viewer: once, within a minute. Rule:
 * docs/rules/identity.md, "Apps".
 */
export async function issueAppLogin(
  parts: Needs<'db' | 'clock' | 'keys' | 'session'>,
): Promise<Result<string, Failure<'UNAUTHORIZED'>>> {
  const session = await parts.session()
  if (!session || session.isSpoofed) return fail('UNAUTHORIZED', codeWording.signInFirst)
  const { ownerId: userId, hash, authenticatedAt } = session
  const givenBy: GivingSession = { hash, authenticatedAt }
  return ok(await issueOneTime(parts, { kind: 'app-login', userId, data: givenBy }))
}
