import type { ShownWebhook } from '../../../services/webhook/own-webhooks'

export type WebhookMapper = ShownWebhook
