import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { sequenceMessages } from '../../../schema/wording/sequence-messages'
import { factsOfSequences } from '../../data/sequence/queries'
import type { Sequence } from '../../data/sequence/rows'
import { publish } from '../../data/sequence/writes'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { afterwards, type MayNot, requireEdited, type SequenceParts } from './require-sequence'
import { seriesTags } from './stale-pages'

/** Shows a series to everybody. Idempotent. */
export const publishSequence = defineUseCase(
  v.object({ sequenceId: entityId }),
  async (parts: SequenceParts, { sequenceId }): Promise<Result<Sequence, MayNot | Failure<'CONFLICT'>>> => {
    const own = await requireEdited(parts, sequenceId)
    if (!own.ok) return own
    const { db, clock, purger } = parts
    const { sequence } = own.value
    if (sequence.publishedAt !== null) return ok(sequence)
    const [facts, tags] = await Promise.all([
      db.first(factsOfSequences, JSON.stringify([sequenceId])),
      seriesTags(parts, sequence),
    ])
    if (!facts?.partCount) return fail('CONFLICT', sequenceMessages.noParts)
    const now = clock.now()
    await db.write([publish(sequenceId, now), ...purger.statements(tags, { now })])
    await purger.request()
    return afterwards(parts, sequence)
  },
)
