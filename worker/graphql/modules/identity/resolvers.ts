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
import type { Resolvers } from './types.generated'

/** Codes and links that are mailed, and what the page that signs in has to know. */
export const identityResolvers: Resolvers = {
  Query: {
    emailAvailability: async (_root, args, { identity }) => {
      const result = await emailAvailability(identity, args)
      if (result.ok) return result.value
      throw failureError(result.failure)
    },
    accountToken: (_root, _args, { identity }) => issueAccountToken(identity),
    signInLink: async (_root, { token }, { identity, reader }) => {
      const link = await summarizeLink(identity, token)
      if (!link) return null
      const user = link.userId === null ? null : ((await reader.users.load(link.userId)) ?? null)
      return { ...link, user }
    },
    alternateUserSuggestion: async (_root, _args, { identity }) => (await alternateUser(identity)) ?? null,
    signInOptions: (_root, _args, { identity }) => ({
      providers: offeredProviders(identity),
      isEmailOffered: !identity.flags.disable_login_email,
      captcha: identity.captcha?.client ?? null,
    }),
  },
  SignInOptions: {
    oneTap: (_root, _args, { identity }) => oneTapOptions(identity),
  },
  Mutation: {
    sendAcctAuthEmail: mutation(sendAcctAuthEmail, 'SusiMethod'),
    sendAlternateUserEmail: mutation(sendAlternateUserEmail, 'SusiMethod'),
    forgetAlternateUser: command(forgetAlternateUser),
    verifyLoginCode: mutation(verifyLoginCode, 'Token'),
    sendVerificationEmail: command(sendVerificationEmail),
  },
}
