import { euDeclaration } from '../../../schema/inputs/tax'
import { taxMessages as messages } from '../../../schema/wording/tax-messages'
import { fail } from '../result'
import { defineUseCase } from '../use-case'
import { keepTaxForm, type Signed, type SignParts } from './keep-tax-form'
import { foreignNumber, vatNumber } from './tax-numbers'

/** A resident of the European Union declares what platforms report there. Rule: docs/rules/partner.md, "Taxes". */
export const signEuDeclaration = defineUseCase(euDeclaration, async (parts: SignParts, form): Signed => {
  const { country, isEntity, birthDate } = form
  if (!isEntity && Date.parse(birthDate) >= parts.clock.now())
    return fail('BAD_REQUEST', messages.birthDate, 'birthDate')
  const tin = form.tin && (await foreignNumber(country, form.tin, isEntity))
  if (tin === undefined) return fail('BAD_REQUEST', messages.foreignTin, 'tin')
  const vatId = form.vatId && (await vatNumber(country, form.vatId))
  if (vatId === undefined) return fail('BAD_REQUEST', messages.vatId, 'vatId')
  const content = { ...form, tin, vatId }
  return keepTaxForm(parts, { kind: 'EU', country, isEntity, number: tin, vatId, content })
})
