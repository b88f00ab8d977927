import type { WebhookEvent } from '../../../../schema/rules/webhooks'
import { ownWebhooks, webhookLog } from '../../../services/webhook/own-webhooks'
import { failureMember } from '../../failures'
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
  Webhook: {
    events: ({ events }) => events.map((event) => EVENTS[event]),
  },
}
