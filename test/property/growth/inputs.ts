import * as limits from '../../../schema/rules/limits'
import {
  type StoryBody as Body,
  MARKUP_TYPES,
  type Markup,
  type Paragraph,
} from '../../../schema/story/paragraph'

/** Something that reads what people send. */
export interface Reader {
  /** The file that exports it, and what it is called there. */
  of: string
  /** How long an input it can be given, in characters. */
  most: number
  read: (text: string) => unknown
}

/** The longest input that is tried; longer ones are allowed for whole imports. */
export const LONG = 64_000
/** Request lines and headers, as the platform takes them. */
export const ADDRESS = 16_000

export const paragraph = (text: string, markups: Markup[] = [], name = 'abcd'): Paragraph => ({
  type: 'P',
  name,
  text,
  markups,
})
/** A text whose every second character begins a markup, of each type in turn and longer and longer. */
export const marked = (text: string): Paragraph => {
  const count = Math.min(limits.MAX_MARKUPS, Math.floor(text.length / 8))
  const markups = Array.from({ length: count }, (_, i): Markup => {
    const type = MARKUP_TYPES[i % MARKUP_TYPES.length] ?? 'EM'
    return { type, start: i, end: text.length - i, ...(type === 'A' && { href: '/about' }) }
  })
  return paragraph(text, markups)
}
/** A text with formulas in it, each within the one before. */
export const formulas = (text: string): Paragraph => {
  const count = Math.min(limits.MAX_MARKUPS, Math.floor(text.length / 8))
  return paragraph(
    text,
    Array.from({ length: count }, (_, i) => ({
      type: 'CODE',
      isFormula: true,
      start: i,
      end: text.length - i,
    })),
  )
}
/** A card whose player has as many tracks as may be, named by `short`. */
export const film = (text: string, short = text) => ({
  type: 'MIXTAPE_EMBED' as const,
  name: 'film',
  href: `https://a.example/${text}`,
  title: text,
  description: text,
  site: text,
  player: {
    kind: 'video' as const,
    poster: `https://a.example/${text}`,
    tracks: Array.from({ length: limits.MAX_TRACKS }, () => ({
      src: `https://a.example/${short}`,
      kind: 'captions' as const,
      language: short,
      label: short,
    })),
  },
})
/** A paragraph for each 64 characters. */
export const many = (text: string): Body =>
  Array.from({ length: Math.ceil(text.length / 64) }, (_, i) =>
    paragraph(text.slice(64 * i, 64 * i + 64), [], `n${String(i).padStart(5, '0')}`),
  )
export const items = (text: string) =>
  many(text).map((item, i) => ({ ...item, type: 'ULI' as const, level: i % 4 })) as Extract<
    Paragraph,
    { type: 'ULI' | 'OLI' }
  >[]
export const place = { origin: 'https://quire.example', link: 'https://quire.example/a' }
export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
/** What a reader throws for an input that it refuses is an answer too. */
export const or = (read: () => unknown): unknown => {
  try {
    return read()
  } catch (error) {
    return error
  }
}

export const entry = (of: string, most: number, read: (text: string) => unknown): Reader => ({
  of,
  most,
  read,
})
