import { createQuote } from '../../../services/quote/create-quote'
import { deleteQuote } from '../../../services/quote/delete-quote'
import { restoreQuote } from '../../../services/quote/restore-quote'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const quoteMutations: Resolvers = {
  Mutation: {
    createQuote: mutation(createQuote, 'Quote'),
    deleteQuote: mutation(deleteQuote, 'Quote'),
    restoreQuote: mutation(restoreQuote, 'Quote'),
  },
}
