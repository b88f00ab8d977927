import { createWebhook } from '../../../services/webhook/create-webhook'
import { deleteWebhook } from '../../../services/webhook/delete-webhook'
import { enableWebhook } from '../../../services/webhook/enable-webhook'
import { redeliverWebhook } from '../../../services/webhook/redeliver-webhook'
import { rotateWebhookSecret } from '../../../services/webhook/rotate-webhook-secret'
import { testWebhook } from '../../../services/webhook/test-webhook'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const webhookMutations: Resolvers = {
  Mutation: {
    createWebhook: mutation(createWebhook, 'WebhookSecret'),
    rotateWebhookSecret: mutation(rotateWebhookSecret, 'WebhookSecret'),
    enableWebhook: mutation(enableWebhook, 'Webhooks'),
    deleteWebhook: mutation(deleteWebhook, 'Webhooks'),
    testWebhook: mutation(testWebhook, 'WebhookLog'),
    redeliverWebhook: mutation(redeliverWebhook, 'WebhookLog'),
  },
}
