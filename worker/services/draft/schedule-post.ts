import * as v from 'valibot'
import { baseRevision, publishAt, publishNewsletters, publishSettings } from '../../../schema/inputs/draft'
import { entityId } from '../../../schema/inputs/text'
import { draftWording } from '../../../schema/wording/draft'
import type { Post } from '../../data/post/rows'
import { fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import type { DraftParts } from './parts'
import { type NotPublished, publishText } from './publish-text'

/**
 * Plans to publish the newest text at a time. Changes until then are published too. Rule: docs/rules/writing.md,
 * "Publishing".
 */
export const schedulePost = defineUseCase(
  v.object({
    postId: entityId,
    baseRevision,
    publishAt,
    settings: v.nullish(publishSettings),
    newsletterIds: v.pipe(
      v.nullish(publishNewsletters),
      v.description(
        'The newsletters that send the story by mail once it is out; left out, those that were chosen before.',
      ),
    ),
  }),
  async (
    parts: DraftParts,
    { settings, newsletterIds, publishAt: time, ...input },
  ): Promise<Result<Post, NotPublished>> => {
    if (time <= parts.clock.now()) return fail('BAD_REQUEST', draftWording.pastTime, 'publishAt')
    // A planned story comes out for everybody: nothing remembers that it shouldn't be listed.
    if (settings?.isUnlisted) return fail('BAD_REQUEST', draftWording.unlistedLater, 'settings')
    return publishText(parts, {
      ...input,
      settings: settings ?? {},
      publishAt: time,
      newsletterIds: newsletterIds ?? undefined,
    })
  },
)
