import { type FeedDocument, type FeedItem, languageOf, updatedAt } from './document'
import { MEDIA_NAMESPACE, mediaOf } from './media'
import { cdata, element, emptyElement, joined, type Xml, xmlDocument } from './xml'

/** The media type of `writeRss`'s result. */
export const RSS_TYPE = 'application/rss+xml'

/** Minutes after which a reader should refresh. */
const TTL = 60

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  ...MEDIA_NAMESPACE,
}

/** A feed as RSS 2.0. The same stories give the same bytes. Rule: docs/rules/feeds.md, "What a feed holds". */
export function writeRss(feed: FeedDocument): string {
  const changed = updatedAt(feed)
  const channel = element(
    'channel',
    {},
    element('title', {}, feed.title),
    element('link', {}, feed.link),
    element('description', {}, feed.description),
    element('language', {}, languageOf(feed.items)),
    changed === null ? null : element('lastBuildDate', {}, rfc822(changed)),
    element('ttl', {}, TTL),
    element('generator', {}, feed.generator),
    pageLink('self', feed.self),
    feed.next && pageLink('next', feed.next),
    feed.hub && emptyElement('atom:link', { rel: 'hub', href: feed.hub }),
    element(
      'image',
      {},
      element('url', {}, feed.image),
      element('title', {}, feed.title),
      element('link', {}, feed.link),
    ),
    feed.items.map(item),
  )
  return xmlDocument(element('rss', { version: '2.0', ...NAMESPACES }, channel))
}

const pageLink = (rel: string, href: string): Xml => emptyElement('atom:link', { rel, type: RSS_TYPE, href })

const item = (story: FeedItem): Xml =>
  element(
    'item',
    {},
    element('title', {}, story.title),
    element('link', {}, story.link),
    element('guid', { isPermaLink: 'false' }, story.id),
    element('pubDate', {}, rfc822(story.publishedAt)),
    element('atom:updated', {}, new Date(story.updatedAt).toISOString()),
    ...story.creators.map((name) => element('dc:creator', {}, name)),
    element('dc:language', {}, story.language),
    story.categories.map((category) => element('category', {}, category)),
    // A description is HTML too, so its text is escaped once for that and wrapped once for XML.
    element('description', {}, cdata(joined(story.summary))),
    element('content:encoded', {}, cdata(story.html)),
    story.recording && enclosure(story.recording),
    mediaOf(story.picture),
  )

const enclosure = ({ url, type, bytes }: NonNullable<FeedItem['recording']>): Xml =>
  emptyElement('enclosure', { url, type, length: bytes })

const rfc822 = (time: number): string => new Date(time).toUTCString()
