import { useEffect, useId, useRef, useState } from 'react'
import { booksWording } from '../../../schema/wording/books'
import { useApp } from '../../lib/app'
import { moved } from '../../lib/moved'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import type { DialogHandle } from '../../ui/dialog/DialogPopup'
import { TitledDialog } from '../../ui/dialog/TitledDialog'
import { ErrorText } from '../../ui/form/ErrorText'
import { type BookOrder, byDate, idsOf, readOrder } from './book-order'
import { changeBooks } from './change-books'
import { OrderList } from './OrderList'
import { OrderBooks } from './order-books.generated'

const wording = booksWording.order

interface Props {
  authorId: string
  reload: () => Promise<void>
  onClosed: () => void
}

/** Arranges all of an author's books, in a dialog. Rule: docs/rules/books.md, "Order". */
export function OrderDialog({ authorId, reload, onClosed }: Props) {
  const id = useId()
  const { queryClient, execute } = useApp()
  const dialog = useRef<DialogHandle>(null)
  const [before, setBefore] = useState<BookOrder>()
  const [order, setOrder] = useState<BookOrder>()
  const [hasFailed, setFailed] = useState(false)
  const [isPending, setPending] = useState(false)
  /** The last change, as screen readers hear it. */
  const [said, setSaid] = useState('')
  useEffect(() => {
    let isOpen = true
    readOrder(execute, authorId).then(
      (stored) => {
        if (!isOpen) return
        setBefore(stored)
        setOrder(stored)
      },
      () => setFailed(true),
    )
    return () => {
      isOpen = false
    }
  }, [execute, authorId])
  const change = (to: BookOrder) =>
    changeBooks({ queryClient, execute, reload }, OrderBooks, { bookIds: idsOf(to) })
  const move = (from: number, by: 1 | -1) => {
    if (!order) return
    const books = moved(order.books, from, from + by)
    if (books === order.books) return
    setOrder({ books, isArranged: true })
    setSaid(wording.moved(order.books[from]?.title ?? '', from + by + 1, books.length))
  }
  const sort = () => {
    if (!order) return
    setOrder({ books: byDate(order.books), isArranged: false })
    setSaid(wording.sorted)
  }
  const about = `books:${authorId}`
  const undo = async () => {
    if (before && (await change(before))) showToast({ message: wording.undone, about })
  }
  const save = async () => {
    if (!order) return
    setPending(true)
    const isDone = await change(order)
    setPending(false)
    if (!isDone) return
    showToast({
      message: wording.saved,
      action: { label: booksWording.undo, onAction: () => void undo() },
      about,
      extraParams: { testId: 'order-saved' },
    })
    dialog.current?.close()
  }
  return (
    <TitledDialog ref={dialog} closeLabel={booksWording.close} onClosed={onClosed} title={wording.title}>
      <p className="text-16 text-ink-soft text-pretty">{wording.text}</p>
      <ErrorText id={`${id}-error`} className="mt-4">
        {hasFailed && booksWording.failed}
      </ErrorText>
      <p role="status" className={order ? 'sr-only' : 'mt-4 text-14 text-ink-soft empty:hidden'}>
        {order ? said : !hasFailed && wording.loading}
      </p>
      {order && <OrderList books={order.books} onMove={move} />}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {order?.isArranged && <Button onClick={sort}>{wording.byDate}</Button>}
        <Button onClick={() => dialog.current?.leave()}>{booksWording.cancel}</Button>
        {order && (
          <Button look="main" isPending={isPending} pendingText={booksWording.saving} onClick={save}>
            {booksWording.save}
          </Button>
        )}
      </div>
    </TitledDialog>
  )
}
