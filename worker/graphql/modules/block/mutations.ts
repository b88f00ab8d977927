import { blockUser } from '../../../services/block/block-user'
import { unblockUser } from '../../../services/block/unblock-user'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const blockMutations: Resolvers = {
  Mutation: {
    blockUser: mutation(blockUser, 'User'),
    unblockUser: mutation(unblockUser, 'User'),
  },
}
