import {
  DELIVERIES_SHOWN,
  MAX_WEBHOOKS,
  type StoryKind,
  type WebhookEvent,
} from '../../../schema/rules/webhooks'
import { webhookMessages } from '../../../schema/wording/webhook-messages'
import {
  type Delivery,
  deliveriesOf,
  type WebhookRow,
  webhookById,
  webhooksOfOwner,
} from '../../data/webhook/queries'
import { type NotOwn, ownSession, requireOwnSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'

/** A webhook as its owner sees it. */
export interface ShownWebhook extends Omit<WebhookRow, 'events' | 'tags' | 'kinds'> {
  events: WebhookEvent[]
  onlyTags: string[]
  onlyKinds: StoryKind[]
  /** The publication of which it wants stories. */
  onlyInName: string | null
  /** The publication that it is about; null for the owner's own stories. */
  collectionName: string | null
}

/** A person's webhooks. */
export interface OwnWebhooks {
  /** Of the person. */
  id: string
  webhooks: ShownWebhook[]
}

export async function webhooksOf({ db }: Needs<'db'>, ownerId: string): Promise<OwnWebhooks> {
  const rows = await db.all(webhooksOfOwner, ownerId, MAX_WEBHOOKS)
  return {
    id: ownerId,
    webhooks: rows.map(({ events, tags, kinds, ...row }) => ({
      ...row,
      events: JSON.parse(events) as WebhookEvent[],
      onlyTags: JSON.parse(tags) as string[],
      onlyKinds: JSON.parse(kinds) as StoryKind[],
    })),
  }
}

type SessionParts = Needs<'db' | 'session' | 'browser' | 'site'>

/** The viewer's webhooks; null for a visitor, and for somebody who uses another person's session. */
export async function ownWebhooks(parts: Needs<'db' | 'session' | 'browser'>): Promise<OwnWebhooks | null> {
  const session = await ownSession(parts)
  return session ? webhooksOf(parts, session.user.id) : null
}

/** A webhook, if it is this person's; for others it doesn't exist. */
export async function webhookOf(
  { db }: Needs<'db'>,
  ownerId: string,
  id: string,
): Promise<Result<WebhookRow, Failure<'NOT_FOUND'>>> {
  const webhook = await db.first(webhookById, id)
  return webhook?.ownerId === ownerId
    ? ok(webhook)
    : fail('NOT_FOUND', webhookMessages.noWebhook, 'webhookId')
}

/**
 * One of the viewer's webhooks.
 *
 * @param guard what they need to be allowed: more if the webhook is to send something.
 */
export async function requireWebhook(
  parts: SessionParts,
  id: string,
  guard = requireOwnSession,
): Promise<Result<WebhookRow, NotOwn | Failure<'NOT_FOUND'>>> {
  const session = await guard(parts)
  return session.ok ? webhookOf(parts, session.value.user.id, id) : session
}

/** The recent deliveries of a webhook, newest first. */
export interface WebhookLog {
  /** Of the webhook. */
  id: string
  deliveries: Delivery[]
}

export const logOf = async ({ db }: Needs<'db'>, id: string): Promise<WebhookLog> => ({
  id,
  deliveries: await db.all(deliveriesOf, id, DELIVERIES_SHOWN),
})

/** The log of a webhook, for its owner. */
export async function webhookLog(
  parts: SessionParts,
  id: string,
): Promise<Result<WebhookLog, NotOwn | Failure<'NOT_FOUND'>>> {
  const webhook = await requireWebhook(parts, id)
  return webhook.ok ? ok(await logOf(parts, id)) : webhook
}
