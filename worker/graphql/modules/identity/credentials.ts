import { finishPasskeySignIn } from '../../../services/identity/passkeys/finish-passkey-sign-in'
import { startPasskeySignIn } from '../../../services/identity/passkeys/start-passkey-sign-in'
import { signInWithPassword } from '../../../services/identity/passwords/sign-in-with-password'
import { pendingSecondFactor } from '../../../services/identity/two-factor/second-factor'
import { verifyTwoFactorCode } from '../../../services/identity/two-factor/verify-two-factor-code'
import { mutation } from '../../mutation'
import { required } from '../../required'
import type { Resolvers } from '../../resolvers.generated'

/** Signing in with a password, a second factor or a passkey. */
export const credentialResolvers: Resolvers = {
  Query: {
    pendingSecondFactor: async (_root, _args, { parts, reader }) => {
      const pending = await pendingSecondFactor(parts)
      if (!pending) return null
      return { user: required(await reader.users.load(pending.userId), 'user', pending.userId) }
    },
  },
  Mutation: {
    signInWithPassword: mutation(signInWithPassword, 'Token'),
    verifyTwoFactorCode: mutation(verifyTwoFactorCode, 'Token'),
    startPasskeySignIn: mutation(startPasskeySignIn, 'PasskeyChallenge'),
    finishPasskeySignIn: mutation(finishPasskeySignIn, 'Token'),
  },
}
