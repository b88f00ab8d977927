import { readLinks } from '../../../services/post-link/read-links'
import { failureMember } from '../../failures'
import type { Resolvers } from '../../resolvers.generated'

/** Links that open a story to anyone who has them (docs/rules/writing.md). */
export const postLinkResolvers: Resolvers = {
  Query: {
    postLinks: async (_root, { postId }, { parts }) => {
      const result = await readLinks(parts, postId)
      return result.ok ? { __typename: 'PostLinks', ...result.value } : failureMember(result.failure)
    },
  },
  PostLink: {
    address: ({ address }) => address ?? null,
  },
}
