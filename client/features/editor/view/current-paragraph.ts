import { Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { selectedParagraphs } from '../commands/selected'

/** Marks the paragraphs that the selection touches: in focus mode the others step back. */
export const currentParagraphs = (): Plugin =>
  new Plugin({
    props: {
      decorations: (state) =>
        DecorationSet.create(
          state.doc,
          selectedParagraphs(state).map(({ node, pos }) =>
            Decoration.node(pos, pos + node.nodeSize, { class: 'is-current' }),
          ),
        ),
    },
  })
