import * as v from 'valibot'
import {
  sequenceCover,
  sequenceCoverAlt,
  sequenceDescription,
  sequenceTitle,
} from '../../../schema/inputs/sequence'
import { entityId } from '../../../schema/inputs/text'
import { slugify } from '../../../schema/rules/slug'
import { sequenceMessages } from '../../../schema/wording/sequence-messages'
import type { Sequence } from '../../data/sequence/rows'
import { setSequence } from '../../data/sequence/writes'
import { takePictures } from '../media/pictures-in-use'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { afterwards, type MayNot, requireEdited, type SequenceParts } from './require-sequence'
import { seriesTags } from './stale-pages'

/** Changes the title, description and cover of a series. */
export const updateSequence = defineUseCase(
  v.object({
    sequenceId: entityId,
    title: sequenceTitle,
    description: sequenceDescription,
    imageId: v.nullish(sequenceCover, null),
    imageAlt: v.nullish(sequenceCoverAlt, ''),
  }),
  async (
    parts: SequenceParts,
    { sequenceId, title, description, imageId, imageAlt },
  ): Promise<Result<Sequence, MayNot | Failure<'BAD_REQUEST'>>> => {
    const own = await requireEdited(parts, sequenceId)
    if (!own.ok) return own
    const { db, clock, purger } = parts
    const { sequence, actor } = own.value
    const isSame =
      sequence.title === title &&
      sequence.description === description &&
      sequence.imageId === imageId &&
      sequence.imageAlt === imageAlt
    if (isSame) return ok(sequence)
    if (imageId !== null && imageId !== sequence.imageId) {
      const [picture] = await takePictures(db, [imageId], clock.now())
      if (picture?.ownerId !== actor.id) return fail('BAD_REQUEST', sequenceMessages.coverInvalid, 'imageId')
    }
    const now = clock.now()
    // Only what readers see has to be purged, and its stories' pages show only the title.
    const tags = sequence.publishedAt === null ? [] : await seriesTags(parts, sequence)
    await db.write([
      setSequence(sequenceId, slugify(title), title, description, imageId, imageAlt, now),
      ...purger.statements(tags, { now }),
    ])
    await purger.request()
    return afterwards(parts, sequence)
  },
)
