import { eq, sql } from 'drizzle-orm'
import type { PaymentProviderName } from '../../../schema/rules/membership/payment-providers'
import { ledgerEntry } from '../../../schema/tables/ledger'
import { providerMovement, providerReading } from '../../../schema/tables/reconciliation'
import type { RowOf } from '../database'
import { indexedBy, inJson } from '../sql/fragments'
import { idsDue } from '../sql/ids-due'
import { insert, upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'
import { update, write } from '../sql/write'

/* Movements of money at providers. Rule: docs/rules/reconciliation.md. */

/** Stores a movement; stored again, it changes nothing. */
export const insertMovement = insert(providerMovement, 'ignore')

export const movementById = query('movementById', (id: Param<string>) =>
  select(without(providerMovement)).from(providerMovement).where(eq(providerMovement.id, id)),
)
export type MovementRow = RowOf<typeof movementById>

/** More than there are about a charge: each refund is one, and a bank may change its mind about a dispute. */
const MOST_MOVEMENTS = 1000

/** Movements about a charge or a transfer. @param names a JSON list of what it is called. */
export const movementsAbout = query('movementsAbout', (names: Param<string>) =>
  select(without(providerMovement))
    .from(indexedBy(providerMovement, 'provider_movement_about'))
    .where(inJson(providerMovement.about, names))
    .limit(MOST_MOVEMENTS),
)

/** Movements that are to be compared with the books. */
export const movementsDue = idsDue(
  'movementsDue',
  { id: providerMovement.id, at: providerMovement.dueAt },
  'provider_movement_due',
)

/** Movements are compared with the books. @param ids a JSON list. */
export const setCompared = write((ids: Param<string>) =>
  update(providerMovement).set({ dueAt: null }).where(inJson(providerMovement.id, ids)),
)

/** A movement that couldn't be compared is compared again at a time. */
export const compareMovementAt = write((id: Param<string>, at: Param<number>) =>
  update(providerMovement).set({ dueAt: at }).where(eq(providerMovement.id, id)),
)

/** What a movement adds to the books. It always adds the same: added again, it changes nothing. */
export const insertMovementEntry = insert(ledgerEntry, 'ignore')

/** When the books of a charge or a payout last changed, and what providers owe us of transfers for it. */
export const bookedOf = query('bookedOf', (subject: Param<string>) =>
  select({
    changedAt: sql<number | null>`max(${ledgerEntry.bookedAt})`,
    transferred: sql<number>`coalesce(sum(case when ${ledgerEntry.kind} = 'transfer' and ${ledgerEntry.account} = 'provider' then ${ledgerEntry.amount} end), 0)`,
  })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.chargeId, subject))
    .limit(1),
)

export const readingOf = query('readingOf', (provider: Param<PaymentProviderName>) =>
  select(without(providerReading)).from(providerReading).where(eq(providerReading.provider, provider)),
)
export type ReadingRow = RowOf<typeof readingOf>

/** Begins to read a provider's movements. */
export const putReading = upsert(providerReading, ['pages'])

/** Stores how far the reading has come; it changes nothing if somebody else has read the page. */
export const advanceReading = write(
  (
    provider: Param<PaymentProviderName>,
    page: Param<number>,
    cursor: Param<string | null>,
    finishedAt: Param<number | null>,
  ) =>
    update(providerReading)
      .set({ cursor, finishedAt, pages: sql`${page} + 1` })
      .where(sql`${eq(providerReading.provider, provider)} and ${eq(providerReading.pages, page)}`),
)
