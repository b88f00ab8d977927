import { withholdingOf } from '../../../schema/rules/tax/withholding'
import type { PayoutRow } from '../../data/payout/payouts'
import type { JobNeeds } from '../parts'
import type { PayoutChange } from '../payout/change-payout'
import { taxesOf } from './own-taxes'

type Withheld = Pick<PayoutChange, 'withheld' | 'withheldRate' | 'usSource' | 'taxFormId'>

/**
 * What is withheld of a payout that is about to be sent, by the form that holds now; nothing where a form is missing, for
 * which it has to wait. Rule: docs/rules/partner.md, "Withholding".
 */
export async function withholdingFor(
  parts: JobNeeds<'db' | 'clock' | 'taxKeys' | 'usSource'>,
  { partnerId, amount }: Pick<PayoutRow, 'partnerId' | 'amount'>,
): Promise<Withheld | undefined> {
  const taxes = await taxesOf(parts, partnerId)
  if (!taxes) return { withheld: 0, withheldRate: null, usSource: null, taxFormId: null }
  const form = taxes.forms.find(({ office }) => office === 'US')
  if (taxes.state !== 'GIVEN' || !form) return undefined
  const { rate, withheld } = withholdingOf(
    {
      kind: form.kind,
      country: form.country,
      claimsTreaty: form.claimsTreaty === 1,
      isBackupSubject: form.isBackupSubject === 1,
      hasNumber: form.lastFour !== null,
    },
    amount,
    parts.usSource,
  )
  return { withheld, withheldRate: rate, usSource: parts.usSource, taxFormId: form.id }
}
