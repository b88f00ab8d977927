import type { Node } from 'prosemirror-model'

/** How words are found. */
export interface Search {
  words: string
  /** Whether capital letters are told from small ones. */
  isCase: boolean
  /** Whether only whole words are found. */
  isWhole: boolean
}

/** Where words stand, as positions in the document. */
export interface Match {
  from: number
  to: number
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** The pattern of a search; nothing finds nothing. */
function patternOf({ words, isCase, isWhole }: Search): RegExp | undefined {
  if (words === '') return undefined
  const sign = '[\\p{L}\\p{N}\\p{M}_]'
  const source = isWhole ? `(?<!${sign})${escaped(words)}(?!${sign})` : escaped(words)
  return new RegExp(source, isCase ? 'gu' : 'giu')
}

/** Where a text has words, in its order. What is found lies within one paragraph, cell or caption. */
export function findMatches(doc: Node, search: Search): Match[] {
  const pattern = patternOf(search)
  const matches: Match[] = []
  if (!pattern) return matches
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    for (const { index, 0: text } of node.textContent.matchAll(pattern))
      matches.push({ from: pos + 1 + index, to: pos + 1 + index + text.length })
    return false
  })
  return matches
}
