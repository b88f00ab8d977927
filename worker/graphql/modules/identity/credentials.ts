import { finishPasskeySignIn, startPasskeySignIn } from '../../../services/identity/passkey-sign-in'
import { signInWithPassword } from '../../../services/identity/password-sign-in'
import { isRefused, type LockedOut, type Refused } from '../../../services/identity/refused'
import { pendingSecondFactor, verifyTwoFactorCode } from '../../../services/identity/second-factor'
import { refusal } from '../../refusal'
import { required } from '../../required'
import type { Resolvers } from './types.generated'

/** What signing in ended with, as the schema has it. */
const signedIn = (
  result:
    | { token: string }
    | Refused<'BadRequest'>
    | Refused<'NotFound'>
    | Refused<'FailedChallenge'>
    | LockedOut,
) => (isRefused(result) ? refusal(result) : ({ __typename: 'Token', value: result.token } as const))

/** Signing in by a password, a second factor or a passkey. */
export const credentialResolvers: Resolvers = {
  Query: {
    pendingSecondFactor: async (_root, _args, { identity, reader }) => {
      const pending = await pendingSecondFactor(identity)
      if (!pending) return null
      return { user: required(await reader.users.load(pending.userId), 'user', pending.userId) }
    },
  },
  Mutation: {
    signInWithPassword: async (_root, args, { identity }) =>
      signedIn(await signInWithPassword(identity, args)),
    verifyTwoFactorCode: async (_root, { code }, { identity }) =>
      signedIn(await verifyTwoFactorCode(identity, code)),
    startPasskeySignIn: async (_root, _args, { identity }) => {
      const result = await startPasskeySignIn(identity)
      return isRefused(result) ? refusal(result) : { __typename: 'PasskeyChallenge', options: result.options }
    },
    finishPasskeySignIn: async (_root, { response, redirect }, { identity }) =>
      signedIn(await finishPasskeySignIn(identity, response, redirect)),
  },
}
