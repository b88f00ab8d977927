import { acceptInvitation } from '../../../services/role/accept-invitation'
import { changeRole } from '../../../services/role/change-role'
import { declineInvitation } from '../../../services/role/decline-invitation'
import { invite } from '../../../services/role/invite'
import { removeRole } from '../../../services/role/remove-role'
import { revokeInvitation } from '../../../services/role/revoke-invitation'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const roleMutations: Resolvers = {
  Mutation: {
    invite: mutation(invite, 'Collection'),
    acceptInvitation: mutation(acceptInvitation, 'Collection'),
    declineInvitation: mutation(declineInvitation, 'Collection'),
    revokeInvitation: mutation(revokeInvitation, 'Collection'),
    changeRole: mutation(changeRole, 'Collection'),
    removeRole: mutation(removeRole, 'Collection'),
  },
}
