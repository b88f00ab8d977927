import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { subscriberMessages } from '../../../schema/wording/subscriber-messages'
import { listedSubscriber } from '../../data/subscriber/queries'
import { deleteSubscriber, deleteTagsOfRemoved } from '../../data/subscriber/writes'
import { deleteWelcomesOfRemoved } from '../../data/welcome/writes'
import type { Needs } from '../parts'
import { done, type Failure, fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type NoKeeper, requireKeeper } from './require-keeper'

/**
 * Deletes a subscriber. Whoever has left, bounced or complained stays, so that nobody adds them again. Rule:
 * docs/rules/newsletters.md, "Subscribers".
 */
export const removeSubscriber = defineUseCase(
  v.object({ subscriberId: entityId }),
  async (
    parts: Needs<'db' | 'session' | 'browser'>,
    { subscriberId },
  ): Promise<Result<undefined, NoKeeper | Failure<'NOT_FOUND' | 'CONFLICT'>>> => {
    const row = await parts.db.first(listedSubscriber, subscriberId)
    if (!row) return fail('NOT_FOUND', subscriberMessages.gone, 'subscriberId')
    const allowed = await requireKeeper(parts, row.newsletterId)
    if (!allowed.ok) return allowed
    const [, , removed] = await parts.db.write([
      deleteTagsOfRemoved(subscriberId),
      deleteWelcomesOfRemoved(subscriberId),
      deleteSubscriber(subscriberId),
    ])
    const isGone = removed === 1 || !(await parts.db.first(listedSubscriber, subscriberId))
    return isGone ? done : fail('CONFLICT', subscriberMessages.hasLeft, 'subscriberId')
  },
)
