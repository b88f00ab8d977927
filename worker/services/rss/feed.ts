import { imageUrl } from '../../../schema/rules/images'
import { FAVICON_SIZE } from '../../../schema/rules/images/sizes'
import { decodeCursor } from '../paging'
import { nobody } from '../policies/actor'
import type { FeedDocument } from './document'
import type { FeedFormat } from './formats'
import { feedItems } from './items'
import type { FeedRequest, FeedSource } from './source'

/** The path of the platform's own picture, for feeds without one. */
const OWN_IMAGE = '/icon-192.png'

/**
 * A page of a feed, with its stories read. One round trip.
 *
 * @param format the form in which it is to be served.
 */
export async function readFeed(
  request: FeedRequest,
  source: FeedSource,
  { suffix }: Pick<FeedFormat, 'suffix'>,
): Promise<FeedDocument> {
  const { reader, origin, product, keys, paging, hub = null, viewer = nobody } = request
  const feed = origin + source.path + suffix
  const { items, next } = source.stories
  // Only a valid cursor selects another page: anything else shows the first.
  const isFirst = !paging.to || !decodeCursor(paging.to)
  return {
    id: origin + (source.lasting ?? source.path),
    title: source.title,
    description: source.description,
    link: new URL(source.page, origin).href,
    self: isFirst ? feed : pageOf(feed, paging.to ?? ''),
    next: next && pageOf(feed, next.to),
    image: origin + (source.imageId ? smallImage(source.imageId) : OWN_IMAGE),
    hub: isFirst ? hub : null,
    generator: product,
    items: await feedItems(reader, { origin, product, keys, viewer }, items),
  }
}

const pageOf = (feed: string, cursor: string): string => `${feed}?${new URLSearchParams({ after: cursor })}`

/** RSS requires a JPEG or PNG of at most 144 pixels. */
const smallImage = (imageId: string): string =>
  imageUrl(imageId, { strategy: 'crop', ...FAVICON_SIZE, webp: false })
