import { stateOfPayee } from '../../../schema/rules/payout/payouts'
import { expiryOf, officeOf, type TaxFormKind } from '../../../schema/rules/tax/forms'
import { taxStanding } from '../../../schema/rules/tax/standing'
import { DAY } from '../../../schema/rules/time-units'
import { taxMessages as messages } from '../../../schema/wording/tax-messages'
import { setPartnerState } from '../../data/payout/accounts'
import { resumePayouts } from '../../data/payout/payouts'
import { endTaxForm, heldTaxForms, insertTaxForm, sealedHeldTaxForm } from '../../data/tax/forms'
import type { Keys } from '../identity/keys'
import { seal, unseal } from '../identity/sealed'
import type { Needs } from '../parts'
import { type NoPayee, type PayeeParts, requirePayee } from '../payout/require-payee'
import { type Failure, fail, ok, type Result } from '../result'
import { taxesOf, type WriterTaxes } from './own-taxes'

export type SignParts = PayeeParts & Needs<'newId'>

/** What signing a form leads to. */
export type Signed = Promise<Result<WriterTaxes, NoPayee | Failure<'BAD_REQUEST'>>>

/** A form that its writer has filled in, and what of it isn't sealed. */
export interface FilledForm {
  kind: TaxFormKind
  country: string
  isEntity: boolean
  claimsTreaty?: boolean
  isBackupSubject?: boolean
  /** The number for taxes, of which the last four characters stay readable. */
  number: string
  vatId?: string
  /** All that was filled in. */
  content: object
}

/** For whom a form is sealed: the number of its writer, and its own id. */
export const sealedFor = (form: { partnerId: string; id: string }) =>
  ({ purpose: 'tax-form', owner: `${form.partnerId}:${form.id}` }) as const

/** Of a number, four characters at most, and never more than half of it. */
const lastOf = (number: string): string | null =>
  number === '' ? null : number.slice(-Math.min(4, Math.floor(number.length / 2)))

/** Whether the form that holds says the same, and was signed within a day, so that a second press changes nothing. */
async function isHeld(
  { db, clock }: SignParts,
  keys: Keys,
  partnerId: string,
  { kind, content }: FilledForm,
): Promise<boolean> {
  const held = await db.first(sealedHeldTaxForm, partnerId, officeOf(kind))
  if (held?.kind !== kind || clock.now() - held.signedAt >= DAY) return false
  const before = await unseal(keys, sealedFor(held), held.sealed).catch(() => '')
  return before === JSON.stringify(content)
}

/**
 * Stores a form that the viewer has signed, in place of the one for the same office, which is kept. Payouts that waited
 * for it go on. Rule: docs/rules/partner.md, "Taxes".
 */
export async function keepTaxForm(parts: SignParts, form: FilledForm): Signed {
  const payee = await requirePayee(parts)
  if (!payee.ok) return payee
  const { partnerId, account } = payee.value
  const { db, clock, taxKeys: keys, newId } = parts
  if (!keys) return fail('SERVICE_UNAVAILABLE', messages.notAsked)
  const now = clock.now()
  const { kind, country, isEntity, claimsTreaty, isBackupSubject, number, vatId, content } = form
  const office = officeOf(kind)
  const expiresAt = expiryOf(kind, now)
  if (!(await isHeld(parts, keys, partnerId, form))) {
    const id = newId()
    const row = { id, partnerId, kind, office, country, isEntity, expiresAt }
    const held = await db.all(heldTaxForms, partnerId)
    const others = held.filter((one) => one.office !== office)
    const isDone = taxStanding([...others, row], account?.country, now) === 'GIVEN'
    const wasDone = taxStanding(held, account?.country, now) === 'GIVEN'
    await db.write([
      endTaxForm(partnerId, office, now),
      insertTaxForm({
        ...row,
        claimsTreaty: claimsTreaty ?? false,
        isBackupSubject: isBackupSubject ?? false,
        lastFour: lastOf(number),
        vatId: vatId || null,
        sealed: await seal(keys, sealedFor(row), JSON.stringify(content)),
        signedAt: now,
      }),
      setPartnerState(partnerId, stateOfPayee(account?.state, !isDone), now),
      ...(isDone && !wasDone && account?.state === 'READY' ? [resumePayouts(partnerId, now, now)] : []),
    ])
  }
  const taxes = await taxesOf(parts, partnerId)
  return taxes ? ok(taxes) : fail('SERVICE_UNAVAILABLE', messages.notAsked)
}
