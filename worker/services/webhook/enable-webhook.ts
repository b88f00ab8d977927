import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { switchOn } from '../../data/webhook/writes'
import { type NotOwn, requireAutomation } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type OwnWebhooks, requireWebhook, webhooksOf } from './own-webhooks'

/** Switches a webhook on again that has failed for days. Rule: docs/rules/api.md, "Deliveries". */
export const enableWebhook = defineUseCase(
  v.object({ webhookId: entityId }),
  async (
    parts: Needs<'db' | 'session' | 'browser' | 'site'>,
    { webhookId },
  ): Promise<Result<OwnWebhooks, NotOwn | Failure<'NOT_FOUND'>>> => {
    const required = await requireWebhook(parts, webhookId, requireAutomation)
    if (!required.ok) return required
    await parts.db.write([switchOn(webhookId)])
    return ok(await webhooksOf(parts, required.value.ownerId))
  },
)
