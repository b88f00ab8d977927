import { catalogIdOf, predefinedId } from '../../../schema/routes/catalog-id'
import { catalogById, catalogOfUser, ownerOfCatalog } from '../../data/catalog/queries'
import type { Catalog } from '../../data/catalog/rows'
import type { Reader } from '../../data/reader'
import type { User } from '../../data/user/rows'
import type { Actor } from '../policies/actor'
import { emptyPredefined, predefinedAt } from './reading-list'

/** A list and whose it is: what the policy judges it by. */
export interface CatalogWithOwner {
  catalog: Catalog
  owner: User
}

/** A list by its id. Its owner is read along with it, so that judging it takes no round trip more. */
export async function findCatalog(reader: Reader, id: string): Promise<CatalogWithOwner | undefined> {
  const [catalog, owner] = await Promise.all([
    reader.db.first(catalogById, id),
    reader.db.first(ownerOfCatalog, id),
  ])
  if (!catalog || !owner) return undefined
  reader.users.prime(owner.id, owner)
  return { catalog, owner }
}

/**
 * A list by the last segment of its address: by the id at its end, whoever owns the list, since owners may be renamed;
 * otherwise by the person's name and the list's id or slug. Rule: docs/rules/catalog.md, "Addresses".
 */
export async function findCatalogAt(
  reader: Reader,
  username: string,
  segment: string,
  viewer: () => Promise<Actor>,
): Promise<CatalogWithOwner | undefined> {
  const id = catalogIdOf(segment)
  const byId = id === undefined ? undefined : await findCatalog(reader, id)
  return byId ?? findCatalogOf(reader, username, segment, viewer)
}

/**
 * A list of this person, by its slug, its id, or both. To others, the slugs of the lists that everybody has say nothing,
 * since those lists are private.
 */
export async function findCatalogOf(
  reader: Reader,
  username: string,
  segment: string,
  viewer: () => Promise<Actor>,
): Promise<CatalogWithOwner | undefined> {
  const owner = await reader.usersByName.load(username.toLowerCase())
  if (!owner) return undefined
  const kept = predefinedAt(segment)
  const isOwners = kept !== undefined && (await viewer())?.id === owner.id
  const catalog =
    (isOwners && (await reader.db.first(catalogById, predefinedId(owner.id, kept)))) ||
    (await reader.db.first(catalogOfUser, owner.id, segment, catalogIdOf(segment) ?? ''))
  return catalog && { catalog, owner }
}

/** A list of the viewer's by the last segment of its address; those that everybody has are there before they are stored. */
export async function findOwnCatalog(
  { db }: Reader,
  userId: string,
  segment: string,
): Promise<Catalog | undefined> {
  const kept = predefinedAt(segment)
  return kept
    ? ((await db.first(catalogById, predefinedId(userId, kept))) ?? emptyPredefined(userId, kept))
    : db.first(catalogOfUser, userId, segment, catalogIdOf(segment) ?? '')
}
