import type { Command } from 'prosemirror-state'
import { storySchema } from '../model/schema'
import { currentFigure } from './figures'

const { IMG } = storySchema.nodes

/** Puts the current picture beside the one right above it. */
export const joinGallery: Command = (state, dispatch) => {
  const picture = currentFigure(state)
  if (picture?.node.type !== IMG || picture.node.attrs.gallery === 'continue') return false
  const above = state.doc.resolve(picture.pos).nodeBefore
  if (above?.type !== IMG) return false
  const { tr } = state
  if (above.attrs.gallery === null) tr.setNodeAttribute(picture.pos - above.nodeSize, 'gallery', 'start')
  dispatch?.(tr.setNodeAttribute(picture.pos, 'gallery', 'continue'))
  return true
}

/** Makes the current picture stand alone. Those that follow it in its gallery form one of their own. */
export const leaveGallery: Command = (state, dispatch) => {
  const picture = currentFigure(state)
  if (picture?.node.type !== IMG || picture.node.attrs.gallery === null) return false
  const below = picture.pos + picture.node.nodeSize
  const { tr } = state
  tr.setNodeAttribute(picture.pos, 'gallery', null)
  if (state.doc.nodeAt(below)?.attrs.gallery === 'continue') tr.setNodeAttribute(below, 'gallery', 'start')
  dispatch?.(tr)
  return true
}
