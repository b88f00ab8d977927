import { cleanLine } from '../../../schema/rules/clean-text'
import {
  MAX_MENTION_AUTHOR,
  MAX_MENTION_TITLE,
  MENTIONING_PAGE_BYTES,
} from '../../../schema/rules/webmentions'
import { attribute, descendants, type Element, hasClass, textOf } from '../../../schema/story/from-html/tree'
import { shorten } from '../../../schema/story/text'
import type { Outside } from '../../platform/outside'
import { fetchBytes } from '../import/pictures/fetch-bytes'
import { factsOf } from '../import/web/page-facts'
import { mayBeThereLater } from './may-be-there-later'
import { pageElements } from './page-elements'

const PAGE = { accept: 'text/html', most: MENTIONING_PAGE_BYTES }

/** What a page says of itself that mentions a story. */
interface Mentioning {
  title: string
  authorName: string
}

const said = (text: string, most: number): string => shorten(cleanLine(text), most)

/** The same address, wherever on its page it leads. */
function sameAddress(href: string, base: string, target: string): boolean {
  const [url, wanted] = [URL.parse(href, base), URL.parse(target)]
  if (!url || !wanted) return false
  return url.host === wanted.host && url.pathname === wanted.pathname && url.search === wanted.search
}

function authorOf(elements: readonly Element[], fact: (...names: string[]) => string): string {
  const marked = elements.find((element) => hasClass(element, 'p-author'))
  const name = marked && ([...descendants(marked)].find((one) => hasClass(one, 'p-name')) ?? marked)
  return said(name ? textOf(name) : fact('author', 'article:author_name', 'dc.creator'), MAX_MENTION_AUTHOR)
}

/**
 * Looks at a page that is said to link to a story. Gone means that it doesn't, isn't there, or can't be read as a page; later,
 * that it couldn't be had now.
 */
export async function readSource(
  outside: Outside,
  source: string,
  target: string,
): Promise<Mentioning | 'gone' | 'later'> {
  const fetched = await fetchBytes(outside, source, PAGE)
  if (fetched.kind !== 'bytes') return mayBeThereLater(fetched) ? 'later' : 'gone'
  const elements = pageElements(fetched)
  const isLinked = elements?.some(
    (element) =>
      element.tagName === 'a' && sameAddress(attribute(element, 'href') ?? '', fetched.address, target),
  )
  if (!elements || !isLinked) return 'gone'
  const { fact } = factsOf(elements)
  const heading = elements.find(({ tagName }) => tagName === 'title')
  const title = fact('og:title', 'twitter:title') || heading?.childNodes.map(wordsOf).join('') || ''
  return { title: said(title, MAX_MENTION_TITLE), authorName: authorOf(elements, fact) }
}

/** The words of a title, which no reader of a page sees in it. */
const wordsOf = (node: object): string =>
  'value' in node && typeof node.value === 'string' ? node.value : ''
