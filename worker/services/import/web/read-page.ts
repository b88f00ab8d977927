import { type DefaultTreeAdapterTypes, serialize } from 'parse5'
import { onOneLine } from '../../../../schema/rules/clean-text'
import {
  attribute,
  descendants,
  type Element,
  hasClass,
  textOf,
} from '../../../../schema/story/from-html/tree'
import { parsePage, readHtml } from '../html-to-paragraphs'
import { languageOf, type RawStory } from '../story-entry'
import { isMediumAt } from './media-address'
import { factsOf } from './page-facts'

/** How a page marks its article, the surest mark first. */
const ARTICLES: readonly ((element: Element) => boolean)[] = [
  (element) => hasClass(element, 'e-content', 'entry-content', 'post-content'),
  (element) => attribute(element, 'itemprop') === 'articleBody',
  (element) => element.tagName === 'article',
  (element) => element.tagName === 'main' || attribute(element, 'role') === 'main',
  (element) => element.tagName === 'body',
]

/** Reads the article of a page, without its surroundings. */
export function readPage(html: string, address: string): Omit<RawStory, 'state'> {
  const root = parsePage(html)
  const elements = [...descendants(root)]
  const facts = factsOf(elements)
  const { fact } = facts
  const article = ARTICLES.map((isArticle) => elements.find(isArticle)).find(Boolean)
  const heading = elements.find(({ tagName }) => tagName === 'h1')
  const canonical = elements.find((one) => one.tagName === 'link' && attribute(one, 'rel') === 'canonical')
  const time = elements.find((one) => one.tagName === 'time' && attribute(one, 'datetime'))
  const at = Date.parse(
    fact('article:published_time', 'datePublished', 'date') || ((time && attribute(time, 'datetime')) ?? ''),
  )
  const title = onOneLine(heading ? textOf(heading) : '') || onOneLine(fact('og:title', 'twitter:title'))
  // The title stands above the text here.
  const above = heading && elements.find(({ childNodes }) => childNodes.includes(heading))
  if (above) above.childNodes = above.childNodes.filter((node) => node !== heading)
  const source = article ? serialize(article as unknown as DefaultTreeAdapterTypes.Element) : ''
  const { body, notes, isPartlyLocked } = readHtml(source, { baseUrl: address })
  const given = canonical && attribute(canonical, 'href')
  // A picture or a recording of the page isn't the page.
  const page = given === undefined || isMediumAt(given) ? address : given
  return {
    guid: page,
    label: address,
    title,
    body,
    tags: facts.all('article:tag'),
    publishedAt: Number.isFinite(at) ? at : undefined,
    language: languageOf(body, attribute(elements[0] as Element, 'lang') ?? ''),
    canonicalUrl: URL.canParse(page, address) ? new URL(page, address).href : address,
    creator: onOneLine(fact('author', 'article:author_name', 'dc.creator', 'DC.creator')),
    isPartlyLocked,
    notes,
  }
}
