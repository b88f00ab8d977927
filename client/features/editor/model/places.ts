import type { Node, ResolvedPos } from 'prosemirror-model'

/** A place in a text: so many characters into one of its paragraphs. */
export interface Place {
  index: number
  offset: number
}

/** The same as a position of a document; beyond the ends, the nearest one. */
export function resolvePlace(doc: Node, { index, offset }: Place): ResolvedPos {
  const paragraph = doc.maybeChild(index)
  if (!paragraph) return doc.resolve(doc.content.size)
  const start = doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  return doc.resolve(start + Math.min(1 + offset, paragraph.nodeSize - 1))
}
