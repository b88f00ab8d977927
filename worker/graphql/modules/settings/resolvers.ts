import { ownAccountSettings } from '../../../services/account/account-settings'
import { ownSecurity } from '../../../services/identity/security-overview'
import type { GraphQLContext } from '../../context'
import { required } from '../../required'
import type { Resolvers } from '../../resolvers.generated'

/** The row of an account's person, read again, because a change may have come after the first read. */
async function personOf({ id }: { id: string }, _args: unknown, { reader }: GraphQLContext) {
  return required(await reader.users.clear(id).load(id), 'user', id)
}

/** The settings of the viewer's account and its security. Rules: docs/rules/identity.md. */
export const settingsResolvers: Resolvers = {
  Query: {
    accountSettings: (_root, _args, { parts }) => ownAccountSettings(parts),
    securitySettings: (_root, _args, { parts }) => ownSecurity(parts),
  },
  AccountSettings: {
    user: personOf,
    viewer: personOf,
  },
}
