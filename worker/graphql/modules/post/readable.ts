import type { Post } from '../../../data/post/rows'
import { userCacheTag } from '../../../edge-cache/tags'
import { opensByMeter } from '../../../services/meter/opens-by-meter'
import { type Content, contentFor, maySee, whole } from '../../../services/post/story'
import { type Hidden, whyHidden } from '../../../services/post/why-hidden'
import type { GraphQLContext } from '../../context'

/** Why this viewer can't read a post that exists. The answer changes with its writer, and with where the viewer is. */
export function reasonHidden(
  { parts, reader, tags, viewer }: GraphQLContext,
  post: Post,
): Promise<Hidden | undefined> {
  if (!post.isListed) tags.add(userCacheTag(post.creatorId))
  if (post.withheldIn !== null) tags.dependOnPlace()
  return whyHidden(reader, post, viewer, () => parts.browser.country)
}

/** Whether this viewer can read a post, or its preview. Rule: docs/rules/graphql.md, "What is hidden". */
export const isReadable = async (context: GraphQLContext, post: Post): Promise<boolean> =>
  (await maySee(post, context.viewer)) && (await reasonHidden(context, post)) === undefined

/** A post's text as this viewer may read it; nothing of what is hidden, whatever the post was reached by. */
export async function contentOf(context: GraphQLContext, post: Post): Promise<Content> {
  const { reader, viewer, parts } = context
  const readable = isReadable(context, post)
  // At once, since the text takes a round trip, and so may the writer.
  const [content, isShown] = await Promise.all([
    contentFor(
      reader,
      parts.pictureKeys,
      post,
      viewer,
      async (id) => (await readable) && opensByMeter(parts, id),
    ),
    readable,
  ])
  return isShown ? content : whole([])
}
