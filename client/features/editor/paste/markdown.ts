import { closeHistory } from 'prosemirror-history'
import type { Slice } from 'prosemirror-model'
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { markdownHtml } from '../../../../schema/story/markdown-html'
import { treeOf } from './dom-tree'
import { inertMarkup } from './inert-markup'
import { followRange, rangeOf } from './pasted-range'
import { pastedSlice } from './pasted-slice'
import { relabelNotes } from './relabel-notes'
import { aroundFormulas } from './typed-formulas'

/** A Markdown text as paragraphs, read as an import reads it. */
export const markdownSlice = (text: string): Slice =>
  pastedSlice(aroundFormulas(text, (other) => treeOf(inertMarkup(markdownHtml(other)))))

/**
 * The change that makes paragraphs of the text that was pasted last, a change of its own: undo leaves the text as it was
 * pasted. Nothing if that text is gone.
 */
export function withMarkdown(state: EditorState, slice: Slice): Transaction | undefined {
  const range = rangeOf(state)
  if (range === null) return undefined
  const { tr, selection, doc } = state
  tr.setSelection(TextSelection.between(doc.resolve(range.from), doc.resolve(range.to)))
  tr.replaceSelection(relabelNotes(slice, doc))
  // Who has gone on elsewhere meanwhile stays there.
  if (selection.from < range.from || selection.to > range.to)
    tr.setSelection(selection.map(tr.doc, tr.mapping))
  return followRange(closeHistory(tr), null).setMeta('uiEvent', 'paste').scrollIntoView()
}
