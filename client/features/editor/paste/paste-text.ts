import type { Slice } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { looksLikeMarkdown } from './looks-like-markdown'
import { followRange } from './pasted-range'

/**
 * Pastes a plain text that looks like Markdown: at once as it is, then as what it says. Rule: docs/rules/editor.md,
 * "Paste".
 *
 * @param slice the text as plain paragraphs.
 * @returns whether it looks so.
 */
export function pasteMarkdown(view: EditorView, text: string, slice: Slice): boolean {
  if (!looksLikeMarkdown(text)) return false
  const { from } = view.state.selection
  const tr = view.state.tr.replaceSelection(slice)
  const range = { from, to: tr.selection.to }
  view.dispatch(followRange(tr, range).setMeta('paste', true).setMeta('uiEvent', 'paste').scrollIntoView())
  import('./markdown').then(
    ({ markdownSlice, withMarkdown }) => {
      if (view.isDestroyed) return
      const change = withMarkdown(view.state, markdownSlice(text))
      if (change) view.dispatch(change)
    },
    // Offline, the text stays as it was pasted.
    () => {},
  )
  return true
}
