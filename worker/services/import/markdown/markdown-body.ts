import { markdownHtml } from '../../../../schema/story/markdown-html'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { htmlToParagraphs } from '../html-to-paragraphs'
import { putBack, setAside } from './exact-parts'

/** A heading of the first level that opens the text. */
const FIRST_HEADING = /^\s{0,1000}<h1[^>]{0,200}>([\s\S]{0,2000}?)<\/h1>/

/** The body that a Markdown text is, and the heading above it where that is the title. */
export function markdownBody(
  markdown: string,
  baseUrl: string,
  isTitled: boolean,
): { body: StoryBody; heading: string } {
  const aside = setAside(markdown)
  const html = markdownHtml(aside.text)
  const heading = isTitled ? null : FIRST_HEADING.exec(html)
  const content = heading ? html.slice(heading[0].length) : html
  const body = htmlToParagraphs(content, { baseUrl, embedsAddresses: true })
  return { body: putBack(body, aside, baseUrl), heading: heading?.[1] ?? '' }
}
