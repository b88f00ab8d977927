import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { MAX_OWNED_PUBLICATIONS, PUBLICATION_TRASH_DAYS } from '../../../schema/rules/limits'
import { DAY } from '../../../schema/rules/time-units'
import { publicationMessages } from '../../../schema/wording/collection-messages'
import { deletedCollection, restoreCollection } from '../../data/collection/ownership'
import type { Collection } from '../../data/collection/rows'
import { leadersOfCollection, ownedCount } from '../../data/collection/settings'
import { requireWriter } from '../draft/require-writer'
import { can } from '../policies/can'
import { type Failure, fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import type { NoLeader, PublicationParts } from './require-leader'
import { saveChange } from './save-change'

/** Restores a publication that was deleted in the last 14 days, with all its stories. */
export const undeletePublication = defineUseCase(
  v.object({ collectionId: entityId }),
  async (
    parts: PublicationParts,
    { collectionId },
  ): Promise<Result<Collection, NoLeader | Failure<'CONFLICT'>>> => {
    const { db, clock, purger } = parts
    const [writer, collection, leaders] = await Promise.all([
      requireWriter(parts),
      db.first(deletedCollection, collectionId),
      db.all(leadersOfCollection, collectionId),
    ])
    if (!writer.ok) return writer
    const actor = writer.value
    const thing = collection && ({ entity: 'collection', collection, leaders } as const)
    if (!thing || !can(actor, 'administer', thing))
      return fail('NOT_FOUND', publicationMessages.notFound, 'collectionId')
    if (!can(actor, 'restore', thing)) return fail('FORBIDDEN', publicationMessages.suspended)
    if ((collection.deletedAt ?? 0) <= clock.now() - PUBLICATION_TRASH_DAYS * DAY)
      return fail('NOT_FOUND', publicationMessages.tooLate, 'collectionId')
    if (((await db.first(ownedCount, actor.id))?.count ?? 0) >= MAX_OWNED_PUBLICATIONS)
      return fail('CONFLICT', publicationMessages.tooMany(MAX_OWNED_PUBLICATIONS))
    return saveChange(
      parts,
      { actor, collection },
      {
        statements: [restoreCollection(collectionId)],
        acts: [{ action: 'UNDELETE' }],
        tags: [purger.names.slug(collection.slug)],
        isOwners: true,
        isSearched: true,
      },
    )
  },
)
