import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import type { Sequence } from '../../data/sequence/rows'
import { markDeleted } from '../../data/sequence/writes'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { afterwards, type MayNot, requireOwn, type SequenceParts } from './require-sequence'
import { seriesTags } from './stale-pages'

/** Deletes a series; its stories stay. Idempotent. Rule: docs/rules/series.md, "Deleting a series". */
export const deleteSequence = defineUseCase(
  v.object({ sequenceId: entityId }),
  async (parts: SequenceParts, { sequenceId }): Promise<Result<Sequence, MayNot>> => {
    const own = await requireOwn(parts, sequenceId, 'remove')
    if (!own.ok) return own
    const { db, clock, purger } = parts
    const { sequence } = own.value
    if (sequence.deletedAt !== null) return ok(sequence)
    const now = clock.now()
    const tags = sequence.publishedAt === null ? [] : await seriesTags(parts, sequence)
    await db.write([markDeleted(sequenceId, now), ...purger.statements(tags, { urgent: true, now })])
    await purger.request()
    return afterwards(parts, sequence)
  },
)
