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
    parts: Needs<'expiring' | 'browser' | 'clock' | 'session'>,
    { userId, name },
  ): Promise<Result<User, Failure<'FORBIDDEN'>>> => {
    const session = await requireOwn(parts, userId)
    if (!session.ok) return session
    const { expiring, browser, clock } = parts
    const now = clock.now()
    const lifetime = TIMED_DISMISSALS[name]
    const before = readDismissed(browser.cookie(DISMISSED_COOKIE), userId, now)
    const until: DismissedUntil = { ...before, [name]: now + lifetime }
    await expiring.put(dismissalKey(userId, name), '1', lifetime)
    const longest = Math.max(...Object.values(until))
    browser.setCookie(DISMISSED_COOKIE, writeDismissed(userId, until), {
      maxAge: Math.ceil((longest - now) / SECOND),
    })
    return ok(session.value.user)
  },
)
