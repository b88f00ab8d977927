import { type Command, TextSelection } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { insertParagraph } from '../../../client/features/editor/commands/insert'
import {
  addTableColumn,
  addTableRow,
  alignTableColumn,
  deleteTableColumn,
  deleteTableRow,
  deleteWholeTable,
  newTable,
  toggleTableHead,
} from '../../../client/features/editor/commands/tables'
import { checkBody } from '../../../schema/story/check-body'
import type { StoryBody, TableCell, TableParagraph } from '../../../schema/story/paragraph'
import { Typist } from './typist'

const cell = (text: string): TableCell => ({ text, markups: [] })
const row = (words: string) => words.split(' ').map(cell)

const TABLE: TableParagraph = {
  type: 'TABLE',
  name: 'table',
  text: 'caption',
  markups: [],
  align: ['left', 'right'],
  head: row('a b'),
  rows: [row('c d'), row('e f')],
}

/** A table with the cursor after a word of it. */
function at(word: string, body: StoryBody = [TABLE]): Typist {
  const typist = new Typist(body)
  typist.state.doc.descendants((node, pos) => {
    if (!node.isTextblock || node.textContent !== word) return
    const end = pos + 1 + node.content.size
    typist.state = typist.state.apply(
      typist.state.tr.setSelection(TextSelection.create(typist.state.doc, end)),
    )
  })
  return typist
}

/** A table in lines. */
const read = (typist: Typist) => {
  expect(checkBody(typist.body)).toEqual([])
  const [table] = typist.body
  if (table?.type !== 'TABLE') return undefined
  const words = (cells: TableCell[]) => cells.map(({ text }) => text).join(' ')
  return [
    table.align.map((one) => one ?? '-').join(' '),
    ...(table.head ? [`# ${words(table.head)}`] : []),
    ...table.rows.map(words),
  ]
}

const run = (typist: Typist, command: Command): boolean =>
  command(typist.state, (tr) => {
    typist.state = typist.state.apply(tr)
  })

describe('a table', () => {
  test.each([
    ['gets a column after', 'c', addTableColumn('after'), ['left - right', '# a  b', 'c  d', 'e  f']],
    ['gets a column before', 'c', addTableColumn('before'), ['- left right', '#  a b', ' c d', ' e f']],
    ['loses a column with its alignment', 'c', deleteTableColumn, ['right', '# b', 'd', 'f']],
    ['gets a row after', 'c', addTableRow('after'), ['left right', '# a b', 'c d', ' ', 'e f']],
    [
      'gets a row below the heading row',
      'a',
      addTableRow('after'),
      ['left right', '# a b', ' ', 'c d', 'e f'],
    ],
    ['loses a row', 'c', deleteTableRow, ['left right', '# a b', 'e f']],
    ['loses its heading row', 'c', toggleTableHead, ['left right', 'a b', 'c d', 'e f']],
    ['aligns a column', 'd', alignTableColumn('center'), ['left center', '# a b', 'c d', 'e f']],
  ])('%s', (_name, word, command, expected) => {
    const typist = at(word)
    expect(run(typist, command)).toBe(true)
    expect(read(typist)).toEqual(expected)
    expect(typist.names).toEqual(['table'])
  })

  test('has no row above its heading row', () => {
    expect(run(at('a'), addTableRow('before'))).toBe(false)
  })

  test('is left for a paragraph when it is removed', () => {
    const typist = at('c')
    run(typist, deleteWholeTable)
    expect(typist.lines).toEqual(['P |'])
  })

  test('is filled from cell to cell; Tab after the last opens a row', () => {
    expect(read(at('c').press('Tab').type('X'))).toEqual(['left right', '# a b', 'c X', 'e f'])
    expect(read(at('f').press('Tab').type('X'))).toEqual(['left right', '# a b', 'c d', 'e f', 'X '])
    expect(read(at('d').press('Shift-Tab').type('X'))).toEqual(['left right', '# a b', 'X d', 'e f'])
  })

  test('takes line breaks in its cells, and its caption leads on', () => {
    expect(read(at('c').press('Enter').type('X'))).toEqual(['left right', '# a b', 'c\nX d', 'e f'])
    expect(at('caption').press('Enter').type('X').lines).toEqual(['TABLE caption', 'P X|'])
  })

  test('keeps its cells apart at Backspace and Delete', () => {
    expect(read(at('c').press('Delete', 'Delete'))).toEqual(['left right', '# a b', 'c d', 'e f'])
  })

  test('is inserted in place of an empty paragraph, with the cursor in its first cell', () => {
    const typist = new Typist('P one\nP |')
    run(typist, insertParagraph(newTable(2, 2)))
    expect(typist.type('X').body[1]).toMatchObject({ type: 'TABLE', head: [cell('X'), cell('')] })
  })
})
