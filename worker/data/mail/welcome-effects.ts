/** What mail services say of welcome mails, whose ids events have in the place of a letter's. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { welcomeDelivery, welcomeLetter } from '../../../schema/tables/welcome'
import { inJson } from '../sql/fragments'
import type { Param } from '../sql/params'
import { countOf, query, select } from '../sql/query'
import { only } from '../sql/rows'
import { update, write } from '../sql/write'
import { isTaken } from './events'

type Returned = 'delivered' | 'bounced' | 'complained'

/** What became of a welcome mail to one subscriber so far. */
export const welcomeState = query('welcomeState', (welcomeId: Param<string>, subscriberId: Param<string>) =>
  select(only(welcomeDelivery, 'state'))
    .from(welcomeDelivery)
    .where(and(eq(welcomeDelivery.welcomeId, welcomeId), eq(welcomeDelivery.subscriberId, subscriberId))),
)

const deliveryIn = (
  welcomeId: Param<string>,
  subscriberId: Param<string>,
  ...states: ('sent' | 'failed' | 'delivered')[]
) =>
  sql`(${countOf(
    welcomeDelivery,
    and(
      eq(welcomeDelivery.welcomeId, welcomeId),
      eq(welcomeDelivery.subscriberId, subscriberId),
      inArray(welcomeDelivery.state, states),
    ),
  )})`

/** Counts what became of a welcome mail to a subscriber, before that is settled. */
export const countReturnedWelcome = write(
  (welcomeId: Param<string>, subscriberId: Param<string>, kind: Param<Returned>, eventId: Param<string>) => {
    // One whose answer was lost had counted as failed, and was sent after all.
    const lost = deliveryIn(welcomeId, subscriberId, 'failed')
    const sent = deliveryIn(welcomeId, subscriberId, 'sent', 'failed')
    const delivered = deliveryIn(welcomeId, subscriberId, 'delivered')
    return update(welcomeLetter)
      .set({
        sentCount: sql`${welcomeLetter.sentCount} + ${lost}`,
        failedCount: sql`${welcomeLetter.failedCount} - ${lost}`,
        deliveredCount: sql`${welcomeLetter.deliveredCount} + (${kind} = 'delivered') * ${sent} - (${kind} = 'bounced') * ${delivered}`,
        bouncedCount: sql`${welcomeLetter.bouncedCount} + (${kind} = 'bounced') * (${sent} + ${delivered})`,
        complainedCount: sql`${welcomeLetter.complainedCount} + (${kind} = 'complained') * (${sent} + ${delivered})`,
      })
      .where(and(eq(welcomeLetter.id, welcomeId), isTaken(eventId)))
  },
)

/** Settles what became of a welcome mail to a subscriber. @param before what it may have been until now, as a JSON list. */
export const settleReturnedWelcome = write(
  (
    welcomeId: Param<string>,
    subscriberId: Param<string>,
    state: Param<Returned>,
    before: Param<string>,
    now: Param<number>,
    eventId: Param<string>,
  ) =>
    update(welcomeDelivery)
      .set({ state, settledAt: now })
      .where(
        and(
          eq(welcomeDelivery.welcomeId, welcomeId),
          eq(welcomeDelivery.subscriberId, subscriberId),
          inJson(welcomeDelivery.state, before),
          isTaken(eventId),
        ),
      ),
)
