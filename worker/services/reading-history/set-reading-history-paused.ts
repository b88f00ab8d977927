import * as v from 'valibot'
import { keepPreferences } from '../../data/viewer/writes'
import type { Needs } from '../parts'
import { done, type Failure, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { requireReader } from './require-entry'

/** Pauses the viewer's history, or goes on with it, also in a browser that asks not to be tracked. Idempotent. */
export const setReadingHistoryPaused = defineUseCase(
  v.object({ isPaused: v.boolean() }),
  async (
    parts: Needs<'db' | 'clock' | 'viewer'>,
    { isPaused },
  ): Promise<Result<undefined, Failure<'UNAUTHORIZED'>>> => {
    const reader = await requireReader(parts)
    if (!reader.ok) return reader
    const { db, clock } = parts
    const { id } = reader.value
    const values = [['readingHistory', JSON.stringify(isPaused ? 'paused' : 'on')]]
    await db.write([keepPreferences(id, JSON.stringify(values), clock.now())])
    return done
  },
)
