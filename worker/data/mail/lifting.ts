import { and, eq, isNotNull, not } from 'drizzle-orm'
import { refusingAddress } from '../../../schema/tables/mail-event'
import { subscriber, suppressedAddress } from '../../../schema/tables/newsletter'
import type { Param } from '../sql/params'
import { some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

/** An operator frees an address that bounced. One that has complained or left isn't freed. */
export const liftBounce = write((emailHash: Param<string>) =>
  deleteFrom(suppressedAddress).where(
    and(eq(suppressedAddress.emailHash, emailHash), eq(suppressedAddress.reason, 'bounced')),
  ),
)

/** What such an address has refused counts no more. */
export const forgetRefusing = write((emailHash: Param<string>) =>
  deleteFrom(refusingAddress).where(eq(refusingAddress.emailHash, emailHash)),
)

/** Brings back the subscriptions that a bounce has ended, unless the address is suppressed for another reason. */
export const rejoinBounced = write((email: Param<string>, emailHash: Param<string>) =>
  update(subscriber)
    .set({ state: 'active', leftAt: null })
    .where(
      and(
        eq(subscriber.email, email),
        eq(subscriber.state, 'bounced'),
        isNotNull(subscriber.consentedAt),
        not(some(suppressedAddress, eq(suppressedAddress.emailHash, emailHash))),
      ),
    ),
)
