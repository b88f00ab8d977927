import { closeHistory } from 'prosemirror-history'
import { Plugin, type Transaction } from 'prosemirror-state'

/** How the last change was made; `sentence` is typing that has come to an end of one. */
type Last = 'nothing' | 'typing' | 'sentence' | 'other'

const SENTENCE_END = /[.!?…。！？]["'”’»)\]]?\s$/u

/** The character that a change has typed, with what is before it in its paragraph; undefined for any other change. */
function typedBy(tr: Transaction): string | undefined {
  const [step, more] = tr.steps
  const { slice, from, to } = { slice: undefined, from: 0, to: 0, ...step?.toJSON() } as {
    slice?: { content?: { text?: string }[]; openStart?: number }
    from: number
    to: number
  }
  const text = slice?.content?.[0]?.text
  if (more !== undefined || from !== to || text === undefined || slice?.content?.length !== 1)
    return undefined
  const $end = tr.doc.resolve(from + text.length)
  return $end.parent.isTextblock && text.length <= 2
    ? $end.parent.textBetween(Math.max(0, $end.parentOffset - 4), $end.parentOffset)
    : undefined
}

/**
 * Ends a step of undo where a person would: after a sentence, before and after whatever isn't typing, such as Markdown
 * that is turned into something, a paste or a command. A pause ends it anyway. Stands before the history, which learns
 * of it by the change itself: only here is it known whether a change belongs to the one before.
 */
export const undoSteps = (): Plugin<Last> =>
  new Plugin<Last>({
    state: {
      init: () => 'nothing',
      apply: (tr, last) => {
        if (!tr.docChanged || tr.getMeta('appendedTransaction')) return last
        const typed = typedBy(tr)
        const goesOn = last === 'nothing' || (last === 'typing' && typed !== undefined)
        if (!goesOn) closeHistory(tr)
        if (typed === undefined) return 'other'
        return SENTENCE_END.test(typed) ? 'sentence' : 'typing'
      },
    },
  })
