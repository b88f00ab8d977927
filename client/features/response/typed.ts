import { newId } from '../../../schema/rules/new-id'
import { movedMarkups, textSplice } from '../../../schema/story/edits'
import type { Paragraph, StoryBody } from '../../../schema/story/paragraph'
import { bodyText, paragraphText } from '../../../schema/story/text'
import type { Place } from '../editor/model/places'

/**
 * What was typed before the editor was there: an empty line ends a paragraph. Nothing else is taken away: anyone who
 * has just typed a space goes on after it.
 */
export const bodyOfText = (text: string): StoryBody =>
  text === ''
    ? []
    : text.split(/\n\s*\n/).map((words) => ({ type: 'P', name: newId(), text: words, markups: [] }))

/** A text as the plain field shows it; nothing of what this version can't read. */
export function plainOf(given: StoryBody | string): string {
  if (typeof given === 'string') return given
  try {
    return bodyText(given)
  } catch {
    return ''
  }
}

/** A paragraph with words, and where they stand in the plain field. */
interface Line {
  index: number
  start: number
  end: number
}

function linesOf(body: StoryBody): Line[] {
  let start = 0
  return body.flatMap((paragraph, index) => {
    const { length } = paragraphText(paragraph)
    if (length === 0) return []
    const line = { index, start, end: start + length }
    start = line.end + 1
    return [line]
  })
}

const spliced = (paragraph: Paragraph, at: number, remove: number, insert: string): Paragraph | undefined => {
  if (!('markups' in paragraph) || paragraph.type === 'TABLE') return undefined
  const text = paragraph.text.slice(0, at) + insert + paragraph.text.slice(at + remove)
  return { ...paragraph, text, markups: movedMarkups(paragraph.markups, [at, remove, insert]) }
}

/** A text of paragraphs after what it says was changed in the plain field: the rest keeps its formatting. */
export function retyped(body: StoryBody, typed: string): StoryBody {
  const [at, remove, insert] = textSplice(plainOf(body), typed)
  if (remove === 0 && insert === '') return body
  const lines = linesOf(body)
  const first = lines.find(({ end }) => at <= end)
  if (!first) return [...body, ...bodyOfText(insert)]
  const until = at + remove
  return body.flatMap((paragraph, index): Paragraph[] => {
    const line = lines.find((one) => one.index === index)
    if (!line || line.end < at || line.start > until) return [paragraph]
    const from = Math.max(at - line.start, 0)
    const removed = Math.max(Math.min(until, line.end) - line.start - from, 0)
    const added = line === first ? insert : ''
    const changed = spliced(paragraph, from, removed, added)
    if (!changed) return [paragraph, ...bodyOfText(added)]
    return 'text' in changed && changed.text === '' && changed.type !== 'IMG' ? [] : [changed]
  })
}

/** Where a character of the plain field stands in the paragraphs that are made of what it says. */
export function placeIn(given: StoryBody | string, typed: string, at: number): Place {
  if (typeof given === 'string') {
    const before = bodyOfText(typed.slice(0, at))
    return { index: Math.max(before.length - 1, 0), offset: plainOf(before.slice(-1)).length }
  }
  const lines = linesOf(retyped(given, typed))
  const line = lines.find(({ end }) => at <= end) ?? lines.at(-1)
  return line ? { index: line.index, offset: at - line.start } : { index: 0, offset: 0 }
}

/**
 * The kept text, joined with the text that is in the plain field before the page's script has loaded: the reader has
 * typed it, or the browser has restored it.
 */
export function withEarly(kept: StoryBody | string, early: string): StoryBody | string {
  const before = plainOf(kept)
  if (before.includes(early.trim())) return kept
  if (typeof kept !== 'string')
    return early.startsWith(before) ? retyped(kept, early) : [...kept, ...bodyOfText(early)]
  return kept === '' || early.startsWith(kept) ? early : `${kept}\n\n${early}`
}
