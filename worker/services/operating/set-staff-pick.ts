import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { storyAddress } from '../../../schema/inputs/story-address'
import { operatingMessages } from '../../../schema/wording/operating-messages'
import { insertStaffPick } from '../../data/catalog/writes'
import { postsByIds } from '../../data/post/queries'
import { deleteStaffPick, pickedAt } from '../../data/post/staff-picks'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { logOf, operatorAct } from './operator-act'

/**
 * Recommends a story that lists may show to everybody, or takes that back. Recommending what is recommended does nothing, so
 * that it keeps its place. Rule: docs/rules/ranking.md, "Staff picks".
 */
export const setStaffPick = operatorAct(
  v.object({
    postId: storyAddress,
    isPicked: v.boolean(),
    pickedAt: v.pipe(
      v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
      v.description('When it was recommended before, for undoing: it gets that place again.'),
    ),
    reason,
  }),
  async (
    { db, clock, purger }: Needs<'db' | 'clock' | 'purger'>,
    by,
    { postId, isPicked, pickedAt: formerly, reason: why },
  ): Promise<Result<{ id: string; pickedAt: number | null }, Failure<'NOT_FOUND'>>> => {
    const [story, before] = await Promise.all([
      db.first(postsByIds, JSON.stringify([postId])),
      db.first(pickedAt, postId),
    ])
    // One that has left the lists can still be taken back.
    if (isPicked && (story?.kind !== 'story' || story.isListed !== 1))
      return fail('NOT_FOUND', operatingMessages.notPicked, 'postId')
    if ((before !== undefined) === isPicked) return ok({ id: postId, pickedAt: before?.pickedAt ?? null })
    const now = clock.now()
    const from = Math.min(formerly ?? now, now)
    const { names } = purger
    await db.write([
      isPicked ? insertStaffPick(postId, from) : deleteStaffPick(postId),
      ...logOf(by, {
        at: now,
        action: isPicked ? 'PICK_POST' : 'UNPICK_POST',
        subjectKind: 'POST',
        subjectId: postId,
        reason: why,
      }),
      ...purger.statements([names.home, ...(story ? [names.user(story.creatorId)] : [])], { now }),
    ])
    await purger.request()
    return ok({ id: postId, pickedAt: isPicked ? from : null })
  },
)
