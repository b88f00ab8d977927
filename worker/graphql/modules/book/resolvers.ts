import { userBooksCacheTag } from '../../../edge-cache/tags'
import { booksOf } from '../../../services/book/lists'
import { can, viewerCan } from '../../../services/policies/can'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'

/** The books of verified authors. Rules: docs/rules/books.md. */
export const bookResolvers: Resolvers = {
  User: {
    bookCount: async (user, _args, { viewer, tags }) => {
      tags.add(userBooksCacheTag(user.id))
      if (user.bookCount === 0) return 0
      return (await viewerCan(viewer, 'see', { entity: 'book', owner: user })) ? user.bookCount : 0
    },
    booksConnection: async (user, { paging }, { reader, viewer, tags }) => {
      tags.add(userBooksCacheTag(user.id))
      const isSeen = user.bookCount > 0 && (await viewerCan(viewer, 'see', { entity: 'book', owner: user }))
      const page = isSeen ? await booksOf(reader.db, user.id, paging) : { items: [], next: null }
      return { ...connection('books', page), isArranged: page.items.some(({ place }) => place > 0) }
    },
  },
  UserViewerEdge: {
    canEditBooks: async (user, _args, { viewer }) =>
      can(await viewer(), 'edit', { entity: 'book', owner: user }),
  },
  BookEdition: {
    id: ({ bookId, position }) => `${bookId}-${position}`,
  },
}
