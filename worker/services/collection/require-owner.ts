import * as v from 'valibot'
import { publicationSlug } from '../../../schema/inputs/collection'
import { publicationMessages } from '../../../schema/wording/collection-messages'
import { type NotRecent, requireRecentSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, fail, type Result } from '../result'
import { type Leading, type NoLeader, type PublicationParts, requireLeader } from './require-leader'

export type OwnerParts = PublicationParts & Needs<'mailer' | 'site' | 'later'>

/** Why somebody may not hand a publication over, or delete it. */
export type NoOwner = NoLeader | NotRecent | Failure<'BAD_REQUEST'>

/** The slug of the publication, typed as a confirmation. */
export const confirmedSlug = v.pipe(
  publicationSlug,
  v.description('The publication’s slug, typed as a confirmation.'),
)

/** The viewer and the publication that they own, if they have signed in recently and typed its slug. */
export async function requireOwner(
  parts: OwnerParts,
  collectionId: string,
  slug: string,
): Promise<Result<Leading, NoOwner>> {
  const leading = await requireLeader(parts, collectionId, 'administer')
  if (!leading.ok) return leading
  const session = await requireRecentSession(parts)
  if (!session.ok) return session
  return slug === leading.value.collection.slug
    ? leading
    : fail('BAD_REQUEST', publicationMessages.slugMismatch, 'slug')
}
