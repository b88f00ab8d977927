import { escapeMarkup } from '../../../../schema/rules/markup'
import { playableKind } from '../../../../schema/story/from-html/cards'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { importNotes } from '../../../../schema/wording/import-reasons'
import { plainHtml, row } from '../html/data-html'
import { type ReadHtml, readHtml } from '../html-to-paragraphs'
import { expandFor } from './expand'
import { expandShortcodes } from './shortcodes'
import type { WxrItem, WxrSurvey } from './wxr'

/** The beginning of a comment that represents a block of the block editor. */
const BLOCK = /^\s{1,10}(\/)?wp:([a-z][\w/-]{0,100})(?=[\s/]|$)/

/** How much of a block's settings is read. */
const LONGEST_SETTINGS = 20_000

interface Block {
  at: number
  end: number
  name: string
  isEnd: boolean
  isEmpty: boolean
  /** Its settings, as JSON. */
  settings: string
}

/** The comments of blocks in their order: each comment is looked at once. */
function* blocksOf(content: string): Generator<Block> {
  let at = content.indexOf('<!--')
  while (at >= 0) {
    const end = content.indexOf('-->', at + 4)
    if (end < 0) return
    const [, slash, name] = BLOCK.exec(content.slice(at + 4, Math.min(end, at + 200))) ?? []
    const settings = content.slice(at + 4, Math.min(end, at + LONGEST_SETTINGS))
    if (name)
      yield { at, end: end + 3, name, isEnd: slash === '/', isEmpty: content[end - 1] === '/', settings }
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

/** How deep patterns may show patterns, and how many a story may show. */
const DEEPEST_PATTERN = 5
const MOST_PATTERNS = 200
const MOST_CHARACTERS = 3_000_000

/** Blocks that begin what only subscribers of a newsletter read. */
const FOR_SUBSCRIBERS = new Set(['jetpack/paywall', 'premium-content/subscriber-view'])

/** The blocks that have no content of their own: patterns become what they show, separators are lines. */
class Patterns {
  readonly missing = new Set<string>()
  #left = MOST_PATTERNS
  #room = MOST_CHARACTERS

  constructor(readonly known: ReadonlyMap<string, string>) {}

  shown(content: string, depth = 0): string {
    let result = ''
    let at = 0
    for (const { at: start, end, name, isEnd, isEmpty, settings } of blocksOf(content)) {
      const html = isEnd ? undefined : this.#html(name, isEmpty, settings, depth)
      if (html === undefined) continue
      result += content.slice(at, start) + html
      at = end
    }
    return result + content.slice(at)
  }

  #html(name: string, isEmpty: boolean, settings: string, depth: number): string | undefined {
    const plain = name.replace(/^core\//, '')
    if (plain === 'separator' && isEmpty) return '<hr>'
    if (FOR_SUBSCRIBERS.has(plain)) return '<!--members-only-->'
    const [, id] = plain === 'block' ? (/"ref"\s{0,10}:\s{0,10}"?(\d{1,20})/.exec(settings) ?? []) : []
    // A block without content is drawn by the site: its settings have its words.
    if (id === undefined) return isEmpty ? settingsHtml(settings) : undefined
    const pattern = this.known.get(id)
    this.#left -= 1
    this.#room -= pattern?.length ?? 0
    const isShown = pattern !== undefined && depth < DEEPEST_PATTERN && this.#left >= 0 && this.#room >= 0
    if (!isShown) {
      this.missing.add(id)
      return ''
    }
    return this.shown(pattern, depth + 1)
  }
}

/** The words, pictures and links in the settings of a block; nothing if there are none. */
function settingsHtml(settings: string): string | undefined {
  const at = settings.indexOf('{')
  if (at < 0) return undefined
  try {
    const html = plainHtml(row(JSON.parse(settings.slice(at).replace(/\/$/, ''))))
    return html === '' ? undefined : html
  } catch {
    return undefined
  }
}

/** Recordings that the content doesn't show stand above it. */
const withRecordings = (
  html: string,
  { recordings = [], content }: Pick<WxrItem, 'recordings' | 'content'>,
): string =>
  recordings
    .filter((address) => !content.includes(address))
    .map(
      (address) => `<${playableKind(address)} src="${escapeMarkup(address)}"></${playableKind(address)}>\n\n`,
    )
    .join('') + html

/** A paragraph of nothing but asterisks or lines, as people type a separator. */
const SEPARATOR = /^(?:[*_~=•·∗⁂—–#-][ \t]{0,5}){3,80}$/

const withSeparators = (body: StoryBody): StoryBody =>
  body.map((paragraph) =>
    paragraph.type === 'P' && SEPARATOR.test(paragraph.text)
      ? { type: 'HR', name: paragraph.name }
      : paragraph,
  )

/** What a story of an export says. Rule: docs/rules/import.md, "WordPress". */
export function storyContent(item: WxrItem, survey: WxrSurvey): ReadHtml {
  const isBlocks = hasBlocks(item.content)
  const patterns = new Patterns(survey.patterns)
  const content = patterns.shown(item.content)
  const expanded = expandShortcodes(shownSigns(content), expandFor(item.postId, survey))
  const html = withRecordings(isBlocks ? keepTypedBreaks(expanded) : expanded, item)
  const baseUrl = [item.link, survey.link].find((link) => /^https?:\/\//.test(link))
  const read = readHtml(withFootnotes(html, item.footnotes), {
    ...(baseUrl === undefined ? {} : { baseUrl }),
    keepsNewlines: !isBlocks,
    embedsAddresses: true,
    sizeOf: (src) => survey.sizes.of(src),
  })
  const missing = [...patterns.missing].map(importNotes.noPattern)
  return { ...read, body: withSeparators(read.body), notes: [...missing, ...read.notes] }
}
