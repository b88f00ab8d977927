import { createAccessToken } from '../../../services/access-token/create-access-token'
import { revokeAccessToken } from '../../../services/access-token/revoke-access-token'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const accessTokenMutations: Resolvers = {
  Mutation: {
    createAccessToken: mutation(createAccessToken, 'CreatedAccessToken'),
    revokeAccessToken: mutation(revokeAccessToken, 'AccessTokens'),
  },
}
