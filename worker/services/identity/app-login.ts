import { codeWording } from '../../../schema/wording/codes'
import type { Needs } from '../parts'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { issueOneTime } from './one-time'
import type { GivingSession } from './sessions'

/**
 * A reference that opens the site in another browser as the viewer: once, within a minute. Rule:
 * docs/rules/identity.md, "Apps".
 */
export async function issueAppLogin(
  parts: Needs<'db' | 'clock' | 'keys' | 'session' | 'browser'>,
): Promise<Result<string, Failure<'UNAUTHORIZED'>>> {
  const session = await parts.session()
  const actor = actorOf(session, parts.browser.mainOrigin)
  if (!session || !can(actor, 'openElsewhere', { entity: 'account', account: session.user }))
    return fail('UNAUTHORIZED', codeWording.signInFirst)
  const { ownerId: userId, hash, authenticatedAt } = session
  const givenBy: GivingSession = { hash, authenticatedAt }
  return ok(await issueOneTime(parts, { kind: 'app-login', userId, data: givenBy }))
}
