import { createPostLink } from '../../../services/post-link/create-post-link'
import { revokePostLink } from '../../../services/post-link/revoke-post-link'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const postLinkMutations: Resolvers = {
  Mutation: {
    createPostLink: mutation(createPostLink, 'PostLink'),
    revokePostLink: mutation(revokePostLink, 'PostLinks'),
  },
}
