import * as v from 'valibot'
import { publicationSlug } from '../../../schema/inputs/collection'
import { entityId } from '../../../schema/inputs/text'
import type { Needs } from '../parts'
import { ok } from '../result'
import { defineUseCase } from '../use-case'
import { faultOfSlug } from './slug'

/** Whether a publication can have a slug, while somebody types it. */
export const checkSlug = defineUseCase(
  v.object({ slug: publicationSlug, collectionId: v.nullish(entityId) }),
  async (parts: Needs<'db'>, { slug, collectionId }) =>
    (await faultOfSlug(parts, slug, collectionId ?? undefined)) ?? ok({ slug }),
)
