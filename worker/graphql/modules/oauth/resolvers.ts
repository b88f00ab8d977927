import { ownApplications, ownGrants } from '../../../services/oauth/own-applications'
import { shownAuthorization, shownDevice } from '../../../services/oauth/shown-authorization'
import { failureMember } from '../../failures'
import type { Resolvers } from '../../resolvers.generated'

/** Applications that act for people (docs/rules/oauth.md). */
export const oauthResolvers: Resolvers = {
  Query: {
    oauthApplications: (_root, _args, { parts }) => ownApplications(parts),
    oauthGrants: (_root, _args, { parts }) => ownGrants(parts),
    oauthAuthorization: async (_root, { query }, { parts, reader }) => {
      const result = await shownAuthorization(
        { session: parts.session, browser: parts.browser, reader },
        query,
      )
      if (!result.ok) return failureMember(result.failure)
      const { value } = result
      return value.kind === 'asked'
        ? { __typename: 'OauthAuthorization', ...value }
        : { __typename: 'OauthRefusal', ...value }
    },
    oauthDevice: async (_root, { userCode }, { parts, reader }) => {
      const { db, clock, keys, lockouts, session, browser } = parts
      const result = await shownDevice({ db, clock, keys, lockouts, session, browser, reader }, userCode)
      return result.ok ? { __typename: 'OauthAuthorization', ...result.value } : failureMember(result.failure)
    },
  },
  OauthApplication: {
    isPublic: ({ isPublic }) => isPublic === 1,
  },
}
