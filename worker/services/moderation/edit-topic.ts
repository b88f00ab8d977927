import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { topicDescription, topicName } from '../../../schema/inputs/tag'
import { opaque } from '../../../schema/inputs/text'
import { MAX_SLUG } from '../../../schema/rules/slug'
import { inputWording } from '../../../schema/wording/inputs'
import { moderationWording } from '../../../schema/wording/moderation'
import { isDecidedMeanwhile } from '../../data/moderation/writes'
import { expectTopic, setTopic } from '../../data/tag/curation'
import { tagsBySlugs } from '../../data/tag/queries'
import { logOf, operatorAct } from '../operating/operator-act'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'

/** A topic's slug, in any case. */
export const slugOfTag = v.pipe(opaque(MAX_SLUG, inputWording.invalid), v.toLowerCase())

/**
 * Changes what a topic is called and says, and whether it is among the popular ones; what isn't given
 * stays. Rule: docs/rules/moderation.md, "Topics".
 */
export const editTopic = operatorAct(
  v.object({
    slug: slugOfTag,
    name: v.nullish(topicName),
    description: v.nullish(topicDescription),
    isFeatured: v.nullish(v.boolean()),
    reason,
  }),
  async (
    parts: Needs<'db' | 'clock' | 'purger' | 'reindex'>,
    by,
    { slug, reason, ...wanted },
  ): Promise<Result<{ id: string }, Failure<'NOT_FOUND' | 'CONFLICT'>>> => {
    const { db, clock, purger, reindex } = parts
    const [before] = await db.all(tagsBySlugs, JSON.stringify([slug]))
    if (!before) return fail('NOT_FOUND', moderationWording.noTopic, 'slug')
    const name = wanted.name ?? before.name
    const description = wanted.description ?? before.description
    const isFeatured = wanted.isFeatured ?? before.isFeatured === 1
    const isSame =
      before.name === name && before.description === description && (before.isFeatured === 1) === isFeatured
    if (isSame) return ok({ id: slug })
    const now = clock.now()
    const { names } = purger
    const former = { name: before.name, description: before.description, isFeatured: before.isFeatured }
    try {
      await db.write([
        expectTopic(slug, before.name, before.description, before.isFeatured),
        setTopic(slug, name, description, isFeatured),
        ...logOf(by, {
          at: now,
          action: 'EDIT_TOPIC',
          subjectKind: 'TAG',
          subjectId: slug,
          reason,
          detail: JSON.stringify(former),
        }),
        // The front page and every topic's page list the popular ones, and stories name theirs.
        ...purger.statements(
          [names.topic(slug), names.topics, names.home, ...(before.name === name ? [] : [names.stories])],
          { now },
        ),
      ])
    } catch (error) {
      if (!isDecidedMeanwhile(error)) throw error
      return fail('CONFLICT', moderationWording.changedMeanwhile)
    }
    // Search finds the topic and its stories by its name.
    if (before.name !== name) reindex([], [], [slug])
    await purger.request()
    return ok({ id: slug })
  },
)
