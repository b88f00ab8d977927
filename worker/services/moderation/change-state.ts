import { moderationWording } from '../../../schema/wording/moderation'
import type { Statement } from '../../data/database'
import { insertAct } from '../../data/moderation/acts'
import { isDecidedMeanwhile, listTagsIfListed, setState, unlistTags } from '../../data/moderation/writes'
import type { Post } from '../../data/post/rows'
import { expectState, listOrUnlist } from '../../data/post/writes'
import type { SavedPost } from '../../data/post/writes-state'
import { settleResponse } from '../../data/response/counts'
import { responsesByIds } from '../../data/response/queries'
import { forgetFormerTagWriters } from '../../data/tag/writes'
import type { Person } from '../policies/actor'
import { staleTags } from '../post/cache-tags'
import { count, uncount } from '../post/save-story'
import { tagsOfPlace } from '../response/move-response'
import { type Failure, fail, ok, type Result } from '../result'
import { tellOfStory } from '../webhook/story-event'
import type { ModerationParts } from './decide-on-person'
import { MAIL_OF_ACT, tellPersonLater } from './mails'

export interface StateChange {
  action: 'TAKE_DOWN' | 'RESTORE' | 'REVIEW' | 'END_REVIEW'
  staff: Person
  /** As the change was decided on. */
  before: SavedPost
  state: Post['state']
  /** The state that it comes back to, for one that is hidden. */
  formerly: Post['state']
  reason: string
  /** The case that it follows from, with the statements that decide that. */
  of?: { caseId: string; statements: readonly Statement[] }
}

/**
 * Changes the state of a story or a response with everything that depends on it: lists, counts, the log and the purge,
 * in one batch. It conflicts with any other change of the state meanwhile.
 */
export async function changeState(
  parts: ModerationParts,
  { action, staff, before, state, formerly, reason, of }: StateChange,
): Promise<Result<{ id: string }, Failure<'CONFLICT'>>> {
  const { db, clock, purger, reindex } = parts
  const { id } = before
  const place = await db.first(responsesByIds, JSON.stringify([id]))
  const now = clock.now()
  const isTakeDown = action === 'TAKE_DOWN' || action === 'REVIEW'
  // A story that comes back may enter every list that it was in.
  const after = { ...before, state, isListed: isTakeDown ? (0 as const) : (1 as const) }
  const tags = place ? await tagsOfPlace(parts, place) : staleTags(purger.names, before, after)
  try {
    await db.write([
      ...(of?.statements ?? []),
      expectState(id, before.state),
      ...uncount(id),
      setState(id, state, now),
      ...settleResponse(id),
      unlistTags(id),
      ...(isTakeDown ? [] : [listOrUnlist(id, now), listTagsIfListed(id), ...count(id)]),
      forgetFormerTagWriters(before.creatorId, JSON.parse(before.tags)),
      insertAct({
        at: now,
        staffId: staff.id,
        action,
        subjectKind: 'POST',
        subjectId: id,
        reason,
        detail: isTakeDown ? formerly : before.state,
      }),
      ...(place ? [] : tellOfStory(before, after, now)),
      ...purger.statements(tags, {
        now,
        urgent: isTakeDown,
      }),
    ])
  } catch (error) {
    if (!isDecidedMeanwhile(error)) throw error
    return fail('CONFLICT', moderationWording.changedMeanwhile)
  }
  reindex([id])
  const { creatorId, title } = before
  tellPersonLater(parts, creatorId, MAIL_OF_ACT[action], { reason, title, caseId: of?.caseId })
  await purger.request()
  return ok({ id })
}
