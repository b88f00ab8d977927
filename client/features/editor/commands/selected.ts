import type { Node } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import type { ParagraphType } from '../../../../schema/story/paragraph'

/** A paragraph of the document and where it starts. */
export interface Placed {
  node: Node
  pos: number
}

export const typeOf = (node: Node): ParagraphType => node.type.name as ParagraphType

/** The paragraphs that the selection touches. */
export function selectedParagraphs({ doc, selection }: EditorState): Placed[] {
  const paragraphs: Placed[] = []
  doc.nodesBetween(selection.from, selection.to, (node, pos) => {
    paragraphs.push({ node, pos })
    return false
  })
  return paragraphs
}

/** The paragraph that the selection starts in. */
export function currentParagraph({ doc, selection }: EditorState): Placed | undefined {
  const { $from } = selection
  if ($from.depth > 0) return { node: $from.node(1), pos: $from.before(1) }
  const node = doc.nodeAt($from.pos)
  return node === null ? undefined : { node, pos: $from.pos }
}

/** The paragraph with nothing selected but a place in its own text, not in a cell or a table’s caption. */
export function cursorParagraph(state: EditorState): (Placed & { offset: number }) | undefined {
  const { $from, empty } = state.selection
  if (!empty || $from.depth !== 1 || !$from.parent.isTextblock) return undefined
  return { node: $from.parent, pos: $from.before(1), offset: $from.parentOffset }
}
