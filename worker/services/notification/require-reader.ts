import { notificationWording } from '../../../schema/wording/notifications'
import type { Needs } from '../parts'
import { actorOf, type Person } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'

/** Why somebody may not change what is marked: nobody is signed in, or it is somebody else's. */
export type NotOwnNotifications = Failure<'UNAUTHORIZED' | 'FORBIDDEN'>

/** The viewer, whose own notifications these are; a member of staff who acts as them sees but changes nothing. */
export async function requireReader({
  session: ask,
  browser,
}: Needs<'session' | 'browser'>): Promise<Result<Person, NotOwnNotifications>> {
  const session = await ask()
  const actor = actorOf(session, browser.mainOrigin)
  if (!session || !actor) return fail('UNAUTHORIZED', notificationWording.signInFirst)
  return can(actor, 'markNotifications', { entity: 'account', account: session.user })
    ? ok(actor)
    : fail('FORBIDDEN', notificationWording.spoofed)
}
