import type { OwnTokens } from '../../../services/access-token/own-tokens'

export type AccessTokensMapper = OwnTokens
