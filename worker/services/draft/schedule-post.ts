import * as v from 'valibot'
import { baseRevision, publishSettings } from '../../../schema/inputs/draft'
import { entityId } from '../../../schema/inputs/text'
import { draftWording } from '../../../schema/wording/draft'
import type { Post } from '../../data/post/rows'
import { fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import type { DraftParts } from './parts'
import { type NotPublished, publishText } from './publish-text'

/**
 * Plans to publish the newest text at a time. What is written until then is published too. Rule:
 * docs/rules/writing.md, "Publishing".
 */
export const schedulePost = defineUseCase(
  v.object({
    postId: entityId,
    baseRevision,
    publishAt: v.pipe(v.number(), v.safeInteger()),
    settings: v.nullish(publishSettings),
  }),
  async (parts: DraftParts, { settings, publishAt, ...input }): Promise<Result<Post, NotPublished>> =>
    publishAt > parts.clock.now()
      ? publishText(parts, { ...input, settings: settings ?? {}, publishAt })
      : fail('BAD_REQUEST', draftWording.pastTime, 'publishAt'),
)
