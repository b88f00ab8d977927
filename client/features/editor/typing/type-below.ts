import { NodeSelection, Plugin, TextSelection } from 'prosemirror-state'
import { ownBelow } from '../commands/toggles'
import { storySchema } from '../model/schema'

/**
 * Text that is typed while a picture or a card is selected goes into a new paragraph below it instead of replacing it.
 * Rule: docs/rules/editor.md, "Keys".
 */
export const typeBelow = (): Plugin =>
  new Plugin({
    props: {
      handleTextInput(view, _from, _to, text) {
        const { selection, tr } = view.state
        if (!(selection instanceof NodeSelection) || selection.$from.depth > 0) return false
        const after = selection.to
        tr.insert(after, storySchema.nodes.P.create(ownBelow(selection.node), storySchema.text(text)))
        const end = after + 1 + text.length
        view.dispatch(tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView())
        return true
      },
    },
  })
