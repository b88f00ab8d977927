import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { webhookAddress, webhookEvents, webhookFilter } from '../../../schema/inputs/webhook'
import { MAX_WEBHOOKS } from '../../../schema/rules/webhooks'
import { webhookMessages } from '../../../schema/wording/webhook-messages'
import { collectionIsThere, roleIn } from '../../data/webhook/queries'
import { insertWebhook } from '../../data/webhook/writes'
import { type NotOwn, requireAutomation } from '../identity/security-guard'
import type { Needs } from '../parts'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type OwnWebhooks, webhooksOf } from './own-webhooks'
import { secretOf } from './sign'

/** A webhook's secret, which is told this once. */
export interface WithSecret {
  secret: string
  own: OwnWebhooks
}

/**
 * Has an address told of the viewer's stories, or of those of a publication that they edit. Rule: docs/rules/api.md,
 * "Webhooks".
 */
export const createWebhook = defineUseCase(
  v.object({
    address: webhookAddress,
    events: webhookEvents,
    collectionId: v.nullish(entityId),
    filter: v.nullish(webhookFilter, {}),
  }),
  async (
    parts: Needs<'db' | 'clock' | 'session' | 'browser' | 'site' | 'newId' | 'keys' | 'webhooks'>,
    { address, events, collectionId, filter },
  ): Promise<Result<WithSecret, NotOwn | Failure<'BAD_REQUEST' | 'NOT_FOUND' | 'CONFLICT'>>> => {
    const session = await requireAutomation(parts)
    if (!session.ok) return session
    const { db, clock, newId, keys, browser } = parts
    if (!parts.webhooks.isCallable(address)) return fail('BAD_REQUEST', webhookMessages.address, 'address')
    const { id: ownerId } = session.value.user
    if (collectionId) {
      const leaders = await db.all(roleIn, collectionId, ownerId)
      const actor = actorOf(session.value, browser.mainOrigin)
      const thing = { entity: 'collection', collection: { id: collectionId }, leaders } as const
      if (!can(actor, 'change', thing))
        return fail('NOT_FOUND', webhookMessages.noPublication, 'collectionId')
    }
    const inCollectionId = filter.collectionId ?? null
    if (inCollectionId !== null && (collectionId || !(await db.first(collectionIsThere, inCollectionId))))
      return fail('BAD_REQUEST', webhookMessages.filterPublication, 'filter')
    const row = {
      id: newId(),
      ownerId,
      targetId: collectionId ?? ownerId,
      address,
      events: JSON.stringify(events),
      inCollectionId,
      tags: JSON.stringify(filter.tags),
      kinds: JSON.stringify(filter.kinds),
      secretVersion: 1,
      rotatedAt: null,
      failingSince: null,
      disabledAt: null,
      createdAt: clock.now(),
    }
    const [added] = await db.write([insertWebhook(row, MAX_WEBHOOKS)])
    if (added !== 1) return fail('CONFLICT', webhookMessages.tooMany(MAX_WEBHOOKS))
    return ok({ secret: await secretOf(keys, row), own: await webhooksOf(parts, ownerId) })
  },
)
