import { booksWording } from '../../../schema/wording/books'
import { showToast, withdrawToast } from '../../shell/toast'
import type { BookItemFragment } from './book-item.generated'
import { type BookChanger, changeBooks } from './change-books'
import { RemoveBook } from './remove-book.generated'
import { RestoreBook } from './restore-book.generated'

/** Removes a book at once, and offers to bring it back. Rule: docs/rules/books.md, "Removing". */
export async function removeWithUndo(
  changer: BookChanger,
  { id, title }: Pick<BookItemFragment, 'id' | 'title'>,
): Promise<void> {
  if (!(await changeBooks(changer, RemoveBook, { bookId: id }))) return
  // Earlier messages make way, so that Undo appears at once.
  const { added, saved, order } = booksWording
  for (const message of [added, saved, order.saved, order.undone]) withdrawToast(message)
  const restore = async () => {
    if (!(await changeBooks(changer, RestoreBook, { bookId: id }))) return
    showToast({ message: booksWording.restored(title), about: id })
  }
  showToast({
    message: booksWording.removed(title),
    action: { label: booksWording.undo, onAction: () => void restore() },
    about: id,
  })
}
