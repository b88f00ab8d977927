import { ownWelcomes } from '../../../services/welcome/own-welcomes'
import type { Resolvers } from '../../resolvers.generated'
import { showPost } from '../post/show'

/** What new subscribers of newsletters get (docs/rules/newsletters.md, "Welcome mails"). */
export const welcomeResolvers: Resolvers = {
  NewsletterV3: {
    welcomeLetters: (newsletter, _args, { parts }) => ownWelcomes(parts, newsletter),
  },
  WelcomeLetter: {
    isOn: ({ isOn }) => isOn === 1,
    post: async ({ postId }, _args, context) =>
      postId === null
        ? null
        : showPost(
            context,
            await context.reader.posts.load(postId),
            ({ state }) => state === 'published' || state === 'unlisted',
          ),
  },
}
