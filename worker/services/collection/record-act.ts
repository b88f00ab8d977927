import type { PublicationAct } from '../../../schema/rules/collection-acts'
import { MAX_ACT_DETAIL } from '../../../schema/rules/limits'
import { insertCollectionAct } from '../../data/collection/acts'
import type { Statement } from '../../data/database'
import type { Person } from '../policies/actor'

/** What an act is about, besides its publication. */
interface About {
  /** The person whom it concerns. */
  userId?: string
  /** The story that it concerns. */
  postId?: string
  /** A few words: the title of a page, a role, a new slug. */
  detail?: string
}

/**
 * The entry of an act in a publication's log, for the batch that does it. Rule: docs/rules/publications.md, "The log".
 */
export const recordAct = (
  collectionId: string,
  actor: Pick<Person, 'id'>,
  action: PublicationAct,
  now: number,
  { userId, postId, detail = '' }: About = {},
): Statement =>
  insertCollectionAct({
    at: now,
    collectionId,
    actorId: actor.id,
    action,
    subjectId: userId,
    postId,
    detail: [...detail].slice(0, MAX_ACT_DETAIL).join(''),
  })
