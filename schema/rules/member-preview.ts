import type { Paragraph, StoryBody } from '../story/paragraph'
import { bodyImages, bodyWords, paragraphText } from '../story/text'
import { countWords, partSeconds, readingMinutes } from './reading-time'

/** The share of a story's words that a preview may show. */
const SHARE = 1 / 3
const MAX_WORDS = 150

/**
 * What readers without access see of a member-only story: what its writer has chosen, or else whole paragraphs from its
 * beginning, up to about a third of its words and at most 150, but at least one of them. Rule: docs/rules/stories.md,
 * "Member-only stories".
 */
export const memberPreview = (body: StoryBody): StoryBody => chosenPreview(body) ?? measuredPreview(body)

/**
 * What comes before the line that its writer has drawn, which may be nothing: a line above the first paragraph keeps
 * the whole text for members. Undefined if nothing follows the line.
 */
function chosenPreview(body: StoryBody): StoryBody | undefined {
  const line = body.findIndex((paragraph) => paragraph.type === 'HR' && paragraph.endsPreview === true)
  if (line === -1) return undefined
  const preview = body.slice(0, line)
  while (leadsOn(preview.at(-1))) preview.pop()
  return body.slice(line).some(saysSomething) ? withoutNotes(preview) : undefined
}

/** What says something without its own words. */
const WORDLESS: ReadonlySet<string> = new Set(['IMG', 'IFRAME', 'MIXTAPE_EMBED', 'TABLE', 'MATH'])

/** Whether a paragraph is more than a heading, a note or an empty line. */
const saysSomething = (paragraph: Paragraph): boolean =>
  !leadsOn(paragraph) &&
  paragraph.type !== 'FOOTNOTE' &&
  (WORDLESS.has(paragraph.type) || /\S/.test(paragraphText(paragraph)))

function measuredPreview(body: StoryBody): StoryBody {
  const words = body.map((paragraph) => countWords(paragraphText(paragraph)))
  const allowed = Math.min(MAX_WORDS, sum(words) * SHARE)
  // Pictures have no words, so without this a story of pictures would be shown whole.
  const most = Math.floor(body.length * SHARE)
  const first = body.findIndex((paragraph, i) => (words[i] ?? 0) > 0 && !leadsOn(paragraph))
  const least = Math.max(first + 1, 1)
  let end = least
  let shown = sum(words.slice(0, end))
  while (end < most && shown + (words[end] ?? 0) <= allowed) {
    shown += words[end] ?? 0
    end += 1
  }
  while (end > least && leadsOn(body[end - 1])) end -= 1
  return withoutNotes(body.slice(0, end))
}

/**
 * The minutes it takes to read what a preview leaves out, at least 1.
 *
 * @param seconds for the whole story.
 */
export const remainingMinutes = (seconds: number, preview: StoryBody): number =>
  readingMinutes(seconds - partSeconds(bodyWords(preview), bodyImages(preview)))

const sum = (numbers: number[]): number => numbers.reduce((total, n) => total + n, 0)

/** A separator, or a heading or the line of a toggle above what follows, can't end a preview. */
const leadsOn = (paragraph: Paragraph | undefined): boolean =>
  paragraph !== undefined && ['HR', 'H2', 'H3', 'H4', 'TOGGLE'].includes(paragraph.type)

/**
 * Notes are at the end of the story, which the preview doesn't show, so references to them would lead
 * nowhere.
 */
const withoutNotes = (body: StoryBody): StoryBody => body.filter((paragraph) => paragraph.type !== 'FOOTNOTE')
