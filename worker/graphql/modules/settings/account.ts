import { ownAccountSettings } from '../../../services/account/account-settings'
import { cancelEmailChange } from '../../../services/account/cancel-email-change'
import { changeEmail } from '../../../services/account/change-email'
import { changeUsername } from '../../../services/account/change-username'
import { deactivateAccount } from '../../../services/account/deactivate-account'
import { deleteAccount } from '../../../services/account/delete-account'
import { updateProfile } from '../../../services/account/update-profile'
import { command, mutation } from '../../mutation'
import type { Resolvers } from './types.generated'

/** What the viewer's account settings show and change. Rules: docs/rules/identity.md. */
export const accountSettingsResolvers: Resolvers = {
  Query: {
    accountSettings: (_root, _args, { parts }) => ownAccountSettings(parts),
  },
  Mutation: {
    changeEmail: mutation(changeEmail, 'AccountSettings'),
    cancelEmailChange: mutation(cancelEmailChange, 'AccountSettings'),
    changeUsername: mutation(changeUsername, 'AccountSettings'),
    updateProfile: mutation(updateProfile, 'AccountSettings'),
    deactivateAccount: command(deactivateAccount),
    deleteAccount: command(deleteAccount),
  },
}
