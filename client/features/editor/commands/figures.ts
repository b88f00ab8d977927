import type { Node } from 'prosemirror-model'
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state'
import { currentParagraph, type Placed, typeOf } from './selected'

const FIGURES: ReadonlySet<string> = new Set(['IMG', 'IFRAME', 'MIXTAPE_EMBED', 'BUTTON'])

/** The picture, frame, card or button that is selected, or whose caption holds the cursor. */
export function currentFigure(state: EditorState): Placed | undefined {
  const { selection } = state
  if (!selection.empty && !(selection instanceof NodeSelection)) return undefined
  const current = currentParagraph(state)
  return current && FIGURES.has(typeOf(current.node)) ? current : undefined
}

/** Changes attributes of the current one. */
export const changeFigure =
  (changes: Node['attrs']): Command =>
  (state, dispatch) => {
    const figure = currentFigure(state)
    if (figure === undefined) return false
    const { tr } = state
    for (const [key, value] of Object.entries(changes)) tr.setNodeAttribute(figure.pos, key, value)
    dispatch?.(tr)
    return true
  }

/** Puts another one in its place, which keeps its name and its toggle; and its caption, if both have one. */
export const replaceFigure =
  (node: Node): Command =>
  (state, dispatch) => {
    const figure = currentFigure(state)
    if (figure === undefined) return false
    const { pos, node: old } = figure
    const content = node.isTextblock && old.isTextblock ? old.content : node.content
    const next = node.type.create(
      { ...node.attrs, name: old.attrs.name, inToggle: old.attrs.inToggle },
      content,
    )
    const { tr } = state
    tr.replaceWith(pos, pos + old.nodeSize, next)
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, pos)))
    return true
  }

/** Removes the current one with its caption. */
export const removeFigure: Command = (state, dispatch) => {
  const figure = currentFigure(state)
  if (figure === undefined) return false
  dispatch?.(state.tr.delete(figure.pos, figure.pos + figure.node.nodeSize).scrollIntoView())
  return true
}
