import * as v from 'valibot'
import { subscriberNote, subscriberTags } from '../../../schema/inputs/subscriber'
import { entityId } from '../../../schema/inputs/text'
import { subscriberMessages } from '../../../schema/wording/subscriber-messages'
import { listedSubscriber } from '../../data/subscriber/queries'
import { deleteTagsOfSubscriber, insertSubscriberTags, setSubscriberNote } from '../../data/subscriber/writes'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import type { TaggedSubscriber } from './list-subscribers'
import { type NoKeeper, requireKeeper } from './require-keeper'

/** Gives a subscriber other tags and another note. Idempotent. Rule: docs/rules/newsletters.md, "Subscribers". */
export const changeSubscriber = defineUseCase(
  v.object({ subscriberId: entityId, tags: subscriberTags, note: subscriberNote }),
  async (
    parts: Needs<'db' | 'session' | 'browser'>,
    { subscriberId, tags, note },
  ): Promise<Result<TaggedSubscriber, NoKeeper | Failure<'NOT_FOUND'>>> => {
    const row = await parts.db.first(listedSubscriber, subscriberId)
    if (!row) return fail('NOT_FOUND', subscriberMessages.gone, 'subscriberId')
    const allowed = await requireKeeper(parts, row.newsletterId)
    if (!allowed.ok) return allowed
    await parts.db.write([
      setSubscriberNote(subscriberId, note),
      deleteTagsOfSubscriber(subscriberId),
      insertSubscriberTags(subscriberId, JSON.stringify(tags)),
    ])
    return ok({ ...row, note, tags: tags.toSorted() })
  },
)
