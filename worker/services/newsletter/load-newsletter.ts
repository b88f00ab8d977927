import type { Reader } from '../../data/reader'
import { findNewsletter, type Newsletter, newsletterOfCollection, newsletterOfUser } from './find-newsletter'

/** A newsletter by its id. One that is used costs nothing where the page has its owner already. */
export async function loadNewsletter(reader: Reader, id: string): Promise<Newsletter | undefined> {
  const row = await reader.newsletters.load(id)
  const user = row?.userId ? await reader.users.load(row.userId) : undefined
  if (user) return newsletterOfUser(user, row)
  const collection = row?.collectionId ? await reader.collections.load(row.collectionId) : undefined
  return collection ? newsletterOfCollection(collection, row) : findNewsletter(reader, id)
}
