import { eventName } from '../../../../schema/rules/webhooks'
import { ownWebhooks, webhookLog } from '../../../services/webhook/own-webhooks'
import { failureMember } from '../../failures'
import type { Resolvers } from '../../resolvers.generated'

/** Addresses that are told what happens (docs/rules/api.md, "Webhooks"). */
export const webhookResolvers: Resolvers = {
  Query: {
    webhooks: (_root, _args, { parts }) => ownWebhooks(parts),
    webhookLog: async (_root, { webhookId }, { parts }) => {
      const result = await webhookLog(parts, webhookId)
      return result.ok ? { __typename: 'WebhookLog', ...result.value } : failureMember(result.failure)
    },
  },
  Webhook: {
    events: ({ events }) => events.map(eventName),
  },
}
