import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { MAX_SERIES, SERIES_TRASH_DAYS } from '../../../schema/rules/limits'
import { DAY } from '../../../schema/rules/time-units'
import { sequenceMessages } from '../../../schema/wording/sequence-messages'
import type { Sequence } from '../../data/sequence/rows'
import { restore } from '../../data/sequence/writes'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { afterwards, type MayNot, requireOwn, type SequenceParts } from './require-sequence'
import { seriesTags } from './stale-pages'

/** Restores a series that was deleted a short while ago. Idempotent. */
export const undeleteSequence = defineUseCase(
  v.object({ sequenceId: entityId }),
  async (parts: SequenceParts, { sequenceId }): Promise<Result<Sequence, MayNot | Failure<'CONFLICT'>>> => {
    const own = await requireOwn(parts, sequenceId, 'restore')
    if (!own.ok) return own
    const { db, clock, purger } = parts
    const { sequence, actor } = own.value
    if (sequence.deletedAt === null) return ok(sequence)
    const now = clock.now()
    if (sequence.deletedAt <= now - SERIES_TRASH_DAYS * DAY)
      return fail('NOT_FOUND', sequenceMessages.notFound, 'sequenceId')
    const tags = sequence.publishedAt === null ? [] : await seriesTags(parts, sequence)
    const [restored] = await db.write([
      restore(sequenceId, actor.id, MAX_SERIES),
      ...purger.statements(tags, { now }),
    ])
    await purger.request()
    const after = await afterwards(parts, sequence)
    return restored === 0 && after.value.deletedAt !== null
      ? fail('CONFLICT', sequenceMessages.tooMany(MAX_SERIES))
      : after
  },
)
