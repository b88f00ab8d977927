import { and, asc, eq, gt, gte, lt } from 'drizzle-orm'
import { invoice } from '../../../schema/tables/invoice'
import { charge } from '../../../schema/tables/ledger'
import type { RowOf } from '../database'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'

/* What was issued in a time. Rule: docs/rules/invoices.md, "The list of a month". */

/** A series' documents of a time with what they are about, in the order of their numbers, after a place. */
export const issuedInSeries = query(
  'invoicesIssuedInSeries',
  (
    series: Param<string>,
    position: Param<number>,
    from: Param<number>,
    until: Param<number>,
    limit: Param<number>,
  ) =>
    select({
      ...only(
        invoice,
        'number',
        'position',
        'kind',
        'corrects',
        'chargeId',
        'amount',
        'tax',
        'currency',
        'lines',
        'issuedAt',
      ),
      ...only(charge, 'provider', 'purpose', 'plan', 'startsAt', 'endsAt', 'sale'),
    })
      .from(indexedBy(invoice, 'invoice_place'))
      .crossJoin(charge)
      .where(
        and(
          eq(invoice.series, series),
          gt(invoice.position, position),
          gte(invoice.issuedAt, from),
          lt(invoice.issuedAt, until),
          eq(charge.id, invoice.chargeId),
        ),
      )
      .orderBy(asc(invoice.position))
      .limit(limit),
)
export type IssuedRow = RowOf<typeof issuedInSeries>
