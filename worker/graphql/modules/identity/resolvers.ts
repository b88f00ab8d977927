import { GraphQLError } from 'graphql'
import { normalizedEmail } from '../../../../schema/rules/email'
import { PROVIDER_NAMES } from '../../../../schema/rules/identity'
import { ADDRESSES_ASKED_ABOUT } from '../../../../schema/rules/sign-in-mails'
import { codeWording } from '../../../../schema/wording/codes'
import { signInWording } from '../../../../schema/wording/sign-in'
import { accountByEmail } from '../../../data/identity/accounts'
import { issueAccountToken } from '../../../services/identity/account-token'
import { askVerification } from '../../../services/identity/addresses/ask-verification'
import { alternateUser, sendAlternateUserCode } from '../../../services/identity/alternate-user'
import { summarizeLink } from '../../../services/identity/codes/follow-link'
import { type CodeRefusal, type SentCode, sendCode } from '../../../services/identity/codes/send-code'
import { verifyCode } from '../../../services/identity/codes/verify-code'
import { offered } from '../../../services/identity/providers/offered'
import { oneTapOptions } from '../../../services/identity/providers/one-tap'
import { isRefused } from '../../../services/identity/refused'
import { forgetAccount } from '../../../services/identity/remembered-account'
import type { Parts } from '../../../services/parts'
import { refusal } from '../../refusal'
import type { Resolvers } from './types.generated'

/**
 * Whether an account can still be made with an address.
 *
 * @throws GraphQLError for the sender: it is no address, or too many were asked about.
 */
async function isAvailable({ db, lockouts, browser }: Parts, text: string): Promise<boolean> {
  const email = normalizedEmail(text)
  if (!email) throw new GraphQLError(signInWording.errors.email, { extensions: { code: 'BAD_USER_INPUT' } })
  const { most, windowMs } = ADDRESSES_ASKED_ABOUT
  if ((await lockouts.use('addresses', browser.address ?? 'unknown', windowMs)) > most) {
    const extensions = { code: 'LIMIT_EXCEEDED', limit: 'emailAvailability' }
    throw new GraphQLError(codeWording.tooManyQuestions, { extensions })
  }
  return (await db.first(accountByEmail, email)) === undefined
}

/** The providers that are set up and not hidden by a flag. */
const providersOf = (identity: Parts) =>
  PROVIDER_NAMES.map((name) => ({
    name,
    isLoginOffered: offered(identity, name, 'login') !== undefined,
    isRegisterOffered: offered(identity, name, 'register') !== undefined,
  })).filter(({ isLoginOffered, isRegisterOffered }) => isLoginOffered || isRegisterOffered)

/** What asking for a mail ended with, as the schema has it. */
const mailed = (sent: SentCode | CodeRefusal) =>
  isRefused(sent) ? refusal(sent) : ({ __typename: 'SusiMethod', value: sent.operation } as const)

/** Codes and links that are mailed, and what the page that signs in has to know. */
export const identityResolvers: Resolvers = {
  Query: {
    emailAvailability: (_root, { email }, { identity }) => isAvailable(identity, email),
    accountToken: (_root, _args, { identity }) => issueAccountToken(identity),
    signInLink: async (_root, { token }, { identity, reader }) => {
      const link = await summarizeLink(identity, token)
      if (!link) return null
      const user = link.userId === null ? null : ((await reader.users.load(link.userId)) ?? null)
      return { ...link, user }
    },
    alternateUserSuggestion: async (_root, _args, { identity }) => (await alternateUser(identity)) ?? null,
    signInOptions: (_root, _args, { identity }) => {
      const { captcha, flags } = identity
      return {
        providers: providersOf(identity),
        isEmailOffered: !flags.disable_login_email,
        captcha: captcha?.client ?? null,
      }
    },
  },
  SignInOptions: {
    oneTap: (_root, _args, { identity }) => oneTapOptions(identity),
  },
  Mutation: {
    sendAcctAuthEmail: async (_root, asked, { identity }) => mailed(await sendCode(identity, asked)),
    sendAlternateUserEmail: async (_root, asked, { identity }) =>
      mailed(await sendAlternateUserCode(identity, asked)),
    forgetAlternateUser: (_root, _args, { identity }) => {
      forgetAccount(identity.browser)
      return { success: true }
    },
    verifyLoginCode: async (_root, { loginCode }, { identity }) => {
      const verdict = await verifyCode(identity, loginCode)
      return isRefused(verdict) ? refusal(verdict) : { __typename: 'Token', value: verdict.token }
    },
    sendVerificationEmail: async (_root, _args, { identity }) => {
      const failed = await askVerification(identity)
      return failed ? refusal(failed) : { __typename: 'MutationSuccess', success: true }
    },
  },
}
