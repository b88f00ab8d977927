import type { Node } from 'prosemirror-model'
import type { Paragraph, StoryBody, TableCell, TableParagraph } from '../../../../schema/story/paragraph'
import { ATTRIBUTES } from './attributes'
import { inlineContent } from './inline'
import { storySchema } from './schema'

const { nodes } = storySchema

function attributesOf(paragraph: Paragraph): Record<string, unknown> {
  const known = new Set(['name', ...Object.keys(ATTRIBUTES[paragraph.type])])
  const own = Object.fromEntries(
    Object.entries(paragraph).filter(([key, value]) => known.has(key) && value !== undefined),
  )
  return paragraph.type === 'TABLE' ? { ...own, hasRows: hasRows(paragraph) } : own
}

const rowOf = (cells: readonly TableCell[], type: 'cell' | 'head'): Node =>
  nodes.row.create(
    null,
    cells.map(({ text, markups }) => nodes[type].create(null, inlineContent(text, markups))),
  )

const hasRows = ({ head, rows }: TableParagraph): boolean => head !== undefined || rows.length > 0

function tableContent(table: TableParagraph): Node[] {
  const { text, markups, align, head, rows } = table
  const written = hasRows(table) ? rows : [align.map(() => ({ text: '', markups: [] }))]
  const all = [
    ...(head === undefined ? [] : [rowOf(head, 'head')]),
    ...written.map((row) => rowOf(row, 'cell')),
  ]
  return [nodes.grid.create(null, all), nodes.caption.create(null, inlineContent(text, markups))]
}

function contentOf(paragraph: Paragraph) {
  if (paragraph.type === 'TABLE') return tableContent(paragraph)
  if (paragraph.type === 'MATH') return inlineContent(paragraph.text, [])
  return 'markups' in paragraph ? inlineContent(paragraph.text, paragraph.markups) : null
}

/** A paragraph as a node of the editor. */
export const nodeOf = (paragraph: Paragraph): Node =>
  nodes[paragraph.type].create(attributesOf(paragraph), contentOf(paragraph))

/** A body as the editor's document. The body must be valid (`checkBody`). Rule: docs/rules/editor.md, "Documents". */
export const fromParagraphs = (body: StoryBody): Node => nodes.doc.create(null, body.map(nodeOf))
