import { collectionsByIds } from '../../data/collection/queries'
import type { Collection } from '../../data/collection/rows'
import { usersByIds } from '../../data/user/queries'
import type { User } from '../../data/user/rows'
import type { Needs } from '../parts'
import { VISITOR } from '../policies/actor'
import { can } from '../policies/can'

/** A newsletter as everybody sees it. */
export interface Newsletter {
  id: string
  name: string
  /** Its writer; null for a publication's. */
  user: User | null
  collection: Collection | null
}

/** The first newsletter of a person; nothing while they aren't shown. */
export const newsletterOfUser = (user: User): Newsletter | undefined =>
  can(VISITOR, 'subscribe', { entity: 'newsletter', writer: user })
    ? { id: user.id, name: user.name, user, collection: null }
    : undefined

/** The first newsletter of a publication. */
export const newsletterOfCollection = (collection: Collection): Newsletter => ({
  id: collection.id,
  name: collection.name,
  user: null,
  collection,
})

/** A newsletter by its id, stored or not; nothing if its owner is gone. Rule: docs/rules/newsletters.md, "Newsletters". */
export async function findNewsletter({ db }: Needs<'db'>, id: string): Promise<Newsletter | undefined> {
  return (await findNewsletters({ db }, [id])).get(id)
}

/** Several newsletters; those whose owners are gone are left out. */
export async function findNewsletters(
  { db }: Needs<'db'>,
  newsletterIds: readonly string[],
): Promise<ReadonlyMap<string, Newsletter>> {
  const ids = JSON.stringify(newsletterIds)
  const [users, collections] = await Promise.all([db.all(usersByIds, ids), db.all(collectionsByIds, ids)])
  const all = [...users.map(newsletterOfUser), ...collections.map(newsletterOfCollection)]
  return new Map(all.flatMap((one) => (one ? [[one.id, one]] : [])))
}
