import { isMailable } from '../../../../schema/rules/post-states'
import { audienceOf } from '../../../services/letter/audience'
import { changedVersion } from '../../../services/letter/changed-story'
import { openCount } from '../../../services/letter/open-count'
import {
  audienceCounts,
  audienceSize,
  ownAudienceTags,
  ownLetters,
} from '../../../services/letter/own-letters'
import { offeredNewsletters } from '../../../services/letter/story-newsletters'
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
    audienceSize: (newsletter, { audience, tag, since }, { parts }) =>
      audienceSize(parts, newsletter, audienceOf(audience, tag, since)),
    audienceTags: (newsletter, _args, { parts }) => ownAudienceTags(parts, newsletter),
  },
  PublishSettings: {
    newsletters: (settings, _args, { parts }) => offeredNewsletters(parts, settings),
  },
  Letter: {
    post: async ({ postId }, _args, context) =>
      showPost(context, await context.reader.posts.load(postId), ({ state }) => isMailable(state)),
    audience: ({ audience }) => enumName<LetterAudience>(audience),
    state: ({ state }) => enumName<LetterState>(state),
    stopReason: ({ stopReason }) => stopReason && enumName<LetterStopReason>(stopReason),
    goesOnAt: ({ dueAt, waitsFor }) => (waitsFor === null ? null : dueAt),
    waitsFor: ({ waitsFor }) => waitsFor && enumName<LetterWait>(waitsFor),
    changedVersionId: async (letter, _args, { reader }) => {
      const post = await reader.posts.load(letter.postId)
      return (post && changedVersion(letter, post)) ?? null
    },
    isCounted: ({ isGathered }) => isGathered === 1,
    openCount: (letter) => openCount(letter),
  },
}
