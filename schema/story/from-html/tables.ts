import { MAX_TABLE_COLUMNS } from '../../rules/limits'
import type { TableCell, TableParagraph } from '../paragraph'
import { type Context, type Converter, opening, type Reader } from './context'
import { attribute, descendants, type Element, find, isElement, styleOf } from './tree'
import { asOneText, type Unnamed } from './writer'

type Align = TableParagraph['align'][number]

interface Row {
  cells: TableCell[]
  aligns: Align[]
  isHead: boolean
}

const EMPTY: TableCell = { text: '', markups: [] }

/** Rows of a table, not those of tables within it. */
function* rowsOf(table: Element): Generator<{ row: Element; isInHead: boolean }> {
  for (const part of table.childNodes.filter(isElement)) {
    if (part.tagName === 'tr') yield { row: part, isInHead: false }
    if (!['thead', 'tbody', 'tfoot'].includes(part.tagName)) continue
    for (const row of part.childNodes.filter(isElement))
      if (row.tagName === 'tr') yield { row, isInHead: part.tagName === 'thead' }
  }
}

const cellsOf = (row: Element): Element[] =>
  row.childNodes.filter(isElement).filter((cell) => cell.tagName === 'td' || cell.tagName === 'th')

const span = (cell: Element, name: 'colspan' | 'rowspan'): number =>
  Math.min(Math.max(Number.parseInt(attribute(cell, name) ?? '1', 10) || 1, 1), MAX_TABLE_COLUMNS)

function alignOf(cell: Element): Align {
  const style = /text-align\s*:\s*(left|center|right)/i.exec(styleOf(cell))?.[1]
  const value = (attribute(cell, 'align') ?? style ?? '').toLowerCase()
  return value === 'left' || value === 'center' || value === 'right' ? value : null
}

/** The words of a cell, a caption and the like; any other content goes to `others`. */
export function wordsOf(
  element: Element,
  context: Context,
  converter: Converter,
  others: Unnamed[],
): TableCell {
  const part = converter.apart()
  part.children(element, { open: context.open, depth: context.depth, keepsNewlines: context.keepsNewlines })
  part.writer.flush()
  const text = asOneText(part.writer.paragraphs)
  others.push(...text.others)
  return text.words
}

/** A table used only for layout: one cell, or tables within. */
const isLayout = (table: Element, rows: { row: Element }[]): boolean =>
  find(table, 'table') !== undefined ||
  rows.every(({ row }) => cellsOf(row).length <= 1 && find(row, 'td') !== undefined)

/** Reads a table: merged cells leave empty ones, so that every row has the same number. */
export const readTable: Reader = (element, context, converter) => {
  const { writer } = converter
  const rows = [...rowsOf(element)]
  const hasCaption = [...descendants(element)].some((el) => el.tagName === 'caption')
  if (isLayout(element, rows) && !hasCaption) {
    writer.edge()
    converter.children(element, context)
    writer.edge()
    return
  }
  const others: Unnamed[] = []
  const grid = readRows(rows, context, converter, others)
  const columns = Math.max(...grid.map((row) => row.cells.length), 0)
  if (columns > 0) writer.push(tableOf(grid, columns, captionOf(element, context, converter, others)))
  for (const paragraph of others) writer.push(paragraph)
}

function captionOf(table: Element, context: Context, converter: Converter, others: Unnamed[]): TableCell {
  const caption = table.childNodes.filter(isElement).find((child) => child.tagName === 'caption')
  return caption ? wordsOf(caption, context, converter, others) : EMPTY
}

function readRows(
  rows: { row: Element; isInHead: boolean }[],
  context: Context,
  converter: Converter,
  others: Unnamed[],
): Row[] {
  // Columns into which a cell from above extends, and for how many more rows.
  const reaching: number[] = []
  return rows.map(({ row, isInHead }): Row => {
    const cells: TableCell[] = []
    const aligns: Align[] = []
    const skipReached = () => {
      while ((reaching[cells.length] ?? 0) > 0 && cells.length < MAX_TABLE_COLUMNS) {
        reaching[cells.length] = (reaching[cells.length] ?? 0) - 1
        cells.push(EMPTY)
        aligns.push(null)
      }
    }
    const elements = cellsOf(row)
    const isHead = isInHead || (elements.length > 0 && elements.every((cell) => cell.tagName === 'th'))
    for (const element of elements) {
      skipReached()
      if (cells.length >= MAX_TABLE_COLUMNS) break
      const isRowHead = element.tagName === 'th' && !isHead
      const cell = wordsOf(
        element,
        isRowHead ? opening(context, { type: 'STRONG' }) : context,
        converter,
        others,
      )
      const width = Math.min(span(element, 'colspan'), MAX_TABLE_COLUMNS - cells.length)
      for (let i = 0; i < width; i++) {
        reaching[cells.length] = span(element, 'rowspan') - 1
        cells.push(i === 0 ? cell : EMPTY)
        aligns.push(alignOf(element))
      }
    }
    skipReached()
    return { cells, aligns, isHead }
  })
}

function tableOf(grid: Row[], columns: number, caption: TableCell): Unnamed {
  const align = Array.from({ length: columns }, (_, column) => {
    const given = grid.map((row) => row.aligns[column] ?? null).filter((value) => value !== null)
    return given.every((value) => value === given[0]) ? (given[0] ?? null) : null
  })
  const full = grid
    .filter((row) => row.cells.length > 0)
    .map((row) => ({ ...row, cells: align.map((_, i) => row.cells[i] ?? EMPTY) }))
  const first = full[0]
  const head = first?.isHead && full.length > 1 ? { head: first.cells } : {}
  const rows = (first?.isHead && full.length > 1 ? full.slice(1) : full).map((row) => row.cells)
  return { type: 'TABLE', ...caption, align, ...head, rows }
}
