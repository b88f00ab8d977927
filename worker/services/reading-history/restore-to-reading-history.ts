import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { BEGUN, PROGRESS_STEPS } from '../../../schema/rules/reading-history'
import { setHistoryRemoved } from '../../data/reading-history/writes'
import { done, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type HistoryParts, type NotThere, requireEntry } from './require-entry'
import { resume } from './resume-list'

/** Takes that back, for a day. Idempotent. */
export const restoreToReadingHistory = defineUseCase(
  v.object({ targetPostId: entityId }),
  async (parts: HistoryParts, { targetPostId }): Promise<Result<undefined, NotThere>> => {
    const required = await requireEntry(parts, targetPostId)
    if (!required.ok) return required
    const { userId, entry } = required.value
    if (entry.removedAt === null) return done
    const isToResume = entry.finishedAt === null && entry.progress >= BEGUN * PROGRESS_STEPS
    const item = { id: parts.newId(), postId: targetPostId }
    await parts.db.write([
      setHistoryRemoved(userId, targetPostId, null),
      ...(isToResume ? resume(userId, item, parts.clock.now()) : []),
    ])
    return done
  },
)
