import type { Command, EditorState } from 'prosemirror-state'
import { type Placed, selectedParagraphs, typeOf } from './selected'

const DEEPEST = 3

export const isItem = ({ node }: Placed): boolean => typeOf(node) === 'ULI' || typeOf(node) === 'OLI'

/** The selected items, and those nested below the last of them. */
function withNested(state: EditorState): Placed[] {
  const items = selectedParagraphs(state).filter(isItem)
  const last = items.at(-1)
  if (last === undefined) return []
  const all = [...items]
  let pos = last.pos + last.node.nodeSize
  for (let node = state.doc.nodeAt(pos); node !== null; node = state.doc.nodeAt(pos)) {
    const below = { node, pos }
    if (!isItem(below) || node.attrs.level <= last.node.attrs.level) break
    all.push(below)
    pos += node.nodeSize
  }
  return all
}

/** How deep an item may stand: one below the item before it, or at the margin. */
function deepest(state: EditorState, { pos }: Placed): number {
  const before = state.doc.resolve(pos).nodeBefore
  if (before === null || !isItem({ node: before, pos: 0 })) return 0
  return Math.min(before.attrs.level + 1, DEEPEST)
}

/** Moves the selected list items, with those nested below them, a level in or out. */
const shiftItems =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    const items = withNested(state)
    const [first] = items
    if (first === undefined) return false
    const isPossible = by === -1 ? first.node.attrs.level > 0 : first.node.attrs.level < deepest(state, first)
    if (!isPossible) return false
    const { tr } = state
    for (const { node, pos } of items) {
      const level = Math.min(Math.max(node.attrs.level + by, 0), DEEPEST)
      tr.setNodeMarkup(pos, null, { ...node.attrs, level })
    }
    dispatch?.(tr.scrollIntoView())
    return true
  }

export const indentItems: Command = shiftItems(1)
export const outdentItems: Command = shiftItems(-1)

const isToDo = ({ node }: Placed): boolean => typeof node.attrs.isDone === 'boolean'

/** Ticks the selected items of a to-do list; if all of them are done, they are no longer. */
export const tickItems: Command = (state, dispatch) => {
  const items = selectedParagraphs(state).filter(isToDo)
  if (items.length === 0) return false
  const isDone = !items.every(({ node }) => node.attrs.isDone)
  const { tr } = state
  for (const { pos } of items) tr.setNodeAttribute(pos, 'isDone', isDone)
  dispatch?.(tr)
  return true
}

/** Ticks the item that starts at a position, or takes its tick away. */
export const tickItemAt =
  (pos: number): Command =>
  (state, dispatch) => {
    const node = state.doc.nodeAt(pos)
    if (node === null || !isToDo({ node, pos })) return false
    dispatch?.(state.tr.setNodeAttribute(pos, 'isDone', !node.attrs.isDone))
    return true
  }
