import { createPostLink } from '../../../services/post-link/create-post-link'
import { readLinks } from '../../../services/post-link/read-links'
import { revokePostLink } from '../../../services/post-link/revoke-post-link'
import { failureMember } from '../../failures'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

/** Links that open a story to whoever has them (docs/rules/writing.md). */
export const postLinkResolvers: Resolvers = {
  Query: {
    postLinks: async (_root, { postId }, { parts }) => {
      const result = await readLinks(parts, postId)
      return result.ok ? { __typename: 'PostLinks', ...result.value } : failureMember(result.failure)
    },
  },
  Mutation: {
    createPostLink: mutation(createPostLink, 'PostLink'),
    revokePostLink: mutation(revokePostLink, 'PostLinks'),
  },
  PostLink: {
    address: ({ address }) => address ?? null,
  },
}
