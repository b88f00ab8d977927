import { decideOnWebmention } from '../../../services/webmention/decide-on-webmention'
import { postMutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const webmentionMutations: Resolvers = {
  Mutation: {
    decideOnWebmention: postMutation(decideOnWebmention),
  },
}
