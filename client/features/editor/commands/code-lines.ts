import { type Command, TextSelection } from 'prosemirror-state'

const STEP = '  '

/** The starts of the lines of code that are selected, as positions in the document. */
function linesOf(state: Parameters<Command>[0]): number[] | undefined {
  const { $from, $to } = state.selection
  if (!$from.parent.type.spec.code || !$from.sameParent($to)) return undefined
  const text = $from.parent.textContent
  const starts = [text.lastIndexOf('\n', $from.parentOffset - 1) + 1]
  for (
    let i = text.indexOf('\n', $from.parentOffset);
    i !== -1 && i < $to.parentOffset;
    i = text.indexOf('\n', i + 1)
  )
    starts.push(i + 1)
  return starts.map((at) => $from.start() + at)
}

/** Indents code: the selected lines, or what follows the cursor. */
export const indentCode: Command = (state, dispatch) => {
  const lines = linesOf(state)
  if (lines === undefined) return false
  const { tr, selection } = state
  if (selection.empty) tr.insertText(STEP)
  else for (const line of lines.toReversed()) tr.insertText(STEP, line)
  dispatch?.(tr.scrollIntoView())
  return true
}

/** Removes one step of indentation, or as much as there is, from the selected lines of code. */
export const outdentCode: Command = (state, dispatch) => {
  const lines = linesOf(state)
  if (lines === undefined) return false
  const { tr, doc, selection } = state
  for (const line of lines.toReversed()) {
    const end = selection.$from.end()
    const spaces = /^(?:\t| {1,2})/.exec(doc.textBetween(line, Math.min(line + STEP.length, end)))?.[0] ?? ''
    if (spaces !== '') tr.delete(line, line + spaces.length)
  }
  if (!tr.docChanged) return true
  dispatch?.(
    tr.setSelection(TextSelection.between(tr.selection.$anchor, tr.selection.$head)).scrollIntoView(),
  )
  return true
}
