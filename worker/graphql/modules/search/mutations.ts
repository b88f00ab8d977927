import { searchClickEvent } from '../../../services/search/search-click-event'
import { command } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const searchMutations: Resolvers = {
  Mutation: {
    searchClickEvent: command(searchClickEvent),
  },
}
