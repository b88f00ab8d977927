import type { EditorState } from 'prosemirror-state'
import { storySchema } from '../model/schema'

const { MATH } = storySchema.nodes
const { CODE } = storySchema.marks

/** A formula that is being written. */
export interface CurrentFormula {
  latex: string
  /** Whether it stands on its own line. */
  isDisplay: boolean
  /** Where it ends. */
  end: number
}

/** The formula that holds the cursor. */
export function formulaAt({ selection }: EditorState): CurrentFormula | undefined {
  const { $from, $to } = selection
  const { parent } = $from
  if (!$from.sameParent($to) || !parent.isTextblock) return undefined
  if (parent.type === MATH) return { latex: parent.textContent, isDisplay: true, end: $from.end() }
  const isFormula = (mark: { type: unknown; attrs: Record<string, unknown> }) =>
    mark.type === CODE && mark.attrs.isFormula === true
  const mark = [$from.nodeBefore, $from.nodeAfter].flatMap((node) => node?.marks ?? []).find(isFormula)
  if (mark === undefined) return undefined
  let at = $from.start()
  let latex = ''
  for (const child of parent.children) {
    const isOver = child.marks.some((one) => one.eq(mark))
    if (!isOver && at >= $from.pos) break
    latex = isOver ? latex + (child.text ?? '') : ''
    at += child.nodeSize
  }
  return latex === '' ? undefined : { latex, isDisplay: false, end: $from.pos }
}
