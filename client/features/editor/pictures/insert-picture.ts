import type { Node } from 'prosemirror-model'
import { type EditorState, NodeSelection, type Transaction } from 'prosemirror-state'
import type { UploadedPicture } from '../../picture/upload-picture'
import { beside } from '../commands/insert'
import { currentParagraph } from '../commands/selected'
import { storySchema } from '../model/schema'

const { IMG, P } = storySchema.nodes

/** The place below the paragraph that holds a position. */
export function placeBelow({ doc }: Pick<EditorState, 'doc'>, pos: number): number {
  const $pos = doc.resolve(pos)
  return $pos.depth > 0 ? $pos.after(1) : pos
}

/** A stored picture as a paragraph. @param known a paragraph with what is known about it already. */
export function pictureNode({ imageId, width, height }: UploadedPicture, known?: Node): Node {
  const size = width > 0 && height > 0 ? { width, height } : {}
  return IMG.create({ ...known?.attrs, name: null, src: null, imageId, ...size }, known?.content)
}

/**
 * Puts what was uploaded between two paragraphs. An empty paragraph with the cursor before it makes way, and what comes
 * is selected, so that its writer is asked to describe it; otherwise the cursor stays where it is.
 */
export function insertUploaded(state: EditorState, pos: number, node: Node): Transaction {
  const { tr } = state
  const inserted = beside(node, tr.doc.resolve(pos).nodeBefore)
  const current = currentParagraph(state)
  const makesWay =
    current !== undefined &&
    current.node.type === P &&
    current.node.content.size === 0 &&
    current.pos + current.node.nodeSize === pos
  if (!makesWay) return tr.insert(pos, inserted)
  tr.replaceWith(current.pos, pos, inserted)
  return tr.setSelection(NodeSelection.create(tr.doc, current.pos)).scrollIntoView()
}
