import { desc, eq, sql } from 'drizzle-orm'
import type { PaymentProviderName } from '../../../schema/rules/membership/payment-providers'
import { paymentCheck, providerEvent } from '../../../schema/tables/membership'
import type { RowOf } from '../database'
import { indexedBy } from '../sql/fragments'
import { idsDue } from '../sql/ids-due'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'
import { update, write } from '../sql/write'

/** Stores an event of a provider; stored again, it changes nothing. */
export const insertEvent = insert(providerEvent, 'ignore')

export const eventById = query('providerEventById', (id: Param<string>) =>
  select(without(providerEvent)).from(providerEvent).where(eq(providerEvent.id, id)),
)

/** Events that are to be worked off. */
export const dueEvents = idsDue(
  'dueProviderEvents',
  { id: providerEvent.id, at: providerEvent.dueAt },
  'provider_event_due',
)

/** Counts an attempt at an event: it is done (null), or due again at a time. */
export const settleEvent = write((id: Param<string>, dueAt: Param<number | null>) =>
  update(providerEvent)
    .set({ dueAt, attempts: sql`${providerEvent.attempts} + 1` })
    .where(eq(providerEvent.id, id)),
)

/** Comparisons with a provider, the latest first. */
export const checksOf = query(
  'paymentChecksOf',
  (provider: Param<PaymentProviderName>, limit: Param<number>) =>
    select(without(paymentCheck))
      .from(indexedBy(paymentCheck, 'payment_check_by_start'))
      .where(eq(paymentCheck.provider, provider))
      .orderBy(desc(paymentCheck.startedAt))
      .limit(limit),
)
export type CheckRow = RowOf<typeof checksOf>

export const insertCheck = insert(paymentCheck)

/** Stores how far a comparison has come. */
export const advanceCheck = write(
  (
    id: Param<string>,
    cursor: Param<string | null>,
    compared: Param<number>,
    mended: Param<number>,
    unknown: Param<number>,
    notes: Param<string>,
    finishedAt: Param<number | null>,
  ) =>
    update(paymentCheck)
      .set({ cursor, compared, mended, unknown, notes, finishedAt })
      .where(eq(paymentCheck.id, id)),
)

/** Adds a charge to a comparison's report that only we know. */
export const noteInCheck = write((id: Param<string>, line: Param<string>) =>
  update(paymentCheck)
    .set({ unknown: sql`${paymentCheck.unknown} + 1`, notes: sql`${paymentCheck.notes} || ${line}` })
    .where(eq(paymentCheck.id, id)),
)
