import type { TaxFormKind } from './forms'
import { treatyOf } from './treaties'

/** What of a form decides over what is withheld. */
export interface TaxedBy {
  kind: TaxFormKind
  country: string
  claimsTreaty: boolean
  isBackupSubject: boolean
  hasNumber: boolean
}

/** Without a treaty (26 U.S.C. §§ 871(a), 881(a), 1441, 1442). */
const FOREIGN_RATE = 30
/** Backup withholding (26 U.S.C. § 3406(a)), where somebody of the United States gives no number, or the IRS asks for it. */
const BACKUP_RATE = 24

/** What is withheld of an amount, in minor units. */
export interface Withholding {
  /** In percent. */
  rate: number
  withheld: number
}

/** The rate in percent, and whether it is one for what comes from the United States alone. */
function rateOf({ kind, country, claimsTreaty, isBackupSubject, hasNumber }: TaxedBy): {
  rate: number
  isForSource: boolean
} {
  if (kind === 'W9') return { rate: hasNumber && !isBackupSubject ? 0 : BACKUP_RATE, isForSource: false }
  const treaty = claimsTreaty ? treatyOf(country) : undefined
  return { rate: treaty?.rate ?? FOREIGN_RATE, isForSource: true }
}

/**
 * What is withheld of a payout, rounded to the nearest cent, halves up. Rule: docs/rules/partner.md, "Withholding".
 *
 * @param usSource how much of it counts as from sources in the United States, in percent.
 */
export function withholdingOf(form: TaxedBy, amount: number, usSource: number): Withholding {
  const { rate, isForSource } = rateOf(form)
  const share = isForSource ? usSource : 100
  return { rate, withheld: Math.floor((amount * share * rate + 5000) / 10_000) }
}
