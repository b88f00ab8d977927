import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { spelled } from '../../../../schema/story/from-html/cards'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { storySchema } from '../model/schema'

const { MIXTAPE_EMBED, P } = storySchema.nodes

/** Whether a card has nothing but its address. Only pages that are read over https can say more. */
export const isBare = ({ type, attrs }: Node): boolean =>
  type === MIXTAPE_EMBED &&
  attrs.imageId === null &&
  attrs.player === null &&
  attrs.description === '' &&
  attrs.title === spelled(attrs.href) &&
  /^https:/i.test(attrs.href)

/** The most cards of a story that are read when it is opened. */
const MOST_AGAIN = 10

/** Of the cards that a story came with, those whose pages are to be read now, since that was interrupted. */
export const unreadCards = ({ children }: Node, given: StoryBody): string[] => {
  const names = new Set(given.map(({ name }) => name))
  const unread = children.filter((node) => isBare(node) && names.has(node.attrs.name))
  return unread.slice(0, MOST_AGAIN).map(({ attrs }) => attrs.name)
}

/** Where the card of a name is, if it is still there. */
export function cardAt({ doc }: EditorState, name: string): { node: Node; pos: number } | undefined {
  let card: { node: Node; pos: number } | undefined
  doc.forEach((node, pos) => {
    if (node.type === MIXTAPE_EMBED && node.attrs.name === name) card = { node, pos }
  })
  return card
}

/** Turns a card into a paragraph with the link to its page. */
export function cardAsLink(state: EditorState, { node, pos }: { node: Node; pos: number }): Transaction {
  const { href, name, inToggle } = node.attrs
  const link = storySchema.text(href, [storySchema.marks.A.create({ href })])
  return state.tr.replaceWith(pos, pos + node.nodeSize, P.create({ name, inToggle }, link))
}
