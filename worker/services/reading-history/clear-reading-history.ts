import * as v from 'valibot'
import { clearHistory } from '../../data/reading-history/writes'
import type { Needs } from '../parts'
import { done, type Failure, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { requireReader } from './require-entry'
import { clearResumeList } from './resume-list'

/** Deletes the viewer's whole history. Idempotent. */
export const clearReadingHistory = defineUseCase(
  v.object({}),
  async (parts: Needs<'db' | 'clock' | 'viewer'>): Promise<Result<undefined, Failure<'UNAUTHORIZED'>>> => {
    const reader = await requireReader(parts)
    if (!reader.ok) return reader
    const { db, clock } = parts
    const { id } = reader.value
    await db.write([...clearHistory(id), ...clearResumeList(id, clock.now())])
    return done
  },
)
