import { followMessages } from '../../../schema/wording/follow-messages'
import { unmuteEntity } from '../../data/follow/writes'
import { tagsBySlugs } from '../../data/tag/queries'
import type { Tag } from '../../data/tag/rows'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { isTopic } from '../tag/topic'
import { defineUseCase } from '../use-case'
import { namedTag } from './mute-tag'
import { requireViewer } from './require-follower'

/** Shows stories about a topic again. Idempotent. */
export const unmuteTag = defineUseCase(
  namedTag,
  async (
    { db, viewer }: Needs<'db' | 'viewer'>,
    { tagSlug },
  ): Promise<Result<Tag, Failure<'UNAUTHORIZED' | 'NOT_FOUND'>>> => {
    const asking = await requireViewer({ viewer })
    if (!asking.ok) return asking
    await db.write([unmuteEntity(asking.value.id, 'tag', tagSlug)])
    const tag = await db.first(tagsBySlugs, JSON.stringify([tagSlug]))
    return tag && (await isTopic(db, tag)) ? ok(tag) : fail('NOT_FOUND', followMessages.noTag, 'tagSlug')
  },
)
