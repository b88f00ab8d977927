import { w8Ben } from '../../../schema/inputs/tax'
import { taxMessages as messages } from '../../../schema/wording/tax-messages'
import { fail } from '../result'
import { defineUseCase } from '../use-case'
import type { Signed, SignParts } from './keep-tax-form'
import { keepW8 } from './sign-w8'

/** Somebody who isn't a person of the United States signs a W-8BEN. Rule: docs/rules/partner.md, "Taxes". */
export const signW8Ben = defineUseCase(
  w8Ben,
  async (parts: SignParts, form): Signed =>
    Date.parse(form.birthDate) < parts.clock.now()
      ? keepW8(parts, form, 'W8BEN')
      : fail('BAD_REQUEST', messages.birthDate, 'birthDate'),
)
