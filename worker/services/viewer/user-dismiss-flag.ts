import * as v from 'valibot'
import { entityId, limit } from '../../../schema/inputs/text'
import { isDismissableFlag, MAX_DISMISSED_FLAGS } from '../../../schema/rules/dismissals'
import { viewerWording } from '../../../schema/wording/viewer'
import type { User } from '../../data/user/rows'
import { dismissFlag } from '../../data/viewer/writes'
import type { Needs } from '../parts'
import { type Failure, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { dismissedFlagsOf } from './facts'
import { requireOwn } from './require-own'

const { flag } = viewerWording.changes

/**
 * Dismisses something permanently for the viewer. Idempotent, and without effect beyond 200 things. Rule:
 * docs/rules/viewer.md, "Dismissals".
 *
 * @returns the viewer, with the dismissals among their flags.
 */
export const userDismissFlag = defineUseCase(
  v.object({
    userId: entityId,
    flag: v.pipe(v.string(), limit(flag), v.check(isDismissableFlag, flag)),
  }),
  async (
    parts: Needs<'db' | 'clock' | 'session' | 'browser'>,
    { userId, flag },
  ): Promise<Result<User, Failure<'FORBIDDEN'>>> => {
    const session = await requireOwn(parts, userId)
    if (!session.ok) return session
    const { user } = session.value
    const before = dismissedFlagsOf(user)
    await parts.db.write([dismissFlag(userId, flag, parts.clock.now(), MAX_DISMISSED_FLAGS)])
    // The session's own read is from before the change.
    user.dismissedFlags = JSON.stringify([...new Set([...before, flag])])
    return ok(user)
  },
)
