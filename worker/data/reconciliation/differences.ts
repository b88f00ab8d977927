import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { charge } from '../../../schema/tables/ledger'
import { providerDifference } from '../../../schema/tables/reconciliation'
import type { RowOf } from '../database'
import { after, indexedBy, inJson } from '../sql/fragments'
import { idsDue } from '../sql/ids-due'
import { upsert } from '../sql/insert'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'
import { update, write } from '../sql/write'

/* Where the books and providers differ. Rule: docs/rules/reconciliation.md, "Differences". */

/** Notes a difference. When it was found first stays. */
export const putDifference = upsert(providerDifference, ['foundAt'])

/** Differences about a subject that there aren't any more. @param ids a JSON list of those that last. */
export const endDifferences = write((subject: Param<string>, ids: Param<string>, now: Param<number>) =>
  update(providerDifference)
    .set({ goneAt: now })
    .where(
      and(
        eq(providerDifference.subject, subject),
        isNull(providerDifference.goneAt),
        sql`not ${inJson(providerDifference.id, ids)}`,
      ),
    ),
)

/** Differences that last, the earliest first. */
export const openDifferences = query('openDifferences', (...[at, id, limit]: Page) =>
  select(without(providerDifference))
    .from(indexedBy(providerDifference, 'provider_difference_open'))
    .where(
      and(
        isNull(providerDifference.goneAt),
        after([providerDifference.foundAt, providerDifference.id], [at, id]),
      ),
    )
    .orderBy(asc(providerDifference.foundAt), asc(providerDifference.id))
    .limit(limit),
)
export type DifferenceRow = RowOf<typeof openDifferences>

/** Charges that are to be compared with their provider's movements. */
export const chargesToCompare = idsDue(
  'chargesToCompare',
  { id: charge.id, at: charge.compareAt },
  'charge_to_compare',
)

/** When a charge is compared next, unless it has changed since that version: then it is due later anyway. */
export const setCompareAt = write(
  (id: Param<string>, version: Param<number>, compareAt: Param<number | null>) =>
    update(charge)
      .set({ compareAt })
      .where(and(eq(charge.id, id), eq(charge.version, version))),
)
