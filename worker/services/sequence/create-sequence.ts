import * as v from 'valibot'
import { sequenceDescription, sequenceTitle } from '../../../schema/inputs/sequence'
import { MAX_SERIES } from '../../../schema/rules/limits'
import { newId } from '../../../schema/rules/new-id'
import { slugify } from '../../../schema/rules/slug'
import { sequenceMessages } from '../../../schema/wording/sequence-messages'
import { sequenceById } from '../../data/sequence/queries'
import type { Sequence } from '../../data/sequence/rows'
import { insertSequence } from '../../data/sequence/writes'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { forbidden } from './require-sequence'

/** Begins a series, which only its writer sees until it is published. Rule: docs/rules/series.md, "Limits of series". */
export const createSequence = defineUseCase(
  v.object({ title: sequenceTitle, description: v.nullish(sequenceDescription, '') }),
  async (
    { db, clock, viewer }: Needs<'db' | 'clock' | 'viewer'>,
    { title, description },
  ): Promise<Result<Sequence, Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'CONFLICT'>>> => {
    const actor = await viewer()
    if (!actor) return fail('UNAUTHORIZED', sequenceMessages.signInFirst)
    const now = clock.now()
    const id = newId()
    const row = {
      id,
      creatorId: actor.id,
      slug: slugify(title),
      title,
      description,
      createdAt: now,
      updatedAt: now,
      publishedAt: null,
      deletedAt: null,
    }
    if (!can(actor, 'edit', { entity: 'sequence', sequence: row })) return forbidden(actor)
    const [created] = await db.write([insertSequence(row, MAX_SERIES)])
    const sequence = created ? await db.first(sequenceById, id) : undefined
    return sequence ? ok(sequence) : fail('CONFLICT', sequenceMessages.tooMany(MAX_SERIES))
  },
)
