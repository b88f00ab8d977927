import { splitBlock } from 'prosemirror-commands'
import { Fragment, type Node } from 'prosemirror-model'
import { type Command, NodeSelection, TextSelection } from 'prosemirror-state'
import { storySchema } from '../model/schema'
import { outdentItems } from './lists'
import { TO_DO, turnInto, turnPlain } from './paragraph-type'
import { currentParagraph, cursorParagraph, typeOf } from './selected'
import { leaveToggle, openToggle, ownBelow, plainBelow } from './toggles'

const { P } = storySchema.nodes

/** Puts a line break into the text, which stays one paragraph. */
export const breakLine: Command = (state, dispatch) => {
  const { $from, $to } = state.selection
  if (!$from.parent.isTextblock || !$from.sameParent($to)) return false
  dispatch?.(state.tr.insertText('\n').scrollIntoView())
  return true
}

/** Goes on in a new paragraph below the current one, whatever that is. */
export const continueBelow: Command = (state, dispatch) => {
  const current = currentParagraph(state)
  if (current === undefined) return false
  const after = current.pos + current.node.nodeSize
  const tr = state.tr.insert(after, plainBelow(current.node))
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView())
  return true
}

/** Whether a paragraph goes on as another of its kind: items, quotations and callouts do. */
const goesOn = ({ type, attrs }: Node): boolean =>
  type === P ? attrs.callout !== null : ['ULI', 'OLI', 'BQ'].includes(type.name)

/** An empty item goes a level out, and at the margin it ends the list; an empty quotation, callout or toggle ends. */
const leaveEmpty: Command = (state, dispatch, view) => {
  const cursor = cursorParagraph(state)
  if (cursor === undefined || cursor.node.content.size > 0) return false
  if (!goesOn(cursor.node) && typeOf(cursor.node) !== 'TOGGLE') return false
  if (outdentItems(state, dispatch, view)) return true
  dispatch?.(turnPlain(state.tr, cursor).scrollIntoView())
  return true
}

/** An empty plain paragraph at the end of a toggle is below it. */
const leaveEmptyInToggle: Command = (state, dispatch, view) =>
  cursorParagraph(state)?.node.content.size === 0 && leaveToggle(state, dispatch, view)

/** What is in a toggle and doesn't go on as its kind goes on in the toggle. */
const splitInToggle: Command = (state, dispatch) => {
  const { $from, $to } = state.selection
  const { parent } = $from
  if ($from.depth !== 1 || !$from.sameParent($to) || !parent.attrs.inToggle) return false
  const isAtEnd = $to.parentOffset === parent.content.size
  const attrs = isAtEnd ? ownBelow(parent) : { ...parent.attrs, name: null }
  const tr = state.tr.deleteSelection()
  dispatch?.(tr.split(tr.selection.from, 1, [{ type: isAtEnd ? P : parent.type, attrs }]).scrollIntoView())
  return true
}

/** Items, quotations and callouts go on as another of their kind. The second part states no number, and isn't done. */
const splitSame: Command = (state, dispatch) => {
  const { $from, $to } = state.selection
  if ($from.depth !== 1 || !$from.sameParent($to)) return false
  const { parent } = $from
  if (!goesOn(parent)) return false
  const attrs = {
    ...parent.attrs,
    name: null,
    ...('start' in parent.attrs ? { start: null } : {}),
    ...(typeof parent.attrs.isDone === 'boolean' ? TO_DO : {}),
  }
  const tr = state.tr.deleteSelection()
  dispatch?.(tr.split(tr.selection.from, 1, [{ type: parent.type, attrs }]).scrollIntoView())
  return true
}

/** Three backquotes, with or without a language, become a block of code. */
const openCode: Command = (state, dispatch) => {
  const cursor = cursorParagraph(state)
  if (cursor === undefined || typeOf(cursor.node) !== 'P') return false
  const language = /^```([a-z0-9+#.-]{0,24})$/.exec(cursor.node.textContent)?.[1]
  if (language === undefined) return false
  const tr = state.tr.delete(cursor.pos + 1, cursor.pos + 1 + cursor.node.content.size)
  const node = tr.doc.nodeAt(cursor.pos)
  if (node === null) return false
  dispatch?.(turnInto(tr, { node, pos: cursor.pos }, 'PRE', { language: language || null }).scrollIntoView())
  return true
}

/** Code takes line breaks; after two empty lines at its end it is left. A formula is left at its end. */
const enterInCode: Command = (state, dispatch, view) => {
  const { $from } = state.selection
  const { parent } = $from
  if ($from.depth !== 1 || !parent.type.spec.code) return false
  const isAtEnd = state.selection.empty && $from.parentOffset === parent.content.size
  if (isAtEnd && typeOf(parent) === 'MATH') return continueBelow(state, dispatch, view)
  if (!isAtEnd || !parent.textContent.endsWith('\n\n')) return breakLine(state, dispatch, view)
  const end = $from.end()
  const tr = state.tr.delete(end - 2, end)
  const after = end - 2 + 1
  tr.insert(after, plainBelow(parent))
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView())
  return true
}

/** Captions lead on to a new paragraph; a table’s cells and notes take line breaks. */
const enterInFigure: Command = (state, dispatch, view) => {
  const { selection } = state
  const current = currentParagraph(state)
  if (current === undefined || selection.$to.pos > current.pos + current.node.nodeSize) return false
  const type = typeOf(current.node)
  if (type === 'FOOTNOTE') return breakLine(state, dispatch, view)
  if (type === 'IMG' || type === 'IFRAME' || selection instanceof NodeSelection)
    return continueBelow(state, dispatch, view)
  if (type !== 'TABLE') return false
  const isCaption = selection.$from.parent.type.name === 'caption'
  return isCaption ? continueBelow(state, dispatch, view) : breakLine(state, dispatch, view)
}

/** At the start of code, a new line above it is a paragraph: nothing else gets there if code comes first. */
const openAbove: Command = (state, dispatch) => {
  const cursor = cursorParagraph(state)
  if (cursor === undefined || cursor.offset > 0 || cursor.pos > 0 || cursor.node.content.size === 0)
    return false
  if (typeOf(cursor.node) !== 'PRE' && typeOf(cursor.node) !== 'MATH') return false
  dispatch?.(state.tr.insert(0, Fragment.from(P.create())).scrollIntoView())
  return true
}

/** What Enter does, by where the cursor is; the first that applies. Rule: docs/rules/editor.md, "Keys". */
export const ENTER: readonly Command[] = [
  openCode,
  openToggle,
  openAbove,
  enterInCode,
  enterInFigure,
  leaveEmpty,
  leaveEmptyInToggle,
  splitSame,
  splitInToggle,
  splitBlock,
]
