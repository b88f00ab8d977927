import { isReservedSlug } from '../../../schema/routes/reserved'
import { publicationMessages } from '../../../schema/wording/collection-messages'
import { holdersOfSlug } from '../../data/collection/settings'
import type { Needs } from '../parts'
import { type Failed, type Failure, fail } from '../result'

/** A slug that somebody else has, or had. */
export const slugTaken = fail('ALREADY_EXISTS', publicationMessages.slugTaken, 'slug')

/**
 * Why a publication can't have a slug, if it can't. Rule: docs/rules/publications.md, "Addresses of publications".
 *
 * @param collectionId the publication, which may have one of its former slugs again; none for a new one.
 */
export async function faultOfSlug(
  { db }: Needs<'db'>,
  slug: string,
  collectionId?: string,
): Promise<Failed<Failure<'BAD_REQUEST' | 'ALREADY_EXISTS'>> | undefined> {
  if (isReservedSlug(slug)) return fail('BAD_REQUEST', publicationMessages.slugReserved, 'slug')
  const holders = await db.first(holdersOfSlug, slug)
  const isTaken = [holders?.now, holders?.before].some((id) => id != null && id !== collectionId)
  return isTaken ? slugTaken : undefined
}
