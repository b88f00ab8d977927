import type { Node } from 'prosemirror-model'
import { MAX_HREF } from '../../../../schema/rules/limits'
import { embedOf } from '../../../../schema/story/from-html/frames'
import { typedAddress } from '../commands/links'
import { nodeOf } from '../model/from-paragraphs'

/**
 * What an address on the web is shown as: a frame of an allowed provider, a player, or a card; nothing for what isn't
 * one. The editor names it. Rule: docs/rules/stories.md, "Embeds".
 */
export function embedNode(typed: string, title: string): Node | undefined {
  const address = typedAddress(typed)
  if (address === undefined || address.length > MAX_HREF) return undefined
  const embed = embedOf(address, title)
  if (!embed) return undefined
  const node = nodeOf({ ...embed, name: 'embed' })
  return node.type.create({ ...node.attrs, name: null }, node.content)
}
