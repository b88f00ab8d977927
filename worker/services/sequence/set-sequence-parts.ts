import * as v from 'valibot'
import { sequenceParts } from '../../../schema/inputs/sequence'
import { entityId } from '../../../schema/inputs/text'
import { sequenceMessages } from '../../../schema/wording/sequence-messages'
import type { Database } from '../../data/database'
import { addableAmong } from '../../data/sequence/choices'
import { partIdsOfSequence } from '../../data/sequence/queries'
import type { Sequence } from '../../data/sequence/rows'
import {
  countRevision,
  deleteParts,
  expectRevision,
  insertParts,
  isChangedMeanwhile,
} from '../../data/sequence/writes'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { isAddable } from './addable'
import { afterwards, type MayNot, requireEdited, type SequenceParts } from './require-sequence'
import { listTags } from './stale-pages'

/** Whether a person may add all of these stories to a series of theirs. */
async function mayAdd(db: Database, userId: string, postIds: readonly string[]): Promise<boolean> {
  if (postIds.length === 0) return true
  const stories = await db.all(addableAmong, userId, JSON.stringify(postIds))
  return stories.length === postIds.length && stories.every((story) => isAddable(userId, story))
}

/**
 * Sets the parts of a series and their order: adding, removing and moving are all this. An existing part may stay,
 * whatever has become of its story. Rule: docs/rules/series.md, "Parts".
 */
export const setSequenceParts = defineUseCase(
  v.object({ sequenceId: entityId, revision: v.pipe(v.number(), v.safeInteger()), postIds: sequenceParts }),
  async (
    parts: SequenceParts,
    { sequenceId, revision, postIds },
  ): Promise<Result<Sequence, MayNot | Failure<'BAD_REQUEST' | 'CONFLICT'>>> => {
    const own = await requireEdited(parts, sequenceId)
    if (!own.ok) return own
    const { db, clock, purger } = parts
    const { sequence, actor } = own.value
    const before = (await db.all(partIdsOfSequence, sequenceId)).map(({ postId }) => postId)
    // A change that is sent twice succeeds twice.
    if (before.join() === postIds.join()) return ok(sequence)
    if (sequence.revision !== revision) return fail('CONFLICT', sequenceMessages.changedMeanwhile)
    const former = new Set(before)
    const added = postIds.filter((id) => !former.has(id))
    if (!(await mayAdd(db, actor.id, added))) return fail('BAD_REQUEST', sequenceMessages.notYours, 'postIds')
    const now = clock.now()
    // Each part shows its place, and one that was added or removed begins or ceases to.
    const changed = new Set([...before, ...postIds])
    const tags =
      sequence.publishedAt === null
        ? []
        : [...listTags(purger, sequence), ...[...changed].map((id) => purger.names.post(id))]
    try {
      await db.write([
        expectRevision(sequenceId, revision),
        deleteParts(sequenceId),
        insertParts(sequenceId, JSON.stringify(postIds)),
        countRevision(sequenceId, now),
        ...purger.statements(tags, { now }),
      ])
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error
      return fail('CONFLICT', sequenceMessages.changedMeanwhile)
    }
    await purger.request()
    return afterwards(parts, sequence)
  },
)
