import type { Statement } from '../../data/database'
import { insertNewsletter } from '../../data/newsletter/writes'
import type { Newsletter } from './find-newsletter'

/** Stores a newsletter that is used, unless it is stored: only the first one of its owner may not be. */
export function firstUse(
  { id, user, collection }: Pick<Newsletter, 'id' | 'user' | 'collection'>,
  now: number,
): Statement[] {
  if (id !== (user ?? collection)?.id) return []
  const owner = { userId: user?.id ?? null, collectionId: collection?.id ?? null }
  return [insertNewsletter({ id, ...owner, createdAt: now })]
}
