import { IFTTT_ASKED_EVERY, MOST_IFTTT_IDENTITIES } from '../../../schema/rules/ifttt'
import { iftttIdentity } from '../../data/ifttt/queries'
import { insertIftttIdentity, touchIftttIdentity } from '../../data/ifttt/writes'
import type { Needs } from '../parts'
import type { Waited } from './subject'

/**
 * Remembers what IFTTT calls something that an Applet waits for, so that it can be told. An hour of questions costs one
 * write.
 */
export async function rememberIdentity(
  { db, clock }: Needs<'db' | 'clock'>,
  userId: string,
  identity: string,
  { trigger, subjectId }: Waited,
): Promise<void> {
  const now = clock.now()
  const known = await db.first(iftttIdentity, userId, identity)
  if (!known) {
    const row = { userId, identity, trigger, subjectId, createdAt: now, askedAt: now }
    await db.write([insertIftttIdentity(row, MOST_IFTTT_IDENTITIES)])
    return
  }
  const isSame = known.trigger === trigger && known.subjectId === subjectId
  if (isSame && now - known.askedAt < IFTTT_ASKED_EVERY) return
  await db.write([touchIftttIdentity(userId, identity, trigger, subjectId, now)])
}
