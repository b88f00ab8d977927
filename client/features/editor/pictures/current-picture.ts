import type { Node } from 'prosemirror-model'
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state'
import { currentParagraph, type Placed } from '../commands/selected'

/** The picture that is selected, or whose caption holds the cursor. */
export function currentPicture(state: EditorState): Placed | undefined {
  const { selection } = state
  if (!selection.empty && !(selection instanceof NodeSelection)) return undefined
  const current = currentParagraph(state)
  return current?.node.type.name === 'IMG' ? current : undefined
}

/** Changes attributes of the current picture. */
export const changePicture =
  (changes: Node['attrs']): Command =>
  (state, dispatch) => {
    const picture = currentPicture(state)
    if (picture === undefined) return false
    const { tr } = state
    for (const [key, value] of Object.entries(changes)) tr.setNodeAttribute(picture.pos, key, value)
    dispatch?.(tr)
    return true
  }

/** Removes the current picture with its caption. */
export const removePicture: Command = (state, dispatch) => {
  const picture = currentPicture(state)
  if (picture === undefined) return false
  dispatch?.(state.tr.delete(picture.pos, picture.pos + picture.node.nodeSize).scrollIntoView())
  return true
}
