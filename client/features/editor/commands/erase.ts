import { type Command, NodeSelection } from 'prosemirror-state'
import { isItem, outdentItems } from './lists'
import { isTextType, turnPlain } from './paragraph-type'
import { cursorParagraph, typeOf } from './selected'
import { leaveToggle } from './toggles'

/** At the start of anything but a plain paragraph: an item goes a level out, the rest becomes one. A plain one at the end of a toggle leaves it. */
export const eraseType: Command = (state, dispatch, view) => {
  const cursor = cursorParagraph(state)
  if (cursor === undefined || cursor.offset > 0) return false
  const type = typeOf(cursor.node)
  if (type === 'P' && cursor.node.attrs.callout === null) return leaveToggle(state, dispatch, view)
  if (!isTextType(type)) return false
  if (isItem(cursor) && outdentItems(state, dispatch, view)) return true
  dispatch?.(turnPlain(state.tr, cursor).scrollIntoView())
  return true
}

/** At the start of a caption or a note: selects what it belongs to, so the next key removes it whole. */
export const selectOwner: Command = (state, dispatch) => {
  const cursor = cursorParagraph(state)
  if (cursor === undefined || cursor.offset > 0) return false
  if (!['IMG', 'IFRAME', 'FOOTNOTE'].includes(typeOf(cursor.node))) return false
  dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, cursor.pos)).scrollIntoView())
  return true
}
