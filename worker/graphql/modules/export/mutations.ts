import { requestExport } from '../../../services/export/request-export'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const exportMutations: Resolvers = {
  Mutation: {
    requestExport: mutation(requestExport, 'AccountExport'),
  },
}
