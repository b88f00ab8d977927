import { HIDDEN_LIST } from '../../../schema/rules/catalogs'
import { catalogMessages } from '../../../schema/wording/catalog-messages'
import { catalogById, ownerOfCatalog } from '../../data/catalog/queries'
import type { Catalog } from '../../data/catalog/rows'
import type { Database, Statement } from '../../data/database'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, type Ok, ok, type Result } from '../result'
import type { CatalogWithOwner } from './find-catalog'

/** What changing a list takes. */
export type CatalogParts = Needs<'db' | 'browser' | 'clock' | 'viewer' | 'purger' | 'reindex'>

export type MayNot = Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND'>

/** A list and its owner as they are now. */
export async function readCatalog(db: Database, id: string): Promise<CatalogWithOwner | undefined> {
  const [catalog, owner] = await Promise.all([db.first(catalogById, id), db.first(ownerOfCatalog, id)])
  return catalog && owner && { catalog, owner }
}

/** The viewer's own list, for something that they do with it. To everybody else it doesn't exist. */
export async function requireOwn(
  { db, viewer }: Needs<'db' | 'viewer'>,
  catalogId: string,
  action: 'edit' | 'remove',
): Promise<Result<CatalogWithOwner & { actor: Person }, MayNot>> {
  const actor = await viewer()
  if (!actor) return fail('UNAUTHORIZED', catalogMessages.signInFirst)
  const catalogWithOwner = await readCatalog(db, catalogId)
  const isTheirs =
    catalogWithOwner !== undefined &&
    can(actor, 'own', { entity: 'catalog', ...catalogWithOwner }) &&
    catalogWithOwner.catalog.visibility !== HIDDEN_LIST &&
    (action === 'remove' || catalogWithOwner.catalog.deletedAt === null)
  if (!isTheirs) return fail('NOT_FOUND', catalogMessages.notFound, 'catalogId')
  if (catalogWithOwner.catalog.type !== 'list')
    return fail('FORBIDDEN', catalogMessages.predefined, 'catalogId')
  return can(actor, action, { entity: 'catalog', ...catalogWithOwner })
    ? ok({ ...catalogWithOwner, actor })
    : fail('FORBIDDEN', catalogMessages.elsewhere)
}

/**
 * Writes a change of a list, with the purge of the pages that show it, and updates its search entry. Nobody but its
 * owner has seen a private list, so a change of one purges nothing.
 */
export async function writeChange(
  { db, clock, purger, reindex }: Needs<'db' | 'clock' | 'purger' | 'reindex'>,
  { id, creatorId }: Pick<Catalog, 'id' | 'creatorId'>,
  statements: readonly Statement[],
  { isSeen, isUrgent = false }: { isSeen: boolean; isUrgent?: boolean },
): Promise<number[]> {
  const tags = isSeen ? [purger.names.catalog(id), purger.names.userCatalogs(creatorId)] : []
  const changes = await db.write([
    ...statements,
    ...purger.statements(tags, { now: clock.now(), ...(isUrgent ? { urgent: true } : {}) }),
  ])
  if (isSeen) {
    await purger.request()
    reindex([], [], [], [], [id])
  }
  return changes
}

/** The list as it is after a change. */
export const afterwards = async ({ db }: Needs<'db'>, before: Catalog): Promise<Ok<Catalog>> =>
  ok((await db.first(catalogById, before.id)) ?? before)
