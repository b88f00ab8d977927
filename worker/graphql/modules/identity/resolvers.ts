import { issueAccountToken } from '../../../services/identity/account-token'
import { alternateUser } from '../../../services/identity/alternate-user'
import { summarizeLink } from '../../../services/identity/codes/follow-link'
import { emailAvailability } from '../../../services/identity/email-availability'
import { offeredProviders } from '../../../services/identity/providers/offered'
import { oneTapOptions } from '../../../services/identity/providers/one-tap'
import { pendingSecondFactor } from '../../../services/identity/two-factor/second-factor'
import { failureError } from '../../failures'
import { required } from '../../required'
import type { Resolvers } from '../../resolvers.generated'

/** What the sign-in page shows, and what a mailed link is about. */
export const identityResolvers: Resolvers = {
  Query: {
    emailAvailability: async (_root, args, { parts }) => {
      const result = await emailAvailability(parts, args)
      if (result.ok) return result.value
      throw failureError(result.failure)
    },
    accountToken: (_root, _args, { parts }) => issueAccountToken(parts),
    signInLink: async (_root, { token }, { parts, reader }) => {
      const link = await summarizeLink(parts, token)
      if (!link) return null
      const user = link.userId === null ? null : ((await reader.users.load(link.userId)) ?? null)
      return { ...link, user }
    },
    pendingSecondFactor: async (_root, _args, { parts, reader }) => {
      const pending = await pendingSecondFactor(parts)
      if (!pending) return null
      return { user: required(await reader.users.load(pending.userId), 'user', pending.userId) }
    },
    alternateUserSuggestion: async (_root, _args, { parts }) => (await alternateUser(parts)) ?? null,
    signInOptions: (_root, _args, { parts }) => ({
      providers: offeredProviders(parts),
      isEmailOffered: !parts.flags.disable_login_email,
      captcha: parts.captcha?.client ?? null,
    }),
  },
  SignInOptions: {
    oneTap: (_root, _args, { parts }) => oneTapOptions(parts),
  },
}
