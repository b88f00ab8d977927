import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { moderationWording } from '../../../schema/wording/moderation'
import { isDecidedMeanwhile } from '../../data/moderation/writes'
import { expectTopicHidden, hideTopic } from '../../data/tag/curation'
import { tagsBySlugs } from '../../data/tag/queries'
import { logOf, operatorAct } from '../operating/operator-act'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { slugOfTag } from './edit-topic'

/**
 * Keeps readers from seeing a topic, or shows it again; its stories stay where they are otherwise. A topic that is hidden
 * isn’t among the popular ones any more. Rule: docs/rules/moderation.md, "Topics".
 */
export const setTopicHidden = operatorAct(
  v.object({ slug: slugOfTag, isHidden: v.boolean(), reason }),
  async (
    { db, clock, purger, reindex }: Needs<'db' | 'clock' | 'purger' | 'reindex'>,
    by,
    { slug, isHidden, reason: why },
  ): Promise<Result<{ id: string }, Failure<'NOT_FOUND' | 'CONFLICT'>>> => {
    const [before] = await db.all(tagsBySlugs, JSON.stringify([slug]))
    if (!before || before.mergedInto !== null) return fail('NOT_FOUND', moderationWording.noTopic, 'slug')
    if ((before.isHidden === 1) === isHidden) return ok({ id: slug })
    const now = clock.now()
    const { names } = purger
    try {
      await db.write([
        expectTopicHidden(slug, !isHidden),
        hideTopic(slug, isHidden),
        ...logOf(by, {
          at: now,
          action: isHidden ? 'HIDE_TOPIC' : 'SHOW_TOPIC',
          subjectKind: 'TAG',
          subjectId: slug,
          reason: why,
        }),
        // Every story names its topics.
        ...purger.statements([names.topic(slug), names.topics, names.home, names.stories], {
          now,
          urgent: isHidden,
        }),
      ])
    } catch (error) {
      if (!isDecidedMeanwhile(error)) throw error
      return fail('CONFLICT', moderationWording.changedMeanwhile)
    }
    reindex([], [], [slug])
    await purger.request()
    return ok({ id: slug })
  },
)
