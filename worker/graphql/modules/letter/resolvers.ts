import { audienceCounts, ownLetters } from '../../../services/letter/own-letters'
import type {
  LetterAudience,
  LetterState,
  LetterStopReason,
  LetterWait,
  Resolvers,
} from '../../resolvers.generated'
import { connection, enumName } from '../../results'
import { showPost } from '../post/show'

/** Letters of newsletters (docs/rules/newsletters.md, "Sending a letter"). */
export const letterResolvers: Resolvers = {
  NewsletterV3: {
    letters: async (newsletter, { paging }, { parts }) => {
      const page = await ownLetters(parts, newsletter, paging)
      return page && connection('letters', page)
    },
    audienceCounts: (newsletter, _args, { parts }) => audienceCounts(parts, newsletter),
  },
  Letter: {
    post: async ({ postId }, _args, context) =>
      showPost(
        context,
        await context.reader.posts.load(postId),
        ({ state }) => state === 'published' || state === 'unlisted',
      ),
    audience: ({ audience }) => enumName<LetterAudience>(audience),
    state: ({ state }) => enumName<LetterState>(state),
    stopReason: ({ stopReason }) => stopReason && enumName<LetterStopReason>(stopReason),
    goesOnAt: ({ dueAt, waitsFor }) => (waitsFor === null ? null : dueAt),
    waitsFor: ({ waitsFor }) => waitsFor && enumName<LetterWait>(waitsFor),
    isCounted: ({ isGathered }) => isGathered === 1,
    openCount: ({ recipientCount, sentCount, leftCount, failedCount }) =>
      Math.max(0, recipientCount - sentCount - leftCount - failedCount),
  },
}
