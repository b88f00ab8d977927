import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { topicDescription, topicName } from '../../../schema/inputs/tag'
import { opaque } from '../../../schema/inputs/text'
import { MAX_SLUG } from '../../../schema/rules/slug'
import { inputWording } from '../../../schema/wording/inputs'
import { moderationWording } from '../../../schema/wording/moderation'
import { insertAct } from '../../data/moderation/acts'
import { isDecidedMeanwhile } from '../../data/moderation/writes'
import { expectTopic, setTopic } from '../../data/tag/curation'
import { tagsBySlugs } from '../../data/tag/queries'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { requireModerator } from './require-moderator'

/** A topic's slug, in any case. */
export const slugOfTag = v.pipe(opaque(MAX_SLUG, inputWording.invalid), v.toLowerCase())

/** Changes what a topic is called and says, and whether it is among the popular ones. Rule: docs/rules/moderation.md, "Topics". */
export const editTopic = defineUseCase(
  v.object({
    slug: slugOfTag,
    name: topicName,
    description: topicDescription,
    isFeatured: v.boolean(),
    reason,
  }),
  async (
    parts: Needs<'db' | 'clock' | 'viewer' | 'purger' | 'reindex'>,
    { slug, name, description, isFeatured, reason },
  ): Promise<Result<{ id: string }, Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CONFLICT'>>> => {
    const staff = await requireModerator(parts)
    if (!staff.ok) return staff
    const { db, clock, purger, reindex } = parts
    const [before] = await db.all(tagsBySlugs, JSON.stringify([slug]))
    if (!before) return fail('NOT_FOUND', moderationWording.noTopic, 'slug')
    const isSame =
      before.name === name && before.description === description && (before.isFeatured === 1) === isFeatured
    if (isSame) return ok({ id: slug })
    const now = clock.now()
    const former = { name: before.name, description: before.description, isFeatured: before.isFeatured }
    try {
      await db.write([
        expectTopic(slug, before.name, before.description, before.isFeatured),
        setTopic(slug, name, description, isFeatured),
        insertAct({
          at: now,
          staffId: staff.value.id,
          action: 'EDIT_TOPIC',
          subjectKind: 'TAG',
          subjectId: slug,
          reason,
          detail: JSON.stringify(former),
        }),
        // The front page and every topic's page list the popular ones.
        ...purger.statements([purger.names.topic(slug), purger.names.topics, purger.names.home], { now }),
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
