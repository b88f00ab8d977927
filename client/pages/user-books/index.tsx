import { notFound } from '@tanstack/react-router'
import { useRef } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { booksWording } from '../../../schema/wording/books'
import { AuthorTools } from '../../features/book/AuthorTools'
import { BookActions } from '../../features/book/BookActions'
import { BookItem } from '../../features/book/BookItem'
import { booksJsonLd } from '../../features/book/json-ld'
import { useReload } from '../../features/book/use-reload'
import { UserBooks } from '../../features/book/user-books.generated'
import { ownPerson } from '../../features/follow/own'
import { NextPage } from '../../features/post/NextPage'
import { expectPerson } from '../../features/user/expect-person'
import { personHead } from '../../features/user/head'
import { PersonPage } from '../../features/user/PersonPage'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { EmptyState } from '../../ui/EmptyState'

const variablesOf = ({ params, search }: PageContext) => ({
  username: params.username ?? '',
  after: search.after,
})

export async function load(page: LoadContext): Promise<void> {
  const [{ userResult: user }] = await Promise.all([
    page.query(UserBooks, variablesOf(page)),
    ownPerson(page),
  ])
  expectPerson(page, user, 'ShowUserBooks')
  if (user.__typename !== 'User') return
  // Without books only their owner gets the page, which is where the first one is added.
  if (user.bookCount === 0 && !user.isSuspended && !user.viewerEdge.isUser) throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { userResult: user } = page.data(UserBooks, variablesOf(page))
  if (user.__typename !== 'User') return { title: '' }
  const { name, username, isSuspended } = user
  const { books, pagingInfo } = user.booksConnection
  const whole = personHead(page, user, {
    title: booksWording.title(name),
    path: linkTo('ShowUserBooks', { username }),
    next: pagingInfo.next?.to,
  })
  if (isSuspended) return whole
  if (books.length === 0) return { ...whole, robots: 'noindex' }
  return {
    ...whole,
    description: booksWording.description(name),
    jsonLd: booksJsonLd(page, user, books),
  }
}

/** A person's books: newest first, unless they have arranged them. */
export function Page() {
  const section = useRef<HTMLElement>(null)
  const variables = variablesOf(usePage())
  const { userResult: user } = useOperation(UserBooks, variables)
  const reload = useReload(variables)
  if (user.__typename !== 'User') return null
  const { isUser, canEditBooks } = user.viewerEdge
  const { books, pagingInfo } = user.booksConnection
  // Somebody who isn't verified any more can still remove their books.
  const canChange = isUser && (canEditBooks || !user.verifications.isBookAuthor)
  const keepFocus = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) section.current?.focus()
    })
  return (
    <PersonPage user={user}>
      <section
        ref={section}
        tabIndex={-1}
        aria-label={booksWording.title(user.name)}
        className="outline-none"
      >
        {isUser && <AuthorTools author={user} reload={reload} />}
        {books.length === 0 && user.verifications.isBookAuthor && <EmptyState text={booksWording.none} />}
        {books.length > 0 && (
          <ul>
            {books.map((book) => (
              <BookItem
                key={book.id}
                book={book}
                actions={
                  canChange && (
                    <BookActions book={book} canEdit={canEditBooks} reload={reload} onRemoved={keepFocus} />
                  )
                }
              />
            ))}
          </ul>
        )}
        <NextPage next={pagingInfo.next} text={booksWording.next} />
      </section>
    </PersonPage>
  )
}
