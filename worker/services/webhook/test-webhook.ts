import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { randomHex } from '../../../schema/rules/hex'
import { TEST_EVENT } from '../../../schema/rules/webhooks'
import { webhookMessages } from '../../../schema/wording/webhook-messages'
import { insertDelivery } from '../../data/webhook/writes'
import { type NotOwn, requireAutomation } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { logOf, requireWebhook, type WebhookLog } from './own-webhooks'

/** Sends a test event, so that its owner sees whether an address works. Rule: docs/rules/api.md, "Webhooks". */
export const testWebhook = defineUseCase(
  v.object({ webhookId: entityId }),
  async (
    parts: Needs<'db' | 'clock' | 'session' | 'browser' | 'site'>,
    { webhookId },
  ): Promise<Result<WebhookLog, NotOwn | Failure<'NOT_FOUND' | 'CONFLICT'>>> => {
    const required = await requireWebhook(parts, webhookId, requireAutomation)
    if (!required.ok) return required
    if (required.value.disabledAt !== null) return fail('CONFLICT', webhookMessages.disabled)
    const now = parts.clock.now()
    await parts.db.write([
      insertDelivery({
        id: randomHex(12),
        webhookId,
        event: TEST_EVENT,
        data: '{}',
        createdAt: now,
        attempts: 0,
        dueAt: now,
        triedAt: null,
        tookMs: null,
        status: null,
        deliveredAt: null,
      }),
    ])
    return ok(await logOf(parts, webhookId))
  },
)
