import { frameOf } from '../../../../schema/rules/embeds'
import { siteStatus } from '../../../services/site/status'
import type { Resolvers } from '../../resolvers.generated'

/** What concerns the site as a whole. */
export const siteResolvers: Resolvers = {
  Query: {
    operator: (_root, _args, { parts }) => parts.operator,
    siteStatus: (_root, _args, { parts }) => siteStatus(parts),
    frameOf: (_root, { address }) => frameOf(address) ?? null,
  },
}
