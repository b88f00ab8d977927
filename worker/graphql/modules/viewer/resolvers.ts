import type { Resolvers } from '../../resolver-types'

export const viewerResolvers: Resolvers = {
  Query: {
    viewer: async (_root, _args, { viewer, reader }) => {
      const user = viewer && (await reader.users.load(viewer.id))
      if (!user) return null
      return {
        id: user.id,
        name: user.name,
        username: user.username,
        imageId: user.imageId,
        isSuspended: user.isSuspended === 1,
        membership: user.membershipTier && {
          tier: user.membershipTier === 'friend' ? 'FRIEND' : 'MEMBER',
          memberSince: user.memberSince,
          friendSince: user.friendSince,
        },
      }
    },
  },
}
