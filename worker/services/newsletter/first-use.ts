import type { Statement } from '../../data/database'
import { insertNewsletter } from '../../data/newsletter/writes'
import type { Newsletter } from './find-newsletter'

type Owned = Pick<Newsletter, 'id' | 'user' | 'collection'>

/** Whether it is the one that its owner has anyway, stored or not, and which is never deleted. */
export const isFirst = ({ id, user, collection }: Owned): boolean => id === (user ?? collection)?.id

/** Stores a newsletter that is used, unless it is stored: only the first one of its owner may not be. */
export function firstUse(newsletter: Owned, now: number): Statement[] {
  if (!isFirst(newsletter)) return []
  const { id, user, collection } = newsletter
  const owner = { userId: user?.id ?? null, collectionId: collection?.id ?? null }
  return [insertNewsletter({ id, ...owner, createdAt: now })]
}
