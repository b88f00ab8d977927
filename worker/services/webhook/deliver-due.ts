import { linkTo } from '../../../schema/routes/links'
import { DAY } from '../../../schema/rules/time-units'
import { WEBHOOK_FAILS_FOR, WEBHOOK_LIMIT, WEBHOOK_PAUSES } from '../../../schema/rules/webhooks'
import { webhookMessages } from '../../../schema/wording/webhook-messages'
import type { Database } from '../../data/database'
import { type DueDelivery, dueDeliveries, roleIn } from '../../data/webhook/queries'
import * as rows from '../../data/webhook/writes'
import type { Clock } from '../../platform/clock'
import type { Mailer } from '../../platform/mail/mailer'
import type { WebhookPort } from '../../platform/webhooks/open-webhooks'
import { eachAtOnce } from '../each-at-once'
import type { Keys } from '../identity/keys'
import { layOut } from '../identity/mails/layout'
import type { Site } from '../parts'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { signedHeaders } from './sign'

/** How many are taken up by one run, and how many at the same time; it asks for another one if that isn't all. */
export const DELIVERIES_PER_RUN = 60
const AT_ONCE = 12
/** How long a delivery that was taken up is left alone, in milliseconds: more than an attempt can take. */
const CLAIMED = 6 * WEBHOOK_LIMIT

export interface DeliverParts {
  db: Database
  clock: Clock
  keys: Keys
  mailer: Mailer
  site: Site
  mainOrigin: string
  webhooks: WebhookPort & {
    /** Has the next run begin. */
    deliver(): Promise<void>
  }
}

/** Whether the owner may still know what it is told: they lead the publication, and nobody has stopped them. */
async function mayKnow({ db }: DeliverParts, due: DueDelivery): Promise<boolean> {
  if (due.isSuspended === 1 || due.deactivatedAt !== null) return false
  if (due.targetId === due.ownerId) return true
  const leaders = await db.all(roleIn, due.targetId, due.ownerId)
  const owner: Person = {
    id: due.ownerId,
    isMember: false,
    isStaff: false,
    isSuspended: false,
    isSpoofed: false,
    isOnMainHost: true,
  }
  return can(owner, 'manage', { entity: 'collection', collection: { id: due.targetId }, leaders })
}

/** The body of a delivery: what happened, when, and with an address for a story. */
function bodyOf({ mainOrigin }: DeliverParts, { event, createdAt, data }: DueDelivery): string {
  const told = JSON.parse(data) as { id?: string }
  const url = told.id === undefined ? {} : { url: mainOrigin + linkTo('ShowPost', { postId: told.id }) }
  return JSON.stringify({
    type: event,
    timestamp: new Date(createdAt).toISOString(),
    data: { ...told, ...url },
  })
}

/** Stops a webhook that has failed for days, and tells its owner. */
async function giveUp({ db, mailer, site, mainOrigin }: DeliverParts, due: DueDelivery, now: number) {
  const [isOff] = await db.write([rows.switchOff(due.webhookId, now), rows.dropDue(due.webhookId)])
  if (isOff !== 1 || due.email === null) return
  const { mail: words } = webhookMessages
  await mailer
    .send(
      layOut(site, {
        to: due.email,
        subject: words.subject(site.productName),
        heading: words.heading,
        blocks: [
          { kind: 'text', text: words.text(due.address, WEBHOOK_FAILS_FOR / DAY) },
          { kind: 'text', text: words.next },
          {
            kind: 'link',
            label: words.button,
            href: mainOrigin + linkTo('SettingsTab', { setting: 'developer' }),
          },
        ],
      }),
    )
    .catch((error: unknown) => {
      console.error(JSON.stringify({ event: 'mail-failed', mail: 'webhookOff', error: String(error) }))
    })
}

async function deliver(parts: DeliverParts, due: DueDelivery): Promise<void> {
  const { db, clock, keys, webhooks } = parts
  const now = clock.now()
  if (due.disabledAt !== null || !(await mayKnow(parts, due))) {
    await db.write([rows.switchOff(due.webhookId, now), rows.dropDue(due.webhookId)])
    return
  }
  const [claimed] = await db.write([rows.claimDelivery(due.id, due.dueAt ?? now, now + CLAIMED)])
  if (claimed !== 1) return
  const body = bodyOf(parts, due)
  const headers = await signedHeaders(
    keys,
    { id: due.webhookId, secretVersion: due.secretVersion, rotatedAt: due.rotatedAt },
    { id: due.id, body, now },
  )
  const { status, tookMs } = await webhooks.send(due.address, headers, body)
  if (status !== null && status >= 200 && status < 300) {
    await db.write([
      rows.settleDelivery(due.id, null, now, tookMs, status, now),
      rows.noteSuccess(due.webhookId),
    ])
    return
  }
  const pause = WEBHOOK_PAUSES[due.attempts]
  await db.write([
    rows.settleDelivery(due.id, pause === undefined ? null : now + pause, now, tookMs, status, null),
    rows.noteFailure(due.webhookId, now),
  ])
  if (due.failingSince !== null && now - due.failingSince >= WEBHOOK_FAILS_FOR) await giveUp(parts, due, now)
}

/**
 * Makes the deliveries whose time has come. Running twice at once makes each once. Rule: docs/rules/api.md,
 * "Deliveries".
 *
 * @throws if the database can't be reached.
 */
export async function deliverDue(parts: DeliverParts, perRun = DELIVERIES_PER_RUN): Promise<void> {
  const waiting = await parts.db.all(dueDeliveries, parts.clock.now(), perRun)
  await eachAtOnce(waiting, AT_ONCE, (due) => deliver(parts, due))
  // Each that it has taken up is due later, or never again, so runs come to an end.
  if (waiting.length === perRun) await parts.webhooks.deliver()
}
