import { useState } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { booksWording } from '../../../schema/wording/books'
import { usePage } from '../../lib/use-page'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { preload, usePart } from '../../ui/part'
import { bookDialog, orderDialog } from './parts'
import type { UserBooksQuery } from './user-books.generated'

type Author = Extract<UserBooksQuery['userResult'], { __typename: 'User' }>

/** Says why somebody can't change their books here, and where to go. */
function Refusal({ author: { username, bookCount, verifications } }: { author: Author }) {
  const { productName, mainOrigin } = usePage().state.config
  if (verifications.isBookAuthor) {
    const href = mainOrigin + linkTo('ShowUserBooks', { username })
    return (
      <Link href={href} opens="document" look="underlined">
        {booksWording.elsewhere(productName)}
      </Link>
    )
  }
  return (
    <>
      <p className="text-16 text-ink-soft text-pretty">
        {bookCount > 0 ? booksWording.hidden : booksWording.unverified}
      </p>
      <Link href={mainOrigin + linkTo('ShowVerifiedAuthors')} opens="document" look="underlined">
        {booksWording.howToVerify}
      </Link>
    </>
  )
}

/** What authors can do on the page of their own books. Rule: docs/rules/books.md, "Who may". */
export function AuthorTools({ author, reload }: { author: Author; reload: () => Promise<void> }) {
  const [open, setOpen] = useState<'book' | 'order'>()
  const BookDialog = usePart(bookDialog, open === 'book')
  const OrderDialog = usePart(orderDialog, open === 'order')
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
        <Card as="p" tone="wash" className="mb-4 px-4 py-3 text-14">
          {booksWording.needsScript}
        </Card>
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
