import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import { taxForm } from '../../../schema/tables/tax'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'
import { update, write } from '../sql/write'

/** Forms that hold until some time soon, of whose end their writers were told so often, those that end first. */
export const expiringTaxForms = query(
  'expiringTaxForms',
  (reminders: Param<number>, now: Param<number>, until: Param<number>, limit: Param<number>) =>
    select(only(taxForm, 'id', 'partnerId', 'kind', 'expiresAt', 'reminders'))
      .from(indexedBy(taxForm, 'tax_form_expiring'))
      .where(
        and(
          isNull(taxForm.endedAt),
          eq(taxForm.reminders, reminders),
          gt(taxForm.expiresAt, now),
          lte(taxForm.expiresAt, until),
        ),
      )
      .orderBy(asc(taxForm.expiresAt))
      .limit(limit),
)

/** A writer was told of a form's end. */
export const setReminded = write((id: Param<string>, before: Param<number>, reminders: Param<number>) =>
  update(taxForm)
    .set({ reminders })
    .where(and(eq(taxForm.id, id), eq(taxForm.reminders, before))),
)
