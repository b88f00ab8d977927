import { DELIVERIES_KEPT } from '../../schema/rules/webhooks'
import { Database } from '../data/database'
import { dueDeliveries } from '../data/webhook/queries'
import { deleteOldDeliveries } from '../data/webhook/writes'
import type { Clock } from '../platform/clock'
import { isProduction } from '../platform/environment'
import { openMailer } from '../platform/mail/open-mailer'
import { openWebhooks } from '../platform/webhooks/open-webhooks'
import { openKeys } from '../services/identity/open-keys'
import { deliverDue } from '../services/webhook/deliver-due'
import { requestDeliveries } from '../services/webhook/request-deliveries'
import { siteOf } from './site-of'

/** How many rows of the log are deleted at once; the next run follows in a minute. */
const ROWS = 500

/**
 * Makes the deliveries that are due: asked for by the queue when stories have changed, and by the cron for what is tried
 * again. Rule: docs/rules/api.md, "Deliveries".
 *
 * @throws if the database can't be reached: the next run continues.
 */
export async function deliverWebhooks(env: Env, clock: Clock): Promise<void> {
  await deliverDue({
    db: new Database(env.DB),
    clock,
    ...siteOf(env),
    keys: openKeys(env.AUTH_SECRET, isProduction(env.ENVIRONMENT)),
    mailer: openMailer(env, clock),
    webhooks: openWebhooks(env),
  })
}

/**
 * Has what is due delivered by the queue that is for it, after stories have changed. Never rejects: the cron delivers what
 * was missed.
 */
export async function requestDueDeliveries(
  { DB, DELIVERIES }: Pick<Env, 'DB' | 'DELIVERIES'>,
  clock: Clock,
): Promise<void> {
  try {
    const due = await new Database(DB).all(dueDeliveries, clock.now(), 1)
    if (due.length > 0) await requestDeliveries(DELIVERIES)
  } catch (error) {
    console.error(JSON.stringify({ event: 'deliveries-not-requested', error: String(error) }))
  }
}

/** The cron's part: the same, and clears the log. */
export async function sweepWebhooks(env: Env, clock: Clock): Promise<void> {
  await new Database(env.DB).write([deleteOldDeliveries(clock.now() - DELIVERIES_KEPT, ROWS)])
  await deliverWebhooks(env, clock)
}
