import type { Node } from 'prosemirror-model'
import type {
  Paragraph,
  ParagraphType,
  StoryBody,
  TableCell,
  TableParagraph,
} from '../../../../schema/story/paragraph'
import { ATTRIBUTES } from './attributes'
import { markedText } from './inline'

/** The name and the attributes of a paragraph, without those that it doesn't have. */
function ownOf({ type, attrs }: Node): Record<string, unknown> {
  const keys = ['name', ...Object.keys(ATTRIBUTES[type.name as ParagraphType])]
  return Object.fromEntries(keys.map((key) => [key, attrs[key]]).filter(([, value]) => value !== null))
}

const EMPTY: TableCell = { text: '', markups: [] }

/** A list of a table's width. */
const toWidth = <T>(list: readonly T[], width: number, filler: T): T[] =>
  Array.from({ length: width }, (_, i) => list[i] ?? filler)

type TableContent = Pick<TableParagraph, 'text' | 'markups' | 'align' | 'head' | 'rows'>

function tableContent(node: Node): TableContent {
  const [grid, caption] = node.children
  const rows = (grid?.children ?? []).map((row) => row.children.map(markedText))
  const given: TableParagraph['align'] = node.attrs.align ?? []
  const width = Math.max(1, ...rows.map((row) => row.length))
  const full = rows.map((row) => toWidth(row, width, EMPTY))
  const isHead = grid?.firstChild?.children.every((cell) => cell.type.name === 'head') ?? false
  const isUnwritten = !node.attrs.hasRows && !isHead && full.length === 1 && grid?.textContent === ''
  const [head] = full
  return {
    ...(caption === undefined ? EMPTY : markedText(caption)),
    align: toWidth(given, width, null),
    ...(isHead && head !== undefined ? { head } : {}),
    rows: isHead || isUnwritten ? full.slice(1) : full,
  }
}

function contentOf(node: Node) {
  const type = node.type.name as ParagraphType
  if (type === 'TABLE') return tableContent(node)
  if (type === 'MATH') return { text: node.textContent }
  return node.isTextblock ? markedText(node) : {}
}

/** Nodes never change, so what one says is found out once. */
const known = new WeakMap<Node, Paragraph>()

/**
 * A node of the document's top level as a paragraph, the same object for the same node. It has a name:
 * `paragraphNames` sees to it.
 */
export function paragraphOf(node: Node): Paragraph {
  const before = known.get(node)
  if (before) return before
  const paragraph = { type: node.type.name, ...ownOf(node), ...contentOf(node) } as Paragraph
  known.set(node, paragraph)
  return paragraph
}

/** The editor's document as a body. Rule: docs/rules/editor.md, "Documents". */
export const toParagraphs = (doc: Node): StoryBody => doc.children.map(paragraphOf)
