import { clapCatalog } from '../../../services/clap/clap-catalog'
import { clapPost } from '../../../services/clap/clap-post'
import { mutation, postMutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const clapMutations: Resolvers = {
  Mutation: {
    clapPost: postMutation(clapPost),
    clapCatalog: mutation(clapCatalog, 'Catalog'),
  },
}
