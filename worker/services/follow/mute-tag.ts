import * as v from 'valibot'
import { opaque } from '../../../schema/inputs/text'
import { MAX_SLUG } from '../../../schema/rules/slug'
import { followMessages } from '../../../schema/wording/follow-messages'
import { muteEntity } from '../../data/follow/writes'
import { tagsBySlugs } from '../../data/tag/queries'
import type { Tag } from '../../data/tag/rows'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { ANY_TAG } from '../policies/tag'
import { type Failure, fail, ok, type Result } from '../result'
import { isTopic } from '../tag/topic'
import { defineUseCase } from '../use-case'
import { requireViewer } from './require-follower'

/** A topic as a mutation names it. */
export const namedTag = v.object({
  tagSlug: v.pipe(opaque(MAX_SLUG, followMessages.noTag), v.toLowerCase()),
})

/** Keeps stories about a topic out of the viewer's lists. Idempotent. A tag that only drafts carry isn't there. */
export const muteTag = defineUseCase(
  namedTag,
  async (
    { db, clock, viewer }: Needs<'db' | 'clock' | 'viewer'>,
    { tagSlug },
  ): Promise<Result<Tag, Failure<'UNAUTHORIZED' | 'NOT_FOUND'>>> => {
    const asking = await requireViewer({ viewer })
    if (!asking.ok) return asking
    const tag = await db.first(tagsBySlugs, JSON.stringify([tagSlug]))
    const mayMute = can(asking.value, 'mute', ANY_TAG)
    if (!tag || !mayMute || !(await isTopic(db, tag)))
      return fail('NOT_FOUND', followMessages.noTag, 'tagSlug')
    await db.write([muteEntity(asking.value.id, 'tag', tagSlug, clock.now())])
    return ok(tag)
  },
)
