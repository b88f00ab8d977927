import type { Resolvers } from '../../resolver-types'
import { membershipOf, obfuscatedEmailOf } from '../users/resolvers'

export const viewerResolvers: Resolvers = {
  Query: {
    viewer: async (_root, _args, { viewer, reader }) => {
      const asking = await viewer()
      return (asking && (await reader.users.load(asking.id))) ?? null
    },
  },
  Viewer: {
    isLoggedIn: () => true,
    isSuspended: (user) => user.isSuspended === 1,
    hasSubdomain: (user) => user.hasSubdomain === 1,
    membership: membershipOf,
    emailObfuscated: (user, _args, { reader }) => obfuscatedEmailOf(reader, user),
    viewerEdge: (user) => user,
  },
}
