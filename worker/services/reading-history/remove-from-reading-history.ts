import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { setHistoryRemoved } from '../../data/reading-history/writes'
import { done, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type HistoryParts, type NotThere, requireEntry } from './require-entry'
import { resumeNoMore } from './resume-list'

/** Takes a story out of the viewer's history. Idempotent. */
export const removeFromReadingHistory = defineUseCase(
  v.object({ targetPostId: entityId }),
  async (parts: HistoryParts, { targetPostId }): Promise<Result<undefined, NotThere>> => {
    const required = await requireEntry(parts, targetPostId)
    if (!required.ok) return required
    const { userId, entry } = required.value
    const now = parts.clock.now()
    if (entry.removedAt !== null) return done
    await parts.db.write([
      setHistoryRemoved(userId, targetPostId, now),
      ...resumeNoMore(userId, targetPostId, now),
    ])
    return done
  },
)
