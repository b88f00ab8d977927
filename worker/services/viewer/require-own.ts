import { viewerWording } from '../../../schema/wording/viewer'
import type { Session } from '../identity/session'
import type { Needs } from '../parts'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'

/** The viewer's session, if the id is the viewer's: nobody may change what belongs to somebody else. */
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
