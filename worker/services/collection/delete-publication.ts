import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { PUBLICATION_TRASH_DAYS } from '../../../schema/rules/limits'
import { DAY } from '../../../schema/rules/time-units'
import { markCollectionDeleted } from '../../data/collection/ownership'
import type { Collection } from '../../data/collection/rows'
import type { Result } from '../result'
import { defineUseCase } from '../use-case'
import { leadersToTell, tellOfDeletion } from './mails'
import { confirmedSlug, type NoOwner, type OwnerParts, requireOwner } from './require-owner'
import { saveChange } from './save-change'

/**
 * Deletes a publication: its stories are on their writers' profiles from then on. It can be restored for 14 days. Rule:
 * docs/rules/publications.md, "Deleting a publication".
 */
export const deletePublication = defineUseCase(
  v.object({ collectionId: entityId, slug: confirmedSlug }),
  async (parts: OwnerParts, { collectionId, slug }): Promise<Result<Collection, NoOwner>> => {
    const leading = await requireOwner(parts, collectionId, slug)
    if (!leading.ok) return leading
    const { actor, collection } = leading.value
    const now = parts.clock.now()
    const leaders = await leadersToTell(parts, collectionId)
    const saved = await saveChange(parts, leading.value, {
      statements: [markCollectionDeleted(collectionId, now)],
      acts: [{ action: 'DELETE' }],
      tags: [parts.purger.names.slug(slug)],
      isOwners: true,
      isUrgent: true,
      isSearched: true,
    })
    if (saved.ok) tellOfDeletion(parts, collection, leaders, actor.id, now + PUBLICATION_TRASH_DAYS * DAY)
    return saved
  },
)
