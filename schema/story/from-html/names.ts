import type { Paragraph } from '../paragraph'
import type { Unnamed } from './writer'

/** FNV-1a over UTF-16 units, in 32 bits: fast and the same everywhere; nothing secret depends on it. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i)
    value = Math.imul(value, 0x01000193)
  }
  // Texts that differ only in their last letter must differ in all digits.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0')

/** What identifies a paragraph: two with the same are distinguished by their order. */
function content(paragraph: Unnamed): string {
  const { type } = paragraph
  if (type === 'HR' || type === 'SUBSCRIBE') return type
  if (type === 'IMG') return `${type} ${paragraph.imageId ?? paragraph.src ?? ''} ${paragraph.alt}`
  if (type === 'IFRAME') return `${type} ${paragraph.src}`
  if (type === 'MIXTAPE_EMBED') return `${type} ${paragraph.href}`
  if (type === 'BUTTON') return `${type} ${paragraph.href} ${paragraph.label}`
  if (type === 'TABLE') return `${type} ${JSON.stringify([paragraph.head, paragraph.rows])}`
  return `${type} ${paragraph.text}`
}

/**
 * Names every paragraph: 4 hex digits of a hash of its content, or 8 if those are taken. The same document
 * gets the same names every time, and a paragraph keeps its name when others change.
 */
export function nameParagraphs(paragraphs: readonly Unnamed[]): Paragraph[] {
  const taken = new Set<string>()
  const turns = new Map<string, number>()
  return paragraphs.map((paragraph) => {
    const text = content(paragraph)
    let turn = turns.get(text) ?? 0
    let name = ''
    do {
      const digits = hex(hash(turn === 0 ? text : `${text}\0${turn}`))
      name = turn < 4 ? digits.slice(0, 4) : digits
      turn += 1
    } while (taken.has(name))
    turns.set(text, turn)
    taken.add(name)
    return { ...paragraph, name } as Paragraph
  })
}
