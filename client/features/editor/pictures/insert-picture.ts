import type { Node } from 'prosemirror-model'
import { type EditorState, NodeSelection, type Transaction } from 'prosemirror-state'
import type { UploadedPicture } from '../../picture/upload-picture'
import { currentParagraph } from '../commands/selected'
import { storySchema } from '../model/schema'

const { IMG, P } = storySchema.nodes

/** The place below the paragraph that holds a position. */
export function placeBelow({ doc }: Pick<EditorState, 'doc'>, pos: number): number {
  const $pos = doc.resolve(pos)
  return $pos.depth > 0 ? $pos.after(1) : pos
}

/**
 * Puts a picture between two paragraphs. An empty paragraph with the cursor before it makes way, and the picture is
 * selected, so that its writer is asked to describe it; otherwise the cursor stays where it is.
 *
 * @param known a paragraph with what is known about the picture already.
 */
export function insertPicture(
  state: EditorState,
  pos: number,
  { imageId, width, height }: UploadedPicture,
  known?: Node,
): Transaction {
  const { tr } = state
  const size = width > 0 && height > 0 ? { width, height } : {}
  const picture = IMG.create({ ...known?.attrs, name: null, src: null, imageId, ...size }, known?.content)
  const current = currentParagraph(state)
  const makesWay =
    current !== undefined &&
    current.node.type === P &&
    current.node.content.size === 0 &&
    current.pos + current.node.nodeSize === pos
  if (!makesWay) return tr.insert(pos, picture)
  tr.replaceWith(current.pos, pos, picture)
  return tr.setSelection(NodeSelection.create(tr.doc, current.pos)).scrollIntoView()
}
