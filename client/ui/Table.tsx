import type { ReactNode } from 'react'
import { AppLink } from './AppLink'
import { Icon } from './Icon'

export interface Column<Row> {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** Aligns numbers at the end of the column, digit under digit. */
  isNumber?: boolean
  /** On narrow windows its cells stand below the first of their rows, where they have to say what they are. */
  isFolded?: boolean
  /** Makes the title a link that sorts by this column. */
  sort?: { href: string; now: 'ascending' | 'descending' | undefined }
}

interface Props<Row> {
  /** The name of the table. */
  caption: string
  /** Keeps the caption for screen readers only, where a heading already says the same. */
  isCaptionHidden?: boolean
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** What tells the rows apart for those who read the page with programs. */
  dataOf?: (row: Row) => { [name: `data-${string}`]: string | number }
}

/** Lets the keyboard scroll a wide table in browsers that only scroll what has the focus. */
const SCROLLED_BY_KEYBOARD = { tabIndex: 0 }

const CELL = 'px-4 first:ps-0 last:pe-0 max-sm:not-first:ps-2 max-sm:not-last:pe-2'
const endOf = ({ isNumber }: { isNumber?: boolean }): string =>
  isNumber ? 'text-end tabular-nums' : 'text-start'

const foldOf = ({ isFolded }: { isFolded?: boolean }): string => (isFolded ? 'max-sm:hidden' : '')

function Title<Row>({ column: { title, sort, isNumber } }: { column: Column<Row> }) {
  if (!sort) return title
  return (
    <AppLink
      href={sort.href}
      className={`inline-flex min-h-11 items-center gap-1 hover:text-ink hover:underline hover:underline-offset-4 ${isNumber ? 'flex-row-reverse' : ''} ${sort.now ? 'text-ink' : ''}`}
    >
      {title}
      {sort.now && (
        <span className={sort.now === 'ascending' ? 'rotate-180' : ''}>
          <Icon name="down" size={12} />
        </span>
      )}
    </AppLink>
  )
}

/** Cells that have no column of their own on narrow windows. */
function Folded<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const cells = columns
    .filter(({ isFolded }) => isFolded)
    .map(({ id, cell }) => ({ id, content: cell(row) }))
    .filter(({ content }) => content !== '')
  if (cells.length === 0) return null
  return (
    <p className="dotted mt-1 text-13 text-ink-soft *:whitespace-normal sm:hidden">
      {cells.map(({ id, content }) => (
        <span key={id}>{content}</span>
      ))}
    </p>
  )
}

/** Rows of facts. A table that is wider than the window scrolls on its own. Rule: docs/rules/ui.md, "Tables". */
export function Table<Row>({ caption, isCaptionHidden = false, columns, rows, keyOf, dataOf }: Props<Row>) {
  const [first, ...others] = columns
  return (
    <section aria-label={caption} {...SCROLLED_BY_KEYBOARD} className="overflow-x-auto">
      <table className="w-full border-collapse text-14">
        <caption className={isCaptionHidden ? 'sr-only' : 'pb-3 text-start font-serif text-18 font-semibold'}>
          {caption}
        </caption>
        <thead className="border-b border-line-strong text-13 text-ink-soft">
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={column.sort?.now}
                className={`${CELL} h-11 font-medium whitespace-nowrap ${endOf(column)} ${foldOf(column)}`}
              >
                <Title column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...dataOf?.(row)} className="border-b border-line">
              <th scope="row" className={`${CELL} min-w-32 py-3 sm:min-w-40 font-normal ${endOf(first)}`}>
                {first.cell(row)}
                <Folded columns={others} row={row} />
              </th>
              {others.map((column) => (
                <td
                  key={column.id}
                  className={`${CELL} py-3 whitespace-nowrap ${endOf(column)} ${foldOf(column)}`}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
