import { Plugin, TextSelection } from 'prosemirror-state'
import { storySchema } from '../model/schema'

/** When everything is removed, a paragraph is left to go on in. Rule: docs/rules/editor.md, "Documents". */
export const neverEmpty = (): Plugin =>
  new Plugin({
    appendTransaction(_transactions, _before, { doc, tr }) {
      if (doc.childCount > 0) return null
      tr.insert(0, storySchema.nodes.P.create())
      return tr.setSelection(TextSelection.create(tr.doc, 1))
    },
  })
