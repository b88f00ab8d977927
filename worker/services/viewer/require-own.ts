import { viewerWording } from '../../../schema/wording/viewer'
import type { Session } from '../identity/session'
import type { Needs } from '../parts'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'

/** The session of the viewer, when that is whom the id names: what is somebody else's is nobody else's to change. */
export async function requireOwn(
  { session: ask, browser }: Needs<'session' | 'browser'>,
  userId: string,
): Promise<Result<Session, Failure<'FORBIDDEN'>>> {
  const session = await ask()
  const thing = { entity: 'account', account: { id: userId } } as const
  return session && can(actorOf(session, browser.mainOrigin), 'personalize', thing)
    ? ok(session)
    : fail('FORBIDDEN', viewerWording.changes.notYours)
}
