import { readTaxForm } from '../../../services/tax/read-tax-form'
import { signEuDeclaration } from '../../../services/tax/sign-eu-declaration'
import { signW8Ben } from '../../../services/tax/sign-w8-ben'
import { signW8BenE } from '../../../services/tax/sign-w8-ben-e'
import { signW9 } from '../../../services/tax/sign-w9'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const taxMutations: Resolvers = {
  Mutation: {
    signW9: mutation(signW9, 'WriterTaxes'),
    signW8Ben: mutation(signW8Ben, 'WriterTaxes'),
    signW8BenE: mutation(signW8BenE, 'WriterTaxes'),
    signEuDeclaration: mutation(signEuDeclaration, 'WriterTaxes'),
    readTaxForm: mutation(readTaxForm, 'ReadTaxForm'),
  },
}
