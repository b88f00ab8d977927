import { useState } from 'react'
import { booksWording } from '../../../schema/wording/books'
import { useApp } from '../../lib/app'
import { reloadPage } from '../../lib/reload-page'
import { Button } from '../../ui/Button'
import { preload, useLazy } from '../../ui/lazy'
import type { BookItemFragment } from './book-item.generated'
import { bookDialog, removal } from './parts'

interface Props {
  book: BookItemFragment
  /** Whether it can be edited as well as removed. */
  canEdit: boolean
  reload: () => Promise<void>
  /** Called when it is gone, and the focus with it. */
  onRemoved: () => void
}

/** What an author can do with one of their books. */
export function BookActions({ book, canEdit, reload, onRemoved }: Props) {
  const { queryClient, execute } = useApp()
  const [isEditing, setEditing] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const Dialog = useLazy(bookDialog, isEditing)
  const remove = async () => {
    setRemoving(true)
    await removal().then(
      (removeNow) => removeNow({ queryClient, execute, reload }, book),
      () => reloadPage(),
    )
    setRemoving(false)
    onRemoved()
  }
  const nearDialog = () => void preload(bookDialog)
  const nearRemoval = () => void preload(removal)
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {canEdit && (
        <Button
          size="small"
          aria-haspopup="dialog"
          onPointerEnter={nearDialog}
          onFocus={nearDialog}
          onClick={() => setEditing(true)}
        >
          {booksWording.edit}
          <span className="sr-only"> {book.title}</span>
        </Button>
      )}
      <Button
        size="small"
        look="danger"
        isPending={isRemoving}
        onPointerEnter={nearRemoval}
        onFocus={nearRemoval}
        onClick={remove}
      >
        {booksWording.remove}
        <span className="sr-only"> {book.title}</span>
      </Button>
      {Dialog && <Dialog book={book} reload={reload} onClosed={() => setEditing(false)} />}
    </div>
  )
}
