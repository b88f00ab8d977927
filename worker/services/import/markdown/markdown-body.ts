import type { HtmlOptions } from '../../../../schema/story/from-html/options'
import { markdownHtml } from '../../../../schema/story/markdown-html'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { htmlToParagraphs, type ReadHtml, readHtml } from '../html-to-paragraphs'
import { putBack, setAside } from './exact-parts'
import { withoutLiquid } from './liquid'

/** A heading of the first level that opens the text. */
const FIRST_HEADING = /^\s{0,1000}<h1[^>]{0,200}>([\s\S]{0,2000}?)<\/h1>/

/** How a text is read. */
interface TextOptions {
  /** Whether its title is known from elsewhere. */
  isTitled: boolean
  /** Whether it is HTML rather than Markdown. */
  isHtml?: boolean
  /** Resolves a picture's address, as for HTML. */
  picture?: HtmlOptions['picture']
}

/** The HTML of a text without what is set aside, and without the heading that is its title. */
function sourceOf(markdown: string, { isTitled, isHtml = false }: TextOptions) {
  const aside = setAside(markdown)
  const text = withoutLiquid(aside.text)
  const html = isHtml ? text : markdownHtml(text)
  const heading = isTitled ? null : FIRST_HEADING.exec(html)
  const content = heading ? html.slice(heading[0].length) : html
  return { aside, content, heading: heading?.[1] ?? '' }
}

/** The body that a Markdown text is, its title being known. */
export function markdownBody(markdown: string, baseUrl: string): StoryBody {
  const { aside, content } = sourceOf(markdown, { isTitled: true })
  return putBack(htmlToParagraphs(content, { baseUrl, embedsAddresses: true }), aside, baseUrl)
}

/** The story that a Markdown text is, what was left out of it, and the heading above it where that is the title. */
export function readMarkdownText(
  markdown: string,
  baseUrl: string,
  options: TextOptions,
): ReadHtml & { heading: string } {
  const { aside, content, heading } = sourceOf(markdown, options)
  const { picture } = options
  const read = readHtml(content, { baseUrl, embedsAddresses: true, ...(picture ? { picture } : {}) })
  return { ...read, body: putBack(read.body, aside, baseUrl), heading }
}
