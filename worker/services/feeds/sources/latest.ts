import { linkTo } from '../../../../schema/routes/links'
import { feedWording } from '../../../../schema/wording/feeds'
import { latest } from '../../post/lists'
import type { FindFeed } from '../source'

/** Everybody's newest stories. */
export const latestFeed: FindFeed = async ({ reader, product, paging }) => ({
  title: feedWording.latest(product),
  description: feedWording.latest(product),
  path: linkTo('LatestFeed'),
  page: linkTo('Home'),
  imageId: null,
  subjects: { everything: true },
  stories: await latest(reader.db, paging),
})
