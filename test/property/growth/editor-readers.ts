import { looksLikeMarkdown } from '../../../client/features/editor/paste/looks-like-markdown'
import { pastedSlice } from '../../../client/features/editor/paste/pasted-slice'
import type { Element, Node } from '../../../schema/story/from-html/tree'
import { entry, LONG, type Reader } from './inputs'

const element = (tagName: string, childNodes: Node[], style = ''): Element => ({
  nodeName: tagName,
  tagName,
  attrs: style === '' ? [] : [{ name: 'style', value: style }],
  childNodes,
})
const words = (value: string): Node => ({ nodeName: '#text', value })

/** A list of Word with an item for each 64 characters, which go deeper and come back, with the text as a style too. */
const wordItems = (text: string): Node[] =>
  Array.from({ length: Math.ceil(text.length / 64) }, (_, i) => {
    const marker = element('span', [words(`${i}.`)], 'mso-list:Ignore')
    const level = `mso-list:l0 level${(i % 9) + 1} lfo1`
    return element('p', [marker, words(text.slice(i * 64, i * 64 + 64))], level)
  })

/** What the editor reads from the clipboard. */
export const EDITOR_READERS: readonly Reader[] = [
  entry('client/features/editor/paste/pasted-slice.ts pastedSlice', LONG, (text) => [
    pastedSlice({ childNodes: wordItems(text) }),
    pastedSlice({ childNodes: [element('p', [words(text)], text), element('h1', [words(text)], text)] }),
  ]),
  entry('client/features/editor/paste/looks-like-markdown.ts looksLikeMarkdown', LONG, looksLikeMarkdown),
]
