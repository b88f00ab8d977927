import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import {
  DISMISSED_COOKIE,
  type DismissedUntil,
  readDismissed,
  TIMED_DISMISSAL_NAMES,
  TIMED_DISMISSALS,
  writeDismissed,
} from '../../../schema/rules/dismissals'
import { SECOND } from '../../../schema/rules/time-units'
import type { User } from '../../data/user/rows'
import { noteDismissal } from '../../data/viewer/writes'
import type { Needs } from '../parts'
import { type Failure, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { dismissalKey } from './dismissed-for-now'
import { requireOwn } from './require-own'

/**
 * Dismisses something for the time that its rule says. The browser is told too, so that its next page is
 * right although the store takes time. Rule: docs/rules/viewer.md, "Dismissals".
 */
export const dismissForNow = defineUseCase(
  v.object({ userId: entityId, name: v.picklist(TIMED_DISMISSAL_NAMES) }),
  async (
    parts: Needs<'db' | 'expiring' | 'browser' | 'clock' | 'session'>,
    { userId, name },
  ): Promise<Result<User, Failure<'FORBIDDEN'>>> => {
    const session = await requireOwn(parts, userId)
    if (!session.ok) return session
    const { user } = session.value
    const { db, expiring, browser, clock } = parts
    const now = clock.now()
    const lifetime = TIMED_DISMISSALS[name]
    const before = readDismissed(browser.cookie(DISMISSED_COOKIE), userId, now)
    const until: DismissedUntil = { ...before, [name]: now + lifetime }
    // Noted first: what the store keeps is only asked for until then.
    await db.write([noteDismissal(userId, now + lifetime)])
    await expiring.put(dismissalKey(userId, name), '1', lifetime)
    const longest = Math.max(...Object.values(until))
    browser.setCookie(DISMISSED_COOKIE, writeDismissed(userId, until), {
      maxAge: Math.ceil((longest - now) / SECOND),
    })
    // The session's own read is from before the change.
    user.dismissedUntil = Math.max(user.dismissedUntil ?? 0, now + lifetime)
    return ok(user)
  },
)
