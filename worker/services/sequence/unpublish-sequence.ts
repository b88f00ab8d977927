import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import type { Sequence } from '../../data/sequence/rows'
import { unpublish } from '../../data/sequence/writes'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { afterwards, type MayNot, requireEdited, type SequenceParts } from './require-sequence'
import { seriesTags } from './stale-pages'

/** Hides a series from everybody but its writer. Its stories stay as they are. Idempotent. */
export const unpublishSequence = defineUseCase(
  v.object({ sequenceId: entityId }),
  async (parts: SequenceParts, { sequenceId }): Promise<Result<Sequence, MayNot>> => {
    const own = await requireEdited(parts, sequenceId)
    if (!own.ok) return own
    const { db, clock, purger } = parts
    const { sequence } = own.value
    if (sequence.publishedAt === null) return ok(sequence)
    const now = clock.now()
    const tags = await seriesTags(parts, sequence)
    await db.write([unpublish(sequenceId, now), ...purger.statements(tags, { urgent: true, now })])
    await purger.request()
    return afterwards(parts, sequence)
  },
)
