import { coAuthorInvitations } from '../../../data/co-author/queries'
import { readCoAuthors } from '../../../services/co-author/read-co-authors'
import { failureMember } from '../../failures'
import { required } from '../../required'
import type { Resolvers } from '../../resolvers.generated'

/** Invitations that are shown at once. */
const MOST_SHOWN = 20

/** People who write a story together (docs/rules/writing.md). */
export const coAuthorResolvers: Resolvers = {
  Query: {
    coAuthors: async (_root, { postId }, { parts }) => {
      const result = await readCoAuthors(parts, postId)
      return result.ok ? { __typename: 'CoAuthors', ...result.value } : failureMember(result.failure)
    },
  },
  Viewer: {
    coAuthorInvitations: (user, _args, { reader }) => reader.db.all(coAuthorInvitations, user.id, MOST_SHOWN),
  },
  CoAuthor: {
    user: (person) => person,
    hasAccepted: ({ acceptedAt }) => acceptedAt !== null,
  },
  CoAuthorInvitation: {
    writer: async ({ creatorId }, _args, { reader }) =>
      required(await reader.users.load(creatorId), 'user', creatorId),
  },
}
