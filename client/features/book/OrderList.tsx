import { useRef } from 'react'
import { booksWording } from '../../../schema/wording/books'
import { IconButton } from '../../ui/IconButton'
import type { BookTitle } from './book-order'

const wording = booksWording.order

interface Props {
  books: readonly BookTitle[]
  onMove: (from: number, by: 1 | -1) => void
}

/** Books in order, each with the buttons that move it. The focus stays with the book that is moved. */
export function OrderList({ books, onMove }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const move = (from: number, by: 1 | -1) => {
    onMove(from, by)
    const kind = by < 0 ? 'up' : 'down'
    // A browser may take the focus from an element that is put elsewhere.
    requestAnimationFrame(() => {
      const item = list.current?.children[from + by] ?? list.current?.children[from]
      item?.querySelector<HTMLElement>(`[data-move=${kind}]`)?.focus()
    })
  }
  return (
    <ol ref={list} className="mt-4 border-t border-line">
      {books.map(({ id, title }, i) => (
        <li key={id} className="flex items-center gap-2 border-b border-line py-1">
          <span dir="auto" className="min-w-0 flex-1 text-16 wrap-anywhere">
            {title}
          </span>
          <IconButton
            icon="down"
            label={wording.up(title)}
            className="rotate-180"
            isIdle={i === 0}
            data-move="up"
            onClick={() => move(i, -1)}
          />
          <IconButton
            icon="down"
            label={wording.down(title)}
            isIdle={i === books.length - 1}
            data-move="down"
            onClick={() => move(i, 1)}
          />
        </li>
      ))}
    </ol>
  )
}
