import { signedIn } from '../../../factories/signed-in'
import type { newVisit } from '../../../factories/visit'

type Visit = ReturnType<typeof newVisit>

/** A verified book author, and their browser. */
export const bookAuthor = () => signedIn({ isBookAuthor: true })

const RESULT = '{ __typename ... on User { bookCount } ... on UserError { code field message } }'

/** A book as a form sends it; missing fields are made up. */
export const newBook = (given: object = {}) => ({
  title: 'The Fold',
  subtitle: '',
  description: '',
  coverId: null,
  coverAlt: '',
  publisher: 'North Window',
  publishedOn: '2024-05',
  editions: [{ format: 'HARDCOVER', isbn: '0-306-40615-2', url: 'https://shop.example/fold' }],
  ...given,
})

export interface Outcome {
  __typename: string
  bookCount?: number
  code?: string
  field?: string | null
  message?: string
}

/** The four mutations. */
export const changes = (visit: Visit) => {
  const run = async (mutation: string, variables: object): Promise<Outcome> => {
    const { data, errors } = await visit.ask(mutation, variables)
    if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
    return data?.result as Outcome
  }
  const onOne = (name: string) => (id: string) =>
    run(`mutation ($id: ID!) { result: ${name}(bookId: $id) ${RESULT} }`, { id })
  return {
    save: (input: object = {}) =>
      run(`mutation ($input: SaveBookInput!) { result: saveBook(input: $input) ${RESULT} }`, {
        input: newBook(input),
      }),
    remove: onOne('removeBook'),
    restore: onOne('restoreBook'),
    order: (ids: readonly string[]) =>
      run(`mutation ($ids: [ID!]!) { result: orderBooks(bookIds: $ids) ${RESULT} }`, { ids }),
  }
}

export interface SeenBook {
  id: string
  title: string
  [field: string]: unknown
}

interface SeenBooks {
  isArranged: boolean
  books: SeenBook[]
  pagingInfo: { next: { to: string } | null }
}

/** A person's books as a browser sees them. */
export async function booksSeenBy(visit: Visit, userId: string, limit = 50) {
  const { data, errors } = await visit.ask(
    `query ($id: ID!, $limit: Int) { user(id: $id) { bookCount booksConnection(paging: { limit: $limit }) {
      isArranged pagingInfo { next { to } }
      books { id title subtitle description coverId coverAlt publisher publishedOn editions { format isbn url } } } } }`,
    { id: userId, limit },
  )
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
  const user = data?.user as { bookCount: number; booksConnection: SeenBooks }
  const { bookCount, booksConnection } = user
  const { books } = booksConnection
  return { ...booksConnection, bookCount, books, titles: books.map(({ title }) => title) }
}
