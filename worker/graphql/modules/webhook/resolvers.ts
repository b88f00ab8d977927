import type { WebhookEvent } from '../../../../schema/rules/webhooks'
import { createWebhook } from '../../../services/webhook/create-webhook'
import { deleteWebhook } from '../../../services/webhook/delete-webhook'
import { enableWebhook } from '../../../services/webhook/enable-webhook'
import { ownWebhooks, webhookLog } from '../../../services/webhook/own-webhooks'
import { redeliverWebhook } from '../../../services/webhook/redeliver-webhook'
import { rotateWebhookSecret } from '../../../services/webhook/rotate-webhook-secret'
import { testWebhook } from '../../../services/webhook/test-webhook'
import { failureMember } from '../../failures'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

const EVENTS = {
  'post.published': 'POST_PUBLISHED',
  'post.updated': 'POST_UPDATED',
  'post.unpublished': 'POST_UNPUBLISHED',
} as const satisfies Record<WebhookEvent, string>

/** Addresses that are told of stories (docs/rules/api.md, "Webhooks"). */
export const webhookResolvers: Resolvers = {
  Query: {
    webhooks: (_root, _args, { parts }) => ownWebhooks(parts),
    webhookLog: async (_root, { webhookId }, { parts }) => {
      const result = await webhookLog(parts, webhookId)
      return result.ok ? { __typename: 'WebhookLog', ...result.value } : failureMember(result.failure)
    },
  },
  Mutation: {
    createWebhook: mutation(createWebhook, 'WebhookSecret'),
    rotateWebhookSecret: mutation(rotateWebhookSecret, 'WebhookSecret'),
    enableWebhook: mutation(enableWebhook, 'Webhooks'),
    deleteWebhook: mutation(deleteWebhook, 'Webhooks'),
    testWebhook: mutation(testWebhook, 'WebhookLog'),
    redeliverWebhook: mutation(redeliverWebhook, 'WebhookLog'),
  },
  Webhook: {
    events: ({ events }) => events.map((event) => EVENTS[event]),
  },
}
