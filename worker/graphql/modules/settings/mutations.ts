import { cancelEmailChange } from '../../../services/account/cancel-email-change'
import { changeEmail } from '../../../services/account/change-email'
import { changeUsername } from '../../../services/account/change-username'
import { deactivateAccount } from '../../../services/account/deactivate-account'
import { deleteAccount } from '../../../services/account/delete-account'
import { updateProfile } from '../../../services/account/update-profile'
import { disconnectAccount } from '../../../services/identity/disconnect-account'
import { connectMastodonFinish } from '../../../services/identity/mastodon/connect-mastodon-finish'
import { connectMastodonStart } from '../../../services/identity/mastodon/connect-mastodon-start'
import { finishPasskeyRegistration } from '../../../services/identity/passkeys/finish-passkey-registration'
import { removePasskey } from '../../../services/identity/passkeys/remove-passkey'
import { renamePasskey } from '../../../services/identity/passkeys/rename-passkey'
import { startPasskeyRegistration } from '../../../services/identity/passkeys/start-passkey-registration'
import { removePassword } from '../../../services/identity/passwords/remove-password'
import { setPassword } from '../../../services/identity/passwords/set-password'
import { revokeOtherSessions } from '../../../services/identity/revoke-other-sessions'
import { revokeSession } from '../../../services/identity/revoke-session'
import { confirmTwoFactor } from '../../../services/identity/two-factor/confirm-two-factor'
import { disableTwoFactor } from '../../../services/identity/two-factor/disable-two-factor'
import { regenerateRecoveryCodes } from '../../../services/identity/two-factor/regenerate-recovery-codes'
import { startTwoFactor } from '../../../services/identity/two-factor/start-two-factor'
import { command, mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const settingsMutations: Resolvers = {
  Mutation: {
    changeEmail: mutation(changeEmail, 'AccountSettings'),
    cancelEmailChange: mutation(cancelEmailChange, 'AccountSettings'),
    changeUsername: mutation(changeUsername, 'AccountSettings'),
    updateProfile: mutation(updateProfile, 'AccountSettings'),
    deactivateAccount: command(deactivateAccount),
    deleteAccount: command(deleteAccount),
    revokeSession: mutation(revokeSession, 'SecuritySettings'),
    revokeOtherSessions: mutation(revokeOtherSessions, 'SecuritySettings'),
    startPasskeyRegistration: mutation(startPasskeyRegistration, 'PasskeyChallenge'),
    finishPasskeyRegistration: mutation(finishPasskeyRegistration, 'SecuritySettings'),
    renamePasskey: mutation(renamePasskey, 'SecuritySettings'),
    removePasskey: mutation(removePasskey, 'SecuritySettings'),
    startTwoFactor: mutation(startTwoFactor, 'TwoFactorSetup'),
    confirmTwoFactor: mutation(confirmTwoFactor, 'RecoveryCodes'),
    disableTwoFactor: mutation(disableTwoFactor, 'SecuritySettings'),
    regenerateRecoveryCodes: mutation(regenerateRecoveryCodes, 'RecoveryCodes'),
    setPassword: mutation(setPassword, 'SecuritySettings'),
    removePassword: mutation(removePassword, 'SecuritySettings'),
    disconnectAccount: mutation(disconnectAccount, 'SecuritySettings'),
    connectMastodonStart: mutation(connectMastodonStart, 'MastodonVisit'),
    connectMastodonFinish: mutation(connectMastodonFinish, 'MastodonAccount'),
  },
}
