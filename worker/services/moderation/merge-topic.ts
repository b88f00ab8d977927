import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { typedTopicSlug } from '../../../schema/inputs/tag'
import { insertAct } from '../../data/moderation/acts'
import type { Needs } from '../parts'
import type { Failure, Result } from '../result'
import { mergeTopics, type NotMerged } from '../tag/merge'
import { defineUseCase } from '../use-case'
import { slugOfTag } from './edit-topic'
import { requireModerator } from './require-moderator'

/** Makes a topic part of another one, with its stories and followers. Rule: docs/rules/moderation.md, "Topics". */
export const mergeTopic = defineUseCase(
  v.object({
    slug: v.pipe(slugOfTag, v.description('The topic that becomes part of the other.')),
    into: v.pipe(typedTopicSlug, v.description('The slug of the topic that stays.')),
    reason,
  }),
  async (
    parts: Needs<'db' | 'clock' | 'viewer' | 'purger' | 'reindex'>,
    { slug, into, reason: why },
  ): Promise<Result<{ id: string }, NotMerged | Failure<'UNAUTHORIZED' | 'FORBIDDEN'>>> => {
    const staff = await requireModerator(parts)
    if (!staff.ok) return staff
    const act = {
      at: parts.clock.now(),
      staffId: staff.value.id,
      action: 'MERGE_TOPIC',
      subjectKind: 'TAG',
      subjectId: slug,
      reason: why,
      detail: into,
    } as const
    return mergeTopics(parts, { slug, into }, [insertAct(act)])
  },
)
