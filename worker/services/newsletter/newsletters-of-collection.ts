import { FIRST_NEWSLETTER, MOST_NEWSLETTERS } from '../../../schema/rules/newsletters'
import type { Collection } from '../../data/collection/rows'
import { newsletterBySlug, newslettersOfCollection } from '../../data/newsletter/newsletters'
import type { Needs } from '../parts'
import { type Newsletter, newsletterOfCollection } from './find-newsletter'

/** All newsletters of a publication: the first one, then the others by name. */
export async function newslettersOf({ db }: Needs<'db'>, collection: Collection): Promise<Newsletter[]> {
  const rows = await db.all(newslettersOfCollection, collection.id, MOST_NEWSLETTERS)
  const first = rows.find(({ id }) => id === collection.id)
  const others = rows.filter((row) => row !== first).map((row) => newsletterOfCollection(collection, row))
  return [
    newsletterOfCollection(collection, first),
    ...others.toSorted((a, b) => a.name.localeCompare(b.name)),
  ]
}

/** A newsletter of a publication by its slug. */
export async function newsletterOfSlug(
  { db }: Needs<'db'>,
  collection: Collection,
  slug: string,
): Promise<Newsletter | undefined> {
  const row = await db.first(newsletterBySlug, collection.id, slug.toLowerCase())
  return row || slug === FIRST_NEWSLETTER ? newsletterOfCollection(collection, row) : undefined
}
