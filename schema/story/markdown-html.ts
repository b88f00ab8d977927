import MarkdownIt from 'markdown-it'
import footnotes from 'markdown-it-footnote'
import { alertKind } from './from-html/callouts'

/** The line that makes a quotation a box. */
const ALERT = /^\[!([a-z]{1,20})\][ \t]*(?:\n|$)/i

/** Quotations that begin with `[!NOTE]` on its own line are boxes, as GitHub shows them. */
function alerts(md: InstanceType<typeof MarkdownIt>): void {
  md.core.ruler.after('block', 'alerts', ({ tokens }) => {
    for (const [at, opening] of tokens.entries()) {
      const words = tokens[at + 2]
      if (opening.type !== 'blockquote_open' || words?.type !== 'inline') continue
      if (tokens[at + 1]?.type !== 'paragraph_open') continue
      const [line = '', word = ''] = ALERT.exec(words.content) ?? []
      const kind = alertKind(word)
      if (!kind) continue
      let end = at + 3
      while (
        tokens[end] &&
        !(tokens[end]?.type === 'blockquote_close' && tokens[end]?.level === opening.level)
      )
        end += 1
      const closing = tokens[end]
      if (!closing) continue
      words.content = words.content.slice(line.length)
      opening.tag = closing.tag = 'div'
      opening.attrs = [
        ['class', 'callout'],
        ['data-callout', kind],
      ]
    }
  })
}

const markdown = new MarkdownIt({ html: true }).use(footnotes).use(alerts)

// A reference is its number alone, without brackets.
markdown.renderer.rules.footnote_caption = (tokens, at) => String(Number(tokens[at]?.meta?.id) + 1)
markdown.renderer.rules.footnote_block_open = () => '<section class="footnotes"><ol class="footnotes-list">'

/** The box of a to-do list, which the library leaves as it was typed. */
const BOX = /(<li>(?:\n?<p>)?)\[([ x])\] /gi

/** CommonMark with tables, strikethrough, task lists and footnotes as HTML, which still has whatever HTML was in it. */
export const markdownHtml = (text: string): string =>
  markdown
    .render(text)
    .replace(
      BOX,
      (_, start: string, mark: string) => `${start}<input type="checkbox"${mark === ' ' ? '' : ' checked'}> `,
    )
