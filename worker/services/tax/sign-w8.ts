import { TIN_KINDS } from '../../../schema/rules/tax/forms'
import { usNumber } from '../../../schema/rules/tax/us-numbers'
import { taxMessages as messages } from '../../../schema/wording/tax-messages'
import { fail } from '../result'
import { keepTaxForm, type Signed, type SignParts } from './keep-tax-form'
import { foreignNumber } from './tax-numbers'

interface W8 {
  country: string
  usTin: string
  foreignTin: string
  claimsTreaty: boolean
}

/** Keeps a W-8, of a person or of an organization, if its number can be one of its country. */
export async function keepW8(parts: SignParts, form: W8, kind: 'W8BEN' | 'W8BENE'): Signed {
  const { country, usTin, claimsTreaty } = form
  const isEntity = kind === 'W8BENE'
  const foreignTin = form.foreignTin && (await foreignNumber(country, form.foreignTin, isEntity))
  if (foreignTin === undefined) return fail('BAD_REQUEST', messages.foreignTin, 'foreignTin')
  const us = usNumber(usTin, TIN_KINDS) ?? ''
  const number = foreignTin || us
  const content = { ...form, usTin: us, foreignTin }
  return keepTaxForm(parts, { kind, country, isEntity, claimsTreaty, number, content })
}
