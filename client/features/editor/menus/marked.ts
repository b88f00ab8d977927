import type { MarkType } from 'prosemirror-model'
import { AllSelection, type EditorState, TextSelection } from 'prosemirror-state'

/** Whether all the selected text is under a mark. */
export function isMarked({ doc, selection }: EditorState, type: MarkType): boolean {
  const { from, to } = selection
  let hasText = false
  let isWhole = true
  doc.nodesBetween(from, to, (node) => {
    if (!node.isText) return
    hasText = true
    if (type.isInSet(node.marks) === undefined) isWhole = false
  })
  return hasText && isWhole
}

/** Whether what is selected can be formatted: some text, outside code. */
export function isFormattable({ doc, selection }: EditorState): boolean {
  if (selection instanceof AllSelection) return doc.textContent !== ''
  if (!(selection instanceof TextSelection) || selection.empty) return false
  const { $from, $to } = selection
  return $from.parent.isTextblock && !$from.parent.type.spec.code && !$to.parent.type.spec.code
}

/** Whether the selected words are under a mark, or those that are typed next. */
export const isUnder =
  (type: MarkType) =>
  (state: EditorState): boolean =>
    state.selection.empty
      ? type.isInSet(state.storedMarks ?? state.selection.$from.marks()) !== undefined
      : isMarked(state, type)
