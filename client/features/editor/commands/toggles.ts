import type { Node } from 'prosemirror-model'
import type { Command } from 'prosemirror-state'
import { isNestable } from '../../../../schema/story/toggles'
import { storySchema } from '../model/schema'
import { currentParagraph, cursorParagraph, type Placed, selectedParagraphs, typeOf } from './selected'

const { P, TOGGLE } = storySchema.nodes

/** What a new paragraph below another one has in common with it: both are in one toggle. */
export const ownBelow = ({ type, attrs }: Node): { inToggle: true | null } => ({
  inToggle: type === TOGGLE || attrs.inToggle ? true : null,
})

/** A new paragraph below another one. */
export const plainBelow = (node: Node): Node => P.create(ownBelow(node))

/** The paragraphs of the toggle from a place on. */
function restOfToggle(doc: Node, from: number): Placed[] {
  const rest: Placed[] = []
  let pos = from
  for (let node = doc.nodeAt(pos); node?.attrs.inToggle; node = doc.nodeAt(pos)) {
    rest.push({ node, pos })
    pos += node.nodeSize
  }
  return rest
}

/** At the end of a toggle's line, or within it: the rest of it begins the paragraphs that are folded under it. */
export const openToggle: Command = (state, dispatch) => {
  const cursor = cursorParagraph(state)
  if (cursor?.node.type !== TOGGLE || cursor.node.content.size === 0) return false
  const { tr, selection } = state
  dispatch?.(tr.split(selection.from, 1, [{ type: P, attrs: { inToggle: true } }]).scrollIntoView())
  return true
}

/** Moves the last paragraph of a toggle out of it. */
export const leaveToggle: Command = (state, dispatch) => {
  const cursor = cursorParagraph(state)
  if (!cursor?.node.attrs.inToggle || restOfToggle(state.doc, cursor.pos).length > 1) return false
  dispatch?.(state.tr.setNodeAttribute(cursor.pos, 'inToggle', null).scrollIntoView())
  return true
}

/** Moves the selected paragraphs into the toggle right above them. */
export const intoToggle: Command = (state, dispatch) => {
  const paragraphs = selectedParagraphs(state)
  const before = state.doc.resolve(paragraphs[0]?.pos ?? 0).nodeBefore
  const isBelow = before?.type === TOGGLE || before?.attrs.inToggle === true
  if (!isBelow || !paragraphs.every(({ node }) => isNestable(typeOf(node)) && !node.attrs.inToggle))
    return false
  const { tr } = state
  for (const { pos } of paragraphs) tr.setNodeAttribute(pos, 'inToggle', true)
  dispatch?.(tr.scrollIntoView())
  return true
}

/** Moves the current paragraph out of its toggle, with those that follow it there. */
export const outOfToggle: Command = (state, dispatch) => {
  const current = currentParagraph(state)
  if (!current?.node.attrs.inToggle) return false
  const { tr } = state
  for (const { pos } of restOfToggle(state.doc, current.pos)) tr.setNodeAttribute(pos, 'inToggle', null)
  dispatch?.(tr.scrollIntoView())
  return true
}
