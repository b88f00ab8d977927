import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { webhookMessages } from '../../../schema/wording/webhook-messages'
import { deliveryById } from '../../data/webhook/queries'
import { repeatDelivery } from '../../data/webhook/writes'
import { type NotOwn, requireAutomation } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { logOf, type WebhookLog, webhookOf } from './own-webhooks'

/** Makes a delivery of the log once more, under the same id. Rule: docs/rules/api.md, "Deliveries". */
export const redeliverWebhook = defineUseCase(
  v.object({ deliveryId: entityId }),
  async (
    parts: Needs<'db' | 'clock' | 'session' | 'browser' | 'site'>,
    { deliveryId },
  ): Promise<Result<WebhookLog, NotOwn | Failure<'NOT_FOUND' | 'CONFLICT'>>> => {
    const session = await requireAutomation(parts)
    if (!session.ok) return session
    const delivery = await parts.db.first(deliveryById, deliveryId)
    const webhook = delivery && (await webhookOf(parts, session.value.user.id, delivery.webhookId))
    if (!delivery || !webhook?.ok) return fail('NOT_FOUND', webhookMessages.noDelivery, 'deliveryId')
    if (webhook.value.disabledAt !== null) return fail('CONFLICT', webhookMessages.disabled)
    await parts.db.write([repeatDelivery(deliveryId, parts.clock.now())])
    return ok(await logOf(parts, delivery.webhookId))
  },
)
