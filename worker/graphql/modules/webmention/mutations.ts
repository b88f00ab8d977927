import { decideOnWebmention } from '../../../services/webmention/decide-on-webmention'
import { unblockSite } from '../../../services/webmention/unblock-site'
import { mutation, postMutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const webmentionMutations: Resolvers = {
  Mutation: {
    decideOnWebmention: postMutation(decideOnWebmention),
    unblockSite: mutation(unblockSite, 'BlockedSites'),
  },
}
