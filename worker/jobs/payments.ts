import { PAYMENT_PROVIDERS } from '../../schema/rules/membership/payment-providers'
import { newId } from '../../schema/rules/new-id'
import { DAY } from '../../schema/rules/time-units'
import { Database } from '../data/database'
import { codesToSend, codesToTell } from '../data/gift/codes'
import { giftsToTell } from '../data/gift/gifts'
import { chargesToCheck } from '../data/membership/charges'
import { deleteOldEvents, dueEvents } from '../data/membership/events'
import { dueMemberships, noticeMemberships, untoldMemberships } from '../data/membership/memberships'
import { purchasesLeft } from '../data/membership/purchases'
import { storyPurger } from '../edge-cache/story-purger'
import type { Clock } from '../platform/clock'
import { isProduction } from '../platform/environment'
import { openMailer } from '../platform/mail/open-mailer'
import { openPayments } from '../platform/payments/open-payments'
import { sendGift, tellBuyer, tellRedeemed } from '../services/gift/send-gift'
import { openKeys } from '../services/identity/open-keys'
import { chargeDue } from '../services/membership/charge-due'
import { compare } from '../services/membership/compare'
import { look } from '../services/membership/look'
import { endLeftPurchase } from '../services/membership/purchase'
import type { PaymentMessage } from '../services/membership/request-payments'
import { giveNotice, tell } from '../services/membership/tell'
import { workOffEvent } from '../services/membership/work-off-event'
import { siteOf } from './site-of'

/** How many of each kind one run handles; the rest follows in a minute. */
const PER_RUN = 100
/** How long events are kept, in milliseconds, and how many are deleted at once. */
const EVENTS_KEPT = 180 * DAY
const ROWS = 500
/** How long a purchase may be left before it is ended, in milliseconds. */
const LEFT = DAY

const partsOf = (env: Env, clock: Clock) => ({
  db: new Database(env.DB),
  clock,
  newId,
  // The cron's own sweep purges what changes here.
  purger: storyPurger(async () => {}),
  mailer: openMailer(env, clock),
  keys: openKeys(env.AUTH_SECRET, isProduction(env.ENVIRONMENT)),
  payments: openPayments(env),
  ...siteOf(env),
})

/**
 * Charges memberships, looks at charges, ends purchases that were left, works off events and sends gifts. Each may be
 * asked for twice and at the same time. Rule: docs/rules/membership.md, "Jobs".
 *
 * @throws if one of them fails: all are tried again, and those that are done change nothing.
 */
export async function takePayments(
  env: Env,
  clock: Clock,
  messages: readonly PaymentMessage[],
): Promise<void> {
  const parts = partsOf(env, clock)
  const work = {
    membership: chargeDue,
    charge: look,
    event: workOffEvent,
    gift: sendGift,
    purchase: endLeftPurchase,
  }
  const done = await Promise.allSettled(
    messages.map(async ({ what, id }) => {
      await work[what](parts, id)
      if (what === 'membership') await tell(parts, id)
    }),
  )
  const failed = done.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}

/** Does a part of a sweep. If it fails, the log says so, and the others are done all the same. */
async function attempt(part: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(JSON.stringify({ event: 'payments-sweep-failed', part, error: String(error) }))
  }
}

/**
 * The cron's part, every minute: sends what is due to the queue, tells people what became of their memberships, and
 * compares charges with the providers. Idempotent. Rule: docs/rules/membership.md, "Jobs".
 *
 * @throws if the database can't be reached.
 */
export async function sweepPayments(env: Env, clock: Clock): Promise<void> {
  const parts = partsOf(env, clock)
  const { db } = parts
  const now = clock.now()
  const [memberships, charges, purchases, events, untold, notices, gifts, paid, redeemed] = await Promise.all(
    [
      db.all(dueMemberships, now, PER_RUN),
      db.all(chargesToCheck, now, PER_RUN),
      db.all(purchasesLeft, now - LEFT, PER_RUN),
      db.all(dueEvents, now, PER_RUN),
      db.all(untoldMemberships, now, PER_RUN),
      db.all(noticeMemberships, now, PER_RUN),
      db.all(codesToSend, now, PER_RUN),
      db.all(giftsToTell, now, PER_RUN),
      db.all(codesToTell, now, PER_RUN),
    ],
  )
  const ask = (what: PaymentMessage['what'], rows: readonly { id: string }[]) =>
    rows.map(({ id }) => ({ body: { type: 'payment', what, id } satisfies PaymentMessage }))
  const messages = [
    ...ask('membership', memberships),
    ...ask('charge', charges),
    ...ask('purchase', purchases),
    ...ask('event', events),
    ...ask('gift', gifts),
  ]
  await attempt('queue', async () => {
    for (let i = 0; i < messages.length; i += PER_RUN)
      await env.PAYMENTS.sendBatch(messages.slice(i, i + PER_RUN))
  })
  for (const { id } of untold) await attempt(`tell ${id}`, () => tell(parts, id))
  for (const { id } of notices) await attempt(`notice ${id}`, () => giveNotice(parts, id))
  for (const { id } of paid) await attempt(`gift ${id}`, () => tellBuyer(parts, id))
  for (const { id } of redeemed) await attempt(`redeemed ${id}`, () => tellRedeemed(parts, id))
  await db.write([deleteOldEvents(now - EVENTS_KEPT, ROWS)])
  for (const name of PAYMENT_PROVIDERS) {
    const provider = parts.payments.named(name)
    if (provider) await attempt(`compare ${name}`, () => compare(parts, provider))
  }
}
