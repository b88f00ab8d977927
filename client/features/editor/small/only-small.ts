import type { Node } from 'prosemirror-model'
import { Plugin, type Transaction } from 'prosemirror-state'
import type { ParagraphType } from '../../../../schema/story/paragraph'
import { ATTRIBUTES } from '../model/attributes'
import { storySchema } from '../model/schema'

const { A, MARK, CODE } = storySchema.marks
const { P } = storySchema.nodes

/** What the other types of text become. */
const BECOMES: Partial<Record<ParagraphType, ParagraphType>> = {
  H2: 'P',
  H3: 'P',
  H4: 'P',
  PQ: 'BQ',
  TOGGLE: 'P',
  FOOTNOTE: 'P',
  MATH: 'PRE',
}

/** What a picture says of itself; the rest is for stories. */
const OF_PICTURES: ReadonlySet<string> = new Set(['alt', 'imageId', 'src', 'width', 'height'])

const plain = (text: string, href?: string): Node[] =>
  text.trim() === ''
    ? []
    : [P.create(null, storySchema.text(text, href ? [A.create({ href, title: null })] : []))]

/** The words of a table, a paragraph for each row. */
function wordsOfTable(table: Node): Node[] {
  const [grid, caption] = table.children
  const rows = (grid?.children ?? []).map((row) => row.children.map((cell) => cell.textContent).join(' | '))
  return [...rows, caption?.textContent ?? ''].flatMap((text) => plain(text))
}

/** The paragraphs that take the place of one that holds no text of its own. */
function insteadOf({ type, attrs, textContent }: Node, node: Node): Node[] | undefined {
  if (type.name === 'HR' || type.name === 'SUBSCRIBE') return []
  if (type.name === 'TABLE') return wordsOfTable(node)
  if (type.name === 'MIXTAPE_EMBED') return plain(attrs.title || attrs.href, attrs.href)
  if (type.name === 'BUTTON') return plain(attrs.label, attrs.href)
  if (type.name === 'IFRAME') return [...plain(attrs.title || attrs.src, attrs.src), ...plain(textContent)]
  return undefined
}

/** Takes away what a story's paragraph says beyond the text: boxes, widths, galleries. */
function withoutMore(tr: Transaction, { type, attrs }: Node, pos: number): void {
  const defaults: Readonly<Record<string, unknown>> = ATTRIBUTES[type.name as ParagraphType]
  if (type === P && attrs.callout !== null) tr.setNodeAttribute(pos, 'callout', null)
  if (attrs.inToggle) tr.setNodeAttribute(pos, 'inToggle', null)
  if (typeof attrs.isDone === 'boolean')
    tr.setNodeAttribute(pos, 'isDone', null).insertText(attrs.isDone ? '☑ ' : '☐ ', pos + 1)
  if (type.name !== 'IMG') return
  for (const [key, value] of Object.entries(defaults))
    if (!OF_PICTURES.has(key) && attrs[key] !== value) tr.setNodeAttribute(pos, key, value)
}

/** Takes marked words and formulas for words and code. */
function withoutMarks(tr: Transaction, node: Node, pos: number): void {
  node.descendants((text, offset) => {
    const from = pos + 1 + offset
    const formula = text.marks.find((mark) => mark.type === CODE && mark.attrs.isFormula)
    if (MARK.isInSet(text.marks)) tr.removeMark(from, from + text.nodeSize, MARK)
    if (formula) tr.addMark(from, from + text.nodeSize, CODE.create())
  })
}

/** The change that leaves what a small text is made of; nothing of the words is lost. */
function reduced(doc: Node, tr: Transaction): Transaction {
  const placed: { node: Node; pos: number }[] = []
  doc.forEach((node, pos) => {
    placed.push({ node, pos })
  })
  // From the end, so that the places before stay where they are.
  for (const { node, pos } of placed.reverse()) {
    const instead = insteadOf(node, node)
    if (instead) {
      tr.replaceWith(pos, pos + node.nodeSize, instead)
      continue
    }
    withoutMarks(tr, node, pos)
    withoutMore(tr, node, pos)
    const type = BECOMES[node.type.name as ParagraphType]
    if (type) tr.setNodeMarkup(pos, storySchema.nodes[type], { name: node.attrs.name })
  }
  return tr
}

/** Keeps a text to what a small one is made of, whatever was pasted. Rule: docs/rules/responses.md, "Writing". */
export const onlySmall = (): Plugin =>
  new Plugin({
    appendTransaction(transactions, _before, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null
      return reduced(doc, tr).docChanged ? tr : null
    },
  })
