import { type FeedDocument, type FeedItem, languageOf, updatedAt } from './document'
import { MEDIA_NAMESPACE, mediaOf } from './media'
import { cdata, element, emptyElement, type Xml, xmlDocument } from './xml'

/** The media type of `writeAtom`'s result. */
export const ATOM_TYPE = 'application/atom+xml'

const NAMESPACES = { xmlns: 'http://www.w3.org/2005/Atom', ...MEDIA_NAMESPACE }

/** A feed as Atom (RFC 4287). The same stories give the same bytes. Rule: docs/rules/feeds.md, "Other forms". */
export function writeAtom(feed: FeedDocument): string {
  const language = languageOf(feed.items)
  return xmlDocument(
    element(
      'feed',
      { ...NAMESPACES, 'xml:lang': language },
      element('id', {}, feed.id),
      element('title', {}, feed.title),
      element('subtitle', {}, feed.description),
      // Demanded of a feed without stories, too: it hasn't changed since there are feeds.
      element('updated', {}, time(updatedAt(feed) ?? 0)),
      element('generator', {}, feed.generator),
      element('icon', {}, feed.image),
      link('alternate', feed.link, 'text/html'),
      link('self', feed.self, ATOM_TYPE),
      feed.next && link('next', feed.next, ATOM_TYPE),
      feed.hub && link('hub', feed.hub),
      feed.items.map((story) => entry(story, feed.generator, language)),
    ),
  )
}

const entry = (story: FeedItem, product: string, language: string): Xml =>
  element(
    'entry',
    { 'xml:lang': story.language === language ? null : story.language },
    element('id', {}, story.id),
    element('title', {}, story.title),
    element('updated', {}, time(story.updatedAt)),
    element('published', {}, time(story.publishedAt)),
    authors(story, product).map((name) => element('author', {}, element('name', {}, name))),
    link('alternate', story.link, 'text/html'),
    story.recording && enclosure(story.recording),
    story.categories.map((term) => emptyElement('category', { term })),
    element('summary', {}, story.summary),
    // HTML as text: a reader of feeds finds in it what every other form has.
    element('content', { type: 'html' }, cdata(story.html)),
    mediaOf(story.picture),
  )

/** An entry needs an author with a name, which the account of somebody who has left may not have. */
function authors({ creators }: FeedItem, product: string): readonly string[] {
  const named = creators.filter((name) => name !== '')
  return named.length > 0 ? named : [product]
}

const link = (rel: string, href: string, type?: string): Xml => emptyElement('link', { rel, type, href })

const enclosure = ({ url, type, bytes }: NonNullable<FeedItem['recording']>): Xml =>
  emptyElement('link', { rel: 'enclosure', type, length: bytes, href: url })

const time = (at: number): string => new Date(at).toISOString()
