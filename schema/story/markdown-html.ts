import MarkdownIt from 'markdown-it'
import footnotes from 'markdown-it-footnote'

const markdown = new MarkdownIt({ html: true }).use(footnotes)

// A reference is its number alone, without brackets.
markdown.renderer.rules.footnote_caption = (tokens, at) => String(Number(tokens[at]?.meta?.id) + 1)
markdown.renderer.rules.footnote_block_open = () => '<section class="footnotes"><ol class="footnotes-list">'

/** The box of a task list, which the library leaves as it was typed. */
const BOX = /(<li>(?:\n?<p>)?)\[([ x])\] /gi

/** CommonMark with tables, strikethrough, task lists and footnotes as HTML, which still has whatever HTML was in it. */
export const markdownHtml = (text: string): string =>
  markdown
    .render(text)
    .replace(BOX, (_, start: string, mark: string) => `${start}${mark === ' ' ? '☐' : '☑'} `)
