import { ownTokens } from '../../../services/access-token/own-tokens'
import type { Resolvers } from '../../resolvers.generated'

/** Tokens for programs (docs/rules/api.md, "Tokens"). */
export const accessTokenResolvers: Resolvers = {
  Query: {
    accessTokens: (_root, _args, { parts }) => ownTokens(parts),
  },
}
