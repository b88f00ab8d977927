import { FIRST_NEWSLETTER, MOST_NEWSLETTERS } from '../../../schema/rules/newsletters'
import type { Collection } from '../../data/collection/rows'
import { newsletterBySlug, newslettersOfCollection } from '../../data/newsletter/newsletters'
import type { Needs } from '../parts'
import type { AskViewer } from '../policies/actor'
import { isKeeper } from '../subscriber/require-keeper'
import { isOn, type Newsletter, newsletterOfCollection } from './find-newsletter'

/** All newsletters of a publication, whether or not they are on: the first one, then the others by name. */
async function allOf({ db }: Needs<'db'>, collection: Collection): Promise<Newsletter[]> {
  const rows = await db.all(newslettersOfCollection, collection.id, MOST_NEWSLETTERS)
  const first = rows.find(({ id }) => id === collection.id)
  const others = rows.filter((row) => row !== first).map((row) => newsletterOfCollection(collection, row))
  return [
    newsletterOfCollection(collection, first),
    ...others.toSorted((a, b) => a.name.localeCompare(b.name)),
  ]
}

/** The newsletters of a publication: the first one, then the others by name. */
export const newslettersOf = async (parts: Needs<'db'>, collection: Collection): Promise<Newsletter[]> =>
  (await allOf(parts, collection)).filter(isOn)

/** A publication’s newsletters that are switched off or deleted, for those who can restore them; none for others. */
export async function endedNewslettersOf(
  parts: Needs<'db'> & { viewer: AskViewer },
  collection: Collection,
): Promise<Newsletter[]> {
  if (!(await isKeeper(parts, newsletterOfCollection(collection)))) return []
  return (await allOf(parts, collection)).filter((newsletter) => !isOn(newsletter))
}

/** A newsletter of a publication by its slug. */
export async function newsletterOfSlug(
  { db }: Needs<'db'>,
  collection: Collection,
  slug: string,
): Promise<Newsletter | undefined> {
  const row = await db.first(newsletterBySlug, collection.id, slug.toLowerCase())
  if (!row && slug !== FIRST_NEWSLETTER) return undefined
  const newsletter = newsletterOfCollection(collection, row)
  return isOn(newsletter) ? newsletter : undefined
}
