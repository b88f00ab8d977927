import * as v from 'valibot'
import { changeKey, type ItemChange, itemChanges } from '../../../schema/inputs/catalog'
import { entityId } from '../../../schema/inputs/text'
import { predefinedId } from '../../../schema/routes/catalog-id'
import { catalogMessages } from '../../../schema/wording/catalog-messages'
import { insertPredefined } from '../../data/catalog/changes'
import type { Catalog } from '../../data/catalog/rows'
import { usersByIds } from '../../data/user/queries'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { areBegun } from '../reading-history/resume-list'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { addedBy, editItems, type MaybeChanged, type NotEdited } from './edit-items'
import type { CatalogWithOwner } from './find-catalog'
import { emptyReadingList } from './reading-list'
import { type CatalogParts, type MayNot, readCatalog } from './require-catalog'

/** A list of the viewer's; the reading list is created when something is put into it. */
async function findOwn(
  { db, clock }: CatalogParts,
  id: string,
  actor: Person,
): Promise<CatalogWithOwner | undefined> {
  const catalogWithOwner = await readCatalog(db, id)
  if (catalogWithOwner || id !== predefinedId(actor.id, 'reading-list')) return catalogWithOwner
  const owner = await db.first(usersByIds, JSON.stringify([actor.id]))
  if (!owner) return undefined
  const catalog = emptyReadingList(actor.id)
  const now = clock.now()
  await db.write([insertPredefined({ ...catalog, createdAt: now, updatedAt: now })])
  return { catalog, owner }
}

/** Changes the items of one of the viewer's lists. */
async function edit(
  parts: CatalogParts,
  catalogId: string | 'reading-list',
  changes: readonly ItemChange[],
  key: string | null | undefined,
): Promise<Result<MaybeChanged<Catalog>, MayNot | NotEdited>> {
  const actor = await parts.viewer()
  if (!actor) return fail('UNAUTHORIZED', catalogMessages.signInFirst)
  const id = catalogId === 'reading-list' ? predefinedId(actor.id, 'reading-list') : catalogId
  const catalogWithOwner = await findOwn(parts, id, actor)
  const thing = catalogWithOwner && ({ entity: 'catalog', ...catalogWithOwner } as const)
  if (!thing || !can(actor, 'own', thing) || !can(actor, 'read', thing))
    return fail('NOT_FOUND', catalogMessages.notFound, 'catalogId')
  if (!can(actor, 'arrange', thing)) return fail('FORBIDDEN', catalogMessages.elsewhere)
  // What was taken out of “Resume reading” can be put back.
  if (thing.catalog.type === 'currently-reading' && !(await areBegun(parts.db, actor.id, addedBy(changes))))
    return fail('FORBIDDEN', catalogMessages.followsReading, 'operations')
  return editItems(parts, thing.catalog, actor, changes, key)
}

/**
 * Puts stories into one of the viewer's lists, takes them out, moves and annotates them: all of it or nothing. Rule:
 * docs/rules/catalog.md, "Changing what is in a list".
 */
export const editCatalogItems = defineUseCase(
  v.object({ catalogId: entityId, operations: itemChanges, key: v.nullish(changeKey) }),
  (parts: CatalogParts, { catalogId, operations, key }) => edit(parts, catalogId, operations, key),
)

/** Saves a story to the viewer's reading list, or takes it out. Idempotent. */
export const bookmarkPost = defineUseCase(
  v.object({ postId: entityId, isSaved: v.boolean() }),
  async (parts: CatalogParts, { postId, isSaved }): Promise<Result<undefined, MayNot | NotEdited>> => {
    const result = await edit(parts, 'reading-list', [{ type: isSaved ? 'ADD' : 'REMOVE', postId }], null)
    return result.ok || result.failure.code === 'ALREADY_EXISTS' ? ok(undefined) : result
  },
)
