import { linkTo } from '../../../../schema/routes/links'
import { FEED_PAGE_SIZE } from '../../../../schema/rules/limits'
import { rssWording } from '../../../../schema/wording/rss'
import type { User } from '../../../data/user/rows'
import { homeFeed } from '../../feed/home-feed'
import type { FeedRequest, FeedSource } from '../source'

/** The newest stories of all that a member follows. Rule: docs/rules/private-feeds.md. */
export async function privateSource(
  { reader, product, params, paging }: FeedRequest,
  owner: Pick<User, 'id' | 'imageId'>,
): Promise<FeedSource> {
  const { items, next } = await homeFeed(reader, owner.id, {
    name: 'for-you',
    order: 'newest',
    paging: { ...paging, limit: FEED_PAGE_SIZE },
  })
  return {
    title: rssWording.private(product),
    description: rssWording.private(product),
    path: linkTo('PrivateFeed', { key: params.key ?? '' }),
    page: linkTo('Home'),
    imageId: owner.imageId,
    subjects: {},
    stories: { items: items.map(({ post }) => post), next },
  }
}
