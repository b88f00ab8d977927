/** Who leaves by the link of a mail: counted with it before they leave, once, and only while they are subscribed. */
import { and, eq, sql } from 'drizzle-orm'
import { letter, letterRecipient } from '../../../schema/tables/letter'
import { subscriber } from '../../../schema/tables/newsletter'
import { welcomeDelivery, welcomeLetter } from '../../../schema/tables/welcome'
import type { Param } from '../sql/params'
import { some } from '../sql/query'
import { update, write } from '../sql/write'

const isThere = (subscriberId: Param<string>) =>
  some(subscriber, and(eq(subscriber.id, subscriberId), eq(subscriber.state, 'active')))

const isOfLetter = (letterId: Param<string>, subscriberId: Param<string>) =>
  and(
    eq(letterRecipient.letterId, letterId),
    eq(letterRecipient.subscriberId, subscriberId),
    eq(letterRecipient.hasLeft, false),
  )

const isOfWelcome = (welcomeId: Param<string>, subscriberId: Param<string>) =>
  and(
    eq(welcomeDelivery.welcomeId, welcomeId),
    eq(welcomeDelivery.subscriberId, subscriberId),
    eq(welcomeDelivery.hasLeft, false),
  )

export const countLeftByLetter = write((letterId: Param<string>, subscriberId: Param<string>) =>
  update(letter)
    .set({ unsubscribedCount: sql`${letter.unsubscribedCount} + 1` })
    .where(
      and(
        eq(letter.id, letterId),
        some(letterRecipient, isOfLetter(letterId, subscriberId)),
        isThere(subscriberId),
      ),
    ),
)
export const markLeftByLetter = write((letterId: Param<string>, subscriberId: Param<string>) =>
  update(letterRecipient)
    .set({ hasLeft: true })
    .where(and(isOfLetter(letterId, subscriberId), isThere(subscriberId))),
)

export const countLeftByWelcome = write((welcomeId: Param<string>, subscriberId: Param<string>) =>
  update(welcomeLetter)
    .set({ unsubscribedCount: sql`${welcomeLetter.unsubscribedCount} + 1` })
    .where(
      and(
        eq(welcomeLetter.id, welcomeId),
        some(welcomeDelivery, isOfWelcome(welcomeId, subscriberId)),
        isThere(subscriberId),
      ),
    ),
)
export const markLeftByWelcome = write((welcomeId: Param<string>, subscriberId: Param<string>) =>
  update(welcomeDelivery)
    .set({ hasLeft: true })
    .where(and(isOfWelcome(welcomeId, subscriberId), isThere(subscriberId))),
)
