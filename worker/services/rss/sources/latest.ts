import { linkTo } from '../../../../schema/routes/links'
import { rssWording } from '../../../../schema/wording/rss'
import { latest } from '../../post/lists'
import type { FindFeed } from '../source'

/** Everybody's newest stories. */
export const latestFeed: FindFeed = async ({ reader, product, paging }) => ({
  title: rssWording.latest(product),
  description: rssWording.latest(product),
  path: linkTo('LatestFeed'),
  page: linkTo('Home'),
  imageId: null,
  subjects: { everything: true },
  stories: await latest(reader.db, paging),
})
