import type { Node } from 'prosemirror-model'
import type {
  Paragraph,
  ParagraphType,
  StoryBody,
  TableCell,
  TableParagraph,
} from '../../../../schema/story/paragraph'
import { markedText } from './inline'

/** The attributes that a node has, without those that are absent. */
const present = (node: Node) =>
  Object.fromEntries(Object.entries(node.attrs).filter(([, value]) => value !== null))

const EMPTY: TableCell = { text: '', markups: [] }

/** A list of a table's width. */
const toWidth = <T>(list: readonly T[], width: number, filler: T): T[] =>
  Array.from({ length: width }, (_, i) => list[i] ?? filler)

type TableContent = Pick<TableParagraph, 'text' | 'markups' | 'align' | 'head' | 'rows'>

function tableContent(node: Node): TableContent {
  const [grid, caption] = node.children
  const rows = (grid?.children ?? []).map((row) => row.children.map(markedText))
  const given: TableParagraph['align'] = node.attrs.align ?? []
  const width = rows.length === 0 ? Math.max(given.length, 1) : Math.max(...rows.map((row) => row.length))
  const full = rows.map((row) => toWidth(row, width, EMPTY))
  const isHead = grid?.firstChild?.children.every((cell) => cell.type.name === 'head') ?? false
  const [head] = full
  return {
    ...(caption === undefined ? EMPTY : markedText(caption)),
    align: toWidth(given, width, null),
    ...(isHead && head !== undefined ? { head } : {}),
    rows: isHead ? full.slice(1) : full,
  }
}

function contentOf(node: Node) {
  const type = node.type.name as ParagraphType
  if (type === 'TABLE') return tableContent(node)
  if (type === 'MATH') return { text: node.textContent }
  return node.isTextblock ? markedText(node) : {}
}

/** A node of the document's top level as a paragraph. It has a name: `paragraphNames` sees to it. */
export const paragraphOf = (node: Node): Paragraph =>
  ({ type: node.type.name, ...present(node), ...contentOf(node) }) as Paragraph

/** The editor's document as a body. Rule: docs/rules/editor.md, "Documents". */
export const toParagraphs = (doc: Node): StoryBody => doc.children.map(paragraphOf)
