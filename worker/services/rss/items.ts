import { linkTo } from '../../../schema/routes/links'
import { coverUrl, imageUrl } from '../../../schema/rules/images'
import { COVER_SIZE } from '../../../schema/rules/images/sizes'
import type { StoryBody } from '../../../schema/story/paragraph'
import { memberWallWording } from '../../../schema/wording/member-wall'
import { rssWording } from '../../../schema/wording/rss'
import type { Collection } from '../../data/collection/rows'
import type { NewsletterRow } from '../../data/newsletter/newsletters'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import type { User } from '../../data/user/rows'
import type { PictureKeys } from '../media/foreign-pictures'
import { isOn, newsletterOfCollection, newsletterOfUser } from '../newsletter/find-newsletter'
import type { AskViewer } from '../policies/actor'
import { storyAddress } from '../post/address'
import { coAuthorsOf } from '../post/co-authors'
import { contentFor } from '../post/story'
import type { FeedItem, FeedPicture } from './document'
import { storyHtml } from './html'
import type { HtmlPlace } from './html-text'
import { element, joined, type Xml } from './xml'

interface Site {
  origin: string
  product: string
  keys: PictureKeys
  /** For whom stories are read: feed readers aren't signed in, so usually for nobody. */
  viewer: AskViewer
}

/**
 * Stories as a feed shows them: in full if everybody may read them in full, otherwise the preview and a link
 * to the rest. One round trip. Rule: docs/rules/feeds.md, "What a feed holds".
 */
export const feedItems = (reader: Reader, site: Site, posts: readonly Post[]): Promise<FeedItem[]> =>
  Promise.all(posts.map((post) => feedItem(reader, site, post)))

async function feedItem(reader: Reader, site: Site, post: Post): Promise<FeedItem> {
  // All at once, including what the address needs, so that it goes out in one batch.
  const [content, creator, tags, coAuthors, collection, row] = await Promise.all([
    contentFor(reader, site.keys, post, site.viewer),
    reader.users.load(post.creatorId),
    reader.tagsOfPosts.load(post.id),
    coAuthorsOf(reader, post),
    post.collectionId && reader.collections.load(post.collectionId),
    reader.newsletters.load(post.collectionId ?? post.creatorId),
  ])
  const link = await storyAddress(reader, post, site.origin)
  const publishedAt = post.firstPublishedAt ?? post.createdAt
  const newsletter = newsletterOf(collection || undefined, creator, row, site.origin)
  const text = storyHtml(content.body, { origin: site.origin, link, newsletter })
  return {
    id: site.origin + linkTo('ShowPost', { postId: post.id }),
    title: post.listTitle || post.title,
    link,
    creators: [creator?.name ?? '', ...coAuthors.map(({ name }) => name)],
    categories: tags.map((tag) => tag.name),
    publishedAt,
    updatedAt: Math.max(publishedAt, post.latestPublishedAt ?? 0),
    language: post.language,
    summary: post.listSubtitle || post.subtitle || post.excerpt,
    html: content.isPreview ? joined(text, readOn(link, site.product)) : text,
    picture: pictureOf(post, site.origin),
    ...recordingOf(content.body, site.origin),
  }
}

/** What a story asks its readers to subscribe to. */
function newsletterOf(
  collection: Collection | undefined,
  creator: User | undefined,
  row: NewsletterRow | undefined,
  origin: string,
): HtmlPlace['newsletter'] {
  if (collection) {
    if (!isOn(newsletterOfCollection(collection, row))) return undefined
    const href = origin + linkTo('CollectionNewsletter', { collectionSlug: collection.slug })
    return { name: collection.name, href }
  }
  const newsletter = creator && newsletterOfUser(creator, row)
  return (
    newsletter && {
      name: newsletter.name,
      href: origin + linkTo('SubscribeUser', { username: creator.username }),
    }
  )
}

/** What podcast programs play: of a preview, only what it has. */
function recordingOf(body: StoryBody, origin: string): Pick<FeedItem, 'recording'> {
  for (const paragraph of body)
    if (paragraph.type === 'MIXTAPE_EMBED' && paragraph.player && paragraph.file)
      return { recording: { url: origin + paragraph.href, ...paragraph.file } }
  return {}
}

const readOn = (link: string, product: string): Xml =>
  element('p', {}, memberWallWording.title, ' ', element('a', { href: link }, rssWording.readOn(product)))

/** In formats that every feed reader supports: no WebP, no SVG. */
function pictureOf({ id, previewImageId }: Post, origin: string): FeedPicture {
  if (previewImageId)
    return { url: origin + imageUrl(previewImageId, { strategy: 'resample', width: 1192, webp: false }) }
  return { url: origin + coverUrl(id, 'png'), type: 'image/png', ...COVER_SIZE }
}
