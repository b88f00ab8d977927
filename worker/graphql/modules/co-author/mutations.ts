import { answerCoAuthorInvitation } from '../../../services/co-author/answer-co-author-invitation'
import { inviteCoAuthor } from '../../../services/co-author/invite-co-author'
import { orderCoAuthors } from '../../../services/co-author/order-co-authors'
import { removeCoAuthor } from '../../../services/co-author/remove-co-author'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const coAuthorMutations: Resolvers = {
  Mutation: {
    inviteCoAuthor: mutation(inviteCoAuthor, 'CoAuthors'),
    answerCoAuthorInvitation: mutation(answerCoAuthorInvitation, 'AnsweredCoAuthorInvitation'),
    orderCoAuthors: mutation(orderCoAuthors, 'CoAuthors'),
    removeCoAuthor: mutation(removeCoAuthor, 'CoAuthors'),
  },
}
