import { orderBooks } from '../../../services/book/order-books'
import { removeBook } from '../../../services/book/remove-book'
import { restoreBook } from '../../../services/book/restore-book'
import { saveBook } from '../../../services/book/save-book'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const bookMutations: Resolvers = {
  Mutation: {
    saveBook: mutation(saveBook, 'User'),
    removeBook: mutation(removeBook, 'User'),
    restoreBook: mutation(restoreBook, 'User'),
    orderBooks: mutation(orderBooks, 'User'),
  },
}
