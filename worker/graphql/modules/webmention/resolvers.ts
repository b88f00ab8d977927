import { responsesCacheTag } from '../../../edge-cache/tags'
import { ownBlockedSites } from '../../../services/webmention/blocked-sites'
import { shownWebmentions } from '../../../services/webmention/shown'
import { withheldWebmentions } from '../../../services/webmention/withheld'
import type { Resolvers } from '../../resolvers.generated'
import { enumName } from '../../results'

/** Mentions by pages elsewhere. Rules: docs/rules/webmentions.md. */
export const webmentionResolvers: Resolvers = {
  Query: {
    blockedSites: (_root, _args, { parts }) => ownBlockedSites(parts),
  },
  Post: {
    webmentions: ({ id }, _args, { reader, tags }) => {
      tags.add(responsesCacheTag(id))
      return shownWebmentions(reader, id)
    },
    withheldWebmentions: async ({ id }, _args, { reader, viewer }) =>
      withheldWebmentions(reader.db, id, await viewer()),
  },
  Webmention: {
    status: ({ status }) => enumName(status),
  },
}
