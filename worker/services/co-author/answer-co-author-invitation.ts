import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { coAuthorsWording } from '../../../schema/wording/co-authors'
import { acceptCoAuthor, coAuthorship, deleteCoAuthor } from '../../data/co-author/queries'
import { readPeople } from '../../data/people'
import { postsByIds } from '../../data/post/queries'
import { type Blocked, blockBetween, blockedFailure } from '../block/barrier'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser' | 'purger' | 'reindex'>

/**
 * Accepts or declines an invitation to write a story together. Accepting twice is accepting once. Rule:
 * docs/rules/writing.md, "Co-authors".
 */
export const answerCoAuthorInvitation = defineUseCase(
  v.object({ postId: entityId, accepts: v.boolean() }),
  async (
    parts: Parts,
    { postId, accepts },
  ): Promise<Result<{ postId: string; accepted: boolean }, NoWriter | Blocked | Failure<'NOT_FOUND'>>> => {
    const writer = await requireWriter(parts)
    if (!writer.ok) return writer
    const { db, clock, purger } = parts
    const { id } = writer.value
    const place = await db.first(coAuthorship, postId, id)
    if (!place || (place.acceptedAt !== null && !accepts))
      return fail('NOT_FOUND', coAuthorsWording.noInvitation, 'postId')
    const isNew = accepts && place.acceptedAt === null
    const post = isNew ? await db.first(postsByIds, JSON.stringify([postId])) : undefined
    const barrier = post ? await blockBetween(readPeople(db), writer.value, [post.creatorId]) : null
    if (post && !can(writer.value, 'join', { entity: 'post', post, barrier }))
      return barrier
        ? blockedFailure(barrier, 'postId')
        : fail('NOT_FOUND', coAuthorsWording.noInvitation, 'postId')
    const now = clock.now()
    await db.write([
      ...(accepts ? acceptCoAuthor(postId, id, now) : deleteCoAuthor(postId, id)),
      ...purger.statements(accepts ? [purger.names.post(postId)] : [], { now }),
    ])
    if (accepts) await purger.request()
    return ok({ postId, accepted: accepts })
  },
)
