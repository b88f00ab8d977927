import { coAuthorInvitations } from '../../../data/co-author/queries'
import { answerCoAuthorInvitation } from '../../../services/co-author/answer-co-author-invitation'
import { inviteCoAuthor } from '../../../services/co-author/invite-co-author'
import { orderCoAuthors } from '../../../services/co-author/order-co-authors'
import { readCoAuthors } from '../../../services/co-author/read-co-authors'
import { removeCoAuthor } from '../../../services/co-author/remove-co-author'
import { failureMember } from '../../failures'
import { mutation } from '../../mutation'
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
  Mutation: {
    inviteCoAuthor: mutation(inviteCoAuthor, 'CoAuthors'),
    answerCoAuthorInvitation: mutation(answerCoAuthorInvitation, 'AnsweredCoAuthorInvitation'),
    orderCoAuthors: mutation(orderCoAuthors, 'CoAuthors'),
    removeCoAuthor: mutation(removeCoAuthor, 'CoAuthors'),
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
