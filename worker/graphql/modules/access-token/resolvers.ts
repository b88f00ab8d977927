import { createAccessToken } from '../../../services/access-token/create-access-token'
import { ownTokens } from '../../../services/access-token/own-tokens'
import { revokeAccessToken } from '../../../services/access-token/revoke-access-token'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

/** Tokens for programs (docs/rules/api.md, "Tokens"). */
export const accessTokenResolvers: Resolvers = {
  Query: {
    accessTokens: (_root, _args, { parts }) => ownTokens(parts),
  },
  Mutation: {
    createAccessToken: mutation(createAccessToken, 'CreatedAccessToken'),
    revokeAccessToken: mutation(revokeAccessToken, 'AccessTokens'),
  },
}
