import { userCacheTag } from '../../../edge-cache/tags'
import { blockedUsers } from '../../../services/block/lists'
import { relationTo } from '../../../services/follow/relation'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'

/** Blocking. Rules: docs/rules/blocks.md. */
export const blockResolvers: Resolvers = {
  UserViewerEdge: {
    isBlocking: async (user, _args, { reader, viewer }) =>
      (await relationTo(reader, viewer, 'user', user.id)).isBlocking,
    isBlocked: async (user, _args, { reader, viewer }) =>
      (await relationTo(reader, viewer, 'user', user.id)).isBlocked,
  },
  Viewer: {
    blockedUsers: async (user, { paging }, { reader, tags }) => {
      const page = await blockedUsers(reader.db, user.id, paging)
      tags.add(...page.items.map(({ id }) => userCacheTag(id)))
      return connection('users', page)
    },
  },
}
