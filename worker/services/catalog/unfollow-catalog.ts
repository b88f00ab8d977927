import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { catalogMessages } from '../../../schema/wording/catalog-messages'
import { unfollowCatalogStatements } from '../../data/catalog/follows'
import type { Catalog } from '../../data/catalog/rows'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import type { MaybeSaved } from './follow-catalog'
import { readCatalog } from './require-catalog'

/** Takes a list out of those that the viewer has saved. Idempotent; possible while it can't be seen. */
export const unfollowCatalog = defineUseCase(
  v.object({ targetCatalogId: entityId }),
  async (
    { db, viewer }: Needs<'db' | 'viewer'>,
    { targetCatalogId },
  ): Promise<Result<MaybeSaved<Catalog>, Failure<'UNAUTHORIZED' | 'NOT_FOUND'>>> => {
    const actor = await viewer()
    if (!actor) return fail('UNAUTHORIZED', catalogMessages.signInFirst)
    await db.write(unfollowCatalogStatements(actor.id, targetCatalogId))
    const catalogWithOwner = await readCatalog(db, targetCatalogId)
    return catalogWithOwner && can(actor, 'read', { entity: 'catalog', ...catalogWithOwner })
      ? ok({ ...catalogWithOwner.catalog, isSavedByViewer: false })
      : fail('NOT_FOUND', catalogMessages.notFound, 'targetCatalogId')
  },
)
