import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { typedTopicSlug } from '../../../schema/inputs/tag'
import { logOf, operatorAct } from '../operating/operator-act'
import { type MergeParts, mergeTopics } from '../tag/merge'
import { slugOfTag } from './edit-topic'

/** Makes a topic part of another one, with its stories and followers. Rule: docs/rules/moderation.md, "Topics". */
export const mergeTopic = operatorAct(
  v.object({
    slug: v.pipe(slugOfTag, v.description('The topic that becomes part of the other.')),
    into: v.pipe(typedTopicSlug, v.description('The slug of the topic that stays.')),
    reason,
  }),
  (parts: MergeParts, by, { slug, into, reason: why }) =>
    mergeTopics(
      parts,
      { slug, into },
      logOf(by, {
        at: parts.clock.now(),
        action: 'MERGE_TOPIC',
        subjectKind: 'TAG',
        subjectId: slug,
        reason: why,
        detail: into,
      }),
    ),
)
