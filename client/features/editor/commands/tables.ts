import type { Node } from 'prosemirror-model'
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import {
  addColumn,
  addRow,
  deleteColumn,
  deleteRow,
  goToNextCell,
  isInTable,
  selectedRect,
  type TableRect,
} from 'prosemirror-tables'
import { MAX_TABLE_COLUMNS } from '../../../../schema/rules/limits'
import type { TableParagraph } from '../../../../schema/story/paragraph'
import { storySchema } from '../model/schema'
import { ownBelow } from './toggles'

const { TABLE, grid, row, cell, head, caption, P } = storySchema.nodes

type Align = TableParagraph['align']

/** A new table: a heading row, and rows below it. */
export function newTable(columns = 3, rows = 3): Node {
  const rowOf = (type: typeof cell) =>
    row.create(
      null,
      Array.from({ length: columns }, () => type.create()),
    )
  const all = Array.from({ length: rows }, (_, i) => rowOf(i === 0 ? head : cell))
  return TABLE.create({ align: Array(columns).fill(null) }, [grid.create(null, all), caption.create()])
}

/** Where the paragraph of a table starts: around its grid. */
const tablePos = ({ tableStart }: TableRect): number => tableStart - 2

const alignOf = (state: EditorState, rect: TableRect): Align => {
  const given: Align = state.doc.nodeAt(tablePos(rect))?.attrs.align ?? []
  return Array.from({ length: rect.map.width }, (_, i) => given[i] ?? null)
}

const setAlign = (tr: Transaction, rect: TableRect, align: Align): Transaction =>
  tr.setNodeAttribute(tablePos(rect), 'align', align)

/** Adds a column beside the selected ones. */
export const addTableColumn =
  (side: 'before' | 'after'): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false
    const rect = selectedRect(state)
    if (rect.map.width >= MAX_TABLE_COLUMNS) return false
    const at = side === 'before' ? rect.left : rect.right
    const align = alignOf(state, rect).toSpliced(at, 0, null)
    dispatch?.(setAlign(addColumn(state.tr, rect, at), rect, align))
    return true
  }

/** Removes the selected columns, unless they are all. */
export const deleteTableColumn: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  const rect = selectedRect(state)
  const align = alignOf(state, rect).toSpliced(rect.left, rect.right - rect.left)
  return deleteColumn(state, dispatch && ((tr) => dispatch(setAlign(tr, rect, align))))
}

const hasHead = ({ table }: TableRect): boolean => table.firstChild?.firstChild?.type === head

/** Whether the table that holds the cursor has a heading row. */
export const hasHeadRow = (state: EditorState): boolean => isInTable(state) && hasHead(selectedRect(state))

/** Adds a row beside the selected ones; none stands above the heading row. */
export const addTableRow =
  (side: 'before' | 'after'): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false
    const rect = selectedRect(state)
    const at = side === 'before' ? rect.top : rect.bottom
    if (at === 0 && hasHead(rect)) return false
    dispatch?.(addRow(state.tr, rect, at))
    return true
  }

/** Removes the selected rows, unless they are all. */
export const deleteTableRow: Command = (state, dispatch) => isInTable(state) && deleteRow(state, dispatch)

/** Makes the first row the heading row, or an ordinary one again. */
export const toggleTableHead: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  const rect = selectedRect(state)
  const type = hasHead(rect) ? cell : head
  const { tr } = state
  rect.table.firstChild?.forEach((one, offset) => {
    tr.setNodeMarkup(rect.tableStart + 1 + offset, type, one.attrs)
  })
  dispatch?.(tr)
  return true
}

/** Aligns the selected columns. */
export const alignTableColumn =
  (to: Align[number]): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false
    const rect = selectedRect(state)
    const align = alignOf(state, rect).map((now, i) => (i >= rect.left && i < rect.right ? to : now))
    dispatch?.(setAlign(state.tr, rect, align))
    return true
  }

/** Removes the whole table. */
export const deleteWholeTable: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  const pos = tablePos(selectedRect(state))
  const { tr } = state
  const node = tr.doc.nodeAt(pos)
  if (node === null) return false
  tr.replaceWith(pos, pos + node.nodeSize, P.create(ownBelow(node)))
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, pos + 1)).scrollIntoView())
  return true
}

/** Goes to the next cell; after the last one to a new row. */
export const nextCell: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  if (goToNextCell(1)(state, dispatch)) return true
  const rect = selectedRect(state)
  const tr = addRow(state.tr, rect, rect.map.height)
  const firstOfNew = rect.tableStart + rect.table.content.size + 1
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, firstOfNew + 1)).scrollIntoView())
  return true
}

export const previousCell: Command = goToNextCell(-1)
