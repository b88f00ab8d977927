import { REMINDED_BEFORE } from '../../../schema/rules/tax/forms'
import type { RowOf } from '../../data/database'
import { personOfPartner } from '../../data/payout/payouts'
import { expiringTaxForms, setReminded } from '../../data/tax/reminders'
import type { JobNeeds } from '../parts'
import { taxFormEndsMail } from './mails'

type RemindParts = JobNeeds<'db' | 'clock' | 'taxKeys' | 'mailer' | 'site' | 'mainOrigin'>

/** Tells a writer that a form ends; somebody without an account or an address is told nothing. */
async function remind(
  { db, clock, mailer, site, mainOrigin }: RemindParts,
  { id, partnerId, kind, expiresAt, reminders }: RowOf<typeof expiringTaxForms>,
): Promise<void> {
  const person = await db.first(personOfPartner, partnerId)
  if (person?.email != null && person.deactivatedAt === null && expiresAt !== null)
    await mailer.send(taxFormEndsMail({ site, mainOrigin, to: person.email }, kind, expiresAt))
  const left = (expiresAt ?? 0) - clock.now()
  await db.write([setReminded(id, reminders, REMINDED_BEFORE.filter((time) => left <= time).length)])
}

/**
 * Tells writers twice that a tax form of theirs will soon not hold any more, `perRun` of each at most. That they were told is
 * stored afterwards: a mail may come twice, but is never missing. Rule: docs/rules/partner.md, "Taxes".
 */
export async function remindOfTaxForms(parts: RemindParts, perRun: number): Promise<void> {
  const { db, clock, taxKeys } = parts
  if (!taxKeys) return
  const now = clock.now()
  // The last reminder first: a form that ends so soon gets no other one.
  for (const [told, before] of [...REMINDED_BEFORE.entries()].toReversed())
    for (let already = told; already >= 0; already -= 1)
      for (const form of await db.all(expiringTaxForms, already, now, now + before, perRun))
        try {
          await remind(parts, form)
        } catch (error) {
          console.error(JSON.stringify({ event: 'mail-failed', mail: 'tax form ends', error: String(error) }))
        }
}
