import { publicationMessages } from '../../../schema/wording/collection-messages'
import type { Collection } from '../../data/collection/rows'
import { collectionById, leadersOfCollection } from '../../data/collection/settings'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { SITE } from '../policies/site'
import { type Failure, fail, ok, type Result } from '../result'

/** What changing a publication takes. */
export type PublicationParts = Needs<'db' | 'clock' | 'session' | 'browser' | 'purger' | 'reindex'>

/** Why somebody may not change a publication. */
export type NoLeader = NoWriter | Failure<'NOT_FOUND'>

/** Somebody with a role in a publication, and the publication. */
export interface Leading {
  actor: Person
  collection: Collection
}

/** The viewer and a publication, if they may do that with it. */
export async function requireLeader(
  parts: Needs<'db' | 'session' | 'browser'>,
  collectionId: string,
  action: 'change' | 'administer' = 'change',
): Promise<Result<Leading, NoLeader>> {
  const [writer, collection, leaders] = await Promise.all([
    requireWriter(parts),
    parts.db.first(collectionById, collectionId),
    parts.db.all(leadersOfCollection, collectionId),
  ])
  if (!writer.ok) return writer
  const actor = writer.value
  if (!collection) return fail('NOT_FOUND', publicationMessages.notFound, 'collectionId')
  const thing = { entity: 'collection', collection, leaders } as const
  if (can(actor, action, thing)) return ok({ actor, collection })
  if (!can(actor, 'manage', thing)) return fail('FORBIDDEN', publicationMessages.notYours)
  const isSuspended = !can(actor, 'reachOthers', SITE)
  return fail('FORBIDDEN', isSuspended ? publicationMessages.suspended : publicationMessages.ownersOnly)
}
