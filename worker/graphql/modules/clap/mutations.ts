import { clapCatalog } from '../../../services/clap/clap-catalog'
import { clapPost } from '../../../services/clap/clap-post'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const clapMutations: Resolvers = {
  Mutation: {
    clapPost: mutation(clapPost, 'Post'),
    clapCatalog: mutation(clapCatalog, 'Catalog'),
  },
}
