import { useState } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { booksWording } from '../../../schema/wording/books'
import { mainAddress } from '../../lib/address'
import { usePage } from '../../lib/use-page'
import { Button } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { preload, useLazy } from '../../ui/lazy'
import { bookDialog, orderDialog } from './parts'
import type { UserBooksQuery } from './user-books.generated'

type Author = Extract<UserBooksQuery['userResult'], { __typename: 'User' }>

/** Says why somebody can't change their books here, and where to go. */
function Refusal({ author: { username, bookCount, verifications } }: { author: Author }) {
  const page = usePage()
  const { config, client } = page.state
  if (verifications.isBookAuthor) {
    // Staff who act as the author, whom the banner tells what they can't do.
    if (client.table === 'default') return null
    const href = mainAddress(page, linkTo('ShowUserBooks', { username }))
    return (
      <Link href={href} opens="document" look="underlined">
        {booksWording.elsewhere(config.productName)}
      </Link>
    )
  }
  return (
    <>
      <p className="text-16 text-ink-soft text-pretty">
        {bookCount > 0 ? booksWording.hidden : booksWording.unverified}
      </p>
      <Link href={mainAddress(page, linkTo('ShowVerifiedAuthors'))} opens="document" look="underlined">
        {booksWording.howToVerify}
      </Link>
    </>
  )
}

/** What authors can do on the page of their own books. Rule: docs/rules/books.md, "Who may". */
export function AuthorTools({ author, reload }: { author: Author; reload: () => Promise<void> }) {
  const [open, setOpen] = useState<'book' | 'order'>()
  const BookDialog = useLazy(bookDialog, open === 'book')
  const OrderDialog = useLazy(orderDialog, open === 'order')
  if (!author.viewerEdge.canEditBooks) {
    return (
      <div className="pt-6">
        <Refusal author={author} />
      </div>
    )
  }
  const closed = () => setOpen(undefined)
  const nearBook = () => void preload(bookDialog)
  const nearOrder = () => void preload(orderDialog)
  return (
    <div className="pt-6">
      <noscript>
        <p className="mb-4 text-14 text-ink-soft">{booksWording.needsScript}</p>
      </noscript>
      <div className="flex flex-wrap gap-2">
        <Button
          look="main"
          aria-haspopup="dialog"
          onPointerEnter={nearBook}
          onFocus={nearBook}
          onClick={() => setOpen('book')}
        >
          {booksWording.add}
        </Button>
        {author.bookCount > 1 && (
          <Button
            aria-haspopup="dialog"
            onPointerEnter={nearOrder}
            onFocus={nearOrder}
            onClick={() => setOpen('order')}
          >
            {booksWording.arrange}
          </Button>
        )}
      </div>
      {BookDialog && <BookDialog reload={reload} onClosed={closed} />}
      {OrderDialog && <OrderDialog authorId={author.id} reload={reload} onClosed={closed} />}
    </div>
  )
}
