import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { MAX_SAVED_LISTS } from '../../../schema/rules/limits'
import { catalogMessages } from '../../../schema/wording/catalog-messages'
import { followCatalogStatements } from '../../data/catalog/follows'
import { savedCatalogKeys } from '../../data/catalog/queries'
import { type Catalog, savedCatalogKey } from '../../data/catalog/rows'
import type { Database } from '../../data/database'
import { readPeople } from '../../data/people'
import { type Blocked, blockBetween, blockedFailure } from '../block/barrier'
import { listSaved } from '../notification/events'
import { notify, type TabParts } from '../notification/notify'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { SITE } from '../policies/site'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { notInOwnName } from '../viewer/own-name'
import { readCatalog } from './require-catalog'

/** A list that the viewer has just saved, or no longer has. */
export type MaybeSaved<Entity> = Entity & { isSavedByViewer?: boolean }

const isSaved = async (db: Database, userId: string, catalogId: string): Promise<boolean> =>
  (await db.first(savedCatalogKeys, JSON.stringify([savedCatalogKey(userId, catalogId)]))) !== undefined

/** Saves somebody else's list, whose owner is notified after the response. Idempotent. Rule: docs/rules/catalog.md, "Saved lists". */
export const followCatalog = defineUseCase(
  v.object({ targetCatalogId: entityId }),
  async (
    parts: TabParts & Needs<'viewer' | 'later'>,
    { targetCatalogId },
  ): Promise<
    Result<
      MaybeSaved<Catalog>,
      | Blocked
      | Failure<'UNAUTHORIZED' | 'ACCOUNT_SUSPENDED' | 'FORBIDDEN' | 'NOT_FOUND' | 'BAD_REQUEST' | 'CONFLICT'>
    >
  > => {
    const { db, clock, viewer, later } = parts
    const actor = await viewer()
    if (!actor) return fail('UNAUTHORIZED', catalogMessages.signInFirst)
    const spoofed = notInOwnName(actor)
    if (spoofed) return spoofed
    const catalogWithOwner = await readCatalog(db, targetCatalogId)
    const missing = fail('NOT_FOUND', catalogMessages.notFound, 'targetCatalogId')
    if (!catalogWithOwner) return missing
    const barrier = await blockBetween(readPeople(db), actor, [catalogWithOwner.owner.id])
    const thing = { entity: 'catalog', ...catalogWithOwner, barrier } as const
    if (!can(actor, 'follow', thing)) {
      if (!can(actor, 'read', thing)) return missing
      if (!can(actor, 'reachOthers', SITE)) return fail('ACCOUNT_SUSPENDED', catalogMessages.suspended)
      return barrier
        ? blockedFailure(barrier, 'targetCatalogId')
        : fail('BAD_REQUEST', catalogMessages.ownList, 'targetCatalogId')
    }
    const { id } = thing.catalog
    const now = clock.now()
    const [, added] = await db.write(followCatalogStatements(actor.id, id, MAX_SAVED_LISTS, now))
    if (added)
      later(notify(parts, [{ userId: thing.owner.id, kind: 'list-saved' }], listSaved(id, actor.id, now)))
    const [after, isNow] = await Promise.all([readCatalog(db, id), isSaved(db, actor.id, id)])
    return isNow
      ? ok({ ...(after?.catalog ?? thing.catalog), isSavedByViewer: true })
      : fail('CONFLICT', catalogMessages.tooManySaved(MAX_SAVED_LISTS))
  },
)
