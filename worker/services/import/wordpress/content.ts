import type { StoryBody } from '../../../../schema/story/paragraph'
import { htmlToParagraphs } from '../html-to-paragraphs/convert'
import { escapeHtml, expandFor } from './expand'
import { expandShortcodes } from './shortcodes'
import type { WxrItem, WxrSurvey } from './wxr'

const BLOCK = /<!--\s+(\/)?wp:([a-z][\w/-]*)(?:\s+(\{(?:(?!-->)[\s\S])*?\}))?\s*(\/)?-->/g

const hasBlocks = (content: string): boolean => /<!--\s+wp:/.test(content)

/**
 * What stands between the blocks of the block editor was typed in the classic one: there a line break counts.
 */
function keepTypedBreaks(content: string): string {
  let result = ''
  let at = 0
  let depth = 0
  const between = (text: string) => (text.trim() === '' ? text : `<div data-newlines="keep">${text}</div>`)
  for (const match of content.matchAll(BLOCK)) {
    const [whole, isEnd, name, , isEmpty] = match
    const text = content.slice(at, match.index)
    result += depth === 0 ? between(text) : text
    at = match.index + whole.length
    if (isEmpty) continue
    // The classic editor's own block is typed text too.
    if (name === 'freeform' || name === 'core/freeform') continue
    depth = isEnd ? Math.max(0, depth - 1) : depth + 1
  }
  const rest = content.slice(at)
  return result + (depth === 0 ? between(rest) : rest)
}

/** The notes of the block editor, which it keeps beside the content. */
function withFootnotes(html: string, footnotes: string): string {
  const items = parseNotes(footnotes)
  // The block that stands for them may be anywhere; they are collected at the end in any case.
  const list = items.map(({ id, content }) => `<li id="${escapeHtml(id)}">${content}</li>`).join('')
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

/** The body of a story of an export. Rule: docs/rules/import.md, "WordPress". */
export function storyBody(item: WxrItem, survey: WxrSurvey): StoryBody {
  const isBlocks = hasBlocks(item.content)
  const expanded = expandShortcodes(item.content, expandFor(item.postId, survey))
  const html = isBlocks ? keepTypedBreaks(expanded) : expanded
  const baseUrl = [item.link, survey.link].find((link) => /^https?:\/\//.test(link))
  return htmlToParagraphs(withFootnotes(html, item.footnotes), {
    ...(baseUrl === undefined ? {} : { baseUrl }),
    keepsNewlines: !isBlocks,
    embedsAddresses: true,
    sizeOf: (src) => survey.sizes.of(src),
  })
}
