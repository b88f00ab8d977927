import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { rotateSecret } from '../../data/webhook/writes'
import type { NotOwn } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import type { WithSecret } from './create-webhook'
import { requireWebhook, webhooksOf } from './own-webhooks'
import { secretOf } from './sign'

/** Gives a webhook a new secret; the old one signs too for a day. Rule: docs/rules/api.md, "Signatures". */
export const rotateWebhookSecret = defineUseCase(
  v.object({ webhookId: entityId }),
  async (
    parts: Needs<'db' | 'clock' | 'session' | 'browser' | 'site' | 'keys'>,
    { webhookId },
  ): Promise<Result<WithSecret, NotOwn | Failure<'NOT_FOUND'>>> => {
    const required = await requireWebhook(parts, webhookId)
    if (!required.ok) return required
    const { id, ownerId, secretVersion } = required.value
    await parts.db.write([rotateSecret(id, secretVersion, parts.clock.now())])
    const secret = await secretOf(parts.keys, { id, secretVersion: secretVersion + 1 })
    return ok({ secret, own: await webhooksOf(parts, ownerId) })
  },
)
