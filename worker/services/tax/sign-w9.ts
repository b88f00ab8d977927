import { w9 } from '../../../schema/inputs/tax'
import { usNumber } from '../../../schema/rules/tax/us-numbers'
import { defineUseCase } from '../use-case'
import { keepTaxForm, type Signed, type SignParts } from './keep-tax-form'

/** A person of the United States signs a W-9. Rule: docs/rules/partner.md, "Taxes". */
export const signW9 = defineUseCase(w9, (parts: SignParts, form): Signed => {
  const tin = usNumber(form.tin, [form.tinKind]) ?? ''
  return keepTaxForm(parts, {
    kind: 'W9',
    country: form.country,
    isEntity: form.classification !== 'INDIVIDUAL',
    isBackupSubject: form.isBackupSubject,
    number: tin,
    content: { ...form, tin },
  })
})
