import { mayManage } from '../../../services/newsletter/letter/leaders'
import { letterStories, storyOfLetter } from '../../../services/newsletter/letter/letter-stories'
import { proofLetter } from '../../../services/newsletter/letter/proof-letter'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'
import { byUseCase, showPost, showPosts } from '../post/show'

/** Letters before they are sent (docs/rules/newsletters.md). */
export const letterProofResolvers: Resolvers = {
  NewsletterV3: {
    letterStories: async (newsletter, { search, paging }, context) => {
      const { parts, viewer } = context
      if (!(await mayManage(parts, viewer, newsletter))) return null
      const page = await letterStories(parts, newsletter, { search: search ?? '', paging })
      return connection('stories', { ...page, items: showPosts(context, page.items, byUseCase) })
    },
    letterProof: async (newsletter, { postId }, context) => {
      const { parts, reader, viewer } = context
      const [actor, isTheirs] = await Promise.all([viewer(), mayManage(parts, viewer, newsletter)])
      if (!actor || !isTheirs) return null
      const post = showPost(context, await storyOfLetter(parts, newsletter, postId), byUseCase)
      if (!post) return null
      const { keys, pictureKeys, site, operator, browser } = parts
      const made = { reader, keys, pictureKeys, site, operator, mainOrigin: browser.mainOrigin }
      return { ...(await proofLetter(made, { newsletter, post }, actor.id)), post }
    },
  },
}
