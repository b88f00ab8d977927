import { daysKept, recentlyDeleted } from '../../../services/deleted/recently-deleted'
import type { Resolvers } from '../../resolvers.generated'
import { connection, enumName } from '../../results'

/** What people have deleted and can restore (docs/rules/catalog.md). */
export const deletedResolvers: Resolvers = {
  Viewer: {
    recentlyDeleted: async (user, { paging }, { reader }) =>
      connection('things', await recentlyDeleted(reader.db, user.id, paging)),
  },
  DeletedThing: {
    kind: ({ kind }) => enumName(kind),
    daysLeft: (row, _args, { clock }) => daysKept(row, clock.now()),
  },
}
