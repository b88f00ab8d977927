import type { PublicationAct } from '../../../schema/rules/collection-acts'
import { publicationMessages } from '../../../schema/wording/collection-messages'
import { isOutdated, type Part, raiseRevision } from '../../data/collection/revisions'
import type { Collection } from '../../data/collection/rows'
import { collectionById, expectLeader, expectOwner, isNoLeader } from '../../data/collection/settings'
import type { Statement } from '../../data/database'
import { type Failure, fail, ok, type Result } from '../result'
import { recordAct } from './record-act'
import type { Leading, PublicationParts } from './require-leader'

/** An entry of the log. */
interface Act {
  action: PublicationAct
  detail?: string
  userId?: string
}

export interface Change {
  statements: readonly Statement[]
  acts: readonly Act[]
  /** Cache tags besides the publication's own. */
  tags?: readonly string[]
  /** Whether it takes an owner. */
  isOwners?: boolean
  /** Whether readers must not see the old state any more. */
  isUrgent?: boolean
  /** Whether search finds the publication by something that changes. */
  isSearched?: boolean
}

/**
 * Makes a change of a publication together with its entries in the log, and purges every page that shows the
 * publication. Somebody whose role is taken away in the same moment changes nothing.
 */
export async function saveChange(
  { db, clock, purger, reindex }: PublicationParts,
  { actor, collection }: Leading,
  { statements, acts, tags = [], isOwners = false, isUrgent = false, isSearched = false }: Change,
): Promise<Result<Collection, Failure<'FORBIDDEN'>>> {
  const { id } = collection
  const now = clock.now()
  const expect = isOwners ? expectOwner : expectLeader
  try {
    await db.write([
      expect(id, actor.id),
      ...statements,
      ...acts.map(({ action, ...about }) => recordAct(id, actor, action, now, about)),
      ...purger.statements([purger.names.collection(id), ...tags], { urgent: isUrgent, now }),
    ])
  } catch (error) {
    if (!isNoLeader(error)) throw error
    return fail('FORBIDDEN', publicationMessages.notYours)
  }
  await purger.request()
  if (isSearched) reindex([], [], [], [id])
  return ok((await db.first(collectionById, id)) ?? collection)
}

/**
 * Saves a change of one part of a publication. A change that begins from an older state than the newest is a Conflict.
 * Rule: docs/rules/publications.md, "Two people at once".
 */
export async function savePart(
  parts: PublicationParts,
  leading: Leading,
  part: Part,
  base: number | null,
  change: Change,
): Promise<Result<Collection, Failure<'FORBIDDEN' | 'CONFLICT'>>> {
  const raised = raiseRevision[part](leading.collection.id, base)
  try {
    return await saveChange(parts, leading, { ...change, statements: [raised, ...change.statements] })
  } catch (error) {
    if (!isOutdated(error)) throw error
    return fail('CONFLICT', publicationMessages.outdated)
  }
}
