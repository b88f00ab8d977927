import { useRef, useState } from 'react'
import type { BookItemFragment } from './book-item.generated'

type Edition = BookItemFragment['editions'][number]

interface EditionRow {
  /** The number in the names of its fields, which stays when others are removed. */
  row: number
  /** As it is stored; absent for one that is added. */
  edition?: Edition
}

/**
 * The editions of a form: as they are stored, or one for a new book. The focus goes to the fields of one that is
 * added, and from one that is removed to the button that adds one.
 */
export function useEditionRows(editions: readonly Edition[] | undefined) {
  const [rows, setRows] = useState<readonly EditionRow[]>(
    () => editions?.map((edition, row) => ({ row, edition })) ?? [{ row: 0 }],
  )
  const next = useRef(rows.length)
  const area = useRef<HTMLDivElement>(null)
  /** Focuses the last of the area's elements of a kind, once it shows the new rows. */
  const focusLast = (kind: 'select' | 'button') =>
    requestAnimationFrame(() => {
      const fields = area.current?.querySelectorAll<HTMLElement>(kind)
      fields?.[fields.length - 1]?.focus()
    })
  const add = () => {
    const row = next.current
    next.current += 1
    setRows([...rows, { row }])
    focusLast('select')
  }
  const remove = (removed: number) => {
    setRows(rows.filter(({ row }) => row !== removed))
    focusLast('button')
  }
  return { rows, add, remove, area }
}
