import { type TaxState, taxStanding } from '../../../schema/rules/tax/standing'
import { accountOfPartner } from '../../data/payout/accounts'
import { earlierTaxForms, heldTaxForms, type TaxFormRow } from '../../data/tax/forms'
import type { JobNeeds } from '../parts'

/** How many replaced forms are shown. */
const SHOWN = 20

/** What a writer's forms amount to. */
export interface WriterTaxes {
  /** Their number in the programme. */
  id: string
  state: TaxState
  /** The country of the account that is paid; null as long as there is none. */
  paidIn: string | null
  forms: TaxFormRow[]
}

/** What a writer's forms amount to; null if this site asks for none. */
export async function taxesOf(
  { db, clock, taxKeys }: JobNeeds<'db' | 'clock' | 'taxKeys'>,
  partnerId: string,
): Promise<WriterTaxes | null> {
  if (!taxKeys) return null
  const [account, forms] = await Promise.all([
    db.first(accountOfPartner, partnerId),
    db.all(heldTaxForms, partnerId),
  ])
  const state = taxStanding(forms, account?.country, clock.now())
  return { id: partnerId, state, paidIn: account?.country ?? null, forms }
}

/** Whether money waits for a form of its writer. */
export async function asksForForm(
  parts: JobNeeds<'db' | 'clock' | 'taxKeys'>,
  partnerId: string,
): Promise<boolean> {
  const taxes = await taxesOf(parts, partnerId)
  return taxes !== null && taxes.state !== 'GIVEN'
}

/** A writer's forms that were replaced, the last first. */
export const earlierForms = ({ db }: JobNeeds<'db'>, partnerId: string): Promise<TaxFormRow[]> =>
  db.all(earlierTaxForms, partnerId, SHOWN)

/** A writer's forms, those that hold first. */
export async function formsOf({ db }: JobNeeds<'db'>, partnerId: string): Promise<TaxFormRow[]> {
  const [held, earlier] = await Promise.all([
    db.all(heldTaxForms, partnerId),
    db.all(earlierTaxForms, partnerId, SHOWN),
  ])
  return [...held, ...earlier]
}
