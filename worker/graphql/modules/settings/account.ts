import { ownAccountSettings } from '../../../services/account/account-settings'
import { cancelEmailChange } from '../../../services/account/cancel-email-change'
import { changeEmail } from '../../../services/account/change-email'
import { changeUsername } from '../../../services/account/change-username'
import { deactivateAccount } from '../../../services/account/deactivate-account'
import { deleteAccount } from '../../../services/account/delete-account'
import { updateProfile } from '../../../services/account/update-profile'
import type { GraphQLContext } from '../../context'
import { command, mutation } from '../../mutation'
import { required } from '../../required'
import type { Resolvers } from '../../resolvers.generated'

/** The row of an account's person, read again, because a change may have come after the first read. */
async function personOf({ id }: { id: string }, _args: unknown, { reader }: GraphQLContext) {
  return required(await reader.users.clear(id).load(id), 'user', id)
}

/** The viewer's account settings. Rules: docs/rules/identity.md. */
export const accountSettingsResolvers: Resolvers = {
  Query: {
    accountSettings: (_root, _args, { parts }) => ownAccountSettings(parts),
  },
  AccountSettings: {
    user: personOf,
    viewer: personOf,
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
