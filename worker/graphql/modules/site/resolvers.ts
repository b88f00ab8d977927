import { frameOf } from '../../../../schema/rules/embeds'
import { ownFrame } from '../../../services/embed/own-frame'
import { frameId, storedFrame } from '../../../services/media/stored-frames'
import { siteStatus } from '../../../services/site/status'
import type { Resolvers } from '../../resolvers.generated'

/** What concerns the site as a whole. */
export const siteResolvers: Resolvers = {
  Query: {
    operator: (_root, _args, { parts }) => parts.operator,
    siteStatus: (_root, _args, { parts }) => siteStatus(parts),
    frameOf: (_root, { address }, { reader, origin, parts }) =>
      frameOf(address) ?? ownFrame({ reader, origin }, address, parts.site.productName),
    storedFrame: (_root, { id }, { reader }) => storedFrame(reader.db, id),
  },
  EmbeddedFrame: {
    id: async ({ src }, _args, { origin }) => (src.startsWith(`${origin}/`) ? null : frameId(src)),
  },
}
