import { createHash, createHmac } from 'node:crypto'
import type { Account, Event, Payment } from './account'
import type { ConnectEvent } from './connect/records'
import { keysOf } from './keys'
import { eventObject } from './stripe-objects'

/** How often a site that doesn’t answer is tried again. */
const ATTEMPTS = 4
const BETWEEN = 1000

/** A webhook, ready to be sent. */
export interface Webhook {
  path: string
  headers: Record<string, string>
  body: string
}

/** Signed as Stripe signs: the time and the body. */
function signedByStripe(path: string, secret: string, event: object, now: number): Webhook {
  const body = JSON.stringify({ api_version: null, livemode: false, ...event })
  const time = Math.floor(now / 1000)
  const v1 = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return {
    path,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${time},v1=${v1}` },
    body,
  }
}

/** Stripe's webhook about a payment. */
export function stripeWebhook(account: Account, event: Event, payment: Payment, now: number): Webhook {
  const { webhookSecret } = keysOf(account.name).stripe
  return signedByStripe('/_/webhooks/stripe', webhookSecret, eventObject(event, payment), now)
}

/** Signed as Stripe signs what Connect tells. */
function connectWebhook(
  { name }: Account,
  { id, type, created, account, object }: ConnectEvent,
  now: number,
): Webhook {
  const event = {
    id,
    object: 'event',
    type,
    created: Math.floor(created / 1000),
    ...(account === null ? {} : { account }),
    data: { object },
  }
  return signedByStripe('/_/webhooks/stripe/connect', keysOf(name).stripe.connectSecret, event, now)
}

const KINDS: Readonly<Record<string, string>> = {
  'charge.dispute.created': 'dispute_opened',
  'charge.dispute.closed': 'dispute_won',
  'payment_intent.succeeded': 'transaction_settled',
  'payment_intent.payment_failed': 'transaction_settlement_declined',
  'charge.refunded': 'transaction_settled',
}

/** A payload, signed as Braintree signs: with the hash of the account’s private key. */
export function signedByBraintree(account: Account, payload: string): Webhook {
  const { publicKey, privateKey } = keysOf(account.name).braintree
  const key = createHash('sha1').update(privateKey).digest()
  const signature = createHmac('sha1', key).update(payload).digest('hex')
  return {
    path: '/_/webhooks/braintree',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      bt_signature: `${publicKey}|${signature}`,
      bt_payload: payload,
    }).toString(),
  }
}

/** The event of cards that have another number, which only Braintree tells of in this way. */
export const CARDS_REPORT = 'account_updater_daily_report'

const notification = (account: Account, kind: string, at: number, subject: string): Webhook => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<notification>
  <kind>${kind}</kind>
  <timestamp type="datetime">${new Date(at).toISOString()}</timestamp>
  <subject>${subject}</subject>
</notification>`
  const payload = `${Buffer.from(xml)
    .toString('base64')
    .replace(/(.{60})/g, '$1\n')}\n`
  return signedByBraintree(account, payload)
}

/** Braintree’s daily webhook about cards that its vault has new numbers of: it links to a list, and names none. */
export const cardsWebhook = (account: Account, at: number): Webhook =>
  notification(
    account,
    CARDS_REPORT,
    at,
    `<account-updater-daily-report><report-date type="date">${new Date(at).toISOString().slice(0, 10)}</report-date><report-url>https://braintree.example/report.csv</report-url></account-updater-daily-report>`,
  )

/** Braintree’s webhook about a payment. */
export function braintreeWebhook(account: Account, event: Event, payment: Payment): Webhook {
  const transaction = `<transaction><id>${payment.id}</id><order-id>${payment.metadata.key ?? ''}</order-id></transaction>`
  const isDispute = event.type.startsWith('charge.dispute.')
  const subject = isDispute ? `<dispute><id>${event.id}</id>${transaction}</dispute>` : transaction
  return notification(account, KINDS[event.type] ?? 'check', event.created, subject)
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref())

/** Whether a payment was made at Braintree. */
export const isBraintrees = ({ customer }: Payment): boolean => customer.startsWith('bt_')

async function attempt(site: string, { path, headers, body }: Webhook): Promise<boolean> {
  try {
    const response = await fetch(new URL(path, site), {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(5000),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** Sends one webhook, again and again until it is taken. */
async function sendSteadily(site: string, make: () => Promise<Webhook>): Promise<void> {
  for (let tried = 0; tried < ATTEMPTS; tried += 1) {
    if (await attempt(site, await make())) return
    await wait(BETWEEN * 2 ** tried)
  }
}

/** Sends what waits, as late, as often and in the order that the account says. */
export async function deliver(account: Account, now: () => Promise<number>): Promise<void> {
  const { site, delivery } = account
  const events = account.waiting.splice(0)
  const connectEvents = account.connectWaiting.splice(0)
  if (!site || delivery.isLost) return
  if (delivery.delay > 0) await wait(delivery.delay)
  for (const event of delivery.isReversed ? events.reverse() : events) {
    const payment = account.records.payments.find(({ id }) => id === event.payment)
    if (!payment && event.type !== CARDS_REPORT) continue
    for (let time = 0; time < delivery.times; time += 1)
      await sendSteadily(site, async () =>
        !payment
          ? cardsWebhook(account, event.created)
          : isBraintrees(payment)
            ? braintreeWebhook(account, event, payment)
            : stripeWebhook(account, event, payment, await now()),
      )
  }
  for (const event of delivery.isReversed ? connectEvents.reverse() : connectEvents)
    for (let time = 0; time < delivery.times; time += 1)
      await sendSteadily(site, async () => connectWebhook(account, event, await now()))
}
