import { issueAccountToken } from '../../../services/identity/account-token'
import { sendVerificationEmail } from '../../../services/identity/addresses/send-verification-email'
import { alternateUser } from '../../../services/identity/alternate-user'
import { summarizeLink } from '../../../services/identity/codes/follow-link'
import { sendAcctAuthEmail } from '../../../services/identity/codes/send-acct-auth-email'
import { sendAlternateUserEmail } from '../../../services/identity/codes/send-alternate-user-email'
import { verifyLoginCode } from '../../../services/identity/codes/verify-login-code'
import { emailAvailability } from '../../../services/identity/email-availability'
import { forgetAlternateUser } from '../../../services/identity/forget-alternate-user'
import { offeredProviders } from '../../../services/identity/providers/offered'
import { oneTapOptions } from '../../../services/identity/providers/one-tap'
import { failureError } from '../../failures'
import { command, mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

/** Codes and links that are mailed, and the data of the sign-in page. */
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
  Mutation: {
    sendAcctAuthEmail: mutation(sendAcctAuthEmail, 'SusiMethod'),
    sendAlternateUserEmail: mutation(sendAlternateUserEmail, 'SusiMethod'),
    forgetAlternateUser: command(forgetAlternateUser),
    verifyLoginCode: mutation(verifyLoginCode, 'Token'),
    sendVerificationEmail: command(sendVerificationEmail),
  },
}
