import { w8BenE } from '../../../schema/inputs/tax'
import { defineUseCase } from '../use-case'
import type { Signed, SignParts } from './keep-tax-form'
import { keepW8 } from './sign-w8'

/** An organization outside of the United States signs a W-8BEN-E. Rule: docs/rules/partner.md, "Taxes". */
export const signW8BenE = defineUseCase(
  w8BenE,
  (parts: SignParts, form): Signed => keepW8(parts, form, 'W8BENE'),
)
