import { Fragment, Slice } from 'prosemirror-model'
import { treeToParagraphs } from '../../../../schema/story/from-html/convert'
import type { Tree } from '../../../../schema/story/from-html/tree'
import type { Paragraph, StoryBody } from '../../../../schema/story/paragraph'
import { isTextType } from '../commands/paragraph-type'
import { nodeOf } from '../model/from-paragraphs'
import { tidy } from './tidy'

/** Pasted content from elsewhere, as paragraphs of a story. The editor names them. */
export const pastedParagraphs = (tree: Tree): StoryBody =>
  treeToParagraphs(tidy(tree), { embedsAddresses: true })

/** A run of plain text goes on in the paragraph that it is pasted into; other types stay what they are. */
const isOpen = (paragraph: Paragraph | undefined): boolean => paragraph?.type === 'P'

/**
 * What is pasted from elsewhere, ready for the document: its first and its last paragraph join what they are put between
 * if they are plain, and a single one does so whatever running text it is. Rule: docs/rules/editor.md, "Paste".
 */
export function pastedSlice(tree: Tree): Slice {
  const body = pastedParagraphs(tree)
  const [only] = body
  const content = Fragment.fromArray(
    body.map((paragraph) => {
      const node = nodeOf(paragraph)
      return node.type.create({ ...node.attrs, name: null }, node.content)
    }),
  )
  if (body.length === 1 && only !== undefined && isTextType(only.type)) return new Slice(content, 1, 1)
  return new Slice(content, isOpen(only) ? 1 : 0, isOpen(body.at(-1)) ? 1 : 0)
}
