import { linkTo } from '../../../../schema/routes/links'
import { rssWording } from '../../../../schema/wording/rss'
import type { Post } from '../../../data/post/rows'
import { openOfTag } from '../../../data/rss/queries'
import type { Tag } from '../../../data/tag/rows'
import { type PageOf, readPage } from '../../paging'
import { byTime, latestOfTag } from '../../post/lists'
import { findTopic } from '../../tag/topic'
import type { FeedSource, FindFeed } from '../source'

const describe = (tag: Tag, product: string, path: string, stories: PageOf<Post>): FeedSource => {
  const title = rssWording.tag(tag.name, product)
  return {
    title,
    description: tag.description || title,
    path,
    page: linkTo('ShowTag', { tagSlug: tag.slug }),
    imageId: null,
    subjects: { topics: [tag.slug] },
    stories,
  }
}

/**
 * A topic's newest stories. Tags and topics are the same thing, so both addresses name the same feed as their
 * own.
 */
const newestOf =
  (name: 'TagFeed' | 'TopicFeed', param: 'tagSlug' | 'slugOfTag'): FindFeed =>
  async (request) => {
    const asked = request.params[param] ?? ''
    const tag = await findTopic(request.reader, asked)
    if (!tag) return undefined
    const path = linkTo('TagFeed', { tagSlug: tag.slug })
    const here = name === 'TagFeed' ? path : linkTo('TopicFeed', { slugOfTag: tag.slug })
    if (tag.slug !== asked) return { movedTo: here }
    return describe(
      tag,
      request.product,
      path,
      await latestOfTag(request.reader.db, tag.slug, request.paging),
    )
  }

export const tagFeed = newestOf('TagFeed', 'tagSlug')
export const topicFeed = newestOf('TopicFeed', 'slugOfTag')

/**
 * A topic's newest stories that everybody may read in full. Rule: docs/rules/feeds.md, "News and Flipboard".
 */
export const flipboardFeed: FindFeed = async (request) => {
  const asked = request.params.slugOfTag ?? ''
  const tag = await findTopic(request.reader, asked)
  if (!tag) return undefined
  const path = linkTo('FlipboardFeed', { slugOfTag: tag.slug })
  if (tag.slug !== asked) return { movedTo: path }
  const stories = await readPage(
    request.paging,
    ([key, id], limit) => request.reader.db.all(openOfTag, tag.slug, key, id, limit),
    byTime,
  )
  return describe(tag, request.product, path, stories)
}
