import { escapeMarkup } from '../../../../schema/rules/markup'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { htmlToParagraphs } from '../html-to-paragraphs'
import { expandFor } from './expand'
import { expandShortcodes } from './shortcodes'
import type { WxrItem, WxrSurvey } from './wxr'

/** The beginning of a comment that represents a block of the block editor. */
const BLOCK = /^\s{1,10}(\/)?wp:([a-z][\w/-]{0,100})(?=[\s/]|$)/

interface Block {
  at: number
  end: number
  name: string
  isEnd: boolean
  isEmpty: boolean
}

/** The comments of blocks in their order: each comment is looked at once. */
function* blocksOf(content: string): Generator<Block> {
  let at = content.indexOf('<!--')
  while (at >= 0) {
    const end = content.indexOf('-->', at + 4)
    if (end < 0) return
    const [, slash, name] = BLOCK.exec(content.slice(at + 4, Math.min(end, at + 200))) ?? []
    if (name) yield { at, end: end + 3, name, isEnd: slash === '/', isEmpty: content[end - 1] === '/' }
    at = content.indexOf('<!--', end + 3)
  }
}

const hasBlocks = (content: string): boolean => /<!--\s+wp:/.test(content)

/** Text between the blocks of the block editor was typed in the classic one, where a line break counts. */
function keepTypedBreaks(content: string): string {
  let result = ''
  let at = 0
  let depth = 0
  const between = (text: string) => (text.trim() === '' ? text : `<div data-newlines="keep">${text}</div>`)
  for (const { at: start, end, name, isEnd, isEmpty } of blocksOf(content)) {
    const text = content.slice(at, start)
    result += depth === 0 ? between(text) : text
    at = end
    if (isEmpty) continue
    // The classic editor's own block is typed text too.
    if (name === 'freeform' || name === 'core/freeform') continue
    depth = isEnd ? Math.max(0, depth - 1) : depth + 1
  }
  const rest = content.slice(at)
  return result + (depth === 0 ? between(rest) : rest)
}

/** The notes of the block editor, which it stores beside the content. */
function withFootnotes(html: string, footnotes: string): string {
  const items = parseNotes(footnotes)
  // The block that represents them may be anywhere; they are collected at the end in any case.
  const list = items.map(({ id, content }) => `<li id="${escapeMarkup(id)}">${content}</li>`).join('')
  return list === '' ? html : `${html}<ol class="wp-block-footnotes">${list}</ol>`
}

function parseNotes(json: string): { id: string; content: string }[] {
  try {
    const notes: unknown = JSON.parse(json)
    if (!Array.isArray(notes)) return []
    return notes.flatMap((note) =>
      typeof note?.id === 'string' && typeof note.content === 'string'
        ? [{ id: note.id, content: note.content }]
        : [],
    )
  } catch {
    return []
  }
}

/** A page break and a formula as the reader saw them: a break, and the formula's source for the renderer. */
const shownSigns = (content: string): string =>
  content
    .replace(/<!--\s{0,20}nextpage\s{0,20}-->/gi, '\n\n<hr>\n\n')
    .replace(
      /(^|\n)[ \t]*\$latex\s([^$]{1,4000})\$[ \t]*(?=\n|$)/g,
      (_, before: string, source: string) => `${before}${formula(source, ' display="block"')}`,
    )
    .replace(/\$latex\s([^$]{1,4000})\$/g, (_, source: string) => formula(source, ''))

const formula = (source: string, display: string): string =>
  `<math${display}><semantics><annotation>${escapeMarkup(withoutLooks(decoded(source)))}</annotation></semantics></math>`

/** A formula without the size and colours that WordPress takes at its end: `x^2&s=3&fg=0000ff`. */
const withoutLooks = (source: string): string =>
  source.replace(/(?:&(?:s|fg|bg)=[\w-]{1,20})+\s*$/, '').trim()

/** A formula is typed within markup, so its characters may be escaped. */
const decoded = (source: string): string =>
  source.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** The body of a story of an export. Rule: docs/rules/import.md, "WordPress". */
export function storyBody(item: WxrItem, survey: WxrSurvey): StoryBody {
  const isBlocks = hasBlocks(item.content)
  const expanded = expandShortcodes(shownSigns(item.content), expandFor(item.postId, survey))
  const html = isBlocks ? keepTypedBreaks(expanded) : expanded
  const baseUrl = [item.link, survey.link].find((link) => /^https?:\/\//.test(link))
  return htmlToParagraphs(withFootnotes(html, item.footnotes), {
    ...(baseUrl === undefined ? {} : { baseUrl }),
    keepsNewlines: !isBlocks,
    embedsAddresses: true,
    sizeOf: (src) => survey.sizes.of(src),
  })
}
