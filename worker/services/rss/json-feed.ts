import { type FeedDocument, type FeedItem, languageOf } from './document'

/** The media type of `writeJsonFeed`'s result. */
export const JSON_FEED_TYPE = 'application/feed+json'

/** A feed as JSON Feed 1.1. The same stories give the same bytes. Rule: docs/rules/feeds.md, "Other forms". */
export const writeJsonFeed = (feed: FeedDocument): string =>
  `${JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.link,
    feed_url: feed.self,
    description: feed.description,
    ...(feed.next ? { next_url: feed.next } : {}),
    icon: feed.image,
    language: languageOf(feed.items),
    ...(feed.hub ? { hubs: [{ type: 'WebSub', url: feed.hub }] } : {}),
    items: feed.items.map(item),
  })}\n`

const item = (story: FeedItem): object => ({
  id: story.id,
  url: story.link,
  title: story.title,
  content_html: story.html.markup,
  summary: story.summary,
  image: story.picture.url,
  date_published: time(story.publishedAt),
  date_modified: time(story.updatedAt),
  ...authorsOf(story),
  tags: story.categories,
  language: story.language,
  ...(story.recording ? { attachments: [attachment(story.recording)] } : {}),
})

/** An author needs a name, which the account of somebody who has left may not have. */
function authorsOf({ creators }: FeedItem): { authors?: { name: string }[] } {
  const named = creators.filter((name) => name !== '')
  return named.length > 0 ? { authors: named.map((name) => ({ name })) } : {}
}

const attachment = ({ url, type, bytes }: NonNullable<FeedItem['recording']>): object => ({
  url,
  mime_type: type,
  size_in_bytes: bytes,
})

const time = (at: number): string => new Date(at).toISOString()
