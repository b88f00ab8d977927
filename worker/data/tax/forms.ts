import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { TAX_OFFICES, type TaxOffice } from '../../../schema/rules/tax/forms'
import { taxForm } from '../../../schema/tables/tax'
import type { RowOf } from '../database'
import { indexedBy } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'
import { update, write } from '../sql/write'

/* The tax forms of writers. Rule: docs/rules/partner.md, "Taxes". */

const shownFields = without(taxForm, 'sealed')

/** The forms of a writer that nothing has replaced, one for each office. */
export const heldTaxForms = query('heldTaxForms', (partnerId: Param<string>) =>
  select(shownFields)
    .from(indexedBy(taxForm, 'tax_form_held'))
    .where(and(eq(taxForm.partnerId, partnerId), isNull(taxForm.endedAt)))
    .limit(TAX_OFFICES.length),
)
export type TaxFormRow = RowOf<typeof heldTaxForms>

/** The forms of a writer that were replaced, the last first. */
export const earlierTaxForms = query('earlierTaxForms', (partnerId: Param<string>, limit: Param<number>) =>
  select(shownFields)
    .from(indexedBy(taxForm, 'tax_form_of'))
    .where(and(eq(taxForm.partnerId, partnerId), isNotNull(taxForm.endedAt)))
    .orderBy(desc(taxForm.signedAt))
    .limit(limit),
)

/** A form with what is sealed in it. */
export const sealedTaxForm = query('sealedTaxForm', (id: Param<string>) =>
  select(without(taxForm)).from(taxForm).where(eq(taxForm.id, id)),
)

/** The form of a writer for an office, with what is sealed in it. */
export const sealedHeldTaxForm = query(
  'sealedHeldTaxForm',
  (partnerId: Param<string>, office: Param<TaxOffice>) =>
    select(without(taxForm))
      .from(indexedBy(taxForm, 'tax_form_held'))
      .where(and(eq(taxForm.partnerId, partnerId), eq(taxForm.office, office), isNull(taxForm.endedAt))),
)

/** Stores a form. A second one that holds for the same office fails the batch. */
export const insertTaxForm = insert(taxForm)

/** A writer's form for an office doesn't hold any more. */
export const endTaxForm = write((partnerId: Param<string>, office: Param<TaxOffice>, now: Param<number>) =>
  update(taxForm)
    .set({ endedAt: sql`${now}` })
    .where(and(eq(taxForm.partnerId, partnerId), eq(taxForm.office, office), isNull(taxForm.endedAt))),
)
