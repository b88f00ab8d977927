import type { Node, ResolvedPos } from 'prosemirror-model'

/** A place in a text: an offset in characters in one of its paragraphs. */
export interface Place {
  index: number
  offset: number
}

/** Resolves a place to a position in the document; a place beyond either end becomes the nearest position. */
export function resolvePlace(doc: Node, { index, offset }: Place): ResolvedPos {
  const paragraph = doc.maybeChild(index)
  if (!paragraph) return doc.resolve(doc.content.size)
  const start = doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  return doc.resolve(start + Math.min(1 + offset, paragraph.nodeSize - 1))
}
