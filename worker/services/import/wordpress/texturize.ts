import type { Markup, StoryBody } from '../../../../schema/story/paragraph'

/** Quotation marks by language: the outer ones, and those within them. */
const QUOTES: Readonly<Record<string, readonly [string, string, string, string]>> = {
  de: ['„', '“', '‚', '‘'],
  fr: ['« ', ' »', '“', '”'],
  ru: ['«', '»', '„', '“'],
  uk: ['«', '»', '„', '“'],
  pl: ['„', '”', '‚', '’'],
  cs: ['„', '“', '‚', '‘'],
}
const ENGLISH = ['“', '”', '‘', '’'] as const

/** Typed characters and what readers saw for them; longest first. */
const SIGNS = /---|--|\.\.\.|\(tm\)|["']|(?<=\s)-(?=\s)|(?<=\d)x(?=\d)/gi

/** What precedes an opening quotation mark. */
const BEFORE_OPENING = /[\s([{\-–—“‘„«/]/

type Replacement = [start: number, end: number, text: string]

function replacementOf(
  sign: string,
  text: string,
  at: number,
  [open, close, innerOpen, innerClose]: readonly [string, string, string, string],
): string {
  const before = text[at - 1] ?? ' '
  const after = text[at + sign.length] ?? ' '
  const opens = BEFORE_OPENING.test(before) && !/\s/.test(after)
  switch (sign.toLowerCase()) {
    case '---':
      return '—'
    case '--':
      return /\s/.test(before) && /\s/.test(after) ? '—' : '–'
    case '-':
      return '–'
    case '...':
      return '…'
    case '(tm)':
      return '™'
    case 'x':
      return '×'
    case '"':
      return opens ? open : close
    default:
      // In ’tis and ’99 it marks an omission.
      if (opens && /^'(?:\d\ds?\b|(?:tis|twas|tain|til|cause|em)\b)/i.test(text.slice(at, at + 8))) return '’'
      return opens ? innerOpen : /\s/.test(after) || after === '"' ? innerClose : '’'
  }
}

/** A text as WordPress displays it, with the position of each replaced run. */
function replacements(text: string, language: string, isCode: (at: number) => boolean): Replacement[] {
  const quotes = QUOTES[language.toLowerCase().split('-')[0] ?? ''] ?? ENGLISH
  const all: Replacement[] = []
  for (const match of text.matchAll(SIGNS)) {
    const [sign] = match
    if (isCode(match.index)) continue
    const end = match.index + sign.length
    const shown = replacementOf(sign, text, match.index, quotes)
    // A row of hyphens is a line, not a dash.
    if (sign.startsWith('--') && (text[match.index - 1] === '-' || text[end] === '-')) continue
    all.push([match.index, end, shown])
  }
  return all
}

function applied(
  text: string,
  changes: readonly Replacement[],
): { text: string; moved: (at: number) => number } {
  let result = ''
  let at = 0
  for (const [start, end, sign] of changes) {
    result += text.slice(at, start) + sign
    at = end
  }
  const ends = changes.map(([, end]) => end)
  const shifts: number[] = []
  let shift = 0
  for (const [start, end, sign] of changes) {
    shift += sign.length - (end - start)
    shifts.push(shift)
  }
  const moved = (position: number): number => {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) <= position) low = middle + 1
      else high = middle
    }
    return position + (low === 0 ? 0 : (shifts[low - 1] ?? 0))
  }
  return { text: result + text.slice(at), moved }
}

/** A plain text as WordPress displays it: typographic quotation marks, dashes and dots. */
export const texturized = (text: string, language: string): string =>
  applied(
    text,
    replacements(text, language, () => false),
  ).text

/** The stretches of a text that stay as they were typed. */
function codeOf(text: string, markups: readonly Markup[]): (at: number) => boolean {
  const code = new Uint8Array(text.length + 1)
  for (const { type, start, end } of markups) if (type === 'CODE') code.fill(1, start, end)
  return (at) => code[at] === 1
}

function texturizedMarks<T extends { text: string; markups: Markup[] }>(marked: T, language: string): T {
  const changes = replacements(marked.text, language, codeOf(marked.text, marked.markups))
  if (changes.length === 0) return marked
  const { text, moved } = applied(marked.text, changes)
  const markups = marked.markups
    .map((markup) => ({ ...markup, start: moved(markup.start), end: moved(markup.end) }))
    .filter(({ start, end }) => start < end && end <= text.length)
  return { ...marked, text, markups }
}

/** A body as WordPress displays it; code, formulas and addresses stay as they were typed. */
export const texturizedBody = (body: StoryBody, language: string): StoryBody =>
  body.map((paragraph) => {
    switch (paragraph.type) {
      case 'HR':
      case 'SUBSCRIBE':
      case 'MATH':
      case 'PRE':
      case 'MIXTAPE_EMBED':
      case 'BUTTON':
      case 'IFRAME':
        return paragraph
      case 'TABLE':
        return {
          ...texturizedMarks(paragraph, language),
          ...(paragraph.head ? { head: paragraph.head.map((cell) => texturizedMarks(cell, language)) } : {}),
          rows: paragraph.rows.map((row) => row.map((cell) => texturizedMarks(cell, language))),
        }
      default:
        return /^https?:\/\/\S+$/.test(paragraph.text) ? paragraph : texturizedMarks(paragraph, language)
    }
  })
