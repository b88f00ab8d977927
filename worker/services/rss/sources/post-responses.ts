import { linkTo } from '../../../../schema/routes/links'
import { rssWording } from '../../../../schema/wording/rss'
import { responsesForFeed } from '../../../data/rss/queries'
import { type Key, readPage } from '../../paging'
import { publicPost } from '../../post/public-post'
import type { FindFeed } from '../source'

/** What visitors see of the responses to a story, or of the answers to a response, without the answers to those. */
export const postResponsesFeed: FindFeed = async ({ reader, product, params, paging }) => {
  const post = await publicPost(reader, params.postId)
  // Feeds are the same in every country.
  if (!post || post.withheldIn !== null) return undefined
  const { id } = post
  const title = rssWording.responses(post.listTitle || post.title, product)
  return {
    title,
    description: title,
    path: linkTo('PostResponsesFeed', { postId: id }),
    page: linkTo('ShowPostResponses', { postId: id }),
    imageId: null,
    subjects: { users: [post.creatorId], responsesTo: [id] },
    stories: await readPage(
      paging,
      ([at, postId], limit) => reader.db.all(responsesForFeed, id, at, postId, limit),
      ({ respondedAt, id: responseId }): Key => [respondedAt, responseId],
    ),
  }
}
