import type { PublicationAct } from '../../../schema/rules/collection-acts'
import { expectLeader } from '../../data/collection/settings'
import type { Statement } from '../../data/database'
import { recordAct } from '../collection/record-act'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import type { Newsletter } from './find-newsletter'

interface Change {
  action: PublicationAct
  /** What the publication's log says of it. */
  detail: string
  statements: readonly Statement[]
}

/**
 * Writes a change of a newsletter with its entry in the publication's log, and purges all pages that name the newsletter.
 * Somebody whose role is taken away in the same moment changes nothing: the batch fails.
 */
export async function writeChange(
  { db, clock, purger }: Needs<'db' | 'clock' | 'purger'>,
  actor: Person,
  { user, collection }: Newsletter,
  { action, detail, statements }: Change,
): Promise<void> {
  const now = clock.now()
  const tags = [
    ...(user ? [purger.names.user(user.id)] : []),
    ...(collection ? [purger.names.collection(collection.id)] : []),
  ]
  await db.write([
    ...(collection
      ? [expectLeader(collection.id, actor.id), recordAct(collection.id, actor, action, now, { detail })]
      : []),
    ...statements,
    ...purger.statements(tags, { now }),
  ])
  await purger.request()
}
