import type { Node } from 'prosemirror-model'
import { countWords, readingSeconds } from '../../../../schema/rules/reading-time'
import { paragraphText } from '../../../../schema/story/text'
import { paragraphOf } from './to-paragraphs'

/** The words of paragraphs. A node never changes, so only those that were edited are counted again. */
const counted = new WeakMap<Node, number>()

function wordsOf(node: Node): number {
  const known = counted.get(node)
  if (known !== undefined) return known
  const words = countWords(paragraphText(paragraphOf(node)))
  counted.set(node, words)
  return words
}

/** How long a story is: its words as lists count them, and the seconds that it takes to read. */
export function storyLength(doc: Node): { words: number; seconds: number } {
  let words = 0
  let images = 0
  for (const node of doc.children) {
    words += wordsOf(node)
    if (node.type.name === 'IMG') images += 1
  }
  return { words, seconds: readingSeconds(words, images) }
}
