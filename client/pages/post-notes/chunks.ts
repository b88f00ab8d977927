import { findAnchor } from '../../../schema/rules/anchors'
import { onOneLine } from '../../../schema/rules/clean-text'
import type { Paragraph, StoryBody } from '../../../schema/story/paragraph'
import { paragraphText } from '../../../schema/story/text'
import { isInToggle } from '../../../schema/story/toggles'

/** The units of a story: a paragraph, or a list, a gallery, a box, a toggle. */
export interface Chunk {
  /** The name of its first paragraph. */
  key: string
  paragraphs: StoryBody
}

/** What a paragraph has in common with those that stand with it; nothing for one that stands alone. */
function kindOf(paragraph: Paragraph): string | undefined {
  if (paragraph.type === 'ULI' || paragraph.type === 'OLI') return 'list'
  if (paragraph.type === 'IMG' && paragraph.gallery !== undefined) return 'gallery'
  return paragraph.type === 'P' && paragraph.callout !== undefined ? paragraph.callout : undefined
}

const continues = (paragraph: Paragraph, before: Paragraph | undefined): boolean =>
  before !== undefined &&
  !isInToggle(paragraph) &&
  !isInToggle(before) &&
  kindOf(paragraph) !== undefined &&
  kindOf(paragraph) === kindOf(before) &&
  !(paragraph.type === 'IMG' && paragraph.gallery === 'start')

/** A story in parts that notes can stand beside. Lines alone are in none: there is nothing to say about them. */
export function chunksOf(body: StoryBody): Chunk[] {
  const chunks: Chunk[] = []
  for (const [i, paragraph] of body.entries()) {
    const chunk = chunks.at(-1)
    const isFolded = chunk?.paragraphs[0]?.type === 'TOGGLE' && isInToggle(paragraph)
    if (chunk && (isFolded || continues(paragraph, body[i - 1]))) chunk.paragraphs.push(paragraph)
    else if (paragraph.type !== 'HR' && paragraph.type !== 'SUBSCRIBE')
      chunks.push({ key: paragraph.name, paragraphs: [paragraph] })
  }
  return chunks
}

/** The first words of a part, to name it by; empty for a picture without words. */
export const firstWords = ({ paragraphs }: Chunk): string => {
  const words = onOneLine(paragraphs.map(paragraphText).join(' ')).split(' ')
  return words.length > 8 ? `${words.slice(0, 8).join(' ')} …` : words.join(' ')
}

/** The paragraph of a part that has these words; its first one if none has all of them. */
export function paragraphWith({ paragraphs, key }: Chunk, words: string): { name: string; words: string } {
  const match = paragraphs.find((paragraph) => onOneLine(paragraphText(paragraph)).includes(words))
  return match ? { name: match.name, words } : { name: key, words: '' }
}

/** Where a note stands: the paragraph that has its words now; nothing if neither they nor their paragraph are there. */
export function placeOf(
  body: StoryBody,
  name: string | null,
  passage: string | null,
): { name: string | null; isChanged: boolean } {
  if (name === null || passage === null) return { name, isChanged: false }
  const places = body.map((paragraph) => ({ name: paragraph.name, text: paragraphText(paragraph) }))
  const anchor = findAnchor(places, { paragraph: name, words: passage })
  return { name: anchor?.paragraph ?? name, isChanged: anchor === undefined }
}
