import type { Node } from 'prosemirror-model'
import { type Command, type EditorState, NodeSelection, Selection, TextSelection } from 'prosemirror-state'
import { storySchema } from '../model/schema'

/** Paragraphs that move together, by their indexes: the second one is after the last. */
export type Span = readonly [from: number, to: number]

const isPartOf = (doc: Node, index: number): boolean => doc.maybeChild(index)?.attrs.gallery === 'continue'

const isFolded = (doc: Node, index: number): boolean => doc.maybeChild(index)?.attrs.inToggle === true

const hasToggle = (doc: Node, [from, to]: Span): boolean =>
  doc.children.slice(from, to).some(({ type }) => type === storySchema.nodes.TOGGLE)

/** The whole galleries that a span touches: their pictures stay together. */
function withGalleries(doc: Node, [from, to]: Span): Span {
  let start = from
  let end = to
  while (isPartOf(doc, start)) start -= 1
  while (isPartOf(doc, end)) end += 1
  return [Math.max(start, 0), end]
}

/** What moves with a span: its whole galleries, and what is folded under its toggles. */
function whole(doc: Node, span: Span): Span {
  const [from, to] = withGalleries(doc, span)
  let end = to
  if (hasToggle(doc, [from, to])) while (isFolded(doc, end)) end += 1
  return [from, end]
}

/** The paragraphs that the selection touches. */
function selectedSpan({ doc, selection }: EditorState): Span {
  const { $from, $to, from, to } = selection
  const first = $from.index(0)
  const last = $to.depth > 0 ? $to.index(0) : Math.max($to.index(0) - (to > from ? 1 : 0), first)
  return whole(doc, [first, last + 1])
}

const startOf = (doc: Node, index: number): number =>
  doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)

/** The selection of what it was before, in paragraphs that have moved. */
function movedSelection(doc: Node, selection: Selection, by: number): Selection {
  if (selection instanceof NodeSelection) return NodeSelection.create(doc, selection.from + by)
  if (selection instanceof TextSelection)
    return TextSelection.create(doc, selection.anchor + by, selection.head + by)
  return Selection.near(doc.resolve(selection.from + by))
}

/**
 * Moves paragraphs, with the whole galleries that they are part of and what is folded under them.
 *
 * @param at the index of the paragraph that they come before, in the text as it is; the number of paragraphs for its
 * end. A gallery isn't divided, nor is a toggle by another one.
 */
export const moveTo =
  (span: Span, at: number): Command =>
  (state, dispatch) => {
    const { doc, selection, tr } = state
    const [from, to] = whole(doc, span)
    const isToggle = hasToggle(doc, [from, to])
    let target = at
    while (isPartOf(doc, target) || (isToggle && isFolded(doc, target))) target += at < from ? -1 : 1
    if (from < 0 || to > doc.childCount || target < 0 || target > doc.childCount) return false
    if (target >= from && target <= to) return false
    const start = startOf(doc, from)
    const end = startOf(doc, to)
    const place = startOf(doc, target)
    const by = place < start ? place - start : place - end
    tr.delete(start, end).insert(start + by, doc.slice(start, end).content)
    const isMoved = selection.from >= start && selection.to <= end
    if (isMoved) tr.setSelection(movedSelection(tr.doc, selection, by)).scrollIntoView()
    dispatch?.(tr)
    return true
  }

/** Moves the paragraphs of a span past the one above or below them, or past that one's gallery. */
export const moveSpan =
  (span: Span, by: 1 | -1): Command =>
  (state, dispatch) => {
    const [from, to] = whole(state.doc, span)
    const next = by === 1 ? to : from - 1
    if (next < 0 || next >= state.doc.childCount) return false
    const [before, after] = withGalleries(state.doc, [next, next + 1])
    return moveTo([from, to], by === 1 ? after : before)(state, dispatch)
  }

/** Moves the selected paragraphs up or down. Rule: docs/rules/editor.md, "Moving". */
export const moveSelected =
  (by: 1 | -1): Command =>
  (state, dispatch) =>
    moveSpan(selectedSpan(state), by)(state, dispatch)
