import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { deleteDeliveriesOf, deleteWebhookById } from '../../data/webhook/writes'
import type { NotOwn } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type OwnWebhooks, requireWebhook, webhooksOf } from './own-webhooks'

/** Deletes a webhook with its log; what waits for it isn't sent. Rule: docs/rules/api.md, "Webhooks". */
export const deleteWebhook = defineUseCase(
  v.object({ webhookId: entityId }),
  async (
    parts: Needs<'db' | 'session' | 'browser' | 'site'>,
    { webhookId },
  ): Promise<Result<OwnWebhooks, NotOwn | Failure<'NOT_FOUND'>>> => {
    const required = await requireWebhook(parts, webhookId)
    if (!required.ok) return required
    await parts.db.write([deleteDeliveriesOf(webhookId), deleteWebhookById(webhookId)])
    return ok(await webhooksOf(parts, required.value.ownerId))
  },
)
