import { sendVerificationEmail } from '../../../services/identity/addresses/send-verification-email'
import { sendAcctAuthEmail } from '../../../services/identity/codes/send-acct-auth-email'
import { sendAlternateUserEmail } from '../../../services/identity/codes/send-alternate-user-email'
import { verifyLoginCode } from '../../../services/identity/codes/verify-login-code'
import { forgetAlternateUser } from '../../../services/identity/forget-alternate-user'
import { finishPasskeySignIn } from '../../../services/identity/passkeys/finish-passkey-sign-in'
import { startPasskeySignIn } from '../../../services/identity/passkeys/start-passkey-sign-in'
import { signInWithPassword } from '../../../services/identity/passwords/sign-in-with-password'
import { verifyTwoFactorCode } from '../../../services/identity/two-factor/verify-two-factor-code'
import { command, mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const identityMutations: Resolvers = {
  Mutation: {
    signInWithPassword: mutation(signInWithPassword, 'Token'),
    verifyTwoFactorCode: mutation(verifyTwoFactorCode, 'Token'),
    startPasskeySignIn: mutation(startPasskeySignIn, 'PasskeyChallenge'),
    finishPasskeySignIn: mutation(finishPasskeySignIn, 'Token'),
    sendAcctAuthEmail: mutation(sendAcctAuthEmail, 'SusiMethod'),
    sendAlternateUserEmail: mutation(sendAlternateUserEmail, 'SusiMethod'),
    forgetAlternateUser: command(forgetAlternateUser),
    verifyLoginCode: mutation(verifyLoginCode, 'Token'),
    sendVerificationEmail: command(sendVerificationEmail),
  },
}
