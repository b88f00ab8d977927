import type { Node } from 'prosemirror-model'
import { type Command, Selection, TextSelection, type Transaction } from 'prosemirror-state'
import { isNestable } from '../../../../schema/story/toggles'
import { storySchema } from '../model/schema'
import { isTextType } from './paragraph-type'
import { currentParagraph, typeOf } from './selected'
import { ownBelow } from './toggles'

const { P, HR, MATH, FOOTNOTE, SUBSCRIBE } = storySchema.nodes

/** A paragraph as it stands beside another one: both are in one toggle. */
export const beside = (node: Node, other: Node | null): Node =>
  other !== null && isNestable(typeOf(node))
    ? node.type.create({ ...node.attrs, ...ownBelow(other) }, node.content)
    : node

/**
 * Puts a paragraph between two places. The cursor goes into its text, or below it if it has none.
 */
export function putInPlace(tr: Transaction, from: number, to: number, inserted: Node): Transaction {
  const other = from < to ? tr.doc.nodeAt(from) : tr.doc.resolve(from).nodeBefore
  const node = beside(inserted, other)
  tr.replaceWith(from, to, node)
  const after = from + node.nodeSize
  const below = tr.doc.nodeAt(after)
  if (node.isLeaf && (below === null || !isTextType(typeOf(below))))
    tr.insert(after, beside(P.create(), node))
  return tr.setSelection(
    node.isLeaf ? TextSelection.create(tr.doc, after + 1) : Selection.near(tr.doc.resolve(from + 1), 1),
  )
}

/**
 * Puts a paragraph below the current one, or in its place if that is empty. The cursor goes into its text, or below it
 * if it has none.
 */
export const insertParagraph =
  (node: Node): Command =>
  (state, dispatch) => {
    const current = currentParagraph(state)
    const isEmpty = current?.node.type === P && current.node.content.size === 0
    const end = current === undefined ? 0 : current.pos + current.node.nodeSize
    const at = isEmpty ? current.pos : end
    dispatch?.(putInPlace(state.tr, at, end, node).scrollIntoView())
    return true
  }

export const insertRule: Command = insertParagraph(HR.create())
export const insertSubscribeField: Command = insertParagraph(SUBSCRIBE.create())
export const insertFormula: Command = insertParagraph(MATH.create())

/** Draws the line where the preview of a member-only story ends; one that was drawn before goes. */
export const insertPreviewEnd: Command = (state, dispatch) =>
  insertParagraph(HR.create({ endsPreview: true }))(
    state,
    dispatch && ((tr) => dispatch(withoutOldLines(tr))),
  )

/** The new line has no name yet. */
function withoutOldLines(tr: Transaction): Transaction {
  const old: number[] = []
  tr.doc.forEach((node, offset) => {
    if (node.attrs.endsPreview && node.attrs.name !== null) old.push(offset)
  })
  for (const offset of old.reverse()) tr.delete(offset, offset + 1)
  return tr
}

/** The lowest number that no note has as its label. */
function freeLabel(doc: Node): string {
  const labels = new Set(doc.children.map((node) => node.attrs.label))
  let number = 1
  while (labels.has(String(number))) number += 1
  return String(number)
}

/** Refers to a new note at the cursor; the note stands at the end of the story, and the cursor goes into it. */
export const insertFootnote: Command = (state, dispatch) => {
  const { $to } = state.selection
  if (!$to.parent.isTextblock || $to.parent.type.spec.code || $to.node(1).type === FOOTNOTE) return false
  const label = freeLabel(state.doc)
  const link = storySchema.marks.A.create({ href: `#fn-${label}` })
  const { tr } = state
  tr.insert($to.pos, storySchema.text(label, [link]))
  const end = tr.doc.content.size
  tr.insert(end, FOOTNOTE.create({ label }))
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView())
  return true
}
