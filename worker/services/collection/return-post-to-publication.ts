import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { HOUR } from '../../../schema/rules/time-units'
import { storyInputWording } from '../../../schema/wording/story-input'
import { actsOfCollection } from '../../data/collection/acts'
import { withdrawNotifications } from '../../data/notification/writes'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { setCollection } from '../../data/post/trash-writes'
import { replaceTagsOfPost } from '../../data/post/writes'
import { savedPostById } from '../../data/post/writes-state'
import type { DraftParts } from '../draft/parts'
import { moved, type NotMoved, shownPost } from '../draft/trash'
import { takenOut } from '../notification/events'
import { tellTabs } from '../notification/notify'
import type { Needs } from '../parts'
import { authorsOf } from '../post/co-authors'
import { fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { recordAct } from './record-act'
import { requireLeader } from './require-leader'

/** How long after its removal a story can be restored, in milliseconds. */
const RETURN_FOR = HOUR
/** Entries of the log, the newest first, among which its removal has to be. */
const NEWEST = 50

/**
 * Undoes that the viewer has taken a story out of a publication: it is in it again as it was, and nobody is told of its
 * removal any more. Idempotent. Rule: docs/rules/submissions.md, "Taking a story out".
 */
export const returnPostToPublication = defineUseCase(
  v.object({
    postId: entityId,
    collectionId: v.pipe(entityId, v.description('The publication that it was taken out of.')),
  }),
  async (
    parts: DraftParts & Needs<'channels' | 'later'>,
    { postId, collectionId },
  ): Promise<Result<Post, NotMoved>> => {
    const leading = await requireLeader(parts, collectionId)
    if (!leading.ok) return leading
    const { db, clock } = parts
    const { actor } = leading.value
    const [acts, saved, [post]] = await Promise.all([
      db.all(actsOfCollection, collectionId, Number.MAX_SAFE_INTEGER, NEWEST),
      db.first(savedPostById, postId),
      db.all(postsByIds, JSON.stringify([postId])),
    ])
    const last = acts.find((act) => act.postId === postId)
    const now = clock.now()
    if (!saved || !post || last?.actorId !== actor.id || now - last.at > RETURN_FOR)
      return fail('NOT_FOUND', storyInputWording.gone, 'postId')
    if (last.action === 'RETURN_POST' && saved.collectionId === collectionId) return shownPost(db, postId)
    if (last.action !== 'REMOVE_POST') return fail('NOT_FOUND', storyInputWording.gone, 'postId')
    if (saved.collectionId !== null || saved.state === 'trashed' || saved.state === 'removed')
      return fail('CONFLICT', storyInputWording.outdated)
    const told = authorsOf(post)
    const { eventKey } = takenOut(postId, actor.id, collectionId, last.at)
    const returned = await moved(
      parts,
      saved,
      saved.state,
      [
        setCollection(postId, collectionId, null, now),
        ...replaceTagsOfPost(postId, JSON.parse(saved.tags)),
        recordAct(collectionId, actor, 'RETURN_POST', now, { postId, userId: saved.creatorId }),
        withdrawNotifications(JSON.stringify(told), eventKey),
      ],
      { collectionId },
    )
    if (returned.ok) parts.later(tellTabs(parts, told))
    return returned
  },
)
