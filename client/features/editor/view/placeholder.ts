import { Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'

/** Shows a text in an empty story, until there is something in it. */
export const placeholder = (text: string): Plugin =>
  new Plugin({
    props: {
      decorations({ doc }) {
        const [only] = doc.children
        if (doc.childCount !== 1 || only?.type.name !== 'P' || only.content.size > 0) return null
        return DecorationSet.create(doc, [Decoration.node(0, only.nodeSize, { 'data-placeholder': text })])
      },
    },
  })
